"""Vellum and parchment, made of noise: clouds, fibres, foxing, stains and darker edges."""

import numpy as np
import skia

from ..drawing.ink import picture_of
from ..drawing.palette import VELLUM, Colour
from .noise import generator, noise

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
    """Faint threads in all directions."""
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
