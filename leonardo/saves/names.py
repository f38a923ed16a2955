"""What files of saved games are called."""

import re
import unicodedata
from typing import Final

ENDING: Final = ".leonardo.json"
AUTOSAVE: Final = "autosave-"
LONGEST_STEM_BYTES: Final = 120
_A_SAVE: Final = re.compile(r"[^.].*\.leonardo([\W_].*)?\.json", re.DOTALL | re.IGNORECASE)
"""Such as `autosave-x-1.leonardo.json` and `autosave-x-1.leonardo (conflicted copy of Anna).json`."""
RESERVED: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)[\d¹²³]")
"""Names that Windows gives to devices, whatever follows after a dot; a digit may stand above the line."""


def is_save_name(name: str) -> bool:
    """Return whether a file bears the name of a save, be it one to which a program that synchronises added a word."""
    return _A_SAVE.fullmatch(name) is not None


def file_name(name: str, number: int = 1) -> str:
    """Return the name of the file for a save of this name: no name leads out of a folder or is one of an autosave.

    Names that differ in signs alone have the same one, so that there may be others with a `number` from 2 up.
    """
    return f"{_stem(name)}{f'-{number}' if number > 1 else ''}{ENDING}"


def is_same_name(one: str, other: str) -> bool:
    """Tell whether two names are one to a person: neither capitals count nor how an accent is written."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def autosave_name(run: str, number: int) -> str:
    """Return the name of one of the files for the autosaves of a game."""
    return f"{AUTOSAVE}{run}-{number}{ENDING}"


def _stem(name: str) -> str:
    """Return letters and digits of any language, the rest as hyphens."""
    plain = unicodedata.normalize("NFC", name).casefold()
    stem = re.sub(r"[^\w]+", "-", plain).strip("-_")
    while len(stem.encode("utf-8")) > LONGEST_STEM_BYTES:
        stem = stem[:-1]
    if not stem or RESERVED.fullmatch(stem) or stem.startswith(AUTOSAVE.rstrip("-")):
        return f"save-{stem}".rstrip("-")
    return stem
