"""A stage that stays open between two feasts: what stood there goes up and away, one thing after the other."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import CLEARS, Entrance

_NEXT: Final = 60
"""Milliseconds by which each thing begins to go later than the one before."""
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
    """What stood on a stage when the feast there was over, in the order in which it goes."""

    def __init__(self, left: Sequence[Left]) -> None:
        going = [each for each in left if not (each.works or each.turns)]
        self._left = [(each, _NEXT * going.index(each) if each in going else 0) for each in left]
        """What is left, and how much later than the first each thing begins to go."""
        self._began: float | None = None

    def draw(self, surface: Surface, now: float) -> list[Rect]:
        """Draw what is still to be seen of it over what is there next; return where.

        It begins to move, at the milliseconds `now`, when it is drawn for the first time.
        """
        if self._began is None:
            self._began = now
        passed = now - self._began
        shares = [(left, (passed - later) / CLEARS) for left, later in self._left]
        return [place for left, share in shares if share < 1 for place in _lay(surface, left, max(0.0, share))]


def _lay(surface: Surface, left: Left, passed: float) -> list[Rect]:
    exhibit = left.exhibit
    if left.works:
        numbers, back = exhibit.numbers, (int((1 - passed) * _STEPS) + 0.5) / _STEPS
        return [surface.blit(numbers(min(back, 1.0)), exhibit.place)] if numbers is not None else []
    if left.turns:
        return [exhibit.draw(surface, Entrance.TURNS, 1 - passed)]
    return [exhibit.draw_going(surface, ease_in(passed))]
