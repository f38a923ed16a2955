"""Rules of thumb: what a sound player does without looking ahead, for each question that is asked.

They choose by a view as well as in imagined worlds, where a draft takes the place of the view.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from leonardo.ai.citta import unions, worth
from leonardo.ai.citta.bidding import RIVALS, Bidder, affordable, bargain, limit
from leonardo.ai.citta.worth import Seen, party_of
from leonardo.ai.player import Budget
from leonardo.engine.citta.actions import (
    Action,
    Bet,
    Buy,
    Decline,
    Divert,
    Drop,
    LayWork,
    Raise,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.board import (
    EVENT_SQUARES,
    IS_PALACE,
    MARKETS,
    PIAZZA_MAGGIORE,
    PRICES,
    onward,
)
from leonardo.engine.citta.constants import INDEMNITY, WORK_PRICE, WORKS_A_TURN
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import (
    AnswerQuestion,
    AuctionQuestion,
    BallQuestion,
    BetQuestion,
    OfficeQuestion,
    OptionQuestion,
    ProposalQuestion,
    RescueQuestion,
    SaleQuestion,
    SideQuestion,
    WorkQuestion,
)
from leonardo.engine.citta.state import NOBODY, rent, sale_value
from leonardo.engine.citta.view import View

OPENING: Final = 0.1  # the part of what another would give for a card that is bid at once: it goes for more in any case
_MARKET: Final = 10.0  # what the opener of a market wins on average


def choose(view: View, legal: Sequence[Action], random: Random, budget: Budget) -> Action:  # noqa: ARG001 - it is quick
    return decide(view, legal, random)


def decide(seen: View | Draft, legal: Sequence[Action], random: Random) -> Action:
    """Return what the rules of thumb say to the question of a view or a draft."""
    question = seen.question
    return _RULES[type(question)](seen, question, legal, random)


def _side(seen: Seen, question: SideQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - both are alike
    return random.choice(legal)


def _works(seen: Seen, question: WorkQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Lay works where they raise the rent most, as many as can be paid."""
    seat = question.seat
    count = min(party_of(seen, seat).florins // WORK_PRICE, WORKS_A_TURN - question.bought)
    palaces = [action.square for action in legal if isinstance(action, LayWork)]
    brings, found = worth.finest(seen, palaces, count)
    gain = brings - WORK_PRICE
    return LayWork(found) if gain > 0 and affordable(seen, seat, WORK_PRICE, gain) else legal[-1]


def _option(seen: Seen, question: OptionQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    square, seat = question.square, question.seat
    gain = Bidder(seen, square, seat).gains(PRICES[square]) + bargain(seen, square, seat)
    return Buy() if gain > 0 else Decline()


def _auction(seen: Seen, question: AuctionQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Go on as long as the card is worth more than the bid, at first to a part of what another would give for it."""
    bid = legal[0]
    if not isinstance(bid, Raise):
        return bid
    bidder = Bidder(seen, question.square, question.seat)
    if not bidder.goes_to(bid.florins):
        return Drop()
    rival = max([limit(seen, question.square, seat) for seat in question.waiting], default=0.0)
    wished = int(min(bidder.limit(), rival * OPENING))
    fitting = [each for each in legal if isinstance(each, Raise) and each.florins <= wished]
    return fitting[-1] if fitting else bid


def _bet(seen: Seen, question: BetQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - chance is alike
    """Stake as little as can be: a third of it is lost on average (rules 12.4, 12.5)."""
    bets = [action for action in legal if isinstance(action, Bet)]
    least = bets[0].florins  # they are listed from the least for each good
    return random.choice([action for action in bets if action.florins == least])


def _sale(seen: Seen, question: SaleQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    """Sell what is missed least: of the cards that cover the debt with the least loss, the one that brings most."""
    short = question.debt.florins - party_of(seen, question.seat).florins
    cards = worth.cheapest_sale(seen, question.seat, short)
    return Sell(max(cards, key=lambda square: sale_value(seen.works, square)))


def arrival(seen: Seen, speaker: int, square: int) -> float:
    """Return what a party gains by stopping on a square, less if it has to pay."""
    owner = seen.owners[square]
    if IS_PALACE[square] and owner not in (NOBODY, speaker):
        return -rent(seen.owners, seen.works, square)
    if PRICES[square] and owner == NOBODY:
        able = party_of(seen, speaker).florins >= PRICES[square]
        return (worth.card(seen, square, speaker) - PRICES[square]) * (1.0 if able else 0.0)
    if square in MARKETS:
        return _MARKET
    return INDEMNITY / 4 if square in EVENT_SQUARES else 0.0


def _ball(seen: Seen, question: BallQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    party = party_of(seen, question.seat)

    def gain(number: int) -> float:
        return arrival(seen, question.seat, onward(party.square, number if party.moved else number - 1))

    return max((action for action in legal if isinstance(action, TakeBall)), key=lambda action: gain(action.number))


def _office(seen: Seen, question: OfficeQuestion, legal: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - it is clear
    return max(legal, key=lambda action: sent(seen, question, action))


def sent(seen: Seen, question: OfficeQuestion, action: Action) -> float:
    """Return what it brings the holder of an office to move a pawn so, or to leave it."""
    source = party_of(seen, question.party).square
    steps = action.steps if isinstance(action, Divert) else 0
    square = onward(source, steps)
    theirs = arrival(seen, question.party, square)
    if square == PIAZZA_MAGGIORE or (steps > 0 and square < source):
        theirs += INDEMNITY
    brings = -worth.counts(seen, question.party, RIVALS) * theirs
    owner = seen.owners[square]
    if not IS_PALACE[square] or owner in (NOBODY, question.party):
        return brings
    due = rent(seen.owners, seen.works, square)
    return brings + (due if owner == question.seat else -worth.counts(seen, owner, RIVALS) * due)


_RULES: Final[dict[type, Callable[[Seen, Any, Sequence[Action], Random], Action]]] = {
    SideQuestion: _side,
    ProposalQuestion: unions.propose,
    AnswerQuestion: unions.answered,
    WorkQuestion: _works,
    BallQuestion: _ball,
    OfficeQuestion: _office,
    OptionQuestion: _option,
    AuctionQuestion: _auction,
    BetQuestion: _bet,
    SaleQuestion: _sale,
    RescueQuestion: unions.rescue,
}
"""The rule of thumb for each question."""
