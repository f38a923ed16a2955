"""What is drawn on the cards of the third game, in the manner of the notebook, by the words of its rules."""

from collections.abc import Callable

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import GOLD, Colour, darker, lighter
from scripts.art.drawing.shapes import curve, ellipse, polygon, rectangle
from scripts.art.engines import drawn_flyers, drawn_wagons, drawn_weapons
from scripts.art.machines.page import SIDE, order, page

_SKIN: Colour = (238, 202, 158)


def _frame(pen: Pen, x: float, y: float, width: float, height: float) -> skia.Path:
    """A gilt frame; return the field in it."""
    outer, inner = rectangle(x, y, width, height, 2), rectangle(x + 7, y + 7, width - 14, height - 14)
    pen.soft(rectangle(x + 2, y + 3, width, height, 2), (40, 20, 4), 120, 2)
    pen.gradient(outer, (x, y), (x + width, y + height), [((255, 230, 150), 255), (GOLD, 255), ((120, 78, 20), 255)])
    pen.stroke(outer, 1.4)
    pen.stroke(rectangle(x + 3, y + 3, width - 6, height - 6, 1), 0.9, 190, (110, 66, 12))
    pen.stroke(inner, 1.4)
    return inner


def _face(pen: Pen, x: float, y: float, size: float, hair: Colour, look: int = 0) -> None:
    """A head that looks straight ahead, to the left or to the right."""
    with pen.placed(x, y, size):
        pen.solid(
            curve([(-8, 8), (-9, -4), (-5, -11), (3, -11), (8, -5), (8, 8), (5, 13), (-5, 13)], closed=True), hair, 0.8
        )
        oval = curve([(-5, -5), (0, -8), (5, -5), (5, 2), (2.4, 7.4), (0, 8.6), (-2.4, 7.4), (-5, 2)], closed=True)
        pen.fill(oval, _SKIN)
        with pen.within(oval):
            pen.soft(ellipse(4, 2, 2.6, 6), (150, 96, 50), 120, 1.4)
        pen.stroke(oval, 0.6, 200, (96, 56, 26))
        shift = look * 1.2
        for way in (-1, 1):
            pen.dot(way * 2.1 + shift, -1, 0.62, (50, 28, 12))
            pen.outline(curve([(way * 3.4 + shift, -2.6), (way * 1.4 + shift, -2.9)]), 0.45, 200)
        pen.outline(curve([(shift, -0.6), (shift + 0.5, 1.6), (shift - 0.5, 2)]), 0.45, 170)
        pen.outline(curve([(-1.7 + shift, 4.2), (shift, 4.7), (1.8 + shift, 4)]), 0.6, 220, (140, 56, 40))


def _hills(pen: Pen, left: float, right: float, top: float) -> None:
    for row in range(4):
        y = top + row * 5
        wide = right - left
        crest = [(left + wide * k / 5, y + (3 if (k + row) % 2 else -3)) for k in range(6)]
        slope = curve(crest)
        slope.lineTo(right, y + 40)
        slope.lineTo(left, y + 40)
        slope.close()
        pen.fill(slope, (130 + row * 6, 146 - row * 6, 122 - row * 12))
        pen.outline(curve(crest), 0.5, 130)


def gioconda(pen: Pen) -> None:
    """A lady who smiles before a land of rivers, her hands crossed."""
    field = _frame(pen, 18, 4, 64, 88)
    with pen.within(field):
        pen.gradient(field, (25, 11), (25, 85), [((166, 186, 172), 255), ((196, 186, 138), 255), ((110, 92, 56), 255)])
        _hills(pen, 25, 75, 34)
        pen.outline(curve([(26, 60), (36, 54), (30, 48), (40, 42)]), 1.2, 180, (90, 130, 140))
        pen.fill(curve([(28, 88), (32, 62), (44, 52), (56, 52), (68, 62), (72, 88)], closed=True), (62, 54, 40))
        pen.fill(curve([(43, 56), (50, 60), (57, 56), (55, 50), (45, 50)], closed=True), _SKIN)
        _face(pen, 50, 38, 1.5, (74, 46, 26))
        for number in range(5):
            pen.outline(curve([(36 + number * 7, 60), (34 + number * 8, 74), (36 + number * 7, 88)]), 0.6, 120)
        pen.fill(curve([(38, 78), (50, 73), (60, 76), (52, 81), (42, 83)], closed=True), _SKIN)
        pen.stroke(curve([(38, 78), (50, 73), (60, 76), (52, 81), (42, 83)], closed=True), 0.6, 190)
    pen.stroke(field, 1.2)


def lady(pen: Pen) -> None:
    """A lady in blue and red who holds an ermine."""
    field = _frame(pen, 18, 4, 64, 88)
    with pen.within(field):
        pen.gradient(field, (25, 11), (75, 85), [((44, 38, 34), 255), ((22, 16, 14), 255)])
        pen.fill(curve([(28, 88), (32, 64), (44, 54), (58, 54), (70, 66), (74, 88)], closed=True), (160, 54, 36))
        pen.fill(curve([(26, 88), (28, 66), (42, 56), (40, 88)], closed=True), (52, 84, 128))
        pen.fill(curve([(44, 58), (50, 62), (57, 57), (55, 50), (46, 50)], closed=True), _SKIN)
        _face(pen, 51, 38, 1.5, (106, 66, 34), 1)
        pen.outline(curve([(42, 32), (51, 29), (60, 32)]), 0.9, 230, (30, 18, 10))
        for bead in range(7):
            pen.dot(43.6 + bead * 2.2, 57 + (3 - abs(bead - 3)) * 0.9, 0.8, (24, 14, 10))
        body = curve([(40, 84), (42, 72), (54, 66), (66, 62), (72, 66), (66, 70), (58, 76), (54, 88)], closed=True)
        pen.fill(body, (248, 242, 228))
        pen.stroke(body, 0.8, 220)
        pen.dot(68, 65, 0.8)
        pen.solid(ellipse(64.5, 61.6, 1.6), (238, 228, 208), 0.6)
        pen.fill(curve([(42, 80), (52, 75), (62, 74), (56, 80), (46, 86)], closed=True), _SKIN)
        pen.stroke(curve([(42, 80), (52, 75), (62, 74), (56, 80), (46, 86)], closed=True), 0.6, 190)
    pen.stroke(field, 1.2)


def rocks(pen: Pen) -> None:
    """A mother with children in a grotto, light behind the rocks."""
    field = _frame(pen, 20, 2, 60, 94)
    with pen.within(field):
        pen.gradient(field, (27, 9), (27, 90), [((206, 208, 176), 255), ((150, 150, 110), 255), ((66, 56, 36), 255)])
        for stone in (
            ((26, 8), (26, 60), (36, 48), (40, 26), (48, 14), (54, 8)),
            ((74, 8), (74, 60), (66, 46), (62, 24), (56, 8)),
            ((46, 8), (49, 30), (53, 26), (56, 8)),
        ):
            shape = polygon([(float(x), float(y)) for x, y in stone])
            pen.fill(shape, (84, 70, 48))
            pen.hatch(shape, 62, 2, 0.5, 140)
            pen.outline(shape, 0.8, 200)
        cloak = curve([(34, 78), (38, 56), (46, 46), (55, 46), (64, 58), (70, 80), (52, 86)], closed=True)
        pen.fill(cloak, (40, 66, 100))
        pen.stroke(cloak, 0.8, 200)
        pen.fill(curve([(46, 74), (50, 58), (55, 72), (52, 82)], closed=True), (196, 150, 56))
        _face(pen, 50, 40, 1.05, (120, 80, 40), -1)
        for x, y in ((38, 74), (62, 76)):
            pen.fill(
                curve([(x - 5, y + 10), (x - 4, y + 1), (x, y - 2), (x + 4, y + 1), (x + 5, y + 10)], closed=True),
                _SKIN,
            )
            pen.stroke(
                curve([(x - 5, y + 10), (x - 4, y + 1), (x, y - 2), (x + 4, y + 1), (x + 5, y + 10)], closed=True),
                0.6,
                180,
            )
            _face(pen, x, y - 5, 0.62, (190, 140, 70))
        for number in range(7):
            pen.line([(28 + number * 7, 89), (29 + number * 7, 83)], 0.8, 200, (96, 110, 52))
    pen.stroke(field, 1.2)


def supper(pen: Pen) -> None:
    """Thirteen at a long table, three windows behind them."""
    field = _frame(pen, 2, 22, 96, 58)
    with pen.within(field):
        pen.gradient(field, (9, 29), (9, 73), [((176, 150, 110), 255), ((214, 190, 146), 255)])
        for way in (-1, 1):
            wall = polygon([(50 + way * 41, 29), (50 + way * 22, 34), (50 + way * 22, 54), (50 + way * 41, 66)])
            pen.fill(wall, (146, 118, 82))
            pen.outline(wall, 0.6, 180)
            for number in range(3):
                x = 50 + way * (26 + number * 5)
                pen.fill(
                    polygon(
                        [(x, 37 - number), (x + way * 3, 36 - number), (x + way * 3, 52 + number), (x, 51 + number)]
                    ),
                    (92, 66, 42),
                )
        for x in (38, 50, 62):
            wide = 8 if x == 50 else 5
            pen.fill(rectangle(x - wide / 2, 34, wide, 13), (190, 212, 210))
            pen.stroke(rectangle(x - wide / 2, 34, wide, 13), 0.7)
        cloths: tuple[Colour, ...] = (
            (170, 60, 40),
            (56, 88, 130),
            (108, 120, 62),
            (196, 150, 60),
            (120, 70, 110),
            (70, 110, 110),
        )
        for number in range(13):
            x = 14 + number * 6
            cloth = (180, 52, 36) if number == 6 else cloths[number % len(cloths)]
            lean = ((number % 3) - 1) * 1.6 if number != 6 else 0.0
            high = 50 if number == 6 else 52 + (number % 2) * 1.6
            pen.fill(
                curve(
                    [
                        (x - 3.6, 64),
                        (x - 3 + lean, high + 3),
                        (x + lean, high + 1),
                        (x + 3 + lean, high + 3),
                        (x + 3.6, 64),
                    ],
                    closed=True,
                ),
                cloth,
            )
            pen.solid(ellipse(x + lean, high - 1, 2, 2.5), _SKIN, 0.6)
            pen.fill(
                curve([(x - 2.2 + lean, high - 1.6), (x + lean, high - 4), (x + 2.2 + lean, high - 1.6)], closed=True),
                darker(cloth, 0.6),
            )
        pen.fill(polygon([(50, 54), (53, 63), (47, 63)]), (52, 84, 128))
        board = polygon([(9, 62), (91, 62), (91, 72), (9, 72)])
        pen.fill(board, (248, 242, 226))
        pen.stroke(board, 0.8)
        for number in range(12):
            pen.line([(12 + number * 7, 64), (12 + number * 7, 72)], 0.4, 90)
            pen.solid(ellipse(14 + number * 6.6, 61.6, 1.6, 0.8), lighter((206, 160, 90), 0.2), 0.5)
    pen.stroke(field, 1.2)


Drawing = Callable[[Pen], None]

DESIGNS: dict[str, Drawing] = {
    "tank_turtle": drawn_wagons.turtle,
    "tank_scythe": drawn_wagons.scythe,
    "tank_round": drawn_wagons.round_wagon,
    "tank_tower": drawn_wagons.tower_wagon,
    "tank_thunder": drawn_wagons.thunder,
    "plane_kite": drawn_flyers.kite,
    "plane_bat": drawn_flyers.bat,
    "plane_swallow": drawn_flyers.swallow,
    "plane_airscrew": drawn_flyers.airscrew,
    "plane_great_bird": drawn_flyers.great_bird,
}
PROJECTS: dict[str, Drawing] = {
    "ball_cart": drawn_weapons.ball_cart,
    "organ_gun": drawn_weapons.organ_gun,
    "bombard": drawn_weapons.bombard,
    "great_cannon": drawn_weapons.great_cannon,
    "gearbox": drawn_weapons.gearbox,
    "gun_lighter": drawn_weapons.gun_lighter,
    "multi_cannon": drawn_weapons.multi_cannon,
    "gyroscope": drawn_flyers.gyroscope,
    "tank_bomb": drawn_flyers.tank_bomb,
    "sky_culverin": drawn_flyers.sky_culverin,
    "parachutist": drawn_flyers.parachutist,
    "stronghold": drawn_wagons.stronghold,
    "automaton": drawn_wagons.automaton,
    "submarine": drawn_weapons.submarine,
    "ironclad": drawn_weapons.ironclad,
}
WORKS: dict[str, Drawing] = {
    "art_lady": lady,
    "art_rocks": rocks,
    "art_supper": supper,
    "art_gioconda": gioconda,
}
"""Works of art are painted and have no notes about them."""

_PIXELS = 420
_ORDER = 160  # pixels of the map that says in which order a drawing draws itself
_UNITS = (210, 210)
FIRST = 101  # numbers of drawings, by which the notes about them differ, begin after those of the first game


def build(album: Album) -> None:
    """Draw them all; the small ones on cards are scaled from these."""
    for number, (name, drawing) in enumerate({**DESIGNS, **PROJECTS}.items(), FIRST):
        kind = "design" if name in DESIGNS else "project"
        album.drawing(f"engines_{kind}_{name}", page(number, drawing, _PIXELS), _UNITS, 62, rare=False)
        album.order(f"engines_strokes_{name}", order(number, drawing, _ORDER), _UNITS)
    for name, drawing in WORKS.items():
        sheet = Sheet(SIDE, SIDE, name, _PIXELS / SIDE)
        drawing(sheet.pen)
        album.drawing(f"engines_project_{name}", sheet.image(), _UNITS, 70, rare=False)
