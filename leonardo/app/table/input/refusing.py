"""Why something was not done, said at the pointer until the mouse goes on, something is pressed, or time is over."""

import math
from typing import Final

from leonardo.app.kit.points import Point
from leonardo.app.table.shown.marks import Tip

LASTS: Final = 5_000  # milliseconds for which it stays at most: as long as two sentences take to be read
_NEAR: Final = 60  # pixels that the mouse may go meanwhile: a hand that lets go does not rest at once
_STEP: Final = 100  # how often time is counted meanwhile, in milliseconds: longer steps are not counted in full


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
        away = self.tip is not None and self.tip.at is not None and math.dist(self.tip.at, at) > _NEAR
        return away and self.forget()

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether it has fallen silent."""
        self._left -= milliseconds
        return self._left <= 0 and self.forget()

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if nothing is said."""
        return otherwise if self.tip is None else min(otherwise, _STEP)
