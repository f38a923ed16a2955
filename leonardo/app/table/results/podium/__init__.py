"""The podium: who won is told on the square, from the last seat to the first, and what each of them had is counted."""

from typing import Final

GROUND: Final = "square"
"""The picture on which it all takes place; whoever knows that it will be needed soon begins to read it."""
