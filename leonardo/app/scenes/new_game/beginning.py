"""The ways to a new game: agreed on as the last one was, for practice or against others, and begun."""

from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.ahead import table_ahead
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.new_game.plans import possible, refusal
from leonardo.play.hints import AGREED
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def agree_on(host: "Host", game: str) -> None:
    """Let what belongs to a new game be agreed on, beginning with what was agreed on last for this one."""
    host.kit.stack.push(NewGameScene(host, _as_last(host, game)))
    table_ahead(host, game)


def play_against(host: "Host", game: str, level: str) -> None:
    """Let a game be agreed on as the last one was, against built-in players of another level."""
    plan = _as_last(host, game)
    for seat in plan.seats:
        seat.player = level if seat.player else None
    host.kit.stack.push(NewGameScene(host, plan))


def offers_practice(host: "Host", game: str) -> bool:
    """Tell whether a game can be played for practice, with advice where a decision costs much."""
    return any(option.name == AGREED for option in host.games[game].options)


def practise(host: "Host", game: str) -> None:
    """Let a game for practice be agreed on, else as the last one was."""
    plan = _as_last(host, game)
    plan.chosen[AGREED] = True
    host.kit.stack.push(NewGameScene(host, plan))


def begin(host: "Host", plan: Plan) -> None:
    """Begin a new game as agreed on; where the rules refuse that, say why and let it be changed."""
    game = host.games[plan.game]
    against = refusal(game, plan)
    if against:
        host.say(tr("new_game.refused"), against)
        return
    chosen = possible(game, plan)
    wishes = game.wishes(len(plan.seats), plan.start, chosen)
    table = {each.name: each.word(chosen[each.name]) for each in game.options if each.of_table}
    host.kit.settings.plans = host.plans.keep(plan)
    if chosen.get(AGREED):
        host.kit.settings.silence(AGREED, silent=False)
    host.kit.store_settings()
    seats = plan.seated()
    host.play(Session.new(game.game, wishes, seats, plan.seed, host.folder, table=table, programs=host.programs))


def _as_last(host: "Host", game: str) -> Plan:
    return host.plans.next(game, host.draw_seed())
