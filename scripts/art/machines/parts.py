"""What moves of a drawing when its machine works: each part alone, and the page as it is without them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import skia

from ..album import Album
from ..drawing.ink import Pen, picture_of
from ..materials.noise import blurred
from .page import page

Box = tuple[int, int, int, int]
"""Pixels of a page: left, top, width and height."""

PIXELS = 480
"""Pixels of the page of which these are parts: while they move, nobody looks at them more closely."""
NAME = "moving_parts"
"""What the table is called that says where they lie."""
_SEEN = 5
"""How far of 255 a pixel must be covered to belong to a part."""
_RIM = 4
"""Pixels that are kept around a part, and of the page around where it was."""
_GAP = 2
_QUALITY = 62


class _Chosen:
    """A canvas on which only some parts are drawn: where nothing is drawn all else goes on as ever."""

    def __init__(self, canvas: skia.Canvas, wanted: Callable[[], bool]) -> None:
        self._canvas, self._wanted = canvas, wanted

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a canvas has
        if name.startswith("draw") and not self._wanted():
            return lambda *_, **__: None
        return getattr(self._canvas, name)


def choosing(drawing: Callable[[Pen], None], wanted: Callable[[str], bool]) -> Callable[[Pen], None]:
    """Return a drawing of which only the parts are drawn that are wanted; what belongs to none is called ""."""

    def draw(pen: Pen) -> None:
        canvas = pen.canvas
        pen.canvas = _Chosen(canvas, lambda: wanted(pen.part))
        drawing(pen)
        pen.canvas = canvas

    return draw


def parts_of(drawing: Callable[[Pen], None]) -> list[str]:
    """Return what can move of a drawing, the undermost first."""
    found: dict[str, None] = {}

    def note(part: str) -> bool:
        if part:
            found[part] = None
        return False

    choosing(drawing, note)(Pen(skia.Surface(1, 1).getCanvas(), "parts"))
    return list(found)


def build(album: Album, drawings: Mapping[int, Callable[[Pen], None]]) -> None:
    """Draw what moves of each machine on one sheet, and say where each piece lies there and on its page."""
    table: dict[str, object] = {}
    for number, drawing in drawings.items():
        names = parts_of(drawing)
        if names:
            table[f"parts_{number:02}"] = {"page": PIXELS, **_sheet(album, number, drawing, names)}
    album.data(NAME, table)


def _sheet(album: Album, number: int, drawing: Callable[[Pen], None], names: Sequence[str]) -> dict[str, object]:
    pieces = {
        name: _pixels(page(number, choosing(drawing, name.__eq__), PIXELS, drawing, alone=True)) for name in names
    }
    moved = np.maximum.reduce([piece[..., 3] for piece in pieces.values()]) > _SEEN
    bare = _pixels(page(number, choosing(drawing, lambda part: not part), PIXELS, drawing))
    pieces[""] = bare * _around(moved)[..., None]
    boxes = {name: _box(piece[..., 3] > _SEEN) for name, piece in pieces.items() if piece[..., 3].any()}
    corners, size = _packed(boxes)
    sheet = np.zeros((size[1], size[0], 4), np.uint8)
    for name, (left, top, width, height) in boxes.items():
        x, y = corners[name]
        sheet[y : y + height, x : x + width] = pieces[name][top : top + height, left : left + width]
    album.drawing(f"parts_{number:02}", picture_of(sheet), (size[0] / 2, size[1] / 2), _QUALITY)
    return {"bare": [*corners[""], *boxes[""]], "parts": [[name, *corners[name], *boxes[name]] for name in names]}


def _packed(boxes: Mapping[str, Box]) -> tuple[dict[str, tuple[int, int]], tuple[int, int]]:
    """Return where each piece lies on a sheet, in rows, the highest first, and how large that is."""
    wide = max(*(box[2] for box in boxes.values()), PIXELS // 2)
    corners: dict[str, tuple[int, int]] = {}
    x = y = row = right = 0
    for name in sorted(boxes, key=lambda name: (-boxes[name][3], name)):
        width, height = boxes[name][2:]
        if x and x + width > wide:
            x, y, row = 0, y + row + _GAP, 0
        corners[name] = x, y
        x, row, right = x + width + _GAP, max(row, height), max(right, x + width)
    return corners, (right, y + row)


def _around(there: np.ndarray) -> np.ndarray:
    """Return what is there, and a rim around it."""
    wide: np.ndarray = blurred(there.astype(np.float32), _RIM / 2) > 0.04
    return wide


def _box(there: np.ndarray) -> Box:
    rows, columns = np.nonzero(there)
    left, top = max(0, int(columns.min()) - _RIM), max(0, int(rows.min()) - _RIM)
    right, foot = min(PIXELS, int(columns.max()) + 1 + _RIM), min(PIXELS, int(rows.max()) + 1 + _RIM)
    return left, top, right - left, foot - top


def _pixels(image: skia.Image) -> np.ndarray:
    pixels: np.ndarray = image.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.int16)
    return pixels
