"""The people before the podium: each in a pose of its own, until something happens that runs through all of them."""

import random
from collections.abc import Iterator, Sequence
from math import pi, sin
from typing import Final

from attrs import frozen
from pygame import Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.tween import ease_in, ease_in_out, ease_out
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import TICK
from leonardo.app.table.results.podium.camera import AT_REST, NEAR, Rise
from leonardo.app.table.results.podium.course import GATHERS
from leonardo.app.table.results.podium.gathering import CARRY, FEET, KINDS, WIDE, Spectator, gathered
from leonardo.app.table.results.podium.plan import PodiumPlan

POSES: Final = 7
STANDS, TURNS, LIFTS, JUMPS, THROWS, CLAPS, POINTS = range(POSES)
"""How they are seen in their strips (scripts/art/places/square.py)."""
BEAT: Final = 260.0  # milliseconds for which each pose is seen while nothing happens
HAILED: Final = 750.0  # milliseconds in which one answers to what happens


@frozen
class Manner:
    """Somebody's poses, one after the other: those in which one `waits`, `hails` and `cheers`.

    While one cheers, each of them is seen for `quick` milliseconds.
    """

    waits: Sequence[int]
    hails: Sequence[int]
    cheers: Sequence[int]
    quick: float


def _times(count: int, *poses: int) -> tuple[int, ...]:
    return poses * count


MANNERS: Final = (
    Manner(
        (*_times(6, STANDS), *_times(5, TURNS), *_times(4, STANDS), *_times(3, POINTS)),
        (LIFTS, JUMPS, LIFTS, JUMPS, LIFTS),
        (JUMPS, LIFTS, JUMPS, LIFTS, THROWS, THROWS, LIFTS),
        150.0,
    ),
    Manner(
        (*_times(5, POINTS), *_times(7, STANDS), *_times(2, CLAPS, LIFTS), *_times(3, STANDS)),
        (POINTS, POINTS, POINTS, TURNS, TURNS),
        (*_times(4, CLAPS, LIFTS), JUMPS, LIFTS),
        170.0,
    ),
    Manner(
        (*_times(4, TURNS), *_times(9, STANDS), *_times(3, LIFTS), *_times(2, STANDS)),
        _times(3, CLAPS, LIFTS),
        (LIFTS, THROWS, THROWS, LIFTS, JUMPS, LIFTS, JUMPS),
        140.0,
    ),
    Manner(
        (*_times(4, CLAPS, LIFTS), *_times(8, STANDS), *_times(4, TURNS)),
        (LIFTS, THROWS, THROWS, LIFTS, JUMPS),
        (JUMPS, LIFTS, CLAPS, LIFTS, CLAPS, LIFTS),
        160.0,
    ),
    Manner(
        (*_times(8, STANDS), *_times(5, POINTS), *_times(3, TURNS)),
        (POINTS, LIFTS, JUMPS, LIFTS, JUMPS),
        (POINTS, POINTS, JUMPS, LIFTS, JUMPS, LIFTS, CLAPS, LIFTS, CLAPS),
        180.0,
    ),
)


_CARRYING: Final = (0, 0, 1, 2, 2, 2, 1)
"""Which frame of somebody who carries a child is seen in each pose; who do are the last kinds."""
_FRAMES: Final = 3
_PARTS: Final = 1400.0
_LAST: Final = 300.0  # milliseconds in which they make room for the ledger, and until the last one begins to;
_ROOM: Final = 20.0
"""how long before all of it is there they have made room, so that they hardly leave before it comes;"""
_ASIDE: Final = 220  # and units to the side by which those go who leave
_COMES: Final = 900.0
_LATE: Final = 600.0  # milliseconds of the way to a place, and until the last one sets out
_STEP: Final = 330.0
_BOB: Final = 5  # milliseconds of a step and units by which one goes up in it
_RUNS: Final = 1.5  # units in a millisecond by which what happens runs through them,
_ANSWERS: Final = 90.0  # and milliseconds after which the slowest of those beside each other answers to it
_SPREAD: Final = 0.09
"""By which share of the way from the middle of the window who is nearest stands closer to it until the camera rises."""


@frozen
class Hail:
    """Something at so many pixels from the left edge of the window, at a moment, to which everybody answers."""

    when: float
    x: int


class Crowd:
    """Those who look on, for one arrangement of the window: all come again alike.

    They answer for a moment to all that they `hail`, and cheer for good after what they `cheer`. Those who stand where
    the ledger is laid make room for it or leave, so that everybody is seen as a whole; `gone` is when they have. The
    camera `rises` meanwhile.
    """

    def __init__(
        self, page: Kit, plan: PodiumPlan, cheers: Hail, gone: float, hails: Sequence[Hail] = (), rises: Rise = AT_REST
    ) -> None:
        self._cheers, self._hails, self._rises = cheers, hails, rises
        self._k, self._window = page.layout.k, page.layout.window
        self.gone = gone
        """When all have come to rest."""
        self._people = sorted(gathered(page, plan), key=lambda each: each.y)
        self._strips = {key: _strip(page, *key) for key in {_key(each) for each in self._people}}

    def draw(self, surface: Surface, _entrance: Entrance, share: float) -> None:
        """Draw them when so much of their time has passed; at its end, those who stay are `creatures`."""
        if share >= 1:
            return
        now = share * (GATHERS + self.gone) - GATHERS
        left = 1 - self._rises.share(now)
        for each in self._people:
            pose, aside, down = self._seen(each, now)
            foot = self._foot(each)
            nearer = each.near * left
            x = each.x + aside
            x += (self._window.centerx - x) * _SPREAD * nearer
            y = each.y + down - NEAR * self._k * nearer
            surface.blit(self._strips[_key(each)][pose], (round(x) - foot[0], round(y) - foot[1]))

    def creatures(self) -> list[Creature]:
        """Return all as they stand beside the ledger: now and then somebody cheers."""
        chance, found = random.Random(1401), []
        for each in (each for each in self._people if each.stays):
            strip, manner = self._strips[_key(each)], _manner(each)
            calm = [pose for _ in range(chance.randint(1, 3)) for pose in manner.waits]
            poses = [*manner.cheers, *calm, *[STANDS] * chance.randint(0, 5)]
            begins = chance.randrange(len(poses))
            poses = poses[begins:] + poses[:begins]
            found.append(Creature([strip[pose] for pose in poses], self._foot(each), [(each.x, each.y)], TICK))
        return found

    def _seen(self, each: Spectator, now: float) -> tuple[int, float, float]:
        """Return the pose of somebody, and by how many pixels the place is another one: aside and downwards."""
        bob = -_BOB * each.scale * abs(sin(pi * (now / _STEP + each.early)))
        passed = min(1.0, max(0.0, (now + GATHERS - each.early * _LATE) / _COMES))
        if passed < 1:
            return STANDS, each.middle + each.far * (1 - ease_out(passed)), bob
        parted = min(1.0, max(0.0, (now - self.gone + _ROOM + _PARTS - each.early * _LAST) / (_PARTS - _LAST)))
        pose = self._pose(each, now, each.x + each.middle)
        if parted and not each.stays:
            side, way = _ASIDE * self._k * (1 if each.mirrored else -1), ease_in(parted)
            return pose, side * way, bob + way * (self._window.bottom + FEET * each.scale - each.y)
        walks = each.middle and 0 < parted < 1
        return pose, each.middle * (1 - ease_in_out(parted)), bob if walks else 0.0

    def _pose(self, each: Spectator, now: float, x: float) -> int:
        """Return how somebody who stands there looks: what happened last has just run through the others to there."""
        manner = _manner(each)

        def since(hail: Hail) -> float:
            return now - hail.when - abs(x - hail.x) / (_RUNS * self._k) - each.early * _ANSWERS

        if since(self._cheers) >= 0:
            return manner.cheers[int(since(self._cheers) / manner.quick) % len(manner.cheers)]
        hailing = min((passed for hail in self._hails if (passed := since(hail)) >= 0), default=HAILED)
        if hailing < HAILED:
            return manner.hails[int(hailing / HAILED * len(manner.hails))]
        return manner.waits[int(now / BEAT + each.early * len(manner.waits)) % len(manner.waits)]

    def _foot(self, each: Spectator) -> tuple[int, int]:
        return round(WIDE / 2 * each.scale), round(FEET * each.scale)


def _key(each: Spectator) -> tuple[int, float, bool]:
    return each.kind, each.scale, each.mirrored


def _manner(each: Spectator) -> Manner:
    return MANNERS[int(each.early * 997) % len(MANNERS)]


def _strip(page: Kit, kind: int, scale: float, mirrored: bool) -> Sequence[Surface]:
    return list(_posed(page, kind, scale, mirrored=mirrored))


def _posed(page: Kit, kind: int, scale: float, *, mirrored: bool) -> Iterator[Surface]:
    name, carries = f"spectator_{kind}", kind >= KINDS - CARRY
    frames = frames_of(page.pictures, name, _FRAMES if carries else POSES, scale, mirrored=mirrored)
    yield from (frames[number] for number in (_CARRYING if carries else range(POSES)))
