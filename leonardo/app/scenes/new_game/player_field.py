"""The widgets for who plays at a seat: a field in the row of the seat, and lists in which all there are stand."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Stepper, WidgetState
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.kit.widgets.signs import lay_opening
from leonardo.app.opponents import Opponent

_EDGE: Final = 22
_MARK: Final = 22
"""Units from the ends of the field to what is in it, and of the mark that it opens."""
_PARTED: Final = 0.46
"""The share of a row that its first line takes where there are two."""

_SIZES: Final = range(23, 11, -1)
"""The type sizes of sentences, in units, that are tried."""
_LARGER: Final = 3
"""Units by which what they tell of is larger."""


class PlayerField(Stepper):
    """Who plays at a seat, with its temper below: pressed it shows all; left and right go from one to the next."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        texts: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        opens: Callable[[], None],
        *,
        temper: str = "",
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, texts, chosen, changed, size=26, hint=hint)
        self._opens, self._temper = opens, temper

    def press(self) -> None:
        """Show all players and tempers that there are."""
        self._opens()

    def click(self, point: tuple[int, int]) -> None:  # noqa: ARG002 - it is one thing, wherever it is pressed
        """Show all players and tempers that there are."""
        self.press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the field with the mark of one that opens."""
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.FIELD), self.rect)
        px = kit.layout.px
        centre = self.rect.right - px(_EDGE + _MARK / 2), self.rect.centery
        lay_opening(surface, centre, px(_MARK), VERMILION if look.hovered else SEPIA)
        inner = self.rect.inflate(-2 * px(_EDGE), 0)
        inner.width -= px(_MARK + _EDGE / 2)
        self.write(surface, kit, inner)

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Write the player, and its temper below if it has one."""
        if not self._temper:
            kit.painter.draw(surface, self.texts[self.chosen], inner, Face.MEDIUM, self.size, INK)
            return
        above, below = _two_lines(inner.inflate(0, -kit.layout.px(6)))
        kit.painter.draw(surface, self.texts[self.chosen], above, Face.MEDIUM, self.size, INK)
        kit.painter.draw(surface, self._temper, below, Face.ITALIC, 24, SEPIA)


class OfferList(RowList):
    """Players or tempers, each with its sentence below."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        offers: Sequence[Opponent],
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        opened: Callable[[], None],
    ) -> None:
        self._offers = offers
        super().__init__(name, rect, len(offers), chosen, row, changed, opened)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        """Draw what an offer is called, and what it is like."""
        offer, painter, place = self._offers[number], kit.painter, _within(inner, kit)
        size = self._size(kit, place)
        line = painter.line(Face.STRONG, size + _LARGER)
        spare = place.height - line - painter.height_of(offer.about, Face.ITALIC, size, place.width)
        head = pygame.Rect(place.left, place.top + max(0, spare // 2), place.width, line)
        painter.draw(surface, offer.title, head, Face.STRONG, size + _LARGER, IVORY if chosen else INK)
        below = pygame.Rect(place.left, head.bottom, place.width, place.bottom - head.bottom)
        painter.draw_wrapped(surface, offer.about, below, Face.ITALIC, size, SHADE if chosen else SEPIA)

    def _size(self, kit: Kit, place: pygame.Rect) -> int:
        """Return the largest size in which every sentence fits under its title, so that all are written alike."""
        painter = kit.painter

        def fits(size: int) -> bool:
            room = place.height - painter.line(Face.STRONG, size + _LARGER)
            return all(painter.height_of(each.about, Face.ITALIC, size, place.width) <= room for each in self._offers)

        return next((size for size in _SIZES if fits(size)), _SIZES[-1])


def _within(row: pygame.Rect, kit: Kit) -> pygame.Rect:
    return row.inflate(-kit.layout.px(28), -kit.layout.px(4))


def _two_lines(place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    above, below = place.copy(), place.copy()
    above.height = round(place.height * _PARTED) + place.height // 20
    below.top, below.height = above.bottom, place.bottom - above.bottom
    return above, below
