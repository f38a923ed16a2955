"""What an arena plays: every deal with the players in each seat, so that neither luck nor place favours anybody."""

from itertools import combinations
from typing import Any

from attrs import field, frozen

from leonardo.ai.player import UNLIMITED, Budget
from leonardo.engine.game import AnyGame
from leonardo.engine.seeds import Part, Seed, key_of, seed_in, stream

Seating = tuple[str, ...]  # the names of the players, one for each seat


@frozen
class Task:
    """One game to play: its `number` in the plan, the deal that it is played on, and who sits where."""

    game: AnyGame
    options: Any
    number: int
    seed: Seed  # the seed of the deal, from which all chance of the game follows, and nothing of another deal
    deal: int
    players: Seating
    budget: Budget
    killed: tuple[int, ...] = ()
    """How often the process of this game was ended or halted while it asked an outside player, by seat, if it was."""


@frozen
class MatchPlan:
    """The games of an arena. A longer plan begins with the games of a shorter one.

    `players` are names, `options` the wishes for each set-up as `Game.deal` takes them. `games` is rounded up so that
    each deal is played in all its seatings. With names in `against`, each of the players meets the same others on a
    deal, which are drawn from those names by the seed.

    Raises:
        ValueError: if these names cannot be paired.
    """

    game: AnyGame
    options: Any
    players: tuple[str, ...]
    seats: int
    wished: int
    seed: str
    budget: Budget = UNLIMITED
    against: tuple[str, ...] = ()
    _seatings: tuple[Seating, ...] = field(init=False, eq=False)
    """The seatings of each deal; with drawn rivals, those of the first one."""

    def __attrs_post_init__(self) -> None:
        if self.against:
            _check_panel(self.players, self.against)
        found = self._drawn(0) if self.against else seatings(self.players, self.seats)
        object.__setattr__(self, "_seatings", found)

    @property
    def deals(self) -> int:
        return -(-self.wished // len(self._seatings))

    @property
    def games(self) -> int:
        return self.deals * len(self._seatings)

    def task(self, number: int) -> Task:
        deal, turn = divmod(number, len(self._seatings))
        seating = (self._drawn(deal) if self.against else self._seatings)[turn]
        return Task(self.game, self.options, number, seed_in(self.seed, deal), deal, seating, self.budget)

    def _drawn(self, deal: int) -> tuple[Seating, ...]:
        """Return who sits where on a deal: each of the players in each seat, against rivals that are drawn.

        They are as different as the names allow: nobody is drawn again before everybody was.
        """
        rivals = self.seats - 1
        names = self.against * -(-rivals // len(self.against))
        drawn = stream(key_of(seed_in(self.seed, deal), Part.RIVALS), "rivals").sample(names, rivals)
        return tuple(turned for player in self.players for turned in _turned((player, *drawn)))


def seatings(players: tuple[str, ...], seats: int) -> tuple[Seating, ...]:
    """Return who sits where in the games of one deal.

    One name plays against itself. Of two names the first plays against the second in all other seats. As many names as
    seats are one table. Each table is turned until everybody sat in each seat. Of more names than seats all choices of
    so many play, each turned.

    Raises:
        ValueError: if the names are too few, or more than the seats and not all different.
    """
    if len(players) == 1:
        return (players * seats,)
    if len(players) == 2:
        players = (players[0], *players[1:] * (seats - 1))
    if len(players) < seats:
        raise ValueError(
            f"{len(players)} names for {seats} seats: give one for all, two for the first against many of the second, "
            "one per seat (names may be repeated), or more than there are seats for a round robin"
        )
    if len(players) > seats and len(set(players)) < len(players):
        raise ValueError("in a round robin each name may appear only once")
    return tuple(turned for chosen in combinations(players, seats) for turned in _turned(chosen))


def _check_panel(players: tuple[str, ...], against: tuple[str, ...]) -> None:
    names = (*players, *against)
    twice = next((name for place, name in enumerate(names) if name in names[:place]), None)
    if twice is not None:
        raise ValueError(f"with --against each name may appear only once, and {twice} appears twice")


def _turned(chosen: Seating) -> tuple[Seating, ...]:
    return tuple(dict.fromkeys(chosen[-turn:] + chosen[:-turn] for turn in range(len(chosen))))
