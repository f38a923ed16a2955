"""Widgets that more than one page is made of: raised plates, and buttons with their states."""

from typing import Any, Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import FAINT, GOLD, INK, IVORY, Colour
from leonardo.ui.node import Node, paint

Fill = tuple[Colour, Colour]  # the upper and the lower colour of a plate
PAPER: Final[Fill] = ((252, 240, 210), (226, 200, 150))
WAX: Final[Fill] = ((182, 58, 40), (120, 26, 18))
PALE: Final[Fill] = ((230, 214, 178), (218, 198, 154))
SMALLEST_TARGET: Final = 32  # pixels of what is pressed, at least
_FLAT: Final[Colour] = (186, 160, 110)  # the line around a pale plate
_LABEL: Final = Style(Face.TITLE_BOLD, 18, (Face.BOLD,))
_SIGN: Final = 0.72  # the height of a picture on a button in heights of that
_FADED: Final = 90  # how opaque it is on one that cannot be pressed, of 255
_LEAST: Final = 74  # units across a button with words, at least
_BESIDE_SIGN: Final = 12  # units beside the words that follow a picture, at both sides together
_SHADE: Final = 4  # units by which the shade of a plate reaches beyond it


def label_style(brush: Brush) -> Style:
    """Return the style of words on buttons: the narrower face where text is at its smallest."""
    return Style(Face.BOLD, _LABEL.units) if brush.layout.compact else _LABEL


# plates


def plate(fill: Fill = PAPER) -> Node:
    return paint(draw_plate, fill, bleed=_SHADE)


def draw_plate(brush: Brush, surface: Surface, rect: Rect, fill: Fill = PAPER) -> None:
    """Draw a plate with an ink edge and a gilt line: raised, or flat in a thin line if it is pale."""
    upper, lower = (lettering().ground(colour) for colour in fill)
    radius = max(4, brush.px(8))
    if fill == PALE:
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


# buttons


@frozen
class Skin:
    """What a button is made of: a plate, or else nothing but a thin `edge` around its words."""

    fill: Fill | None
    words: Colour
    edge: Colour = INK


MAIN: Final = Skin(WAX, IVORY)
USUAL: Final = Skin(PAPER, INK)
BARRED: Final = Skin(PALE, FAINT)


@frozen(cache_hash=True)
class ButtonLook:
    """How a button looks: it is wide enough for its label and the `others` that it has by turns.

    One with a `picture` shows its label beside that where its place is wide enough; it asks for so much room only if it
    is `worded`, and never shows it if it is `wordless`. Its letters are at most so much `larger` by the reader's wish.
    """

    label: str
    skin: Skin = USUAL
    others: tuple[str, ...] = ()
    picture: str = ""
    worded: bool = True
    wordless: bool = False
    larger: float = 2.0
    beside: float = 34.0
    """Units beside its words, at both sides together."""

    def letters(self, brush: Brush) -> Brush:
        return brush.yielding(lambda smaller: smaller.painter.scale <= self.larger)

    def words_wide(self, brush: Brush) -> int:
        letters = self.letters(brush)
        return max(letters.width(label, label_style(letters)) for label in (self.label, *self.others))


def button(look: ButtonLook, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return a button, as wide as its words or its picture need where nothing else is said."""
    return paint(draw_button, look, size=button_size, bleed=_SHADE, **fields)


def button_size(brush: Brush, look: ButtonLook) -> Size:
    high = max(SMALLEST_TARGET, brush.px(48))
    if not look.picture:
        return max(brush.px(_LEAST), look.words_wide(brush) + brush.px(look.beside)), high
    named = look.worded and not look.wordless
    return high + (look.words_wide(brush) + brush.px(_BESIDE_SIGN) if named else 0), high


def draw_button(brush: Brush, surface: Surface, rect: Rect, look: ButtonLook) -> None:
    letters, skin = look.letters(brush), look.skin
    style = label_style(letters)
    if skin.fill is not None:
        draw_plate(brush, surface, rect, skin.fill)
    else:
        line = max(1.0, 1.3 * brush.layout.k)
        edge = shapes.outline(rect.size, max(4, brush.px(8)), (*skin.edge, 255), line)
        shapes.lay(surface, edge, rect.topleft)
    if not look.picture:
        room = rect.width - max(8, brush.px(16))
        letters.write(surface, look.label, rect.center, style, skin.words, align="centre", room=room)
        return
    named = not look.wordless and rect.height + letters.width(look.label, style) <= rect.width
    middle = rect.left + rect.height // 2 if named else rect.centerx
    picture = brush.faded(look.picture, round(rect.height * _SIGN), _FADED if skin == BARRED else 255)
    surface.blit(picture, picture.get_rect(center=(middle, rect.centery)))
    if named:
        letters.write(surface, look.label, (rect.left + rect.height - brush.px(2), rect.centery), style, skin.words)
