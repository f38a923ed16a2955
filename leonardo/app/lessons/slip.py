"""The slip of paper that tells at the table what is to be seen or done: beside what it speaks of, and never over it."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY, SEPIA, VERMILION, Colour
from leonardo.app.kit.widgets import skins
from leonardo.app.table.looks.beside import Weighed, beside
from leonardo.app.table.looks.brush import Brush

_WIDTHS: Final = (470, 390, 320)
"""Units across a slip: a narrower one stands where a wider one would hide more."""
_LEAST: Final = 230
"""Pixels across it at least."""
_HEAD, _TEXT, _BUTTON = 17, 25, 22
"""Sizes of type, in units."""
_MARGIN: Final = 22
_LEAST_MARGIN: Final = 12
"""Units between its edge and what is written, pixels at least."""
_GAP: Final = 10
_POINTER: Final = 18
"""Units from the slip to what it points to."""
_AROUND: Final = 5
"""Units from what it points to to the frame around that."""
_ROUND: Final = 40
"""Units of height of its button; `_LEAST_ROUND` pixels at least."""
_LEAST_ROUND: Final = 34
_FINE: Final = 4
_PAPER: Final[Colour] = (247, 240, 222)


@frozen
class SlipText:
    """All that a slip says: which lesson it is, how far that is, the sentence, what is against what was tried last.

    The words of its `button` are there where something is only to be read.
    """

    lesson: str
    far: str
    text: str
    against: str = ""
    button: str = ""


@frozen
class Slip:
    """A slip as it lies at `rect`; what it points to is at `about`, if it points to anything."""

    told: SlipText
    rect: Rect
    about: Rect | None
    button: Rect | None


def lay_slip(brush: Brush, told: SlipText, about: Rect | None, clear: Sequence[Rect], others: Weighed) -> Slip:
    """Lay a slip out beside what it speaks of: over nothing that must stay `clear`, and little of `others`.

    Where it speaks of nothing to be seen, it lies in the middle.
    """
    window = Rect((0, 0), brush.layout.size)
    sizes = list(dict.fromkeys(_size(brush, told, width) for width in _WIDTHS))
    if about is None:
        rect = Rect((0, 0), sizes[0])
        rect.center = window.centerx, window.centery
    else:
        gap = max(8, brush.px(_POINTER))
        rect = beside(sizes, [about], window.inflate(-8, -8), clear=clear, others=others, gap=gap).rect
    return Slip(told, rect, about, _button(brush, rect, told) if told.button else None)


def draw_slip(surface: Surface, brush: Brush, slip: Slip, *, hovered: bool = False) -> None:
    """Draw a slip: its head, the sentence, what is against what was tried, and its button."""
    told, painter, k = slip.told, brush.painter, brush.layout.k
    if slip.about is not None:
        _frame(surface, brush, slip.rect, slip.about)
    skins.lay_panel(surface, brush.pictures, slip.rect, k, "panel")
    if slip.about is not None:
        _point(surface, brush, slip.rect, slip.about)
    inner = slip.rect.inflate(-2 * _margin(brush), -2 * _margin(brush))
    head = Rect(inner.left, inner.top, inner.width, painter.line(Face.TITLE_BOLD, _HEAD))
    far = (
        painter.draw(surface, told.far, head, Face.STRONG, _HEAD, SEPIA, "right")
        if told.far
        else head.move(head.width, 0)
    )
    head.width = max(1, far.left - head.left - brush.px(_GAP))
    painter.draw(surface, told.lesson, head, Face.TITLE_BOLD, _HEAD, VERMILION)
    body = Rect(inner.left, head.bottom + brush.px(_GAP) // 2, inner.width, inner.bottom - head.bottom)
    written = painter.draw_wrapped(surface, told.text, body, Face.MEDIUM, _TEXT, INK)
    if told.against:
        line = written.bottom + brush.px(_GAP) // 2
        pygame.draw.line(surface, SEPIA, (inner.left, line), (inner.right, line), max(1, brush.px(1.2)))
        below = Rect(inner.left, line + brush.px(_GAP) // 2, inner.width, inner.bottom - line)
        painter.draw_wrapped(surface, told.against, below, Face.ITALIC, _TEXT, VERMILION)
    if slip.button is not None:
        skin = skins.WAX_LIT if hovered else skins.WAX
        surface.blit(skins.plate(brush.pictures, slip.button.size, k, skin), slip.button)
        room = slip.button.inflate(-brush.px(20), 0)
        painter.draw(surface, told.button, room, Face.TITLE_STRONG, _BUTTON, IVORY, "centre")


def _size(brush: Brush, told: SlipText, units: float) -> tuple[int, int]:
    """Return how large a slip must be that is so many units across."""
    painter, margin, gap = brush.painter, _margin(brush), brush.px(_GAP)
    width = max(_LEAST, round(units * brush.layout.k * (1 + (brush.layout.text_scale - 1) / 2)))
    width = max(width, _least_width(brush, told) + 2 * margin)
    inner = width - 2 * margin
    high = painter.line(Face.TITLE_BOLD, _HEAD) + gap // 2 + painter.height_of(told.text, Face.MEDIUM, _TEXT, inner)
    if told.against:
        high += gap + painter.height_of(told.against, Face.ITALIC, _TEXT, inner)
    if told.button:
        high += gap + _button_height(brush)
    return width, high + 2 * margin + 2


def _least_width(brush: Brush, told: SlipText) -> int:
    """Return how wide a slip must be so that its head and its button are whole, without its margins."""
    measure, gap = brush.painter.measure, brush.px(_GAP)
    head = measure(told.lesson, Face.TITLE_BOLD, _HEAD)[0] + gap + measure(told.far, Face.STRONG, _HEAD)[0]
    return max(head, _button_width(brush, told)) + 2


def _button_width(brush: Brush, told: SlipText) -> int:
    return brush.painter.measure(told.button, Face.TITLE_STRONG, _BUTTON)[0] + brush.px(20) + 8


def _button(brush: Brush, rect: Rect, told: SlipText) -> Rect:
    """Return where the button of a slip is: at its lower right."""
    high, margin = _button_height(brush), _margin(brush)
    wide = max((rect.width - 2 * margin) * 3 // 5, _button_width(brush, told))
    return Rect(rect.right - margin - wide, rect.bottom - margin - high, wide, high)


def _button_height(brush: Brush) -> int:
    return max(_LEAST_ROUND, brush.px(_ROUND), brush.painter.line(Face.TITLE_STRONG, _BUTTON))


def _margin(brush: Brush) -> int:
    return max(_LEAST_MARGIN, brush.px(_MARGIN))


def _frame(surface: Surface, brush: Brush, rect: Rect, about: Rect) -> None:
    """Frame what a slip speaks of; from one that lies apart a line leads there."""
    wide, around = max(2.0, brush.layout.k * 3.0), 2 * max(3, brush.px(_AROUND))
    frame = about.inflate(around, around).clip(surface.get_rect())
    if max(_gaps(rect, frame).values()) > 3 * brush.px(_POINTER) or _askew(rect, about):
        start, end = _nearest(rect, frame.center), _nearest(frame, rect.center)
        pygame.draw.line(surface, INK, start, end, round(wide + 3))
        pygame.draw.line(surface, GOLD, start, end, round(wide))
    shapes.lay(surface, shapes.outline(frame.size, brush.px(10), (*INK, 220), wide + 2), frame.topleft)
    shapes.lay(surface, shapes.outline(frame.size, brush.px(10), (*GOLD, 255), wide), frame.topleft)


def _gaps(rect: Rect, about: Rect) -> dict[str, int]:
    """Return how far it is from each side of a slip to what it speaks of; below 0 where it is not at this side."""
    return {
        "down": about.top - rect.bottom,
        "up": rect.top - about.bottom,
        "right": about.left - rect.right,
        "left": rect.left - about.right,
    }


def _askew(rect: Rect, about: Rect) -> bool:
    """Tell whether a slip lies off a corner of what it speaks of, so that no corner of it could point there."""
    across = rect.right <= about.left or about.right <= rect.left
    return across and (rect.bottom <= about.top or about.bottom <= rect.top)


def _nearest(rect: Rect, point: tuple[int, int]) -> tuple[int, int]:
    return max(rect.left, min(rect.right, point[0])), max(rect.top, min(rect.bottom, point[1]))


def _point(surface: Surface, brush: Brush, rect: Rect, about: Rect) -> None:
    """Draw the corner of paper that points from a slip to what it speaks of, over the edge of the slip."""
    high, wide, in_ = max(8, brush.px(_POINTER)), max(12, brush.px(26)), max(4, brush.px(8))
    if _askew(rect, about):
        return
    gaps = _gaps(rect, about)
    side = max(gaps, key=lambda each: gaps[each])
    if gaps[side] < 0:
        return
    if side in ("down", "up"):
        x = min(max(about.centerx, rect.left + wide), rect.right - wide)
        edge, sign = (rect.bottom, 1) if side == "down" else (rect.top, -1)
        points = [(x - wide // 2, edge - sign * in_), (x, edge + sign * high), (x + wide // 2, edge - sign * in_)]
    else:
        y = min(max(about.centery, rect.top + wide), rect.bottom - wide)
        edge, sign = (rect.right, 1) if side == "right" else (rect.left, -1)
        points = [(edge - sign * in_, y - wide // 2), (edge + sign * high, y), (edge - sign * in_, y + wide // 2)]
    _draw_corner(surface, points, max(1.0, brush.layout.k * 1.6))


def _draw_corner(surface: Surface, points: Sequence[tuple[int, int]], line: float) -> None:
    """Draw a smooth triangle whose first and last points lie within the paper, so that only two sides have an edge."""
    box = Rect(points[0], (1, 1)).unionall([Rect(point, (1, 1)) for point in points]).inflate(6, 6)
    fine = Surface((box.width * _FINE, box.height * _FINE), pygame.SRCALPHA)
    at = [((x - box.left) * _FINE, (y - box.top) * _FINE) for x, y in points]
    pygame.draw.polygon(fine, (*_PAPER, 255), at)
    pygame.draw.lines(fine, INK, False, at, max(_FINE, round(line * _FINE)))
    surface.blit(pygame.transform.smoothscale(fine, box.size), box)
