"""What only thinking on has found, in the sentences of this game."""

from typing import Final

from leonardo.ai.thought import Thoughts

THOUGHTS: Final = Thoughts("davinci.advice")
