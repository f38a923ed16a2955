"""Figures about a person's games: places, averages, streaks, margins, what they made most often."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import TypeVar

from attrs import frozen

from leonardo.play.statistics.game import Own
from leonardo.saves.statistics import Result, Statistics

KeyT = TypeVar("KeyT")


@frozen
class Summary:
    """What a person's games come to; `places` counts the games by place, a lead is in the game's points."""

    games: int
    won: int
    places: tuple[int, ...]
    score: float
    row: int
    """Wins in a row up to now."""
    longest: int
    """The longest row of wins."""
    best: int
    """The most points in a game."""
    margin: int
    """The largest lead of a win; 0 if there was none."""

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.won / self.games


@frozen
class Average:
    """What games of one kind come to."""

    key: str
    games: int
    won: int
    place: float
    score: float


@frozen
class Favourite:
    """Something that was made in so many games, of which so many were won."""

    thing: str
    times: int
    won: int


def persons(statistics: Statistics) -> tuple[str, ...]:
    """Return the names of all persons, who played last first."""
    names = [seat.name for result in reversed(statistics.results) for seat in result.seats if seat.is_person]
    return tuple(dict.fromkeys(name for name in names if name != "?"))


def games_of(statistics: Statistics, name: str, game: str) -> tuple[Own, ...]:
    """Return the games of a person, the oldest first; those in which any seat was taken over are left out."""
    found: list[Own] = []
    row = 0
    for result in statistics.results:
        own = _seat(result, name) if result.game == game else None
        if own is None:
            continue
        row = row + 1 if own.won else 0
        found.append(Own(result, own.seat, row))
    return tuple(found)


def _seat(result: Result, name: str) -> Own | None:
    if any(seat.changed for seat in result.seats):
        return None
    found = (seat for seat in result.seats if seat.is_person and seat.name == name)
    return next((Own(result, seat) for seat in found), None)


def summary(games: Sequence[Own]) -> Summary | None:
    """Return what games come to; nothing where there are none."""
    if not games:
        return None
    places = Counter(own.seat.place for own in games)
    return Summary(
        len(games),
        sum(own.won for own in games),
        tuple(places[place] for place in range(1, max(len(own.result.seats) for own in games) + 1)),
        fmean(own.seat.score for own in games),
        games[-1].row,
        max(own.row for own in games),
        max(own.seat.score for own in games),
        max((own.margin for own in games if own.won), default=0),
    )


def averages(games: Iterable[Own], key: Callable[[Own], str | None]) -> list[Average]:
    """Return what the games come to for each key, in the order of the keys; games without a key are left out."""
    kinds: dict[str, list[Own]] = {}
    for own in games:
        kind = key(own)
        if kind is not None:
            kinds.setdefault(kind, []).append(own)
    return [
        Average(
            kind,
            len(those),
            sum(own.won for own in those),
            fmean(own.seat.place for own in those),
            fmean(own.seat.score for own in those),
        )
        for kind, those in sorted(kinds.items())
    ]


def by_seats(own: Own) -> str:
    """Return the number of seats of a game."""
    return str(len(own.result.seats))


def by_setup(own: Own) -> str | None:
    """Return the kind of set-up of a game."""
    return own.result.setup


def by_level(own: Own) -> str | None:
    """Return the level of all others at a game."""
    return own.level


def favourites(games: Iterable[Own]) -> list[Favourite]:
    """Return what a person has made, the most frequent first."""
    made: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for own in games:
        for thing in set(own.seat.things):
            made[thing] += 1
            won[thing] += own.won
    return [Favourite(thing, times, won[thing]) for thing, times in sorted(made.items(), key=_order)]


def _order(entry: tuple[str, int]) -> tuple[int, str]:
    thing, times = entry
    return -times, thing
