"""Everything that can happen, in the order in which it happens: the table, the sounds and the log live from it.

`forced` marks what the engine decided itself because there was a single legal answer (rule 13.4).
"""

from typing import ClassVar

from attrs import evolve, frozen

from leonardo.engine.davinci.constants import Box, Component, Favour, Phase, Place, Stock, Upgrade
from leonardo.engine.game import Event


@frozen
class FavourChosen(Event):
    """A seat took a favour (rule 4.4); `components` came out of the shops."""

    seat: int
    favour: Favour
    components: Stock
    laboratory: Place | None


@frozen
class RoundBegan(Event):
    """The round marker moved on (rule 10.5)."""

    round: int


@frozen
class PhaseBegan(Event):
    """A phase of the round began (rule 5.1)."""

    phase: Phase


@frozen
class WorkInterrupted(Event):
    """A seat gave up its work and took the components back; what it was stays its secret (rules 6.7, 13.1)."""

    seat: int
    laboratory: Place
    invention: int | None
    weeks_lost: int
    shown: bool

    def seen_by(self, seat: int | None) -> Event:
        """Hide the invention from the others unless it lay open."""
        return self if self.shown or seat == self.seat else evolve(self, invention=None)


@frozen
class WorkStarted(Event):
    """A seat laid components under a laboratory, face down unless `shown` (rules 6.2, 6.9)."""

    seat: int
    laboratory: Place
    invention: int | None
    shown: bool

    def seen_by(self, seat: int | None) -> Event:
        """Hide the invention from the others unless it lies open."""
        return self if self.shown or seat == self.seat else evolve(self, invention=None)


@frozen
class WorkDone(Event):
    """A seat ended its phase A (rule 6.1)."""

    seat: int
    forced: bool

    def seen_by(self, seat: int | None) -> Event:
        """Make a forced end look like a chosen one to the others (rule 13.4)."""
        return self if seat == self.seat else evolve(self, forced=False)


@frozen
class WorkersPlaced(Event):
    """A seat placed apprentices, or its master (rule 7.1)."""

    seat: int
    place: Place
    apprentices: int
    master: bool


@frozen
class PlacementPassed(Event):
    """A seat takes no further part in the placement (rules 7.1, 7.8)."""

    seat: int
    forced: bool


@frozen
class DistrictOpened(Event):
    """The Lord of the City came to a district; `order` are its seats by rank (rule 8.1)."""

    district: Place
    order: tuple[int, ...]


@frozen
class SentHome(Event):
    """The lowest ranked seat got nothing at the Council because all were there (rule 8.2)."""

    seat: int


@frozen
class LeonardoGiven(Event):
    """The first at the Council decided who takes Leonardo (rule 8.3)."""

    seat: int
    to: int


@frozen
class BoxTaken(Event):
    """A seat chose a box of the Council (rule 8.4)."""

    seat: int
    box: Box


@frozen
class BoxDeclined(Event):
    """A seat chose no box and took its workers back (rule 8.4)."""

    seat: int


@frozen
class ApprenticeMoved(Event):
    """Box 1: `seat` moved an apprentice of `of_seat` (rules 8.5, 12.1)."""

    seat: int
    of_seat: int
    source: Place
    target: Place


@frozen
class MoveDeclined(Event):
    """Box 1: a seat moved nobody (rule 8.5)."""

    seat: int
    forced: bool


@frozen
class TreasuryTaken(Event):
    """Box 2: a seat took the florins on the Council (rule 8.5)."""

    seat: int
    florins: int


@frozen
class DeckForeseen(Event):
    """Box 3: a seat looks at the top cards of the deck (rule 8.5); only it knows which."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        """Hide the cards from the others."""
        return self if seat == self.seat else evolve(self, cards=None)


@frozen
class DeckReordered(Event):
    """Box 3: a seat put the top cards back in an order of its own (rule 8.5), which only it knows."""

    seat: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        """Hide the order from the others."""
        return self if seat == self.seat else evolve(self, cards=None)


@frozen
class ComponentBought(Event):
    """Box 4: a seat paid 1 florin for a component (rule 8.5)."""

    seat: int
    component: Component


@frozen
class PurchaseDeclined(Event):
    """Box 4: a seat bought nothing (rule 8.5)."""

    seat: int
    forced: bool


@frozen
class AdvantageTaken(Event):
    """A seat took the advantage of a district and paid `price` florins for it (rules 8.9, 8.12 to 8.14).

    `upgrade` and `laboratory` tell of the Workshop, `component` of a shop; at the Academy it is an apprentice.
    """

    answers: ClassVar[bool] = True

    seat: int
    district: Place
    price: int
    upgrade: Upgrade | None
    laboratory: Place | None
    component: Component | None


@frozen
class WorkersWithdrew(Event):
    """A seat passed in a district and took its workers back (rule 8.9).

    If that was `forced`, it had too little for the price `unpaid` (rule 8.11), or else there was nothing it could take.
    """

    answers: ClassVar[bool] = True

    seat: int
    district: Place
    forced: bool
    unpaid: int | None = None


@frozen
class DistrictClosed(Event):
    """A district was done and all its workers went home (rules 8.6, 8.10)."""

    district: Place


@frozen
class WorkAdvanced(Event):
    """A laboratory gained `weeks_added` weeks and stands at `weeks`; its workers went home (rule 8.15).

    If nothing is completed there afterwards, all see that the hidden work takes longer than `weeks`.
    """

    reveals: ClassVar[bool] = True

    seat: int
    laboratory: Place
    weeks_added: int
    weeks: int


@frozen
class InventionCompleted(Event):
    """A seat completed an invention and was paid `reward` florins (rules 9.1 to 9.4)."""

    reveals: ClassVar[bool] = True

    seat: int
    laboratory: Place
    invention: int
    weeks: int
    discount: int
    reward: int
    first: bool


@frozen
class WorkShown(Event):
    """A seat must show that it works on an invention that somebody completed (rule 9.6)."""

    reveals: ClassVar[bool] = True

    seat: int
    laboratory: Place
    invention: int


@frozen
class CardTaken(Event):
    """A seat took the card of an invention that it alone completed (rule 9.5)."""

    seat: int
    invention: int


@frozen
class AuctionOpened(Event):
    """Several seats completed the same invention and bid for its card (rule 9.7)."""

    invention: int
    seats: tuple[int, ...]


@frozen
class BidMade(Event):
    """A seat made its bid, which stays secret until all are made (rule 9.7)."""

    answers: ClassVar[bool] = True

    seat: int
    invention: int
    florins: int | None
    forced: bool

    def seen_by(self, seat: int | None) -> Event:
        """Hide the bid from the others."""
        return self if seat == self.seat else evolve(self, florins=None)


@frozen
class AuctionSettled(Event):
    """The bids, as pairs of seat and florins, were shown; the winner paid its own and took the card (rule 9.7).

    Nobody wins when all bid 0.
    """

    reveals: ClassVar[bool] = True

    invention: int
    bids: tuple[tuple[int, int], ...]
    winner: int | None


@frozen
class CouncilFilled(Event):
    """The bank added a florin to those on the Council (rule 10.1)."""

    florins: int


@frozen
class InventionRequested(Event):
    """A card was drawn from the deck and put on display (rule 10.2)."""

    reveals: ClassVar[bool] = True

    invention: int


@frozen
class GameEnded(Event):
    """The game is over: florins before the bonus, the bonus for variety, and who wins (rule 11)."""

    reveals: ClassVar[bool] = True

    florins: tuple[int, ...]
    bonus: tuple[int, ...]
    winners: tuple[int, ...]
