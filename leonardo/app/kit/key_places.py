"""Which key is meant, whatever the layout: digits by their place, and letters where a keyboard writes no Latin ones.

SDL names a key by what it writes. A command for U is out of reach where that key writes a Cyrillic letter, and the
row of digits writes signs in some countries. So a key may be known by its place, and a sign by what it writes.
"""

from typing import Final

import pygame

_LATIN_ENDS: Final = 0x250
"""The first letter behind those of the Latin alphabets;"""
_LATIN_AGAIN: Final = range(0x1E00, 0x1F00)
"""more of them stand here."""
_DIGITS: Final[dict[int, int]] = {
    getattr(pygame, f"KSCAN_{digit}"): getattr(pygame, f"K_{digit}") for digit in range(10)
}
_LETTERS: Final[dict[int, int]] = {
    getattr(pygame, f"KSCAN_{letter.upper()}"): ord(letter) for letter in "abcdefghijklmnopqrstuvwxyz"
}
"""The keys that lie at these places on a keyboard of the United States."""
_KEYPAD: Final[dict[int, int]] = {getattr(pygame, f"K_KP{digit}"): getattr(pygame, f"K_{digit}") for digit in range(10)}
_BY_PLACE: Final = 1 << 30
"""What SDL adds to a place to make a key of it that writes nothing."""
_NAMELESS: Final = "#"
"""Before the number of a key that has no name of its own;"""
_LONGEST: Final = 11
"""more digits than that make none."""


class KeyPlaces:
    """Tells which keys an event may mean; it learns from each letter whether the layout has Latin ones."""

    def __init__(self) -> None:
        self._latin = True

    def plain(self, event: pygame.Event) -> pygame.Event:
        """Return the press of a key as a keyboard with Latin letters and a row of digits sends it; others unchanged."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        key = self.key(event)
        return event if key == event.key else pygame.Event(event.type, {**event.dict, "key": key})

    def key(self, event: pygame.Event) -> int:
        """Return the key that was pressed: what it writes, or by its place a digit, or a letter instead of another."""
        place: int = event.dict.get("scancode", 0)
        key: int = event.key
        if key in (0, _BY_PLACE) and place:
            return _BY_PLACE | place  # such as an accent that waits for its letter: several have no other number
        if place in _DIGITS:
            return _DIGITS[place]
        if 0 < key < _BY_PLACE and chr(key).isalpha():
            self._latin = _is_latin(key)
        return key if self._latin else _LETTERS.get(place, key)

    def meant(self, event: pygame.Event) -> list[int]:
        """Return all keys that an event may mean, the likeliest first.

        A sign is what it writes wherever it lies, such as the minus on the 6 of a French keyboard. What writes no sign
        that means anything is its key, the digit or letter that it writes, and the digit of the keypad.
        """
        key, written = self.key(event), _written(event)
        if key in (*_KEYPAD, *_SIGNS_OF_KEYPAD):
            return [key, *written, *(each for each in (_KEYPAD.get(key),) if each is not None)]
        signs = [sign for sign in written if not chr(sign).isalnum()]
        return [*signs, key, int(event.key), *written]


_SIGNS_OF_KEYPAD: Final = tuple(
    getattr(pygame, f"K_KP_{name}") for name in ("PLUS", "MINUS", "MULTIPLY", "DIVIDE", "PERIOD")
)
"""Keys that may have another meaning than the same signs elsewhere."""


def code_of(name: str) -> int:
    """Return the key of a name that `name_of` gave, 0 for a name that no key has."""
    if name.startswith(_NAMELESS) and name[1:].isdecimal():
        number = int(name[1 : _LONGEST + 1])
        return number if number < 2 * _BY_PLACE else 0
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return 0


def name_of(key: int) -> str:
    """Return a name by which a key is kept, which is the same everywhere; by a number where it has no other."""
    name = pygame.key.name(key, False)
    return name if name and code_of(name) == key else f"{_NAMELESS}{key}"


def number_of(key: int) -> int:
    """Return the number by which a key without a name is called: that of its place, if that is all there is."""
    return key & ~_BY_PLACE


def _written(event: pygame.Event) -> list[int]:
    sign = event.dict.get("unicode", "")
    return [ord(sign.lower())] if len(sign) == 1 and len(sign.lower()) == 1 and sign.isprintable() else []


def _is_latin(letter: int) -> bool:
    return letter < _LATIN_ENDS or letter in _LATIN_AGAIN
