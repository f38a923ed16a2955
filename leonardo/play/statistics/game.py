"""What a game tells of its finished games for statistics, and the result that is made of one, to be kept.

A game that tells nothing has results all the same.
"""

import hashlib
import json
from collections.abc import Callable, Hashable, Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final, Protocol

from attrs import field, frozen

from leonardo.engine.game import Standing
from leonardo.engine.house_rules import counted_as
from leonardo.engine.record import Played
from leonardo.play import daily
from leonardo.saves.composing import USUAL, Circumstances
from leonardo.saves.schema import BuiltIn, Seated
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


NONE: Final = GameStatistics()  # what a game adds that adds nothing


def result_of(
    played: Played,
    seats: Sequence[Seated],
    seed: int,
    now: datetime,
    *,
    tells: GameStatistics = NONE,
    beside: Circumstances = USUAL,
) -> Result:
    """Return the result of a finished game; `tells` is what the game adds, `beside` what stands in its saves."""
    standing = played.game.standing(played.state)
    deeds = tells.deeds(played) if tells.deeds else [Deeds()] * len(seats)
    places = places_of(standing)
    none = (0,) * len(seats)
    told = tuple(
        SeatResult(
            name=seat.name,
            player=seat.player if isinstance(seat, BuiltIn) else None,
            score=standing.scores[number],
            place=places[number],
            hints=(beside.hints or none)[number],
            changed=(beside.changed or none)[number],
            things=deeds[number].things,
            counts=dict(deeds[number].counts),
        )
        for number, seat in enumerate(seats)
    )
    setup = tells.setup_of(played.setup) if tells.setup_of else None
    at = now.astimezone(UTC)
    return Result(
        identity=identity_of(played, seats, seed),
        game=counted_as(played.game.name),
        at=f"{at.year:04}-{at:%m-%dT%H:%M:%S}.{at.microsecond // 1000:03}Z",
        seats=told,
        setup=setup,
        day=day_of(beside.table),
        undone=beside.undone,
        retaken=beside.retaken,
    )


def places_of(standing: Standing) -> list[int]:
    """Return the place of each seat: the winners are first, equals share a place, after two of them comes the third."""
    first = set(standing.winners)

    def before(seat: int, other: int) -> bool:
        if seat in first or other in first:
            return other in first and seat not in first
        return standing.scores[other] > standing.scores[seat]

    seats = range(len(standing.scores))
    return [1 + sum(before(seat, other) for other in seats) for seat in seats]


def identity_of(played: Played, seats: Sequence[Seated], seed: int) -> str:
    """Return what a game is known by: the same deal with the same names is the same game."""
    known = [played.game.name, played.game.write_setup(played.setup), str(seed), [seat.name for seat in seats]]
    text = json.dumps(known, sort_keys=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def day_of(agreed: Mapping[str, str]) -> str | None:
    """Return the date of which a game is the game of the day, if it is one: the word is `d20261120`."""
    day = daily.day_of(agreed.get(daily.AGREED, ""))
    return day.isoformat() if day else None
