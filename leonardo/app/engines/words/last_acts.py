"""The last thing that each seat did, marked until the next turn, and the flag over the place where it did it."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.app.engines.spots import LandSpot, Spot
from leonardo.app.engines.words.phrases import card_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.shown.marks import LastAct
from leonardo.engine.engines import events
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
