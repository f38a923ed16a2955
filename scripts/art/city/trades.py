"""The five shops of the city: smithy, carpentry yard, brick kiln, rope walk and glassworks."""

import math

import skia

from scripts.art.city.folk import barrel, cart, crowd, person, wheel
from scripts.art.city.masonry import arcade, behind, block, stonework, tiles, tower, window
from scripts.art.city.plan import SITES
from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import CREAM, INK, ROOFS, TIMBER, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import Point, archway, curve, ellipse, polygon

PANE: Colour = (118, 166, 178)
LIT_PANE: Colour = (196, 222, 218)


def glassworks(pen: Pen) -> None:
    """The hall, the domed furnace beside it, and what was blown today before it."""
    site = SITES["E"]
    with pen.placed(site.x, site.y):
        _furnace(pen)
        wall: Colour = (244, 228, 196)
        block(pen, -40, 0, 66, 42, 30, wall, 1.0)
        front = [(-40.0, 0.0), (26.0, 0.0), (26.0, -42.0), (-7.0, -64.0), (-40.0, -42.0)]
        pen.face(front, wall, 1.0)
        foot, peak = (29.0, -40.0), (-7.0, -66.5)
        tiles(pen, [foot, behind(foot, 32), behind(peak, 32), peak], ROOFS[4], 2.2, 0.9)
        _skylights(pen, foot, peak)
        pen.face([(-43, -40), peak, (peak[0] + 0.6, peak[1] + 3.4), (-41.6, -37)], darker(ROOFS[4], 0.1), 0.8)
        _bull_eyes(pen, -7, -44, 12.4)
        for x in (-37.0, 11.5):
            _lancet(pen, x)
        open_door(pen)
        for k, colour in enumerate((PANE, LIT_PANE, PANE)):
            x = 34 + k * 9
            pen.face(
                [(x, 6 - k * 1.2), (x + 7, 5 - k * 1.2), (x + 10, -5 - k * 1.2), (x + 3, -4 - k * 1.2)],
                colour,
                0.6,
                body=220,
            )
        _bottles(pen)
        crowd(pen, -30, 6, 20, 3, 3, 1.1)


def _skylights(pen: Pen, foot: Point, peak: Point) -> None:
    """Three panes let into the slope of the roof."""

    def at(down: float, along: float) -> Point:
        near = peak[0] + (foot[0] - peak[0]) * down, peak[1] + (foot[1] - peak[1]) * down
        far = behind(near, 32)
        return near[0] + (far[0] - near[0]) * along, near[1] + (far[1] - near[1]) * along

    for k in range(3):
        start, end = 0.12 + k * 0.29, 0.34 + k * 0.29
        quad = [at(0.78, start), at(0.78, end), at(0.26, end), at(0.26, start)]
        pen.face(quad, PANE, 0.8)
        pen.gradient(polygon(quad), quad[3], quad[1], [((255, 255, 250), 190), (PANE, 30), (darker(PANE, 0.3), 90)])
        pen.line([at(0.52, start), at(0.52, end)], 0.6, 230, waver=0)
        pen.line([at(0.78, (start + end) / 2), at(0.26, (start + end) / 2)], 0.6, 230, waver=0)


def _bull_eyes(pen: Pen, x: float, y: float, radius: float) -> None:
    """A round window of blown panes, each with the mark of the pipe in its middle."""
    pen.fill(ellipse(x, y, radius + 1.6), (226, 202, 160))
    pen.outline(ellipse(x, y, radius + 1.6), 0.9)
    pen.fill(ellipse(x, y, radius), darker(PANE, 0.45))
    with pen.within(ellipse(x, y, radius)):
        for row in range(-2, 3):
            for k in range(-3, 4):
                _roundel(pen, x + (k + (row % 2) / 2) * 5.6, y + row * 4.9, 2.6)
    pen.outline(ellipse(x, y, radius), 1.0)


def _roundel(pen: Pen, x: float, y: float, radius: float) -> None:
    tone = mix(PANE, LIT_PANE, pen.chance.random())
    pen.fill(ellipse(x, y, radius), tone)
    pen.outline(ellipse(x, y, radius), 0.5, 220)
    pen.outline(ellipse(x, y, radius * 0.5), 0.35, 150)
    pen.dot(x - radius * 0.4, y - radius * 0.4, radius * 0.22, (255, 255, 250))


def _lancet(pen: Pen, x: float) -> None:
    shape = archway(x, -6, 11, 26)
    pen.fill(shape, PANE)
    pen.gradient(shape, (x, -30), (x + 11, -4), [((255, 255, 244), 170), (PANE, 0), (darker(PANE, 0.5), 110)])
    with pen.within(shape):
        for k in range(-4, 6):
            pen.line([(x + k * 3.6, -6), (x + k * 3.6 + 13, -33)], 0.45, 210, waver=0)
            pen.line([(x + k * 3.6 + 13, -6), (x + k * 3.6, -33)], 0.45, 210, waver=0)
    pen.outline(shape, 0.9)


def open_door(pen: Pen, fire: float = 0) -> None:
    """Draw the open door: a fire so many times as large as usual and a man who blows a vessel before it, or ash."""
    door = archway(-21, 0, 28, 29)
    pen.fill(door, (54, 26, 16))
    with pen.within(door):
        if fire:
            glow(pen, 0, -9, 9 * fire)
            _blower(pen)
        else:
            embers(pen, 0, 0, 8)
            pen.line([(-18, 0), (-12, -20)], 0.8, 200, (110, 84, 60))
    pen.outline(door, 1.0)


def _blower(pen: Pen) -> None:
    dark: Colour = (34, 18, 12)
    pen.fill(polygon([(-18, 0), (-12.6, 0), (-13, -10), (-17.2, -10)]), dark)
    pen.dot(-15, -12.4, 2.1, dark, 255)
    pen.stroke(polygon([(-13.6, -12), (-2, -8.4)], False), 0.9, 255, dark)
    pen.soft(ellipse(1.2, -7.4, 4), (255, 190, 90), 220, 1.4)
    pen.solid(ellipse(1.2, -7.4, 3.4, 3), (255, 226, 150), 0.6)


def _furnace(pen: Pen) -> None:
    """A beehive furnace with a tall flue behind the hall."""
    pen.face([(52, -16), (60, -16), (59, -70), (53, -70)], (190, 122, 88), 0.8)
    stonework(pen, [(52, -16), (60, -16), (59, -70), (53, -70)], 2, 130)
    pen.face([(51.4, -68), (60.6, -68), (60.6, -72), (51.4, -72)], (206, 150, 112), 0.7)
    dome = skia.Path()
    dome.moveTo(40, 0)
    dome.cubicTo(40, -30, 72, -30, 72, 0)
    dome.close()
    pen.wash(ellipse(74, -1, 14, 4), (196, 158, 112), 190, 1)
    pen.solid(dome, (206, 142, 100), 0.9)
    with pen.within(dome):
        stonework(pen, [(40, 0), (72, 0), (72, -24), (40, -24)], 2.4, 130)
        pen.hatch(polygon([(60, 0), (72, 0), (72, -26), (62, -26)]), 62, 2, 0.5, 130)
    pen.fill(archway(50, 0, 10, 11), (66, 26, 14))
    embers(pen, 55, 0, 3.6)
    pen.outline(archway(50, 0, 10, 11), 0.8)


def _bottles(pen: Pen) -> None:
    """Flasks and bottles in a row, as large as a man's arm can carry."""
    for k, colour in enumerate((PANE, (146, 172, 130), LIT_PANE, (120, 162, 168))):
        x, tall = -64 + k * 7.2, 1.0 + 0.14 * (k % 2)
        shape = skia.Path()
        shape.moveTo(x - 1, -13 * tall)
        shape.lineTo(x + 1, -13 * tall)
        shape.lineTo(x + 1.2, -8 * tall)
        shape.quadTo(x + 4, -5, x + 3.4, 1)
        shape.lineTo(x - 3.4, 1)
        shape.quadTo(x - 4, -5, x - 1.2, -8 * tall)
        shape.close()
        pen.wash(ellipse(x + 2, 1, 4.4, 1.2), (180, 140, 96), 170, 0.4)
        pen.solid(shape, colour, 0.6)
        pen.outline(curve([(x - 1.8, -1), (x - 2, -4), (x - 0.8, -7)]), 0.5, 220, (255, 255, 250))


FIRE: Colour = (255, 176, 64)


def glow(pen: Pen, x: float, y: float, radius: float) -> None:
    """Light of a fire."""
    pen.soft(ellipse(x, y, radius * 1.8, radius * 1.4), (232, 120, 36), 170, radius * 0.7)
    pen.soft(ellipse(x, y, radius), FIRE, 230, radius * 0.4)
    pen.dot(x, y + radius * 0.2, radius * 0.5, (255, 238, 176))


def smithy(pen: Pen) -> None:
    """Two open forges under one roof, anvils before them, black smoke above."""
    site = SITES["D"]
    stone: Colour = (220, 190, 148)
    with pen.placed(site.x, site.y):
        tower(pen, 32, -26, 12, 50, (204, 164, 124), crowned=False)
        tower(pen, -48, -22, 10, 46, (204, 164, 124), crowned=False)
        block(pen, -66, 0, 124, 34, 26, stone, 1.0)
        stonework(pen, [(-66, 0), (58, 0), (58, -34), (-66, -34)], 3, 120)
        forges(pen)
        for x in (-43.0, -3.0):
            _anvil(pen, x, 4, 1.0)
            person(pen, x - 9, 5, 1.5)
            pen.line([(x - 8, -1), (x - 3, -8)], 0.8)
        tiles(pen, [(-70, -32), (62, -32), (78, -50), (-53, -50)], mix(ROOFS[5], (110, 80, 66), 0.4), 2.2, 0.9)
        gable = [(58.0, -34.0), (84.0, -45.7), (77.0, -50.0)]
        pen.face(gable, darker(stone, 0.25), 0.8)
        _iron_stock(pen)


def forges(pen: Pen, fire: float = 0) -> None:
    """Draw what is in the smithy's three arches: at each a fire so many times as large as usual, or cold coals."""
    for x, width in ((-58.0, 30), (-20.0, 34), (24.0, 26)):
        arch = archway(x, 0, width, 27)
        pen.fill(arch, (58, 34, 22))
        with pen.within(arch):
            if fire:
                glow(pen, x + width * 0.5, -9, (8.4 if width > 28 else 6) * fire)
                _smith(pen, x + width * 0.5, 0, mirrored=width > 32)
            else:
                embers(pen, x + width * 0.5, 0, 7)
                _cold_anvil(pen, x + width * 0.5, 0, mirrored=width > 32)
        pen.outline(arch, 0.9)


def embers(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw what is left of a fire when nobody works at it: ash, and a red gleam."""
    pen.soft(ellipse(x, y - radius * 0.5, radius * 1.3, radius * 0.7), (150, 62, 26), 110, radius * 0.4)
    pen.fill(ellipse(x, y - radius * 0.2, radius, radius * 0.4), (84, 62, 50), 220)
    for k in range(4):
        pen.dot(x + (k - 1.5) * radius * 0.36, y - radius * 0.3 - k % 2, 0.7, (224, 104, 44), 230)


def _cold_anvil(pen: Pen, x: float, y: float, *, mirrored: bool) -> None:
    with pen.placed(x, y, mirrored=mirrored):
        pen.fill(polygon([(1, 0), (7, 0), (6, -4.4), (11, -7.4), (-0.6, -7.4), (2.6, -4.4)]), (34, 22, 18))
        pen.line([(0, -7.6), (10, -7.6)], 0.5, 130, (170, 160, 150))


def _smith(pen: Pen, x: float, y: float, *, mirrored: bool) -> None:
    """Against the fire: a smith with his hammer raised, and the anvil, with sparks."""
    dark: Colour = (34, 18, 12)
    with pen.placed(x, y, mirrored=mirrored):
        pen.fill(polygon([(1, 0), (7, 0), (6, -4.4), (11, -7.4), (-0.6, -7.4), (2.6, -4.4)]), dark)
        pen.fill(polygon([(-9, 0), (-4, 0), (-4.4, -9.4), (-8.4, -9.4)]), dark)
        pen.dot(-6.2, -11.4, 1.9, dark, 255)
        pen.stroke(polygon([(-5, -8.4), (-1.4, -11.4), (1.4, -15)], False), 1.5, 255, dark)
        pen.fill(polygon([(-0.8, -15), (2.6, -17.6), (4.4, -15.4), (1, -12.8)]), dark)
        for dx, dy in ((3, -9.4), (6.4, -10.6), (9, -9.2), (5, -12), (11, -11)):
            pen.dot(x=dx, y=dy, radius=0.55, colour=(255, 232, 150), alpha=255)


def _anvil(pen: Pen, x: float, y: float, scale: float) -> None:
    with pen.placed(x, y, scale):
        pen.face([(-3, 0), (3, 0), (2.4, -4), (-2.4, -4)], TIMBER, 0.5)
        shape = polygon([(-4.6, -4), (3.4, -4), (2, -6), (3.6, -7.6), (7, -9), (-6, -9), (-3.4, -6.6)])
        pen.fill(shape, (66, 66, 74))
        pen.outline(shape, 0.5)
        pen.line([(-5.4, -8.8), (6, -8.8)], 0.5, 200, (176, 180, 190))


def _iron_stock(pen: Pen) -> None:
    """Bars, a horseshoe on the wall, a wheel to be shod, a quenching tub."""
    for k in range(5):
        y = -1 + k * 1.7
        pen.line([(62 + k, y), (88 + k, y - 5)], 1.3, 255, (96, 98, 108), waver=0.1)
    wheel(pen, 68, -6, 7.5, 8)
    barrel(pen, 18, 5, 1.25)
    pen.stroke(skia.Path(_horseshoe(15, -24)), 1.1, 240, (70, 66, 70))


def _horseshoe(x: float, y: float) -> skia.Path:
    path = skia.Path()
    path.addArc(skia.Rect(x - 3, y - 3, x + 3, y + 3), 130, 280)
    return path


def carpentry(pen: Pen) -> None:
    """The yard: an open shed, stacked logs and boards, two sawyers, and a treadmill crane by the water."""
    site = SITES["F"]
    with pen.placed(site.x, site.y):
        _treadmill_crane(pen)
        _shed(pen)
        _logs(pen)
        _sawyers(pen)


def _shed(pen: Pen) -> None:
    pen.face([(8, -42), (72, -42), (72, -62), (8, -62)], (112, 76, 46), 0.6)
    for x in (8, 29, 50, 71):
        pen.line([(x, -38), (x, -64)], 2.4, 255, (176, 124, 74))
        pen.line([(x - 1.2, -38), (x - 1.2, -64)], 0.5)
        pen.line([(x + 1.2, -38), (x + 1.2, -64)], 0.5)
        pen.line([(x, -55), (x + 6, -63)], 0.9)
    for k in range(4):
        pen.face(
            [(14, -42 - k * 3), (64, -42 - k * 3), (64, -44.4 - k * 3), (14, -44.4 - k * 3)],
            lighter(TIMBER, 0.1 + 0.12 * (k % 2)),
            0.5,
        )
    tiles(pen, [(2, -61), (78, -61), (90, -80), (18, -80)], mix(ROOFS[7], (150, 112, 74), 0.4), 2.2, 0.9)


def _logs(pen: Pen) -> None:
    for row in range(4):
        for k in range(6 - row):
            x, y = 12 + k * 12.4 + row * 6.2, -5 - row * 10.2
            if row == 0 and k == 0:
                pen.wash(ellipse(54, -2, 50, 6), (196, 158, 112), 190, 1.4)
            far = behind((x, y), 13)
            tone = mix((142, 92, 54), (176, 122, 76), pen.chance.random())
            pen.face([(x, y - 6), (far[0], far[1] - 6), (far[0] + 6, far[1]), (x + 5, y + 3)], tone, 0.7)
            pen.hatch(
                polygon([(x, y - 6), (far[0], far[1] - 6), (far[0] + 6, far[1]), (x + 5, y + 3)]), -24, 1.5, 0.4, 130
            )
            pen.solid(ellipse(x, y, 6), (226, 184, 126), 0.8)
            for radius in (4.3, 2.7, 1.2):
                pen.outline(ellipse(x + 0.3, y, radius), 0.4, 150)
            pen.line([(x, y), (x + 5 * math.cos(k + row), y + 5 * math.sin(k + row))], 0.4, 150)


def _sawyers(pen: Pen) -> None:
    """A log on trestles, a man above and a man below with the long saw."""
    for x in (-36.0, -10.0):
        pen.line([(x - 4, 4), (x, -14)], 1.6, 255, (150, 100, 58))
        pen.line([(x + 5, 4), (x, -14)], 1.6, 255, (150, 100, 58))
    pen.face([(-46, -13), (0, -13), (0, -18), (-46, -18)], (206, 160, 104), 0.8)
    pen.face([(0, -13), (5, -15), (5, -20), (0, -18)], (232, 196, 140), 0.6)
    person(pen, -22, -18, 1.7)
    person(pen, -17, 4, 1.7)
    pen.line([(-20, -22), (-18, 0)], 1.1, 255, (90, 92, 100))


def _treadmill_crane(pen: Pen) -> None:
    beam: Colour = (160, 110, 66)
    for start, end in (((-72, -4), (-52, -70)), ((-34, -4), (-52, -70)), ((-52, -4), (-52, -72))):
        pen.line([start, end], 3.0, 255, beam)
        pen.line([(start[0] - 1.4, start[1]), (end[0] - 1.0, end[1])], 0.6)
        pen.line([(start[0] + 1.4, start[1]), (end[0] + 1.0, end[1])], 0.6)
    pen.line([(-66, -60), (6, -98)], 3.0, 255, beam)
    pen.line([(-66, -61.6), (6, -99.6)], 0.6)
    pen.line([(-66, -58.4), (6, -96.4)], 0.6)
    pen.line([(-52, -40), (-24, -81)], 1.6, 255, beam)
    pen.line([(4, -97), (4, -72)], 0.7)
    pen.solid(ellipse(4, -97, 3), (206, 160, 90), 0.8)
    pen.line([(4, -97), (-52, -33)], 0.5)
    pen.face([(-10, -68), (18, -68), (18, -72), (-10, -72)], (206, 160, 104), 0.7)
    pen.line([(-8, -72), (4, -79), (16, -72)], 0.6)
    wheel(pen, -52, -26, 14, 12)


def kiln(pen: Pen) -> None:
    """A bottle kiln with its fire, drying racks, and stacks of bricks."""
    site = SITES["G"]
    with pen.placed(site.x, site.y):
        pen.wash(ellipse(36, -2, 34, 6), (196, 158, 112), 200, 1.6)
        body = skia.Path()
        body.moveTo(-36, 0)
        body.cubicTo(-38, -46, -14, -56, -9, -90)
        body.lineTo(11, -90)
        body.cubicTo(16, -56, 40, -46, 38, 0)
        body.close()
        pen.fill(body, (202, 122, 82))
        with pen.within(body):
            _courses(pen)
            pen.gradient(
                polygon([(-40, 0), (40, 0), (40, -92), (-40, -92)]),
                (-36, 0),
                (38, 0),
                [((255, 206, 160), 90), ((200, 110, 70), 0), ((80, 30, 16), 150)],
            )
            pen.hatch(polygon([(14, 2), (44, 2), (44, -92), (5, -92)]), 62, 2.2, 0.5, 120)
        pen.outline(body, 1.1)
        for y in (-62, -34):
            half = 36 - (-y - 0) * 0.33
            band = curve([(-half, y), (1, y + 5), (half + 2, y)])
            pen.stroke(band, 2.4, 230, (150, 84, 56))
            pen.outline(band, 0.6, 160)
        pen.face([(-11, -88), (13, -88), (13, -93), (-11, -93)], (176, 98, 66), 0.9)
        stoke_hole(pen)
        pen.outline(archway(-16, 0, 32, 31), 0.8)
        _brick_stacks(pen)


def stoke_hole(pen: Pen, fire: float = 0) -> None:
    """Draw the mouth of the kiln, its fire so many times as large as usual, or its ash."""
    mouth = archway(-13, 0, 26, 27)
    pen.fill(mouth, (60, 22, 12))
    with pen.within(mouth):
        if fire:
            glow(pen, 0, -6, 9 * fire)
        else:
            embers(pen, 0, 0, 9)
    pen.outline(mouth, 1.0)


def _courses(pen: Pen) -> None:
    rows = skia.Path()
    for k in range(24):
        y = -k * 4.0
        rows.moveTo(-40, y)
        rows.quadTo(1, y + 4, 42, y)
        for j in range(13):
            x = -40 + j * 6.6 + (k % 2) * 3.3
            sag = 4 * (1 - ((x - 1) / 41) ** 2) * 0.5
            rows.moveTo(x, y + sag)
            rows.rLineTo(0, -4)
    pen.canvas.drawPath(rows, paint((80, 34, 20), 150, 0.5))


def _brick_stacks(pen: Pen) -> None:
    for left, columns, rows in ((44, 5, 5), (-60, 3, 3)):
        for row in range(rows):
            for k in range(columns):
                x, y = left + k * 7.2 + (row % 2) * 1.2, 2 - row * 4.2
                colour = pen.chance.choice(((192, 98, 62), (206, 118, 78), (178, 86, 54), (214, 134, 92)))
                pen.face([(x, y), (x + 6.8, y), (x + 6.8, y - 4), (x, y - 4)], colour, 0.55)
                if row == rows - 1:
                    pen.face(
                        [(x, y - 4), (x + 6.8, y - 4), (x + 10.4, y - 6), (x + 3.6, y - 6)], lighter(colour, 0.2), 0.5
                    )
    cart(pen, -46, 6, 0.9, (196, 104, 66))
    person(pen, 24, 6, 1.5)
    person(pen, 34, 7, 1.5)


def rope_walk(pen: Pen) -> None:
    """A very long gallery; before it strands run over trestles to the twisting wheel."""
    site = SITES["H"]
    wall: Colour = (246, 230, 196)
    with pen.placed(site.x, site.y):
        block(pen, -104, -10, 204, 27, 26, wall, 1.0)
        arcade(pen, -102, -10, 200, 20, 14)
        _hanks(pen)
        tiles(pen, [(-108, -35), (104, -35), (118, -52), (-93, -52)], ROOFS[3], 2.2, 0.9)
        pen.face([(100, -37), (126, -48.7), (118, -52)], darker(wall, 0.22), 0.8)
        for x in (-70, -10, 50):
            pen.face([(x, -44), (x + 10, -44), (x + 10, -52), (x + 5, -56), (x, -52)], wall, 0.6)
            tiles(pen, [(x + 11, -51), (x + 17, -54), (x + 11, -60), (x + 5, -57)], ROOFS[1], 1.6, 0.6)
            window(pen, x + 3.4, -46, 3.2, 4.4, "arched")
        pen.wash(polygon([(-118, 2), (120, 2), (130, -6), (-108, -6)]), (214, 180, 128), 140)
        _strands(pen)
        _coils(pen)


def _hanks(pen: Pen) -> None:
    """Hemp hung up to dry in the arches."""
    step = 200 / 14
    for k in range(14):
        x = -102 + step * (k + 0.5)
        for dx in (-2.6, 0.2, 3.0):
            drop = pen.chance.uniform(9, 13)
            loop = curve([(x + dx - 1.2, -25), (x + dx - 1.5, -25 + drop * 0.7), (x + dx, -25 + drop)])
            loop.addPath(curve([(x + dx, -25 + drop), (x + dx + 1.5, -25 + drop * 0.7), (x + dx + 1.2, -25)]))
            pen.stroke(loop, 1.5, 235, (70, 44, 20))
            pen.stroke(loop, 0.9, 255, (232, 202, 140))


def _strands(pen: Pen) -> None:
    for x in (-84, -36, 12, 60):
        pen.line([(x - 3, 5), (x - 3, -9)], 1.5, 255, (150, 100, 58))
        pen.line([(x + 4, 3), (x + 4, -11)], 1.5, 255, (150, 100, 58))
        pen.line([(x - 4.6, -8), (x + 5.6, -10.4)], 1.6, 255, (150, 100, 58))
    for k in range(4):
        y = -7.4 + k * 0.9
        strand = curve(
            [
                (-112, y - 1 - k),
                (-84, y - 0.5 * k),
                (-60, y + 1.4),
                (-36, y - 0.5 * k),
                (-12, y + 1.4),
                (12, y - 0.5 * k),
                (36, y + 1.4),
                (60, y - 0.5 * k),
                (92, y + 1.0 - k),
            ]
        )
        pen.canvas.drawPath(strand, paint(INK, 220, 1.9))
        pen.canvas.drawPath(strand, paint((232, 202, 140), 255, 1.2))
    wheel(pen, 102, -9, 13, 12)
    pen.line([(95, 8), (102, -9), (109, 8)], 1.8, 255, (150, 100, 58))
    person(pen, 112, 7, 1.6)
    person(pen, -64, 8, 1.5)
    person(pen, 34, 8, 1.5)


def _coils(pen: Pen) -> None:
    for x, y, size in ((-120, -3, 13), (-102, 7, 8), (-20, 7, 6)):
        pen.wash(ellipse(x + 3, y, size * 1.1, size * 0.3), (180, 140, 96), 170, 0.6)
        for level in range(4 + size // 4):
            loop = ellipse(x, y - 1.5 - level * 2.2, size, size * 0.34)
            pen.canvas.drawPath(loop, paint(INK, 230, 2.9))
            pen.canvas.drawPath(loop, paint(mix((222, 188, 126), CREAM, 0.15 * level), 255, 2.0))
        pen.fill(ellipse(x, y - 2 - (4 + size // 4) * 2.1, size * 0.5, size * 0.16), (110, 76, 44))
