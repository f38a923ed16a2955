"""The corner of the strip: the log, folded away, the help and the menu."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import LETTER, Brush, Style
from leonardo.app.kit.theme import INK, IVORY, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD
from leonardo.app.table.spots import HelpSpot, LogSpot, MenuSpot
from leonardo.ui.node import L, Node, Share, Spacer, component, image, paint, pin, row, stack, text
from leonardo.ui.widgets import SMALLEST_TARGET, Fill, plate

_FILL: Final[Fill] = ((246, 230, 192), (218, 190, 138))
_SIDE: Final = L(50, SMALLEST_TARGET)
_BESIDE_WORD: Final = L(48, SMALLEST_TARGET - 1)  # how wide the place of a picture is that has a word beside it


@component
def corner(word: Style | None, unsaved: bool) -> Node:
    """Return log, help and menu; the log has a word beside its picture if a style is given for that.

    A menu with a mark says what to do as long as the game is `unsaved`, since it cannot be.
    """
    scroll = stack(image("scroll", height=Share(0.62)), width=_SIDE if word is None else _BESIDE_WORD)
    named = () if word is None else (text(tr("table.log.short"), word), Spacer(width=10))
    mark = pin(paint(_mark, width=Share(0.5), height=Share(0.5)), (0.5, 0.5), (0.92, 0.04)) if unsaved else None
    return row(
        stack(plate(_FILL), row(scroll, *named), id=LogSpot(), height=_SIDE),
        stack(plate(_FILL), text("?", LETTER, BLOOD, side="centre"), id=HelpSpot(), width=_SIDE, height=_SIDE),
        stack(plate(_FILL), paint(_bars), mark, id=MenuSpot(), width=_SIDE, height=_SIDE),
        gap=8,
        cross="centre",
    )


def _bars(brush: Brush, surface: Surface, at: Rect) -> None:
    bar = Rect(0, 0, round(at.width * 0.46), max(2, brush.px(3.4)))
    for step in (-1, 0, 1):
        bar.center = (at.centerx, at.centery + step * round(at.height * 0.17))
        shapes.lay(surface, shapes.plate(bar.size, bar.height // 2, INK), bar.topleft)


def _mark(_brush: Brush, surface: Surface, at: Rect) -> None:
    """Draw an exclamation mark on a disc."""
    pygame.draw.circle(surface, VERMILION, at.center, at.width // 2)
    stroke = at.inflate(-at.width * 4 // 5, -at.height // 2)
    surface.fill(IVORY, stroke.move(0, -at.height // 10))
    surface.fill(IVORY, Rect(stroke.left, stroke.bottom, stroke.width, max(2, at.height // 8)))
