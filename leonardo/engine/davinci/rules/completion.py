"""Phase D: completed inventions, rewards, cards and auctions (rule 9)."""

from collections.abc import Collection, Iterable

from attrs import frozen

from leonardo.engine.davinci.actions import Action, Bid
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import (
    AuctionOpened,
    AuctionSettled,
    BidMade,
    CardTaken,
    InventionCompleted,
    WorkShown,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.state import discount, laboratories_of, without_work
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

Auction = tuple[int, tuple[int, ...]]
"""An invention and the seats that bid for its card, from the holder of Leonardo clockwise."""


@frozen
class _Completion:
    seat: int
    laboratory: Place
    invention: int
    first: bool


def begin(draft: Draft) -> None:
    """Complete all that is ready, pay all rewards, then give the cards or hold auctions (rules 9.1 to 9.8)."""
    draft.phase = Phase.COMPLETION
    draft.lord = None
    completions = _find(draft)
    if not completions:
        draft.question = None
        return
    for completion in completions:
        _pay(draft, completion)
    completers = _completers(completions)
    _show_rivals(draft, completers)
    for invention, seats in completers.items():
        if len(seats) == 1:
            _give_card(draft, seats[0], invention)
            draft.tell(CardTaken, seats[0], invention)
    _open_auction(draft, tuple((invention, seats) for invention, seats in completers.items() if len(seats) > 1))


def _find(draft: Draft) -> list[_Completion]:
    """Find what is completed, by number, before anything changes hands: cards gained now save nothing yet (rule 9.2).

    What is no longer in the deck is on display, or the late right to it is held (rule 9.1).
    """
    on_display = {request.invention for request in draft.display}
    found: list[_Completion] = []
    for number in draft.table.clockwise_from(draft.leonardo):
        seat = draft.seats[number]
        for place, laboratory in laboratories_of(seat):
            invention = laboratory.invention
            if invention is None or invention in draft.deck:
                continue
            if laboratory.weeks + discount(seat.owned, invention) >= INVENTIONS[invention].weeks:
                found.append(_Completion(number, place, invention, invention in on_display))
    return sorted(found, key=lambda completion: completion.invention)


def _completers(completions: Iterable[_Completion]) -> dict[int, tuple[int, ...]]:
    """Return who completed each displayed invention, from the holder of Leonardo clockwise (rule 9.5)."""
    found: dict[int, tuple[int, ...]] = {}
    for each in completions:
        if each.first:
            found[each.invention] = (*found.get(each.invention, ()), each.seat)
    return found


def _pay(draft: Draft, completion: _Completion) -> None:
    """Return the components to their shops (rule 9.3) and pay the reward (rule 9.4)."""
    seat = draft.seats[completion.seat]
    laboratory = seat.laboratory(completion.laboratory)
    if laboratory is None:
        raise ValueError(f"no laboratory to complete in: {completion}")
    invention = INVENTIONS[completion.invention]
    reward = invention.first_reward if completion.first else invention.later_reward
    draft.seats[completion.seat] = without_work(seat, completion.laboratory)
    draft.receive(completion.seat, reward)
    draft.tell(
        InventionCompleted,
        completion.seat,
        completion.laboratory,
        completion.invention,
        laboratory.weeks,
        seat.discount(completion.invention),
        reward,
        completion.first,
    )


def _show_rivals(draft: Draft, completed: Collection[int]) -> None:
    """Who still works on an invention completed now shows it: the late right (rule 9.6)."""
    for number in draft.table.clockwise_from(draft.leonardo):
        for place, laboratory in laboratories_of(draft.seats[number]):
            if laboratory.invention in completed and laboratory.invention is not None and not laboratory.shown:
                draft.change_laboratory(number, place, shown=True)
                draft.tell(WorkShown, number, place, laboratory.invention)


def _give_card(draft: Draft, seat: int, invention: int) -> None:
    draft.display = tuple(request for request in draft.display if request.invention != invention)
    draft.seats[seat] = draft.seats[seat].with_card(invention)


def _open_auction(draft: Draft, auctions: tuple[Auction, ...]) -> None:
    """Open the next auction, in ascending order of the numbers (rule 9.8)."""
    if not auctions:
        draft.question = None
        return
    (invention, seats), later = auctions[0], auctions[1:]
    draft.question = BidQuestion(seats[0], invention, seats[1:], (), later)
    draft.tell(AuctionOpened, invention, seats)


def options(draft: Draft, question: BidQuestion) -> tuple[Action, ...]:
    """Return the bids from 0 up to all florins in hand (rule 9.7)."""
    return _bids(question.invention, draft.seats[question.seat].florins)


@memoized()
def _bids(invention: int, florins: int) -> tuple[Action, ...]:
    return tuple(Bid(invention, bid) for bid in range(florins + 1))


def bid(draft: Draft, question: BidQuestion, action: Bid) -> None:
    """Keep the bid secret until all are made (rule 9.7); the last to bid is still named when all purses lie there."""
    bids = (*question.bids, (question.seat, action.florins))
    following = question.waiting[0] if question.waiting else question.seat
    draft.question = BidQuestion(following, question.invention, question.waiting[1:], bids, question.auctions)
    draft.tell(BidMade, question.seat, action.invention, action.florins, draft.forced)
    if not question.waiting:
        _settle(draft, question.invention, tuple((seat, florins or 0) for seat, florins in bids))
        _open_auction(draft, question.auctions)


def _settle(draft: Draft, invention: int, bids: tuple[tuple[int, int], ...]) -> None:
    """The highest bid, of those alike the nearest to Leonardo clockwise, pays and takes the card (rule 9.7)."""
    winner, highest = max(bids, key=lambda pair: pair[1])
    draft.question = None
    if highest == 0:
        draft.display = tuple(request for request in draft.display if request.invention != invention)
        draft.removed = (*draft.removed, invention)
        draft.tell(AuctionSettled, invention, bids, None)
        return
    draft.receive(winner, -highest)
    _give_card(draft, winner, invention)
    draft.tell(AuctionSettled, invention, bids, winner)


def objection(draft: Draft, question: BidQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    if isinstance(action, Bid) and action.florins > draft.seats[question.seat].florins:
        return Objection("9.7", "cannot_pay", "A bid is at most all florins in hand")
    return Objection("9.7", "bid_now", "Now bids are made for the card, from 0 florins up")
