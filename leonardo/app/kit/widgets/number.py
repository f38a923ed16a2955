"""A number to be typed, or to be reached in steps by arrows, keys and the wheel."""

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from leonardo.app.kit.keymap import PRESSING
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.widgets.basic import Stepper

_DIGITS: Final = "0123456789"


class NumberField(Stepper):
    """A number out of the `numbers`; `changed` is told each change.

    What is typed counts at once, as the nearest number that there is, and is shown as typed until the keyboard leaves
    the field or Enter is pressed. `named` are words that are written in place of some numbers.
    """

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        value: int,
        numbers: range,
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

    @property
    def shown(self) -> str:
        """What is written in it."""
        return self._typed if self._typed is not None else self._named.get(self.value, str(self.value))

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
        """Take digits and what deletes them, before they mean something else."""
        if event.type == pygame.TEXTINPUT and event.text and all(letter in _DIGITS for letter in event.text):
            self._type((self._typed or "") + event.text)
            return True
        if event.type != pygame.KEYDOWN or event.key in PRESSING:
            return False
        if event.key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            self._type((self._typed if self._typed is not None else str(self.value))[:-1])
            return True
        letter = getattr(event, "unicode", "")
        return bool(letter) and letter in _DIGITS

    def write(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        """Write the number between the arrows."""
        kit.painter.draw(surface, self.shown, inner, Face.MEDIUM, self.size, INK, "centre")

    def _type(self, text: str) -> None:
        self._typed = text[: len(str(self._numbers[-1]))]
        if self._typed:
            place = round((int(self._typed) - self._numbers.start) / self._numbers.step)
            self._set(self._numbers[max(0, min(len(self._numbers) - 1, place))])

    def _set(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.changed(value)
