"""Small things of the third game: discs, coins, hooks, its sign, dice with their tray, and the hands of an auction."""

import math
from collections.abc import Callable

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, lettering, paint
from scripts.art.drawing.palette import GOLD, IVORY, METALS, PALE_SEATS, SEATS, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, archway, curve, ellipse, gear, join, moved, polygon, rectangle, star
from scripts.art.engines.pieces import heraldry, shield_path
from scripts.art.materials.relief import Finish, Piece, carve, wooden
from scripts.art.pieces.seats import inlay, mark

_DIE = 64
_SCALE = 5
_BONE: Colour = (240, 224, 186)
_BURNT: Colour = (70, 40, 14)
_TRAY = (296, 172)
FACES = ("man", "blank", "explosion")


def build(album: Album) -> None:
    """Draw dice, hands and all else that is small."""
    _build_dice(album)
    _build_hands(album)
    _build_tokens(album)


def _build_dice(album: Album) -> None:
    for face in FACES:
        album.drawing(f"engines_die_{face}", _die(face), (_DIE, _DIE), 90, rare=False)
    album.drawing("engines_tray", _tray(), _TRAY, 84, rare=False)


def man(x: float, y: float, radius: float) -> skia.Path:
    """Leonardo's man with his arms and legs spread."""
    k = radius / 30

    def at(*points: Point) -> list[Point]:
        return [(x + a * k, y + b * k) for a, b in points]

    limbs = [polygon(at((-6, 4), (6, 4), (15, 29), (9, 29), (0, 12), (-9, 29), (-15, 29)))]
    for way in (-1, 1):
        limbs.append(polygon(at((way * 5, -13), (way * 28, -19), (way * 28, -14), (way * 5, -6))))
        limbs.append(polygon(at((way * 5, -12), (way * 27, -8), (way * 27, -3.6), (way * 5, -4))))
    body = rectangle(x - 6 * k, y - 13 * k, 12 * k, 22 * k, 4 * k)
    return join(ellipse(x, y - 20 * k, 6.2 * k), body, *limbs)


def _die(face: str) -> skia.Image:
    sheet = Sheet(_DIE, _DIE, f"die {face}", _SCALE)
    pen, middle = sheet.pen, _DIE / 2
    body = rectangle(middle - 22, middle - 23, 44, 44, 8)
    pen.soft(moved(body, 3, 5), (20, 4, 0), 150, 3)
    bone = Finish(darker(_BONE, 0.6), _BONE, (255, 252, 236), 0.35, 14)
    sheet.lay(carve(Piece(body, _DIE, _DIE, bone, f"die {face}", _SCALE, thick=4.4, rim=4.5, wooden=False)).image())
    if face == "man":
        pen.stroke(ellipse(middle, middle - 1, 17.4), 1.3, 220, (120, 76, 30))
        pen.stroke(rectangle(middle - 14, middle - 16, 28, 30), 0.9, 120, (120, 76, 30))
        pen.fill(man(middle, middle - 1, 16), _BURNT)
    if face == "explosion":
        _burst(sheet, middle, middle - 1)
    return sheet.image()


def _burst(sheet: Sheet, x: float, y: float) -> None:
    """A jagged star, dark at its edge and light in its middle, so that its shape is told without its red."""
    for radius, waist, colour in ((19.5, 0.5, (110, 16, 8)), (15.4, 0.52, (206, 70, 30)), (9.0, 0.55, (252, 206, 96))):
        sheet.pen.fill(star(x, y, radius, 9, waist), colour)
    sheet.pen.stroke(star(x, y, 19.5, 9, 0.5), 1.2, 235)
    for number in range(9):
        angle = math.tau * (number + 0.5) / 9 - math.pi / 2
        sheet.pen.dot(x + 17.6 * math.cos(angle), y + 17.6 * math.sin(angle), 1.2, _BURNT)


def _tray() -> skia.Image:
    """A walnut tray lined with red cloth."""
    sheet = Sheet(*_TRAY, "engines tray", 3)
    pen, (wide, high) = sheet.pen, _TRAY
    whole, inner = rectangle(3, 2, wide - 8, high - 8, 14), rectangle(13, 12, wide - 28, high - 28, 9)
    pen.soft(moved(whole, 2, 4), (20, 6, 0), 190, 3)
    pen.gradient(whole, (0, 0), (wide, high), [((128, 82, 44), 255), ((78, 46, 22), 255)])
    pen.hatch(whole, 4, 3.2, 0.5, 60, (40, 18, 4))
    pen.stroke(whole, 2)
    pen.fill(inner, (104, 30, 26))
    with pen.within(inner):
        pen.hatch(inner, 30, 3, 0.5, 60, (40, 4, 4))
        pen.hatch(inner, -30, 3, 0.5, 40, (150, 60, 50))
        pen.soft(rectangle(0, 0, wide, 24), (20, 0, 0), 170, 7)
        pen.soft(rectangle(0, 0, 24, high), (20, 0, 0), 150, 7)
    pen.stroke(inner, 1.6, 255, (40, 16, 6))
    return sheet.image()


HAND_SIZE = (120, 160)
_SKIN: Colour = (232, 190, 146)
_SHADE: Colour = (150, 88, 48)


def _build_hands(album: Album) -> None:
    for seat in SEATS:
        for name, draw in (("fist", _fist), ("hand", _palm)):
            sheet = Sheet(*HAND_SIZE, f"{name} {seat}", 3)
            sheet.pen.soft(ellipse(64, 152, 40, 5), (20, 8, 0), 120, 3)
            draw(sheet.pen)
            _sleeve(sheet.pen, seat)
            album.drawing(f"engines_{name}_{seat}", sheet.image(), HAND_SIZE, 84, rare=False)


def _flesh(pen: Pen, shape: skia.Path, line: float = 1.8) -> None:
    """Skin with light from the upper left."""
    box = shape.getBounds()
    stops: list[tuple[Colour, float]] = [(lighter(_SKIN, 0.3), 255), (_SKIN, 255), (darker(_SKIN, 0.28), 255)]
    pen.gradient(shape, (box.left(), box.top()), (box.right(), box.bottom()), stops)
    pen.stroke(shape, line, 240, (84, 44, 20))


def _finger(x: float, y: float, width: float, length: float, turn: float = 0) -> skia.Path:
    return moved(rectangle(-width / 2, -length, width, length + width / 2, width / 2), x, y, 1, turn)


def _fist(pen: Pen) -> None:
    """Four fingers closed over the coins, the thumb before them."""
    _flesh(pen, curve([(36, 104), (26, 78), (30, 44), (60, 32), (92, 44), (96, 76), (86, 104), (60, 110)], closed=True))
    for number, (x, top) in enumerate(((37, 40), (53, 33), (69, 34), (84, 42))):
        finger = rectangle(x - 9, top, 18, 44 - number, 9)
        _flesh(pen, finger)
        pen.outline(curve([(x - 6, top + 13), (x, top + 15), (x + 6, top + 13)]), 1.0, 150, _SHADE)
        pen.outline(curve([(x - 5, top + 30), (x, top + 31.5), (x + 5, top + 30)]), 0.9, 120, _SHADE)
    thumb = curve([(24, 76), (30, 68), (48, 70), (70, 74), (76, 82), (70, 90), (48, 90), (30, 90)], closed=True)
    pen.soft(moved(thumb, 1.5, 4), _SHADE, 130, 2)
    _flesh(pen, thumb)
    nail = curve([(64, 77), (72, 79), (72, 85), (64, 86)], closed=True)
    pen.fill(nail, (250, 222, 196))
    pen.stroke(nail, 0.9, 180, _SHADE)


def _palm(pen: Pen) -> None:
    """An open hand, seen from above: what it held is laid into its palm."""
    for x, y, width, length, turn in (
        (42, 62, 15, 44, -12),
        (56, 56, 15.5, 52, -3),
        (71, 57, 15, 49, 5),
        (85, 64, 13.5, 38, 14),
    ):
        finger = _finger(x, y, width, length, turn)
        _flesh(pen, finger)
        for share in (0.42, 0.72):
            crease = moved(curve([(-width * 0.36, 0), (0, 1.4), (width * 0.36, 0)]), x, y, 1, turn)
            up = moved(crease, 0, -length * share)
            pen.outline(up, 0.9, 130, _SHADE)
    _flesh(pen, _finger(34, 92, 17, 36, -52))
    palm = curve([(34, 66), (60, 58), (92, 66), (94, 88), (84, 110), (60, 114), (38, 108), (30, 88)], closed=True)
    pen.fill(palm, _SKIN)
    stops: list[tuple[Colour, float]] = [((255, 232, 204), 255), (_SKIN, 255), (darker(_SKIN, 0.2), 255)]
    pen.radial(palm, (58, 82), 46, stops)
    edge = curve([(94, 84), (84, 110), (60, 114), (38, 108)])
    pen.stroke(edge, 1.8, 240, (84, 44, 20))
    for line in (((40, 76), (56, 84), (88, 80)), ((36, 86), (56, 94), (84, 98)), ((40, 74), (52, 92), (52, 110))):
        pen.outline(curve(line), 1.0, 120, _SHADE)


def _sleeve(pen: Pen, seat: str) -> None:
    """The cuff and the sleeve, in the colour, the hatching and with the mark of the seat."""
    colour = SEATS[seat]
    cloth = polygon([(30, 112), (90, 112), (98, 154), (22, 154)])
    pen.gradient(
        cloth, (22, 112), (98, 150), [(lighter(colour, 0.18), 255), (colour, 255), (darker(colour, 0.35), 255)]
    )
    heraldry(pen, seat, cloth, 5)
    pen.stroke(cloth, 1.8, 245)
    cuff = rectangle(26, 104, 68, 15, 6)
    pen.fill(cuff, IVORY)
    with pen.within(cuff):
        pen.gradient(cuff, (26, 104), (94, 119), [((255, 255, 250), 120), ((190, 160, 110), 130)])
        for number in range(9):
            pen.line([(31 + number * 7.4, 105), (30 + number * 7.4, 118)], 0.8, 120)
    pen.stroke(cuff, 1.6, 240)
    sign = mark(seat, 60, 137, 11)
    pen.stroke(sign, 2.2, 190, lighter(colour, 0.4) if seat in PALE_SEATS else darker(colour, 0.6))
    pen.fill(sign, inlay(seat))


_DISC = 48
_COIN = 52
_RED: Colour = (176, 40, 28)
_EMBLEM = 128


def _build_tokens(album: Album) -> None:
    for name, sign in _SIGNS.items():
        album.drawing(f"engines_disc_{name}", _disc(name, sign()), (_DISC, _DISC), 88, rare=False)
        album.drawing(f"engines_spent_{name}", _spent(sign()), (_DISC, _DISC), 86, rare=False)
    for florins, metal in ((10, "silver"), (50, "gold")):
        album.drawing(f"engines_coin_{florins}", _coin(florins, metal), (_COIN, _COIN), 90, rare=False)
    for name, draw, size in (
        ("hook", _hook, (24, 40)),
        ("level", _level, (30, 36)),
        ("sign_lands", _lands, (44, 36)),
        ("sign_cards", _cards, (40, 40)),
    ):
        sheet = Sheet(*size, name, 5)
        draw(sheet.pen)
        anchor = (0.5, 0.1) if name == "hook" else (0.5, 0.5)
        album.drawing(f"engines_{name}", sheet.image(), size, 88, rare=False, anchor=anchor)
    album.drawing("engines_emblem", _emblem(album), (_EMBLEM, _EMBLEM), 88, rare=False)


def _flag() -> skia.Path:
    return join(rectangle(-9, -13, 2.6, 27, 1), polygon([(-7, -13), (12, -9), (4, -4.4), (12, 0.6), (-7, 3)]))


def _swords() -> skia.Path:
    blade = join(
        polygon([(0, -17), (2.4, -12), (2.4, 7), (-2.4, 7), (-2.4, -12)]),
        rectangle(-7, 6, 14, 3.2, 1.2),
        rectangle(-1.8, 8, 3.6, 8, 1.4),
    )
    return join(moved(blade, 0, 0, 1, 42), moved(blade, 0, 0, 1, -42))


def _arrow() -> skia.Path:
    return join(rectangle(-13, -3, 17, 6, 1), polygon([(3, -10), (15, 0), (3, 10)]))


def _castle() -> skia.Path:
    merlons = [rectangle(x, -13, 5, 8) for x in (-12, -2.5, 7)]
    body = join(rectangle(-12, -7, 24, 20), *merlons)
    return skia.Op(body, archway(-3.6, 13.4, 7.2, 10), skia.PathOp.kDifference_PathOp)


_SIGNS: dict[str, Callable[[], skia.Path]] = {
    "invade": _flag,
    "attack": _swords,
    "move": _arrow,
    "castle": _castle,
}


def _disc(name: str, sign: skia.Path) -> skia.Image:
    """A red wooden disc with the sign of an action let into it."""
    sheet = Sheet(_DISC, _DISC, f"disc {name}", 4)
    pen, middle = sheet.pen, _DISC / 2
    disc = ellipse(middle, middle - 1, 20)
    pen.soft(ellipse(middle + 1.4, middle + 2.6, 20.4), (20, 6, 0), 170, 1.8)
    sheet.lay(carve(Piece(disc, _DISC, _DISC, wooden(_RED), f"disc {name}", 4, thick=2.4, rim=2.6)).image())
    pen.stroke(ellipse(middle, middle - 1, 17), 1.1, 220, lighter(GOLD, 0.35))
    placed = moved(sign, middle, middle - 1, 0.82)
    pen.stroke(placed, 1.8, 200, darker(_RED, 0.7))
    pen.fill(placed, IVORY)
    return sheet.image()


def _spent(sign: skia.Path) -> skia.Image:
    """The well that a disc has left, with the sign of what was done."""
    sheet = Sheet(_DISC, _DISC, "spent", 4)
    pen, middle = sheet.pen, _DISC / 2
    well = ellipse(middle, middle - 1, 20)
    pen.fill(well, (28, 14, 4), 200)
    with pen.within(well):
        pen.soft(ellipse(middle, middle - 14, 22, 12), (0, 0, 0), 170, 4)
    pen.stroke(well, 1.4, 230, (150, 104, 56))
    pen.fill(moved(sign, middle, middle - 1, 0.78), (150, 108, 62), 190)
    return sheet.image()


def _coin(florins: int, metal: str) -> skia.Image:
    """A coin with its worth between a beaded rim."""
    sheet = Sheet(_COIN, _COIN, f"coin {florins}", 4)
    pen, middle = sheet.pen, _COIN / 2
    shadow, body, light = METALS[metal]
    pen.soft(ellipse(middle + 1.4, middle + 2.6, 22), (20, 8, 0), 160, 1.8)
    disc = ellipse(middle, middle - 1, 22)
    finish = Finish(darker(shadow, 0.2), body, light, 0.7, 20)
    sheet.lay(carve(Piece(disc, _COIN, _COIN, finish, f"coin {florins}", 4, thick=2.2, rim=3, wooden=False)).image())
    pen.stroke(ellipse(middle, middle - 1, 17.6), 1.0, 200, darker(shadow, 0.3))
    for number in range(28):
        with pen.placed(middle, middle - 1, turn=number * 360 / 28):
            pen.dot(0, -19.4, 0.9, darker(shadow, 0.35), 190)
    font = lettering("Cinzel-Bold", 19)
    wide = font.measureText(str(florins))
    at = middle - wide / 2, middle + 5.8
    pen.canvas.drawString(str(florins), at[0] + 0.6, at[1] + 0.8, font, paint(lighter(light, 0.4), 220))
    pen.canvas.drawString(str(florins), *at, font, paint(darker(shadow, 0.55)))
    return sheet.image()


def _hook(pen: Pen) -> None:
    bend = curve([(12, 4), (12, 18), (13, 26), (18, 31), (21, 26), (19, 21)])
    for width, colour in ((5.6, (60, 34, 8)), (3.4, (214, 168, 78))):
        pen.stroke(bend, width, 255, colour)
        pen.stroke(ellipse(12, 5, 3.2), width * 0.7, 255, colour)


def _level(pen: Pen) -> None:
    """A small pale shield that the level of a castle is written on."""
    shape = shield_path(15, 3, 23, 29)
    pen.soft(moved(shape, 1, 2), (20, 6, 0), 170, 1.6)
    pen.gradient(shape, (4, 3), (26, 32), [((255, 248, 226), 255), ((240, 224, 186), 255)])
    pen.stroke(shape, 2.0, 255, (70, 44, 20))


def _lands(pen: Pen) -> None:
    """Two lands with a border: how many somebody holds."""
    whole: list[Point] = [(4, 20), (10, 8), (22, 10), (30, 4), (40, 12), (38, 26), (28, 33), (12, 30)]
    shape = curve(whole, closed=True)
    pen.fill(shape, (206, 180, 124))
    with pen.within(shape):
        pen.fill(polygon([(22, 0), (19, 14), (25, 22), (21, 40), (50, 40), (50, 0)]), (170, 140, 86))
    pen.stroke(shape, 1.8)
    pen.stroke(curve([(22, 9), (19, 15), (25, 22), (22, 32)]), 1.4, 230, (110, 40, 20))


def _cards(pen: Pen) -> None:
    for x, y, turn in ((14, 21, -12), (25, 20, 8)):
        with pen.placed(x, y, turn=turn):
            leaf = rectangle(-9.5, -14, 19, 28, 1.6)
            pen.fill(leaf, (252, 240, 212))
            pen.stroke(leaf, 1.6)
            pen.stroke(ellipse(0, -3, 5.4), 1.2, 220, (110, 60, 26))
            for row in range(3):
                pen.line([(-6, 6 + row * 2.8), (6, 6 + row * 2.8)], 0.8, 150)


def _emblem(album: Album) -> skia.Image:
    """The sign of the game: the armoured wagon on a shield between a cogwheel and a laurel of spears."""
    sheet = Sheet(_EMBLEM, _EMBLEM, "engines emblem", 4)
    pen, middle = sheet.pen, _EMBLEM / 2
    brass = Finish((84, 52, 14), (206, 156, 66), (255, 246, 200), 0.9, 20)
    wheel = gear(middle, middle, 60, 18, 7)
    pen.soft(ellipse(middle + 2, middle + 4, 58), (20, 8, 0), 150, 3)
    sheet.lay(carve(Piece(wheel, _EMBLEM, _EMBLEM, brass, "emblem", 4, thick=3, rim=3, wooden=False)).image())
    field = ellipse(middle, middle, 46)
    pen.gradient(field, (20, 20), (108, 108), [((196, 60, 42), 255), ((150, 32, 22), 255), ((96, 16, 12), 255)])
    pen.hatch(field, 90, 4, 0.8, 70, (60, 4, 0))
    pen.stroke(field, 2.2)
    pen.stroke(ellipse(middle, middle, 42), 1.2, 220, (246, 214, 140))
    for way in (-1, 1):
        with pen.placed(middle, middle + 4, turn=way * 36):
            pen.fill(rectangle(-1.6, -48, 3.2, 84, 1), (238, 216, 170))
            pen.stroke(rectangle(-1.6, -48, 3.2, 84, 1), 1.0)
            tip = polygon([(0, -58), (5, -46), (0, -43), (-5, -46)])
            pen.fill(tip, (226, 228, 230))
            pen.stroke(tip, 1.2)
    wagon = album.image("engines_tank")
    sheet.lay(wagon, middle - 43, middle - 31, 86)
    return sheet.image()
