"""Markets: stakes on goods, and the number that decides them (rule 12)."""

from itertools import chain

from leonardo.engine.citta.actions import Action, Bet
from leonardo.engine.citta.agenda import Debt, TradeAtMarket
from leonardo.engine.citta.board import GOOD_OF
from leonardo.engine.citta.constants import COIN, SMALLEST_STAKE, STAKE_PAYS, Cause, Good, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import MarketClosed, MarketOpened, StakeLaid
from leonardo.engine.citta.questions import BetQuestion, machine
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

Stakes = tuple[tuple[int, Good, int], ...]


def open_market(draft: Draft, square: int) -> None:
    """Ask every other party that has anything for a stake, in playing order (rules 12.1 to 12.3)."""
    opener = draft.turn
    waiting = tuple(seat for seat in draft.others_after(opener) if draft.party(seat).florins)
    _ask_next(draft, opener, waiting, ())
    draft.tell(MarketOpened, opener, square)


def _ask_next(draft: Draft, opener: int, waiting: tuple[int, ...], stakes: Stakes) -> None:
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
    _ask_next(draft, question.opener, question.waiting, stakes)
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


def objection(draft: Draft, question: BetQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the bets."""
    if not isinstance(action, Bet):
        return Objection("12.2", "must_stake", "Nobody may decline to stake at a market")
    cash = draft.party(question.seat).florins
    if action.florins > cash:
        return Objection("12.3", "stake_above_cash", "A stake is no more than the cash that one has")
    if action.florins < min(SMALLEST_STAKE, cash):
        return Objection("12.3", "stake_too_small", "The smallest stake is 10 florins, or all that one has")
    return Objection("12.3", "multiples_of_five", "Stakes go in steps of 5")
