"""What this game gives those who learn it; each part is imported when it is first asked for."""

from typing import Final

from leonardo.app.learning import Learning

LEARNING: Final = Learning()
"""What the presentation names."""
