"""What a game tells of how its seats stand: shares of a sum, each with its reason in words."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING

from attrs import frozen

from leonardo.app.table.kinds import Spot, View

if TYPE_CHECKING:
    from leonardo.play.session import Session


class Share(Enum):
    """What a part of a sum comes from."""

    HELD = "held"  # what is there already
    TO_COME = "to_come"  # what will come of what was begun
    AT_THE_END = "at_the_end"  # what is added at the end, as it is now


@frozen
class ForecastPart:
    """A part of what a seat can be expected to end with: from `least` to `most`, and where it comes from in `words`."""

    share: Share
    least: int
    most: int
    words: str


@frozen
class SeatForecast:
    """How a seat stands; what it has is not `known` where the table keeps it covered, and then no sum is told."""

    parts: tuple[ForecastPart, ...]
    known: bool = True

    @property
    def least(self) -> int:
        return sum(part.least for part in self.parts)

    @property
    def most(self) -> int:
        return sum(part.most for part in self.parts)


@frozen
class Forecasting:
    """How a game forecasts: `tell` says what all seats have in a view; to press one of `spots` asks for it.

    Below the key `text` stand a `note` on what is told, and the words for each share. `amount` puts what the game is
    won by in words. `goal` is how much of that ends the game, 0 where no amount does: there the bars end.
    """

    tell: "Callable[[View, Session], Sequence[SeatForecast]]"
    spots: Callable[[Spot], bool]
    text: str
    amount: Callable[[int], str]
    goal: Callable[[View], int] = lambda _: 0
