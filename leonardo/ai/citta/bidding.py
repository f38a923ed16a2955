"""What a party gives for a palace or bridge: its worth, what the florins would bring in works, and the rents ahead.

Its price stays capital, so a card is never a loss in itself; but the same florins may lay works, which earn far more,
and those that are left must do for the rents that the next numbers bring.
"""

from typing import Final

from leonardo.ai.citta import worth
from leonardo.ai.citta.worth import Seen, party_of
from leonardo.engine.citta.board import IS_PALACE, PRICES
from leonardo.engine.citta.constants import BID_STEP, WORKS_A_TURN
from leonardo.engine.citta.questions import AuctionQuestion
from leonardo.engine.citta.state import speakers
from leonardo.engine.citta.view import View

CAUTION: Final = 3.0  # how often what may be lost by the next number counts, since more numbers follow
_EARNINGS: Final = 0.5
"""The part of what a bare card is likely to earn that counts: it earns slowly, and may have to be sold before."""
RIVALS: Final = 0.3  # what a florin that one rival pays or gets counts for a party that neither pays nor gets it
_DEAR: Final = 2.0
"""What each florin of a palace's price above the usual one counts beside: it is dear palaces full of works that win."""
_USUAL: Final = 50  # the price of a palace like most others
_GIVEN_AWAY: Final = 0.8  # a card that goes below this part of its price is a present to whoever gets it
_WORKS: Final = 1.6
"""How often what the florins would bring in works counts: they earn for many rounds, and break rivals."""
_ELSEWHERE: Final = 0.7
"""The part of what works in a palace bring that a party can count on without it: another palace comes soon."""


def matter(view: View) -> tuple[int, int] | None:
    """Return the same for all that one bids in an auction: whose turn it is, and the square; none elsewhere."""
    question = view.question
    return (view.turn, question.square) if isinstance(question, AuctionQuestion) else None


def affordable(seen: Seen, speaker: int, florins: int, gain: float) -> bool:
    """Return whether it is worth having so many florins less, and with them a part of what is kept for rents."""
    if gain <= 0:
        return False
    cash, risk = party_of(seen, speaker).florins, worth.Risk(seen, speaker)
    less = risk.at(cash - florins)
    return not less or gain > CAUTION * (less - risk.at(cash))


def limit(seen: Seen, square: int, speaker: int) -> int:
    """Return the florins that a party gives for a card at most."""
    return Bidder(seen, square, speaker).limit()


def bargain(seen: Seen, square: int, speaker: int) -> float:
    """Return what it costs a party to leave a card to others, who may get it below its price (rule 8.2)."""
    limits = [(limit(seen, square, each), each) for each in speakers(seen.parties) if each != speaker]
    *others, (most, winner) = sorted(limits)
    if not most:
        return 0.0
    paid = BID_STEP + max([bid for bid, _ in others], default=0)
    return worth.counts(seen, winner, RIVALS) * max(0, PRICES[square] - paid)


class Bidder:
    """A party that may pay for a card."""

    def __init__(self, seen: Seen, square: int, speaker: int) -> None:
        price = self._price = PRICES[square]
        self._cash = party_of(seen, speaker).florins
        self._card = price + _EARNINGS * (worth.card(seen, square, speaker) - price)
        if IS_PALACE[square]:
            self._card += _DEAR * max(0, price - _USUAL) * worth.rounds_left(seen) / worth.FARTHEST
        self._risk = worth.Risk(seen, speaker)
        without = worth.Plans(seen, speaker)
        self._with = worth.Plans(seen, speaker, square) if IS_PALACE[square] else without
        self._next_works = without.bring(self._cash, WORKS_A_TURN)
        self._feared = self._risk.at(self._cash)
        room = max(without.bring(self._cash), _ELSEWHERE * self._with.bring(self._cash - price))
        self._now = _WORKS * room - CAUTION * self._feared

    def gains(self, florins: float) -> float:
        """Return what it gains by paying so much, less than nothing if it had better do without."""
        left = self._cash - florins
        then = _WORKS * self._with.bring(left) - CAUTION * self._risk.at(left)
        return self._card - florins + then - self._now

    def goes_to(self, florins: int) -> bool:
        """Return whether it bids so much rather than leave the card to others.

        It gives no card away while none of the numbers that it can bear would break it for the bid.
        """
        if florins > _GIVEN_AWAY * self._price:
            return florins <= self.limit()
        left = self._cash - florins + self._price // 2  # what the bank would give for the card
        return self._risk.ruin(left) <= self._risk.ruin(self._cash) or florins <= self.limit()

    def are_idle(self, florins: int) -> bool:
        """Return whether so many florins serve nothing else soon: neither works nor the rents of the next number."""
        left = self._cash - florins
        if left < 0 or self._with.bring(left, WORKS_A_TURN) < self._next_works:
            return False
        return self._risk.at(left) <= self._feared

    def limit(self) -> int:
        """Return the most that it pays without loss: what it gains is the less the more it pays."""
        low, high = 0, self._cash // BID_STEP
        while low < high:
            middle = (low + high + 1) // 2
            if self.gains(middle * BID_STEP) > 0:
                low = middle
            else:
                high = middle - 1
        return low * BID_STEP
