"""Lets things live on a table: a few pictures a second, and of each only the small rectangles that look otherwise.

Time is handed in, so that it stands wherever nobody passes any: in tests and on pictures all is as at the beginning.
"""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.kit.areas import joined
from leonardo.app.table.kinds import View
from leonardo.app.table.living.company import Company
from leonardo.app.table.living.creature import Creature
from leonardo.app.table.panels.panel import Part
from leonardo.app.table.shown.marks import Marks

TICK: Final = 250
"""Milliseconds between two pictures of what lives."""


class Life:
    """The creatures of one table, the farther ones first, and how each is seen now; with a company, if one is there."""

    def __init__(self, creatures: Sequence[Creature], company: Company[Any] | None = None) -> None:
        self.creatures = tuple(creatures)
        self._company = company
        self._poses = [creature.pose(0) for creature in self.creatures]
        self.parts: tuple[Part, ...] = tuple(
            Part(partial(self._region, number), partial(self._content, number), partial(self._draw, number))
            for number in range(len(self.creatures))
        )
        """Each creature as a part of the panel that it lives on."""
        self._moment = 0
        self._since = 0.0

    def rest(self) -> int:
        """Return for how many milliseconds all looks the same."""
        return max(1, round(TICK - self._since))

    def go_on(self, milliseconds: float, view: View) -> list[Rect]:
        """Let time pass; return where something looks otherwise now."""
        self._since += milliseconds
        if self._since < TICK:
            return []
        self._since = 0.0
        self._moment += TICK
        before, self._poses = self._poses, [creature.pose(self._moment) for creature in self.creatures]
        person = self._company.step(view) if self._company is not None else None
        places = [person.room] if person is not None else []
        for creature, old, new in zip(self.creatures, before, self._poses, strict=True):
            if old != new and creature.there(view):
                places += [Rect(old.place), Rect(new.place)]
        return joined(places)

    def _region(self, number: int, _view: View, _marks: Marks) -> Rect:
        return Rect(self._poses[number].place)

    def _content(self, number: int, view: View, _marks: Marks) -> Hashable:
        return self._poses[number], self.creatures[number].there(view)

    def _draw(self, number: int, surface: Surface, view: View, _marks: Marks) -> None:
        if self.creatures[number].there(view):
            self.creatures[number].draw(surface, self._poses[number])
