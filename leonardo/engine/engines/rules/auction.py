"""The auction in the closed fist (rule 6)."""

from leonardo.engine.engines.actions import Action, Bid, Choose, Decline
from leonardo.engine.engines.cards import DESIGNS, Card
from leonardo.engine.engines.constants import BID_STEP, CAP, DESIGNS_LAID, PROJECTS_LAID, Machine
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import (
    BidMade,
    BidsShown,
    CardDeclined,
    CardsLaid,
    CardsReturned,
    CardTaken,
    LeonardoPassed,
)
from leonardo.engine.engines.questions import AskBid, BidQuestion, ChooseQuestion, LayCards, NextBuyer
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

_DECLINE = Decline()


def lay_cards(draft: Draft, task: LayCards) -> None:  # noqa: ARG001 - every auction begins alike
    """Lay cards face up, one fewer than seats; projects where the designs are too few (rule 6.1)."""
    designs = min(DESIGNS_LAID[draft.table.seats], len(draft.design_pile))
    projects = DESIGNS_LAID[draft.table.seats] + PROJECTS_LAID[draft.table.seats] - designs
    laid: list[Card] = []
    for _ in range(designs):
        card, draft.design_pile = draft.design_pile.drawn()
        laid.append(card)
    for _ in range(min(projects, len(draft.project_pile))):
        card, draft.project_pile = draft.project_pile.drawn()
        laid.append(card)
    draft.offer = tuple(laid)
    draft.then(AskBid())
    draft.tell(CardsLaid, draft.offer)


def ask_bid(draft: Draft, task: AskBid) -> None:
    """Ask the next seat from Leonardo clockwise; when all have bid, show the bids (rule 6.2)."""
    order = draft.table.seats_from(draft.leonardo)
    if len(task.bids) < len(order):
        draft.question = BidQuestion(order[len(task.bids)], task.bids)
        return
    bids = {seat: florins or 0 for seat, florins in zip(order, task.bids, strict=True)}
    waiting = tuple((seat, bid) for seat, bid in bids.items() if bid)
    draft.then(NextBuyer(waiting, given=False))
    draft.tell(BidsShown, tuple(bids[seat] for seat in range(draft.table.seats)))


def bids(draft: Draft, question: BidQuestion) -> tuple[Action, ...]:
    """Return every sum in tens, up to all that the seat has (rule 6.2)."""
    return _bids(draft.players[question.seat].florins)


@memoized()
def _bids(florins: int) -> tuple[Action, ...]:
    return tuple(map(_bid, range(0, florins + 1, BID_STEP)))


@memoized()
def _bid(florins: int) -> Bid:
    return Bid(florins)


def bid(draft: Draft, question: BidQuestion, action: Bid) -> None:
    """Close the fist (rule 6.2)."""
    draft.then(AskBid((*question.bids, action.florins)))
    draft.tell(BidMade, question.seat, action.florins, draft.forced)


def bid_objection(draft: Draft, question: BidQuestion, action: Action) -> Objection:
    """Return which rule is against an answer that is no possible bid."""
    if not isinstance(action, Bid):
        return Objection("6.2", "bid_first", "Bid, or bid nothing")
    if action.florins > CAP:
        return Objection("6.2", "bid_above_cap", f"Nobody can bid more than {CAP} florins")
    if action.florins > draft.players[question.seat].florins:
        return Objection("6.2", "bid_above_cash", "A bid is at most the florins in hand")
    return Objection("6.2", "bid_not_in_tens", f"A bid is 0 or a multiple of {BID_STEP} florins")


def next_buyer(draft: Draft, task: NextBuyer) -> None:
    """Let the highest bidder left choose; among equals who sits nearest to Leonardo (rules 6.3, 6.4)."""
    if not task.waiting:
        _return_cards(draft)
        return
    order = draft.table.seats_from(draft.leonardo)
    seat, florins = min(task.waiting, key=lambda each: (-each[1], order.index(each[0])))
    waiting = tuple(each for each in task.waiting if each[0] != seat)
    draft.question = ChooseQuestion(seat, florins, waiting, task.given)


def _return_cards(draft: Draft) -> None:
    """Put what nobody took under its deck (rule 6.8)."""
    left, draft.offer = draft.offer, ()
    if left:
        draft.design_pile = draft.design_pile.under(card for card in left if card in DESIGNS)
        draft.project_pile = draft.project_pile.under(card for card in left if card not in DESIGNS)
        draft.tell(CardsReturned, left)


def choices(draft: Draft, question: ChooseQuestion) -> tuple[Action, ...]:
    """Return each kind of card on offer that the seat may take, and none (rules 6.5, 6.7)."""
    allowed = (card for card in dict.fromkeys(draft.offer) if may_take(draft, question.seat, card))
    return (*map(_choose, allowed), _DECLINE)


@memoized()
def _choose(card: Card) -> Choose:
    return Choose(card)


def may_take(draft: Draft, seat: int, card: Card) -> bool:
    """Return whether a seat may take a card: no second design of a kind (rule 6.7)."""
    return card not in DESIGNS or draft.players[seat].design(DESIGNS[card].machine) is None


def choose(draft: Draft, question: ChooseQuestion, action: Choose) -> None:
    """Pay the bid for the card; the first who does is the new Leonardo (rules 6.5 to 6.7, 6.9)."""
    seat, card = question.seat, action.card
    draft.then(NextBuyer(question.waiting, given=True))
    draft.pay(seat, question.bid)
    place = draft.offer.index(card)
    draft.offer = draft.offer[:place] + draft.offer[place + 1 :]
    if card not in DESIGNS:
        draft.change_player(seat, archive=(*draft.players[seat].archive, card))
    elif DESIGNS[card].machine is Machine.TANK:
        draft.change_player(seat, tank=card)
    else:
        draft.change_player(seat, plane=card)
    draft.tell(CardTaken, seat, card, question.bid)
    if not question.given and seat != draft.leonardo:
        before, draft.leonardo = draft.leonardo, seat
        draft.tell(LeonardoPassed, seat, before)


def decline(draft: Draft, question: ChooseQuestion, action: Decline) -> None:  # noqa: ARG001 - it says all
    """Take nothing and pay nothing (rule 6.5)."""
    draft.then(NextBuyer(question.waiting, question.given))
    draft.tell(CardDeclined, question.seat, question.bid, draft.forced)


def choice_objection(draft: Draft, question: ChooseQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return which rule is against taking a card."""
    if not isinstance(action, Choose):
        return Objection("6.5", "take_a_card_first", "Take one of the cards for your bid, or decline")
    if action.card not in draft.offer:
        return Objection("6.5", "card_not_on_offer", "That card is not on offer")
    return Objection("6.7", "has_such_a_design", "A seat has at most one design of tanks and one of planes")
