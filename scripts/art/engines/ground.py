"""Land and sea of the chart: their outlines, and where on the ground there is room for something."""

from collections.abc import Iterable
from functools import cache

import numpy as np
import skia

from scripts.art.drawing.ink import Sheet
from scripts.art.drawing.shapes import Point, polygon, rectangle
from scripts.art.engines.plan import HEIGHT, HELVETIA, RINGS, SCENERY, WIDTH, Ring, spots
from scripts.art.materials.textures import blurred

FRAME = rectangle(0, 0, WIDTH, HEIGHT)
_NAME_ROOM = (44, 11)
_MEN_ROOM = (42, 40)
_MACHINE_ROOM = (24, 28)  # half the width, and the height, of what is written or stands at a spot


def outline(rings: Iterable[Ring]) -> skia.Path:
    """One path around all parts of a land."""
    path = skia.Path()
    for ring in rings:
        path.addPath(polygon(ring))
    return path


@cache
def territory(name: str) -> skia.Path:
    """The outline of a territory with its islands."""
    return outline(RINGS[name])


@cache
def land() -> skia.Path:
    """The outline of all land, without the borders in it."""
    path = outline(coasts())
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


@cache
def coasts() -> list[Ring]:
    """The shores of lands, islands and the closed sea between Thrace and Anatolia, each as a ring."""
    return _chained([edge for edge, count in _edges().items() if count == 1])


@cache
def sea() -> skia.Path:
    """What is not land."""
    path = skia.Path(FRAME)
    path.addPath(land())
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def inner_borders() -> list[Ring]:
    """Lines along which two lands meet, each once, from one meeting of three to the next."""
    return _chained([edge for edge, count in _edges().items() if count > 1])


@cache
def _edges() -> dict[tuple[Point, Point], int]:
    owners: dict[tuple[Point, Point], int] = {}
    for ring in [*(ring for rings in RINGS.values() for ring in rings), HELVETIA, *SCENERY]:
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
            edge = (one, other) if one < other else (other, one)
            owners[edge] = owners.get(edge, 0) + 1
    return owners


def _chained(edges: list[tuple[Point, Point]]) -> list[Ring]:
    """Edges put together to lines that end where they fork or stop."""
    beside: dict[Point, list[Point]] = {}
    for one, other in edges:
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    lines: list[Ring] = []
    done: set[tuple[Point, Point]] = set()
    ends = [point for point, others in beside.items() if len(others) != 2]
    for start in [*ends, *beside]:
        for follow in beside[start]:
            if (start, follow) in done:
                continue
            line = [start, follow]
            done |= {(start, follow), (follow, start)}
            while len(beside[line[-1]]) == 2:
                onward = next((each for each in beside[line[-1]] if (line[-1], each) not in done), None)
                if onward is None:
                    break
                done |= {(line[-1], onward), (onward, line[-1])}
                line.append(onward)
            lines.append(line)
    return lines


class Room:
    """The pixels of the chart, one a unit, that something may be drawn on."""

    def __init__(self, free: np.ndarray) -> None:
        self.free = free

    @classmethod
    def within(cls, path: skia.Path, margin: float = 0) -> "Room":
        """What lies in a path, at least `margin` from its edge."""
        sheet = Sheet(WIDTH, HEIGHT, "room")
        sheet.pen.fill(path, (255, 255, 255))
        covered = sheet.mask()
        if margin:
            covered = blurred(covered, margin)
            return cls(covered > 0.985)
        return cls(covered > 0.5)

    def without(self, other: "Room") -> "Room":
        """This room less another one."""
        return Room(self.free & ~other.free)

    def has(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether a whole rectangle is free."""
        if left < 0 or top < 0 or right >= WIDTH or bottom >= HEIGHT:
            return False
        return bool(self.free[int(top) : int(bottom) + 1, int(left) : int(right) + 1].all())

    def bounds(self) -> tuple[int, int, int, int] | None:
        """Left, top, right and bottom of all that is free, if anything is."""
        rows, columns = np.nonzero(self.free)
        if not rows.size:
            return None
        return int(columns.min()), int(rows.min()), int(columns.max()), int(rows.max())


@cache
def standing() -> Room:
    """Where names and pieces stand: nothing of the landscape is drawn there."""
    taken = skia.Path()
    for name in RINGS:
        title, men, machines = spots(name)
        taken.addPath(_below(title, _NAME_ROOM[0], 2 * _NAME_ROOM[1], _NAME_ROOM[1]))
        taken.addPath(_below(men, *_MEN_ROOM, 6))
        taken.addPath(_below(machines, *_MACHINE_ROOM, 6))
    return Room.within(taken)


def _below(foot: Point, half: float, height: float, under: float) -> skia.Path:
    """A room over a foot, `under` units of it below that."""
    return rectangle(foot[0] - half, foot[1] - height + under, 2 * half, height)
