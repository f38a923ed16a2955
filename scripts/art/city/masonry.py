"""Building blocks seen from above and a little from the left: walls, towers, roofs, openings and their shadows."""

from collections.abc import Sequence

import skia

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import CREAM, INK, SEPIA, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import Point, archway, polygon

SLANT = 0.45  # things behind each other go right by their depth and up by this share of it

OPENING: Colour = (66, 42, 26)


def behind(point: Point, depth: float) -> Point:
    """The point `depth` further away."""
    return (point[0] + depth, point[1] - depth * SLANT)


def ground_shadow(pen: Pen, x: float, y: float, width: float, height: float, depth: float) -> None:
    """What a block throws on the ground to its right, the sun standing left."""
    reach = height * 0.5
    corner = (x + width, y)
    shape = polygon(
        [
            (x + 1, y + 1.2),
            corner,
            (x + width + reach, y - reach * 0.1),
            behind((x + width + reach, y - reach * 0.1), depth),
            behind(corner, depth),
        ]
    )
    pen.wash(shape, (196, 158, 112), 190, 0.8)


def block(
    pen: Pen, x: float, y: float, width: float, height: float, depth: float, wall: Colour, line: float = 0.8
) -> None:
    """Front and right side of a block; the right side is in shade."""
    ground_shadow(pen, x, y, width, height, depth)
    right, top = x + width, y - height
    side = [(right, y), behind((right, y), depth), behind((right, top), depth), (right, top)]
    pen.face(side, mix(darker(wall, 0.16), (170, 126, 88), 0.25), line)
    pen.hatch(polygon(side), 66, 2.1, 0.42, 120)
    front = [(x, y), (right, y), (right, top), (x, top)]
    pen.face(front, wall, line * 0.8)
    pen.gradient(polygon(front), (0, y), (0, y - height), [(SEPIA, 42), (SEPIA, 0), (SEPIA, 0)])
    pen.line([behind((right, top), depth), behind((right, y), depth), (right, y), (x, y)], line * 1.7, 235, waver=0.15)


def tiles(pen: Pen, quad: Sequence[Point], colour: Colour, gap: float = 1.7, line: float = 0.75) -> None:
    """A tiled slope: `quad` runs left and right along the eaves, then right and left along the ridge."""
    shape = polygon(quad)
    pen.fill(shape, colour)
    eave0, eave1, ridge1, ridge0 = quad
    pen.gradient(shape, ridge0, eave0, [(lighter(colour, 0.22), 150), (colour, 0), (darker(colour, 0.4), 110)])
    count = max(3, int(max(abs(eave1[0] - eave0[0]), abs(eave1[1] - eave0[1])) / gap))
    rows = skia.Path()
    marks = skia.Path()
    for k in range(1, count):
        t = k / count + pen.chance.uniform(-0.1, 0.1) / count
        foot = (eave0[0] + (eave1[0] - eave0[0]) * t, eave0[1] + (eave1[1] - eave0[1]) * t)
        head = (ridge0[0] + (ridge1[0] - ridge0[0]) * t, ridge0[1] + (ridge1[1] - ridge0[1]) * t)
        start, stop = sorted((pen.chance.uniform(0, 0.25), pen.chance.uniform(0.8, 1.0)))
        rows.moveTo(foot[0] + (head[0] - foot[0]) * start * 0.3, foot[1] + (head[1] - foot[1]) * start * 0.3)
        rows.lineTo(foot[0] + (head[0] - foot[0]) * stop, foot[1] + (head[1] - foot[1]) * stop)
        if pen.chance.random() < 0.5:
            u = pen.chance.uniform(0.15, 0.8)
            marks.moveTo(foot[0] + (head[0] - foot[0]) * u, foot[1] + (head[1] - foot[1]) * u)
            marks.rLineTo((eave1[0] - eave0[0]) / count, (eave1[1] - eave0[1]) / count)
    canvas = pen.canvas
    canvas.drawPath(rows, pen.paint(darker(colour, 0.55), 120, 0.42))
    canvas.drawPath(marks, pen.paint(darker(colour, 0.5), 130, 0.5))
    pen.line(quad, line, 225, closed=True, waver=0.2)
    pen.line([eave0, eave1], line * 1.35, 235, waver=0.15)
    pen.line([ridge0, ridge1], line * 0.6, 120, lighter(colour, 0.5), waver=0.1)


def crenels(pen: Pen, start: Point, end: Point, size: float, wall: Colour) -> None:
    """Battlements along a line."""
    count = max(2, round(abs(end[0] - start[0]) / (size * 1.75)))
    dx, dy = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    for k in range(count):
        x, y = start[0] + dx * k, start[1] + dy * k
        far = (x + dx * 0.58, y + dy * 0.58)
        pen.face([(x, y), far, (far[0], far[1] - size), (x, y - size)], wall, 0.6)


def window(pen: Pen, x: float, y: float, width: float, height: float, style: str, accent: Colour = OPENING) -> None:
    """An opening from its lower left corner: "plain", "arched", "shuttered" or "double"."""
    pen.note_opening(x + width / 2, y - height / 2)
    if style == "plain":
        pen.canvas.drawRect(skia.Rect(x, y - height, x + width, y), pen.paint(OPENING, 225))
    elif style == "shuttered":
        pen.canvas.drawRect(skia.Rect(x, y - height, x + width, y), pen.paint(OPENING, 225))
        for side in (x - width * 0.55, x + width):
            pen.canvas.drawRect(skia.Rect(side, y - height, side + width * 0.55, y), pen.paint(accent, 235))
    elif style == "double":
        pen.fill(archway(x, y, width * 0.46, height), OPENING, 225)
        pen.fill(archway(x + width * 0.54, y, width * 0.46, height), OPENING, 225)
    else:
        pen.fill(archway(x, y, width, height), OPENING, 225)
    pen.canvas.drawLine(x - 0.5, y + 0.15, x + width + 0.5, y + 0.15, pen.paint(INK, 190, 0.45))
    pen.canvas.drawLine(x + width * 0.1, y - 0.3, x + width * 0.1, y - height * 0.8, pen.paint(CREAM, 40, 0.3))


def arcade(
    pen: Pen, x: float, y: float, width: float, height: float, count: int, depth: Colour = (104, 70, 44)
) -> None:
    """A row of round arches on slim piers, seen into."""
    step = width / count
    for k in range(count):
        arch = archway(x + step * (k + 0.13), y, step * 0.74, height)
        pen.fill(arch, depth)
        pen.gradient(arch, (0, y - height), (0, y), [(INK, 190), (INK, 40), (depth, 0)])
        pen.outline(arch, 0.6, 220)


def chimney(pen: Pen, x: float, y: float, size: float, smoking: bool = False) -> None:
    """A small stack with a tiled cap, standing on a roof at x, y."""
    if smoking:
        smoke(pen, x + size * 0.5, y - size * 2.4, size * 0.34)
    pen.face([(x, y), (x + size, y), (x + size, y - size * 2), (x, y - size * 2)], (226, 190, 150), 0.5)
    pen.face(
        [
            (x + size, y),
            behind((x + size, y), size * 0.6),
            behind((x + size, y - size * 2), size * 0.6),
            (x + size, y - size * 2),
        ],
        (170, 124, 90),
        0.5,
    )
    pen.face(
        [
            (x - 0.4, y - size * 2),
            (x + size + 0.4, y - size * 2),
            behind((x + size, y - size * 2.2), size * 0.6),
            (x + size * 0.5, y - size * 2.8),
        ],
        (176, 92, 62),
        0.5,
    )


def smoke(pen: Pen, x: float, y: float, size: float) -> None:
    """A plume that thins and drifts to the right; about 40 times `size` high."""
    for k in range(5):
        lean = (k - 2) * 1.3
        path = skia.Path()
        path.moveTo(x + lean * 0.3 * size, y)
        path.cubicTo(
            x + (lean - 5) * size,
            y - 9 * size,
            x + (lean * 2 + 7) * size,
            y - 15 * size,
            x + (lean * 2 + 3) * size,
            y - (24 + 2 * k) * size,
        )
        path.cubicTo(
            x + (lean * 2 + 1) * size,
            y - (31 + 2 * k) * size,
            x + (lean * 2 + 12) * size,
            y - (33 + 3 * k) * size,
            x + (lean * 3 + 14) * size,
            y - (37 + 3 * k) * size,
        )
        pen.canvas.drawPath(path, pen.paint((226, 212, 188), 80, 6.0 * size, blur=2.2 * size))
        pen.canvas.drawPath(path, pen.paint((104, 90, 78), 46, 4.0 * size, blur=1.6 * size))
        pen.outline(path, 0.55 + 0.2 * size, 150 - k * 16)


def tower(
    pen: Pen,
    x: float,
    y: float,
    width: float,
    height: float,
    wall: Colour,
    roof: Colour | None = None,
    crowned: bool = True,
) -> None:
    """A square tower: corbelled and crenellated when `crowned`, under a tiled pyramid when a `roof` is given."""
    depth = width * 0.55
    block(pen, x, y, width, height, depth, wall, 0.8)
    top = y - height
    if crowned:
        jut = width * 0.14
        head = width * 0.42
        low, high = top + head * 0.3, top - head
        pen.face(
            [
                (x + width + jut, low),
                behind((x + width + jut, low), depth),
                behind((x + width + jut, high), depth),
                (x + width + jut, high),
            ],
            darker(wall, 0.24),
            0.7,
        )
        pen.face([(x - jut, low), (x + width + jut, low), (x + width + jut, high), (x - jut, high)], wall, 0.7)
        arcs = max(3, int(width / 3))
        for k in range(arcs):
            step = (width + 2 * jut) / arcs
            pen.fill(archway(x - jut + step * (k + 0.2), low, step * 0.6, head * 0.36), OPENING, 200)
        crenels(pen, (x - jut, high), (x + width + jut, high), width * 0.16, wall)
    if roof:
        tip = (x + width / 2 + depth / 2, top - width * 0.62)
        pen.face([(x + width, top), behind((x + width, top), depth), tip], darker(roof, 0.2), 0.7)
        tiles(pen, [(x - width * 0.06, top + 0.4), (x + width + 0.5, top + 0.4), tip, tip], roof, 1.6)
    for k in range(int(height / (width * 1.5))):
        window(pen, x + width * 0.42, y - width * 0.8 - k * width * 1.5, width * 0.16, width * 0.34, "arched")


def stonework(pen: Pen, points: Sequence[Point], rows: float = 3, alpha: float = 90) -> None:
    """Scattered courses of ashlar on a face."""
    shape = polygon(points)
    box = shape.getBounds()
    marks = skia.Path()
    y = box.top() + rows
    while y < box.bottom():
        x = box.left() + pen.chance.uniform(0, rows * 3)
        while x < box.right():
            length = pen.chance.uniform(1.2, 3.6) * rows
            if pen.chance.random() < 0.55:
                marks.moveTo(x, y)
                marks.lineTo(x + length, y)
                if pen.chance.random() < 0.5:
                    marks.rLineTo(0, -rows * 0.8)
            x += length * 1.3
        y += rows
    with pen.within(shape):
        pen.canvas.drawPath(marks, pen.paint(INK, alpha, 0.4))
