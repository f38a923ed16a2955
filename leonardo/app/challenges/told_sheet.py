"""A sheet that tells something in paragraphs and rows, as high as these need, with buttons at the foot."""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.widgets.basic import Button, Label, Widget
from leonardo.app.scenes.menu import OverlayScene

_SIZE: Final = (1000, 450)
_BUTTON: Final = 68
_TEXT: Final = 29
_ROW: Final = 27  # units of the sheet, of the height of a button, and of type in paragraphs and rows
_VALUE: Final = 0.3  # the share of a row that what an answer brings has
_BESIDE: Final = 3  # so many buttons have room beside each other
_GAP: Final = 20

Entry = tuple[str, str, Callable[[], None]]  # a button at the foot: its name, its words and what it does


@frozen
class Told:
    """A paragraph in the middle of the sheet; a `strong` one is red."""

    text: str
    face: Face = Face.TEXT
    strong: bool = False


@frozen
class Row:
    """An answer and what it brings; a `strong` one is the best."""

    text: str
    value: str
    strong: bool = False


class ToldSheet(OverlayScene):
    """A sheet as high as what is `told` needs, with `rows` below it, and buttons at the foot."""

    upright = True
    crest = "scroll"

    @abstractmethod
    def title(self) -> str:
        """Return what stands at its head."""

    @abstractmethod
    def told(self) -> Sequence[Told]:
        """Return the paragraphs."""

    def rows(self) -> Sequence[Row]:
        return ()

    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Return the buttons at the foot: their names, their words and what they do; the last one is strong."""

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies: as high as its content needs, as far as the window is."""
        wide, least = _SIZE
        buttons = len(_in_lines(self.entries())) * (_BUTTON + _GAP)
        needed = sum(self._heights(layout, layout.px(wide - 140))) / layout.k + 170 + buttons
        return layout.centred(wide, max(least, min(needed, layout.height - 60)))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        inner = sheet.inflate(-px(140), 0)
        top = sheet.top + px(52)
        found: list[Widget] = [
            Label(
                pygame.Rect(inner.left, top, inner.width, px(60)),
                self.title(),
                face=Face.TITLE_STRONG,
                size=36,
                align="centre",
            )
        ]
        top += px(76)
        parts: tuple[Told | Row, ...] = (*self.told(), *self.rows())
        for high, part in zip(self._heights(layout, inner.width), parts, strict=True):
            place = pygame.Rect(inner.left, top, inner.width, high - px(14 if isinstance(part, Told) else 4))
            found += self._laid(part, place)
            top += high
        return [*found, *self._buttons(layout, sheet)]

    def _heights(self, layout: Layout, wide: int) -> list[int]:
        """Return how high each paragraph and each row is, with what parts it from the next."""
        painter, px = self.page.painter, layout.px
        paragraphs = [painter.height_of(each.text, each.face, _TEXT, wide) + px(14) for each in self.told()]
        return [*paragraphs, *(painter.line(Face.STRONG, _ROW) + px(4) for _ in self.rows())]

    def _laid(self, part: Told | Row, place: pygame.Rect) -> list[Widget]:
        if isinstance(part, Told):
            colour = VERMILION if part.strong else SEPIA if part.face is Face.ITALIC else INK
            return [Label(place, part.text, face=part.face, size=_TEXT, colour=colour, align="centre", wrapped=True)]
        face, colour = (Face.STRONG, VERMILION) if part.strong else (Face.TEXT, INK)
        value = pygame.Rect(0, place.top, round(place.width * _VALUE), place.height)
        value.right = place.right
        text = pygame.Rect(place.left, place.top, place.width - value.width - 8, place.height)
        return [
            Label(text, part.text, face=face, size=_ROW, colour=colour),
            Label(value, part.value, face=face, size=_ROW, colour=colour, align="right"),
        ]

    def _buttons(self, layout: Layout, sheet: pygame.Rect) -> Iterator[Button]:
        px, lines = layout.px, _in_lines(self.entries())
        inner, strong = sheet.inflate(-px(90), 0), lines[-1][-1]
        for below, line in zip(reversed(range(len(lines))), lines, strict=True):
            wide = (inner.width - px(_GAP) * (len(line) - 1)) // len(line)
            top = sheet.bottom - px(40) - (below + 1) * px(_BUTTON) - below * px(_GAP)
            for number, entry in enumerate(line):
                name, text, action = entry
                place = pygame.Rect(inner.left + number * (wide + px(_GAP)), top, wide, px(_BUTTON))
                yield Button(name, place, text, action, strong=entry is strong, size=25)

    def close(self) -> None:
        self.kit.stack.remove(self)


def _in_lines(entries: Sequence[Entry]) -> list[Sequence[Entry]]:
    """Return what stands beside each other: all of them, or half in each of two lines."""
    half = len(entries) // 2
    return [entries] if len(entries) <= _BESIDE else [entries[:half], entries[half:]]
