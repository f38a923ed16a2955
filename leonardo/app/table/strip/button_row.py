"""The buttons beside the prompt: where each lies, and how it is drawn.

What is pressed often is always at one place: tools lie at the right end, whatever goes on, and beside them the button
that ends something, whose place is kept where there is none. All others come and go at the left of that.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import FAINT, INK
from leonardo.app.table.looks.plates import PALE, PAPER, draw_button, draw_plate, label_style
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.strip.corner import SMALLEST_TARGET

_FEW: Final = 2  # buttons beside which a picture is named; among more of them the words of the prompt need the room
_MOST_LABELS: Final = 0.2
_MOST_FIXED: Final = 0.09
"""The share of the row that the words on buttons take at most, if they are larger than designed: on all of them, and on
those that are always there."""
_FADED: Final = 90  # how opaque the picture is on a button that cannot be pressed, of 255


@frozen(eq=False)
class Places:
    """Where the buttons of any prompt lie in a `row` of pixels that ends at `right`; `worded`, pictures have words.

    `ends` are the labels for which the place beside the tools is wide enough at least.
    """

    brush: Brush
    row: Rect
    right: int
    worded: bool
    ends: Sequence[str]

    def of(self, buttons: Sequence[PromptButton]) -> "ButtonRow":
        tools = [button for button in buttons if button.tool]
        others = [button for button in buttons if not button.tool]
        ends = self._letters(tools, self.ends[:1], _MOST_FIXED)
        larger = self._letters(buttons, (), _MOST_LABELS)
        letters = min(ends, larger, key=lambda brush: brush.painter.scale)
        placed, right = [], self.right
        for button in reversed(tools):
            placed.append((button, self._place(ends, button, right, worded=self.worded)))
            right = placed[-1][1].left - self._gap
        end = right - self._end(ends) - self._gap if tools else right
        for number, button in enumerate(reversed(others)):
            place = self._place(letters, button, right, worded=self.worded and len(others) <= _FEW)
            if not number and tools:
                place = Rect(min(place.left, right - self._end(ends)), place.top, 0, place.height)
                place.width = right - place.left
            placed.append((button, place))
            right = place.left - self._gap
        found = dict(placed)
        return ButtonRow(self.brush, letters, ends, [(button, found[button]) for button in buttons], min(end, right))

    @property
    def _gap(self) -> int:
        return self.brush.px(10)

    @property
    def _height(self) -> int:
        return min(self.row.height, max(SMALLEST_TARGET, self.brush.px(48)))

    def _letters(self, buttons: Sequence[PromptButton], labels: Sequence[str], share: float) -> Brush:
        """Return a brush for labels, for which there is a share of the row: larger text than designed gives way."""
        room = self.row.width * share

        def fits(larger: Brush) -> bool:
            measure = _measure(larger)
            return sum(button.wide(measure) for button in buttons) + sum(map(measure, labels)) <= room

        return self.brush.yielding(fits)

    def _end(self, letters: Brush) -> int:
        return max((_plain_width(self.brush, letters, label) for label in self.ends), default=0)

    def _place(self, letters: Brush, button: PromptButton, right: int, *, worded: bool) -> Rect:
        width = button.wide(lambda label: _plain_width(self.brush, letters, label))
        if button.picture:
            label = button.wide(_measure(letters)) + self.brush.px(12)
            width = self._height + (label if worded and not button.wordless else 0)
        return Rect(right - width, self.row.centery - self._height // 2, width, self._height)


@frozen(eq=False)
class ButtonRow:
    """Buttons with their rectangles, each lettered with one of two brushes of their own; the prompt ends at `left`."""

    brush: Brush
    letters: Brush
    of_tools: Brush
    placed: Sequence[tuple[PromptButton, Rect]]
    left: int

    @property
    def shown(self) -> Hashable:
        """All that its picture and its places depend on, in one arrangement."""
        return tuple(button for button, _ in self.placed)

    def draw(self, surface: Surface) -> None:
        for button, rect in self.placed:
            letters = self.of_tools if button.tool else self.letters
            if button.picture:
                self._draw_pictured(surface, rect, button, letters)
            else:
                draw_button(letters, surface, rect, button)

    def _draw_pictured(self, surface: Surface, rect: Rect, button: PromptButton, letters: Brush) -> None:
        brush = self.brush
        draw_plate(brush, surface, rect, PAPER if button.enabled else PALE)
        picture = brush.faded(button.picture, round(rect.height * 0.72), 255 if button.enabled else _FADED)
        named = rect.height + _measure(letters)(button.label) <= rect.width  # at the end its place may only be wide
        middle = rect.left + rect.height // 2 if named else rect.centerx
        surface.blit(picture, picture.get_rect(center=(middle, rect.centery)))
        if named:
            place = (rect.left + rect.height - brush.px(2), rect.centery)
            letters.write(surface, button.label, place, label_style(letters), INK if button.enabled else FAINT)


def _measure(letters: Brush) -> Callable[[str], int]:
    return lambda label: letters.width(label, label_style(letters))


def _plain_width(brush: Brush, letters: Brush, label: str) -> int:
    return max(brush.px(74), letters.width(label, label_style(letters)) + brush.px(34))
