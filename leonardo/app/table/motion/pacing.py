"""How long what happened is shown: a pleasure to watch and never a wait.

All times are milliseconds at normal speed.
"""

from typing import Final

REST: Final = 15
"""After the last piece has landed."""


_PACES: Final = ((4_000, 1.0), (9_000, 0.6), (13_000, 0.4), (17_000, 0.28), (20_000, 0.16), (22_000, 0.1))
"""What times are multiplied with when so much of a round has been shown; in between, what lies in between."""
_LEISURE: Final = 3_000
"""How much later in a round what is celebrated is hurried."""


def pace(pause: float, landed: float) -> float:
    """Return how long an event takes whose last piece has `landed` then, and that is left to be seen for a while."""
    return landed + (REST if landed else 0) + pause


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
