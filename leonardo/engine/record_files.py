"""What files of open records are called; a module of its own, since the title needs this and no record."""

from typing import Final

RECORD_ENDING: Final = ".leonardo.jsonl"  # how the names of open records end
