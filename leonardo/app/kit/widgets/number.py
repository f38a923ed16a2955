"""Widgets for numbers: a slider of brass from 0 to 100, and a field to type in or to step through."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from leonardo.app.kit.keymap import DIGITS, NO_LETTERS, PRESSING
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Stepper, Widget, WidgetState, sideways


class Slider(Widget):
    """A number from 0 to 100, in steps of 5 by keys."""

    STEP: Final = 5

    def __init__(
        self, name: str, rect: pygame.Rect, value: int, changed: Callable[[int], None], *, hint: str = ""
    ) -> None:
        super().__init__(name, rect, hint=hint)
        self.value, self.changed = value, changed

    def press(self) -> None:
        """Go from silence to full and back: what a key press does here has no better meaning."""
        self._set(0 if self.value else 100)

    def click(self, point: tuple[int, int]) -> None:
        self.drag(point)

    def gripped(self) -> Callable[[], object]:
        return partial(self._set, self.value)

    def drag(self, point: tuple[int, int]) -> bool:
        track = self._track()
        return self._set(round((point[0] - track.left) / track.width * 100))

    def key(self, key: int) -> bool:
        if by := sideways(key):
            self._set(self.value + by * self.STEP)
        return bool(by)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        k = kit.layout.k
        track = self._track()
        groove = pygame.Rect(track.left, 0, track.width, max(6, round(12 * k)))
        groove.centery = self.rect.centery
        surface.blit(skins.plate(kit.pictures, groove.size, k, skins.TRACK), groove)
        knob = groove.left + groove.width * self.value // 100
        filled = pygame.Rect(groove.left, groove.top, max(groove.height, knob - groove.left), groove.height)
        surface.blit(skins.plate(kit.pictures, filled.size, k, skins.FILLED), filled)
        side = max(18, round(32 * k))
        round_knob = skins.Skin((250, 218, 140), GOLD, radius=side, line=(255, 240, 190))
        if look.hovered or look.held:
            round_knob = skins.Skin((255, 232, 160), (214, 166, 64), radius=side, line=IVORY)
        surface.blit(
            skins.plate(kit.pictures, (side, side), k, round_knob), (knob - side // 2, groove.centery - side // 2)
        )
        number = pygame.Rect(track.right, self.rect.top, self.rect.right - track.right, self.rect.height)
        kit.painter.draw(surface, str(self.value), number, Face.STRONG, 24, INK, "right")

    def _track(self) -> pygame.Rect:
        inset = self.rect.height // 3
        return pygame.Rect(self.rect.left + inset, self.rect.top, self.rect.width * 5 // 6 - inset, self.rect.height)

    def _set(self, value: int) -> bool:
        value = max(0, min(100, value))
        if value == self.value:
            return False
        self.value = value
        self.changed(value)
        return True


_DIGITS: Final = "0123456789"


class NumberField(Stepper):
    """A number out of the `numbers`, in the order in which they are stepped through; `changed` is told each change.

    What is typed counts at once, as the nearest number that there is, and is shown as typed until the keyboard leaves
    the field or Enter is pressed. `named` are words that are written in place of some numbers; such a number is no
    amount, so nothing else is near it. One steps over what is no multiple of the `stride`.
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
        stride: int = 1,
        size: float = 24,
        hint: str = "",
    ) -> None:
        super().__init__(name, rect, [], 0, changed, size=size, hint=hint)
        self._stride = stride
        self.value = value
        self._numbers = numbers
        self._named = dict(named or {})
        self._typed: str | None = None
        self._by_key = False
        """Whether a key has written a digit, whose text comes next, if any does."""

    @property
    def shown(self) -> str:
        return self._typed if self._typed is not None else self._named.get(self.value, str(self.value))

    def can_step(self, by: int) -> bool:
        return 0 <= self._numbers.index(self.value) + by < len(self._numbers)

    def step(self, by: int) -> None:
        self._typed = None
        place, last = self._numbers.index(self.value), len(self._numbers) - 1
        for _ in range(abs(by)):
            place = self._next(place, 1 if by > 0 else -1)
        self._set(self._numbers[max(0, min(last, place))])

    def _next(self, place: int, by: int) -> int:
        """Return the place of the next number that one does not step over, in one direction or the other."""
        place += by
        while 0 < place < len(self._numbers) - 1 and self._numbers[place] % self._stride:
            place += by
        return place

    def press(self) -> None:
        self._typed = None

    def click(self, point: tuple[int, int]) -> None:
        if point[0] < self.rect.left + self.side:
            self.step(-1)
        elif point[0] >= self.rect.right - self.side:
            self.step(1)

    def key(self, key: int) -> bool:
        if key in (pygame.K_HOME, pygame.K_END):
            self._typed = None
            self._set(self._numbers[0 if key == pygame.K_HOME else -1])
            return True
        return super().key(key)

    def wheel(self, turns: int) -> bool:
        self.step(turns)
        return True

    def lose(self) -> None:
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
        kit.painter.draw(surface, self.shown, inner, Face.MEDIUM, self.size, INK, "centre")

    def _type(self, text: str) -> None:
        self._typed = text[: len(str(max(self._numbers)))]
        if self._typed:
            self._set(self._nearest(int(self._typed)))

    def _nearest(self, typed: int) -> int:
        amounts = [number for number in self._numbers if number not in self._named]
        return typed if typed in self._numbers else min(amounts, key=lambda number: abs(number - typed))

    def _set(self, value: int) -> None:
        if value != self.value:
            self.value = value
            self.changed(value)
