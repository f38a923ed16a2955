"""In which order a drawing is made: what is measured comes first, then the pen, stroke by stroke, and colour last."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import skia

from ..drawing.ink import Pen, Sheet
from ..materials.noise import blurred
from .page import SIDE, page

Spans = tuple[float, float]
_MEASURED: Spans = (0.0, 0.3)
_INKED: Spans = (0.14, 0.74)
_WASHED: Spans = (0.5, 1.0)
"""Shares of the time in which the construction, the strokes of the pen and the washes are drawn."""
_SEEN = 10
"""By how much of 255 a pixel must change for something to have been drawn there."""
_NEAR = 0.02
"""How near to the machine the wash reaches: the share of covered pixels around."""
_DARK = 0.46
"""How light the ink is at most, 0..1."""


class _Watched:
    """A canvas that tells after each thing that was drawn on it."""

    def __init__(self, canvas: skia.Canvas, drawn: Callable[[], None]) -> None:
        self._canvas, self._drawn = canvas, drawn

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a canvas has
        found = getattr(self._canvas, name)
        if not name.startswith("draw"):
            return found

        def draw(*arguments: object, **named: object) -> None:
            found(*arguments, **named)
            self._drawn()

        return draw


def order(number: int, drawing: Callable[[Pen], None], pixels: int) -> np.ndarray:
    """Return when each pixel of the page of an invention is drawn, 0 the first and 255 the last, in one byte each."""
    strokes, covered = _strokes(number, drawing, pixels)
    image = page(number, drawing, pixels).toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
    light = image[..., :3] @ np.array((0.3, 0.6, 0.1), np.float32)
    y, x = np.mgrid[0:pixels, 0:pixels].astype(np.float32) / pixels
    compass = np.arctan2(x - 0.5, 0.5 - y) / math.tau % 1
    inked = covered & (light < _DARK)
    washed = covered | (blurred(covered.astype(np.float32), pixels / 30) > _NEAR)
    when = np.where(washed, _within(_WASHED, (x + y) / 2), _within(_MEASURED, compass))
    when = np.where(inked, _within(_INKED, strokes), when)
    turns: np.ndarray = np.clip(np.rint(when * 255), 0, 255).astype(np.uint8)
    return turns


def _within(span: Spans, share: np.ndarray) -> np.ndarray:
    return span[0] + (span[1] - span[0]) * share


def _strokes(number: int, drawing: Callable[[Pen], None], pixels: int) -> tuple[np.ndarray, np.ndarray]:
    """Return when each pixel of the machine was touched last, 0..1, and which pixels belong to it."""
    sheet = Sheet(SIDE, SIDE, f"invention {number}", pixels / SIDE)
    last = np.zeros((pixels, pixels), np.float32)
    before = sheet.surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.int16)
    passed = 0.0

    def drawn() -> None:
        nonlocal before, passed
        now = sheet.surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.int16)
        rows, columns = np.nonzero(np.abs(now - before).max(axis=2) > _SEEN)
        before = now
        if rows.size:
            takes = math.sqrt(rows.size) + 4
            last[rows, columns] = passed + takes * _along(rows, columns)
            passed += takes

    sheet.pen.canvas = _Watched(sheet.pen.canvas, drawn)
    drawing(sheet.pen)
    return last / max(1.0, passed), sheet.mask() > 0.3


def _along(rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
    """Return how far along what was drawn each of its pixels lies, 0..1: across if it is broad, else from the top."""
    broad = np.ptp(columns) >= np.ptp(rows)
    way = columns if broad else rows
    share: np.ndarray = (way - way.min()) / max(1, np.ptp(way))
    return share.astype(np.float32)
