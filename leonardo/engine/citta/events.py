"""All that can happen, told to tables, logs and animation. `party` is the speaker of a party, `seat` a seat."""

from typing import ClassVar

from attrs import evolve, frozen

from leonardo.engine.citta.constants import Cause, Good, InternationalEvent, Purpose, Side
from leonardo.engine.game import Event


@frozen
class SideChosen(Event):
    """A seat chose whom it holds with; nobody else sees whom until all have (rule 3.6)."""

    seat: int
    side: Side | None

    def seen_by(self, seat: int | None) -> Event:
        """Return it without the side, except to the seat itself."""
        return self if seat == self.seat else evolve(self, side=None)


@frozen
class SidesShown(Event):
    """All sides were shown, by seat (rule 3.6)."""

    reveals: ClassVar[bool] = True
    sides: tuple[Side, ...]


@frozen
class NumberDrawn(Event):
    """The machine of fate gave a ball its number (rule 1.5)."""

    reveals: ClassVar[bool] = True
    seat: int
    purpose: Purpose
    number: int


@frozen
class GameBegan(Event):
    """It is known who begins; `florins` are those of the even start, by seat (rules 3.7, 4.1)."""

    starter: int
    florins: tuple[int, ...]


@frozen
class RoundBegan(Event):
    """A round began (rule 4.2)."""

    round: int


@frozen
class TurnBegan(Event):
    """A party's turn began."""

    party: int


@frozen
class UnionProposed(Event):
    """A party offered to unite with another; `rescue` is one with somebody who cannot pay (rules 16.3, 16.10)."""

    party: int
    to: int
    side: Side
    pawn: int
    rescue: bool


@frozen
class UnionRefused(Event):
    """A party refused to unite; the union was proposed `by` another."""

    answers: ClassVar[bool] = True
    party: int
    by: int


@frozen
class RescueDeclined(Event):
    """A party will not take in who cannot pay (rule 16.10)."""

    answers: ClassVar[bool] = True
    party: int
    debtor: int


@frozen
class UnionMade(Event):
    """Two parties became one: the pawn of `party` stays, that of `gone` leaves the board (rules 16.5, 16.6)."""

    answers: ClassVar[bool] = True
    party: int
    gone: int
    side: Side
    members: tuple[int, ...]
    men_left: int  # how many men-at-arms went under their pile


@frozen
class WorkLaid(Event):
    """A party bought a work of art and laid it in its palace (rules 10.1, 10.2)."""

    reveals: ClassVar[bool] = True
    party: int
    square: int
    work: int
    florins: int


@frozen
class WorksDone(Event):
    """A party buys no more works in this turn."""

    party: int
    forced: bool


@frozen
class BallTaken(Event):
    """A guild moves by this one of its members' numbers (rule 16.8)."""

    party: int
    number: int


@frozen
class ManTaken(Event):
    """A party took a man-at-arms (rule 11.1)."""

    party: int


@frozen
class PawnWalked(Event):
    """A pawn went square by square from `source` to `target`; `back` if against the order (rules 6.4, 6.6).

    It is told anew at each square where something is due on the way.
    """

    party: int
    source: int
    target: int
    back: bool


@frozen
class IndemnityPaid(Event):
    """The bank paid the indemnity of Piazza Maggiore (rule 6.5)."""

    party: int
    florins: int


@frozen
class OfficeDrawn(Event):
    """A party drew the office of a square, whose price is due (rule 7.1)."""

    reveals: ClassVar[bool] = True
    party: int
    office: int
    florins: int


@frozen
class ManSeized(Event):
    """An office took a man-at-arms; `kept` by its holder, or put under the pile (rule 7.6)."""

    party: int
    holder: int
    kept: bool
    office: int


@frozen
class PawnDiverted(Event):
    """An office moves the pawn of a party so many squares, back if negative (rule 7.5)."""

    party: int
    holder: int
    steps: int
    office: int


@frozen
class PawnLeft(Event):
    """An office leaves the pawn of a party where it is (rule 7.5)."""

    party: int
    holder: int
    office: int


@frozen
class Bought(Event):
    """A party bought a palace or bridge for its price (rule 8.1)."""

    party: int
    square: int
    florins: int


@frozen
class Declined(Event):
    """A party did not buy; `forced` if it could not (rule 8.1)."""

    party: int
    square: int
    forced: bool


@frozen
class AuctionOpened(Event):
    """A palace or bridge is auctioned among these parties, in the order in which they bid (rule 8.2)."""

    square: int
    bidders: tuple[int, ...]


@frozen
class BidRaised(Event):
    """A party bid (rule 8.2)."""

    answers: ClassVar[bool] = True
    party: int
    square: int
    florins: int


@frozen
class BidderDropped(Event):
    """A party dropped out of an auction; `forced` if it could not bid more (rule 8.2)."""

    answers: ClassVar[bool] = True
    party: int
    square: int
    forced: bool


@frozen
class AuctionClosed(Event):
    """An auction ended; the card is `party`'s for the last bid, or stays with the bank (rule 8.2).

    `bids` are the highest of each party that bid.
    """

    square: int
    party: int | None
    florins: int
    bids: tuple[tuple[int, int], ...] = ()


@frozen
class Paid(Event):
    """A party paid what it owed, to another or to the bank if `to` is `null` (rule 13.1).

    `by_bank` says that the bank paid in place of a bankrupt party (rule 13.5).
    """

    party: int
    to: int | None
    florins: int
    cause: Cause
    by_bank: bool = False


@frozen
class MarketOpened(Event):
    """A party opened a market (rule 12.1)."""

    party: int
    square: int


@frozen
class StakeLaid(Event):
    """A party staked on a good (rule 12.2)."""

    answers: ClassVar[bool] = True
    party: int
    good: Good
    florins: int


@frozen
class MarketClosed(Event):
    """The machine decided a market (rule 12.4).

    `good` bears the number, none if all is lost; `won` are the florins that the opener took, `returned` the stakes that
    went back to their owners (rule 12.5).
    """

    party: int
    number: int
    good: Good | None
    won: int
    returned: tuple[tuple[int, int], ...]


@frozen
class EventDrawn(Event):
    """A party drew an international event (rule 14.1); `florins` are what parties got for it."""

    reveals: ClassVar[bool] = True
    party: int
    event: InternationalEvent
    florins: tuple[tuple[int, int], ...]


@frozen
class Clashed(Event):
    """Two parties fought; the `loser` lost a man-at-arms, nobody in a tie (rule 11.5)."""

    first: int
    second: int
    numbers: tuple[int, int]
    loser: int | None


@frozen
class TributeDemanded(Event):
    """One party alone has men-at-arms on a square; these owe it florins (rule 11.6)."""

    party: int
    square: int
    owed: tuple[tuple[int, int], ...]


@frozen
class Sold(Event):
    """A party sold a palace or bridge to the bank; its works went under the stock (rule 13.3)."""

    party: int
    square: int
    works: tuple[int, ...]
    florins: int


@frozen
class WentBankrupt(Event):
    """A party could not pay and is out (rule 13.4)."""

    party: int
    members: tuple[int, ...]
    florins: int  # what it could not pay


@frozen
class GameEnded(Event):
    """The game is over (rule 15)."""

    winners: tuple[int, ...]
