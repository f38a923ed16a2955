"""Small things of the third game: discs of actions, coins, hooks, the level of a castle, and the sign of the game."""

from collections.abc import Callable

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet, paint
from ..drawing.palette import GOLD, IVORY, METALS, Colour, darker, lighter
from ..drawing.shapes import Point, archway, curve, ellipse, gear, join, moved, polygon, rectangle
from ..drawing.writing import lettering
from ..materials.carving import Piece, carve, wooden
from ..materials.relief import Finish
from .soldiers import shield_path

_DISC = 48
_COIN = 52
_RED: Colour = (176, 40, 28)
_EMBLEM = 128


def build(album: Album) -> None:
    """Draw them all."""
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
        ("tag", _tag, (40, 24)),
    ):
        sheet = Sheet(*size, name, 5)
        draw(sheet.pen)
        anchor = (0.5, 0.1) if name == "hook" else (0.5, 0.5)
        album.drawing(f"engines_{name}", sheet.image(), size, 88, rare=False, anchor=anchor)
    album.drawing("engines_emblem", _emblem(album), (_EMBLEM, _EMBLEM), 88, rare=False)


def _flag() -> skia.Path:
    return join(rectangle(-9, -13, 2.6, 27, 1), polygon([(-7, -13), (12, -9), (4, -4.4), (12, 0.6), (-7, 3)]))


def _swords() -> skia.Path:
    """Two swords crossed."""
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
    """A brass hook on which an improvement hangs."""
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
    """Two leaves of a notebook."""
    for x, y, turn in ((14, 21, -12), (25, 20, 8)):
        with pen.placed(x, y, turn=turn):
            leaf = rectangle(-9.5, -14, 19, 28, 1.6)
            pen.fill(leaf, (252, 240, 212))
            pen.stroke(leaf, 1.6)
            pen.stroke(ellipse(0, -3, 5.4), 1.2, 220, (110, 60, 26))
            for row in range(3):
                pen.line([(-6, 6 + row * 2.8), (6, 6 + row * 2.8)], 0.8, 150)


def _tag(pen: Pen) -> None:
    """A slip with a hole by which an improvement hangs."""
    shape = polygon([(2, 5), (6, 2), (38, 2), (38, 22), (6, 22), (2, 19)])
    pen.fill(shape, (250, 238, 206))
    pen.stroke(shape, 1.3)
    pen.fill(ellipse(20, 5, 1.8), (90, 60, 30))


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
