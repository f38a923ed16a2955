"""How long what happened is shown: a pleasure to watch and never a wait.

All times are milliseconds at normal speed.
"""

from collections.abc import Sequence
from typing import Final

from leonardo.app.table.motion.flight import Flight

REST: Final = 15
"""After the last piece has landed."""


_PACES: Final = ((5_000, 1.0), (12_000, 0.64), (18_000, 0.5), (22_000, 0.36))
"""What times are multiplied with when so much of a round has been shown; in between, what lies in between."""
_LEISURE: Final = 6_000
"""How much later in a round what is celebrated is hurried."""


def pace(pause: float, flying: Sequence[Flight]) -> float:
    """Return how long an event takes in which these pieces fly, and that is left to be seen for a while after them."""
    landed = max((flight.over for flight in flying), default=-REST)
    return landed + REST + pause


def haste(passed: float, *, celebrated: bool) -> float:
    """Return what the times of an event are multiplied with when so much of its round has been shown.

    The longer a round, the quicker it is told, so that none of them is a wait.
    """
    if celebrated:
        passed -= _LEISURE
    earlier, before = 0.0, 1.0
    for later, factor in _PACES:
        if passed < later:
            return before + (factor - before) * max(0.0, passed - earlier) / (later - earlier)
        earlier, before = later, factor
    return before
