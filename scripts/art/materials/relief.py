"""Raised things: a height for each pixel becomes shade and gleam, as on wax, coins, carved wood and gilt frames."""

from dataclasses import dataclass

import numpy as np
import skia

from scripts.art.drawing.ink import Pen, Sheet, paint, picture_of
from scripts.art.drawing.palette import INK, Colour, darker, lighter
from scripts.art.drawing.shapes import curve, cut, ellipse, join, moved, rectangle
from scripts.art.materials.textures import blurred, grain, noise

_LIGHT = np.array((-0.48, -0.62, 0.62), np.float32)
_HALF = np.array((-0.27, -0.34, 0.90), np.float32)


@dataclass(frozen=True)
class Finish:
    """How a surface answers to light: colour in shadow, body colour, colour of its gleam, and how sharp that is."""

    shadow: Colour
    body: Colour
    gleam: Colour
    shine: float = 0.5
    sharpness: float = 18


def rounded(mask: np.ndarray, reach: float, power: float = 0.5) -> np.ndarray:
    """Height 0..1 of a shape whose rim is rounded off over about `reach` pixels inwards."""
    inner = np.clip(blurred(mask, reach) * 2 - 1, 0, 1)
    height: np.ndarray = inner**power * mask
    return height


def bevelled(mask: np.ndarray, reach: float) -> np.ndarray:
    """Height 0..1 of a shape whose edges are cut off straight over about `reach` pixels; its face is flat."""
    inner = np.clip(blurred(mask, reach) * 2 - 1, 0, 1)
    height: np.ndarray = np.clip(inner / 0.72, 0, 1) * mask
    return height


def lit(height: np.ndarray, finish: Finish, tint: np.ndarray | None = None) -> np.ndarray:
    """Colours of a surface of the given `height` (in pixels), lit from the upper left; rows x columns x 3.

    `tint` multiplies the body colour, as wood grain does.
    """
    slope_y, slope_x = np.gradient(height)
    normal = np.dstack([-slope_x, -slope_y, np.ones_like(height)])
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    facing = np.clip(normal @ (_LIGHT / np.linalg.norm(_LIGHT)), 0, 1)
    gleam = np.clip(normal @ (_HALF / np.linalg.norm(_HALF)), 0, 1) ** finish.sharpness
    flat = float(_LIGHT[2] / np.linalg.norm(_LIGHT))
    level = np.clip(facing / flat, 0, 1.6)
    shadow, body, shine = (np.array(c, np.float32) for c in (finish.shadow, finish.body, finish.gleam))
    dark = np.clip(level, 0, 1)[..., None]
    bright = np.clip(level - 1, 0, 0.6)[..., None]
    colour = shadow + (body - shadow) * dark
    if tint is not None:
        colour = colour * (tint if tint.ndim == 3 else tint[..., None])
    colour = colour + (shine - colour) * bright * 0.75
    rest = float((_HALF[2] / np.linalg.norm(_HALF)) ** finish.sharpness)
    extra = np.clip(gleam - rest, 0, 1)[..., None] * finish.shine
    shaded: np.ndarray = np.clip(colour + (shine - colour) * extra, 0, 255)
    return shaded


def with_alpha(colours: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """Colours and coverage (0..1) as one array of four channels."""
    return np.dstack([colours, np.clip(mask, 0, 1) * 255])


BARE: Colour = (222, 178, 122)  # Lime wood under stain and wax
_HALO: Colour = (255, 246, 216)  # the light around a piece or its ghost
_INKED = 2.4  # how wide the line of ink round a piece is, of which half is seen


@dataclass(frozen=True)
class Piece:
    """A piece to be cut out: its outline in units, the sheet it lies on and what it is made of.

    `thick` is how far its edge shows below the face, `rim` how far its corners are rounded, in units. Parts of
    `relief` (a path in the same units) are carved in by `cut` pixels when positive and raised when negative.
    Outside the line round its face there is a pale one, `halo` wide, so that it is parted from a ground of its colour.
    """

    outline: skia.Path
    width: float
    height: float
    finish: Finish
    seed: str
    scale: float = 2
    thick: float = 4
    rim: float = 2.6
    wooden: bool = True
    relief: skia.Path | None = None
    cut: float = 2.0
    halo: float = 0.0


def wooden(colour: Colour) -> Finish:
    """Painted and waxed wood."""
    return Finish(darker(colour, 0.66), lighter(colour, 0.06), lighter(colour, 0.6), 0.2, 9)


def mask_of(path: skia.Path, piece: Piece, dy: float = 0) -> np.ndarray:
    """Coverage of a path on the piece's sheet, 0..1."""
    sheet = Sheet(piece.width, piece.height, "mask", piece.scale)
    with sheet.pen.placed(0, dy):
        sheet.pen.fill(path, (255, 255, 255))
    return sheet.mask()


def carve(piece: Piece) -> Sheet:
    """The piece on a sheet of its own; more may be drawn on it."""
    sheet = Sheet(piece.width, piece.height, piece.seed, piece.scale)
    if piece.halo:
        sheet.pen.stroke(piece.outline, _INKED + 2 * piece.halo, 255, _HALO)
    _edge(sheet.pen, piece)
    mask = mask_of(piece.outline, piece)
    if piece.wooden:
        sheet.lay(picture_of(with_alpha(_in_wood(piece, mask), mask)))
        _grooves(sheet.pen, piece)
        sheet.pen.stroke(piece.outline, 0.9, 235, darker(piece.finish.shadow, 0.5))
        return sheet
    height = rounded(mask, piece.rim * piece.scale, 0.5) * piece.rim * piece.scale * 1.5
    if piece.relief is not None:
        height = height - blurred(mask_of(piece.relief, piece), 1) * piece.cut * piece.scale * 0.5
    sheet.lay(picture_of(with_alpha(lit(height, piece.finish), mask)))
    sheet.pen.stroke(piece.outline, 1.1, 235, darker(piece.finish.shadow, 0.5))
    return sheet


def _in_wood(piece: Piece, mask: np.ndarray) -> np.ndarray:
    """Colours of a face cut with a knife, stained and waxed: edges cut off straight, and worn where hands hold it."""
    rim = piece.rim * piece.scale
    bevel = bevelled(mask, rim)
    uneven = noise(f"{piece.seed} knife", mask.shape[1], mask.shape[0], 7, 3, 0.5)
    height = bevel * rim * 1.35 + blurred(mask, rim * 3) * rim * 0.7 + uneven * 1.1 * piece.scale
    if piece.relief is not None:
        height = height - blurred(mask_of(piece.relief, piece), 1) * piece.cut * piece.scale * 0.55
    tint = grain(piece.seed, mask.shape[1], mask.shape[0], piece.scale)
    colours = lit(height, piece.finish, tint)
    ridge = np.clip(1 - np.abs(bevel - 0.86) / 0.16, 0, 1) * mask
    rubbed = noise(f"{piece.seed} wear", mask.shape[1], mask.shape[0], 9, 4, 0.6)
    wear = (ridge * np.clip((rubbed - 0.30) * 2.6, 0, 0.8))[..., None]
    bare = lit(height, Finish(darker(BARE, 0.5), BARE, lighter(BARE, 0.6), 0.2, 12), tint)
    worn: np.ndarray = colours + (bare - colours) * wear
    return worn


def _grooves(pen: Pen, piece: Piece) -> None:
    """Dark stain that gathered where the knife went in."""
    if piece.relief is not None:
        with pen.within(piece.outline):
            pen.soft(piece.relief, piece.finish.shadow, 170, 0.5)


def _edge(pen: Pen, piece: Piece) -> None:
    """The side of the board, seen from above, and a dark line round everything."""
    side = darker(piece.finish.body, 0.52)
    steps = max(1, round(piece.thick * piece.scale))
    for colour, swell in ((darker(side, 0.6), _INKED), (side, 0.0)):
        for k in range(steps, -1, -1):
            with pen.placed(0, piece.thick * k / steps):
                pen.fill(piece.outline, colour)
                if swell:
                    pen.stroke(piece.outline, swell, 255, colour)


def shadow_of(outline: skia.Path, width: float, height: float, blur: float, scale: float = 2) -> skia.Image:
    """A soft shadow of the outline alone."""
    sheet = Sheet(width, height, "shadow", scale)
    sheet.pen.soft(outline, (24, 10, 2), 190, blur)
    return sheet.image()


def ghost_of(
    outline: skia.Path,
    width: float,
    height: float,
    colour: Colour,
    image: skia.Image,
    sign: skia.Path,
    ink: Colour,
    scale: float = 2,
) -> skia.Image:
    """Where a held piece would stand: itself and its colour, half seen through, its sign, and a fine broken dark rim.

    Around it lies a pale light, so that it stands out from a ground of its own colour as from dark wood.
    """
    sheet = Sheet(width, height, "ghost", scale)
    pen = sheet.pen
    pen.canvas.drawPath(outline, paint(_HALO, 255, 8.5, 1.5))
    pen.fill(outline, lighter(colour, 0.7), 150)
    pen.fill(outline, colour, 58)
    sheet.lay(image, 0, 0, width, 96)
    _broken(sheet, outline, (*darker(colour, 0.56), 245), 1.9, (4.2, 3.0))
    pen.fill(sign, ink, 215)
    return sheet.image()


def _broken(
    sheet: Sheet,
    outline: skia.Path,
    shade: tuple[int, int, int, int],
    width: float,
    dashes: tuple[float, float] = (5.0, 3.4),
) -> None:
    """Draw a broken line along an outline; `dashes` tells how long a dash is, and what lies between two."""
    brush = skia.Paint(AntiAlias=True, Color=skia.Color(*shade), StrokeWidth=width)
    brush.setStyle(skia.Paint.kStroke_Style)
    brush.setPathEffect(skia.DashPathEffect.Make(dashes, 0))
    sheet.pen.canvas.drawPath(outline, brush)


def empty_of(outline: skia.Path, width: float, height: float, scale: float = 2) -> skia.Image:
    """Where a piece belongs that is not there: a dark field and a broken line."""
    sheet = Sheet(width, height, "empty", scale)
    sheet.pen.fill(outline, (20, 10, 2), 110)
    _broken(sheet, outline, (232, 190, 110, 230), 1.6)
    return sheet.image()


_BOSS = 15
_INWARD = 4  # units of the radius of a boss, and by which its middle lies within the corner of the frame


def gild(sheet: Sheet, name: str, reach: float, size: tuple[float, float], rim: float) -> None:
    """Lay a frame of a `size`, `rim` units thick, on a sheet, `reach` units from its upper left corner."""
    copy = Sheet(sheet.width, sheet.height, name, sheet.scale)
    width, height = size
    inner = reach + rim, reach + rim, width - 2 * rim, height - 2 * rim
    frame = cut(rectangle(reach, reach, *size, 4), rectangle(*inner, 2))
    near = reach + _INWARD
    bosses = [ellipse(x, y, _BOSS) for x in (near, reach + width - _INWARD) for y in (near, reach + height - _INWARD)]
    for boss in bosses:
        sheet.pen.soft(moved(boss, 2, 4), (14, 4, 0), 170, 4)
    copy.pen.fill(join(frame, *bosses), (255, 255, 255))
    mask = copy.mask()
    relief = rounded(mask, 5.0 * sheet.scale, 0.6) * 9.0 * sheet.scale
    finish = Finish((104, 60, 8), (214, 162, 52), (255, 246, 190), 0.9, 14)
    worn = (noise("gilt", mask.shape[1], mask.shape[0], 26, 3, 0.55) - 0.5) * 0.22 + 1
    sheet.lay(picture_of(with_alpha(lit(relief, finish, worn), mask)))
    pen = sheet.pen
    with pen.within(cut(rectangle(0, 0, sheet.width, sheet.height), join(*bosses))):
        pen.stroke(rectangle(reach, reach, *size, 4), 1.6, 255, INK)
        pen.stroke(rectangle(*inner, 2), 1.6, 255, INK)
        pen.stroke(rectangle(reach + rim / 2, reach + rim / 2, width - rim, height - rim, 3), 0.8, 120, (110, 64, 8))
    for boss in bosses:
        middle = boss.getBounds()
        x, y = middle.centerX(), middle.centerY()
        pen.outline(boss, 1.5, 255, INK)
        pen.outline(ellipse(x, y, 9.4), 0.9, 170, (104, 60, 8))
        for turn in range(8):
            with pen.placed(x, y, turn=turn * 45):
                pen.fill(curve([(0, -2), (2.2, -5.4), (0, -8.6), (-2.2, -5.4)], closed=True), (250, 224, 140), 220)
        pen.solid(ellipse(x, y, 2.8), (168, 34, 28), 0.7)
