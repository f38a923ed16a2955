"""Vellum, parchment and walnut boards, made of smooth chance: value noise in several octaves."""

import numpy as np
import skia

from scripts.art.drawing.ink import picture_of
from scripts.art.drawing.palette import VELLUM, Colour


def generator(seed: str) -> np.random.Generator:
    """A stream of chance of its own for each name."""
    return np.random.Generator(np.random.PCG64(list(seed.encode())))


def noise(
    seed: str, width: int, height: int, cells: float = 4, octaves: int = 6, keep: float = 0.55, stretch: float = 1
) -> np.ndarray:
    """An array of `height` rows in 0..1; `cells` patches across at the coarsest octave.

    Each finer octave is `keep` as strong as the one before. `stretch` above 1 draws the patches out sideways.
    """
    chance = generator(seed)
    total = np.zeros((height, width), np.float32)
    weight, sum_of_weights = 1.0, 0.0
    for octave in range(octaves):
        across = max(2, round(cells * 2**octave / stretch)) + 1
        down = max(2, round(cells * 2**octave * height / width)) + 1
        total += weight * _stretched(chance.random((down, across), dtype=np.float32), width, height)
        sum_of_weights += weight
        weight *= keep
    return total / np.float32(sum_of_weights)


def _stretched(grid: np.ndarray, width: int, height: int) -> np.ndarray:
    """`grid` blown up to the given size with smooth steps between its values."""
    column, fx = _steps(grid.shape[1], width)
    row, fy = _steps(grid.shape[0], height)
    upper, lower = grid[row], grid[row + 1]
    top = upper[:, column] * (1 - fx) + upper[:, column + 1] * fx
    bottom = lower[:, column] * (1 - fx) + lower[:, column + 1] * fx
    stretched: np.ndarray = top * (1 - fy[:, None]) + bottom * fy[:, None]
    return stretched


def _steps(cells: int, length: int) -> tuple[np.ndarray, np.ndarray]:
    """For each of `length` pixels the cell before it and how far it is on the way to the next, eased."""
    position = np.linspace(0, cells - 1.001, length, dtype=np.float32)
    cell = position.astype(np.int32)
    rest = position - cell
    return cell, rest * rest * (3 - 2 * rest)


def blurred(values: np.ndarray, radius: float) -> np.ndarray:
    """`values` softened, about as a Gaussian of `radius` would; the edge is held."""
    width = max(1, round(radius))
    for _ in range(3):
        values = _box(_box(values, width, 0), width, 1)
    return values


def _box(values: np.ndarray, half: int, axis: int) -> np.ndarray:
    pad = [(half + 1, half) if k == axis else (0, 0) for k in range(values.ndim)]
    sums = np.cumsum(np.pad(values, pad, mode="edge"), axis=axis, dtype=np.float64)
    size = values.shape[axis]
    window = 2 * half + 1
    upper = np.take(sums, range(window, window + size), axis=axis)
    lower = np.take(sums, range(size), axis=axis)
    return ((upper - lower) / window).astype(np.float32)


_AGED = np.array((194, 156, 100), np.float32)


def parchment(
    seed: str, width: int, height: int, ground: Colour = VELLUM, aging: float = 1.0, edge: float = 1.0, unit: float = 2
) -> np.ndarray:
    """Rows of a sheet in 0..255; `aging` deepens its clouds, `edge` its darkened rim, `unit` is pixels per unit."""
    clouds = noise(f"{seed} clouds", width, height, 3 * max(1, width / height), 7)
    grain = noise(f"{seed} grain", width, height, width / (9 * unit), 3, 0.7)
    sheet: np.ndarray = np.array(ground, np.float32) * np.ones((height, width, 1), np.float32)
    share = np.clip((clouds - 0.5) * 1.6 + 0.30, 0, 1)[..., None] * 0.52 * aging
    sheet = sheet * (1 - share) + _AGED * share + (grain[..., None] - 0.5) * 15
    sheet += _fibres(seed, width, height, unit)[..., None] * np.array((0.8, 1.0, 1.2), np.float32)
    sheet -= _tide_marks(seed, width, height)[..., None] * np.array((13, 18, 25), np.float32) * aging
    sheet -= _foxing(seed, width, height, unit)[..., None] * np.array((0.7, 1.0, 1.2), np.float32)
    if edge:
        sheet = _darkened_rim(sheet, clouds, edge, unit)
    return np.clip(sheet, 0, 255)


def _fibres(seed: str, width: int, height: int, unit: float) -> np.ndarray:
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.clear(skia.Color(128, 128, 128))
    chance = generator(f"{seed} fibres")
    for _ in range(int(width * height / (700 * unit * unit))):
        x, y = chance.uniform(0, width), chance.uniform(0, height)
        angle, length = chance.uniform(0, np.pi), chance.uniform(3, 15) * unit
        dx, dy = np.cos(angle) * length, np.sin(angle) * length
        bend = chance.uniform(-0.3, 0.3)
        path = skia.Path()
        path.moveTo(x, y)
        path.quadTo(x + dx / 2 - dy * bend, y + dy / 2 + dx * bend, x + dx, y + dy)
        tone = 255 if chance.random() < 0.5 else 0
        canvas.drawPath(path, _thread(tone, int(chance.integers(10, 30)), 0.35 * unit))
    fibres: np.ndarray = surface.toarray()[:, :, 0].astype(np.float32) - 128
    return fibres


def _thread(tone: int, alpha: int, width: float) -> skia.Paint:
    return skia.Paint(
        AntiAlias=True, Color=skia.Color(tone, tone, tone, alpha), Style=skia.Paint.kStroke_Style, StrokeWidth=width
    )


def _tide_marks(seed: str, width: int, height: int) -> np.ndarray:
    """Edges where damp once dried, 0..1."""
    damp = noise(f"{seed} damp", width, height, 2.2 * max(1, width / height), 5, 0.5)
    return np.clip((damp - 0.57) * 11, 0, 1) * np.clip((0.66 - damp) * 8, 0, 1)


def _foxing(seed: str, width: int, height: int, unit: float) -> np.ndarray:
    """Scattered round brown specks, few of them large."""
    surface = skia.Surface(width, height)
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorBLACK)
    chance = generator(f"{seed} foxing")
    for _ in range(int(width * height / (5200 * unit * unit))):
        radius = unit * 0.35 * (1 + chance.pareto(3.2))
        spot = skia.Paint(AntiAlias=True, Color=skia.Color(255, 255, 255, int(chance.integers(10, 46))))
        spot.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, radius * 0.35))
        canvas.drawCircle(chance.uniform(0, width), chance.uniform(0, height), radius, spot)
    specks: np.ndarray = surface.toarray()[:, :, 0].astype(np.float32)
    return specks


def _darkened_rim(sheet: np.ndarray, clouds: np.ndarray, edge: float, unit: float) -> np.ndarray:
    """Burnt-in corners and edges, uneven as hands leave them."""
    height, width = clouds.shape
    x = np.arange(width, dtype=np.float32)[None, :]
    y = np.arange(height, dtype=np.float32)[:, None]
    waver = (clouds - 0.5) * 110
    sideways = np.clip(1 - (np.minimum(x, width - 1 - x) / unit + waver) / 110, 0, 1)
    upright = np.clip(1 - (np.minimum(y, height - 1 - y) / unit + waver) / 110, 0, 1)
    rim = (1 - (1 - sideways**2) * (1 - upright**2)) * edge
    darkened: np.ndarray = (
        sheet * (1 - rim[..., None] * 0.5) + np.array((92, 52, 20), np.float32) * rim[..., None] * 0.4
    )
    return darkened


def parchment_image(
    seed: str, width: int, height: int, ground: Colour = VELLUM, aging: float = 1.0, edge: float = 1.0, unit: float = 2
) -> skia.Image:
    """`parchment` as a picture to lay on a sheet."""
    return picture_of(parchment(seed, width, height, ground, aging, edge, unit))


DARK: Colour = (62, 36, 18)
BODY: Colour = (104, 66, 36)
LIGHT: Colour = (146, 98, 56)


def boards(seed: str, width: int, height: int, count: int, unit: float = 2) -> np.ndarray:
    """Rows of `count` boards lying across, 0..255; `unit` is pixels per unit."""
    plank = height / count
    picture = np.empty((height, width, 3), np.float32)
    for k in range(count):
        top, bottom = round(k * plank), round((k + 1) * plank)
        picture[top:bottom] = _board(f"{seed} board {k}", width, bottom - top, unit)
    laid: np.ndarray = np.clip(picture * _joints(height, count, unit)[:, None, None], 0, 255)
    return laid


def _board(seed: str, width: int, height: int, unit: float) -> np.ndarray:
    chance = generator(seed)
    y = (np.arange(height, dtype=np.float32) / (150 * unit))[:, None]
    x = (np.arange(width, dtype=np.float32) / (150 * unit))[None, :]
    bend = noise(f"{seed} bend", width, height, width / (900 * unit), 4, 0.42)
    rings = y * 7 + bend * 3.2 + chance.uniform(0, 9)
    for _ in range(int(chance.integers(0, 2))):
        cx, cy = chance.uniform(0, float(x.max())), chance.uniform(0, float(y.max()))
        rings = rings + 1.3 * np.exp(-(((x - cx) / 0.8) ** 2 + ((y - cy) / 0.12) ** 2))
    figure = np.sin(rings * np.float32(2 * np.pi)) * 0.5 + 0.5
    streaks = noise(f"{seed} streaks", width, height, width / (2.6 * unit), 3, 0.6, 46)
    broad = noise(f"{seed} broad", width, height, width / (60 * unit), 3, 0.5, 9)
    share = 0.16 + figure**2 * 0.26 + streaks * 0.34 + broad * 0.24
    pores = np.clip(noise(f"{seed} pores", width, height, width / (1.1 * unit), 1, 0.5, 30) - 0.80, 0, 1) * 2.0
    tone = chance.uniform(0.9, 1.08)
    return _between(np.clip(share, 0, 1)) * tone * (1 - np.clip(pores, 0, 0.4)[..., None])


def _between(share: np.ndarray) -> np.ndarray:
    """Dark through body to light along `share` 0..1."""
    dark, body, light = (np.array(c, np.float32) for c in (DARK, BODY, LIGHT))
    low = np.clip(share * 2, 0, 1)[..., None]
    high = np.clip(share * 2 - 1, 0, 1)[..., None]
    toned: np.ndarray = dark + (body - dark) * low + (light - body) * high
    return toned


def _joints(height: int, count: int, unit: float) -> np.ndarray:
    """Light along a column: a dark gap under each board and a lit edge on top of the next."""
    light = np.ones(height, np.float32)
    for k in range(1, count):
        seam = round(k * height / count)
        light[seam - round(unit) : seam + round(unit * 0.5)] = 0.34
        light[seam + round(unit * 0.5) : seam + round(unit * 1.5)] = 1.22
    return blurred(light[:, None], max(1, unit * 0.25))[:, 0]


def grain(seed: str, width: int, height: int, unit: float = 2) -> np.ndarray:
    """Upright grain of a small board as a factor about 1: arched rings, fibres and dark pores; rows x columns."""
    bend = noise(f"{seed} bend", height, width, 1.6, 3, 0.45).T
    x = (np.arange(width, dtype=np.float32) / width - 0.5)[None, :]
    y = (np.arange(height, dtype=np.float32) / height)[:, None]
    depth = np.sqrt((x * 2.1) ** 2 + 0.16 * (1.15 - y)) * 8.5 + bend * 2.6
    rings = 1 - (depth - np.floor(depth))
    fibres = noise(f"{seed} fibres", height, width, height / (0.9 * unit), 2, 0.6, 22).T
    pores = np.clip(noise(f"{seed} pores", height, width, height / (0.6 * unit), 1, 0.5, 9).T - 0.74, 0, 1) * 2.2
    return 1.03 - 0.20 * rings**3 + 0.22 * (fibres - 0.5) - np.clip(pores, 0, 0.17)
