"""Wash and gouache: the colour of each point by its stuff and the light, then ink round the forms and in the shade."""

from dataclasses import dataclass

import numpy as np
import skia

from ..drawing.ink import picture_of
from ..drawing.palette import Colour
from ..materials.noise import blurred, noise
from .features import eased
from .light import KEY, Sized, View, Window, hollows, look, shadows
from .model import Model
from .solids import Points, Values
from .strands import strands

_INK = np.array((46, 27, 15), np.float32)
_HATCH = np.array((74, 36, 26), np.float32)
_WALL = np.array((0.86, 0.30, 0.10), np.float32)
"""Where the cool light comes from that a wall at the right gives back."""
_SHEEN = np.array((255, 240, 212), np.float32)

Stops = tuple[tuple[float, tuple[float, float, float]], ...]
SKIN: Stops = ((0.0, (0.38, 0.28, 0.28)), (0.22, (0.65, 0.48, 0.41)), (0.42, (0.88, 0.73, 0.62)),
               (0.58, (1.0, 0.92, 0.83)), (0.8, (1.07, 1.04, 1.0)), (1.0, (1.14, 1.13, 1.10)))  # fmt: skip
"""How skin of colour 1 looks from deep shade to full light: it turns red where the light ends."""
CLOTH: Stops = ((0.0, (0.24, 0.21, 0.26)), (0.25, (0.42, 0.38, 0.40)), (0.5, (0.74, 0.70, 0.68)),
                (0.75, (1.0, 0.98, 0.95)), (1.0, (1.12, 1.09, 1.03)))  # fmt: skip
_HATCHES = ((58, 1.9, 0.50, 0.46), (116, 1.9, 0.26, 0.40))
"""Of each layer of strokes: its direction in degrees, units between two, below which light, and how heavy."""


@dataclass
class Painting:
    """A person on a sheet, as rows, columns and channels: the colours with a black and a white dye, and how covered."""

    black: Values
    white: Values
    cover: Values

    def drawn(self, dye: float, colour: Colour = (255, 255, 255)) -> skia.Image:
        """The picture with as much of the dye, 0..1, of a colour."""
        cloth = (self.white - self.black) * (np.array(colour, np.float32) / 255 * dye)
        return picture_of(np.dstack([self.black + cloth, self.cover * 255]))


def _ramp(values: Values, stops: Stops) -> Values:
    at = [stop for stop, _ in stops]
    return np.stack([np.interp(values, at, [c[k] for _, c in stops]) for k in range(3)], axis=-1).astype(np.float32)


def _along(normals: Points, way: Values) -> Values:
    unit = way / np.linalg.norm(way)
    cosine: Values = normals[0] * unit[0] + normals[1] * unit[1] + normals[2] * unit[2]
    return cosine


def painting(model: Model, sheet: Sized, window: Window, seed: str) -> Painting:
    """Paint what is seen of a model in a window of a sheet."""
    view = look(model, sheet, window)
    scale = sheet[2]
    free, sky = shadows(model, view), hollows(model, view)
    value = _values(view, free, sky)
    cool = np.clip(_along(view.normals, _WALL), 0, 1) ** 1.6 * (1 - value) * sky
    shine = np.clip(_along(view.normals, KEY + np.array((0, 0, 1), np.float32)), 0, 1)
    lines, strokes = _lines(model, view, value, scale), _strokes(model, view, value, scale, seed)
    grain = 1 + 0.10 * (noise(seed + " brush", view.shape[1], view.shape[0], 26, 4, 0.7, 2.2) - 0.5)
    depth = view.picture(view.points[2], -60)
    hairs = strands(model, depth, view.picture(value), sheet, seed)
    sheets = []
    for dye in (0.0, 255.0):
        drawn = view.picture(_colours(model, view, value, cool, shine, free, dye)) * grain[..., None]
        drawn = drawn + (_HATCH - drawn) * strokes[..., None]
        drawn = drawn * (1 - hairs[..., 3:]) + hairs[..., :3]
        sheets.append(drawn + (_INK - drawn) * lines[..., None])
    cover = np.maximum((depth > -60).astype(np.float32), lines)
    black, white = (np.clip(drawn, 0, 255) for drawn in sheets)
    return Painting(black, np.maximum(black, white), cover)


def _values(view: View, free: Values, sky: Values) -> Values:
    """How light each point is, 0..1: light and half-light set apart as washes are."""
    slope = _along(view.normals, KEY)
    direct = np.clip((slope + 0.10) / 1.10, 0, 1) * (0.16 + 0.84 * free)
    above = 0.5 - 0.5 * view.normals[1]
    value = np.clip(0.10 + 0.74 * direct + 0.18 * above * sky + 0.06 * view.normals[2], 0, 1) * (0.58 + 0.42 * sky)
    laid: Values = 0.5 * value + 0.25 * eased(0.12, 0.42, value) + 0.25 * eased(0.42, 0.88, value)
    return laid


def _colours(model: Model, view: View, value: Values, cool: Values, shine: Values, free: Values, dye: float) -> Values:
    colours = np.zeros((len(value), 3), np.float32)
    for number, (frame, part) in enumerate(model.parts):
        here = np.nonzero(view.which == number)[0]
        if not len(here):
            continue
        stuff = part.stuff
        base = np.array(stuff.colour, np.float32) * (1 - stuff.share) + dye * stuff.share
        ground = np.broadcast_to(base, (len(here), 3)).astype(np.float32)
        if stuff.tint:
            x, y, z = view.points
            ground = stuff.tint(model.frames[frame].inward((x[here], y[here], z[here])), ground)
        lit = ground * _ramp(value[here], SKIN if stuff.kind == "skin" else CLOTH)
        lit += cool[here, None] * (0.30 * ground * np.array((0.7, 0.9, 1.15)) + np.array((10, 16, 26)))
        sheen = stuff.gloss * shine[here] ** (34 if stuff.kind == "metal" else 12) * (0.2 + 0.8 * free[here])
        colours[here] = lit + sheen[:, None] * _SHEEN
    return colours


def _lines(model: Model, view: View, value: Values, scale: float) -> Values:
    """How much ink the quill leaves at each pixel: round every form, heavier away from the light."""
    depth = view.picture(view.points[2], -60)
    body = view.picture((view.which + 1).astype(np.float32)).astype(int)
    normal = np.stack([view.picture(n) for n in view.normals], -1)
    weights = np.array([0.0, *(part.stuff.ink for _, part in model.parts)], np.float32)
    line = np.zeros(depth.shape, np.float32)
    for way in ((0, 1), (1, 0), (1, 1), (1, -1)):
        back = (-way[0], -way[1])
        step = np.abs(depth - np.roll(depth, back, (0, 1)))
        turn = 1 - (normal * np.roll(normal, back, (0, 1))).sum(-1)
        other = np.roll(body, back, (0, 1))
        weight = np.maximum(weights[body], weights[other])
        edge = np.maximum(eased(2.2 / scale + 0.35, 5 / scale + 0.9, step), (body != other) * np.minimum(0.8, weight))
        fold = 0.5 * eased(0.3, 0.8, turn) * (body == other)
        line = np.maximum(line, np.maximum(edge, fold) * weight)
    wide = blurred(line, max(1, round(scale / 4)))
    shade = blurred(view.picture(value, 0.35), scale * 1.2)
    return eased(0.07, 0.36, wide * (1.75 - 1.15 * shade)) * 0.94


def _strokes(model: Model, view: View, value: Values, scale: float, seed: str) -> Values:
    """How much ink the hatching leaves, bent round the forms and only where a shade is broad."""
    x, y, _ = view.points
    nx, ny, _nz = view.normals
    wave = noise(seed, view.shape[1], view.shape[0], 6, 3)[view.rows, view.columns]
    covered = view.picture(np.ones_like(value))
    mean = blurred(view.picture(value), scale * 1.6) / np.maximum(blurred(covered, scale * 1.6), 0.05)
    broad = np.maximum(mean[view.rows, view.columns], value)
    kinds = np.array([{"skin": 0.72, "hair": 0.5}.get(part.stuff.kind, 1.0) for _, part in model.parts])
    strokes = np.zeros_like(value)
    for angle, gap, below, weight in _HATCHES:
        c, s = np.cos(np.radians(angle)), np.sin(np.radians(angle))
        across = (x * s - y * c) / gap + (nx * s - ny * c) * 1.8 + wave * 1.2
        share = np.abs((across % 1) - 0.5) * 2
        deep = 1 - eased(below - 0.24, below, broad)
        strokes = np.maximum(strokes, eased(0.5, 0.95, share - 0.35 * (1 - deep)) * deep * weight)
    return view.picture((strokes * kinds[view.which]).astype(np.float32))
