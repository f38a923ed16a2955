"""How long what happened is shown: a pleasure to watch and never a wait.

All times are milliseconds at normal speed.
"""

from typing import Final

from leonardo.app.table.game import AnyMotion
from leonardo.engine.game import Event

REST: Final = 15
"""After the last piece has landed."""


_PACES: Final = ((4_000, 1.0), (9_000, 0.6), (13_000, 0.4), (17_000, 0.26), (20_000, 0.12), (22_000, 0.1))
"""What times are multiplied with when so much of a round has been shown; in between, what lies in between."""
_LEISURE: Final = 2_400
"""How much later in a round what is celebrated is hurried."""
_UNHURRIED: Final = 2_200
_STRETCH: Final = 6_200
"""How much of a stretch is told at leisure, and when all of it has been told."""
_MISSED: Final = 900
"""For how long one reads that one can do nothing in a round, at least: it would be over before one noticed it."""


class Stretch:
    """What belongs together between others, such as a war: the longer it lasts, the quicker it goes on.

    All of it is over in time, however much happens: what takes less than four seconds at leisure takes no more than is
    left of its time. Its end is told at leisure.
    """

    def __init__(self) -> None:
        self._passed: float | None = None

    @property
    def haste(self) -> float:
        """What times are multiplied with: 1 outside of any stretch."""
        if self._passed is None:
            return 1.0
        return min(1.0, max(0.0, (_STRETCH - self._passed) / (_STRETCH - _UNHURRIED)))

    def heed(self, begins: bool | None) -> None:
        """Begin one (yes) or end it (no), unless it goes on as before (none)."""
        if begins is not None:
            self._passed = 0.0 if begins else None

    def elapse(self, milliseconds: float) -> None:
        """Let time pass."""
        if self._passed is not None:
            self._passed += milliseconds


class Attendance:
    """Whether those who look have done anything since the round began, at a table with this motion."""

    def __init__(self, motion: AnyMotion) -> None:
        self._motion = motion
        self._took_part = True

    def pause(self, event: Event, seat: int | None) -> float:
        """Return for how long an event is left to be seen by who sits at a seat, if anybody does.

        What happens must be told in its order.
        """
        motion = self._motion
        if motion.begins_round(event):
            self._took_part = False
        flag = motion.flag(event)
        if flag is not None and flag.seat == seat and not flag.quiet:
            self._took_part = True
        misses = seat is not None and motion.left_out(event) == seat and not self._took_part
        return max(motion.pause(event), _MISSED if misses else 0)


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
