"""Petals that are thrown when the laurel is on: they fall over the whole square and stay lying there."""

import math
import random
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import IDLE
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import TICK, Life
from leonardo.app.table.looks import ribbon
from leonardo.app.table.results.podium.block import Figure
from leonardo.app.table.results.podium.plan import PodiumPlan
from leonardo.app.table.shown.marks import NO_MARKS

_FLOCK: Final = "living_flock"
_FRAMES: Final = 4
_PACE: Final = 250.0  # the strip of its pictures, how many there are, and milliseconds for which each is seen
_LAP: Final = 60_000.0
_POINTS: Final = 48  # milliseconds of a round, and corners of the way, which is an ellipse
_SCALE: Final = 1.7  # how many times larger than it is drawn the flock is seen
_SKY: Final = 150
_LEAST: Final = 300
_MARGIN: Final = 28
"""Units of the sky from the top of the banner down, across at least for birds to come, and free at its edges."""
_EVERY: Final = 7000.0
_HOP: Final = 380.0
_QUICK: Final = 40
"""After how many milliseconds a winner hops again, for how long, and how long one picture of that is seen."""


class Living:
    """Creatures that are seen on the square, if there are any."""

    def __init__(self, creatures: Sequence[Creature]) -> None:
        self._life = Life(creatures)

    def rest(self) -> int:
        """Return for how many milliseconds they look the same."""
        return self._life.rest() if self._life.parts else IDLE

    def go_on(self, milliseconds: float) -> list[Rect]:
        """Let time pass; return where they look otherwise."""
        return self._life.go_on(milliseconds, None)

    def draw(self, surface: Surface) -> None:
        for part in self._life.parts:
            part.draw(surface, None, NO_MARKS)


class Joy:
    """The winners, who hop one after the other now and then, when all is shown."""

    def __init__(self, figures: Sequence[Figure]) -> None:
        self._figures = figures
        self._moment = 0.0

    def rest(self) -> int:
        """Return for how many milliseconds they stand as they do."""
        since = self._moment % _EVERY
        return _QUICK if since >= _EVERY - _HOP else max(1, min(IDLE, round(_EVERY - _HOP - since)))

    def go_on(self, milliseconds: float) -> list[Rect]:
        """Let time pass; return where they are seen otherwise."""
        self._moment += milliseconds
        turn, since = divmod(self._moment, _EVERY)
        passed = max(0.0, 1 - (_EVERY - since) / _HOP)
        changed = []
        for number, figure in enumerate(self._figures):
            hops = number == turn % len(self._figures)
            if figure.lift(4 * passed * (1 - passed) if hops else 0.0):
                changed.append(figure.room)
        return changed


def flock(page: Kit, plan: PodiumPlan) -> list[Creature]:
    """Return the flock that circles in the sky beside the banner; none where there is no room for it."""
    px, window = page.layout.px, page.layout.window
    left, margin = ribbon.around(plan.banner).right, px(_MARGIN)
    sky = Rect(left, plan.banner.top, window.right - left, px(_SKY)).inflate(-2 * margin, 0)
    if sky.width < px(_LEAST):
        return []
    frames = frames_of(page.pictures, _FLOCK, _FRAMES, _SCALE * page.layout.k)
    wide, high = frames[0].get_size()
    across, down = (sky.width - wide) / 2, max(0, sky.height - high) / 2
    turns = (2 * math.pi * number / _POINTS for number in range(_POINTS))
    way = [(sky.centerx + across * math.sin(turn), sky.centery - down * math.cos(turn)) for turn in turns]
    return [Creature(frames, (wide // 2, high // 2), way, _PACE, _LAP)]


FALL: Final = 4000.0  # milliseconds from the first petal that is thrown to the last one that lies
_THROWN: Final = 0.5  # the share of that time in which they are thrown
_COUNT: Final = 300
_ON_STEPS: Final = 0.2  # how many there are, and which share of them comes down on the steps
_LONG, _WIDE = 24, 13  # units of a petal
_TURNS: Final = 8
_LIES: Final = 0.62  # pictures of a petal that turns, and how flat it lies
_FAR, _NEAR = 0.7, 1.15  # how large petals are at the back of the square and at its front
_SWAY: Final = 46
_TOP: Final = 14
_SQUARE: Final = (26, 300)
"""Units by which it sways, of the upper side of a step, and of the square behind and before the foot of the steps."""
_COLOURS: Final = ((196, 62, 46), (226, 120, 96), (240, 200, 90), (250, 236, 206))
_STIRS: Final = 15  # of so many petals, one stirs when all lie;
_STILL: Final = (26, 52)
_STIRRED: Final = (1, 2, 1)  # for so many pictures it lies still before that, and by so many pictures it is turned then
_DRIFTS: Final = 24
_DRIFT_EVERY: Final = 6500.0
_DRIFT_PACE: Final = 80.0
_DRIFT_STEPS: Final = 42
"""How many fall later on until the first one comes again, after how many milliseconds each, how long one picture of
that is seen, and in how many it falls."""
_EDGE: Final = (96, 58, 32)
_SIDE: Final = ((0.0, 0.5), (0.16, 0.16), (0.42, 0.0), (0.72, 0.08), (0.9, 0.3), (1.0, 0.5))
"""The upper edge of a petal, from its tip to its other end, in shares of its length and width."""


@frozen
class _Petal:
    """One petal: where it comes down, when it is thrown, how it sways and turns, its colour, and how near it lies."""

    x: float
    lies: float
    thrown: float
    sway: float
    turn: int
    colour: int
    near: int


class Petals:
    """The petals for one arrangement of the window; they fall alike each time, and lie on nothing that is read."""

    def __init__(self, page: Kit, plan: PodiumPlan) -> None:
        px = page.layout.px
        self._sway = px(_SWAY)
        self._banner = ribbon.around(plan.banner)
        self._before = [*_read(plan), self._banner]
        self._quiet = [*self._before, plan.news, *([plan.beside] if plan.beside else [])]
        self._petals = list(islice(_scattered(page, plan), _COUNT))
        self._pictures = [
            [_turning((max(6, px(_LONG * size)), max(4, px(_WIDE * size))), colour) for size in (_FAR, 1.0, _NEAR)]
            for colour in _COLOURS
        ]

    def draw(self, surface: Surface, share: float, *, told: bool = True) -> None:
        """Draw those that were thrown, when so much of the time has passed.

        They pass behind all that is read, which is more than the banner when all is `told`.
        """
        before = self._before if told else [self._banner]
        for petal in self._petals:
            self._draw(surface, petal, share, before)

    def lay(self, surface: Surface) -> None:
        stirring = self._stirring
        for petal in self._petals:
            if petal not in stirring:
                self._draw(surface, petal, 1.0, self._before)

    def creatures(self) -> list[Creature]:
        """Return the others, which stir now and then where they lie."""
        chance, found = random.Random(1452), []
        for petal in self._stirring:
            turns, lies = self._turns(petal), self._turned(petal, 1.0)
            size = max(side for turned in turns for side in turned.get_size())
            still, begins = chance.randint(*_STILL), chance.randrange(_STILL[0])
            numbers = [lies] * still
            for place, turned in enumerate(_STIRRED, begins):
                numbers[place] = (lies + turned) % _TURNS
            frames = [_squared(turn, size) for turn in turns]
            way = [(round(petal.x), round(petal.lies))]
            found.append(Creature([frames[number] for number in numbers], (size // 2, size // 2), way, TICK))
        return found

    @property
    def _stirring(self) -> list[_Petal]:
        """Those that stir: some of those that nothing hides."""
        reach = 4 * self._sway // 3  # what lives is drawn anew without the shadows of what is read
        free = [
            petal
            for petal in self._petals
            if self._place(petal, 1.0).inflate(reach, reach).collidelist(self._before) < 0
        ]
        return free[::_STIRS]

    def drifting(self) -> "Drift":
        """Return what goes on falling, one by one, where nothing is that is read."""
        chance = random.Random(1498)
        ways = []
        for petal in self._petals:
            way = [
                (self._turns(petal)[self._turned(petal, share)], self._place(petal, share)) for share in _shares(petal)
            ]
            reach = way[0][1].unionall([place for _, place in way[1:]])
            if reach.inflate(self._sway, self._sway).collidelist(self._quiet) < 0:
                ways.append(way)
        return Drift(chance.sample(ways, min(_DRIFTS, len(ways))))

    def _draw(self, surface: Surface, petal: _Petal, share: float, before: Sequence[Rect]) -> None:
        if share < petal.thrown:
            return
        turned, place = self._turns(petal)[self._turned(petal, share)], self._place(petal, share)
        hit = place.collidelist(before)
        if hit < 0:
            surface.blit(turned, place)
            return
        for part in _above_and_below(place, before[hit]):
            surface.blit(turned, part, part.move(-place.left, -place.top))

    def _turns(self, petal: _Petal) -> Sequence[Surface]:
        return self._pictures[petal.colour][petal.near]

    def _turned(self, petal: _Petal, share: float) -> int:
        return (petal.turn + int(_fallen(petal, share) * 2 * _TURNS)) % _TURNS

    def _place(self, petal: _Petal, share: float) -> Rect:
        fallen = _fallen(petal, share)
        aside = petal.sway * self._sway * 4 * fallen * (1 - fallen)
        turned = self._turns(petal)[self._turned(petal, share)]
        return turned.get_rect(center=(round(petal.x + aside), round(petal.lies * fallen)))


class Drift:
    """Single petals that fall one after the other, long after all others; each lies until the next one is thrown.

    Each of `ways` has the pictures of a petal with their places, from above the window to where it lies.
    """

    def __init__(self, ways: Sequence[Sequence[tuple[Surface, Rect]]]) -> None:
        self._ways = ways
        self._moment = 0.0
        self._seen: tuple[Surface, Rect] | None = None

    def rest(self) -> int:
        """Return for how many milliseconds it looks the same."""
        since = self._moment % _DRIFT_EVERY
        if not self._ways:
            return IDLE
        falls = since < len(self._way) * _DRIFT_PACE
        return round(_DRIFT_PACE) if falls else max(1, min(IDLE, round(_DRIFT_EVERY - since)))

    def go_on(self, milliseconds: float) -> list[Rect]:
        """Let time pass; return where it looks otherwise."""
        if not self._ways:
            return []
        self._moment += milliseconds
        step = int(self._moment % _DRIFT_EVERY / _DRIFT_PACE)
        before, self._seen = self._seen, self._way[min(step, len(self._way) - 1)]
        if before is self._seen:
            return []
        return [Rect(self._seen[1]), *([Rect(before[1])] if before is not None else [])]

    def draw(self, surface: Surface) -> None:
        if self._seen is not None:
            surface.blit(*self._seen)

    @property
    def _way(self) -> Sequence[tuple[Surface, Rect]]:
        return self._ways[int(self._moment / _DRIFT_EVERY) % len(self._ways)]


def _shares(petal: _Petal) -> Iterator[float]:
    for number in range(_DRIFT_STEPS + 1):
        yield petal.thrown + (1 - _THROWN) * number / _DRIFT_STEPS


def _fallen(petal: _Petal, share: float) -> float:
    return min(1.0, (share - petal.thrown) / (1 - _THROWN))


def _squared(picture: Surface, size: int) -> Surface:
    square = Surface((size, size), pygame.SRCALPHA)
    square.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    return square


def _scattered(page: Kit, plan: PodiumPlan) -> Iterator[_Petal]:
    """Yield petals without end: some on the steps, the others on the square around them, the nearer the larger."""
    px, chance = page.layout.px, random.Random(1519)
    row = plan.steps[0].unionall(list(plan.steps[1:]))
    back, front = row.bottom - px(_SQUARE[0]), min(row.bottom + px(_SQUARE[1]), page.layout.window.bottom - px(12))
    reach = px(_LONG)
    read = [place.inflate(reach, reach) for place in _read(plan)]
    fronts = [step.inflate(reach, reach) for step in plan.steps]
    while True:
        if chance.random() < _ON_STEPS:
            step = chance.choice(plan.steps)
            x, lies = chance.uniform(step.left + reach, step.right - reach), step.top - chance.uniform(0, px(_TOP))
        else:
            x, lies = chance.uniform(0, page.layout.window.right), chance.uniform(back, front)
            if Rect(round(x), round(lies), 1, 1).collidelist([*read, *fronts]) != -1:
                continue
        near = min(2, max(0, int(3 * (lies - back) / max(1, front - back))))
        thrown, sway, turn = chance.uniform(0, _THROWN), chance.uniform(-1, 1), chance.randrange(_TURNS)
        yield _Petal(x, lies, thrown, sway, turn, chance.randrange(len(_COLOURS)), near)


def _read(plan: PodiumPlan) -> Sequence[Rect]:
    """Return what is read on the square: the ledger and the ways to go on."""
    return [*plan.buttons, *([plan.ledger] if plan.ledger else [])]


def _above_and_below(place: Rect, sheet: Rect) -> Iterator[Rect]:
    for top, bottom in ((place.top, min(place.bottom, sheet.top)), (max(place.top, sheet.bottom), place.bottom)):
        if top < bottom:
            yield Rect(place.left, top, place.width, bottom - top)


def _turning(size: tuple[int, int], colour: tuple[int, int, int]) -> Sequence[Surface]:
    """Return a petal as it turns; it is painted large and brought down, so that its edge is smooth."""
    wide, high = size[0] * 4, size[1] * 4
    large = Surface((wide, high), pygame.SRCALPHA)
    large.fill((*_EDGE, 0))
    lower = [(x, 1 - y) for x, y in reversed(_SIDE)]
    around = [(2 + x * (wide - 4), 2 + y * (high - 4)) for x, y in (*_SIDE, *lower)]
    pygame.draw.polygon(large, colour, around)
    pygame.draw.lines(large, _EDGE, True, around, 4)
    fold = [(wide * share, high * (0.5 + 0.1 * bend)) for share, bend in ((0.12, 0), (0.45, 1), (0.78, 0))]
    pygame.draw.lines(large, [value * 4 // 5 for value in colour], False, fold, 5)
    turns = (pygame.transform.rotate(large, 360 * number / _TURNS) for number in range(_TURNS))
    return [
        pygame.transform.smoothscale(turned, (turned.get_width() // 4, round(turned.get_height() * _LIES / 4)))
        for turned in turns
    ]
