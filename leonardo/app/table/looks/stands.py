"""Where the tag of a hint could stand, and how bad that would be."""

from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush

from attrs import evolve, frozen
from pygame import Rect

from leonardo.app.kit.text.painter import Run


@frozen
class Line:
    """A line of a tag and the size of its type, in units."""

    runs: tuple[Run, ...]
    units: float


@frozen
class Tag:
    """A hint set in lines, and how large it is; the last line is what it `cites`, if it does and that can be read."""

    lines: tuple[Line, ...]
    size: tuple[int, int]
    cites: str = ""


@frozen
class Stand:
    """Where a tag could stand, and how bad that is as long as nothing else is in its way."""

    cost: float
    tag: Tag
    rect: Rect


class Stands:
    """Places for a tag, the best first. What each costs beside what is known, `more` tells of its rectangle.

    That takes long, and is never less than nothing: so it is found out only of those that may be the next best.
    """

    def __init__(self, stands: Iterable[Stand], more: Callable[[Rect], float]) -> None:
        self._more = more
        self._left = [(stand.cost, False, number, stand) for number, stand in enumerate(stands)]
        heapify(self._left)
        self._found: list[Stand] = []

    def __iter__(self) -> Iterator[Stand]:
        number = 0
        while number < len(self._found) or self._find():
            yield self._found[number]
            number += 1

    def _find(self) -> bool:
        """Find the next best; tell whether there is one."""
        while self._left:
            cost, known, number, stand = heappop(self._left)
            if known:
                self._found.append(stand)
                return True
            full = evolve(stand, cost=cost + self._more(stand.rect))
            heappush(self._left, (full.cost, True, number, full))
        return False
