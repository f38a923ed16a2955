"""A banner across the board: a round begins, and what that means is said in a line."""

from collections.abc import Callable, Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.table.looks.brush import Brush, Style

LASTS: Final = 900
"""Milliseconds for which a banner is to be seen."""
_SIZE: Final = (760, 132)
_LEAST: Final = 520
"""Pixels across a banner at least."""
_MEDAL: Final = 124
"""Units of the seal with the number, on the upper edge of the sheet."""
_PICTURE: Final = 84
"""Units of the height of the picture at both ends."""
_NUMBER: Final = Style(Face.TITLE_BOLD, 58)
_TOLD: Final = Style(Face.STRONG, 31, (Face.TEXT,))


class Banner:
    """A sheet over the middle of a `board`, in pixels, with a number on a seal and a `picture` at both ends."""

    def __init__(self, brush: Brush, board: Rect, number: int, picture: str) -> None:
        self.brush = brush
        self.number = number
        self.picture = picture
        width = min(max(_LEAST, brush.px(_SIZE[0])), board.width - brush.px(20))
        self._unit = width / _SIZE[0]
        self.rect = Rect(0, 0, width, self._px(_SIZE[1]))
        self.rect.center = board.centerx, board.centery
        reach = self._px(24)
        self.whole = self.rect.inflate(2 * reach, 2 * reach).union(self._medal)

    def lay(self, surface: Surface, title: str) -> None:
        """Draw it; the title is what it says."""
        brush, rect = self.brush, self.rect
        brush.sheet(surface, rect)
        high = self._px(_PICTURE)
        half = brush.sized(self.picture, high).get_width() // 2 + self._px(26)
        for x in (rect.left + half, rect.right - half):
            brush.stamp(surface, self.picture, (x, rect.centery), high)
        medal = self._medal
        brush.stamp(surface, "round_marker", medal.center, medal.height)
        brush.write(surface, str(self.number), medal.center, self._scaled(_NUMBER), IVORY, align="centre", shade=True)
        room = rect.width - 4 * half
        at = rect.centerx, (medal.bottom + rect.bottom - self._px(8)) // 2
        brush.write(surface, title, at, self._scaled(_TOLD), INK, align="centre", room=room)

    def laying(self, surface: Surface, title: str) -> Iterator[None]:
        """Draw it as `lay`, in one piece."""
        self.lay(surface, title)
        yield

    def lay_opening(self, surface: Surface, title: str, share: float) -> None:  # noqa: ARG002 - it has no curtain
        """Draw it as it is."""
        self.lay(surface, title)

    def ahead(self, title: str) -> Iterator[Callable[[], object]]:  # noqa: ARG002 - it is quickly drawn
        """Yield nothing: it is quickly drawn."""
        return iter(())

    @property
    def _medal(self) -> Rect:
        medal = Rect(0, 0, self._px(_MEDAL), self._px(_MEDAL))
        medal.center = self.rect.centerx, self.rect.top + self._px(10)
        return medal

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _scaled(self, style: Style) -> Style:
        """Return a style whose text is as large as its units of the banner."""
        return Style(style.face, style.units * self._unit / self.brush.layout.k, style.narrow)
