"""The corner of the strip: the log, folded away, the help and the menu."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import LETTER, NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import View
from leonardo.app.table.looks.colours import BLOOD
from leonardo.app.table.looks.plates import draw_plate, label_style
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import HelpSpot, LogSpot, MenuSpot

SMALLEST_TARGET: Final = 32  # pixels of what is pressed, at least
WORD: Final = Style(Face.TITLE_BOLD, 17, NARROW)  # the style of words on the strip that are no sentences
_FILL: Final[tuple[Colour, Colour]] = ((246, 230, 192), (218, 190, 138))


class Corner:
    """Log, help and menu at the right end of a `row`; `worded`, the log has a word beside its picture."""

    def __init__(self, brush: Brush, row: Rect, *, worded: bool) -> None:
        self.brush = brush
        side = min(row.height, max(SMALLEST_TARGET, brush.px(50)))
        gap = brush.px(8)
        self.menu = Rect(row.right - side, row.centery - side // 2, side, side)
        self.help = self.menu.move(-side - gap, 0)
        word = brush.width(tr("table.log.short"), self._word) + gap if worded else 0
        self.log = Rect(self.help.left - gap - side - word, self.help.top, side + word, side)

    @property
    def _word(self) -> Style:
        """The style of its word: the letters of the buttons beside it."""
        return Style(label_style(self.brush).face, WORD.units, NARROW)

    @property
    def left(self) -> int:
        return self.log.left

    @property
    def part(self) -> Part:
        """All of it: it never changes."""
        region = self.log.unionall([self.help, self.menu]).inflate(self.brush.px(8), self.brush.px(16))
        return Part(always(region), lambda _view, _marks: None, self._draw)

    def spots(self) -> Iterator[Placed]:
        """Yield log, help and menu."""
        yield LogSpot(), self.log
        yield HelpSpot(), self.help
        yield MenuSpot(), self.menu

    def _draw(self, surface: Surface, _view: View, _marks: Marks) -> None:
        brush, log, menu = self.brush, self.log, self.menu
        for rect in (log, self.help, menu):
            draw_plate(brush, surface, rect, _FILL)
        brush.write(surface, "?", self.help.center, LETTER, BLOOD, align="centre")
        brush.stamp(surface, "scroll", (log.left + menu.width // 2, log.centery), round(menu.height * 0.62))
        if log.width > menu.width:
            place = (log.left + menu.width - brush.px(2), log.centery)
            brush.write(surface, tr("table.log.short"), place, self._word)
        bar = Rect(0, 0, round(menu.width * 0.46), max(2, brush.px(3.4)))
        for step in (-1, 0, 1):
            bar.center = (menu.centerx, menu.centery + step * round(menu.height * 0.17))
            shapes.lay(surface, shapes.plate(bar.size, bar.height // 2, INK), bar.topleft)
