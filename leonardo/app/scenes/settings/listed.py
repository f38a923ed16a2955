"""A setting with many values: a field that opens a page with all of them, one below the other."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.scenes.menu import MARGIN, SheetScene

_EDGE: Final = 22
_SIGN: Final = 22  # units from the ends of the field to what is in it, and of the sign that it opens
_SIZE: Final = 26
_ROW: Final = 84
_TOP: Final = 150
_FOOT: Final = 150  # units from the edges of the sheet to the list


class ListedField(Widget):
    """What is chosen of many values; pressed, it `opens` the list of them."""

    def __init__(self, name: str, rect: pygame.Rect, text: str, opens: Callable[[], None], *, hint: str = "") -> None:
        super().__init__(name, rect, hint=hint)
        self.text, self._opens = text, opens

    def press(self) -> None:
        self._opens()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        px = kit.layout.px
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.FIELD), self.rect)
        sign = self.rect.right - px(_EDGE + _SIGN / 2), self.rect.centery
        skins.lay_opening(surface, sign, px(_SIGN), VERMILION if look.hovered else SEPIA)
        inner = self.rect.inflate(-2 * px(_EDGE + _SIGN), 0)
        kit.painter.draw(surface, self.text, inner, Face.MEDIUM, _SIZE, INK, "centre")


class _Values(RowList):
    """All values; a click chooses one, and so does a key that presses."""

    def __init__(
        self, rect: pygame.Rect, texts: Sequence[str], chosen: int, row: int, opened: Callable[[], None]
    ) -> None:
        self._texts = texts
        super().__init__("values", rect, len(texts), chosen, row, lambda _: None, opened)

    def click(self, point: tuple[int, int]) -> None:
        super().click(point)
        if any(rect.collidepoint(point) for _, rect in self.rows()):
            self.press()

    def click_twice(self) -> None:
        """Do nothing more: the first click has chosen."""

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        place, colour = inner.inflate(-kit.layout.px(28), 0), IVORY if chosen else INK
        kit.painter.draw(surface, self._texts[number], place, Face.STRONG, _SIZE, colour)


class ListedScene(SheetScene):
    """The values of a setting; the one that is `chosen` to begin with holds until another is taken."""

    upright: ClassVar[bool] = True
    first_focus = "values"

    def __init__(self, kit: Kit, heading: str, texts: Sequence[str], chosen: int, taken: Callable[[int], None]) -> None:
        super().__init__(kit)
        self._heading, self._texts, self._taken = heading, texts, taken
        self._list: _Values | None = None
        self._at = chosen

    def heading(self) -> str:
        return self._heading

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the list, and the button that takes what is chosen in it."""
        sheet, px = self.sheet(layout), layout.px
        place = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), 0)
        place.height = sheet.bottom - px(_FOOT) - place.top
        row = min(px(_ROW), place.height)
        place.height = min(place.height, row * len(self._texts))
        at = self._list.chosen if self._list is not None else self._at
        self._list = _Values(place, self._texts, at, row, self._take)
        done = Button("done", self.at_foot(layout, -320, 320), tr("settings.done"), self._take, strong=True)
        return [self._list, done]

    def _take(self) -> None:
        at = self._list.chosen if self._list is not None else self._at
        self.back()
        if at != self._at:
            self._taken(at)
