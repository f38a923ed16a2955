"""What a game tells of its finished games for statistics; a game that tells nothing has results all the same."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Protocol

from attrs import field, frozen

from leonardo.engine.record import Played
from leonardo.saves.statistics import Result, SeatResult

_NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


@frozen
class Deeds:
    """What a seat did in a game: the `things` it made, in words of the game, and what is counted by name."""

    things: tuple[str, ...] = ()
    counts: Mapping[str, int] = _NOTHING


@frozen
class Own:
    """A finished game as one person looks back on it: its result, the person's seat, and wins in a row up to it."""

    result: Result
    seat: SeatResult
    row: int = 0

    @property
    def won(self) -> bool:
        """Whether the person came in first, alone or with others."""
        return self.seat.place == 1

    @property
    def others(self) -> tuple[SeatResult, ...]:
        """The other seats."""
        return tuple(seat for seat in self.result.seats if seat is not self.seat)

    @property
    def margin(self) -> int:
        """By how much the person was ahead of the best of the others, or behind if negative.

        Those who came in together, such as a guild, are ahead together.
        """
        return self.seat.score - max((seat.score for seat in self.others if seat.place != self.seat.place), default=0)

    @property
    def unaided(self) -> bool:
        """Whether the person had no advice, and nobody took anything back."""
        return not self.seat.hints and not self.result.undone

    @property
    def level(self) -> str | None:
        """The level of all others, if they are built-in players of one level."""
        levels = {seat.player.partition(":")[0] if seat.player else None for seat in self.others}
        return levels.pop() if len(levels) == 1 else None


@frozen
class Achievement:
    """Something that only good play brings.

    `earned_by` returns something for a game that counts towards it, and nothing for others; it is achieved when
    `needed` different things were returned. Below the key `text` stand its name and `.about`, what must be done.
    """

    name: str
    text: str
    earned_by: Callable[[Own], Hashable | None]
    needed: int = 1
    values: Mapping[str, str] = field(factory=dict)
    """The keys of texts that its own texts speak of, by what they are called there."""


class DeedsOf(Protocol):
    """Tells what the seats of a finished game did."""

    def __call__(self, played: Played, /) -> Sequence[Deeds]:
        """Return the deeds of each seat."""


@frozen
class GameStatistics:
    """What a game adds to the statistics.

    `setup_of` gives the word for what was agreed on in a set-up, `setups` the keys of the texts of these words.
    `thing` says what something made is called, under the heading with the key `favourites`. `points` is the key of what
    so many points are called, a text that depends on their `count`; all results are multiples of `step` points.
    """

    deeds: DeedsOf | None = None
    achievements: tuple[Achievement, ...] = ()
    setup_of: Callable[[Any], str] | None = None
    setups: Mapping[str, str] = field(factory=dict)
    thing: Callable[[str], str] | None = None
    favourites: str = ""
    points: str = "statistics.points"
    step: int = 1


NONE: Final = GameStatistics()
"""What a game adds that adds nothing."""
