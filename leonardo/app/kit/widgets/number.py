"""A number to be typed, or to be reached in steps by arrows, keys and the wheel."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.kit.keymap import DIGITS, NO_LETTERS, PRESSING
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.widgets.basic import Stepper

_DIGITS: Final = "0123456789"


class NumberField(Stepper):
    """A number out of the `numbers`, in the order in which they are stepped through; `changed` is told each change.

    What is typed counts at once, as the nearest number that there is, and is shown as typed until the keyboard leaves
    the field or Enter is pressed. `named` are words that are written in place of some numbers; such a number is no
    amount, so nothing else is near it.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: int,
        numbers: Sequence[int],
        changed: Callable[[int], None],
        *,
        named: Mapping[int, str] | None = None,
        size: float = 24,
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, [], 0, changed, size=size, hint=hint)
        self.value = value
        self._numbers = numbers
        self._named = dict(named or {})
        self._typed: str | None = None
        self._by_key = False
        """Whether a key has written a digit, whose text comes next, if any does."""

    @property
    def shown(self) -> str:
        """What is written in it."""
        return self._typed if self._typed is not None else self._named.get(self.value, str(self.value))

    def can_step(self, by: int) -> bool:
        """Return whether there are numbers that way."""
        return 0 <= self._numbers.index(self.value) + by < len(self._numbers)

    def step(self, by: int) -> None:
        """Go on by so many steps, as far as the numbers go."""
        self._typed = None
        place = self._numbers.index(self.value) + by
        self._set(self._numbers[max(0, min(len(self._numbers) - 1, place))])

    def press(self) -> None:
        """Be done with typing."""
        self._typed = None

    def click(self, point: tuple[int, int]) -> None:
        """Go one step down or up at an arrow."""
        if point[0] < self.rect.left + self.side:
            self.step(-1)
        elif point[0] >= self.rect.right - self.side:
            self.step(1)

    def key(self, key: int) -> bool:
        """Go down or up with the arrows, and to either end."""
        if key in (pygame.K_HOME, pygame.K_END):
            self._typed = None
            self._set(self._numbers[0 if key == pygame.K_HOME else -1])
            return True
        return super().key(key)

    def wheel(self, turns: int) -> bool:
        """Go down or up."""
        self.step(turns)
        return True

    def lose(self) -> None:
        """Be done with typing."""
        self._typed = None

    def takes(self, event: pygame.Event) -> bool:
        """Take digits and what deletes them, before they mean something else; the row of digits is one everywhere."""
        if event.type == pygame.TEXTINPUT:
            return self._take_text(event.text)
        if event.type != pygame.KEYDOWN or event.key in PRESSING:
            return False
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._type((self._typed if self._typed is not None else str(self.value))[:-1])
            return True
        digit = DIGITS.get(event.key)
        if digit is None or event.dict.get("mod", 0) & NO_LETTERS:
            return False
        self._type(f"{self._typed or ''}{digit}")
        self._by_key = True
        return True

    def _take_text(self, text: str) -> bool:
        """Take a text of digits, unless it is that of a key that has been taken."""
        by_key, self._by_key = self._by_key, False
        if not text or any(letter not in _DIGITS for letter in text):
            return False
        if not by_key:
            self._type((self._typed or "") + text)
        return True

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Write the number between the arrows."""
        kit.painter.draw(surface, self.shown, inner, Face.MEDIUM, self.size, INK, "centre")

    def _type(self, text: str) -> None:
        self._typed = text[: len(str(max(self._numbers)))]
        if self._typed:
            self._set(self._nearest(int(self._typed)))

    def _nearest(self, typed: int) -> int:
        """Return the number that is meant by a typed one."""
        amounts = [number for number in self._numbers if number not in self._named]
        return typed if typed in self._numbers else min(amounts, key=lambda number: abs(number - typed))

    def _set(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.changed(value)
