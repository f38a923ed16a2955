"""Trees, hedges, fields and vineyards."""

import math

import skia

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import INK, LEAF, OLIVE, SEPIA, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import Point, curve, ellipse, polygon

FIELDS: tuple[Colour, ...] = ((178, 172, 108), (206, 180, 104), (160, 162, 100), (194, 164, 112), (170, 150, 92))


def _leafy(pen: Pen, x: float, y: float, rx: float, ry: float, bumps: int) -> skia.Path:
    points: list[Point] = []
    for k in range(bumps * 2):
        angle = math.tau * k / (bumps * 2)
        reach = 1.0 if k % 2 else 0.82
        reach *= pen.chance.uniform(0.9, 1.1)
        points.append((x + rx * reach * math.cos(angle), y + ry * reach * math.sin(angle)))
    return curve(points, closed=True)


def cypress(pen: Pen, x: float, y: float, scale: float) -> None:
    """A slim flame of a tree, about 26 units high."""
    s = scale * pen.chance.uniform(0.8, 1.25)
    pen.wash(
        polygon([(x - s, y), (x + 2 * s, y + 0.6 * s), (x + 11 * s, y - 2 * s), (x + 8 * s, y - 3.4 * s)]),
        (190, 160, 116),
        150,
        0.6,
    )
    path = skia.Path()
    path.moveTo(x, y)
    path.cubicTo(x - 4.6 * s, y - 4 * s, x - 3.4 * s, y - 17 * s, x + pen.chance.uniform(-0.5, 0.5), y - 26 * s)
    path.cubicTo(x + 3.4 * s, y - 17 * s, x + 4.6 * s, y - 4 * s, x, y)
    tone = mix((98, 108, 66), (122, 122, 70), pen.chance.random())
    pen.fill(path, tone)
    with pen.within(path):
        pen.fill(ellipse(x + 3 * s, y - 10 * s, 3 * s, 16 * s), darker(tone, 0.45), 150)
        pen.fill(ellipse(x - 2.4 * s, y - 12 * s, 1.2 * s, 11 * s), lighter(tone, 0.4), 90)
    pen.hatch(path, 80, 1.2 * s, 0.36, 130)
    pen.outline(path, 0.65, 210)


def tree(pen: Pen, x: float, y: float, scale: float) -> None:
    """A round broad-leaved tree or an olive."""
    s = scale * pen.chance.uniform(0.75, 1.2)
    pen.wash(ellipse(x + 4 * s, y - 0.6 * s, 7 * s, 2 * s), (190, 160, 116), 150, 0.6)
    pen.line([(x, y), (x, y - 5 * s)], 1.1 * s, 220)
    tone = mix(
        pen.chance.choice((LEAF, OLIVE, (142, 134, 78), (120, 132, 88))), (170, 150, 90), pen.chance.uniform(0, 0.3)
    )
    path = _leafy(pen, x, y - 8 * s, 5.4 * s, 4.8 * s, 7)
    pen.fill(path, tone)
    with pen.within(path):
        pen.fill(ellipse(x + 3 * s, y - 5.6 * s, 4.6 * s, 4.4 * s), darker(tone, 0.4), 120)
        pen.fill(ellipse(x - 2 * s, y - 10.2 * s, 2.6 * s, 1.8 * s), lighter(tone, 0.45), 120)
        for _ in range(5):
            cx, cy = x + pen.chance.uniform(-4, 4) * s, y - 8 * s + pen.chance.uniform(-3.4, 3.4) * s
            pen.canvas.drawArc(
                skia.Rect(cx - 1.2 * s, cy - s, cx + 1.2 * s, cy + s), 190, 160, False, pen.paint(INK, 130, 0.4)
            )
    pen.outline(path, 0.7, 200)


def grove(pen: Pen, x: float, y: float, width: float, height: float, spacing: float, scale: float) -> None:
    """An orchard in rows."""
    rows = max(1, int(height / spacing))
    for row in range(rows):
        for column in range(max(1, int(width / spacing))):
            tree(
                pen,
                x + (column + 0.5 * (row % 2)) * spacing + pen.chance.uniform(-1, 1),
                y - (rows - 1 - row) * spacing * 0.6,
                scale * pen.chance.uniform(0.45, 0.6),
            )


def field(pen: Pen, x: float, y: float, width: float, height: float, angle: float) -> None:
    """A tilled field or a vineyard, a parallelogram with furrows at `angle`."""
    lean = height * 0.5
    quad = [(x, y), (x + width, y - width * 0.1), (x + width + lean, y - width * 0.1 - height), (x + lean, y - height)]
    shape = polygon(quad)
    colour = pen.chance.choice(FIELDS)
    pen.wash(shape, colour, 130)
    if pen.chance.random() < 0.4:
        _vines(pen, shape, angle)
    else:
        pen.hatch(shape, angle, 2.4, 0.5, 120, (92, 84, 42))
    pen.line(quad, 0.6, 140, closed=True, waver=0.6)
    for _ in range(int(width / 9)):
        t = pen.chance.random()
        if pen.chance.random() < 0.5:
            tree(pen, x + width * t, y - width * 0.1 * t, 0.4)


def _vines(pen: Pen, shape: skia.Path, angle: float) -> None:
    brush = pen.paint((84, 92, 48), 190, 1.5)
    brush.setPathEffect(skia.DashPathEffect.Make([0.6, 2.0], 0))
    box = shape.getBounds()
    reach = box.width() + box.height()
    dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    with pen.within(shape):
        offset = -reach
        while offset < reach:
            cx, cy = box.centerX() - dy * offset, box.centerY() + dx * offset
            pen.canvas.drawLine(cx - dx * reach, cy - dy * reach, cx + dx * reach, cy + dy * reach, brush)
            offset += 3.1


def haystack(pen: Pen, x: float, y: float, scale: float) -> None:
    """A rick of hay on its pole."""
    s = scale
    path = skia.Path()
    path.moveTo(x - 4 * s, y)
    path.cubicTo(x - 4.6 * s, y - 5 * s, x - 2 * s, y - 8 * s, x, y - 9 * s)
    path.cubicTo(x + 2 * s, y - 8 * s, x + 4.6 * s, y - 5 * s, x + 4 * s, y)
    path.close()
    pen.wash(ellipse(x + 4 * s, y - 0.4 * s, 5 * s, 1.4 * s), (190, 160, 116), 150, 0.6)
    pen.solid(path, (216, 182, 104), 0.7)
    pen.hatch(path, 78, 1.5, 0.4, 120, SEPIA)
    pen.line([(x, y - 8.6 * s), (x, y - 11 * s)], 0.8)
