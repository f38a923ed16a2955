"""What is said of what has just happened: marks of the last acts, flags, remarks and news."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.app.engines.spots import LandSpot, Spot
from leonardo.app.engines.standing import gain
from leonardo.app.engines.words.phrases import card_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.remarks import Occasion, Remark
from leonardo.app.table.shown.marks import LastAct
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import events
from leonardo.engine.engines.cards import ARTS
from leonardo.engine.engines.constants import BID_STEP
from leonardo.engine.engines.questions import MoveQuestion, SettleQuestion, TurnQuestion
from leonardo.engine.engines.state import leaders
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event


def last_act(event: Event) -> LastAct | None:
    """Return how an event is marked at the seat that did it, if it is."""
    told = _TOLD.get(type(event))
    return told(event) if told else None


def flag(event: Event) -> Flag | None:
    """Return what is told of an event where it happens, if somebody chose it and nothing else tells it."""
    act = last_act(event)
    if act is None or act.spot is None:
        return None
    return Flag(act.seat, act.spot, act.words)


def _act(seat: int, spot: Spot | None, key: str, **values: object) -> LastAct:
    return LastAct(seat, spot, tr(f"engines.last.{key}", **values))


def _at(key: str) -> Callable[[Any], LastAct]:
    return lambda event: _act(event.seat, LandSpot(event.at), key)


def _to(key: str) -> Callable[[Any], LastAct]:
    return lambda event: _act(event.seat, LandSpot(event.target), key)


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
_TOLD: Final[dict[type[Event], Callable[[Any], LastAct | None]]] = {
    events.Settled: _at("settled"),
    events.ProjectRealised: lambda event: _act(event.seat, None, "realised", card=card_name(event.card)),
    events.MachineBuilt: lambda event: _act(event.seat, LandSpot(event.at), f"built_{event.machine.value}"),
    events.TowerBuilt: _at("tower"),
    events.CastleBuilt: _at("castle"),
    events.Invaded: _to("invaded"),
    events.Moved: _to("moved"),
    events.AttackBegan: _to("attacked"),
    events.AttackWon: _at("won"),
    events.AttackLost: _at("held"),
    events.Retreated: lambda event: _act(event.seat, LandSpot(event.source), "retreated"),
}


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how attacks on its territories ended, and its own."""
    return [event for event in happened if view.viewer in _sides(event)]


def _sides(event: Event) -> tuple[int, ...]:
    match event:
        case events.AttackWon(seat=one, defender=other) | events.AttackLost(seat=one, attacker=other):
            return one, other
    return ()


_TWO: Final = 2


def remark(before: View, after: View, event: Event) -> Remark | None:
    """Return to whom an event is worth a remark, and why."""
    match event:
        case events.AttackWon(defender=defender):
            ruined = defender not in after.owners
            return Remark(defender, Occasion.RUINED if ruined else Occasion.ROBBED)
        case events.ProjectRealised(seat=seat, card=card) if card in ARTS:
            return Remark(seat, Occasion.GREAT_WORK)
        case events.CastleBuilt(seat=seat):
            return Remark(seat, Occasion.GREAT_WORK)
        case events.PointsScored(seat=seat):
            return _overtaken(before, after, seat)
        case events.BidsShown(bids=bids):
            return _outbid_narrowly(bids)
    return None


def _overtaken(before: View, after: View, scorer: int) -> Remark | None:
    led, lead = leaders(before.players), leaders(after.players)
    return Remark(led[0], Occasion.OVERTAKEN) if len(led) == 1 and lead == (scorer,) != led else None


def _outbid_narrowly(bids: tuple[int, ...]) -> Remark | None:
    highest = sorted(bids)[-_TWO:]
    if len(highest) < _TWO or highest[1] - highest[0] != BID_STEP:
        return None
    return Remark(bids.index(highest[1]), Occasion.TIGHT_AUCTION)


_NEAR: Final = 5  # points to the end of the game at which it is time to think of it


def urgent(view: View, situation: PromptState) -> Sequence[str]:
    """Return, in ever fewer words, which of the others is near the points that win (rule 3.1); else nothing.

    Who would have them if the round ended now (rule 12.3) comes before who is but a few points away. Before the first
    round it is told who rolled the most men (rule 4.4), in the first turn what earns points (rules 12.1 to 12.3), and
    while one moves, what it means to stop (rule 9.1).
    """
    seat = view.viewer
    if seat is None or view.question is None or view.question.seat != seat:
        return ()
    if isinstance(view.question, SettleQuestion):
        name = situation.names[view.leonardo]
        key = "mine" if view.leonardo == seat else "others"
        return tuple(tr(f"engines.urgent.begins.{key}.{length}", name=name) for length in ("fully", "briefly"))
    if isinstance(view.question, MoveQuestion):
        return tuple(tr(f"engines.urgent.stopping.{length}") for length in ("fully", "briefly"))
    if not view.round:
        return ()
    if situation.beginner and view.round == 1 and isinstance(view.question, TurnQuestion):
        return tuple(tr(f"engines.urgent.earns.{length}") for length in ("fully", "briefly"))
    table = range(len(view.players))
    then = {other: view.players[other].points + gain(view, other) for other in table if other != seat}
    most = max(then, key=lambda other: then[other])
    if then[most] >= view.table.target:
        told = {"name": situation.names[most], "points": then[most]}
        return tuple(tr(f"engines.urgent.reaches.{length}", **told) for length in ("fully", "briefly"))
    left = {other: view.table.target - player.points for other, player in enumerate(view.players) if other != seat}
    first = min(left, key=lambda other: left[other])
    if not 0 < left[first] <= _NEAR:
        return ()
    values = {"name": situation.names[first], "count": left[first]}
    return tuple(tr(f"engines.urgent.near.{length}", **values) for length in ("fully", "briefly"))
