"""Numbers that run: a sum goes up or down one by one, and what it has changed by stands beside it for a while."""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from leonardo.app.table.kinds import Spot

STEP: Final = 70.0
"""Designed milliseconds for one more or one less."""
LONGEST: Final = 1000.0
"""Designed milliseconds for any change: larger ones run faster."""
NOTED: Final = 1600.0
"""Milliseconds for which a change stands beside its number after that has come to rest."""


@frozen
class Count:
    """A number as it is `shown` now, and by how much it has just changed (0: not at all, or long ago).

    It was so many `before` that; `rest` is what what is being shown will still add to the change.
    """

    shown: int
    change: int = 0
    before: int = 0
    rest: int = 0

    @property
    def runs(self) -> bool:
        """Whether it is on its way: it is not yet what it has changed to, or more will come."""
        return bool(self.rest) or bool(self.change and self.shown != self.before + self.change)


class Running:
    """An integer that runs `STEP` by step to where it is aimed; what changes while it is noted adds up."""

    def __init__(self, value: int) -> None:
        self._shown = self._aim = self._since = self._end = value
        self._each = self._next = 0.0
        self._noted = 0.0

    @property
    def count(self) -> Count:
        """What is to be seen."""
        if self._noted <= 0:
            return Count(self._shown)
        return Count(self._shown, self._aim - self._since, self._since, self._end - self._aim)

    @property
    def rests(self) -> bool:
        """Whether it stands still and nothing is noted."""
        return self._shown == self._aim and self._noted <= 0

    def aim(self, value: int, end: int | None = None) -> None:
        """Let it run to a value; when all that is being shown has been, it will be `end`."""
        self._end = value if end is None else end
        if value == self._aim:
            return
        if self._noted <= 0:
            self._since = self._aim
        self._aim, self._noted = value, NOTED
        self._each = min(STEP, LONGEST / max(1, abs(value - self._shown)))

    def update(self, milliseconds: float, factor: float) -> bool:
        """Let time pass, designed milliseconds `factor` times as long (0: at once); tell whether it looks different."""
        if self.rests:
            return False
        before = self.count
        if self._shown != self._aim:
            self._run(milliseconds, factor)
        elif self._noted > 0:
            self._noted -= milliseconds
        return self.count != before

    def _run(self, milliseconds: float, factor: float) -> None:
        self._next -= milliseconds
        while self._shown != self._aim and (factor <= 0 or self._next <= 0):
            self._shown += 1 if self._aim > self._shown else -1
            self._next = max(0.0, self._next) if factor <= 0 else self._next + self._each * factor
        if self._shown == self._aim:
            self._next = 0.0


class Counting:
    """The running numbers of a table, by the spots at which they stand."""

    def __init__(self) -> None:
        self._running: dict[Spot, Running] = {}

    def settle(self, values: Mapping[Spot, int]) -> None:
        """Show values as they are, as when a game is opened or something is taken back."""
        self._running = {spot: Running(value) for spot, value in values.items()}

    def aim(self, values: Mapping[Spot, int], ends: Mapping[Spot, int]) -> None:
        """Let numbers run to their values; one that was not there before is shown as it is.

        `ends` are what they will be when all that is being shown has been. What is no longer there is forgotten.
        """
        self._running = {spot: self._running.get(spot) or Running(value) for spot, value in values.items()}
        for spot, value in values.items():
            self._running[spot].aim(value, ends.get(spot))

    def update(self, milliseconds: float, factor: float) -> bool:
        """Let time pass for all; tell whether any of them looks different."""
        changed = [running.update(milliseconds, factor) for running in self._running.values()]
        return any(changed)

    def told(self) -> tuple[tuple[Spot, Count], ...]:
        """Return the numbers that run or have just run."""
        return tuple((spot, running.count) for spot, running in self._running.items() if not running.rests)
