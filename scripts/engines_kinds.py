"""The kinds of games of Engines of War that `many_games.py` plays: all seats, all optional rules, two lengths."""

from itertools import combinations, product
from typing import Any, ClassVar, Final

from attrs import frozen

from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Decline, Done, EndTurn, Hold, NoParachute, Retreat, Stop
from leonardo.engine.engines.invariants import violations
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.engines.terms import SEATS, TARGETS, VARIANTS


@frozen
class EnginesKind:
    """A kind of game: how many seats, the points to reach, and the optional rules."""

    game: ClassVar[Any] = GAME
    doing_without: ClassVar[tuple[type, ...]] = (Decline, Done, EndTurn, Hold, NoParachute, Retreat, Stop)

    seats: int
    target: int
    variants: tuple[str, ...]

    @property
    def options(self) -> Options:
        """The wishes for such a game."""
        return Options(self.seats, self.target, self.variants)

    def violations(self, state: State) -> list[str]:
        """Return what does not hold between two decisions."""
        return violations(state)

    def misplaced(self, state: State) -> list[str]:
        """Return what does not hold after an event: all that must hold here, does at any moment."""
        return violations(state)

    def __str__(self) -> str:
        agreed = f", {' and '.join(self.variants)}" if self.variants else ""
        return f"{self.seats} seats to {self.target}{agreed}"


_AGREED: Final = [agreed for count in range(len(VARIANTS) + 1) for agreed in combinations(VARIANTS, count)]
ENGINES_KINDS: Final = tuple(EnginesKind(*kind) for kind in product(SEATS, TARGETS, _AGREED))
