"""Looks at a model and paints it: light and shade, wash and gouache by stuff, then ink and single hairs."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import skia

from scripts.art.drawing.ink import Pen, Sheet, paint, picture_of
from scripts.art.drawing.palette import INK, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, curve, polygon
from scripts.art.materials.textures import blurred, noise
from scripts.art.persons.face import eased
from scripts.art.persons.model import Frame, Hair, Model, Place, Points, Solid, Values, length

KEY = np.array([-0.60, -0.62, 0.56], np.float32) / np.linalg.norm([-0.60, -0.62, 0.56])
"""Where the light comes from: a window at the upper left."""
_RIM = np.array([0.80, 0.25, 0.10], np.float32) / np.linalg.norm([0.80, 0.25, 0.10])
"""Where the cool light comes from that a wall to the right gives back."""
_NEAR, _DEEP = 62.0, -60.0


Sized = tuple[float, float, float]  # width and height of a sheet in units, and pixels a unit
Window = tuple[float, float, float, float]  # left, top, right and bottom in units


@dataclass
class View:
    """What is seen at each pixel that a model covers: flat arrays, and where they belong."""

    rows: Values
    columns: Values
    points: Points
    normals: Points
    which: Values
    shape: tuple[int, int]

    def picture(self, values: Values, empty: float = 0) -> Values:
        """Flat values as rows and columns."""
        shown = np.full((*self.shape, *values.shape[1:]), empty, np.float32)
        shown[self.rows, self.columns] = values
        return shown


def look(model: Model, sheet: Sized, window: Window) -> View:
    """March from the front until something is met at each pixel in a window of a sheet."""
    width, height, scale = sheet
    wide, high = round(width * scale), round(height * scale)
    left, top, right, bottom = (round(edge * scale) for edge in window)
    columns, rows = (a.ravel() for a in np.meshgrid(np.arange(left, right), np.arange(top, bottom)))
    x = ((columns + 0.5) / scale).astype(np.float32)
    y = ((rows + 0.5) / scale).astype(np.float32)
    z = np.full(x.shape, _NEAR, np.float32)
    going = np.arange(len(x))
    met = np.zeros(len(x), bool)
    for _ in range(90):
        far, _which = model.near((x[going], y[going], z[going]))
        z[going] -= far * np.float32(0.8)
        there = far < 0.01
        met[going[there]] = True
        going = going[~there & (z[going] > _DEEP)]
        if not len(going):
            break
    met[going] = True
    met &= z > _DEEP
    points = (x[met], y[met], z[met])
    _far, which = model.near(points)
    return View(rows[met], columns[met], points, _normals(model, points, which), which, (high, wide))


def _normals(model: Model, points: Points, which: Values) -> Points:
    """Which way each point faces: the slope of the part it lies on."""
    normals = [np.zeros_like(points[0]) for _ in range(3)]
    for number, (frame, part) in enumerate(model.parts):
        here = np.nonzero(which == number)[0]
        if len(here):
            slope = _slope(part.solid, model.frames[frame], tuple(p[here] for p in points))
            for k in range(3):
                normals[k][here] = slope[k]
    size = np.maximum(length(*normals), 1e-6)
    return normals[0] / size, normals[1] / size, normals[2] / size


def _slope(solid: Solid, frame: Frame, points: Points) -> Points:
    eps, total = np.float32(0.12), [np.zeros_like(points[0]) for _ in range(3)]
    for corner in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        x, y, z = (p + eps * c for p, c in zip(points, corner, strict=True))
        far = solid(frame.inward((x, y, z)))
        for k in range(3):
            total[k] += far * corner[k]
    return total[0], total[1], total[2]


def shadows(model: Model, view: View, soft: float = 9) -> Values:
    """How much of the light reaches each point, 0..1, past what stands in its way."""
    lift = 0.35
    start = [p + n * np.float32(lift) for p, n in zip(view.points, view.normals, strict=True)]
    way = np.full(start[0].shape, 0.4, np.float32)
    free = np.ones_like(way)
    going = np.arange(len(way))
    for _ in range(22):
        at = tuple(s[going] + way[going] * k for s, k in zip(start, KEY, strict=True))
        far, _ = model.near(at, 4.0)
        free[going] = np.minimum(free[going], soft * np.maximum(far, 0) / way[going])
        way[going] += np.clip(far, 0.4, 6)
        going = going[(free[going] > 0.02) & (way[going] < 46)]
        if not len(going):
            break
    return np.clip(free, 0, 1)


def hollows(model: Model, view: View) -> Values:
    """How open each point lies to the sky, 0..1: less in folds and sockets."""
    closed = np.zeros_like(view.points[0])
    for reach, weight in ((0.8, 0.5), (2.0, 0.34), (4.5, 0.2)):
        at = tuple(p + n * np.float32(reach) for p, n in zip(view.points, view.normals, strict=True))
        far, _ = model.near(at, reach)
        closed += np.clip(reach - far, 0, reach) / reach * weight
    return np.clip(1 - closed, 0, 1)


def taper(points: Sequence[Point], width: float) -> skia.Path:
    """A stroke of the quill along `points`, `width` where it is set down and pointed where it is lifted."""
    measure = skia.PathMeasure(curve(points), False)
    left: list[Point] = []
    right: list[Point] = []
    for k in range(9):
        place, way = measure.getPosTan(measure.getLength() * k / 8)
        half = width / 2 * (1 - k / 8) ** 0.8
        left.append((place.x() - way.y() * half, place.y() + way.x() * half))
        right.append((place.x() + way.y() * half, place.y() - way.x() * half))
    return polygon(left + right[::-1])


def form_hatch(
    pen: Pen,
    dark: Sequence[Point],
    light: Sequence[Point],
    count: int,
    *,
    bow: float = 0.6,
    width: float = 0.62,
    alpha: float = 165,
    colour: Colour = INK,
) -> None:
    """`count` strokes from one line to another, bowed round the form, that end in a point towards the light."""
    first, last = (skia.PathMeasure(curve(points), False) for points in (dark, light))
    strokes = skia.Path()
    for k in range(count):
        share = (k + 0.5 + pen.chance.uniform(-0.18, 0.18)) / count
        start, _ = first.getPosTan(first.getLength() * share)
        end, _ = last.getPosTan(last.getLength() * min(1, share + pen.chance.uniform(-0.02, 0.02)))
        reach = pen.chance.uniform(0.82, 1.06)
        x, y = start.x() + (end.x() - start.x()) * reach, start.y() + (end.y() - start.y()) * reach
        middle = ((start.x() + x) / 2, (start.y() + y) / 2 + bow)
        strokes.addPath(taper([(start.x(), start.y()), middle, (x, y)], width))
    pen.canvas.drawPath(strokes, paint(colour, alpha))


_PLACES = (-0.62, -0.3, 0.05, 0.36, 0.66)  # where hairs lie across a lock, in its radii
_LEAST = 3  # points that must be seen one after the other for a stroke


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


_INK = np.array((46, 27, 15), np.float32)
_HATCH = np.array((74, 36, 26), np.float32)
_WALL = np.array((0.86, 0.30, 0.10), np.float32)  # where the cool light comes from that a wall at the right gives back
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
