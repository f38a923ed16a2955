"""A plaque on a dialog: the portrait of who is asked, and what it is about, as it looks on the table."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle, hang, lay_plaque
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr

HEIGHT: Final = 132  # units that a plaque is high
_MARGIN: Final = 14
_APART: Final = 44  # units beside all that is at the right, and between two kinds of things
_PORTRAIT: Final = 0.82  # the width of a portrait by its height
_TALL: Final = 0.84  # how high the tallest thing is, in heights of what is within the edge
_STEP: Final = 0.84  # from one of a kind to the next, in their widths
_MOST: Final = 4  # of a kind so many stand side by side; of more there is one with their number
_NAME, _NUMBER = 34, 42  # units of the type of the name, and of a number


@frozen
class Thing:
    """Something a question is about: its picture, where `{colour}` is that of the seat, and how many there are of it.

    One that is `counted` has its number beside it in any case; `size` is its height in heights of the tallest things.
    """

    picture: str
    count: int = 1
    counted: bool = False
    size: float = 1.0


@frozen
class Plaque:
    """The plaque of a seat that looks like `look`, with some things on it."""

    look: PlayerStyle
    things: Sequence[Thing]

    def draw(self, surface: Surface, kit: Kit, place: Rect) -> None:
        """Draw it: the portrait and the name at the left, the things at the right."""
        px, inner = kit.layout.px, lay_plaque(surface, kit.layout, place, self.look.colour)
        portrait = Rect(inner.left, inner.top, round(inner.height * _PORTRAIT), inner.height)
        hang(surface, kit.pictures, self.look, portrait)
        left = inner.right - sum(self._width(kit, thing, inner.height) for thing in self.things)
        left -= px(_APART) * max(0, len(self.things) - 1) + px(_MARGIN)
        name = Rect(portrait.right + px(28), inner.top, left - px(_APART) - portrait.right - px(28), inner.height)
        kit.painter.draw(surface, self.look.name, name, Face.TITLE_BOLD, _NAME)
        for thing in self.things:
            self._draw_thing(surface, kit, thing, (left, inner.bottom), inner.height)
            left += self._width(kit, thing, inner.height) + px(_APART)

    def _picture(self, kit: Kit, thing: Thing, high: int) -> Surface:
        return kit.pictures.tall(thing.picture.format(colour=self.look.colour), round(high * _TALL * thing.size))

    def _number(self, thing: Thing) -> str:
        if thing.counted:
            return str(thing.count)
        return tr("table.times", count=thing.count) if thing.count > _MOST else ""

    def _width(self, kit: Kit, thing: Thing, high: int) -> int:
        wide, number = self._picture(kit, thing, high).get_width(), self._number(thing)
        if number:
            return wide + kit.layout.px(10) + kit.painter.measure(number, Face.BOLD, _NUMBER)[0]
        return wide + round(wide * _STEP) * (thing.count - 1)

    def _draw_thing(self, surface: Surface, kit: Kit, thing: Thing, corner: tuple[int, int], high: int) -> None:
        picture, number = self._picture(kit, thing, high), self._number(thing)
        left, bottom = corner
        for each in range(1 if number else thing.count):
            at = left + each * round(picture.get_width() * _STEP), bottom - round(high * (1 - _TALL) / 2)
            surface.blit(picture, picture.get_rect(bottomleft=at))
        if number:
            at = left + picture.get_width() + kit.layout.px(10), bottom - high // 2
            kit.painter.draw(surface, number, at, Face.BOLD, _NUMBER)
