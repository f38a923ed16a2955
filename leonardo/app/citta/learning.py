"""What this game gives those who learn it; each part is imported when it is first asked for."""

from typing import Final

from leonardo.app.learning import Learning, brought

_LEARN: Final = "leonardo.app.citta.learn"

LEARNING: Final = Learning(
    help=brought(f"{_LEARN}.help", "NOTES"),
    rules=brought(f"{_LEARN}.rules", "BOOK"),
    table=brought("leonardo.app.citta.table", "TABLE"),
    standing=brought(f"{_LEARN}.standing", "FORECASTING"),
)
"""What the presentation names."""
