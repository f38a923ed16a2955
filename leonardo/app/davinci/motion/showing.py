"""The shown game, event by event: what a seat sees after each thing that happened.

The table shows what happened, not what is: it keeps a view of its own and lets each event change it when its turn to
be shown comes. After the last event the shown view equals the real one in everything but the question and its options.
"""

from collections.abc import Callable
from typing import Any, Final

from leonardo.app.davinci.motion.asking import asked_after
from leonardo.engine.davinci import events
from leonardo.engine.davinci.council import FORESEEN, PURCHASE_PRICE
from leonardo.engine.davinci.favours import FLORINS, one_of
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Foresight, Group, Queue, Request, minus, plus
from leonardo.engine.davinci.terms import LABORATORIES, Component, Favour, Phase, Place, Stock, Upgrade
from leonardo.engine.davinci.view import Glance, LaboratoryView, SeatView, View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

NEW_LARGE: Final = LaboratoryView(spaces=4)
"""The large laboratory as it is taken (rule 8.12)."""


def after(view: View, event: Event) -> View:
    """Return the shown view once `event`, as the viewer may know it, has been shown.

    Raises:
        KeyError: if the event is not one of this game's.
    """
    question = asked_after(view, event)
    return evolve(SHOWN[type(event)](view, event), question=question, options=())


def _change(view: View, seat: int, **changes: object) -> View:
    seats = list(view.seats)
    seats[seat] = evolve(seats[seat], **changes)
    return evolve(view, seats=tuple(seats))


def _pay(view: View, seat: int, florins: int) -> View:
    return _change(view, seat, florins=view.seats[seat].florins + florins)


def _put_laboratory(view: View, seat: int, place: Place, laboratory: LaboratoryView) -> View:
    small, large = view.seats[seat].laboratories
    pair = (laboratory, large) if place is Place.SMALL else (small, laboratory)
    return _change(view, seat, laboratories=pair)


def _change_laboratory(view: View, seat: int, place: Place, **changes: object) -> View:
    laboratory = view.seats[seat].laboratory(place)
    return _put_laboratory(view, seat, place, evolve(laboratory or NEW_LARGE, **changes))


def _idle(view: View, seat: int, place: Place) -> View:
    return _change_laboratory(view, seat, place, busy=False, invention=None, weeks=0, started=0, shown=False)


def _gain(view: View, seat: int, components: Stock) -> View:
    """Move components from the shops to a seat's hand."""
    owner = view.seats[seat]
    hand = None if owner.hand is None else plus(owner.hand, components)
    view = _change(view, seat, holdings=plus(owner.holdings, components), hand=hand)
    return evolve(view, shops=minus(view.shops, components))


def _lay(view: View, seat: int, invention: int | None, back: bool = False) -> View:
    """Move an own invention's components from the hand to under a laboratory, or back."""
    hand = view.seats[seat].hand
    if hand is None or invention is None:
        return view
    components = INVENTIONS[invention].components
    return _change(view, seat, hand=plus(hand, components) if back else minus(hand, components))


def _take_apprentice(view: View, seat: int) -> View:
    academy = tuple(left - (number == seat) for number, left in enumerate(view.academy))
    return _change(evolve(view, academy=academy), seat, apprentices=view.seats[seat].apprentices + 1)


def _set_queue(view: View, district: Place, queue: Queue) -> View:
    queues = list(view.queues)
    queues[district] = queue
    return evolve(view, queues=tuple(queues))


def _join(view: View, seat: int, place: Place, apprentices: int, master: bool) -> View:
    """Let workers join their seat's group, or else stand last (rule 7.5)."""
    own = view.group(seat, place)
    if own is None:
        return _set_queue(view, place, (*view.queues[place], Group(seat, apprentices, master)))
    joined = Group(seat, own.apprentices + apprentices, own.master or master)
    return _set_queue(view, place, tuple(joined if group is own else group for group in view.queues[place]))


def _leave(view: View, seat: int, place: Place) -> View:
    """Take one apprentice away; a group emptied by that is gone (rule 8.7)."""
    if place in LABORATORIES:
        laboratory = view.seats[seat].laboratory(place) or NEW_LARGE
        return _change_laboratory(view, seat, place, apprentices=laboratory.apprentices - 1)
    smaller = (
        Group(group.seat, group.apprentices - (group.seat == seat), group.master) for group in view.queues[place]
    )
    return _set_queue(view, place, tuple(group for group in smaller if group.strength))


def _send_home(view: View, place: Place, seat: int | None = None) -> View:
    """Return the workers of a seat, or of all, in a district to their owners."""
    queue = view.queues[place]
    leaving = [group for group in queue if seat in (None, group.seat)]
    for group in leaving:
        owner = view.seats[group.seat]
        apprentices = owner.apprentices + group.apprentices
        view = _change(view, group.seat, apprentices=apprentices, master=owner.master or group.master)
    return _set_queue(view, place, tuple(group for group in queue if group not in leaving))


def _favour(view: View, event: events.FavourChosen) -> View:
    view = _gain(view, event.seat, event.components)
    match event.favour:
        case Favour.FLORINS:
            return _pay(view, event.seat, FLORINS)
        case Favour.APPRENTICE:
            return _take_apprentice(view, event.seat)
        case Favour.COMPONENTS:
            return view
    return _upgrade(view, event.seat, Upgrade[event.favour.name], event.laboratory)


def _upgrade(view: View, seat: int, upgrade: Upgrade | None, place: Place | None) -> View:
    match upgrade:
        case Upgrade.SMALL5:
            return _change_laboratory(view, seat, Place.SMALL, spaces=5)
        case Upgrade.LARGE4:
            return _put_laboratory(view, seat, Place.LARGE, NEW_LARGE)
        case Upgrade.LARGE6:
            return _change_laboratory(view, seat, Place.LARGE, spaces=6)
    place = place or Place.SMALL
    laboratory = view.seats[seat].laboratory(place) or NEW_LARGE
    return _change_laboratory(view, seat, place, automata=laboratory.automata + 1)


def _interrupted(view: View, event: events.WorkInterrupted) -> View:
    return _idle(_lay(view, event.seat, event.invention, back=True), event.seat, event.laboratory)


def _started(view: View, event: events.WorkStarted) -> View:
    return _change_laboratory(
        _lay(view, event.seat, event.invention),
        event.seat,
        event.laboratory,
        busy=True,
        invention=event.invention,
        weeks=0,
        started=view.round,
        shown=event.shown,
    )


def _placed(view: View, event: events.WorkersPlaced) -> View:
    owner = view.seats[event.seat]
    at_hand = owner.apprentices - event.apprentices
    view = _change(view, event.seat, apprentices=at_hand, master=owner.master and not event.master)
    laboratory = owner.laboratory(event.place) if event.place in LABORATORIES else None
    if laboratory is None:
        return _join(view, event.seat, event.place, event.apprentices, event.master)
    return _change_laboratory(
        view,
        event.seat,
        event.place,
        apprentices=laboratory.apprentices + event.apprentices,
        master=laboratory.master or event.master,
    )


def _moved(view: View, event: events.ApprenticeMoved) -> View:
    left = _leave(view, event.of_seat, event.source)
    return _join(left, event.of_seat, event.target, 1, master=False)


def _foreseen(view: View, event: events.DeckForeseen) -> View:
    window = min(FORESEEN, view.deck_count)
    foresight = None if event.cards is None else Foresight(event.cards, window, ordered=True)
    return _change(view, event.seat, foresight=foresight, glance=Glance(window, ordered=True))


def _reordered(view: View, event: events.DeckReordered) -> View:
    """Who looked before no longer knows the order (rule 8.5)."""
    window = min(FORESEEN, view.deck_count)
    for number, seat in enumerate(view.seats):
        if number != event.seat and seat.glance is not None:
            seen = seat.foresight
            known = None if seen is None else Foresight(seen.cards, window, ordered=False)
            view = _change(view, number, foresight=known, glance=Glance(window, ordered=False))
    foresight = None if event.cards is None else Foresight(event.cards, window, ordered=True)
    return _change(view, event.seat, foresight=foresight, glance=Glance(window, ordered=True))


def _advantage(view: View, event: events.AdvantageTaken) -> View:
    view = _pay(view, event.seat, -event.price)
    if event.component is not None:
        return _gain(view, event.seat, one_of(event.component))
    if event.district is Place.ACADEMY:
        return _take_apprentice(view, event.seat)
    return _upgrade(view, event.seat, event.upgrade, event.laboratory)


def _advanced(view: View, event: events.WorkAdvanced) -> View:
    owner = view.seats[event.seat]
    laboratory = owner.laboratory(event.laboratory) or NEW_LARGE
    apprentices = owner.apprentices + laboratory.apprentices
    view = _change(view, event.seat, apprentices=apprentices, master=owner.master or laboratory.master)
    return _change_laboratory(view, event.seat, event.laboratory, weeks=event.weeks, apprentices=0, master=False)


def _completed(view: View, event: events.InventionCompleted) -> View:
    components = INVENTIONS[event.invention].components
    owner = view.seats[event.seat]
    view = _change(view, event.seat, holdings=minus(owner.holdings, components), florins=owner.florins + event.reward)
    return _idle(evolve(view, shops=plus(view.shops, components)), event.seat, event.laboratory)


def _take_card(view: View, seat: int | None, invention: int) -> View:
    """Give the card to a seat, or take it out of the game."""
    display = tuple(request for request in view.display if request.invention != invention)
    view = evolve(view, display=display)
    if seat is None:
        return evolve(view, removed=(*view.removed, invention))
    return _change(view, seat, owned=(*view.seats[seat].owned, invention))


def _settled(view: View, event: events.AuctionSettled) -> View:
    if event.winner is not None:
        view = _pay(view, event.winner, -dict(event.bids)[event.winner])
    return _take_card(view, event.winner, event.invention)


def _requested(view: View, event: events.InventionRequested) -> View:
    request = Request(event.invention, view.round + 1)
    view = evolve(view, display=(*view.display, request), deck_count=view.deck_count - 1)
    for number, seat in enumerate(view.seats):
        if seat.glance is not None:
            view = _change(view, number, **_remembered(seat, seat.glance, event.invention))
    return view


def _remembered(seat: SeatView, glance: Glance, drawn: int) -> dict[str, object]:
    """One card fewer to remember, now that it lies open."""
    if glance.window == 1:
        return {"foresight": None, "glance": None}
    window = glance.window - 1
    seen = seat.foresight
    if seen is not None:
        seen = Foresight(tuple(card for card in seen.cards if card != drawn), window, seen.ordered)
    return {"foresight": seen, "glance": Glance(window, glance.ordered)}


def _bought(view: View, event: events.ComponentBought) -> View:
    return _gain(_pay(view, event.seat, -PURCHASE_PRICE), event.seat, one_of(Component(event.component)))


def _began(view: View, event: events.PhaseBegan) -> View:
    lord = None if event.phase is Phase.COMPLETION else view.lord
    return evolve(view, phase=event.phase, lord=lord)


def _same(view: View, event: Event) -> View:  # noqa: ARG001 - nothing on the table changes by it
    return view


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
SHOWN: Final[dict[type[Event], Callable[[View, Any], View]]] = {
    events.FavourChosen: _favour,
    events.RoundBegan: lambda view, event: evolve(view, round=event.round),
    events.PhaseBegan: _began,
    events.WorkInterrupted: _interrupted,
    events.WorkStarted: _started,
    events.WorkDone: _same,
    events.WorkersPlaced: _placed,
    events.PlacementPassed: _same,
    events.DistrictOpened: lambda view, event: evolve(view, lord=event.district),
    events.SentHome: lambda view, event: _send_home(view, Place.COUNCIL, event.seat),
    events.LeonardoGiven: lambda view, event: evolve(view, leonardo=event.to),
    events.BoxTaken: _same,
    events.BoxDeclined: lambda view, event: _send_home(view, Place.COUNCIL, event.seat),
    events.ApprenticeMoved: _moved,
    events.MoveDeclined: _same,
    events.TreasuryTaken: lambda view, event: _pay(evolve(view, treasury=0), event.seat, event.florins),
    events.DeckForeseen: _foreseen,
    events.DeckReordered: _reordered,
    events.ComponentBought: _bought,
    events.PurchaseDeclined: _same,
    events.AdvantageTaken: _advantage,
    events.WorkersWithdrew: lambda view, event: _send_home(view, event.district, event.seat),
    events.DistrictClosed: lambda view, event: _send_home(view, event.district),
    events.WorkAdvanced: _advanced,
    events.InventionCompleted: _completed,
    events.WorkShown: lambda view, event: _change_laboratory(
        view, event.seat, event.laboratory, invention=event.invention, shown=True
    ),
    events.CardTaken: lambda view, event: _take_card(view, event.seat, event.invention),
    events.AuctionOpened: _same,
    events.BidMade: _same,
    events.AuctionSettled: _settled,
    events.CouncilFilled: lambda view, event: evolve(view, treasury=view.treasury + event.florins),
    events.InventionRequested: _requested,
    events.GameEnded: _same,
}
"""What each kind of event changes on the table."""
