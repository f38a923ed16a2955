"""Choices that nobody should make: `sensible` leaves them out, before a player chooses.

Most are left out because another choice is at least as good whatever the machine gives; a union because by what lies
open it takes the party further from winning, and a stake because a third of it is lost on average (rules 12.4, 12.5).
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.citta import unions, worth
from leonardo.ai.citta.bidding import Bidder
from leonardo.ai.citta.worth import party_of, sale_loss
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    Decline,
    Drop,
    LayWork,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
)
from leonardo.engine.citta.board import IS_PALACE, PRICES, QUARTER_OF
from leonardo.engine.citta.constants import ASYLUM, BID_STEP, WORK_PRICE
from leonardo.engine.citta.questions import (
    AnswerQuestion,
    AuctionQuestion,
    BetQuestion,
    OptionQuestion,
    ProposalQuestion,
    RescueQuestion,
    SaleQuestion,
    WorkQuestion,
)
from leonardo.engine.citta.state import rent, sale_value, speakers
from leonardo.engine.citta.view import View

Silly = Callable[[Action], bool]  # says of an action whether it is left out


def sensible(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the legal actions of the viewer without silly ones, in the same order; never none."""
    judge = _JUDGES.get(type(view.question))
    if judge is None or len(legal) < 2:
        return legal
    silly = judge(view, view.question)
    return [action for action in legal if not silly(action)] or legal


def _last_turn(view: View) -> bool:
    """Return whether nobody moves any more after the present turn, so that nothing is earned or owed by a move."""
    return all(worth.moves_left(view, speaker) <= 0 for speaker in speakers(view.parties))


def _at_peace(view: View) -> bool:
    """Return whether no tribute can be due at the end of the turn (rules 11.3, 11.8)."""
    square = party_of(view, view.turn).square
    there = [party for party in view.parties if party is not None and party.square == square]
    return square in ASYLUM or len(there) < 2 or not any(party.men for party in there)


# Cards


def _option(view: View, question: OptionQuestion) -> Silly:
    """Pay nothing that may break the party; leave to others nothing that is safely paid with florins that lie idle.

    What keeps its price for sure is no loss, nor is a quarter's last palace that may be had safely.
    """
    seat, price = question.seat, PRICES[question.square]
    if _breaks(view, seat)(price - price // 2):
        return lambda action: isinstance(action, Buy)
    idle = Bidder(view, question.square, seat).are_idle(price)
    buys = idle or _completes(view, question) or (_last_turn(view) and _at_peace(view))
    return lambda action: buys and isinstance(action, Decline)


def _breaks(view: View, seat: int) -> Callable[[int], bool]:
    """Return what says if a number would break a party with so many florins less that would not break it otherwise."""
    cash, risk = party_of(view, seat).florins, worth.Risk(view, seat)
    before = risk.ruin(cash)
    return lambda florins: risk.ruin(cash - florins) > before


def _completes(view: View, question: OptionQuestion) -> bool:
    """Return whether a palace makes a quarter whole and no number breaks the party for having bought it."""
    square, seat = question.square, question.seat
    if not IS_PALACE[square] or any(view.owners[each] != seat for each in QUARTER_OF[square] if each != square):
        return False
    cash, risk = party_of(view, seat).florins, worth.Risk(view, seat)
    return risk.ruin(cash - PRICES[square]) <= risk.ruin(cash)


def _auction(view: View, question: AuctionQuestion) -> Silly:
    """Bid no more than a card can be worth or than is safe, and let nobody have it below its price for nothing."""
    price, bidder = PRICES[question.square], Bidder(view, question.square, question.seat)
    last, breaks = _last_turn(view) and _at_peace(view), _breaks(view, question.seat)
    most = price if last else max(price, bidder.limit())
    takes = question.bid + BID_STEP < price and (last or bidder.are_idle(question.bid + BID_STEP))

    def silly(action: Action) -> bool:
        match action:
            case Raise(florins):
                return florins > most or breaks(florins - price // 2)
            case Drop():
                return takes
        return False

    return silly


def _sale(view: View, question: SaleQuestion) -> Silly:
    """Sell no card where cheaper ones do as well: those of the cheapest sale, or another one alone."""
    seat = question.seat
    short = question.debt.florins - party_of(view, seat).florins
    cards = [action.square for action in view.options if isinstance(action, Sell)]
    enough = [square for square in cards if sale_value(view.works, square) >= short]
    sales = [(square,) for square in enough] + [worth.cheapest_sale(view, seat, short)]
    wasted = {square for square in enough if any(_is_better_kept(view, square, sale) for sale in sales)}
    return lambda action: isinstance(action, Sell) and action.square in wasted


def _is_better_kept(view: View, square: int, sale: tuple[int, ...]) -> bool:
    """Return whether a card is worth more than others that raise no more, with no lower rent to come."""
    seat = view.owners[square]
    return (
        sale_value(view.works, square) >= sum([sale_value(view.works, each) for each in sale])
        and _rent(view, square) >= sum([_rent(view, each) for each in sale])
        and sale_loss(view, square, seat) > sum([sale_loss(view, each, seat) for each in sale])
    )


def _rent(view: View, square: int) -> int:
    return rent(view.owners, view.works, square) if IS_PALACE[square] else 0


# Works and stakes


def _works(view: View, question: WorkQuestion) -> Silly:
    """Lay no work for which a number may break the party that would not break it otherwise."""
    ruins = _breaks(view, question.seat)(WORK_PRICE // 2)  # half of its value the bank would give for it
    return lambda action: ruins and isinstance(action, LayWork)


def _stake(view: View, question: BetQuestion) -> Silly:
    """Stake more than one must only in the last round, and only from behind: so much is lost on average."""
    least = min(action.florins for action in view.options if isinstance(action, Bet))
    standing = worth.prospects(view)
    behind = standing[question.seat] < max(standing.values())
    gambles = behind and view.round == view.table.rounds
    return lambda action: isinstance(action, Bet) and action.florins > least and not gambles


# Guilds


def _propose(view: View, question: ProposalQuestion) -> Silly:
    """Propose no union that does not make the party likelier to win, by more than a trifle."""
    mine = question.seat
    return lambda action: isinstance(action, Propose) and unions.gain(view, mine, action.to, mine) <= unions.LEAST


def _answer(view: View, question: AnswerQuestion) -> Silly:
    """Accept what saves from sure bankruptcy, and otherwise only what makes the party likelier to win."""
    if question.debt is not None:
        return lambda action: isinstance(action, Refuse) and not question.waiting
    worse = unions.gain(view, question.by, question.seat, question.seat) <= unions.LEAST
    return lambda action: isinstance(action, Accept) and worse


def _rescue(view: View, question: RescueQuestion) -> Silly:
    """Take in nobody with whom the party is further from winning."""
    mine, debt = question.seat, question.debt
    return lambda action: isinstance(action, Rescue) and unions.gain(view, mine, action.to, mine, debt) <= 0


_JUDGES: Final[dict[type, Callable[[View, Any], Silly]]] = {
    ProposalQuestion: _propose,
    AnswerQuestion: _answer,
    WorkQuestion: _works,
    OptionQuestion: _option,
    AuctionQuestion: _auction,
    BetQuestion: _stake,
    SaleQuestion: _sale,
    RescueQuestion: _rescue,
}
"""What says what is silly, for each question at which anything may be."""
