"""The pauses between two decisions while a game is played again by itself."""

from typing import Final

from leonardo.app.kit.settings import Speed

_PAUSES: Final = {Speed.SLOW: 900.0, Speed.NORMAL: 450.0, Speed.FAST: 200.0, Speed.OFF: 350.0}
"""Milliseconds between two decisions, by the speed at which moves are shown."""


class Pause:
    """How long it is until the next decision is shown."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self, speed: Speed) -> None:
        """Begin the pause before the next decision."""
        self._left = _PAUSES[speed]

    def over(self, milliseconds: float, speed: Speed) -> bool:
        """Let time pass; tell whether the pause is over, and begin the next one if it is."""
        self._left -= milliseconds
        if self._left > 0:
            return False
        self.begin(speed)
        return True
