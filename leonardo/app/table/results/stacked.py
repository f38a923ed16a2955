"""What one seat had round by round, by kind: bars of parts one upon another, told apart by their hatching as well."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.surface_cache import cached_per_size
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, SHADE, Colour, mix
from leonardo.app.table.results.chart import scale, spaced

_BROAD: Final = 0.74  # how broad a bar is, as a share of its step
_HATCHES: Final = 4  # ways to fill a part


@frozen
class StackedKind:
    """A kind of part: what it is called, and its colour. The first kind lies at the foot of a bar."""

    text: str
    colour: Colour


def draw_stacked(
    kit: Kit, surface: pygame.Surface, plot: pygame.Rect, kinds: Sequence[StackedKind], bars: Sequence[Sequence[int]]
) -> None:
    """Draw bars in `plot`, that of the start and one after each round, each with its parts by kind.

    There is a scale at their left, and the numbers of the rounds stand at their foot.
    """
    painter, px = kit.painter, kit.layout.px
    top, step = scale(max([sum(bar) for bar in bars], default=0))
    step = spaced(top, step, plot.height, painter.line(Face.TEXT, 22))
    for value in range(0, top + 1, step):
        level = plot.bottom - plot.height * value // top
        pygame.draw.line(surface, SHADE, (plot.left, level), (plot.right, level), 1)
        painter.draw(surface, str(value), (plot.left - px(10), level), size=22, align="right")
    across = plot.width / max(1, len(bars))
    broad = max(4, round(across * _BROAD))
    every = max(1, -(-painter.measure("00", Face.TEXT, 22)[0] // max(1, round(across * 0.8))))
    for number, bar in enumerate(bars):
        middle = round(plot.left + across * (number + 0.5))
        foot = plot.bottom
        for kind, part in enumerate(bar):
            high = round(plot.height * part / top)
            if high > 0:
                place = pygame.Rect(middle - broad // 2, foot - high, broad, high)
                surface.blit(_filled(place.size, kinds[kind].colour, kind % _HATCHES), place)
                foot -= high
        if number and number % every == 0:
            painter.draw(surface, str(number), (middle, plot.bottom + px(18)), Face.TEXT, 22, SEPIA, "centre")


def draw_kinds(kit: Kit, surface: pygame.Surface, line: pygame.Rect, kinds: Sequence[StackedKind]) -> None:
    px, side = kit.layout.px, kit.layout.px(26)
    step = line.width // len(kinds)
    for number, kind in enumerate(kinds):
        swatch = pygame.Rect(line.left + number * step, 0, side, side)
        swatch.centery = line.centery
        surface.blit(_filled(swatch.size, kind.colour, number % _HATCHES), swatch)
        left = swatch.right + px(10)
        place = pygame.Rect(left, line.top, line.left + (number + 1) * step - left - px(8), line.height)
        kit.painter.draw(surface, kind.text, place, Face.TEXT, 24, INK)


@cached_per_size(512)
def _filled(size: tuple[int, int], colour: Colour, hatch: int) -> pygame.Surface:
    """Return a part: plain, with dots, with slanting lines or with level ones."""
    piece = pygame.Surface(size)
    piece.fill(colour)
    width, height = size
    dark, apart = mix(colour, INK, 0.45), max(6, width // 4)
    if hatch == 1:
        for x in range(apart // 2, width, apart):
            for y in range(apart // 2, height, apart):
                pygame.draw.circle(piece, dark, (x, y), max(1, apart // 6))
    elif hatch == 2:
        for x in range(-height, width, apart):
            pygame.draw.line(piece, dark, (x, height), (x + height, 0), max(1, apart // 6))
    elif hatch == 3:
        for y in range(apart // 2, height, apart):
            pygame.draw.line(piece, dark, (0, y), (width, y), max(1, apart // 6))
    pygame.draw.rect(piece, INK, piece.get_rect(), 1)
    return piece
