"""Text from outside: what a person types or pastes, and names in files that anybody may have written.

A line may be kept and shown only as `one_line` leaves it. Whatever reaches the fonts all the same, `drawable` makes
such that no font refuses it.
"""

import re
import unicodedata
from typing import Final

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Signs that count as printable and yet show nothing: joiners, fillers, selectors of a variant."""
_REFUSED: Final = re.compile("[\x00-\x1f\x7f\ud800-\udfff]")  # what fonts refuse, or take for the end of a line
_LONGEST_READ: Final = 10_000  # characters of a text that are looked at, at most: a clipboard may hold a book


def one_line(text: str) -> str:
    """Return a text without what cannot be seen: each kind of space is a plain one, accents belong to their letters.

    Nothing is left of a text that shows nothing but spaces would show; spaces at either end stay.
    """
    composed = unicodedata.normalize("NFC", _UNSEEN.sub("", text[:_LONGEST_READ]))
    spaced = (" " if letter.isspace() else letter for letter in composed)
    seen = "".join(letter for letter in spaced if letter.isprintable())
    while seen and unicodedata.category(seen[0]).startswith("M"):
        seen = seen[1:]
    return seen


def drawable(text: str) -> str:
    return text if text.isprintable() else _REFUSED.sub(" ", text)
