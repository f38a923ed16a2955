"""What is wrong with a save file, in the language that is spoken."""

from typing import Final

from leonardo.app.kit.translations import tr
from leonardo.saves.faults import Fault, SaveError, shown_name

_TOLD_OF_IMPORTS: Final = frozenset({Fault.EMPTY, Fault.DAMAGED, Fault.FOREIGN})
"""What is told otherwise of a file that somebody else made: there is no earlier save of it here."""


def fault_in_words(error: SaveError) -> str:
    """Return what is wrong with a save file and what to do, with its name."""
    return tr(f"saves.{error.fault.value}", file=shown_name(error.path), detail=error.detail)


def fault_of_import(error: SaveError) -> str:
    """Return what is wrong with a file that was to be imported and what to do, with its name."""
    if error.fault in _TOLD_OF_IMPORTS:
        return tr(f"played.faults.{error.fault.value}", file=shown_name(error.path), detail=error.detail)
    return fault_in_words(error)
