"""Walnut boards, made of stretched noise: growth rings, pores, knots and the joints between boards."""

import numpy as np

from ..drawing.palette import Colour
from .noise import blurred, generator, noise

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
    """One board with its own grain and tone."""
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
