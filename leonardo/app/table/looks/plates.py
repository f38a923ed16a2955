"""Raised plates with an ink edge and a gilt line: what is pressed, and what is just now the case."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, GOLD, INK, IVORY, SEPIA, Colour
from leonardo.app.table.looks.colours import BROWN, WARM
from leonardo.app.table.shown.marks import PromptButton

PAPER: Final[tuple[Colour, Colour]] = ((252, 240, 210), (226, 200, 150))  # the upper and the lower colour of a plate
_WAX: Final[tuple[Colour, Colour]] = ((182, 58, 40), (120, 26, 18))
PALE: Final[tuple[Colour, Colour]] = ((230, 214, 178), (218, 198, 154))
_FLAT: Final[Colour] = (186, 160, 110)  # the line around a pale plate
_LABEL: Final = Style(Face.TITLE_BOLD, 18, (Face.BOLD,))


def label_style(brush: Brush) -> Style:
    """Return the style of words on buttons: the narrower face where text is at its smallest."""
    return Style(Face.BOLD, _LABEL.units) if brush.layout.compact else _LABEL


def draw_plate(brush: Brush, surface: Surface, rect: Rect, fill: tuple[Colour, Colour] = PAPER) -> None:
    """Draw a plate filled from an upper to a lower colour: raised, or flat in a thin line if it is pale."""
    upper, lower = (lettering().ground(colour) for colour in fill)
    radius = max(4, brush.px(8))
    if fill is PALE:
        line = max(1.0, brush.layout.k)
        shapes.lay(surface, shapes.gradient(rect.size, radius, upper, lower), rect.topleft)
        shapes.lay(surface, shapes.outline(rect.size, radius, (*_FLAT, 255), line), rect.topleft)
        return
    shade = shapes.plate(rect.size, radius, (40, 18, 4, 70))
    shapes.lay(surface, shade, (rect.left + 1, rect.top + max(2, brush.px(3.5))))
    line = max(1.0, 1.7 * brush.layout.k)
    shapes.lay(surface, shapes.plate(rect.size, radius, INK), rect.topleft)
    inner = rect.inflate(-2 * round(line), -2 * round(line))
    shapes.lay(surface, shapes.gradient(inner.size, max(3, radius - round(line)), upper, lower), inner.topleft)
    gilt = rect.inflate(-2 * max(3, brush.px(4)), -2 * max(3, brush.px(4)))
    edge = shapes.outline(gilt.size, max(2, radius - 4), (*GOLD, 190), max(1.0, brush.layout.k))
    shapes.lay(surface, edge, gilt.topleft)


def draw_button(brush: Brush, surface: Surface, rect: Rect, button: PromptButton, *, on_wood: bool = False) -> None:
    """Draw a button: of wax when it is the main one, else of paper; pale when it cannot be pressed.

    A quiet one is nothing but its words within a thin line, light ones where they stand on dark wood.
    """
    if button.quiet:
        line = max(1.0, 1.3 * brush.layout.k)
        edge = WARM if on_wood else SEPIA
        shapes.lay(surface, shapes.outline(rect.size, max(4, brush.px(8)), (*edge, 255), line), rect.topleft)
        colour = WARM if on_wood else BROWN
    else:
        draw_plate(brush, surface, rect, (_WAX if button.primary else PAPER) if button.enabled else PALE)
        colour = IVORY if button.primary and button.enabled else INK if button.enabled else FAINT
    room = rect.width - max(8, brush.px(16))
    brush.write(surface, button.label, rect.center, label_style(brush), colour, align="centre", room=room)
