"""What a person has achieved: things that only good play brings, the same for any game, and those of a game."""

from collections.abc import Hashable, Iterable, Mapping, Sequence, Set
from typing import Final

from attrs import frozen

from leonardo.play.statistics.game import Achievement, Own

_TABLES: Final = 3
"""At how many sizes of table one must have won."""
_ROW: Final = 3


@frozen
class Progress:
    """An achievement, how far a person has come with it, and in which game it was reached, if it was."""

    achievement: Achievement
    done: int
    reached: Own | None

    @property
    def needed(self) -> int:
        """How much of it is needed."""
        return self.achievement.needed


def usual(levels: Mapping[str, str]) -> tuple[Achievement, ...]:
    """Return the achievements of any game; `levels` has the keys of the levels' names, the easiest first."""
    names = list(levels)
    strong = set(names[len(names) // 2 :])
    beaten = (
        Achievement(f"level_{name}", "achievements.level", _Beats(name), values={"level": key})
        for name, key in levels.items()
    )
    return (
        *beaten,
        Achievement("unaided", "achievements.unaided", lambda own: own.won and own.unaided and _at(own, strong)),
        Achievement("row", "achievements.row", lambda own: (own.row >= _ROW and _at(own, strong)) or None),
        Achievement("tables", "achievements.tables", lambda own: len(own.result.seats) if own.won else None, _TABLES),
    )


@frozen
class _Beats:
    """Tells whether a game was won in which all others were of a level."""

    level: str

    def __call__(self, own: Own) -> Hashable | None:
        return True if own.won and own.level == self.level else None


def _at(own: Own, levels: Set[str]) -> Hashable | None:
    return True if own.level is not None and own.level in levels else None


def standings(games: Sequence[Own], achievements: Iterable[Achievement]) -> list[Progress]:
    """Return how far a person has come with each achievement."""
    return [_standing(games, achievement) for achievement in achievements]


def _standing(games: Sequence[Own], achievement: Achievement) -> Progress:
    found: set[Hashable] = set()
    for own in games:
        earned = achievement.earned_by(own)
        if earned:
            found.add(earned)
        if len(found) >= achievement.needed:
            return Progress(achievement, achievement.needed, own)
    return Progress(achievement, len(found), None)


def reached_by(games: Sequence[Own], achievements: Iterable[Achievement]) -> list[Achievement]:
    """Return what was achieved by the last of the games."""
    last = games[-1] if games else None
    return [each.achievement for each in standings(games, achievements) if each.reached is last and last is not None]
