"""Single hairs, drawn with a quill along the locks of a model where these are seen."""

from collections.abc import Sequence

import numpy as np
import skia

from ..drawing.ink import Sheet, paint
from ..drawing.palette import darker, lighter
from ..drawing.shapes import Point
from .light import Sized
from .model import Hair, Model
from .shade import taper
from .solids import Place, Values

_PLACES = (-0.62, -0.3, 0.05, 0.36, 0.66)
"""Where hairs lie across a lock, in its radii."""
_LEAST = 3
"""Points that must be seen one after the other for a stroke."""


def strands(model: Model, depth: Values, value: Values, size: Sized, seed: str) -> Values:
    """Hairs on a clear sheet of so many units and pixels a unit: dark ones and, in the light, fair ones."""
    width, height, scale = size
    sheet = Sheet(width, height, f"hairs {seed}", scale)
    for frame, hair in model.hairs:
        line = [model.frames[frame].outward(place) for place in hair.line]
        radii = [radius * model.frames[frame].scale for radius in hair.radii]
        for across in _PLACES:
            offset = across + sheet.pen.chance.uniform(-0.1, 0.1)
            _draw(sheet, hair, line, radii, offset, depth, value)
    pixels = sheet.surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    alpha = pixels[..., 3:] / 255
    return np.concatenate([pixels[..., :3] * alpha, alpha], axis=-1)


def _draw(
    sheet: Sheet, hair: Hair, line: Sequence[Place], radii: Sequence[float], across: float, depth: Values, value: Values
) -> None:
    run: list[Point] = []
    light = 0.0
    for k in range(len(line)):
        before, after = line[max(0, k - 1)], line[min(len(line) - 1, k + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        far = max(float(np.hypot(dx, dy)), 1e-6)
        x, y = line[k][0] - dy / far * across * radii[k], line[k][1] + dx / far * across * radii[k]
        z = line[k][2] + radii[k] * float(np.sqrt(max(0.0, 1 - across * across)))
        row, column = int(y * sheet.scale), int(x * sheet.scale)
        inside = 0 <= row < depth.shape[0] and 0 <= column < depth.shape[1]
        if inside and depth[row, column] < z + 0.9 and depth[row, column] > z - 2.5:
            run.append((x, y))
            light += float(value[row, column])
        else:
            _stroke(sheet, hair, run, light)
            run, light = [], 0.0
    _stroke(sheet, hair, run, light)


def _stroke(sheet: Sheet, hair: Hair, run: list[Point], light: float) -> None:
    if len(run) < _LEAST:
        return
    lit = light / len(run)
    fair = lit > 0.5 and sheet.pen.chance.random() < 0.5
    tone = lighter(hair.colour, 0.42) if fair else darker(hair.colour, 0.66)
    alpha = 170 if fair else 185
    width = sheet.pen.chance.uniform(0.35, 0.6)
    points = run if sheet.pen.chance.random() < 0.5 else run[::-1]
    sheet.pen.canvas.drawPath(taper(points, width), paint(tone, alpha))
