"""Points, at once and after each round, and the end (rules 12, 13)."""

from collections.abc import Sequence
from typing import Protocol

from leonardo.engine.engines.agenda import BeginRound, ScoreRound
from leonardo.engine.engines.constants import (
    CITY_POINTS,
    FIRSTS,
    LEONARDO_POINTS,
    MOST_POINTS,
    SHARED_POINTS,
    Cause,
)
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import GameEnded, PointsScored
from leonardo.engine.engines.state import Player, Table, castles, perfect_cities, territories

Parts = tuple[tuple[Cause, int], ...]


def award(draft: Draft, seat: int, parts: Parts) -> None:
    """Give a seat points, and end the game if it has the agreed ones (rules 12.1, 13.1)."""
    points = sum(each for _, each in parts)
    draft.change_player(seat, points=draft.players[seat].points + points)
    won = draft.players[seat].points >= draft.table.target
    if won:
        draft.agenda.clear()
    draft.tell(PointsScored, seat, points, parts)
    if won:
        draft.tell(GameEnded, seat)


def award_first(draft: Draft, seat: int, cause: Cause) -> None:
    """Give the points of a first, once in a game (rule 12.2)."""
    if cause not in draft.firsts:
        draft.firsts = (*draft.firsts, cause)
        award(draft, seat, ((cause, FIRSTS[cause]),))


def score_round(draft: Draft, task: ScoreRound) -> None:  # noqa: ARG001 - every round ends alike
    """Give the points of the round, seat by seat (rules 12.3, 12.5), until one has won (rule 13.1)."""
    parts = round_points(draft)
    order = sorted(draft.table.seats_from(draft.leonardo), key=lambda seat: -draft.players[seat].points)
    draft.then(BeginRound())
    for seat in order:
        if parts[seat]:
            award(draft, seat, parts[seat])
        if not draft.agenda:
            return


class Counted(Protocol):
    """What the points of a round are counted from: a game at any moment, or what is seen of it."""

    @property
    def table(self) -> Table:
        """What stays the same all game."""

    @property
    def leonardo(self) -> int:
        """Who holds the Leonardo card."""

    @property
    def players(self) -> Sequence[Player]:
        """The seats."""

    @property
    def owners(self) -> Sequence[int]:
        """Who owns each territory."""

    @property
    def levels(self) -> Sequence[int]:
        """The castles by their levels."""


def round_points(counted: Counted) -> list[Parts]:
    """Return what each seat would get if the round ended now, by seat (rules 12.3, 12.4)."""
    seats, owners, levels = range(counted.table.seats), counted.owners, counted.levels
    most = (
        (Cause.MOST_CARDS, [counted.players[seat].cards for seat in seats]),
        (Cause.MOST_CASTLES, [len(castles(owners, levels, seat)) for seat in seats]),
        (Cause.MOST_TERRITORIES, [len(territories(owners, seat)) for seat in seats]),
    )
    found: list[list[tuple[Cause, int]]] = [[] for _ in seats]
    found[counted.leonardo].append((Cause.LEONARDO, LEONARDO_POINTS))
    share = second_place if counted.table.second_place else first_place
    for cause, counts in most:
        for seat, points in share(counts).items():
            found[seat].append((cause, points))
    for seat in seats:
        if cities := perfect_cities(owners, levels, seat):
            found[seat].append((Cause.PERFECT_CITIES, CITY_POINTS * cities))
    return [tuple(each) for each in found]


def first_place(counts: Sequence[int]) -> dict[int, int]:
    """Return the points for most of something: shared by two, lost by three, none for most of nothing (rule 12.4)."""
    first = _holders(counts, max(counts))
    if len(first) == 1:
        return {first[0]: MOST_POINTS}
    return dict.fromkeys(first, SHARED_POINTS) if len(first) == 2 else {}


def second_place(counts: Sequence[int]) -> dict[int, int]:
    """Return the points for most of something and second most (rule 15.5)."""
    first = _holders(counts, max(counts))
    if len(first) != 1:
        return dict.fromkeys(first, SHARED_POINTS)
    second = _holders(counts, max(count for count in counts if count < max(counts)))
    return {first[0]: MOST_POINTS, **({second[0]: SHARED_POINTS} if len(second) == 1 else {})}


def _holders(counts: Sequence[int], count: int) -> list[int]:
    """Return the seats that have so many of something; nobody if that is nothing (rule 12.4)."""
    return [seat for seat, each in enumerate(counts) if each == count > 0]
