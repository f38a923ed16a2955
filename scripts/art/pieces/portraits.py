"""Leonardo and the Lord of the City as painted standees on turned feet."""

from collections.abc import Callable

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import GOLD, Colour, darker, lighter
from scripts.art.drawing.shapes import archway, ellipse, join, polygon, rectangle
from scripts.art.materials.relief import Piece, carve, shadow_of, wooden
from scripts.art.persons.bust import GOLD as GILT
from scripts.art.persons.bust import (
    HAT,
    Sitter,
    band,
    closed_gown,
    cord,
    creased,
    on_breast,
    ruffled,
    shirt_and_gown,
    sit,
)
from scripts.art.persons.face import ROSY, Face
from scripts.art.persons.hair import beard, hair_of, level, mop, moustache
from scripts.art.persons.model import Model, Points, Stuff, Values, ball, cut_by, egg, rod, slab
from scripts.art.persons.painter import painting

WIDTH, HEIGHT = 88, 124  # units of the sheet; the foot stands at its lower middle
FOOT = 0.95
_WINDOW = (14.0, 7.0, 74.0, 106.0)  # what of the sheet is painted: the field of the board, and a little more
_FINER = 6  # pixels a unit at which a portrait is painted before it is brought to those of the board
_CRIMSON: Colour = (186, 36, 34)
_ROSE: Colour = (172, 92, 88)
_HOARY: Colour = (228, 218, 198)
_RUBY = Stuff((170, 26, 36), "metal", gloss=0.9)


def build(album: Album) -> None:
    """Draw both standees and their shadow."""
    album.sprite("lord", _standee("lord", (122, 24, 34), _lord, _CRIMSON), (0.5, FOOT))
    album.sprite("leonardo", _standee("leonardo", (38, 66, 112), _leonardo, _ROSE), (0.5, FOOT))
    album.sprite("standee_shadow", shadow_of(_outline(), WIDTH, HEIGHT, 3), (0.5, FOOT))


def _board() -> skia.Path:
    return archway(12, 106, 64, 101)


def _outline() -> skia.Path:
    return join(_board(), rectangle(4, 102, 80, 11, 4))


def _standee(name: str, colour: Colour, portrait: Callable[[], Model], dye: Colour) -> skia.Image:
    """An arched board with a gilt rim and a portrait, let into a wooden foot."""
    sheet = carve(Piece(_board(), WIDTH, HEIGHT, wooden(GOLD), name, thick=3, rim=2.6))
    pen = sheet.pen
    field = archway(16, 104, 56, 95)
    pen.gradient(field, (16, 8), (72, 104), [(lighter(colour, 0.3), 255), (colour, 255), (darker(colour, 0.45), 255)])
    with pen.within(field):
        _halo(pen, colour)
        person = painting(portrait(), (WIDTH, HEIGHT, _FINER), _WINDOW, name)
        sheet.lay(person.drawn(1, dye), 0, 0, WIDTH)
    pen.stroke(field, 1.3, 255)
    pen.stroke(archway(18.4, 104, 51.2, 90.4), 0.7, 190, (244, 212, 130))
    foot = Piece(rectangle(4, 101, 80, 11, 4), WIDTH, HEIGHT, wooden((126, 80, 42)), f"{name} foot", thick=4, rim=2.6)
    sheet.lay(carve(foot).image())
    return sheet.image()


def _halo(pen: Pen, colour: Colour) -> None:
    for k in range(24):
        with pen.placed(44, 46, turn=k * 15):
            pen.fill(polygon([(0, 0), (3.2, -64), (-3.2, -64)]), lighter(colour, 0.5), 34)
    pen.radial(ellipse(44, 44, 34), (44, 44), 34, [((255, 226, 150), 150), ((255, 214, 120), 50), ((255, 214, 120), 0)])


def _lord() -> Model:
    """A prince in profile with a crown round his tall red cap, a golden chain and a collar of ermine."""
    face = Face(ROSY, brow=(70, 44, 28), jaw=0.8, chin=0.6, jut=1.2, nose=0.6, bridge=1.5, tip=0.8,
                full=0.3, smile=0.15, old=0.3, heavy=0.8, thick=1.2, blush=0.7)  # fmt: skip
    who = sit(face, 78, nod=-3, at=(42.5, 52), size=0.96, low=80, body=30, to_us=0.1)
    hair = hair_of((92, 58, 36))
    who.locks(mop(hair, level(19.0), "lord", count=40, thick=2.0, flare=0.1, wave=1.0, reach=(62, 298)), hair)
    who.on(creased(egg((0, -22, -3), (15.5, 12, 19)), 0.4, 9, about=(0, -40, 0)), HAT)
    who.on(band((0, -14.2, -3), 17.6, 2.5, 1.0, deep=1.2), GILT)
    for azimuth in range(0, 360, 30):
        turn = np.radians(azimuth)
        x, z = float(18.2 * np.sin(turn)), float(-3 + 21.6 * np.cos(turn))
        who.on(rod((x, -16.5, z), (x * 1.08, -24, z * 1.08), 2.0, 0.7), GILT)
        who.on(ball((x * 1.09, -25, z * 1.09), 1.3), GILT)
        who.on(ball((x * 1.06, -14.2, -3 + (z + 3) * 1.06), 1.2), _RUBY)
    closed_gown(who)
    _ermine(who)
    chain = on_breast(who, [(x, 18 - x * x * 0.03) for x in range(-18, 19, 3)], 0.8)
    cord(who.model, who.body, chain, 1.3, GILT)
    who.over(ball(on_breast(who, [(0, 20)], 1.0)[0], 3.0), GILT)
    return who.model


def _ermine(who: Sitter) -> None:
    """White fur round the shoulders, with black tails."""
    fur = Stuff((240, 232, 214), "hair", gloss=0.05, ink=0.9, tint=_tails)
    who.over(
        ruffled(
            cut_by(lambda p: who.trunk(p) - 4.0, slab((0, 9, -6), (0, -1, 0.25)), slab((0, -4, -10), (0, 1, -0.42)))
        ),
        fur,
    )


def _tails(points: Points, ground: Values) -> Values:
    turn, height = np.arctan2(points[0], points[2] + 10) * 5, points[1] * 0.62
    marks = np.cos(turn + np.pi * (np.round(height / np.pi) % 2)) * np.abs(np.cos(height))
    share = np.clip((marks - 0.72) / 0.1, 0, 1)[:, None]
    return ground + (np.array((40, 26, 22), np.float32) - ground) * share


def _leonardo() -> Model:
    """An old man with a long beard and a soft hat, half turned to us."""
    face = Face((232, 188, 152), brow=(196, 184, 164), iris=(96, 84, 58), old=1, nose=0.9, bridge=0.9,
                tip=0.6, gaunt=0.5, stern=0.2, smile=0.2, heavy=0.9, thick=1.6, blush=0.5)  # fmt: skip
    who = sit(face, 36, nod=3, at=(43, 50), size=1.0, low=82, to_us=0.7)
    hair = hair_of(_HOARY)
    who.locks(
        mop(hair, level(27.0), "leonardo", count=34, thick=2.2, lift=1.0, flare=0.28, wave=1.6, reach=(68, 292)),
        hair,
    )
    beard(who.model, who.head, who.skin, hair, "leonardo", 22, wave=1.3, thick=1.6)
    moustache(who.model, who.head, hair, droop=1.2, thick=1.1)
    velvet = Stuff((74, 54, 48), gloss=0.18)
    who.on(creased(egg((0, -20, -2), (23, 9.0, 23.5), turn=4, tip=-10), 0.4, 13, about=(3, -26, 0)), velvet)
    who.on(band((0, -13.6, -2.4), 17.2, 2.0, 1.0, tip=-9, deep=1.2), Stuff((206, 158, 74), gloss=0.3))
    shirt_and_gown(who, wide=9, low=15)
    return who.model
