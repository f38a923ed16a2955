"""Numbers that run: a sum goes up or down one by one, and what it has changed by stands beside it for a while."""

from collections.abc import Mapping
from math import ceil
from typing import Final

from attrs import frozen

from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import Spot

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
    def swell(self) -> float:
        """How many times as large what it belongs to is for a moment, such as a purse into which a coin falls."""
        return 1 + _SWELLS * self.sprung


def signed(change: int) -> str:
    """Return by how much a number changes, in words."""
    return tr("table.change.more" if change > 0 else "table.change.less", count=abs(change))


class Running:
    """An integer that runs `STEP` by step to where it is aimed; what changes while it is noted adds up."""

    def __init__(self, value: int) -> None:
        self._shown = self._aim = self._since = self._end = value
        self._each = self._next = 0.0
        self._noted = self._springs = 0.0
        self._coming = False
        """Whether what it changes by comes piece by piece, as coins do."""

    @property
    def count(self) -> Count:
        """What is to be seen."""
        if self._noted <= 0:
            return Count(self._shown)
        hopped = ceil(self._springs * _HIGH / SPRING)
        sprung = hopped if self._coming else 0
        return Count(self._shown, self._aim - self._since, self._since, self._end - self._aim, sprung, hopped)

    @property
    def rests(self) -> bool:
        """Whether it stands still and nothing is noted."""
        return self._shown == self._aim and self._noted <= 0

    def aim(self, value: int, end: int | None = None) -> None:
        """Let it run to a value; when all that is on its way to it has come, it will be `end`."""
        self._end = value if end is None else end
        if value == self._aim == self._end:
            return
        if self._noted <= 0:
            self._since, self._coming = self._aim, False
        self._coming = self._coming or value != self._end
        self._aim, self._noted = value, NOTED
        self._each = min(STEP, LONGEST / max(1, abs(value - self._shown)))

    def update(self, milliseconds: float, factor: float) -> bool:
        """Let time pass, designed milliseconds `factor` times as long (0: at once); tell whether it looks different."""
        if self.rests:
            return False
        before = self.count
        self._springs = max(0.0, self._springs - milliseconds)
        if self._shown != self._aim:
            self._run(milliseconds, factor)
        elif self._noted > 0:
            self._noted -= milliseconds
        return self.count != before

    def _run(self, milliseconds: float, factor: float) -> None:
        self._next -= milliseconds
        while self._shown != self._aim and (factor <= 0 or self._next <= 0):
            self._shown += 1 if self._aim > self._shown else -1
            self._springs = SPRING if factor > 0 else 0.0
            self._next = max(0.0, self._next) if factor <= 0 else self._next + self._each * factor
        if self._shown == self._aim:
            self._next = 0.0


class Counting:
    """The running numbers of a table, by the spots at which they stand."""

    def __init__(self) -> None:
        self._running: dict[Spot, Running] = {}
        self._restless: list[tuple[Spot, Running]] = []
        """Those of them that run or have just run: most rest in most frames."""

    def settle(self, values: Mapping[Spot, int]) -> None:
        """Show values as they are, as when a game is opened or something is taken back."""
        self._running = {spot: Running(value) for spot, value in values.items()}
        self._restless = []

    def aim(self, values: Mapping[Spot, int], ends: Mapping[Spot, int]) -> None:
        """Let numbers run to their values; one that was not there before is shown as it is.

        `ends` are what they will be when all that is on its way has come. What is no longer there is forgotten.
        """
        self._running = {spot: self._running.get(spot) or Running(value) for spot, value in values.items()}
        for spot, value in values.items():
            self._running[spot].aim(value, ends.get(spot))
        self._restless = [each for each in self._running.items() if not each[1].rests]

    def update(self, milliseconds: float, factor: float) -> bool:
        """Let time pass for all; tell whether any of them looks different."""
        if not self._restless:
            return False
        changed = [running.update(milliseconds, factor) for _, running in self._restless]
        self._restless = [each for each in self._restless if not each[1].rests]
        return any(changed)

    def told(self) -> tuple[tuple[Spot, Count], ...]:
        """Return the numbers that run or have just run."""
        return tuple((spot, running.count) for spot, running in self._restless)
