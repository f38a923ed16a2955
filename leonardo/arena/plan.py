"""What an arena plays: every deal with the players in each seat, so that neither luck nor place favours anybody."""

from itertools import combinations
from typing import Any

from attrs import field, frozen

from leonardo.ai.player import UNLIMITED, Budget
from leonardo.engine.game import AnyGame

Seating = tuple[str, ...]
"""The names of the players, one for each seat."""


@frozen
class Task:
    """One game to play: its `number` in the plan, the deal that it is played on, and who sits where."""

    game: AnyGame
    options: Any
    number: int
    seed: str
    """The seed of the deal, from which all chance of the game follows."""
    deal: int
    players: Seating
    budget: Budget


@frozen
class MatchPlan:
    """The games of an arena. A longer plan begins with the games of a shorter one.

    `players` are names, `options` the wishes for each set-up as `Game.deal` takes them. `games` is rounded up so that
    each deal is played in all its seatings.
    """

    game: AnyGame
    options: Any
    players: tuple[str, ...]
    seats: int
    wished: int
    seed: str
    budget: Budget = UNLIMITED
    seatings: tuple[Seating, ...] = field(init=False, eq=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "seatings", seatings(self.players, self.seats))

    @property
    def deals(self) -> int:
        """How many different deals are played."""
        return -(-self.wished // len(self.seatings))

    @property
    def games(self) -> int:
        """How many games are played."""
        return self.deals * len(self.seatings)

    def task(self, number: int) -> Task:
        """Return the game of this number, from 0 up."""
        deal, turn = divmod(number, len(self.seatings))
        return Task(self.game, self.options, number, f"{self.seed}/{deal}", deal, self.seatings[turn], self.budget)


def seatings(players: tuple[str, ...], seats: int) -> tuple[Seating, ...]:
    """Return who sits where in the games of one deal.

    One name plays against itself. As many names as seats are one table, turned until everybody sat in each seat: one
    against three of a kind is such a table. Of more names than seats all choices of so many play, each turned.

    Raises:
        ValueError: if the names are too few, or more than the seats and not all different.
    """
    if len(players) == 1:
        return (players * seats,)
    if len(players) < seats:
        raise ValueError(
            f"{len(players)} names for {seats} seats: give one for all, one for each seat (a name may stand several "
            "times), or more than there are seats for a round robin"
        )
    if len(players) > seats and len(set(players)) < len(players):
        raise ValueError("in a round robin each name stands once")
    return tuple(turned for chosen in combinations(players, seats) for turned in _turned(chosen))


def _turned(chosen: Seating) -> tuple[Seating, ...]:
    return tuple(dict.fromkeys(chosen[-turn:] + chosen[:-turn] for turn in range(len(chosen))))
