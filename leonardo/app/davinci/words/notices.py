"""What is said of what has just happened: marks of the last acts, flags, remarks and news."""

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from leonardo.app.davinci.spots import BoxSpot, DistrictSpot, LaboratorySpot, LeonardoSpot, Spot, StockSpot
from leonardo.app.davinci.words.phrases import florins, invention_name, of_seats, weeks
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.remarks import Occasion, Remark, Voice
from leonardo.app.table.shown.marks import LastAct
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LABORATORIES, LAST_ROUND, SHOP_SELLS, Component, Place, Upgrade
from leonardo.engine.davinci.prospects import (
    longest_in_time,
    misses_the_shops,
    places_alone,
    rounds_with_shops,
    weeks_wanted,
)
from leonardo.engine.davinci.questions import PlacementQuestion, WorkQuestion
from leonardo.engine.davinci.races import rivals_in_time
from leonardo.engine.davinci.state import Group, by_rank
from leonardo.engine.davinci.view import View
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


_SIGNS: Final = {"completed": "tick", "shown": "sign_eye", "won": "laurel"}
"""The pictures that say what was done with an invention."""


def _invented(key: str) -> Callable[[Any], LastAct]:
    return lambda event: _with_invention(event.seat, key, event.invention)


def _with_invention(seat: int, key: str, invention: int) -> LastAct:
    """Return what was done with an invention: on the panel, a sign says it before its name."""
    name = invention_name(invention)
    return LastAct(seat, None, name, fully=tr(f"davinci.last.{key}", invention=name), sign=_SIGNS[key], lasts=True)


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


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return which of its apprentices others have moved, what they completed before it, and its auctions' results.

    These come last: nothing else tells them once their stage was skipped.
    """
    found = [event for event in happened if view.viewer is not None and _concerns(view, event, view.viewer)]
    return sorted(found, key=lambda event: isinstance(event, events.AuctionSettled))


def _concerns(view: View, event: Event, seat: int) -> bool:
    match event:
        case events.ApprenticeMoved(seat=mover, of_seat=owner):
            return owner == seat != mover
        case events.AuctionSettled(bids=bids):
            return any(bidder == seat for bidder, _ in bids)
        case events.InventionCompleted(seat=completer, invention=invention):
            works = (view.seats[seat].laboratory(place) for place in LABORATORIES)
            return completer != seat and any(work is not None and work.invention == invention for work in works)
    return False


_ON_STAGE: Final = (events.InventionCompleted, events.WorkShown, events.BidMade, events.AuctionSettled)
"""What is told on the stage."""


def flag(event: Event) -> Flag | None:
    """Return what is told of an event where it happens, if somebody chose it and it is not told on the stage.

    That a group withdraws is told in any case, but quietly: else what was told there last would seem to go on.
    """
    if isinstance(event, events.WorkersWithdrew):
        return Flag(event.seat, DistrictSpot(event.district), tr("davinci.flag.withdrew"), quiet=True)
    if isinstance(event, _ON_STAGE) or getattr(event, "forced", False):
        return None
    if isinstance(event, events.WorkersPlaced):
        return _strengthened(event)
    act = last_act(event)
    if act is None:
        return None
    if isinstance(event, events.WorkStarted | events.WorkInterrupted):
        return Flag(act.seat, LaboratorySpot(act.seat, event.laboratory), act.words)
    return Flag(act.seat, _place(act.seat, act.spot), act.words)


def _strengthened(event: events.WorkersPlaced) -> Flag:
    """Return by how much a place becomes stronger (rules 8.1, 8.15)."""
    strength = Group(event.seat, event.apprentices, event.master).strength
    if event.place in LABORATORIES:
        said = tr("davinci.gain.weeks", weeks=weeks(strength))
        return Flag(event.seat, LaboratorySpot(event.seat, event.place), said)
    return Flag(event.seat, DistrictSpot(event.place), tr("davinci.flag.placed", count=strength))


def _place(seat: int, spot: Spot | None) -> Spot:
    """Return what can be lit up: a whole district rather than what lies in it."""
    if isinstance(spot, StockSpot):
        return DistrictSpot(spot.place)
    return spot if spot is not None else SeatSpot(seat)


VOICES: Final = MappingProxyType(
    {"builder": Voice.FIERY, "collector": Voice.MERRY, "banker": Voice.GLOOMY, "spoiler": Voice.CALM}
)
_NARROWLY: Final = 1  # florins by which an auction is won narrowly, at most


def remark(before: View, after: View, event: Event) -> Remark | None:
    """Return to whom an event is worth a remark, and why."""
    match event:
        case events.InventionCompleted(seat=seat):
            return Remark(seat, Occasion.GREAT_WORK if event.first else Occasion.OVERTAKEN)
        case events.WorkersPlaced(place=place) if place not in LABORATORIES:
            first, now = (next(iter(by_rank(view.queues[place])), None) for view in (before, after))
            return Remark(first, Occasion.OVERTAKEN) if first is not None and first != now else None
        case events.ApprenticeMoved(of_seat=seat) if seat != event.seat:
            return Remark(seat, Occasion.ROBBED)
        case events.AuctionSettled(winner=int(winner)):
            highest = sorted(florins for _, florins in event.bids)[-2:]
            if len(highest) > 1 and highest[1] - highest[0] <= _NARROWLY:
                return Remark(winner, Occasion.TIGHT_AUCTION)
    return None


def urgent(view: View, situation: PromptState) -> Sequence[str]:
    """Return what must not be put off, in ever fewer words; nothing where nothing presses or nothing can be done."""
    seat, question = view.viewer, view.question
    if seat is None or question is None or question.seat != seat:
        return ()
    if isinstance(question, WorkQuestion):
        return next(_in_phase_a(view, seat), ())
    if not isinstance(question, PlacementQuestion):
        return ()
    return next(chain(_in_phase_b(view, seat), _races(view, seat, situation.names)), ())


def _races(view: View, seat: int, names: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield what a rival may complete in this round before the viewer does."""
    for place in LABORATORIES:
        laboratory, rivals = view.seats[seat].laboratory(place), rivals_in_time(view, place)
        if rivals and laboratory is not None and laboratory.invention is not None:
            yield _both("race", invention=invention_name(laboratory.invention), names=of_seats(names, rivals))


def _in_phase_a(view: View, seat: int) -> Iterator[Sequence[str]]:
    longest = longest_in_time(view, seat)
    if longest is not None:
        yield _both("longest", count=longest)
    yield from _shops(view, seat)


def _in_phase_b(view: View, seat: int) -> Iterator[Sequence[str]]:
    for place in LABORATORIES:
        laboratory, wanted = view.seats[seat].laboratory(place), weeks_wanted(view, seat, place)
        if wanted and laboratory is not None and laboratory.invention is not None:
            yield _both("weeks", count=wanted, invention=invention_name(laboratory.invention))
    if misses_the_shops(view, seat):
        yield _both("last_shops")
    yield from _shops(view, seat)
    if view.round == LAST_ROUND:
        yield _both("last_round")
    if places_alone(view, seat):
        yield _both("alone")


def _shops(view: View, seat: int) -> Iterator[Sequence[str]]:
    rounds = rounds_with_shops(view, seat)
    if rounds is not None:
        yield _both("shops", count=rounds)


def _both(key: str, **values: object) -> Sequence[str]:
    return tuple(tr(f"davinci.urgent.{key}.{length}", **values) for length in ("fully", "briefly"))
