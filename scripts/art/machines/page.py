"""A machine as it stands in the notebook: measured first, drawn in ink, washed, and hatched by a left hand."""

import math
from collections.abc import Callable

import numpy as np
import skia

from ..drawing.ink import Pen, Sheet, paint, picture_of
from ..drawing.palette import INK, SEPIA, Colour
from ..drawing.writing import construction, dashed, lettering, mirror_writing
from ..materials.noise import blurred, noise

SIDE = 100
"""Units of the square that a drawing fills."""
_CLEAR = 1.6
"""Units by which notes stay clear of what is drawn, about."""
_WASH: Colour = (150, 104, 54)
_SHADE: Colour = (86, 52, 22)


def page(
    number: int,
    drawing: Callable[[Pen], None],
    pixels: int,
    whole: Callable[[Pen], None] | None = None,
    *,
    alone: bool = False,
) -> skia.Image:
    """The drawing of an invention with all that belongs to it on its page, on clear ground.

    Of a part of a `whole` drawing it is the page of the whole, or the part `alone` as it is shaded there.
    """
    scale = pixels / SIDE
    machine = _machine(number, drawing, scale)
    covered = (_machine(number, whole, scale) if whole else machine).mask()
    sheet = Sheet(SIDE, SIDE, f"page {number}", scale)
    if alone:
        sheet.lay(machine.image())
        sheet.lay(_form(covered, scale, machine.mask()))
        return sheet.image()
    sheet.lay(_stain(number, covered, scale))
    construction(sheet.pen, 50, 50, 43, 60, 2 + number % 3)
    sheet.lay(_notes(number, covered, scale))
    _measures(sheet.pen, number)
    sheet.lay(machine.image())
    sheet.lay(_form(machine.mask() if whole else covered, scale))
    return sheet.image()


def _machine(number: int, drawing: Callable[[Pen], None], scale: float) -> Sheet:
    machine = Sheet(SIDE, SIDE, f"invention {number}", scale)
    drawing(machine.pen)
    return machine


def _notes(number: int, covered: np.ndarray, scale: float) -> skia.Image:
    """Notes in mirror writing above and below, which stop short of whatever is drawn there."""
    sheet = Sheet(SIDE, SIDE, f"notes {number}", scale)
    mirror_writing(sheet.pen, 98, 7, 4.4, 2, 105, number)
    mirror_writing(sheet.pen, 52, 98, 4.4, 1, 105, number + 5)
    written = sheet.image().toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    written[..., 3] *= 1 - np.clip(blurred(covered, _CLEAR * scale) * 12, 0, 1)
    return picture_of(written)


def _stain(number: int, covered: np.ndarray, scale: float) -> skia.Image:
    """Thin ink washed around the machine, strongest on the side away from the light."""
    side = covered.shape[0]
    spread = _shifted(blurred(covered, 4.5 * scale), round(2.2 * scale))
    clouds = noise(f"stain {number}", side, side, 5, 4, 0.55)
    edge = np.clip((spread + (clouds - 0.5) * 0.5 - 0.24) * 5, 0, 1)
    alpha = edge * (0.10 + 0.10 * clouds) + np.clip(spread - 0.2, 0, 1) * 0.10
    ramp = np.clip(np.minimum(np.arange(side), np.arange(side)[::-1]) / (9 * scale), 0, 1)
    alpha = alpha * ramp[None, :] * ramp[:, None]
    return picture_of(_one_colour(_WASH, alpha))


def _form(covered: np.ndarray, scale: float, only: np.ndarray | None = None) -> skia.Image:
    """Shade towards the lower right of all that is covered, and over it strokes that fall from left to right.

    There may be `only` some of it, 0..1 of each pixel.
    """
    solid = (covered > 0.9).astype(np.float32)
    lit = _shifted(blurred(solid, 1.9 * scale), round(-1.5 * scale))
    shade = np.clip(solid - lit * 1.08, 0, 1) * solid
    side = covered.shape[0]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32) / scale
    strokes = np.clip(np.sin((x - y * 0.9) * (math.tau / 1.5)) * 1.8 - 0.5, 0, 1)
    hatched = strokes * np.clip(shade * 2.4 - 0.12, 0, 0.5) if scale > 4 else np.zeros_like(shade)
    ink = _one_colour(INK, hatched)
    wash = _one_colour(_SHADE, shade * 0.36)
    share = ink[..., 3:] / 255
    mixed = wash * (1 - share) + ink * share
    mixed[..., 3] = np.maximum(wash[..., 3], ink[..., 3]) * (1.0 if only is None else only)
    return picture_of(mixed)


def _measures(pen: Pen, number: int) -> None:
    """A line that was measured, with its ends and the letter by which the notes speak of it."""
    x, top, foot = 4.0, 30.0 + number % 4 * 4, 84.0 - number % 3 * 5
    dashed(pen, (x, top), (x, foot), 0.35, 150)
    for y in (top, foot):
        pen.line([(x - 1.8, y), (x + 1.8, y)], 0.5, 170, SEPIA)
    font, ink = lettering("CormorantGaramond-Italic", 5), paint(SEPIA, 170)
    for k, y in enumerate((top - 1.4, foot + 4.4)):
        with pen.placed(x + 1, y, mirrored=True):
            pen.canvas.drawString("abcdefgh"[(number + k * 3) % 8], 0, 0, font, ink)


def _one_colour(colour: Colour, alpha: np.ndarray) -> np.ndarray:
    flat = np.broadcast_to(np.array(colour, np.float32), (*alpha.shape, 3))
    return np.dstack([flat, np.clip(alpha, 0, 1) * 255])


def _shifted(values: np.ndarray, by: int) -> np.ndarray:
    """`values` moved `by` pixels down and to the right, or up and to the left if it is negative."""
    return np.roll(values, (by, by), (0, 1))
