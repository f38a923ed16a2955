"""A battle that goes on by itself to its end: what serves best is chosen, and the dice are thrown."""

from typing import TYPE_CHECKING, Final

from attrs import frozen

from leonardo.app.engines import commands
from leonardo.app.engines.moves import waves
from leonardo.app.engines.moves.choices import apart
from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES
from leonardo.app.engines.words.odds import best
from leonardo.app.table.buttons import TableButton
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.questions import AssaultQuestion, FireQuestion
from leonardo.engine.engines.view import View

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable


@frozen
class FightOn:
    """Fight for a territory by the best choice each time."""

    target: Territory


def ordered(view: View, order: object) -> Action | None:
    """Return what serves best now, if that was ordered."""
    return _best_action(view) if order_stands(view, order) else None


def order_stands(view: View, order: object) -> bool:
    """Return whether the battle goes on that was ordered."""
    return isinstance(order, FightOn) and view.war is not None and view.war.target == order.target


def _best_action(view: View) -> Action | None:
    key = best(view)
    if key == BY_INFANTRY:
        return waves.infantry_of(view, waves.usual(view))
    if key == BY_PLANES:
        return waves.planes_of(view, waves.usual(view))
    return next((option for option in apart(view) if BUTTONS.get(type(option)) == key), None)


def can_fight_on(view: View, _state: PromptState, turn: Awaited) -> bool:
    """Return whether the viewer may leave the rest of a battle to that now."""
    return turn is Awaited.MINE and isinstance(view.question, AssaultQuestion | FireQuestion) and bool(view.options)


def _fights_on(table: "PlayedTable") -> None:
    view = table.view()
    action = _best_action(view)
    if table.free and view.war is not None and action is not None:
        table.order(FightOn(view.war.target), action)


FIGHT_ON: Final = "fight_on"
FIGHTING_ON: Final = (
    TableButton(
        FIGHT_ON,
        "engines.button.fight_on",
        "engines.explain.button_fight_on",
        can_fight_on,
        run=_fights_on,
        command=commands.ALL,
        answers=True,
        aside=True,
    ),
)
"""The button for that, on the stage of the war."""
STOP_FIGHTING: Final = (
    TableButton(
        "stop_fighting",
        "engines.button.stop_fighting",
        "engines.explain.button_stop_fighting",
        lambda _view, state, _turn: state.order is not None,
        run=lambda table: table.countermand(),
        command=commands.ALL,
    ),
)
"""The button that asks again, beside the prompt."""
