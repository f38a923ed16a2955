"""What is wrong with a save file, in the language that is spoken."""

from leonardo.app.kit.words import words
from leonardo.saves.faults import SaveError, shown_name


def fault_in_words(error: SaveError) -> str:
    """Return what is wrong with a save file and what to do, with its name."""
    return words(f"saves.{error.fault.value}", file=shown_name(error.path), detail=error.detail)
