"""A stage that stays open between two feasts: what stood there steps aside, each thing behind what is nearest to it."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in
from leonardo.app.table.feast.exhibit import Exhibit, Setting
from leonardo.app.table.feast.timeline import Entrance

CLEARS: Final = 260
"""Milliseconds that takes."""
_MIDDLE: Final = (0.36, 0.64)
"""The shares of a stage between which things sink below its boards; those beside them go behind its curtains."""
_STEPS: Final = 6
"""So many pictures are seen of what is brought back to how it began."""


@frozen(eq=False)
class Left:
    """A thing that stands there; one that `works` stays where it is, and what it did runs back.

    One that `turns` is a plate, which is turned away from before another one.
    """

    exhibit: Exhibit
    works: bool = False
    turns: bool = False


class Clearing:
    """What stood on a `stage` when the feast there was over."""

    def __init__(self, stage: Setting, left: Sequence[Left]) -> None:
        self._stage, self._left = stage, left
        self._began: float | None = None

    def draw(self, surface: Surface, now: float) -> list[Rect]:
        """Draw what is still to be seen of it over what is there next; return where.

        It begins to move, at the milliseconds `now`, when it is drawn for the first time.
        """
        if self._began is None:
            self._began = now
        passed = (now - self._began) / CLEARS
        if passed >= 1:
            return []
        return [place for left in self._left for place in self._lay(surface, left, passed)]

    def _lay(self, surface: Surface, left: Left, passed: float) -> list[Rect]:
        exhibit, opening = left.exhibit, self._stage.opening
        if left.works:
            numbers, back = exhibit.numbers, (int((1 - passed) * _STEPS) + 0.5) / _STEPS
            return [surface.blit(numbers(min(back, 1.0)), exhibit.place)] if numbers is not None else []
        if left.turns:
            return [exhibit.draw(surface, Entrance.TURNS, 1 - passed)]
        at = exhibit.place.move(self._away(exhibit.place, ease_in(passed)))
        seen = at.clip(opening)
        if not seen:
            return []
        surface.blit(exhibit.picture, seen, seen.move(-at.left, -at.top))
        self._stage.lay_front(surface, seen)
        return [seen]

    def _away(self, place: Rect, share: float) -> tuple[int, int]:
        """Return how far from its place a thing is."""
        opening = self._stage.opening
        low, high = (opening.left + opening.width * part for part in _MIDDLE)
        if place.centerx < low:
            return round((opening.left - place.right) * share), 0
        if place.centerx > high:
            return round((opening.right - place.left) * share), 0
        return 0, round((opening.bottom - place.top) * share)
