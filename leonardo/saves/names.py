"""What files of saved games are called."""

import re
import unicodedata
from typing import Final

ENDING: Final = ".leonardo.json"
AUTOSAVE: Final = "autosave-"
LONGEST_STEM_BYTES: Final = 120
RESERVED: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)[\d¹²³]")
"""Names that Windows gives to devices, whatever follows after a dot; a digit may stand above the line."""


def file_name(name: str) -> str:
    """Return the name of the file for a save of this name: no name leads out of a folder or is one of an autosave."""
    return f"{_stem(name)}{ENDING}"


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
