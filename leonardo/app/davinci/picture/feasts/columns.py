"""What each seat that bids has of the stage of an auction: a column from top to bottom (rule 9.7)."""

from collections.abc import Mapping
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.brush import Brush
from leonardo.app.table.feast.stage import SIZE, FeastStage

_APART: Final[Mapping[int, float]] = {2: 440, 3: 226, 4: 166, 5: 132}
"""Units from one purse to the next, by how many bid: two stand beside the card with their heaps, more below it."""


@frozen
class Columns:
    """The columns of the `seats` that bid, in their order, on a `stage`."""

    stage: FeastStage
    seats: tuple[int, ...]

    @property
    def across(self) -> float:
        """Units of the stage that each seat has."""
        return _APART[len(self.seats)]

    def of(self, seat: int) -> Rect:
        """Return what a seat has of the stage, from top to bottom."""
        step, seats = self.across, self.seats
        left = (SIZE[0] - step * len(seats)) / 2
        return self.stage.at(left + step * seats.index(seat), 0, step, SIZE[1])


@frozen
class InColumns:
    """What stands in the `columns` of a stage, a thing for each seat."""

    columns: Columns

    @property
    def stage(self) -> FeastStage:
        return self.columns.stage

    @property
    def brush(self) -> Brush:
        return self.stage.brush
