"""Outlines to fill, stroke or hatch: plain functions from numbers to paths."""

import math
from collections.abc import Sequence

import skia

Point = tuple[float, float]


def polygon(points: Sequence[Point], closed: bool = True) -> skia.Path:
    """Straight lines through `points`."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.close()
    return path


def curve(points: Sequence[Point], closed: bool = False) -> skia.Path:
    """A smooth line through all `points` (a Catmull-Rom spline)."""
    count = len(points)
    path = skia.Path()
    path.moveTo(*points[0])
    for i in range(count if closed else count - 1):
        before = points[(i - 1) % count] if closed or i else points[0]
        start, end = points[i], points[(i + 1) % count]
        after = points[(i + 2) % count] if closed or i + 2 < count else points[-1]
        path.cubicTo(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            end[0],
            end[1],
        )
    if closed:
        path.close()
    return path


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> skia.Path:
    """A rectangle from its top left corner, with rounded corners if `radius` says so."""
    path = skia.Path()
    path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius))
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> skia.Path:
    """An ellipse about its centre; a circle if only one radius is given."""
    path = skia.Path()
    ry = rx if ry is None else ry
    path.addOval(skia.Rect(x - rx, y - ry, x + rx, y + ry))
    return path


def arc(x: float, y: float, rx: float, ry: float, start: float, sweep: float) -> skia.Path:
    """Part of an ellipse, in degrees clockwise from the right."""
    path = skia.Path()
    path.addArc(skia.Rect(x - rx, y - ry, x + rx, y + ry), start, sweep)
    return path


def archway(x: float, y: float, width: float, height: float) -> skia.Path:
    """An opening with a round head, from its lower left corner."""
    spring = y - height + width / 2
    path = skia.Path()
    path.moveTo(x, y)
    path.lineTo(x, spring)
    path.arcTo(skia.Rect(x, y - height, x + width, y - height + width), 180, 180, False)
    path.lineTo(x + width, y)
    path.close()
    return path


def ring(x: float, y: float, outer: float, inner: float) -> skia.Path:
    """The area between two circles."""
    path = ellipse(x, y, outer)
    path.addCircle(x, y, inner)
    path.setFillType(skia.PathFillType.kEvenOdd)
    return path


def gear(x: float, y: float, radius: float, teeth: int, depth: float, turn: float = 0) -> skia.Path:
    """A toothed wheel; `radius` reaches to the tips of the teeth and `depth` is the height of one."""
    points: list[Point] = []
    step = math.tau / teeth
    for tooth in range(teeth):
        for part, reach in ((-0.30, radius - depth), (-0.17, radius), (0.17, radius), (0.30, radius - depth)):
            angle = turn + (tooth + part) * step
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def star(x: float, y: float, radius: float, tips: int = 5, waist: float = 0.42) -> skia.Path:
    """A star standing on two of its tips."""
    points: list[Point] = []
    for k in range(2 * tips):
        reach = radius if k % 2 == 0 else radius * waist
        angle = -math.pi / 2 + k * math.pi / tips
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def join(*paths: skia.Path) -> skia.Path:
    """One outline around everything that any of `paths` covers."""
    whole = paths[0]
    for path in paths[1:]:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def cut(path: skia.Path, hole: skia.Path) -> skia.Path:
    """`path` without what `hole` covers."""
    return skia.Op(path, hole, skia.PathOp.kDifference_PathOp)


def moved(path: skia.Path, dx: float, dy: float, scale: float = 1, turn: float = 0) -> skia.Path:
    """A copy scaled and turned (degrees) about the origin, then shifted."""
    copy = skia.Path(path)
    matrix = skia.Matrix.Translate(dx, dy)
    matrix.preRotate(turn)
    matrix.preScale(scale, scale)
    copy.transform(matrix)
    return copy
