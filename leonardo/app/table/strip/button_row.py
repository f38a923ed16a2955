"""The buttons beside the prompt: where each lies, and how it is drawn."""

from collections.abc import Hashable, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.plates import draw_button, draw_plate, label_style
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.strip.corner import SMALLEST_TARGET

_FEW: Final = 3
"""Buttons beside which a picture is named; among more of them the words of the prompt need the room."""
_MOST_LABELS: Final = 0.2
"""The share of the row that the words on buttons take at most, if they are larger than designed."""


@frozen(eq=False)
class ButtonRow:
    """Buttons with their rectangles, lettered with a brush of their own: larger text gives way to the prompt."""

    brush: Brush
    letters: Brush
    placed: Sequence[tuple[PromptButton, Rect]]

    @property
    def shown(self) -> Hashable:
        """All that its picture and its places depend on, in one arrangement."""
        return tuple(button for button, _ in self.placed)

    @classmethod
    def of(cls, brush: Brush, buttons: Sequence[PromptButton], row: Rect, right: int, *, worded: bool) -> "ButtonRow":
        """Lay buttons in a row of pixels so that the last ends at `right`; `worded`, pictures may have words."""
        height = min(row.height, max(SMALLEST_TARGET, brush.px(48)))
        room = row.width * _MOST_LABELS
        letters = brush.yielding(
            lambda larger: sum(larger.width(button.label, label_style(larger)) for button in buttons) <= room
        )
        placed = []
        for button in reversed(buttons):
            width = _width(brush, letters, button, height, worded=worded and len(buttons) <= _FEW)
            placed.append((button, Rect(right - width, row.centery - height // 2, width, height)))
            right -= width + brush.px(10)
        return cls(brush, letters, placed[::-1])

    def draw(self, surface: Surface) -> None:
        """Draw all of them."""
        for button, rect in self.placed:
            if button.picture:
                self._draw_pictured(surface, rect, button)
            else:
                draw_button(self.letters, surface, rect, button)

    def _draw_pictured(self, surface: Surface, rect: Rect, button: PromptButton) -> None:
        """Draw a button with a picture, and its label beside that where there is room."""
        brush = self.brush
        draw_plate(brush, surface, rect)
        brush.stamp(surface, button.picture, (rect.left + rect.height // 2, rect.centery), round(rect.height * 0.72))
        if rect.width > rect.height:
            place = (rect.left + rect.height - brush.px(2), rect.centery)
            self.letters.write(surface, button.label, place, label_style(self.letters))


def _width(brush: Brush, letters: Brush, button: PromptButton, height: int, *, worded: bool) -> int:
    label = letters.width(button.label, label_style(letters))
    if not button.picture:
        return max(brush.px(74), label + brush.px(34))
    return height + (label + brush.px(12) if worded else 0)
