"""What a drawing does once: parts of it move, and it gives off smoke, sparks or light. As data, which any game fills.

Places are in hundredths of the side of the drawing, from its upper left corner; moments are shares of the time that
all of it takes, 0..1; angles are degrees, clockwise.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.tween import along, ease_in_out

SIDE: Final = 100
"""So many units the side of a drawing has."""
_FADES: Final = 0.3
"""The share of its time in which what is given off comes, and in which it goes."""


@frozen
class Pose:
    """How a part is held: moved from its place by `x` and `y`, turned, stretched from its pivot, and how far seen."""

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    wide: float = 1.0
    high: float = 1.0
    seen: float = 1.0

    def towards(self, other: "Pose", share: float) -> "Pose":
        """Return what lies so far on the way to another one."""
        return Pose(
            *(
                mine + (theirs - mine) * share
                for mine, theirs in (
                    (self.x, other.x),
                    (self.y, other.y),
                    (self.angle, other.angle),
                    (self.wide, other.wide),
                    (self.high, other.high),
                    (self.seen, other.seen),
                )
            )
        )


REST: Final = Pose()
"""As it was drawn."""
Key = tuple[float, Pose]
"""At this moment it is held so."""


@frozen
class Part:
    """A part by its name, the point about which it turns and from which it is stretched, and how it is held when.

    Before the first of its `keys` it is as it was drawn; after the last it stays as it is then. One without keys keeps
    still, and only lies over what moves below it.
    """

    name: str
    pivot: FinePoint = (SIDE / 2, SIDE / 2)
    keys: tuple[Key, ...] = ()

    def pose(self, share: float) -> Pose:
        """Return how it is held at a moment."""
        before, held = 0.0, REST
        for moment, pose in self.keys:
            if share < moment:
                return held.towards(pose, ease_in_out((share - before) / (moment - before)))
            before, held = moment, pose
        return held


@frozen
class Mote:
    """Something small that is given off: a picture that goes along a way from one moment to another.

    It grows from the first of its sizes to the second, and turns by so much meanwhile.
    """

    picture: str
    way: tuple[FinePoint, ...]
    begins: float
    ends: float
    sizes: tuple[float, float]
    turns: float = 0.0
    seen: float = 1.0

    def at(self, share: float) -> tuple[FinePoint, float, float, float] | None:
        """Return at a moment where its middle is, its size, its angle and how far it is seen, if it is there."""
        if not self.begins <= share < self.ends:
            return None
        passed = (share - self.begins) / (self.ends - self.begins)
        place = along(self.way, passed) if len(self.way) > 1 else self.way[0]
        size = self.sizes[0] + (self.sizes[1] - self.sizes[0]) * passed
        seen = self.seen * min(1.0, (passed + 0.12) / _FADES, (1 - passed) / _FADES)
        return place, size, self.turns * passed, seen


@frozen
class Work:
    """All that a drawing does, the undermost part first; what is given off lies over them."""

    parts: tuple[Part, ...] = ()
    motes: tuple[Mote, ...] = ()

    @property
    def moves(self) -> bool:
        """Whether anything of it moves or is given off."""
        return bool(self.motes) or any(part.keys for part in self.parts)


def turn(by: float, begins: float = 0.0, ends: float = 1.0) -> tuple[Key, ...]:
    """Turn by so much, and stay so: begun and ended gently, and quickest in the middle."""
    return (begins, REST), (ends, Pose(angle=by))


def waves(wide: float, angle: float, times: int = 3) -> tuple[Key, ...]:
    """Flutter as a flag does at its pole: become so narrow and turn a little, again and again."""
    return tuple(_to_and_fro(Pose(wide=wide, angle=angle), Pose(wide=(1 + wide) / 2 + 0.06, angle=-angle), times))


def beats(pose: Pose, times: int, other: Pose = REST) -> tuple[Key, ...]:
    """Go to a pose, and back or to another one, so many times, and rest."""
    return tuple(_to_and_fro(pose, other, times))


def shakes(x: float, y: float, begins: float, ends: float, times: int = 3) -> tuple[Key, ...]:
    """Tremble ever less, from one moment to another."""
    step = (ends - begins) / (2 * times)
    keys = [(begins, REST)]
    for number in range(2 * times - 1):
        less = (1 if number % 2 else -1) * (1 - number / (2 * times))
        keys.append((begins + step * (number + 1), Pose(x * less, y * less)))
    return *keys, (ends, REST)


def puffs(
    picture: str,
    way: Sequence[FinePoint],
    count: int,
    sizes: tuple[float, float],
    begins: float = 0.0,
    ends: float = 1.0,
    *,
    lasts: float = 0.5,
    turns: float = 0.0,
    seen: float = 1.0,
) -> tuple[Mote, ...]:
    """Return so many of a kind, one after the other on nearly the same way; each `lasts` so long."""
    between = (ends - begins - lasts) / max(1, count - 1)
    made = []
    for number in range(count):
        aside = 1.6 * math.sin(number * 2.4)
        spread = tuple((x + aside * step / max(1, len(way) - 1), y) for step, (x, y) in enumerate(way))
        first = begins + between * number
        made.append(Mote(picture, spread, first, first + lasts, sizes, turns * (-1) ** number, seen))
    return tuple(made)


def flashes(
    picture: str, places: Sequence[FinePoint], size: float, begins: float, ends: float, *, lasts: float = 0.3
) -> tuple[Mote, ...]:
    """Return one light after the other at some places."""
    between = (ends - begins - lasts) / max(1, len(places) - 1)
    return tuple(
        Mote(picture, (place,), begins + between * number, begins + between * number + lasts, (size * 0.6, size), 30)
        for number, place in enumerate(places)
    )


def _to_and_fro(pose: Pose, other: Pose, times: int) -> Iterator[Key]:
    step = 1 / (2 * times)
    for number in range(times):
        yield step * (2 * number + 1), pose
        yield step * (2 * number + 2), other if number < times - 1 else REST
