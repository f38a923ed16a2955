"""Whether the table shows what all could remember (rule 13.2): agreed on before a game, and kept with it."""

from typing import Final

from leonardo.play.session import Session

MEMORY: Final = "memory"  # what is agreed on about the table: whether what the others have is shown (rule 13.2)
OPEN_MEMORY: Final = "open"


def open_memory(session: Session) -> bool:
    """Return whether the table shows the florins and components of the others, which all could remember."""
    return session.table.get(MEMORY) == OPEN_MEMORY
