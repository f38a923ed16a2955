"""What the pointer reaches: links in tips, and places that refuse what is held."""

import math
from collections.abc import Sequence
from typing import Final

from leonardo.app.kit.points import Point
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.shown.marks import Tip

GRACE: Final = 300
"""Milliseconds for which a tip stays after the mouse has left what it tells of, on the way to its rule."""
_STEP: Final = 40  # how often time is counted on that way, in milliseconds
_BESIDE: Final = 12  # pixels by which a hand may miss what it goes to
_FAR: Final = 100  # how many times farther one looks than the mouse has come, to find out where it goes


class Reaching:
    """Whether the mouse is on its way to the rule of a tip, or on it.

    On that way, what lies below is not pointed at yet, for a moment; on the rule itself, a press means the rule.
    """

    def __init__(self) -> None:
        self.link: TipLink | None = None
        """The rule that the mouse is on."""
        self._left: Point | None = None
        """Where the mouse was last seen on what is pointed at."""
        self._waited = 0.0
        self._under_way = False

    def keeps(self, at: Point | None, links: Sequence[TipLink], *, there: bool) -> bool:
        """Tell whether a tip stays with the mouse `at` a pixel, which is still `there` at what the tip tells of."""
        self.link = link_at(links, at)
        left = self._left
        self._under_way = False
        if not there and at is not None and left is not None and self.link is None:
            self._under_way = self._waited < GRACE and any(_leads(left, at, link) for link in links)
        if self._under_way or (self.link is not None and not there):
            return True
        self._left, self._waited = at, 0.0
        return False

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether it has become too long."""
        if not self._under_way:
            return False
        self._waited += milliseconds
        return self._waited >= GRACE

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if the mouse is not on its way."""
        return min(otherwise, _STEP) if self._under_way else otherwise

    def forget(self) -> None:
        """Be on no way: there is no tip, or something else is done."""
        self.link = self._left = None
        self._under_way = False


def link_at(links: Sequence[TipLink], at: Point | None) -> TipLink | None:
    return next((link for link in links if at is not None and link.rect.collidepoint(at)), None)


def _leads(left: Point, at: Point, link: TipLink) -> bool:
    """Whether the way from one pixel to another goes on to the rule of a tip, and has not passed it."""
    aim = link.rect.inflate(2 * _BESIDE, 2 * _BESIDE)
    if aim.collidepoint(at):
        return True
    across, down = at[0] - left[0], at[1] - left[1]
    return bool(aim.clipline(at, (at[0] + across * _FAR, at[1] + down * _FAR)))


LASTS: Final = 5_000  # milliseconds for which it stays at most: as long as two sentences take to be read
_NEAR: Final = 60  # pixels that the mouse may go meanwhile: a hand that lets go does not rest at once
_REFUSING_STEP: Final = (
    100  # how often time is counted meanwhile, in milliseconds: longer steps are not counted in full
)


def far(left: Point, at: Point) -> bool:
    """Whether the mouse has gone on from a pixel, and not only trembled."""
    return math.dist(left, at) > _NEAR


class Refusing:
    """What is said of what was refused last; `tip` is none where nothing is."""

    def __init__(self) -> None:
        self.tip: Tip | None = None
        self._left = 0.0

    def say(self, tip: Tip | None) -> None:
        """Say this from now on, in the place of what was said before."""
        self.tip, self._left = tip, float(LASTS)

    def forget(self) -> bool:
        """Say nothing any more; return whether anything was said."""
        tip, self.tip = self.tip, None
        return tip is not None

    def moved(self, at: Point) -> bool:
        """Fall silent if the mouse has gone on; return whether anything was said."""
        away = self.tip is not None and self.tip.at is not None and far(self.tip.at, at)
        return away and self.forget()

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether it has fallen silent."""
        self._left -= milliseconds
        return self._left <= 0 and self.forget()

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if nothing is said."""
        return otherwise if self.tip is None else min(otherwise, _REFUSING_STEP)
