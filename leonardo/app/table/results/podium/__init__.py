"""The podium: on the square, blocks climb as high as what is counted on them, and then it is told who has won."""

from typing import Final

GROUND: Final = "square"
"""The picture on which it all takes place; whoever knows that it will be needed soon begins to read it."""
