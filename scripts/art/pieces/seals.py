"""Wax, coins and other struck things: seals of the districts, florins, discs and enamel badges."""

import math

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Sheet, picture_of
from scripts.art.drawing.palette import GOLD, INK, IVORY, PALE_SEATS, SEATS, TYPES, VERMILION, Colour, darker, lighter
from scripts.art.drawing.shapes import curve, cut, ellipse, ring
from scripts.art.drawing.symbols import symbol
from scripts.art.materials.relief import Finish, lit, rounded, with_alpha
from scripts.art.materials.textures import blurred, noise
from scripts.art.pieces.seats import inlay, mark

WAX = Finish((60, 4, 4), (158, 26, 20), (255, 196, 170), 0.75, 26)
FLORIN = Finish((104, 62, 6), (222, 172, 62), (255, 250, 206), 0.85, 20)
PALE = Finish((104, 92, 70), (206, 192, 160), (255, 253, 242), 0.7, 20)
SCALE = 3
DISTRICTS = ("council", "workshop", "academy", "smithy", "glassworks", "carpentry", "kiln", "ropery")


def build(album: Album) -> None:
    """Draw every struck thing."""
    for name in (*DISTRICTS, "lily"):
        album.sprite(f"seal_{name}", seal(name), (0.5, 0.5), (80, 80))
    album.sprite("seal_shadow", _round_shadow(80, 30), (0.5, 0.5), (80, 80))
    album.sprite("florin", _coin(FLORIN, "lily"), (0.5, 0.5), (64, 64))
    album.sprite("florin_blank", _coin(FLORIN, None), (0.5, 0.5), (64, 64))
    album.sprite("florin_pale", _coin(PALE, None), (0.5, 0.5), (64, 64))
    album.sprite("coin_marker", _coin_marker(), (0.5, 0.5), (64, 64))
    album.sprite("round_marker", _disc(VERMILION, "round", None), (0.5, 0.5), (64, 64))
    for seat, colour in SEATS.items():
        album.sprite(f"work_marker_{seat}", _disc(colour, f"work {seat}", seat), (0.5, 0.5), (64, 64))
    for kind, colour in TYPES.items():
        album.sprite(f"badge_{kind}", _badge(kind, colour), (0.5, 0.5), (56, 56))
        album.sprite(f"badge_{kind}_empty", _empty_badge(kind), (0.5, 0.5), (56, 56))


def _mask(path: skia.Path, size: float) -> np.ndarray:
    sheet = Sheet(size, size, "mask", SCALE)
    sheet.pen.fill(path, (255, 255, 255))
    return sheet.mask()


def _shown(height: np.ndarray, finish: Finish, mask: np.ndarray, size: float, tint: np.ndarray | None = None) -> Sheet:
    """A sheet with the lit surface cut out by `mask`."""
    sheet = Sheet(size, size, "struck", SCALE)
    sheet.lay(picture_of(with_alpha(lit(height, finish, tint), mask)))
    return sheet


def seal(name: str) -> skia.Image:
    """A blot of red wax pressed by a round die with the sign of the district; the sign is gilt."""
    size, centre = 80.0, 40.0
    chance = Sheet(1, 1, f"seal {name}").pen.chance
    points = []
    phase = chance.uniform(0, math.tau)
    for k in range(18):
        angle = math.tau * k / 18
        reach = (
            33.5 + 2.0 * math.sin(3 * angle + phase) + 1.5 * math.sin(5 * angle + 2 * phase) + chance.uniform(-0.9, 1.2)
        )
        points.append((centre + reach * math.cos(angle), centre + reach * math.sin(angle)))
    blot = curve(points, closed=True)
    mask = _mask(blot, size)
    height = rounded(mask, 4.0 * SCALE, 0.5) * 16
    die = _mask(ellipse(centre, centre, 25.5), size)
    sign_path = symbol(name, centre, centre, 16.5)
    sign = _mask(sign_path, size)
    height += -blurred(die, 2.2) * 9 + blurred(sign, 1.3) * 7
    height += blurred(_mask(_beads(centre, 20.9, 36, 0.75), size), 1) * 3
    height += (noise(f"wax {name}", mask.shape[1], mask.shape[0], 9, 3) - 0.5) * 3
    sheet = _shown(height, WAX, mask, size)
    sheet.pen.stroke(blot, 0.9, 200, (50, 2, 2))
    gilt = Sheet(size, size, "gilt", SCALE)
    gilt.lay(
        picture_of(
            with_alpha(
                lit(blurred(sign, 1.0) * 6, Finish((120, 60, 16), (238, 200, 128), (255, 252, 226), 0.8, 18)), sign
            )
        )
    )
    sheet.pen.stroke(sign_path, 1.0, 150, (64, 4, 2))
    sheet.lay(gilt.image(), alpha=236)
    return sheet.image()


def _beads(centre: float, reach: float, count: int, radius: float) -> skia.Path:
    path = skia.Path()
    for k in range(count):
        angle = math.tau * k / count
        path.addCircle(centre + reach * math.cos(angle), centre + reach * math.sin(angle), radius)
    return path


def _coin(finish: Finish, sign: str | None) -> skia.Image:
    """A hammered coin, not quite round, with a beaded rim; its middle is struck with `sign` or left for a number."""
    size, centre = 64.0, 32.0
    points = [
        (
            centre + (28.2 + 0.7 * math.sin(3 * a + 1) + 0.4 * math.sin(7 * a)) * math.cos(a),
            centre + (28.2 + 0.7 * math.sin(3 * a + 1)) * math.sin(a),
        )
        for a in (math.tau * k / 28 for k in range(28))
    ]
    flan = curve(points, closed=True)
    mask = _mask(flan, size)
    height = rounded(mask, 2.2 * SCALE, 0.6) * 7
    height += blurred(_mask(_beads(centre, 24.4, 44, 0.95), size), 1) * 4.5
    height += blurred(_mask(ring(centre, centre, 21.8, 20.8), size), 1) * 3
    if sign:
        height += blurred(_mask(symbol(sign, centre, centre, 16.5), size), 1.6) * 8
    else:
        height -= blurred(_mask(ellipse(centre, centre, 19.5), size), 3) * 3
    height += (noise("hammered", mask.shape[1], mask.shape[0], 12, 4) - 0.5) * 1.5
    sheet = _shown(height, finish, mask, size)
    sheet.pen.stroke(flan, 1.3, 240, darker(finish.shadow, 0.5))
    return sheet.image()


def _coin_marker() -> skia.Image:
    """The price marker: a florin in a dark ring with a pointer at each side."""
    sheet = Sheet(64, 64, "coin marker", SCALE)
    pen = sheet.pen
    pen.fill(ellipse(32, 32, 30), darker(GOLD, 0.75))
    pen.stroke(ellipse(32, 32, 30), 1.4, 255, INK)
    pen.stroke(ellipse(32, 32, 28.2), 1.2, 235, (250, 214, 120))
    sheet.lay(_coin(FLORIN, None), 6, 6, 52)
    return sheet.image()


def _disc(colour: Colour, seed: str, seat: str | None) -> skia.Image:
    """A turned wooden disc with a plain middle for a number; a seat's mark is let in four times round its rim."""
    size, centre = 64.0, 32.0
    finish = Finish(darker(colour, 0.62), colour, lighter(colour, 0.8), 0.55, 16)
    outline = ellipse(centre, centre, 28)
    mask = _mask(outline, size)
    height = rounded(mask, 3.0 * SCALE, 0.5) * 12 - blurred(_mask(ellipse(centre, centre, 19.5), size), 2) * 5
    height += (noise(seed, mask.shape[1], mask.shape[0], 20, 2, stretch=0.2) - 0.5) * 0.8
    sheet = Sheet(size, size, seed, SCALE)
    sheet.pen.fill(ellipse(centre, centre + 2.2, 28.6), darker(colour, 0.75))
    sheet.lay(_shown(height, finish, mask, size).image())
    pen = sheet.pen
    pen.stroke(outline, 1.3, 250, darker(colour, 0.85))
    pen.stroke(ellipse(centre, centre, 19.5), 1.0, 180, (255, 232, 186))
    if seat:
        if seat not in PALE_SEATS:
            pen.fill(ellipse(centre, centre, 19), darker(colour, 0.35), 120)
        for k in range(4):
            angle = math.pi / 4 + k * math.pi / 2
            x, y = centre + 23.9 * math.cos(angle), centre + 23.9 * math.sin(angle)
            pen.fill(mark(seat, x, y, 2.9), inlay(seat), 235)
    return sheet.image()


def _badge(kind: str, colour: Colour) -> skia.Image:
    """An enamel badge with a gilt rim and the sign of a type of invention."""
    size, centre = 56.0, 28.0
    rim = ring(centre, centre, 26, 21.6)
    edge = _mask(rim, size)
    finish = Finish((100, 62, 10), (214, 166, 66), (255, 248, 202), 0.85, 20)
    sheet = _shown(rounded(edge, 1.4 * SCALE, 0.5) * 6, finish, edge, size)
    pen = sheet.pen
    field = ellipse(centre, centre, 21.9)
    pen.radial(
        field, (centre - 7, centre - 9), 40, [(lighter(colour, 0.28), 255), (colour, 255), (darker(colour, 0.45), 255)]
    )
    with pen.within(field):
        pen.soft(cut(ellipse(centre, centre, 30), ellipse(centre + 0.8, centre + 1.4, 20)), (10, 4, 0), 150, 1.6)
    pen.stroke(field, 0.8, 230, (50, 28, 6))
    pen.stroke(ellipse(centre, centre, 26), 1.2, 255, INK)
    sign = symbol(kind, centre, centre, 15.6)
    with pen.placed(0.7, 1.0):
        pen.fill(sign, darker(colour, 0.75), 220)
    pen.fill(sign, IVORY)
    return sheet.image()


def _empty_badge(kind: str) -> skia.Image:
    """The place of a badge not won yet: a drawn circle with a faint sign."""
    sheet = Sheet(56, 56, f"empty {kind}", SCALE)
    pen = sheet.pen
    pen.fill(ellipse(28, 28, 24.5), (222, 200, 156), 120)
    pen.outline(ellipse(28, 28, 24.5), 1.2, 150)
    pen.fill(symbol(kind, 28, 28, 15), (124, 92, 54), 130)
    return sheet.image()


def _round_shadow(size: float, radius: float) -> skia.Image:
    sheet = Sheet(size, size, "shadow", 3)
    sheet.pen.soft(ellipse(size / 2, size / 2, radius), (24, 10, 2), 190, 3)
    return sheet.image()
