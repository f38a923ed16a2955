"""People who stand about on a table: now and then one of them leans a little, looks about or bows, and stands again.

Who moves is drawn by lot from a seed, and when is counted in ticks, so that it is the same wherever time is the same.
"""

import random
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from attrs import frozen
from pygame import Rect

from leonardo.app.table.kinds import View

WhoT = TypeVar("WhoT")

MOST: Final = 3
"""Steps by which anybody leans at most, as `looks.leaning` counts them."""
_MOVES: Final = ((1, 2, 2, 1), (-1, -2, -2, -1), (-1, -1, 0, 1, 1), (1, 0, -1), (2, MOST, 2), (-2, -MOST, -2))
"""How far somebody leans to the right, tick by tick: from one foot to the other, looking about, bowing."""
_RESTS: Final = (8, 16)
"""Ticks for which nobody moves, at least and at most."""
_SEED: Final = 1505


@frozen(eq=False)
class Person(Generic[WhoT]):
    """Somebody who stands about, as the game calls them: `room` is where they are seen, leaning or not.

    The content of the part of a panel with which they are drawn must tell how they stand.
    """

    who: WhoT
    room: Rect


class Company(Generic[WhoT]):
    """All of them; `people` finds who is there in a view."""

    def __init__(self, people: Callable[[View], Sequence[Person[WhoT]]]) -> None:
        self._people = people
        self._chance = random.Random(_SEED)
        self._waits = self._chance.randint(*_RESTS)
        self._person: Person[WhoT] | None = None
        self._ahead: deque[int] = deque()
        self._lean = 0

    @property
    def moving(self) -> tuple[WhoT, int] | None:
        """Who leans, and how many steps to the right; nobody, for most of the time."""
        return (self._person.who, self._lean) if self._person is not None and self._lean else None

    def step(self, view: View) -> Person[WhoT] | None:
        """Let a tick pass; return who is seen otherwise, if anybody is."""
        if not self._ahead and not self._begins(view):
            return None
        before, self._lean = self._lean, self._ahead.popleft()
        return self._person if self._lean != before else None

    def _begins(self, view: View) -> bool:
        """Choose somebody who moves, when all have stood for long enough; tell whether there is one."""
        self._waits -= 1
        if self._waits > 0:
            return False
        self._waits = self._chance.randint(*_RESTS)
        people = self._people(view)
        if not people:
            return False
        self._person = self._chance.choice(people)
        self._ahead.extend((*self._chance.choice(_MOVES), 0))
        return True
