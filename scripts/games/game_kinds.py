"""The kinds of games that `many_games.py` plays: all seats, and all that may be agreed on.

Each kind has the words and the wishes of its game, and knows what must hold in it between two decisions (`violations`)
and after an event (`misplaced`).
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any, ClassVar, Final

from attrs import frozen

from leonardo.engine import citta, davinci, engines
from leonardo.engine.citta import actions as of_citta
from leonardo.engine.citta import constants as citta_terms
from leonardo.engine.citta import setup as citta_setup
from leonardo.engine.citta import state as in_citta
from leonardo.engine.davinci import actions as of_davinci
from leonardo.engine.davinci import invariants as in_davinci
from leonardo.engine.davinci import setup as davinci_setup
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.engines import actions as of_engines
from leonardo.engine.engines import constants as engines_terms
from leonardo.engine.engines import setup as engines_setup
from leonardo.engine.engines import state as in_engines


@frozen
class Kind:
    """A kind of game of Leonardo da Vinci: how many seats, which set-up, with or without the variant."""

    game: ClassVar[Any] = davinci.GAME
    doing_without: ClassVar[tuple[type, ...]] = (
        *(of_davinci.Decline, of_davinci.Done, of_davinci.Interrupt, of_davinci.Pass),
        *(of_davinci.SaveFlorin, of_davinci.Stay, of_davinci.Withdraw),
    )
    violations = staticmethod(in_davinci.violations)
    misplaced = staticmethod(in_davinci.misplaced)

    seats: int
    setup: str
    strong_council: bool

    @property
    def options(self) -> davinci_setup.Options:
        """The wishes for such a game; who starts is drawn."""
        return davinci_setup.Options(self.seats, self.setup, (CODEX_LEONARDI_1,) if self.strong_council else ())

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.setup}{', stronger Council' if self.strong_council else ''}"


@frozen
class CityKind:
    """A kind of game of the city: how many seats, the limit of rounds (0 for none), and what was agreed on."""

    game: ClassVar[Any] = citta.GAME
    doing_without: ClassVar[tuple[type, ...]] = (
        *(of_citta.Decline, of_citta.Done, of_citta.Drop, of_citta.LetFall),
        *(of_citta.LetStand, of_citta.Refuse, of_citta.StayAlone),
    )
    violations = staticmethod(in_citta.violations)
    misplaced = staticmethod(in_citta.violations)  # what must hold here does so at any moment

    seats: int
    rounds: int
    variants: tuple[str, ...]

    @property
    def options(self) -> citta_setup.Options:
        return citta_setup.Options(self.seats, self.rounds, self.variants)

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.rounds or 'no limit of'} rounds{_agreed(self.variants)}"


@frozen
class EnginesKind:
    """A kind of game of Engines of War: how many seats, the points to reach, and the optional rules."""

    game: ClassVar[Any] = engines.GAME
    doing_without: ClassVar[tuple[type, ...]] = (
        *(of_engines.Decline, of_engines.Done, of_engines.EndTurn, of_engines.Hold),
        *(of_engines.NoParachute, of_engines.Retreat, of_engines.Stop),
    )
    violations = staticmethod(in_engines.violations)
    misplaced = staticmethod(in_engines.violations)  # what must hold here does so at any moment

    seats: int
    target: int
    variants: tuple[str, ...]

    @property
    def options(self) -> engines_setup.Options:
        return engines_setup.Options(self.seats, self.target, self.variants)

    def __str__(self) -> str:
        return f"{self.seats} seats to {self.target}{_agreed(self.variants)}"


AnyKind = Kind | CityKind | EnginesKind


def _agreed(variants: Sequence[str]) -> str:
    return f", {' and '.join(variants)}" if variants else ""


def _any_of(variants: Sequence[str]) -> list[tuple[str, ...]]:
    return [agreed for count in range(len(variants) + 1) for agreed in combinations(variants, count)]


def _of_the_city() -> Iterator[CityKind]:
    limits = (citta_terms.ROUNDS["short"], 0)
    for seats, rounds, agreed in product(citta_terms.SEATS, limits, _any_of(citta_terms.VARIANTS)):
        if seats >= citta_terms.GUILD_SEATS or citta_terms.GUILDS not in agreed:
            yield CityKind(seats, rounds, agreed)


KINDS: Final = tuple(Kind(*kind) for kind in product((2, 3, 4, 5), (BEGINNER, EXPERT), (False, True)))
"""The kinds of the first game."""
KINDS_OF: Final[Mapping[str, Sequence[AnyKind]]] = {
    "davinci": KINDS,
    "citta": tuple(_of_the_city()),
    "engines": tuple(
        EnginesKind(*kind)
        for kind in product(engines_terms.SEATS, engines_terms.TARGETS, _any_of(engines_terms.VARIANTS))
    ),
}
"""The kinds of each game."""
