"""The slip of paper that tells at the table what is to be seen or done: beside what it speaks of, and never over it."""

from collections.abc import Sequence
from itertools import product
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, VERMILION, Colour
from leonardo.app.kit.widgets import skins
from leonardo.app.table.looks.beside import Weighed, beside, reaches

_WIDTHS: Final = (470, 390, 320)  # units across a slip: a narrower one stands where a wider one would hide more
_LEAST: Final = 230  # pixels across it at least
_HEAD, _TEXT, _FOOT = 17, 25, 21  # sizes of type, in units
_MARGIN: Final = 22
_LEAST_MARGIN: Final = 12  # units between its edge and what is written, pixels at least
_GAP: Final = 10
_POINTER: Final = 18  # units from the slip to what it points to, where it lies close to that
_REACH: Final = 3
"""How many times `_POINTER` a corner of the slip points at most: from farther away, a line leads there."""
_AROUND: Final = 5  # units from what it points to to the frame around that
_FINE: Final = 4
_PAPER: Final[Colour] = (247, 240, 222)


@frozen
class SlipText:
    """All that a slip says: which lesson it is, how far that is, the sentence, what is against what was tried last.

    Its `foot` says how to go on, where something is only to be read.
    """

    lesson: str
    far: str
    text: str
    against: str = ""
    foot: str = ""


@frozen
class Slip:
    """A slip as it lies at `rect`; what it points to is at `about`, if it points to anything.

    A `line` leads there from a slip that lies apart, if it can without crossing any words.
    """

    told: SlipText
    rect: Rect
    about: Rect | None
    corner: Sequence[Point] = ()
    line: tuple[Point, Point] | None = None


def lay_slip(
    brush: Brush,
    told: SlipText,
    about: Rect | None,
    clear: Sequence[Rect],
    others: Weighed,
    plate: Rect | None = None,
    words: Sequence[Rect] = (),
    lettering: Sequence[Rect] = (),
) -> Slip:
    """Lay a slip out beside what it speaks of: over nothing that must stay `clear`, and little of `others`.

    What lies on a `plate` is told of beside that, and some `words` are left free, where there is room for that. Where
    it speaks of nothing to be seen, it lies in the middle. Its corner crosses no `lettering` where it can be so.
    """
    window = Rect((0, 0), brush.layout.size)
    leasts = _least_width(brush, told, [told.lesson]), _least_width(brush, told, told.lesson.split())
    sizes = list(dict.fromkeys(_size(brush, told, width, least) for least, width in product(leasts, _WIDTHS)))
    if about is None:
        rect = Rect((0, 0), sizes[0])
        rect.center = window.centerx, window.centery
        return Slip(told, rect, None)
    gap = max(8, brush.px(_POINTER))
    reach, whole = _REACH * gap, about if plate is None else plate
    for by, kept in ((whole, [*clear, *words]), (whole, clear), (about, clear)):
        rect = beside(sizes, [by], window.inflate(-8, -8), clear=kept, others=others, gap=gap, reach=reach).rect
        if rect.collidelist([by, *kept]) < 0:
            break
    if reaches(rect, by, reach):
        return Slip(told, rect, about, _corner(brush, rect, about, by, (*words, *lettering)))
    return Slip(told, rect, about, line=line_to(rect, about, [*clear, *words, whole, *map(Rect, others)]))


def draw_slip(surface: Surface, brush: Brush, slip: Slip) -> None:
    """Draw a slip: its head, the sentence, what is against what was tried, and how to go on."""
    told, painter, k = slip.told, brush.painter, brush.layout.k
    if slip.about is not None:
        _frame(surface, brush, slip.about, slip.line)
    skins.lay_panel(surface, brush.pictures, slip.rect, k, "panel")
    if slip.corner:
        _draw_corner(surface, slip.corner, max(1.0, brush.layout.k * 1.6))
    inner = slip.rect.inflate(-2 * _margin(brush), -2 * _margin(brush))
    head = Rect(inner.topleft, _head(brush, told, inner.width))
    if told.far:
        first = Rect(inner.topleft, (inner.width, painter.line(Face.TITLE_BOLD, _HEAD)))
        painter.draw(surface, told.far, first, Face.STRONG, _HEAD, SEPIA, "right")
    painter.draw_wrapped(surface, told.lesson, head, Face.TITLE_BOLD, _HEAD, VERMILION)
    body = Rect(inner.left, head.bottom + brush.px(_GAP) // 2, inner.width, inner.bottom - head.bottom)
    written = painter.draw_wrapped(surface, told.text, body, Face.MEDIUM, _TEXT, INK)
    if told.against:
        line = written.bottom + brush.px(_GAP) // 2
        pygame.draw.line(surface, SEPIA, (inner.left, line), (inner.right, line), max(1, brush.px(1.2)))
        below = Rect(inner.left, line + brush.px(_GAP) // 2, inner.width, inner.bottom - line)
        painter.draw_wrapped(surface, told.against, below, Face.ITALIC, _TEXT, VERMILION)
    if told.foot:
        high = painter.height_of(told.foot, Face.ITALIC, _FOOT, inner.width)
        foot = Rect(inner.left, inner.bottom - high, inner.width, high)
        painter.draw_wrapped(surface, told.foot, foot, Face.ITALIC, _FOOT, SEPIA)


def _size(brush: Brush, told: SlipText, units: float, least: int) -> tuple[int, int]:
    """Return how large a slip must be that is so many units across, and so many pixels without its margins at least."""
    painter, margin, gap = brush.painter, _margin(brush), brush.px(_GAP)
    width = max(_LEAST, round(units * brush.layout.k * (1 + (brush.layout.text_scale - 1) / 2)))
    width = max(width, least + 2 * margin)
    inner = width - 2 * margin
    high = _head(brush, told, inner)[1] + gap // 2 + painter.height_of(told.text, Face.MEDIUM, _TEXT, inner)
    if told.against:
        high += gap + painter.height_of(told.against, Face.ITALIC, _TEXT, inner)
    if told.foot:
        high += gap // 2 + painter.height_of(told.foot, Face.ITALIC, _FOOT, inner)
    return width, high + 2 * margin + 2


def _head(brush: Brush, told: SlipText, inner: int) -> tuple[int, int]:
    """Return how wide and high the head is of a slip of so many pixels without its margins; `far` is right of it."""
    width = max(1, inner - _far_width(brush, told))
    return width, brush.painter.height_of(told.lesson, Face.TITLE_BOLD, _HEAD, width)


def _far_width(brush: Brush, told: SlipText) -> int:
    return brush.painter.measure(told.far, Face.STRONG, _HEAD)[0] + brush.px(_GAP) if told.far else 0


def _least_width(brush: Brush, told: SlipText, unbroken: Sequence[str]) -> int:
    """Return how wide a slip must be, without its margins, so that what is unbroken of its head fits."""
    head = max(brush.painter.measure(each, Face.TITLE_BOLD, _HEAD)[0] for each in unbroken)
    return head + _far_width(brush, told) + 2


def _margin(brush: Brush) -> int:
    return max(_LEAST_MARGIN, brush.px(_MARGIN))


def _frame(surface: Surface, brush: Brush, about: Rect, line: tuple[Point, Point] | None) -> None:
    """Frame what a slip speaks of; from one that lies apart a line may lead there."""
    wide, around = max(2.0, brush.layout.k * 3.0), 2 * max(3, brush.px(_AROUND))
    frame = about.inflate(around, around).clip(surface.get_rect())
    if line is not None:
        pygame.draw.line(surface, INK, *line, round(wide + 3))
        pygame.draw.line(surface, GOLD, *line, round(wide))
    shapes.lay(surface, shapes.outline(frame.size, brush.px(10), (*INK, 220), wide + 2), frame.topleft)
    shapes.lay(surface, shapes.outline(frame.size, brush.px(10), (*GOLD, 255), wide), frame.topleft)


def line_to(rect: Rect, about: Rect, words: Sequence[Rect]) -> tuple[Point, Point] | None:
    """Return where a line leads from a slip to what it speaks of: across nothing that words may be on, if it can.

    It begins where it comes out from below the slip.
    """
    across = [each for each in words if not each.contains(about)]
    ends = product(_edges(rect), _edges(about))
    for inside, end in sorted(ends, key=lambda way: (way[0][0] - way[1][0]) ** 2 + (way[0][1] - way[1][1]) ** 2):
        out = rect.clipline(inside, end)
        start = out[1] if out else inside
        if not any(each.clipline(start, end) for each in across):
            return start, end
    return None


def _edges(rect: Rect) -> tuple[Point, ...]:
    right, bottom = rect.right - 1, rect.bottom - 1
    return (
        *((x, y) for x in (rect.left, rect.centerx, right) for y in (rect.top, bottom)),
        *((x, rect.centery) for x in (rect.left, right)),
    )


def _gaps(rect: Rect, other: Rect) -> dict[str, int]:
    """Return how far it is from each side of a slip to something else; below 0 where it is not at this side."""
    return {
        "down": other.top - rect.bottom,
        "up": rect.top - other.bottom,
        "right": other.left - rect.right,
        "left": rect.left - other.right,
    }


def _corner(brush: Brush, rect: Rect, about: Rect, plate: Rect, words: Sequence[Rect] = ()) -> tuple[Point, ...]:
    """Return the corner of paper that points from a slip to what it speaks of, which may lie on a plate.

    It crosses no `words` where another place at the same edge, or less of it, leaves them free.
    """
    high, wide, in_ = max(8, brush.px(_POINTER)), max(12, brush.px(26)), max(4, brush.px(8))
    gaps = _gaps(rect, plate)
    side = max(gaps, key=lambda each: gaps[each])
    high, lies_across = min(high, max(4, gaps[side])), side in ("down", "up")
    first, last, middle = _span(rect, lies_across), _span(plate, lies_across), _span(about, lies_across)
    low, top = max(first[0] + wide, last[0] + wide // 2), min(first[1] - wide, last[1] - wide // 2)
    wished = min(max(sum(middle) // 2, low), top)
    least, most = max(first[0] + wide, last[0]), min(first[1] - wide, last[1] - 1)
    edge, sign = {"down": (rect.bottom, 1), "up": (rect.top, -1), "right": (rect.right, 1), "left": (rect.left, -1)}[
        side
    ]

    def at(along: int, tall: int) -> tuple[Point, ...]:
        points = (
            (along - wide // 2, edge - sign * in_),
            (along, edge + sign * tall),
            (along + wide // 2, edge - sign * in_),
        )
        return points if lies_across else tuple((y, x) for x, y in points)

    places = sorted(range(least, most + 1, 2), key=lambda each: abs(each - wished))
    ways = (at(along, tall) for tall in (high, max(4, high // 2), 4) for along in places)
    free = [word for word in words if not rect.collidepoint(word.center)]
    return next((way for way in ways if not any(_crosses(way, word) for word in free)), at(wished, high))


def _span(rect: Rect, lies_across: bool) -> tuple[int, int]:
    return (rect.left, rect.right) if lies_across else (rect.top, rect.bottom)


def _crosses(corner: tuple[Point, ...], word: Rect) -> bool:
    low, tip, high = corner
    return bool(word.clipline(low, tip) or word.clipline(high, tip))


def _draw_corner(surface: Surface, points: Sequence[tuple[int, int]], line: float) -> None:
    """Draw a smooth triangle whose first and last points lie within the paper, so that only two sides have an edge."""
    box = Rect(points[0], (1, 1)).unionall([Rect(point, (1, 1)) for point in points]).inflate(6, 6)
    fine = Surface((box.width * _FINE, box.height * _FINE), pygame.SRCALPHA)
    at = [((x - box.left) * _FINE, (y - box.top) * _FINE) for x, y in points]
    pygame.draw.polygon(fine, (*_PAPER, 255), at)
    pygame.draw.lines(fine, INK, False, at, max(_FINE, round(line * _FINE)))
    surface.blit(pygame.transform.smoothscale(fine, box.size), box)
