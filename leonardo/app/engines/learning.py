"""What this game gives those who learn it; each part is imported when it is first asked for."""

from typing import Final

from leonardo.app.learning import Learning, brought

_LEARN: Final = "leonardo.app.engines.learn"

LEARNING: Final = Learning(
    rules=brought(f"{_LEARN}.rules", "BOOK"),
    cards=brought(f"{_LEARN}.cards", "CARDS"),
)
"""What the presentation names."""
