"""Numbers that run: a sum goes up or down one by one, and what it has changed by stands beside it for a while."""

import math
from collections.abc import Mapping
from typing import Final

from attrs import evolve, frozen

from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import Spot
from leonardo.ui.timeline import Playing, Timeline, pause

STEP: Final = 70.0
"""Designed milliseconds for one more or one less."""
LONGEST: Final = 1000.0
"""Designed milliseconds for any change: larger ones run faster."""
NOTED: Final = 1600.0
"""Milliseconds for which a change stands beside its number after that has come to rest."""
SPRING: Final = 120.0
"""Milliseconds for which what a number belongs to springs when it goes up or down by one."""
_SWELLS: Final = 0.045
"""How much larger it is with each of the steps below."""
_HIGH: Final = 2
"""How high it springs to begin with, in steps in which it comes down again."""


@frozen
class Count:
    """A number as it is `shown` now, and by how much it has just changed (0: not at all, or long ago).

    It was so many `before` that; `rest` is what what is being shown will still add to the change. It has just `sprung`
    so high, in a few steps, if it changes piece by piece; what marks it has `hopped` so high, however it changes.
    """

    shown: int
    change: int = 0
    before: int = 0
    rest: int = 0
    sprung: int = 0
    hopped: int = 0

    @property
    def runs(self) -> bool:
        """Whether it is on its way: it is not yet what it has changed to, or more will come."""
        return bool(self.rest) or bool(self.change and self.shown != self.before + self.change)

    @property
    def still(self) -> "Count":
        """The same without its steps: as it was before while it runs, and as it is when it does not."""
        return evolve(self, shown=self.before if self.runs else self.shown, sprung=0, hopped=0)

    @property
    def swell(self) -> float:
        """How many times as large what it belongs to is for a moment, such as a purse into which a coin falls."""
        return 1 + _SWELLS * self.sprung


Told = tuple[tuple[Spot, Count], ...]


def signed(change: int) -> str:
    """Return by how much a number changes, in words."""
    return tr("table.change.more" if change > 0 else "table.change.less", count=abs(change))


class Running:
    """An integer that runs `STEP` by step to where it is aimed; what changes while it is noted adds up."""

    def __init__(self, timeline: Timeline, value: int) -> None:
        self._timeline = timeline
        self._start = self._aim = self._since = self._end = value
        self._playing: Playing | None = None
        """How it runs from `_start` to where it is aimed, and is noted after that:"""
        self._first = self._each = 0.0
        """when it takes its first step, how long each one takes (0: all are taken at once),"""
        self._stepped = -math.inf
        """and when it took the last one before."""
        self._coming = False
        """Whether what it changes by comes piece by piece, as coins do."""

    @property
    def count(self) -> Count:
        if self._playing is None or self.rests:
            return Count(self._aim)
        springs = SPRING - (self._playing.now_ms - self._last) if self._each else 0.0
        hopped = math.ceil(max(0.0, springs) * _HIGH / SPRING)
        sprung = hopped if self._coming else 0
        return Count(self._shown, self._aim - self._since, self._since, self._end - self._aim, sprung, hopped)

    @property
    def rests(self) -> bool:
        """Whether it stands still and nothing is noted."""
        return self._playing is None or self._playing.left_ms <= 0

    @property
    def _taken(self) -> int:
        """How many steps it has taken."""
        steps = abs(self._aim - self._start)
        if self._playing is None or not self._each:
            return steps
        return min(steps, max(0, 1 + int((self._playing.now_ms - self._first) // self._each)))

    @property
    def _shown(self) -> int:
        return self._start + (self._taken if self._aim > self._start else -self._taken)

    @property
    def _last(self) -> float:
        """When it took its last step."""
        return self._first + (self._taken - 1) * self._each if self._taken else self._stepped

    def aim(self, value: int, end: int | None = None, factor: float = 1.0) -> None:
        """Let it run to a value, in designed milliseconds `factor` times as long (0: at once).

        When all that is on its way to it has come, it will be `end`.
        """
        self._end = value if end is None else end
        if value == self._aim == self._end:
            return
        if self.rests:
            self._since, self._coming = self._aim, False
        self._coming = self._coming or value != self._end
        self._run(value, factor)

    def _run(self, value: int, factor: float) -> None:
        if self._playing is None or self.rests:
            self._start, self._first, self._stepped = self._aim, 0.0, -math.inf
        else:
            now, last = self._playing.now_ms, self._last
            runs = self._shown != self._aim
            self._start, self._first, self._stepped = self._shown, max(0.0, last + self._each - now) * runs, last - now
            self._timeline.stop(self._playing)
        steps = abs(value - self._start)
        self._aim, self._each = value, min(STEP, LONGEST / max(1, steps)) * factor
        self._first *= bool(factor)
        runs_for = self._first + (steps - 1) * self._each if steps else 0.0
        self._playing = self._timeline.play(pause(runs_for + NOTED))


class Counting:
    """The running numbers of a table on a timeline, by the spots at which they stand."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._running: dict[Spot, Running] = {}
        self._restless: list[tuple[Spot, Running]] = []
        """Those of them that run or have just run: most rest in most frames."""
        self._told: Told = ()

    def settle(self, values: Mapping[Spot, int]) -> None:
        """Show values as they are, as when a game is opened or something is taken back."""
        self._running = {spot: Running(self._timeline, value) for spot, value in values.items()}
        self._restless, self._told = [], ()

    def aim(self, values: Mapping[Spot, int], ends: Mapping[Spot, int], factor: float) -> None:
        """Let numbers run to their values; one that was not there before is shown as it is.

        `ends` are what they will be when all that is on its way has come. What is no longer there is forgotten.
        """
        before = self._running
        self._running = {spot: before.get(spot) or Running(self._timeline, value) for spot, value in values.items()}
        for spot, value in values.items():
            self._running[spot].aim(value, ends.get(spot), factor)
        self._restless = [each for each in self._running.items() if not each[1].rests]

    def look(self) -> bool:
        """Look what there is to be told now; return whether that is anything else than before."""
        self._restless = [each for each in self._restless if not each[1].rests]
        before, self._told = self._told, tuple((spot, running.count) for spot, running in self._restless)
        return self._told != before

    def told(self) -> Told:
        """Return the numbers that run or have just run, as they were looked at last."""
        return self._told
