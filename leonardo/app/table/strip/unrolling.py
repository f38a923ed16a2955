"""The sheet of the prompt unrolls when somebody is asked: that is seen from the corner of an eye."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.tween import ease_out
from leonardo.ui.timeline import Playing, Timeline, tween

_TAKES: Final = 280  # milliseconds at normal speed
_OPEN: Final = 0.4  # the share of the sheet that is never rolled up: a sliver of it would flash up
_BESIDE: Final = 11  # units beside the sheet that are its shadow's and not yet those of the buttons
_BELOW: Final = 11  # units below it up to what lies under the strip
_ROLL: Final = 18  # units across the part that is still rolled up


class Unrolling:
    """How far the sheet has unrolled on a timeline, since it was drawn; at rest it lies open."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._playing: Playing | None = None
        self._moved = False

    @property
    def busy(self) -> bool:
        return self._playing is not None and self._playing.left_ms > 0

    def begin(self, motion: float) -> None:
        """Let it unroll in so many times the designed length; it is open at once where that is nothing."""
        self.end()
        if motion > 0:
            self._playing = self._timeline.play(tween(self, "share", _OPEN, 1, _TAKES * motion, ease_out))

    def end(self) -> None:
        if self._playing is not None:
            self._timeline.stop(self._playing)
        self._playing, self._moved = None, False

    def look(self) -> bool:
        """Return whether it moved since this was asked last."""
        before, self._moved = self._moved, self.busy
        return before or self._moved

    def draw(self, surface: Surface, brush: Brush, ground: Surface, sheet: Rect) -> list[Rect]:
        """Lay the ground over what is still rolled up of a sheet, and the roll at its edge; return where that is."""
        if self._playing is None or not self.busy:
            return []
        roll = max(8, brush.px(_ROLL))
        edge = sheet.left + round((sheet.width - roll) * self._playing.value("share"))
        reach = max(3, brush.px(15)) + max(1, brush.px(5))  # of its shadow
        hidden = Rect(edge, sheet.top - reach, sheet.right + brush.px(_BESIDE) - edge, sheet.height + 2 * reach)
        hidden.height = min(hidden.height, sheet.bottom + brush.px(_BELOW) - hidden.top)
        hidden = hidden.clip(surface.get_rect())
        surface.blit(ground, hidden, hidden)
        plate = shapes.plate((roll, sheet.height), roll // 2, (232, 208, 158), (104, 76, 44), max(1.0, brush.layout.k))
        shapes.lay(surface, plate, (edge, sheet.top))
        return [hidden, plate.get_rect(topleft=(edge, sheet.top))]
