"""What is heard when something happens: the names of sounds in `assets/sounds`."""

from collections.abc import Iterable, Mapping
from typing import Final

from leonardo.app.kit.audio import Audio

LIFT: Final = "lift"
"""Something is taken up."""
LIFT_GROUP: Final = "lift_group"
"""Several pieces are taken up together."""
HOVER: Final = "hover"
"""What is held comes over a place where it may go."""
DROP: Final = "knock"
"""Something is put where it may stay, until it is confirmed."""
BACK: Final = "back"
"""What was held lies where it was taken up."""
DENY: Final = "deny"
"""What is held may not go there."""
YOUR_TURN: Final = "your_turn"
"""The person at the screen may decide again, after something was shown."""
CURTAIN: Final = "curtain"
"""The curtain of a stage opens."""
MOST_TOGETHER: Final = 2
"""Sounds that are played at once of all that happened while nothing was shown."""

LOUDNESS: Final[Mapping[str, float]] = {"hover": 0.4, "back": 0.5, "coin": 0.7, "bell": 0.7}
"""The share of the sounds' volume at which some are played, since they are heard often; all others at the whole."""


class Ear:
    """Lets the person at the screen hear what happens, each thing as loud as it should be."""

    def __init__(self, audio: Audio) -> None:
        self._audio = audio

    def play(self, name: str) -> None:
        """Play one sound."""
        self._audio.play(name, LOUDNESS.get(name, 1.0))

    def hear(self, names: Iterable[str]) -> None:
        """Play what belongs to one frame; of much that was shown at once, only a little."""
        heard = [name for name in names if name]
        if len(heard) > MOST_TOGETHER:
            heard = list(dict.fromkeys(heard))[-MOST_TOGETHER:]
        for name in heard:
            self.play(name)
