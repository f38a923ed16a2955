"""A banner across the board: a round begins, and what that means is said in a line."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.tween import ease_out
from leonardo.app.table.feast.exhibit import Setting
from leonardo.app.table.looks import ribbon
from leonardo.app.table.looks.brush import Brush, Style

LASTS: Final = 1100
"""Milliseconds for which a banner is to be seen."""
_SIZE: Final = (720, 156)
_LEAST: Final = 500
"""Pixels across a banner at least, without its tails."""
_MEDAL: Final = (118, 4)
"""Units of the seal with the number, and how far below the upper edge its middle is."""
_PICTURE: Final = 84
"""Units of the height of the picture at both ends."""
_NUMBER: Final = Style(Face.TITLE_BOLD, 56)
_NAME: Final = (Style(Face.TITLE_BOLD, 46, (Face.TITLE_STRONG, Face.STRONG)), 86)
"""The name of the round, and how far below the upper edge its middle is, in units."""
_TOLD: Final = (Style(Face.STRONG, 28, (Face.TEXT,)), 127)
"""The same of what is told of it."""


class Banner(Setting):
    """A ribbon over the middle of a `board`, in pixels, with a number on a seal and a `picture` at both ends.

    `name` says what it is that begins. One still sees what lies on the table.
    """

    dusk = 0.4

    def __init__(self, brush: Brush, board: Rect, number: int, name: str, picture: str) -> None:
        self.brush = brush
        self.number = number
        self.name = name
        self.picture = picture
        room = board.width - brush.px(20)
        width = min(max(_LEAST, brush.px(_SIZE[0])), room * 5 // 6)
        self._unit = width / _SIZE[0]
        self.rect = Rect(0, 0, width, self._px(_SIZE[1]))
        self.rect.center = board.centerx, board.centery
        reach = self._px(24)
        self.whole = ribbon.around(self.rect).inflate(2 * reach, 2 * reach).union(self._medal)

    def lay(self, surface: Surface, title: str) -> None:
        """Draw it; the title is what it says."""
        brush, rect = self.brush, self.rect
        ribbon.lay(brush, surface, rect)
        high = self._px(_PICTURE)
        half = brush.sized(self.picture, high).get_width() // 2 + self._px(26)
        for x in (rect.left + half, rect.right - half):
            brush.stamp(surface, self.picture, (x, rect.centery), high)
        medal = self._medal
        brush.stamp(surface, "round_marker", medal.center, medal.height)
        brush.write(surface, str(self.number), medal.center, self._scaled(_NUMBER), IVORY, align="centre", shade=True)
        room = rect.width - 4 * half
        for text, (style, below) in ((self.name, _NAME), (title, _TOLD)):
            at = rect.centerx, rect.top + self._px(below)
            brush.write(surface, text, at, self._scaled(style), INK, align="centre", room=room)

    def laying(self, surface: Surface, title: str) -> Iterator[None]:
        """Draw it as `lay`, in one piece."""
        self.lay(surface, title)
        yield

    def lay_coming(self, surface: Surface, sheet: Surface, title: str, share: float) -> Rect:  # noqa: ARG002 - as it lies
        """Draw it while it unrolls from its middle to both sides, or is rolled up again."""
        wide = round(self.whole.width * ease_out(share))
        seen = Rect(self.whole.centerx - wide // 2, self.whole.top, wide, self.whole.height)
        surface.blit(sheet, seen, seen)
        return self.whole

    @property
    def _medal(self) -> Rect:
        medal = Rect(0, 0, self._px(_MEDAL[0]), self._px(_MEDAL[0]))
        medal.center = self.rect.centerx, self.rect.top + self._px(_MEDAL[1])
        return medal

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _scaled(self, style: Style) -> Style:
        """Return a style whose text is as large as its units of the banner."""
        return Style(style.face, style.units * self._unit / self.brush.layout.k, style.narrow)
