"""What is pressed in the rule book: the field to search in, what was found, and the parts with their pictures."""

from collections.abc import Callable
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import FAINT, INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.widgets.basic import Button, WidgetState
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.rulebook.search import excerpt, marks

_TITLE: Final = 28
_SNIPPET: Final = 25
"""Units of type of a result."""
_RULES: Final = 200
"""Units of width of its rules."""


class SearchField(TextField):
    """A field that says by its `prompt` what it is for, until one writes in it."""

    prompt = ""

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the field."""
        super().draw(surface, kit, look)
        if self.prompt and not look.focused:
            inner = self.rect.inflate(-kit.layout.px(96), 0)
            kit.painter.draw(surface, self.prompt, inner, Face.ITALIC, 25, FAINT)


class PartButton(Button):
    """A slip with a picture of a thing before its name."""

    def __init__(self, name: str, rect: Rect, text: str, action: Callable[[], None], picture: str) -> None:
        super().__init__(name, rect, "", action, face=Face.STRONG)
        self._name, self._picture = text, picture

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip, the picture and the name."""
        super().draw(surface, kit, look)
        px, down = kit.layout.px, max(1, kit.layout.px(2)) if look.held else 0
        side = self.rect.height - px(14)
        wide, high = kit.pictures.entry(self._picture).size
        scale = min(side / wide, side / high)
        picture = kit.pictures.get(self._picture, (max(1, round(wide * scale)), max(1, round(high * scale))))
        surface.blit(picture, picture.get_rect(center=(self.rect.left + px(16) + side // 2, self.rect.centery + down)))
        left = self.rect.left + px(28) + side
        room = Rect(left, self.rect.top + down, self.rect.right - px(12) - left, self.rect.height)
        kit.painter.draw(surface, self._name, room, Face.STRONG, 26, INK)


@frozen
class FoundResult:
    """What was found: the numbers of its rules, a title, and a text with the words that were `sought`."""

    rules: str
    title: str
    text: str
    sought: tuple[str, ...]


class Results(RowList):
    """What was found; a press opens it."""

    def __init__(self, rect: Rect, kit: Kit, results: tuple[FoundResult, ...], opened: Callable[[int], None]) -> None:
        line = kit.painter.line(Face.TEXT, _TITLE)
        super().__init__("results", rect, len(results), 0, 2 * line + kit.layout.px(22), lambda _: None)
        self._results, self._opened, self._line = results, opened, line

    def press(self) -> None:
        """Open what is chosen."""
        self._opened(self.chosen)

    def click(self, point: tuple[int, int]) -> None:
        """Open what is at the pixel."""
        for number, rect in self.rows():
            if rect.collidepoint(point):
                self._opened(number)
                return

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: Rect, *, chosen: bool) -> None:
        """Write number and title, and below as much of the paragraph as there is room for."""
        result, px = self._results[number], kit.layout.px
        rule = Rect(inner.left + px(14), inner.top + px(8), px(_RULES), self._line)
        kit.painter.draw(surface, result.rules, rule, Face.BOLD, 25, IVORY if chosen else VERMILION)
        title = Rect(rule.right + px(8), rule.top, inner.right - rule.right - px(8), self._line)
        kit.painter.draw(surface, result.title, title, Face.STRONG, _TITLE, IVORY if chosen else INK)
        text = Rect(title.left, title.bottom, title.width - px(20), self._line)
        kit.painter.draw_runs(surface, _line_of(kit, result, text.width, chosen=chosen), text, _SNIPPET)


def _line_of(kit: Kit, result: FoundResult, width: int, *, chosen: bool) -> list[Run]:
    """Return as much of a text as has room, with the words that were sought in bold letters."""
    painter = kit.painter

    def fits(text: str) -> bool:
        # bold letters are wider: the line is measured as if all were
        return painter.measure(text, Face.BOLD, _SNIPPET)[0] <= width

    text = excerpt(result.text, result.sought)
    first = next(iter(marks(text, result.sought)), (0, 0))
    while not fits(text[: first[1]] + " …") and " " in text[2 : first[0]]:
        text = f"… {text[2:].partition(' ')[2]}"
        first = next(iter(marks(text, result.sought)), (0, 0))
    if not fits(text):
        kept = text
        while " " in kept and not fits(f"{kept} …"):
            kept = kept.rpartition(" ")[0]
        text = f"{kept} …"
    soft, strong = (SHADE, IVORY) if chosen else (SEPIA, INK)
    runs: list[Run] = []
    end = 0
    for start, stop in marks(text, result.sought):
        runs += [Run(text[end:start], Face.TEXT, soft), Run(text[start:stop], Face.BOLD, strong)]
        end = stop
    return [run for run in (*runs, Run(text[end:], Face.TEXT, soft)) if run.text]


def lay_spine(surface: Surface, kit: Kit, sheet: Rect) -> None:
    """Shade the middle of a sheet, where its two pages are bound."""
    half = kit.layout.px(46)
    shade = kit.pictures.made(("spine", half, sheet.height), lambda: _spine(half, sheet.height))
    surface.blit(shade, shade.get_rect(center=sheet.center))


def _spine(half: int, high: int) -> Surface:
    shade = Surface((2 * half, high), pygame.SRCALPHA)
    for x in range(2 * half):
        near = 1 - abs(x - half) / half
        shade.fill((96, 62, 32, round(92 * near**2.2)), Rect(x, 0, 1, high))
    return shade
