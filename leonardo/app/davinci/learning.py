"""What this game gives those who learn it; each part is imported when it is first asked for."""

from typing import Final

from leonardo.app.presentation import Learning, brought, made

_LEARN: Final = "leonardo.app.davinci.learn"

LEARNING: Final = Learning(
    help=brought(f"{_LEARN}.help", "NOTES"),
    rules=brought(f"{_LEARN}.rules", "BOOK"),
    cards=brought(f"{_LEARN}.cards", "CARDS"),
    lessons=brought(f"{_LEARN}.lessons.course", "COURSE"),
    table=brought("leonardo.app.davinci.table", "TABLE"),
    standing=brought(f"{_LEARN}.standing", "FORECASTING"),
    statistics=made(f"{_LEARN}.deeds", "statistics"),
    challenges=made(f"{_LEARN}.challenges", "challenges"),
)
"""What the presentation names."""
