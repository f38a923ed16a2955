"""The page of the keys: what each key does at the table. F1, Escape or a click puts it aside."""

from typing import Final

import pygame

from leonardo.app.davinci.dialogs.dialog import Dialog
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.kit.words import words

COLUMNS: Final[tuple[tuple[str, ...], ...]] = (
    ("walk", "tab", "press", "count", "more", "master", "card", "escape", "right", "wheel"),
    ("undo", "pass", "skip", "zoom", "log", "pages", "full_screen", "keys"),
)
"""The entries of the two columns, by their keys in the text catalogue under `davinci.keys.`."""

_ROW: Final = 56
_COLUMN: Final = 690
_NAMES: Final = 250


class Keys(Dialog):
    """Lists the keys and what else the mouse can do."""

    def __init__(self, kit: Kit) -> None:
        height = 180 + _ROW * max(len(column) for column in COLUMNS)
        size = (2 * _COLUMN + 130, height)
        super().__init__(kit, words("davinci.keys.title"), words("davinci.keys.words"), size, _nothing)

    def handle(self, event: pygame.Event) -> bool:
        """Be put aside by the key that lists the keys, and by a click anywhere."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if clicked or asks_for_keys(event):
            self.close()
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the keys in vermilion and beside each what it does."""
        super().draw(surface)
        for number, column in enumerate(COLUMNS):
            left = number * (_COLUMN + 34)
            for row, entry in enumerate(column):
                self._draw_entry(surface, entry, left, row * _ROW)

    def _draw_entry(self, surface: pygame.Surface, entry: str, left: float, top: float) -> None:
        painter = self.kit.painter
        names, place = self.at(left, top, _NAMES, _ROW), self.at(left + _NAMES + 20, top, _COLUMN - _NAMES - 20, _ROW)
        painter.draw(surface, words(f"davinci.keys.{entry}.keys"), names, Face.BOLD, 26, VERMILION, "right")
        painter.draw(surface, words(f"davinci.keys.{entry}.does"), place, Face.TEXT, 26, INK)


def asks_for_keys(event: pygame.Event) -> bool:
    """Tell whether an event is F1 or a question mark, wherever the keyboard has it."""
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F1 or getattr(event, "unicode", "") == "?"


def _nothing() -> None:
    """Do nothing: the list was put aside."""
