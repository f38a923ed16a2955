"""The log: what happened, in words. It says what the event says, and an event says only what its seat may know."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.app.davinci.words.phrases import (
    apprentices,
    components,
    florins,
    invention_name,
    laboratory_name,
    of_seats,
    place_name,
    place_of,
    some,
    weeks,
)
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Place, Upgrade
from leonardo.engine.game import Event

Names = Sequence[str]  # what the seats are called, in order


def line(event: Event, names: Names) -> str | None:
    """Return what happened in a sentence, or nothing where there is nothing worth saying.

    Raises:
        KeyError: if the event is not one of this game's.
    """
    return SENTENCES[type(event)](event, names)


def line_briefly(event: Event, names: Names) -> str:
    """Return who completes an invention, or wins one and for how much; nothing of others."""
    match event:
        case events.InventionCompleted():
            return _say("completed_briefly", name=names[event.seat], invention=invention_name(event.invention))
        case events.AuctionSettled(winner=int(winner)):
            paid = florins(dict(event.bids)[winner])
            return _say("settled_briefly", name=names[winner], invention=invention_name(event.invention), florins=paid)
    return ""


def line_before(event: Event, names: Names, *, begun: bool) -> str:
    """Return that bids are being opened or a work completed, while the line would tell the sums; nothing of others.

    Until the first seal is broken, bids are sealed.
    """
    match event:
        case events.AuctionSettled():
            return _say("opening" if begun else "all_sealed", invention=invention_name(event.invention))
        case events.InventionCompleted():
            return line_briefly(event, names)
    return ""


def is_heading(event: Event) -> bool:
    """Tell whether the line of an event begins a new part of the log."""
    return isinstance(event, events.RoundBegan | events.PhaseBegan)


def _say(key: str, **values: object) -> str:
    return tr(f"davinci.log.{key}", **values)


def _favour(event: events.FavourChosen, names: Names) -> str:
    laboratory = laboratory_name(event.laboratory) if event.laboratory is not None else ""
    return _say(
        f"favour_{event.favour.value}",
        name=names[event.seat],
        components=components(event.components),
        laboratory=laboratory,
    )


def _interrupted(event: events.WorkInterrupted, names: Names) -> str:
    values = {"name": names[event.seat], "laboratory": laboratory_name(event.laboratory)}
    lost = weeks(event.weeks_lost)
    if event.invention is None:
        return _say("interrupted", weeks=lost, **values)
    return _say("interrupted_known", weeks=lost, invention=invention_name(event.invention), **values)


def _started(event: events.WorkStarted, names: Names) -> str:
    values = {"name": names[event.seat], "laboratory": laboratory_name(event.laboratory)}
    if event.invention is None:
        return _say("started", **values)
    key = "started_open" if event.shown else "started_known"
    return _say(key, invention=invention_name(event.invention), **values)


def _placed(event: events.WorkersPlaced, names: Names) -> str:
    name, place = names[event.seat], place_of(event.place)
    if event.master:
        return _say("placed_master", name=name, place=place)
    return _say("placed", name=name, workers=apprentices(event.apprentices), place=place)


def _opened(event: events.DistrictOpened, names: Names) -> str:
    order = _say("order_join").join(names[seat] for seat in event.order)
    return _say("opened", order=order, place=place_of(event.district))


def _leonardo(event: events.LeonardoGiven, names: Names) -> str:
    if event.seat == event.to:
        return _say("leonardo_kept", name=names[event.seat])
    return _say("leonardo_given", name=names[event.seat], other=names[event.to])


def _moved(event: events.ApprenticeMoved, names: Names) -> str:
    values = {
        "name": names[event.seat],
        "source": place_name(event.source),
        "target": place_name(event.target),
    }
    if event.of_seat == event.seat:
        return _say("moved", **values)
    return _say("moved_other", other=names[event.of_seat], **values)


def _foreseen(event: events.DeckForeseen, names: Names) -> str:
    if event.cards is None:
        return _say("foreseen", name=names[event.seat])
    return _say("foreseen_known", name=names[event.seat], inventions=_inventions(event.cards))


def _reordered(event: events.DeckReordered, names: Names) -> str:
    if event.cards is None:
        return _say("reordered", name=names[event.seat])
    return _say("reordered_known", name=names[event.seat], inventions=_inventions(event.cards))


def _inventions(numbers: Sequence[int]) -> str:
    return tr("davinci.components.join").join(invention_name(number) for number in numbers)


def _advantage(event: events.AdvantageTaken, names: Names) -> str:
    free = "" if event.price else "_free"
    values: dict[str, object] = {"name": names[event.seat], "florins": florins(event.price)}
    if event.component is not None:
        return _say(f"took_component{free}", component=some(event.component), **values)
    if event.district is Place.ACADEMY:
        return _say(f"took_apprentice{free}", **values)
    return _say(f"upgraded{free}", upgrade=_upgrade(event.upgrade, event.laboratory), **values)


def _withdrew(event: events.WorkersWithdrew, names: Names) -> str:
    values = {"name": names[event.seat], "place": place_of(event.district)}
    if event.unpaid is not None:
        return _say("withdrew_unpaid", florins=florins(event.unpaid), **values)
    return _say("withdrew_forced" if event.forced else "withdrew", **values)


def _upgrade(upgrade: Upgrade | None, place: Place | None) -> str:
    kind = upgrade or Upgrade.AUTOMATON
    laboratory = laboratory_name(place) if place is not None else ""
    return tr(f"davinci.upgrade.{kind.value}", laboratory=laboratory)


def _advanced(event: events.WorkAdvanced, names: Names) -> str:
    return _say(
        "advanced",
        name=names[event.seat],
        weeks=weeks(event.weeks_added),
        laboratory=laboratory_name(event.laboratory),
        total=event.weeks,
    )


def _completed(event: events.InventionCompleted, names: Names) -> str:
    return _say(
        "completed_discount" if event.discount else "completed",
        name=names[event.seat],
        invention=invention_name(event.invention),
        weeks=weeks(event.weeks),
        saved=event.discount,
        florins=florins(event.reward),
    )


def _bid(event: events.BidMade, names: Names) -> str:
    if event.florins is None:
        return _say("bid", name=names[event.seat])
    return _say("bid_known", name=names[event.seat], florins=florins(event.florins))


def _settled(event: events.AuctionSettled, names: Names) -> str:
    invention = invention_name(event.invention)
    if event.winner is None:
        return _say("settled_nobody", invention=invention)
    bids = tr("davinci.components.join").join(
        _say("bid_of", name=names[seat], count=florins) for seat, florins in event.bids
    )
    return _say("settled", bids=bids, name=names[event.winner], invention=invention)


def _ended(event: events.GameEnded, names: Names) -> str:
    key = "ended" if len(event.winners) == 1 else "ended_shared"
    return _say(key, names=of_seats(names, event.winners))


def _phase(event: events.PhaseBegan, names: Names) -> str:  # noqa: ARG001 - every sentence takes the names
    return _say(f"phase_{event.phase.name.lower()}")


def _simple(key: str) -> Callable[[Any, Names], str]:
    """Return the sentence of events that tell only of a seat and, it may be, of an invention."""

    def sentence(event: object, names: Names) -> str:
        invention = getattr(event, "invention", None)
        named = invention_name(invention) if invention is not None else ""
        seat = getattr(event, "seat", None)
        return _say(key, name=names[seat] if seat is not None else "", invention=named)

    return sentence


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
SENTENCES: Final[dict[type[Event], Callable[[Any, Names], str | None]]] = {
    events.FavourChosen: _favour,
    events.RoundBegan: lambda event, _: _say("round", round=event.round),
    events.PhaseBegan: _phase,
    events.WorkInterrupted: _interrupted,
    events.WorkStarted: _started,
    events.WorkDone: _simple("work_done"),
    events.WorkersPlaced: _placed,
    events.PlacementPassed: lambda event, names: _say(
        "passed_forced" if event.forced else "passed", name=names[event.seat]
    ),
    events.DistrictOpened: _opened,
    events.SentHome: _simple("sent_home"),
    events.LeonardoGiven: _leonardo,
    events.BoxTaken: lambda event, names: _say(f"box_{event.box.name.lower()}", name=names[event.seat]),
    events.BoxDeclined: _simple("box_declined"),
    events.ApprenticeMoved: _moved,
    events.MoveDeclined: _simple("move_declined"),
    events.TreasuryTaken: lambda event, names: _say("treasury", name=names[event.seat], florins=florins(event.florins)),
    events.DeckForeseen: _foreseen,
    events.DeckReordered: _reordered,
    events.ComponentBought: lambda event, names: _say(
        "bought", name=names[event.seat], component=some(event.component)
    ),
    events.PurchaseDeclined: _simple("purchase_declined"),
    events.AdvantageTaken: _advantage,
    events.WorkersWithdrew: _withdrew,
    events.DistrictClosed: lambda _event, _names: None,
    events.WorkAdvanced: _advanced,
    events.InventionCompleted: _completed,
    events.WorkShown: _simple("shown"),
    events.CardTaken: _simple("card_taken"),
    events.AuctionOpened: lambda event, names: _say(
        "auction", names=of_seats(names, event.seats), invention=invention_name(event.invention)
    ),
    events.BidMade: _bid,
    events.AuctionSettled: _settled,
    events.CouncilFilled: lambda _event, _names: _say("council_filled"),
    events.InventionRequested: _simple("requested"),
    events.GameEnded: _ended,
}
"""How each kind of event is told."""
