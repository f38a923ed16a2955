"""What happens on the square that was reached (rules 5.3, 14), and what is bought, bid and staked there.

Public offices (rule 7), palaces and bridges (8, 9.1), works of art (10), and markets (12).
"""

from itertools import chain

from leonardo.engine.citta.actions import Action, Bet, Buy, Decline, Divert, Done, Drop, LayWork, LetStand, Raise
from leonardo.engine.citta.board import (
    EVENT_SQUARES,
    FOR_SALE,
    GOOD_OF,
    IS_PALACE,
    MARKETS,
    OFFICE_PRICES,
    PIAZZA_MAGGIORE,
    PRICES,
)
from leonardo.engine.citta.constants import (
    BID_STEP,
    COIN,
    EVENT_FLORINS,
    FIRST_BID,
    MEN_A_PARTY,
    REACH,
    SMALLEST_STAKE,
    STAKE_PAYS,
    STRONG_OFFICE,
    WORK_PRICE,
    WORKS_A_TURN,
    Cause,
    Good,
    InternationalEvent,
    Purpose,
    Side,
)
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import (
    AuctionClosed,
    AuctionOpened,
    BidderDropped,
    BidRaised,
    Bought,
    Declined,
    EventDrawn,
    ManSeized,
    MarketClosed,
    MarketOpened,
    OfficeDrawn,
    PawnDiverted,
    PawnLeft,
    StakeLaid,
    WorkLaid,
    WorksDone,
)
from leonardo.engine.citta.questions import (
    Arrive,
    AuctionQuestion,
    BetQuestion,
    BuyWorks,
    Debt,
    Heed,
    OfficeQuestion,
    OptionQuestion,
    TradeAtMarket,
    Walk,
    WorkQuestion,
    machine,
)
from leonardo.engine.citta.rules import payments
from leonardo.engine.citta.state import NOBODY, has_room, office_holder, rent, rooms
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

Stakes = tuple[tuple[int, Good, int], ...]


def open_market(draft: Draft, square: int) -> None:
    """Ask every other party that has anything for a stake, in playing order (rules 12.1 to 12.3)."""
    opener = draft.turn
    waiting = tuple(seat for seat in draft.others_after(opener) if draft.party(seat).florins)
    _ask_next_stake(draft, opener, waiting, ())
    draft.tell(MarketOpened, opener, square)


def _ask_next_stake(draft: Draft, opener: int, waiting: tuple[int, ...], stakes: Stakes) -> None:
    if waiting:
        draft.question = BetQuestion(waiting[0], opener, waiting[1:], stakes)
    else:
        draft.then(TradeAtMarket(opener, stakes))


def bets(draft: Draft, question: BetQuestion) -> tuple[Action, ...]:
    """Return each good with each stake from the smallest to all cash (rule 12.3)."""
    return _bets(draft.party(question.seat).florins)


@memoized(128)
def _bets(cash: int) -> tuple[Action, ...]:
    least, most = min(SMALLEST_STAKE, cash) // COIN, cash // COIN
    return tuple(chain.from_iterable([bets[least : most + 1] for bets in _stakes(most.bit_length())]))


@memoized()
def _stakes(bits: int) -> tuple[tuple[Action, ...], ...]:
    """Return for each good all bets whose number of coins has so many bits at most: lists are cut out of them."""
    return tuple(tuple(Bet(good, COIN * coins) for coins in range(1 << bits)) for good in Good)


def bet(draft: Draft, question: BetQuestion, action: Bet) -> None:
    """Lay a stake, openly; it leaves its owner's cash (rules 12.2, 12.3)."""
    draft.receive(question.seat, -action.florins)
    stakes = (*question.stakes, (question.seat, action.good, action.florins))
    _ask_next_stake(draft, question.opener, question.waiting, stakes)
    draft.tell(StakeLaid, question.seat, action.good, action.florins)


def trade(draft: Draft, task: TradeAtMarket) -> None:
    """Draw the number; the opener takes the losing stakes, then pays the winning ones (rules 12.4 to 12.6)."""
    if not task.numbers:
        draft.agenda.append(task)
        draft.question = machine(task.opener, Purpose.MARKET)
        return
    good = GOOD_OF.get(task.numbers[0])
    won = sum(florins for _, staked, florins in task.stakes if staked is not good)
    winning = tuple((seat, florins) for seat, staked, florins in task.stakes if staked is good)
    draft.receive(task.opener, won)
    for seat, florins in winning:
        draft.receive(seat, florins)
    draft.tell(MarketClosed, task.opener, task.numbers[0], good, won, winning)
    draft.then(*(Debt(task.opener, seat, STAKE_PAYS * florins, Cause.STAKE) for seat, florins in winning))


def bet_objection(draft: Draft, question: BetQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the bets."""
    if not isinstance(action, Bet):
        return Objection("12.2", "must_stake", "Nobody may decline to stake at a market")
    cash = draft.party(question.seat).florins
    if action.florins > cash:
        return Objection("12.3", "stake_above_cash", "A stake is no more than the cash that one has")
    if action.florins < min(SMALLEST_STAKE, cash):
        return Objection("12.3", "stake_too_small", "The smallest stake is 10 florins, or all that one has")
    return Objection("12.3", "multiples_of_five", "Stakes go in steps of 5")


_MOVES: tuple[Action, ...] = (*(Divert(steps) for steps in range(-REACH, REACH + 1) if steps), LetStand())


def draw_office(draft: Draft) -> None:
    """Draw the top office and pay its price to the bank (rules 7.1, 7.2)."""
    if not draft.office_pile:
        return
    office, draft.office_pile = draft.office_pile.drawn()
    price = OFFICE_PRICES[office]
    draft.change(draft.turn, offices=(*draft.party(draft.turn).offices, office))
    draft.tell(OfficeDrawn, draft.turn, office, price)
    draft.then(Debt(draft.turn, None, price, Cause.OFFICE))


def act_office(draft: Draft, square: int) -> bool:
    """Let an opponent who holds the office of the square decide; tell whether there is one (rules 7.4 to 7.6)."""
    if square not in OFFICE_PRICES:
        return False
    holder = office_holder(draft.parties, square)
    if holder is None or holder == draft.turn:
        return False
    if OFFICE_PRICES[square] == STRONG_OFFICE:
        _seize_a_man(draft, holder, square)
    draft.question = OfficeQuestion(holder, draft.turn)
    return True


def _seize_a_man(draft: Draft, holder: int, office: int) -> None:
    """Take a man-at-arms from who came; it goes under its pile if the holder has two (rule 7.6)."""
    men, held = draft.party(draft.turn).men, draft.party(holder).men
    if not men:
        return
    draft.change(draft.turn, men=men - 1)
    if held < MEN_A_PARTY:
        draft.change(holder, men=held + 1)
    draft.tell(ManSeized, draft.turn, holder, held < MEN_A_PARTY, office)


def office_moves(draft: Draft, question: OfficeQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - always the same
    """Return up to 5 squares forwards or back, and leaving the pawn (rule 7.5)."""
    return _MOVES


def divert(draft: Draft, question: OfficeQuestion, action: Divert) -> None:
    """Move the pawn; it has stopped on the new square in every sense (rules 6.6, 7.7)."""
    draft.tell(PawnDiverted, question.party, question.seat, action.steps, draft.party(question.party).square)
    draft.then(Walk(action.steps), Heed())


def let_stand(draft: Draft, question: OfficeQuestion, action: LetStand) -> None:  # noqa: ARG001 - it says nothing more
    """Leave the pawn; the square does what it says (rule 7.5)."""
    draft.tell(PawnLeft, question.party, question.seat, draft.party(question.party).square)
    draft.then(Heed())


def office_objection(draft: Draft, question: OfficeQuestion, action: Action) -> Objection:  # noqa: ARG001 - always the same
    """Return which rule is against an action that is not among the moves."""
    return Objection(
        "7.5", "up_to_five_squares", "An office moves a pawn up to 5 squares, forwards or back, or leaves it"
    )


_BUY_OR_DECLINE: tuple[Action, ...] = (Buy(), Decline())
_ONLY_DECLINE: tuple[Action, ...] = (Decline(),)
_DROP = Drop()
_option = memoized()(OptionQuestion)
_DECLINED = memoized()(Declined)
_AUCTION_OPENED = memoized()(AuctionOpened)
_BIDDER_DROPPED = memoized()(BidderDropped)  # frozen things that come again and again are made once


def reach_palace(draft: Draft, square: int) -> None:
    """Offer what the bank owns (rule 8.1); on an opponent's palace the rent is due (rule 8.3)."""
    owner = draft.owners[square]
    if owner == NOBODY:
        draft.question = _option(draft.turn, square)
    elif owner != draft.turn and IS_PALACE[square]:
        payments.pay(draft, Debt(draft.turn, owner, rent(draft.owners, draft.works, square), Cause.RENT))


def option(draft: Draft, question: OptionQuestion) -> tuple[Action, ...]:
    """Return buying in cash, if there is enough of it, and declining (rule 8.1)."""
    return _BUY_OR_DECLINE if draft.party(question.seat).florins >= PRICES[question.square] else _ONLY_DECLINE


def buy(draft: Draft, question: OptionQuestion, action: Buy) -> None:  # noqa: ARG001 - it says nothing more
    """Buy the card for its price (rule 8.1)."""
    price = PRICES[question.square]
    draft.receive(question.seat, -price)
    draft.give(question.square, question.seat)
    draft.tell(Bought, question.seat, question.square, price)


def decline(draft: Draft, question: OptionQuestion, action: Decline) -> None:  # noqa: ARG001 - it says nothing more
    """Do not buy it; it is auctioned among all the others (rule 8.2)."""
    draft.tell(_DECLINED, question.seat, question.square, draft.forced)
    first, *others = bidders = draft.others_after(question.seat)
    draft.question = AuctionQuestion(first, question.square, tuple(others), 0, None)
    draft.tell(_AUCTION_OPENED, question.square, bidders)


def option_objection(draft: Draft, question: OptionQuestion, action: Action) -> Objection:  # noqa: ARG001 - see below
    """Return which rule is against an action that is not among the options."""
    if isinstance(action, Buy):
        return Objection("8.1", "cannot_pay", "There is not enough cash for the price, and nothing may be sold for it")
    return Objection("8.1", "buy_or_decline", "The card is bought for its price, or declined")


def bids(draft: Draft, question: AuctionQuestion) -> tuple[Action, ...]:
    """Return each higher bid up to all cash, and dropping out (rule 8.2)."""
    return _bids(_least(question), draft.party(question.seat).florins)


def _least(question: AuctionQuestion) -> int:
    return question.bid + BID_STEP if question.bid else FIRST_BID


@memoized(1024)
def _bids(least: int, cash: int) -> tuple[Action, ...]:
    most = cash // BID_STEP
    return (*_raises(most.bit_length())[least // BID_STEP : most + 1], _DROP)


@memoized()
def _raises(bits: int) -> tuple[Action, ...]:
    """Return all bids whose number of steps has so many bits at most: lists of bids are cut out of few long ones."""
    return tuple(Raise(BID_STEP * steps) for steps in range(1 << bits))


def raise_bid(draft: Draft, question: AuctionQuestion, action: Raise) -> None:
    """Bid more than the last bid (rule 8.2)."""
    draft.tell(BidRaised, question.seat, question.square, action.florins)
    others = tuple(each for each in question.bids if each[0] != question.seat)
    bids_ = (*others, (question.seat, action.florins))
    _ask_next(draft, question, (*question.waiting, question.seat), bids_)


def drop(draft: Draft, question: AuctionQuestion, action: Drop) -> None:  # noqa: ARG001 - it says nothing more
    """Drop out for good (rule 8.2)."""
    draft.tell(_BIDDER_DROPPED, question.seat, question.square, draft.forced)
    _ask_next(draft, question, question.waiting, question.bids)


def _ask_next(
    draft: Draft, question: AuctionQuestion, bidders: tuple[int, ...], bids_: tuple[tuple[int, int], ...]
) -> None:
    """Go round until one bidder is left, who pays the last bid; without a bid the bank keeps the card (rule 8.2)."""
    square, (leader, bid) = question.square, bids_[-1] if bids_ else (None, 0)
    if bidders and bidders[0] != leader:
        draft.question = AuctionQuestion(bidders[0], square, bidders[1:], bid, leader, bids_)
        return
    if leader is not None:
        draft.receive(leader, -bid)
        draft.give(square, leader)
    draft.tell(AuctionClosed, square, leader, bid, bids_)


def auction_objection(draft: Draft, question: AuctionQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the bids."""
    if not isinstance(action, Raise):
        return Objection("8.2", "raise_or_drop", "One bids more, or drops out")
    if action.florins > draft.party(question.seat).florins:
        return Objection("8.2", "bid_above_cash", "A bid is no more than the cash that one has")
    if action.florins < _least(question):
        return Objection("8.2", "bid_too_low", "A bid is more than the last one")
    return Objection("8.2", "multiples_of_five", "Bids are multiples of 5")


_DONE = Done()
_lay = memoized()(LayWork)
_question = memoized()(WorkQuestion)
_task = memoized()(BuyWorks)
_QUIET_LAP = Objection("10.7", "quiet_lap", "No works are bought before the pawn has come round")
_CANNOT_PAY = Objection("10.4", "cannot_pay", "There are not enough florins for a work")
_NO_WORKS = Objection("10.5", "no_works", "There are no works left")
_NO_ROOM = Objection("10.4", "no_room", "No palace has room for a work")


def buy_works(draft: Draft, task: BuyWorks) -> None:
    """Ask for another work, as long as one can be bought (rules 10.1, 10.4, 10.5, 10.7)."""
    if not draft.ended and task.bought < WORKS_A_TURN and why_no_works(draft, draft.turn) is None:
        draft.question = _question(draft.turn, task.bought)


def why_no_works(draft: Draft, speaker: int) -> Objection | None:
    """Return why a party can buy no work at all, or nothing if it can."""
    party = draft.party(speaker)
    if draft.table.quiet_lap and not party.round:
        return _QUIET_LAP
    if party.florins < WORK_PRICE:
        return _CANNOT_PAY
    if not draft.work_pile:
        return _NO_WORKS
    return None if has_room(draft.owners, draft.works, speaker) else _NO_ROOM


def work_options(draft: Draft, question: WorkQuestion) -> tuple[Action, ...]:
    """Return each own palace with room, and being done (rules 10.1, 10.3)."""
    return (*map(_lay, rooms(draft.owners, draft.works, question.seat)), _DONE)


def lay_work(draft: Draft, question: WorkQuestion, action: LayWork) -> None:
    """Buy the top work and lay it open in the palace named before (rule 10.2)."""
    work, draft.work_pile = draft.work_pile.drawn()
    draft.receive(question.seat, -WORK_PRICE)
    draft.lay(action.square, (*draft.works[action.square], work))
    draft.tell(WorkLaid, question.seat, action.square, work, WORK_PRICE)
    draft.agenda.append(_task(question.bought + 1))


def stop_laying(draft: Draft, question: WorkQuestion, action: Done) -> None:  # noqa: ARG001 - it says nothing more
    draft.tell(WorksDone, question.seat, draft.forced)


def work_objection(draft: Draft, question: WorkQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    if not isinstance(action, LayWork):
        return Objection("10.1", "work_or_done", "A work is bought, or none more")
    if not 0 <= action.square < len(draft.owners) or draft.owners[action.square] != question.seat:
        return Objection("10.2", "not_your_palace", "A work is laid in a palace of one's own")
    return Objection("10.3", "palace_full", "The palace holds four works already, or is a bridge")


_GETS = {InternationalEvent.GUELPH: Side.GUELPH, InternationalEvent.GHIBELLINE: Side.GHIBELLINE}


def arrive(draft: Draft, task: Arrive) -> None:  # noqa: ARG001 - all that counts is where
    """Let an opponent's office act first, before the square does (rule 7.4)."""
    if draft.ended:
        return
    square = draft.party(draft.turn).square
    if not act_office(draft, square):
        _do_as_told(draft, square)


def heed(draft: Draft, task: Heed) -> None:  # noqa: ARG001 - all that counts is where
    """Do what the square says (rule 5.3)."""
    if not draft.ended:
        _do_as_told(draft, draft.party(draft.turn).square)


def _do_as_told(draft: Draft, square: int) -> None:
    if square in FOR_SALE:
        reach_palace(draft, square)
    elif square == PIAZZA_MAGGIORE:
        draw_office(draft)
    elif square in MARKETS:
        open_market(draft, square)
    elif square in EVENT_SQUARES:
        _draw_event(draft)


def _draw_event(draft: Draft) -> None:
    """Draw the top event card; it concerns everybody (rules 14.1, 16.6)."""
    event, pile = draft.event_pile.drawn()
    draft.event_pile = pile.under((event,))
    side = _GETS.get(event)
    paid = tuple(
        (speaker, EVENT_FLORINS * len(party.members))
        for speaker, party in enumerate(draft.parties)
        if party is not None and side is not None and party.side is side
    )
    for speaker, florins in paid:
        draft.receive(speaker, florins)
    draft.tell(EventDrawn, draft.turn, event, paid)
