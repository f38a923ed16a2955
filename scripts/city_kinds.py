"""The kinds of games of the city that `many_games.py` plays: all seats, all that may be agreed on, limit or none."""

from itertools import combinations, product
from typing import Any, ClassVar, Final

from attrs import frozen

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Decline, Done, Drop, LetFall, LetStand, Refuse, StayAlone
from leonardo.engine.citta.invariants import violations
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import State
from leonardo.engine.citta.terms import GUILD_SEATS, GUILDS, ROUNDS, SEATS, VARIANTS


@frozen
class CityKind:
    """A kind of game: how many seats, the limit of rounds (0 for none), and what was agreed on."""

    game: ClassVar[Any] = GAME
    doing_without: ClassVar[tuple[type, ...]] = (Decline, Done, Drop, LetFall, LetStand, Refuse, StayAlone)

    seats: int
    rounds: int
    variants: tuple[str, ...]

    @property
    def options(self) -> Options:
        """The wishes for such a game."""
        return Options(self.seats, self.rounds, self.variants)

    def violations(self, state: State) -> list[str]:
        """Return what does not hold between two decisions."""
        return violations(state)

    def misplaced(self, state: State) -> list[str]:
        """Return what does not hold after an event: all that must hold here, does at any moment."""
        return violations(state)

    def __str__(self) -> str:
        agreed = f", {' and '.join(self.variants)}" if self.variants else ""
        return f"{self.seats} seats, {self.rounds or 'no limit of'} rounds{agreed}"


_AGREED: Final = [agreed for count in range(len(VARIANTS) + 1) for agreed in combinations(VARIANTS, count)]
CITY_KINDS: Final = tuple(
    CityKind(*kind)
    for kind in product(SEATS, (ROUNDS["short"], 0), _AGREED)
    if kind[0] >= GUILD_SEATS or GUILDS not in kind[2]
)
