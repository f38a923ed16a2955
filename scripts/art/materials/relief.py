"""Light on raised things: a height for each pixel becomes shade and gleam, as on wax, coins, metal and carved wood."""

from dataclasses import dataclass

import numpy as np

from ..drawing.palette import Colour
from .noise import blurred

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
