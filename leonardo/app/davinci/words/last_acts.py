"""The last thing that each seat did, marked until it does the next (only what all could see)."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.app.davinci.spots import BoxSpot, LeonardoSpot, Spot, StockSpot
from leonardo.app.davinci.words.phrases import florins, invention_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import LastAct
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import SHOP_SELLS, Component, Place, Upgrade
from leonardo.engine.game import Event


def last_act(event: Event) -> LastAct | None:
    """Return how an event is marked on the panel of the seat that did it, if it is: not what came by itself.

    Nor that a group withdrew, which would hide what it took.
    """
    if getattr(event, "forced", False):
        return None
    told = _TOLD.get(type(event))
    return told(event) if told else None


def _act(seat: int, spot: Spot | None, key: str, **values: object) -> LastAct:
    return LastAct(seat, spot, tr(f"davinci.last.{key}", **values))


def _placed(event: events.WorkersPlaced) -> LastAct:
    return _act(event.seat, None, f"to.{event.place.name.lower()}")


def _took(event: events.AdvantageTaken) -> LastAct:
    spot = StockSpot(event.district)
    if event.component is not None:
        return _act(event.seat, spot, f"took.{Component(event.component).name.lower()}")
    if event.district is Place.ACADEMY:
        return _act(event.seat, spot, "took_apprentice")
    automaton = event.upgrade is Upgrade.AUTOMATON
    return _act(event.seat, spot, "took_automaton" if automaton else "took_laboratory")


def _bought(event: events.ComponentBought) -> LastAct:
    shop = next(place for place, sold in SHOP_SELLS.items() if sold is Component(event.component))
    return _act(event.seat, StockSpot(shop), f"bought.{Component(event.component).name.lower()}")


def _invented(key: str) -> Callable[[Any], LastAct]:
    return lambda event: _with_invention(event.seat, key, event.invention)


def _with_invention(seat: int, key: str, invention: int) -> LastAct:
    """Return what was done with an invention; where there is little room, without its name."""
    fully = tr(f"davinci.last.{key}", invention=invention_name(invention))
    return LastAct(seat, None, tr(f"davinci.last.{key}_briefly"), fully=fully, lasts=True)


def _said(key: str) -> Callable[[Any], LastAct]:
    """Something that leaves no trace on the table, or on the seat's own panel."""
    return lambda event: _act(event.seat, None, key)


def _slight(key: str) -> Callable[[Any], LastAct]:
    return lambda event: LastAct(event.seat, None, tr(f"davinci.last.{key}"), slight=True)


def _given(event: events.LeonardoGiven) -> LastAct:
    key = "leonardo_kept" if event.to == event.seat else "leonardo_given"
    return _act(event.seat, LeonardoSpot(event.to), key)


def _won(event: events.AuctionSettled) -> LastAct | None:
    return None if event.winner is None else _with_invention(event.winner, "won", event.invention)


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
_TOLD: Final[dict[type[Event], Callable[[Any], LastAct | None]]] = {
    events.FavourChosen: lambda event: _act(event.seat, None, f"favour_{event.favour.value}"),
    events.WorkStarted: _slight("started"),
    events.WorkInterrupted: _slight("interrupted"),
    events.WorkersPlaced: _placed,
    events.PlacementPassed: _slight("passed"),
    events.LeonardoGiven: _given,
    events.BoxTaken: lambda event: _act(event.seat, BoxSpot(event.box), f"box_{event.box.name.lower()}"),
    events.BoxDeclined: _said("declined"),
    events.ApprenticeMoved: _said("moved"),
    events.TreasuryTaken: lambda event: _act(event.seat, None, "treasury", florins=florins(event.florins)),
    events.DeckForeseen: _said("foreseen"),
    events.ComponentBought: _bought,
    events.AdvantageTaken: _took,
    events.InventionCompleted: _invented("completed"),
    events.WorkShown: _invented("shown"),
    events.BidMade: _slight("bid"),
    events.AuctionSettled: _won,
}
"""What is marked of each kind of event; of those left out nothing is."""
