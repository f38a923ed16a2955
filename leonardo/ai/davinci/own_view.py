"""What a seat reads off its view before it judges anything: its means, and what is on display."""

from functools import cached_property

from leonardo.engine.davinci.constants import APPRENTICES_PER_SEAT, LABORATORIES, NOTHING, Place, Stock
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View


class OwnView:
    """A view of a seat that decides, and what follows from it, worked out when it is first asked for and then kept."""

    def __init__(self, view: View) -> None:
        if view.viewer is None:
            raise ValueError("an onlooker has nothing to decide")
        self.view = view
        self.number = view.viewer
        self.seat: SeatView = view.seats[view.viewer]
        self.hand: Stock = self.seat.hand or NOTHING

    @cached_property
    def apprentices(self) -> int:
        """How many apprentices the seat owns, wherever they are."""
        return APPRENTICES_PER_SEAT - self.view.academy[self.number]

    @cached_property
    def laboratories(self) -> tuple[tuple[Place, LaboratoryView], ...]:
        """Its laboratories with their places."""
        pairs = zip(LABORATORIES, self.seat.laboratories, strict=True)
        return tuple((place, laboratory) for place, laboratory in pairs if laboratory is not None)

    @cached_property
    def displayed(self) -> frozenset[int]:
        """The inventions on display."""
        return frozenset(request.invention for request in self.view.display)
