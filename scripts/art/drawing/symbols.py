"""Signs as plain outlines about the origin, within a circle of radius 1: for seals, badges and small pictures."""

import math
from collections.abc import Callable

import skia

from scripts.art.drawing.shapes import (
    Point,
    arc,
    archway,
    curve,
    cut,
    ellipse,
    gear,
    join,
    moved,
    polygon,
    rectangle,
    ring,
)


def stroked(path: skia.Path, width: float) -> skia.Path:
    """The area that a line of `width` along `path` covers."""
    brush = skia.Paint(StrokeWidth=width)
    brush.setStyle(skia.Paint.kStroke_Style)
    brush.setStrokeCap(skia.Paint.kRound_Cap)
    brush.setStrokeJoin(skia.Paint.kRound_Join)
    area = skia.Path()
    brush.getFillPath(path, area)
    return skia.Simplify(area)


def _line(points: list[Point], width: float) -> skia.Path:
    return stroked(polygon(points, False), width)


def crown() -> skia.Path:
    """Council: a crown."""
    tips = [(-0.72, 0.5), (-0.86, -0.42), (-0.42, 0.0), (0, -0.74), (0.42, 0.0), (0.86, -0.42), (0.72, 0.5)]
    balls = [ellipse(-0.86, -0.5, 0.11), ellipse(0, -0.82, 0.12), ellipse(0.86, -0.5, 0.11)]
    gems = join(ellipse(-0.4, 0.28, 0.1), ellipse(0, 0.24, 0.12), ellipse(0.4, 0.28, 0.1))
    return join(cut(polygon(tips), gems), rectangle(-0.74, 0.58, 1.48, 0.2, 0.06), *balls)


def cogs() -> skia.Path:
    """Workshop: a great and a small toothed wheel."""
    large = cut(gear(-0.2, 0.12, 0.72, 12, 0.17), ellipse(-0.2, 0.12, 0.26))
    small = cut(gear(0.56, -0.56, 0.4, 8, 0.12, 0.3), ellipse(0.56, -0.56, 0.13))
    return join(large, small)


def book() -> skia.Path:
    """Academy: an open book."""
    page = skia.Path()
    page.moveTo(0.05, 0.62)
    page.cubicTo(0.3, 0.42, 0.62, 0.42, 0.92, 0.5)
    page.lineTo(0.92, -0.5)
    page.cubicTo(0.62, -0.6, 0.3, -0.56, 0.05, -0.36)
    page.close()
    lines = join(*(_line([(0.26, y), (0.74, y - 0.06)], 0.08) for y in (-0.18, 0.04, 0.26)))
    right = cut(page, lines)
    left = skia.Path(right)
    left.transform(skia.Matrix.Scale(-1, 1))
    return join(right, left)


def anvil() -> skia.Path:
    """Forge and smithy: an anvil on its block."""
    body = skia.Path()
    body.moveTo(-0.98, -0.46)
    body.lineTo(0.62, -0.46)
    body.cubicTo(0.78, -0.44, 0.9, -0.4, 0.98, -0.34)
    body.cubicTo(0.86, -0.1, 0.56, 0.02, 0.34, 0.06)
    body.cubicTo(0.3, 0.22, 0.4, 0.36, 0.62, 0.42)
    body.lineTo(0.62, 0.66)
    body.lineTo(-0.62, 0.66)
    body.lineTo(-0.62, 0.42)
    body.cubicTo(-0.4, 0.36, -0.3, 0.22, -0.34, 0.06)
    body.cubicTo(-0.62, 0.02, -0.86, -0.14, -0.98, -0.46)
    body.close()
    sparks = join(
        _line([(-0.1, -0.62), (-0.2, -0.86)], 0.1),
        _line([(0.14, -0.62), (0.14, -0.94)], 0.1),
        _line([(0.36, -0.62), (0.5, -0.84)], 0.1),
    )
    return join(body, sparks)


def flask() -> skia.Path:
    """Glassworks: a blown flask."""
    body = skia.Path()
    body.moveTo(-0.16, -0.78)
    body.lineTo(0.16, -0.78)
    body.lineTo(0.16, -0.22)
    body.cubicTo(0.62, -0.1, 0.74, 0.42, 0.5, 0.72)
    body.lineTo(-0.5, 0.72)
    body.cubicTo(-0.74, 0.42, -0.62, -0.1, -0.16, -0.22)
    body.close()
    lip = rectangle(-0.28, -0.94, 0.56, 0.18, 0.08)
    gleam = stroked(arc(0, 0.34, 0.38, 0.36, 150, 60), 0.1)
    return cut(join(body, lip), gleam)


def logs() -> skia.Path:
    """Carpentry: three logs."""

    def log(x: float, y: float) -> skia.Path:
        return cut(ellipse(x, y, 0.42), join(ring(x, y, 0.3, 0.21), ellipse(x, y, 0.09)))

    return join(log(-0.46, 0.4), log(0.46, 0.4), log(0, -0.38))


def bricks() -> skia.Path:
    """Kiln: a little wall of bricks with a flame above it."""
    rows = [rectangle(-0.86 + k * 0.59, 0.5, 0.54, 0.25, 0.03) for k in range(3)]
    rows += [rectangle(-0.58 + k * 0.59, 0.2, 0.54, 0.25, 0.03) for k in range(2)]
    return join(*rows, _flame(0, 0.12, 0.95))


def _flame(x: float, y: float, size: float) -> skia.Path:
    flame = skia.Path()
    flame.moveTo(x, y)
    flame.cubicTo(x - 0.42 * size, y, x - 0.46 * size, y - 0.4 * size, x - 0.2 * size, y - 0.66 * size)
    flame.cubicTo(x - 0.16 * size, y - 0.5 * size, x - 0.06 * size, y - 0.5 * size, x - 0.06 * size, y - 0.6 * size)
    flame.cubicTo(x - 0.06 * size, y - 0.84 * size, x + 0.06 * size, y - 1.0 * size, x + 0.14 * size, y - 1.06 * size)
    flame.cubicTo(x + 0.1 * size, y - 0.8 * size, x + 0.44 * size, y - 0.6 * size, x + 0.38 * size, y - 0.26 * size)
    flame.cubicTo(x + 0.34 * size, y - 0.08 * size, x + 0.2 * size, y, x, y)
    flame.close()
    inner = moved(ellipse(0, 0, 0.11 * size, 0.17 * size), x + 0.04 * size, y - 0.2 * size)
    return cut(flame, inner)


def coil() -> skia.Path:
    """Ropery: a coil of rope with its loose end."""
    rings = [
        cut(ellipse(0, 0.46 - k * 0.26, 0.84, 0.32), ellipse(0, 0.46 - k * 0.26 - 0.07, 0.74, 0.22)) for k in range(4)
    ]
    tail = stroked(curve([(0.74, 0.5), (0.96, 0.66), (0.8, 0.84), (0.52, 0.82)]), 0.15)
    top = cut(ellipse(0, -0.34, 0.84, 0.32), ellipse(0, -0.34, 0.42, 0.13))
    return join(*rings, tail, top)


def saw() -> skia.Path:
    """Timber: a hand saw."""
    teeth: list[Point] = []
    for k in range(9):
        x = -0.96 + k * 0.15
        teeth += [(x, 0.22 + k * 0.022), (x + 0.075, 0.36 + k * 0.022)]
    blade = polygon([(-0.96, -0.02), (0.36, -0.34), (0.42, 0.42), *teeth[::-1]])
    handle = cut(rectangle(0.3, -0.46, 0.62, 0.98, 0.24), rectangle(0.46, -0.2, 0.28, 0.46, 0.13))
    return moved(join(blade, handle), 0, 0, 1.0, -32)


def pulley() -> skia.Path:
    """Rigging: a block with its hook."""
    strap = stroked(polygon([(0, -0.96), (0, -0.7)], False), 0.16)
    block = cut(ellipse(0, -0.32, 0.5, 0.46), join(ring(0, -0.32, 0.32, 0.22), ellipse(0, -0.32, 0.07)))
    ropes = join(_line([(-0.5, -0.34), (-0.5, 0.46)], 0.12), _line([(0.5, -0.34), (0.62, 0.16)], 0.12))
    hook = stroked(curve([(0, 0.12), (0, 0.34), (0.24, 0.54), (0.16, 0.84), (-0.12, 0.9), (-0.28, 0.7)]), 0.17)
    return join(strap, block, ropes, hook)


def trowel() -> skia.Path:
    """Masonry: a bricklayer's trowel."""
    blade = polygon([(0, 0.98), (-0.46, 0.02), (-0.3, -0.12), (0.3, -0.12), (0.46, 0.02)])
    neck = stroked(curve([(0, -0.08), (0.02, -0.26), (0.16, -0.36), (0.08, -0.46)]), 0.13)
    handle = rectangle(-0.08, -1.0, 0.3, 0.56, 0.14)
    return moved(join(cut(blade, _line([(0, 0.1), (0, 0.62)], 0.07)), neck, handle), 0, 0, 0.98, 38)


def spyglass() -> skia.Path:
    """Optics: a spyglass and a glint."""
    tubes = join(
        rectangle(-0.98, -0.17, 0.6, 0.34, 0.05),
        rectangle(-0.34, -0.25, 0.6, 0.5, 0.05),
        rectangle(0.3, -0.35, 0.62, 0.7, 0.07),
    )
    bands = join(rectangle(0.42, -0.36, 0.07, 0.72), rectangle(-0.24, -0.26, 0.06, 0.52))
    tube = moved(cut(tubes, bands), 0, -0.06, 0.98, -32)
    glint = moved(
        join(
            polygon(
                [
                    (0, -0.24),
                    (0.06, -0.06),
                    (0.24, 0),
                    (0.06, 0.06),
                    (0, 0.24),
                    (-0.06, 0.06),
                    (-0.24, 0),
                    (-0.06, -0.06),
                ]
            )
        ),
        0.58,
        0.56,
    )
    return join(tube, glint)


def lily() -> skia.Path:
    """The lily of Florence."""
    petal = skia.Path()
    petal.moveTo(0, -1.0)
    petal.cubicTo(0.34, -0.58, 0.3, -0.16, 0.12, 0.16)
    petal.lineTo(-0.12, 0.16)
    petal.cubicTo(-0.3, -0.16, -0.34, -0.58, 0, -1.0)
    side = skia.Path()
    side.moveTo(0.16, 0.16)
    side.cubicTo(0.22, -0.2, 0.48, -0.56, 0.76, -0.5)
    side.cubicTo(1.04, -0.42, 1.0, -0.04, 0.76, 0.02)
    side.cubicTo(0.86, -0.16, 0.74, -0.28, 0.62, -0.2)
    side.cubicTo(0.46, -0.1, 0.42, 0.06, 0.36, 0.16)
    side.close()
    foot = skia.Path()
    foot.moveTo(0.06, 0.36)
    foot.lineTo(0.3, 0.36)
    foot.cubicTo(0.34, 0.6, 0.5, 0.64, 0.58, 0.6)
    foot.cubicTo(0.5, 0.82, 0.26, 0.78, 0.18, 0.6)
    foot.close()
    stem = polygon([(-0.1, 0.36), (0.1, 0.36), (0.06, 0.86), (0, 0.98), (-0.06, 0.86)])
    mirrored = []
    for path in (side, foot):
        copy = skia.Path(path)
        copy.transform(skia.Matrix.Scale(-1, 1))
        mirrored.append(copy)
    return join(petal, side, foot, stem, rectangle(-0.44, 0.18, 0.88, 0.16, 0.06), *mirrored)


def eye() -> skia.Path:
    """Foresight: an open eye with rays."""
    lid = skia.Path()
    lid.moveTo(-0.92, 0.12)
    lid.quadTo(0, -0.66, 0.92, 0.12)
    lid.quadTo(0, 0.78, -0.92, 0.12)
    lid.close()
    white = skia.Path()
    white.moveTo(-0.66, 0.12)
    white.quadTo(0, -0.42, 0.66, 0.12)
    white.quadTo(0, 0.56, -0.66, 0.12)
    white.close()
    pupil = cut(ellipse(0, 0.08, 0.24), ellipse(-0.08, 0.0, 0.08))
    rays = [
        _line([(x * 0.8, -0.5 - (0.5 - abs(x)) * 0.3), (x * 1.15, -0.76 - (0.5 - abs(x)) * 0.4)], 0.1)
        for x in (-0.62, -0.22, 0.22, 0.62)
    ]
    return join(cut(lid, white), pupil, *rays)


def leap() -> skia.Path:
    """Move: an arrow that leaps."""
    shaft = stroked(arc(-0.06, 0.5, 0.72, 0.92, 190, 118), 0.22)
    angle = math.radians(190 + 118)
    x, y = -0.06 + 0.72 * math.cos(angle), 0.5 + 0.92 * math.sin(angle)
    head = moved(polygon([(0.5, 0.06), (-0.26, -0.42), (-0.14, 0.42)]), x + 0.12, y + 0.12, 0.95, 48)
    return join(shaft, head, archway(-0.98, 0.8, 0.34, 0.3))


def onward() -> skia.Path:
    """To skip: two arrowheads, one behind the other."""
    return join(polygon([(-0.86, -0.7), (0.06, 0), (-0.86, 0.7)]), polygon([(0.0, -0.7), (0.92, 0), (0.0, 0.7)]))


def coins() -> skia.Path:
    """Treasury: a pile of florins."""

    def pile(x: float, count: int) -> list[skia.Path]:
        parts: list[skia.Path] = []
        for k in range(count):
            y = 0.66 - k * 0.24
            rim = cut(
                join(ellipse(x, y, 0.4, 0.17), rectangle(x - 0.4, y - 0.1, 0.8, 0.1), ellipse(x, y - 0.1, 0.4, 0.17)),
                ellipse(x, y - 0.12, 0.3, 0.1),
            )
            parts.append(rim)
        return parts

    return join(*pile(-0.48, 3), *pile(0.44, 5))


SYMBOLS: dict[str, Callable[[], skia.Path]] = {
    "council": crown,
    "workshop": cogs,
    "academy": book,
    "smithy": anvil,
    "glassworks": flask,
    "carpentry": logs,
    "kiln": bricks,
    "ropery": coil,
    "iron": anvil,
    "wood": saw,
    "rope": pulley,
    "brick": trowel,
    "glass": spyglass,
    "lily": lily,
    "eye": eye,
    "move": leap,
    "skip": onward,
    "coins": coins,
}
"""Signs by what they stand for; iron, wood, rope, brick and glass are the five types of invention."""


def symbol(name: str, x: float, y: float, radius: float) -> skia.Path:
    """The sign `name` about x, y, reaching `radius`."""
    return moved(SYMBOLS[name](), x, y, radius)
