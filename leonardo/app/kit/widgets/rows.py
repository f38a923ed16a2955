"""A list of rows, one of them chosen; it scrolls where not all of them can be seen."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.theme import SHADE
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState

_ALL: Final = 1_000_000  # more rows than any list has


class Several(Protocol):
    """What is told which rows are chosen together."""

    def toggle(self, number: int) -> None:
        """Choose one more row, or one less."""

    def reach(self, number: int) -> None:
        """Choose all rows from the last one that was chosen alone up to this one."""


class RowList(Widget, ABC):
    """`count` rows of `row` pixels each; the arrows and the wheel go through them. A real one says what is in a row.

    What is chosen is `opened` by a double click or a key that presses. Where `several` can be chosen, clicks with
    Control or Shift tell it so; the `marked` ones look like the one that is chosen.
    """

    marked: frozenset[int] = frozenset()

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        count: int,
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        opened: Callable[[], None] | None = None,
        several: "Several | None" = None,
    ) -> None:
        super().__init__(name, rect)
        self._open, self._several = opened, several
        self.count, self.chosen, self.row, self.changed = count, chosen, row, changed
        self.first = 0
        self._show(chosen)

    @abstractmethod
    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        """Draw what is in a row; the ground of the chosen one is there already."""

    @property
    def shown(self) -> int:
        """How many rows can be seen at once."""
        return max(1, self.rect.height // self.row)

    def begin_at(self, first: int) -> None:
        """Be scrolled to a row, as a list was in whose place this one comes; what is chosen is seen all the same."""
        self.first = max(0, min(self.count - self.shown, first))
        self._show(self.chosen)

    def rows(self) -> list[tuple[int, pygame.Rect]]:
        """Return the number and the place of each row that is seen."""
        last = min(self.count, self.first + self.shown)
        wide = self.rect.width - (self.row // 4 if self.count > self.shown else 0)
        return [
            (number, pygame.Rect(self.rect.left, self.rect.top + (number - self.first) * self.row, wide, self.row))
            for number in range(self.first, last)
        ]

    def choose(self, number: int) -> None:
        """Choose a row, and scroll to it."""
        number = max(0, min(self.count - 1, number))
        if number != self.chosen:
            self.chosen = number
            self._show(number)
            self.changed(number)

    def click(self, point: tuple[int, int]) -> None:
        for number, rect in self.rows():
            if rect.collidepoint(point):
                self._pick(number)

    def _pick(self, number: int) -> None:
        held = pygame.key.get_mods()
        if self._several is not None and held & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._several.toggle(number)
        elif self._several is not None and held & pygame.KMOD_SHIFT:
            self._several.reach(number)
        elif number == self.chosen and self.marked:
            self.changed(number)
        else:
            self.choose(number)

    def press(self) -> None:
        if self._open is not None:
            self._open()

    def click_twice(self) -> None:
        """Open what was clicked, unless several are being chosen."""
        if not pygame.key.get_mods() & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_SHIFT):
            self.press()

    def key(self, key: int) -> bool:
        """Go through the rows; at either end the arrows leave the list."""
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -self.shown,
            pygame.K_PAGEDOWN: self.shown,
            pygame.K_HOME: -_ALL,
            pygame.K_END: _ALL,
        }
        before = self.chosen
        if key in steps:
            self.choose(self.chosen + steps[key])
        return self.chosen != before

    def wheel(self, turns: int) -> bool:
        self.first = max(0, min(self.count - self.shown, self.first - turns))
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - the form draws the ring
        px = kit.layout.px
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skins.FIELD), self.rect)
        rows = self.rows()
        for number, rect in rows:
            chosen, inner = number == self.chosen or number in self.marked, rect.inflate(-px(12), -px(10))
            if chosen:
                surface.blit(skins.plate(kit.pictures, inner.size, kit.layout.k, skins.CHOSEN), inner)
            elif number != rows[-1][0]:
                margin = px(14)
                pygame.draw.line(surface, SHADE, (rect.left + margin, rect.bottom), (rect.right - margin, rect.bottom))
            self.draw_row(surface, kit, number, inner, chosen=chosen)
        if self.count > self.shown:
            self._draw_position(surface, kit)

    def spoken(self, kit: Kit) -> str:
        """Return what is written in the chosen row, and which of how many it is."""
        size, inner = kit.layout.size, pygame.Rect((0, 0), (self.rect.width, self.row))
        draw = partial(self._draw_chosen, kit=kit, inner=inner)
        text = " ".join(line for line, _ in kit.painter.written(draw, size)) if self.count else ""
        return tr("speech.one_of", text=text, number=self.chosen + 1, of=self.count) if self.count else ""

    def _draw_chosen(self, surface: pygame.Surface, *, kit: Kit, inner: pygame.Rect) -> None:
        self.draw_row(surface, kit, self.chosen, inner, chosen=True)

    def _draw_position(self, surface: pygame.Surface, kit: Kit) -> None:
        wide = max(6, kit.layout.px(10))
        track = pygame.Rect(self.rect.right - 2 * wide, self.rect.top + wide, wide, self.rect.height - 2 * wide)
        bar = track.copy()
        bar.height = max(2 * wide, track.height * self.shown // self.count)
        hidden = self.count - self.shown
        bar.top = track.top + (track.height - bar.height) * self.first // hidden
        surface.blit(skins.plate(kit.pictures, track.size, kit.layout.k, skins.TRACK), track)
        surface.blit(skins.plate(kit.pictures, bar.size, kit.layout.k, skins.FILLED), bar)

    def _show(self, number: int) -> None:
        self.first = max(min(self.first, number), number - self.shown + 1, 0)
