"""A machine as it stands in the notebook: measured first, drawn in ink, washed, and hatched by a left hand.

`order` says in which order a drawing is made; `build_parts` draws each moving part alone, and the page without them.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, construction, dashed, lettering, mirror_writing, paint, picture_of
from scripts.art.drawing.palette import INK, SEPIA, Colour
from scripts.art.materials.textures import blurred, noise

SIDE = 100  # units of the square that a drawing fills
_CLEAR = 1.6  # units by which notes stay clear of what is drawn, about
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


Spans = tuple[float, float]
_MEASURED: Spans = (0.0, 0.3)
_INKED: Spans = (0.14, 0.74)
_WASHED: Spans = (0.5, 1.0)
"""Shares of the time in which the construction, the strokes of the pen and the washes are drawn."""
_CHANGED = 10  # by how much of 255 a pixel must change for something to have been drawn there
_NEAR = 0.02  # how near to the machine the wash reaches: the share of covered pixels around
_DARK = 0.46  # how light the ink is at most, 0..1


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
        rows, columns = np.nonzero(np.abs(now - before).max(axis=2) > _CHANGED)
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


Box = tuple[int, int, int, int]  # pixels of a page: left, top, width and height

PIXELS = 480  # pixels of the page of which these are parts: while they move, nobody looks at them more closely
NAME = "moving_parts"  # what the table is called that says where they lie
_SEEN = 5  # how far of 255 a pixel must be covered to belong to a part
_RIM = 4  # pixels that are kept around a part, and of the page around where it was
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


def build_parts(album: Album, drawings: Mapping[int, Callable[[Pen], None]]) -> None:
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
