"""Everything beyond the walls: sky, mountains, hills with their villas, fields, roads and the compass rose."""

import math
from collections.abc import Callable

import skia

from scripts.art.city.greenery import cypress, field, grove, haystack, tree
from scripts.art.city.houses import farm
from scripts.art.city.masonry import tower
from scripts.art.city.plan import (
    HALF,
    HEIGHT,
    STREETS,
    WIDTH,
    YARD_EDGE,
    depth_scale,
    headroom,
    inside,
    on_water,
    river,
    wall_course,
)
from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import CREAM, INK, SEPIA, Colour, lighter, mix
from scripts.art.drawing.shapes import Point, arc, curve, cut, ellipse, polygon

Ridge = Callable[[float], float]


def sky(pen: Pen) -> None:
    """A pale evening wash from the left, drawn clouds, and birds; far off, something with wings that is no bird."""
    whole = polygon([(0, 0), (WIDTH, 0), (WIDTH, 130), (0, 130)])
    pen.gradient(whole, (0, 0), (0, 120), [((176, 190, 186), 120), ((240, 222, 178), 40), ((246, 214, 150), 0)])
    pen.radial(whole, (90, 70), 420, [((255, 240, 196), 190), ((255, 232, 176), 70), ((255, 232, 176), 0)])
    for across, high, size in (
        (250, 34, 1.0),
        (612, 26, 0.8),
        (826, 40, 1.15),
        (1090, 28, 0.9),
        (1010, 62, 0.6),
        (384, 60, 0.6),
    ):
        _cloud(pen, across, high, size)
    for _ in range(13):
        x, y, s = pen.chance.uniform(170, 1160), pen.chance.uniform(16, 74), pen.chance.uniform(0.6, 1.1)
        pen.outline(
            curve(
                [
                    (x - 4 * s, y - 1.6 * s),
                    (x - 1.6 * s, y - 2 * s),
                    (x, y),
                    (x + 1.8 * s, y - 2.2 * s),
                    (x + 4.4 * s, y - 1.4 * s),
                ]
            ),
            0.6,
            170,
        )
    _flyer(pen, 724, 58)


def _cloud(pen: Pen, x: float, y: float, size: float) -> None:
    """Curled strokes, shaded below."""
    puffs: list[Point] = []
    count = 6
    for k in range(count + 1):
        t = k / count
        puffs.append((x + (t - 0.5) * 84 * size, y - math.sin(t * math.pi) * 12 * size))
    body = skia.Path()
    for k, (px, py) in enumerate(puffs):
        body.addCircle(px, py + 4 * size, (7 + 5 * math.sin(k / count * math.pi)) * size)
    body = skia.Simplify(body)
    box = body.getBounds()
    flat = polygon(
        [(box.left(), box.top()), (box.right(), box.top()), (box.right(), y + 7 * size), (box.left(), y + 7 * size)]
    )
    body = skia.Op(body, flat, skia.PathOp.kIntersect_PathOp)
    pen.gradient(
        body, (x, box.top()), (x, y + 7 * size), [((255, 250, 234), 210), ((250, 236, 206), 120), ((216, 190, 150), 30)]
    )
    for px, py in puffs[1:-1]:
        radius = pen.chance.uniform(6, 10) * size
        pen.outline(
            arc(px, py + 3 * size, radius, radius, pen.chance.uniform(180, 220), pen.chance.uniform(90, 170)),
            0.6,
            120,
            SEPIA,
        )
    for k in range(4):
        left = x + pen.chance.uniform(-34, 4) * size
        pen.line(
            [(left, y + (4 + k * 1.8) * size), (left + pen.chance.uniform(18, 34) * size, y + (4 + k * 1.8) * size)],
            0.5,
            80,
            SEPIA,
        )


def _flyer(pen: Pen, x: float, y: float) -> None:
    """A man under bat-like wings, for whoever looks closely."""
    for side in (-1, 1):
        wing: list[Point] = [
            (x, y),
            (x + side * 6, y - 3.6),
            (x + side * 13, y - 2.6),
            (x + side * 9.5, y - 0.4),
            (x + side * 6.5, y - 0.2),
            (x + side * 3.4, y + 1.2),
        ]
        pen.face(wing, (232, 208, 160), 0.5, 200)
        for tip in (2, 3, 4):
            pen.line([(x + side * 3, y - 1.8), wing[tip]], 0.35, 170, waver=0)
    pen.line([(x, y - 1), (x, y + 3.6)], 0.8, 220)


def _ridge(base: float, swell: float, phase: float) -> Ridge:
    def height(x: float) -> float:
        return base - swell * (
            math.sin(x / 151 + phase) + 0.55 * math.sin(x / 67 + phase * 2.3) + 0.22 * math.sin(x / 23 + phase * 5)
        )

    return height


RIDGES: tuple[tuple[Ridge, Colour, float], ...] = (
    (_ridge(66, 17, 0.6), (140, 158, 164), 0.34),
    (_ridge(84, 15, 2.4), (152, 162, 140), 0.46),
    (_ridge(103, 12, 4.4), (164, 162, 112), 0.6),
    (_ridge(126, 9, 5.9), (184, 168, 108), 0.74),
)


def hills(pen: Pen) -> None:
    """Four ridges, bluer and fainter the further away, each with its trees, villas and hatching."""
    for number, (ridge, colour, scale) in enumerate(RIDGES):
        crest = [(float(x), ridge(x)) for x in range(-12, WIDTH + 13, 6)]
        shape = polygon([*crest, (WIDTH + 12, 260), (-12, 260)])
        pale = mix((240, 224, 184), colour, 0.3 + 0.06 * number)
        pen.gradient(shape, (0, 60 + number * 16), (0, 258), [(pale, 245), (pale, 245), (pale, 200), (pale, 0)])
        pen.gradient(shape, (0, 60 + number * 16), (0, 150 + number * 26), [(colour, 170), (colour, 40), (colour, 0)])
        _slopes(pen, ridge, number)
        pen.outline(curve(crest), 0.55 + 0.12 * number, 130 + 30 * number)
        for _ in range(60 + number * 8):
            x = pen.chance.uniform(0, WIDTH)
            y = ridge(x) + pen.chance.uniform(2, 16)
            (cypress if pen.chance.random() < 0.5 else tree)(pen, x, y, scale * pen.chance.uniform(0.55, 0.9))
        for _ in range(number + 2):
            x = pen.chance.uniform(30, WIDTH - 60)
            _villa(pen, x, ridge(x) + 7, scale * 0.8)
    _hill_town(pen, 936, RIDGES[1][0](936) + 3)


def _slopes(pen: Pen, ridge: Ridge, number: int) -> None:
    """Short strokes down the side away from the sun, as an engraver shades a hill."""
    strokes = skia.Path()
    x = 0.0
    while x < WIDTH:
        fall = ridge(x + 6) - ridge(x - 6)
        if fall > 0.3:
            y = ridge(x) + 1.5
            for k in range(1 + int(min(fall, 2.2) * 2)):
                length = pen.chance.uniform(4, 10) * (0.6 + number * 0.2)
                strokes.moveTo(x + k * 2.4, y + k * 4)
                strokes.rLineTo(length * 0.55, length)
        x += pen.chance.uniform(2.6, 4.4)
    pen.canvas.drawPath(strokes, paint(INK, 50 + 18 * number, 0.42))


def _villa(pen: Pen, x: float, y: float, scale: float) -> None:
    for k in (-14, -9, 26, 32):
        cypress(pen, x + k * scale, y + 1, scale * 0.8)
    farm(pen, x, y, scale)


def _hill_town(pen: Pen, x: float, y: float) -> None:
    for k in range(9):
        farm(pen, x + k * 8 - 30 + pen.chance.uniform(-1, 1), y + abs(k - 4) * 1.3 + pen.chance.uniform(0, 2), 0.36)
    tower(pen, x + 4, y, 3.6, 19, CREAM, (186, 98, 64), crowned=False)


def plain(pen: Pen) -> None:
    """The land around the walls: fields, orchards, farms, and the roads to the gates."""
    land = polygon([(0, 140), (WIDTH, 140), (WIDTH, HEIGHT), (0, HEIGHT)])
    pen.gradient(land, (0, 120), (0, HEIGHT), [((216, 190, 128), 20), ((214, 186, 124), 110), ((206, 176, 116), 120)])
    _meadows(pen, land)
    _fields(pen)
    for _ in range(420):
        x, y = pen.chance.uniform(14, WIDTH - 14), pen.chance.uniform(146, HEIGHT - 8)
        if inside(x, y, -12) or on_water(x, y, 5) or in_yard(x, y) or headroom(x, y, 16) < 30:
            continue
        kind = pen.chance.random()
        scale = depth_scale(y) * 0.9
        if kind < 0.5:
            tree(pen, x, y, scale * 0.8)
        elif kind < 0.8:
            cypress(pen, x, y, scale * 0.7)
        elif kind < 0.9:
            haystack(pen, x, y, scale * 0.8)
        elif not inside(x + 34, y - 10, -12) and not on_water(x + 20, y, 16):
            farm(pen, x, y, scale * 0.72)


def _meadows(pen: Pen, land: skia.Path) -> None:
    """Grass up to the foot of the walls, in tufts."""
    outside = cut(land, curve(wall_course(30), closed=True))
    pen.wash(outside, (206, 204, 142), 190, 9)
    tufts = skia.Path()
    for _ in range(2600):
        x, y = pen.chance.uniform(8, WIDTH - 8), pen.chance.uniform(150, HEIGHT - 6)
        if not inside(x, y, -10) and not on_water(x, y, 6) and not in_yard(x, y):
            for lean in (-0.9, 0.0, 0.9):
                tufts.moveTo(x + lean * 0.5, y)
                tufts.rLineTo(lean, pen.chance.uniform(-2.2, -1.2))
    pen.canvas.drawPath(tufts, paint((96, 102, 52), 110, 0.45))


def _fields(pen: Pen) -> None:
    """Fields wherever there is room outside, none over another."""
    taken: list[tuple[float, float, float, float]] = []
    for _ in range(2600):
        x, y = pen.chance.uniform(10, WIDTH - 40), pen.chance.uniform(168, HEIGHT - 6)
        width, height = pen.chance.uniform(20, 52), pen.chance.uniform(9, 20)
        right, top = x + width + height / 2, y - height - width * 0.1
        corners = ((x, y), (right, y), (x, top), (right, top), ((x + right) / 2, y), ((x + right) / 2, top))
        if any(inside(cx, cy, -12) or on_water(cx, cy, 8) for cx, cy in corners) or any(
            in_yard(cx, cy) for cx, cy in corners
        ):
            continue
        if any(x < r + 4 and right > le - 4 and y > t - 3 and top < b + 3 for le, t, r, b in taken):
            continue
        taken.append((x, top, right, y))
        field(pen, x, y, width, height, pen.chance.choice((12, 28, 62, 100, 150)))


def streets(pen: Pen) -> None:
    """The main streets, paler than the ground, with wheel tracks."""
    for street in STREETS:
        line = curve(street)
        pen.canvas.drawPath(line, paint((244, 222, 176), 210, 9, blur=1.2))
        for shift in (-1.6, 1.6):
            track = curve([(x + shift, y + shift * 0.5) for x, y in street])
            pen.canvas.drawPath(track, paint(SEPIA, 60, 0.5))


def ground(pen: Pen) -> None:
    """Beaten earth within the walls, with the wear of feet and wheels."""
    shape = curve(wall_course(30), closed=True)
    pen.wash(shape, (230, 196, 138), 120, 10)
    pen.fill(shape, (233, 206, 154), 150)
    strokes = skia.Path()
    for _ in range(5200):
        x, y = pen.chance.uniform(30, 1180), pen.chance.uniform(130, 716)
        if inside(x, y, 4) and not on_water(x, y, 4):
            strokes.moveTo(x, y)
            strokes.rLineTo(pen.chance.uniform(1, 4), pen.chance.uniform(-0.5, 0.5))
    pen.canvas.drawPath(strokes, paint(SEPIA, 74, 0.45))


def in_yard(x: float, y: float) -> bool:
    """Whether a spot lies in the carpenters' yard, outside the wall on the near bank."""
    return x < YARD_EDGE and y > river(x)


def yard(pen: Pen) -> None:
    """Trodden earth and shavings from the river to the carpenters' square."""
    edge = [(float(x), river(x) + HALF - 2) for x in range(-10, round(YARD_EDGE) + 8, 10)]
    ground = curve([*edge, (YARD_EDGE, 690), (420, 720), (240, 724), (120, 712), (-10, 700)], closed=True)
    pen.fill(ground, (230, 204, 154), 225)
    chips = skia.Path()
    for _ in range(1500):
        x, y = pen.chance.uniform(4, YARD_EDGE), pen.chance.uniform(570, 718)
        if in_yard(x, y):
            chips.moveTo(x, y)
            chips.rLineTo(pen.chance.uniform(1, 3.4), pen.chance.uniform(-0.7, 0.7))
    pen.canvas.drawPath(chips, paint((150, 108, 58), 120, 0.6))


def garden(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """A walled garden within the city: beds, paths, trees."""
    lean = height * 0.9
    quad = [(x, y), (x + width, y), (x + width + lean, y - height), (x + lean, y - height)]
    pen.face(quad, (186, 176, 112), 0.8)
    for k in range(1, 4):
        t = k / 4
        pen.line([(x + width * t, y), (x + width * t + lean, y - height)], 1.1, 150, (224, 202, 150))
    pen.line([(x + lean / 2, y - height / 2), (x + width + lean / 2, y - height / 2)], 1.1, 150, (224, 202, 150))
    pen.hatch(polygon(quad), 24, 2, 0.4, 80, (80, 84, 40))
    grove(pen, x + lean * 0.5, y - 2, width * 0.8, height * 0.9, 7, 0.9)


def compass(pen: Pen, x: float, y: float, radius: float) -> None:
    """A wind rose."""
    pen.fill(ellipse(x, y, radius), lighter(CREAM, 0.2), 150)
    for share, width in ((1, 0.9), (0.92, 0.5), (0.52, 0.5)):
        pen.outline(ellipse(x, y, radius * share), width, 200)
    for k in range(32):
        angle = math.tau * k / 32
        inner = radius * (0.94 if k % 4 else 0.86)
        pen.line(
            [
                (x + inner * math.cos(angle), y + inner * math.sin(angle)),
                (x + radius * math.cos(angle), y + radius * math.sin(angle)),
            ],
            0.5,
            180,
            waver=0,
        )
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        length = radius * (1.16 if k % 2 == 0 else 0.72)
        waist = radius * 0.15
        with pen.placed(x, y, turn=k * 45):
            pen.face([(0, -length), (waist, -waist), (0, 0)], INK if k % 2 == 0 else SEPIA, 0.5)
            pen.face([(0, -length), (-waist, -waist), (0, 0)], lighter(CREAM, 0.3), 0.5)
    pen.solid(ellipse(x, y, radius * 0.08), (190, 144, 50), 0.6)
    pen.fill(
        polygon(
            [(x, y - radius * 1.42), (x + 3.2, y - radius * 1.22), (x, y - radius * 1.26), (x - 3.2, y - radius * 1.22)]
        ),
        (150, 40, 28),
    )
