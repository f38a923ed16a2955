"""The line that says whose decision it is and what can be done, with its buttons: put together for any game."""

from attrs import evolve

from leonardo.app.kit.translations import tr
from leonardo.app.table.buttons import GO_ON
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import View
from leonardo.app.table.shown.marks import Prompt
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.game import NATURE


def prompt(game: AnyTableGame, view: View, situation: PromptState) -> Prompt:
    turn = turn_of(game, view, situation)
    only_read = situation.reads and not situation.rests
    line = Prompt(None, "", tr("table.prompt.reads")) if only_read else _line(game, view, situation, turn)
    buttons = [button for button in game.buttons if button.shown(view, situation, turn)]
    if situation.reads:
        buttons = [button for button in buttons if button.tool or button.key == GO_ON]
    made = tuple(button.made(view, situation, turn) for button in buttons)
    laid = situation.held if isinstance(situation.held, game.moves.traits.laid) else None
    forecast = () if turn in {Awaited.NOTHING, Awaited.OVER} else situation.forecast
    return evolve(line, buttons=made, laid=laid, eye=situation.eye, forecast=forecast)


def turn_of(game: AnyTableGame, view: View, situation: PromptState) -> Awaited:
    if situation.visit is not None and not situation.playing:
        return Awaited.TOLD
    if situation.rests and not situation.playing:
        return Awaited.NOTHING
    decider = game.decider(view)
    if not situation.playing and decider is None:
        return Awaited.OVER
    if not situation.playing and decider == NATURE:
        return Awaited.CHANCE
    if situation.playing or decider != view.viewer:
        return Awaited.OTHERS
    return Awaited.CONFIRM if situation.staged is not None else Awaited.MINE


def _line(game: AnyTableGame, view: View, situation: PromptState, turn: Awaited) -> Prompt:
    match turn:
        case Awaited.TOLD if situation.visit is not None:
            return _task(game, view, situation, situation.visit)
        case Awaited.OTHERS:
            return _others(game, view, situation)
        case Awaited.NOTHING:
            return Prompt(None, "", situation.rests)
        case Awaited.OVER:
            return Prompt(None, tr("table.prompt.over") if situation.over else "")
        case Awaited.CHANCE:
            return _chance(game, view, situation)
    seat = view.viewer
    if turn is Awaited.CONFIRM:
        return Prompt(seat, _yours(seat, situation), tr("table.prompt.confirm"))
    return _task(game, view, situation, seat)


def _task(game: AnyTableGame, view: View, situation: PromptState, seat: int) -> Prompt:
    task, briefly = game.task(view, situation), game.task_briefly(view, situation)
    urgent = tuple(game.urgent(view, situation)) if situation.visit is None else ()
    news = _news(game, view, situation) if situation.visit is None else ()
    return Prompt(seat, _yours(seat, situation), task, briefly=briefly, urgent=urgent, news=news)


def _chance(game: AnyTableGame, view: View, situation: PromptState) -> Prompt:
    """Tell whose it is to let chance decide: to whoever may, in the words of any other decision."""
    task, briefly, seat = game.task(view, situation), game.task_briefly(view, situation), situation.presser
    if seat is None or seat != view.viewer:
        return Prompt(None, "", task, briefly=briefly)
    urgent, news = tuple(game.urgent(view, situation)), _news(game, view, situation)
    return Prompt(seat, _yours(seat, situation), task, briefly=briefly, urgent=urgent, news=news)


def _news(game: AnyTableGame, view: View, situation: PromptState) -> tuple[str, ...]:
    """Return what concerns the viewer of what happened since it decided last: all of it, or the weightiest of it."""
    news = game.news(view, situation.happened)
    told = {line: event for event in news if (line := game.line(event, situation.names))}
    if not told:
        return ()
    briefly = game.line_briefly(told[last := list(told)[-1]], situation.names)
    return " ".join(told), last, *((briefly,) if briefly else ())


def _yours(seat: int, situation: PromptState) -> str:
    if situation.several:
        return tr("table.prompt.yours_named", name=situation.names[seat])
    return tr("table.prompt.yours")


def _others(game: AnyTableGame, view: View, situation: PromptState) -> Prompt:
    """Tell what others do, or else who thinks; one's own last decision may still be taken back."""
    if situation.told is not None:
        told = situation.told
        if told.heading:
            return Prompt(told.seat, told.sentence)
        return Prompt(told.seat, "", told.sentence, briefly=told.briefly or game.phase(view))
    decider = game.decider(view)
    if decider in (None, NATURE) or decider in situation.people or situation.playing:
        return Prompt(None, game.phase(view))
    thinking = tr("table.prompt.thinking_long" if situation.long else "table.prompt.thinking")
    return Prompt(decider, situation.names[decider], thinking)
