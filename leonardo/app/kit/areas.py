"""Areas of any shape on a table: where a spot is pressed, lit and walked to by keyboard.

A rectangle is pygame's own; beside it there are circles, such as the squares of a ring, and polygons, such as the
regions of a map. All measures are pixels of the window.
"""

import math
from collections.abc import Iterable, Sequence
from functools import cached_property

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.points import Point


@frozen
class Circle:
    """A round area."""

    centre: Point
    radius: int


@frozen
class Polygon:
    """An area between straight edges from corner to corner, at least three; it may be hollowed, but not crossed."""

    corners: tuple[Point, ...]

    @cached_property
    def around(self) -> Rect:
        """The smallest rectangle around it; nobody may change that."""
        across, down = [x for x, _ in self.corners], [y for _, y in self.corners]
        left, top = min(across), min(down)
        return Rect(left, top, max(across) - left, max(down) - top)


Area = Rect | Circle | Polygon


def bounds(area: Area) -> Rect:
    """Return the smallest rectangle around an area."""
    if isinstance(area, Rect):
        return area
    match area:
        case Circle((x, y), radius):
            return Rect(x - radius, y - radius, 2 * radius, 2 * radius)
        case Polygon():
            return area.around


def contains(area: Area, point: Point) -> bool:
    if isinstance(area, Rect):
        return bool(area.collidepoint(point))
    match area:
        case Circle(centre, radius):
            return math.dist(centre, point) <= radius
        case Polygon(corners):
            return _within(corners, point)


def centre(area: Area) -> Point:
    """Return a pixel in the middle of an area, which lies in it even if the area is hollowed."""
    match area:
        case Circle(middle):
            return middle
        case Polygon(corners):
            return _middle(corners)
    return area.center


def outline(area: Area) -> tuple[Point, ...]:
    """Return the corners of an area in order; those of a circle are as many as an eye needs to see it round."""
    match area:
        case Circle((x, y), radius):
            count = max(12, radius)
            angles = (2 * math.pi * number / count for number in range(count))
            return tuple((round(x + radius * math.cos(each)), round(y + radius * math.sin(each))) for each in angles)
        case Polygon(corners):
            return corners
    return area.topleft, (area.right - 1, area.top), (area.right - 1, area.bottom - 1), (area.left, area.bottom - 1)


def overlaps(area: Area, rect: Rect) -> bool:
    """Tell whether an area and a rectangle share a pixel."""
    if isinstance(area, Rect) or not rect.colliderect(bounds(area)):
        return bool(rect.colliderect(bounds(area)))
    if contains(area, rect.center) or rect.collidepoint(centre(area)):
        return True
    corners = outline(area)
    return any(rect.clipline(one, other) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True))


def moved(area: Area, across: int, down: int) -> Area:
    match area:
        case Circle((x, y), radius):
            return Circle((x + across, y + down), radius)
        case Polygon(corners):
            return Polygon(tuple((x + across, y + down) for x, y in corners))
    return area.move(across, down)


def joined(rects: Sequence[Rect]) -> list[Rect]:
    """Return rectangles that hold all of these: those that touch become one where that is no larger than both."""
    apart: list[Rect] = []
    for each in rects:
        whole = each
        for number in reversed(each.collidelistall(apart)):
            union = whole.union(apart[number])
            if _pixels(union) <= _pixels(whole) + _pixels(apart[number]):
                whole = union
                del apart[number]
        apart.append(whole)
    return apart


def _pixels(rect: Rect) -> int:
    return rect.width * rect.height


def _within(corners: Sequence[Point], point: Point) -> bool:
    """Count how often a ray to the right crosses the edge: an odd number of times from within."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in _edges(corners):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _middle(corners: Sequence[Point]) -> Point:
    """Return the centre of gravity, or where that lies outside the middle of the widest part at its height."""
    doubled = x = y = 0.0
    for (x1, y1), (x2, y2) in _edges(corners):
        cross = x1 * y2 - x2 * y1
        doubled, x, y = doubled + cross, x + (x1 + x2) * cross, y + (y1 + y2) * cross
    around = bounds(Polygon(tuple(corners)))
    if not doubled:
        return around.center
    middle = round(x / (3 * doubled)), round(y / (3 * doubled))
    if _within(corners, middle):
        return middle
    level = middle[1] + 0.5
    crossings = sorted(
        (x2 - x1) * (level - y1) / (y2 - y1) + x1
        for (x1, y1), (x2, y2) in _edges(corners)
        if (y1 > level) != (y2 > level)
    )
    parts = list(zip(crossings[::2], crossings[1::2], strict=False))
    if not parts:
        return around.center
    left, right = max(parts, key=lambda part: part[1] - part[0])
    return round((left + right) / 2), middle[1]


def _edges(corners: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return zip(corners, (*corners[1:], corners[0]), strict=True)
