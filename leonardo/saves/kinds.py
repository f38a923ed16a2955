"""What a file holds, told by how it begins: programs that fetch and copy files give them names of their own."""

from enum import Enum
from pathlib import Path
from typing import Final

from leonardo import plain_files
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.saves.files import MOST_BYTES
from leonardo.saves.names import ENDING, is_save_name

_BEGINNING: Final = 200
"""Bytes within which each form names itself."""
_ENDINGS: Final = ("", ".json", ".jsonl", ".txt", ".bak", ".old", ".download", ".part")
"""How names end of files that may be of ours, whatever else they are called."""
_OURS: Final = "leonardo"


class Kind(Enum):
    """The forms of games in files; the value is what each calls itself."""

    SAVE = "leonardo-save"
    RECORD = "leonardo-record"


def kind_of(content: bytes) -> Kind | None:
    """Return what something is that begins so, or nothing if it is neither."""
    beginning = content[:_BEGINNING]
    return next((kind for kind in Kind if f'"{kind.value}"'.encode() in beginning), None)


def kind_of_file(path: Path) -> Kind | None:
    """Return what a file is by its content, or nothing if it is neither, no plain file, or cannot be read."""
    try:
        with plain_files.opened(path, MOST_BYTES) as (descriptor, _):
            return kind_of(plain_files.read_piece(descriptor, _BEGINNING))
    except (OSError, ValueError):
        return None


def is_named_as_game(name: str) -> bool:
    """Tell whether a file is called what this program calls its files, be it with words of others in between."""
    return name.endswith((ENDING, RECORD_ENDING)) or is_save_name(name)


def may_hold_game(path: Path) -> bool:
    """Tell whether a file is to be offered as a game: by its name, or else by its content if its name allows for it."""
    name = path.name.casefold()
    if name.startswith("."):
        return False
    return is_named_as_game(path.name) or (
        (_OURS in name or Path(name).suffix in _ENDINGS) and kind_of_file(path) is not None
    )
