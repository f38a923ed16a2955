"""The bar below the table of a game that is looked back at: where each of its widgets lies."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.widgets import skins

_PAD: Final = 12
"""Units around what lies on the bar and between its rows; `_LEAST_PAD` pixels at least."""
_LEAST_PAD: Final = 7
_TIMELINE: Final = 48
_ROW: Final = 54
"""Units of height of the timeline and of a row of buttons; so many pixels at least."""
_LEAST_TIMELINE: Final = 34
_MOMENTS: Final = 330
_LEAST_MOMENTS: Final = 220
"""Units beside the timeline for what steps through the moments of a review; so many pixels at least."""
_LEAST_ROW: Final = 36
_GAP: Final = 8
_APART: Final = 22
"""Units between two buttons of a group, and between two groups."""
_STEP: Final = 0.05
"""Steps of growth that are tried."""


@frozen
class WidgetGroup:
    """Widgets that stay together: the units that each is wide, and the pixels at least."""

    units: tuple[float, ...]
    least: tuple[int, ...]


@frozen
class ViewerBar:
    """Where the bar lies in the window, its timeline, and the places of the widgets of each group.

    In a review the timeline is `short`: beside it is the place of what steps through the `moments`, always the same.
    """

    rect: pygame.Rect
    timeline: pygame.Rect
    short: pygame.Rect
    moments: pygame.Rect
    groups: tuple[tuple[pygame.Rect, ...], ...]

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the board that all of it lies on."""
        ground = kit.pictures.made(("viewer bar", self.rect.size), lambda: _ground(kit, self.rect.size))
        surface.blit(ground, self.rect)


def lay_bar(kit: Kit, groups: Sequence[WidgetGroup]) -> ViewerBar:
    """Lay the bar out at the foot of the window: groups in one row if they find room, else in two or more."""
    layout, px = kit.layout, kit.layout.px
    pad, high = max(_LEAST_PAD, px(_PAD)), max(_LEAST_ROW, px(_ROW))
    timeline, width = max(_LEAST_TIMELINE, px(_TIMELINE)), layout.size[0] - 2 * pad
    growth = _growth(kit, groups, width)
    rows = _rows(kit, groups, width, growth)
    height = pad + timeline + len(rows) * (high + pad) + pad
    top = layout.size[1] - height
    places: list[tuple[pygame.Rect, ...]] = []
    for number, row in enumerate(rows):
        line = pygame.Rect(pad, top + pad + timeline + pad + number * (high + pad), width, high)
        places += _lay_row(kit, row, line, growth)
    line = pygame.Rect(pad, top + pad, width, timeline)
    moments = line.copy()
    moments.width = min(width // 2, max(_LEAST_MOMENTS, px(_MOMENTS)))
    moments.right = line.right
    short = line.copy()
    short.width = moments.left - px(_APART) - line.left
    return ViewerBar(pygame.Rect(0, top, layout.size[0], height), line, short, moments, tuple(places))


def _growth(kit: Kit, groups: Sequence[WidgetGroup], width: int) -> float:
    """Return how much widgets with words grow with larger text, as far as there are no more rows for it."""
    wishes = round((kit.settings.text_scale - 1) / _STEP)
    fewest = len(_rows(kit, groups, width, 1.0))
    tried = (1 + wish * _STEP for wish in range(wishes, 0, -1))
    return next((growth for growth in tried if len(_rows(kit, groups, width, growth)) == fewest), 1.0)


def _widths(kit: Kit, group: WidgetGroup, growth: float) -> list[int]:
    """Return how wide the widgets of a group are."""
    grown = [growth if units > 2 * _ROW else 1.0 for units in group.units]
    px = kit.layout.px
    return [
        max(round(least * by), px(units * by)) for units, least, by in zip(group.units, group.least, grown, strict=True)
    ]


def _length(kit: Kit, group: WidgetGroup, growth: float) -> int:
    return sum(_widths(kit, group, growth)) + kit.layout.px(_GAP) * (len(group.units) - 1)


def _rows(kit: Kit, groups: Sequence[WidgetGroup], width: int, growth: float) -> list[list[WidgetGroup]]:
    rows: list[list[WidgetGroup]] = [[]]
    left = width
    for group in groups:
        length = _length(kit, group, growth)
        if rows[-1] and length > left:
            rows.append([])
            left = width
        rows[-1].append(group)
        left -= length + kit.layout.px(_APART)
    return rows


def _lay_row(kit: Kit, row: Sequence[WidgetGroup], line: pygame.Rect, growth: float) -> list[tuple[pygame.Rect, ...]]:
    """Lay groups out in a row from edge to edge: what room is left lies between them."""
    gap = kit.layout.px(_GAP)
    spare = line.width - sum(_length(kit, group, growth) for group in row)
    between = spare // (len(row) - 1) if len(row) > 1 else 0
    found, left = [], line.left
    for number, group in enumerate(row):
        if number and number == len(row) - 1:
            left = line.right - _length(kit, group, growth)
        places = []
        for width in _widths(kit, group, growth):
            places.append(pygame.Rect(left, line.top, width, line.height))
            left += width + gap
        found.append(tuple(places))
        left += between - gap
    return found


def _ground(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return a dark board with a gilt edge along its top."""
    ground = kit.pictures.tiled("wood_dark", size, kit.layout.k).copy()
    k = kit.layout.k
    line = max(2, round(3 * k))
    edge = skins.plate(kit.pictures, (size[0], 2 * line), k, skins.CHOSEN)
    ground.blit(edge, (0, 0))
    return ground
