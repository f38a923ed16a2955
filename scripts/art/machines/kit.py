"""What Leonardo's machines are made of: beams, wheels, cogs, ropes, boxes, bricks, fire, water, people, rays.

A drawing is 100 x 100 units. Every part has a pale body, so that what is in front hides what is behind, and hatching
on the side away from the light.
"""

import math
from collections.abc import Sequence

import skia

from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import INK, SEPIA, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, arc, curve, cut, ellipse, gear, polygon

PALE: Colour = (246, 232, 200)
WOOD: Colour = (222, 188, 136)
DARK: Colour = (176, 132, 84)
METAL: Colour = (206, 200, 186)
STONE: Colour = (236, 218, 178)
CLAY: Colour = (208, 142, 104)
GLASS: Colour = (182, 212, 214)
RED: Colour = (176, 60, 40)
LINE = 1.0


def beam(pen: Pen, start: Point, end: Point, width: float = 4, colour: Colour = WOOD) -> None:
    """A squared timber between two points."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    quad = [
        (start[0] + nx, start[1] + ny),
        (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny),
        (start[0] - nx, start[1] - ny),
    ]
    pen.fill(polygon(quad), colour)
    shade = (1.0, 0.15) if ny > 0 or (ny == 0 and nx > 0) else (-0.15, -1.0)
    strip = [
        (p[0] + nx * s, p[1] + ny * s)
        for p, s in ((start, shade[0]), (end, shade[0]), (end, shade[1]), (start, shade[1]))
    ]
    pen.hatch(polygon(strip), math.degrees(math.atan2(dy, dx)) + 35, 1.7, 0.4, 150)
    pen.line(
        [(start[0] + dx * 0.1, start[1] + dy * 0.1), (start[0] + dx * 0.7, start[1] + dy * 0.7)], 0.4, 110, waver=0.2
    )
    pen.line(quad, LINE, 240, closed=True, waver=0.2)


def box(pen: Pen, x: float, y: float, width: float, height: float, depth: float, colour: Colour = WOOD) -> None:
    """A block: front, top and the shaded right side, from the lower left corner of its front."""
    rise = depth * 0.5
    side = [
        (x + width, y),
        (x + width + depth, y - rise),
        (x + width + depth, y - height - rise),
        (x + width, y - height),
    ]
    top = [
        (x, y - height),
        (x + width, y - height),
        (x + width + depth, y - height - rise),
        (x + depth, y - height - rise),
    ]
    pen.face(side, darker(colour, 0.16), LINE)
    pen.hatch(polygon(side), 62, 1.8, 0.45, 160)
    pen.face(top, lighter(colour, 0.3), LINE)
    pen.face([(x, y), (x + width, y), (x + width, y - height), (x, y - height)], colour, LINE)


def wheel(pen: Pen, x: float, y: float, radius: float, spokes: int = 8, rim: float = 0.16, turn: float = 0.2) -> None:
    band = cut(ellipse(x, y, radius), ellipse(x, y, radius * (1 - rim)))
    pen.fill(band, WOOD)
    pen.hatch(
        cut(
            band,
            polygon(
                [
                    (x - radius * 2, y - radius * 2),
                    (x + radius * 0.4, y - radius * 2),
                    (x + radius * 0.4, y + radius * 0.3),
                    (x - radius * 2, y + radius * 0.3),
                ]
            ),
        ),
        60,
        1.4,
        0.4,
        130,
    )
    for k in range(spokes):
        angle = turn + math.tau * k / spokes
        inner, outer = radius * 0.14, radius * (1 - rim)
        pen.line(
            [
                (x + inner * math.cos(angle - 0.3), y + inner * math.sin(angle - 0.3)),
                (x + outer * math.cos(angle - 0.06), y + outer * math.sin(angle - 0.06)),
            ],
            0.7,
            235,
            waver=0.1,
        )
        pen.line(
            [
                (x + inner * math.cos(angle + 0.3), y + inner * math.sin(angle + 0.3)),
                (x + outer * math.cos(angle + 0.06), y + outer * math.sin(angle + 0.06)),
            ],
            0.7,
            235,
            waver=0.1,
        )
    pen.outline(ellipse(x, y, radius), LINE * 1.2)
    pen.outline(ellipse(x, y, radius * (1 - rim)), LINE * 0.8)
    pen.solid(ellipse(x, y, radius * 0.17), PALE, LINE * 0.8)
    pen.dot(x, y, radius * 0.05 + 0.3)


def cog(pen: Pen, x: float, y: float, radius: float, teeth: int, turn: float = 0, colour: Colour = METAL) -> None:
    """A toothed wheel with holes."""
    depth = max(1.8, radius * 0.2)
    shape = gear(x, y, radius, teeth, depth, turn)
    pen.fill(shape, colour)
    with pen.within(shape):
        pen.hatch(
            polygon(
                [
                    (x + radius * 0.2, y - radius),
                    (x + radius, y - radius),
                    (x + radius, y + radius),
                    (x - radius * 0.3, y + radius),
                ]
            ),
            60,
            1.6,
            0.4,
            140,
        )
    pen.outline(shape, LINE)
    if radius > 7:
        pen.outline(ellipse(x, y, (radius - depth) * 0.78), 0.6, 190)
        for k in range(5):
            angle = turn + math.tau * k / 5
            reach = (radius - depth) * 0.5
            pen.solid(ellipse(x + reach * math.cos(angle), y + reach * math.sin(angle), radius * 0.13), PALE, 0.7)
    pen.solid(ellipse(x, y, radius * 0.16 + 0.5), PALE, 0.9)
    pen.dot(x, y, 0.6)


def rope(pen: Pen, points: Sequence[Point], width: float = 1.5, smooth: bool = False) -> None:
    """A rope or a cord."""
    path = curve(points) if smooth else polygon(points, False)
    pen.stroke(path, width + 0.9, 245)
    pen.stroke(path, width, 255, (226, 196, 140))
    brush = paint(SEPIA, 220, width)
    brush.setStrokeCap(skia.Paint.kButt_Cap)
    brush.setPathEffect(skia.DashPathEffect.Make([0.5, 1.3], 0))
    pen.canvas.drawPath(path, brush)


def pulley(pen: Pen, x: float, y: float, radius: float) -> None:
    """A sheave in its block."""
    pen.solid(ellipse(x, y, radius), WOOD, LINE)
    pen.outline(ellipse(x, y, radius * 0.66), 0.7)
    pen.solid(ellipse(x, y, radius * 0.26), METAL, 0.8)


def masonry(pen: Pen, quad: Sequence[Point], course: float = 4, colour: Colour = STONE) -> None:
    """A wall of blocks within four corners given from the lower left round to the upper left."""
    shape = polygon(quad)
    pen.fill(shape, colour)
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = quad
    rows = max(2, round(abs(y3 - y0) / course))
    for row in range(rows):
        u, v = row / rows, (row + 1) / rows
        left, right = (x0 + (x3 - x0) * u, y0 + (y3 - y0) * u), (x1 + (x2 - x1) * u, y1 + (y2 - y1) * u)
        if row:
            pen.line([left, right], 0.5, 170, waver=0.15)
        count = max(2, round(abs(right[0] - left[0]) / (course * 2.1)))
        for k in range(1, count + 1):
            t = (k - 0.5 * (row % 2)) / count
            if t >= 1 or pen.chance.random() < 0.12:
                continue
            foot = (left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t)
            top_left, top_right = (x0 + (x3 - x0) * v, y0 + (y3 - y0) * v), (x1 + (x2 - x1) * v, y1 + (y2 - y1) * v)
            head = (top_left[0] + (top_right[0] - top_left[0]) * t, top_left[1] + (top_right[1] - top_left[1]) * t)
            pen.line([foot, head], 0.45, 160, waver=0.1)
    pen.line(quad, LINE, 240, closed=True, waver=0.2)


def battlements(pen: Pen, x0: float, x1: float, y: float, size: float, colour: Colour = STONE) -> None:
    """Merlons along the top of a wall."""
    count = max(2, round((x1 - x0) / (size * 1.8)))
    step = (x1 - x0) / (count - 0.4)
    for k in range(count):
        x = x0 + k * step
        pen.face([(x, y), (x + step * 0.6, y), (x + step * 0.6, y - size), (x, y - size)], colour, LINE * 0.9)


def flame(pen: Pen, x: float, y: float, size: float) -> None:
    """A tongue of fire, its foot at x, y."""
    for scale, colour in ((1.0, (214, 92, 40)), (0.66, (240, 164, 60)), (0.34, (255, 232, 150))):
        s = size * scale
        shape = curve(
            [
                (x - 0.34 * s, y),
                (x - 0.4 * s, y - 0.4 * s),
                (x - 0.12 * s, y - 0.66 * s),
                (x + 0.04 * s, y - 1.08 * s),
                (x + 0.2 * s, y - 0.62 * s),
                (x + 0.42 * s, y - 0.36 * s),
                (x + 0.32 * s, y),
            ],
            closed=True,
        )
        pen.fill(shape, colour, 235)
        if scale == 1.0:
            pen.outline(shape, 0.9)


def vapour(pen: Pen, x: float, y: float, size: float, lean: float = 0.4) -> None:
    """Curling smoke or steam that rises from x, y."""
    for k in range(4):
        sway = (k - 1.5) * 0.14 * size
        points = [
            (x + sway * 0.3, y),
            (x + sway - 0.1 * size, y - 0.3 * size),
            (x + sway + (0.12 + lean * 0.3) * size, y - 0.55 * size),
            (x + sway * 1.6 + lean * 0.6 * size, y - 0.8 * size),
            (x + sway * 2.2 + lean * size, y - size),
        ]
        pen.outline(curve(points), 0.7, 190 - k * 20)
    for k in range(3):
        cx, cy = x + lean * size * (0.5 + 0.22 * k), y - size * (0.66 + 0.17 * k)
        pen.outline(arc(cx, cy, size * 0.11, size * 0.09, 120 + k * 60, 250), 0.7, 180)


def waves(pen: Pen, x0: float, x1: float, y: float, rows: int = 4, gap: float = 3.2) -> None:
    """Water in broken lines."""
    for row in range(rows):
        x = x0 + pen.chance.uniform(0, 4) + row * 0.8
        while x < x1 - row:
            length = min(pen.chance.uniform(7, 14), x1 - row - x)
            if length < 3:
                break
            level = y + row * gap
            pen.outline(
                curve(
                    [
                        (x, level),
                        (x + length * 0.25, level - 1),
                        (x + length * 0.5, level),
                        (x + length * 0.75, level + 0.9),
                        (x + length, level),
                    ]
                ),
                0.8,
                210 - row * 22,
                (60, 92, 100),
            )
            x += length + pen.chance.uniform(1.5, 4)


def person(pen: Pen, x: float, y: float, size: float, pose: str = "stand", cloth: Colour = (188, 122, 86)) -> None:
    """A little figure with its feet at x, y and about `size` high: "stand", "push", "fly" or "sit"."""
    s = size / 10
    with pen.placed(x, y, s):
        if pose == "fly":
            pen.line([(0, 0), (-3.4, 2.2)], 1.3, 240)
            pen.line([(0, 0.4), (-3, 3.6)], 1.3, 240)
            pen.solid(ellipse(1.6, -0.6, 2.8, 1.5), cloth, 0.7)
            pen.line([(3, -1), (6, -2.8)], 1.1, 240)
            pen.line([(3, -0.4), (6.4, -0.4)], 1.1, 240)
            pen.solid(ellipse(5, -2.0, 1.25), (238, 204, 164), 0.6)
            return
        lean = 1.8 if pose == "push" else 0.0
        hip = (0.0, -4.0)
        pen.line([hip, (-1.5, 0) if pose != "sit" else (2.6, -3.4)], 1.2, 240)
        pen.line([hip, (1.4, 0) if pose != "sit" else (2.8, 0)], 1.2, 240)
        coat = [(-1.5, -3.4), (1.5, -3.4), (1.2 + lean, -7.4), (-1.2 + lean, -7.4)]
        pen.face(coat, cloth, 0.6)
        reach = (4.6, -6.2) if pose in ("push", "sit") else (2.6, -4.4)
        pen.line([(lean + 0.6, -7), reach], 1.0, 240)
        pen.line([(lean - 0.6, -7), (reach[0] - 1.0, reach[1] + 0.6) if pose != "stand" else (-2.6, -4.4)], 1.0, 240)
        pen.solid(ellipse(lean + 0.1, -8.8, 1.3), (238, 204, 164), 0.6)
        pen.fill(arc(lean + 0.1, -9.1, 1.5, 1.3, 180, 180), darker(cloth, 0.45))


def rays(pen: Pen, start: Point, ends: Sequence[Point], colour: Colour = (190, 144, 50), width: float = 0.7) -> None:
    """Straight light from one point to several."""
    for end in ends:
        pen.line([start, end], width, 220, colour, waver=0.1)


def flight(pen: Pen, points: Sequence[Point], width: float = 0.8) -> None:
    """A broken curve: the path of something thrown."""
    if not pen.explains:
        return
    brush = paint(SEPIA, 210, width)
    brush.setPathEffect(skia.DashPathEffect.Make([2.2, 1.8], 0))
    pen.canvas.drawPath(curve(points), brush)


def arrowhead(pen: Pen, x: float, y: float, angle: float, size: float = 2.6) -> None:
    """The point of an arrow that looks along `angle` degrees."""
    if not pen.explains:
        return
    with pen.placed(x, y, turn=angle):
        pen.fill(
            polygon([(size, 0), (-size * 0.6, -size * 0.6), (-size * 0.2, 0), (-size * 0.6, size * 0.6)]), INK, 235
        )


def turning(pen: Pen, x: float, y: float, radius: float, start: float, sweep: float) -> None:
    """A curved arrow that says which way a wheel goes."""
    if not pen.explains:
        return
    pen.outline(arc(x, y, radius, radius, start, sweep), 0.7, 200)
    angle = math.radians(start + sweep)
    arrowhead(
        pen, x + radius * math.cos(angle), y + radius * math.sin(angle), start + sweep + (90 if sweep > 0 else -90), 2.2
    )


def crank(pen: Pen, x: float, y: float, dx: float, dy: float) -> None:
    """A handle on an axle."""
    pen.stroke(polygon([(x, y), (x + dx, y + dy)], False), 2.6)
    pen.stroke(polygon([(x, y), (x + dx, y + dy)], False), 1.4, 255, METAL)
    pen.stroke(polygon([(x + dx, y + dy), (x + dx + 5, y + dy - 0.6)], False), 3.0)
    pen.stroke(polygon([(x + dx, y + dy), (x + dx + 5, y + dy - 0.6)], False), 1.8, 255, WOOD)


def floor(pen: Pen, x0: float, x1: float, y: float) -> None:
    """A patch of ground with a cast shadow."""
    if not pen.explains:
        return
    pen.soft(ellipse((x0 + x1) / 2 + 3, y + 0.6, (x1 - x0) / 2, 2.2), SEPIA, 80, 1.2)
    strokes = skia.Path()
    for _ in range(int((x1 - x0) / 2.6)):
        x = pen.chance.uniform(x0, x1 - 4)
        level = y + pen.chance.uniform(0, 3)
        strokes.moveTo(x, level)
        strokes.rLineTo(pen.chance.uniform(3, 8), pen.chance.uniform(-0.2, 0.2))
    pen.canvas.drawPath(strokes, paint(INK, 120, 0.5))


def eye(pen: Pen, x: float, y: float, size: float, mirrored: bool = False) -> None:
    """An eye seen from the side, looking right."""
    with pen.placed(x, y, size / 10, mirrored=mirrored):
        ball = curve([(-5, 0), (0, -4), (5, -3), (6, 0), (5, 2.4), (0, 3)], closed=True)
        pen.fill(ball, (252, 246, 232))
        pen.fill(ellipse(4.6, -0.4, 1.5, 2.6), (96, 128, 132))
        pen.fill(ellipse(5.2, -0.4, 0.8, 1.4), INK)
        pen.outline(curve([(-6, 0.4), (0, -4.4), (6, -3)]), 1.2)
        pen.outline(curve([(-5, 0.6), (0, 3.2), (5.4, 2.4)]), 0.8)
        pen.outline(curve([(-6, -4), (0, -7.6), (6.4, -6)]), 1.0, 200)
        for k in range(4):
            pen.line([(2 + k * 1.2, -3.8 + k * 0.2), (3.6 + k * 1.5, -6 + k * 0.3)], 0.6, 220, waver=0)
