"""A sheet over a table that tells something of a puzzle: a title, paragraphs, what answers bring, and the ways on."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
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
_ROW: Final = 27
"""Units of the sheet, of the height of a button, and of type in paragraphs and rows."""
_VALUE: Final = 0.3
"""The share of a row that what an answer brings has."""

Entry = tuple[str, str, Callable[[], None]]
"""A button at the foot: its name, its words and what it does."""


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
        """Return the rows below them."""
        return ()

    @abstractmethod
    def entries(self) -> Sequence[Entry]:
        """Return the buttons at the foot: their names, their words and what they do; the last one is strong."""

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies: as high as its content needs, as far as the window is."""
        wide, least = _SIZE
        needed = sum(self._heights(layout, layout.px(wide - 140))) / layout.k + 130 + _BUTTON + 60
        return layout.centred(wide, max(least, min(needed, layout.height - 60)))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the title, what is told, the rows and the buttons."""
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

    def _buttons(self, layout: Layout, sheet: pygame.Rect) -> list[Widget]:
        """Return buttons side by side at the foot, the last one strong."""
        px, entries = layout.px, self.entries()
        gap, inner = px(20), sheet.inflate(-px(90), 0)
        wide = (inner.width - gap * (len(entries) - 1)) // len(entries)
        top = sheet.bottom - px(_BUTTON + 40)
        return [
            Button(
                name,
                pygame.Rect(inner.left + number * (wide + gap), top, wide, px(_BUTTON)),
                text,
                action,
                strong=number == len(entries) - 1,
                size=25,
            )
            for number, (name, text, action) in enumerate(entries)
        ]

    def close(self) -> None:
        """Go back to the table."""
        self.kit.stack.remove(self)
