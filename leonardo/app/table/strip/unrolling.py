"""The sheet of the prompt unrolls when somebody is asked: that is seen from the corner of an eye."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.tween import ease_out

_TAKES: Final = 280  # milliseconds at normal speed
_OPEN: Final = 0.4  # the share of the sheet that is never rolled up: a sliver of it would flash up
_BESIDE: Final = 11  # units beside the sheet that are its shadow's and not yet those of the buttons
_BELOW: Final = 11  # units below it up to what lies under the strip
_ROLL: Final = 18  # units across the part that is still rolled up


class Unrolling:
    """How far the sheet has unrolled, by the time that it is told to have passed; at rest it lies open."""

    def __init__(self) -> None:
        self._left = 0.0
        self.waits = False
        """Whether the sheet is still to be drawn: what was there before is seen until then, and no time passes."""

    @property
    def busy(self) -> bool:
        return self._left > 0

    def begin(self) -> None:
        self._left, self.waits = _TAKES, False

    def end(self) -> None:
        self._left, self.waits = 0.0, False

    def update(self, milliseconds: float, motion: float) -> bool:
        """Let time pass, at so many times the designed length; return whether the picture changed by it."""
        was = self.busy
        if self.waits and motion > 0:
            return False
        self._left = max(0.0, self._left - milliseconds / motion) if motion > 0 else 0.0
        return was

    def draw(self, surface: Surface, brush: Brush, ground: Surface, sheet: Rect) -> list[Rect]:
        """Lay the ground over what is still rolled up of a sheet, and the roll at its edge; return where that is."""
        if not self.busy or self.waits:
            return []
        roll = max(8, brush.px(_ROLL))
        share = _OPEN + (1 - _OPEN) * ease_out(1 - self._left / _TAKES)
        edge = sheet.left + round((sheet.width - roll) * share)
        reach = max(3, brush.px(15)) + max(1, brush.px(5))  # of its shadow
        hidden = Rect(edge, sheet.top - reach, sheet.right + brush.px(_BESIDE) - edge, sheet.height + 2 * reach)
        hidden.height = min(hidden.height, sheet.bottom + brush.px(_BELOW) - hidden.top)
        hidden = hidden.clip(surface.get_rect())
        surface.blit(ground, hidden, hidden)
        plate = shapes.plate((roll, sheet.height), roll // 2, (232, 208, 158), (104, 76, 44), max(1.0, brush.layout.k))
        shapes.lay(surface, plate, (edge, sheet.top))
        return [hidden, plate.get_rect(topleft=(edge, sheet.top))]
