"""What lies below the city when nobody in particular looks: bare boards, and at five seats the panel of the fifth."""

from collections.abc import Hashable, Iterator

from pygame import Rect, Surface

from leonardo.app.davinci.picture.rivals import Rival
from leonardo.app.davinci.picture.workshop import draw_boards
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import HEADING, Brush
from leonardo.app.table.looks.colours import LIGHT
from leonardo.app.table.looks.panel import Board, Placed
from leonardo.app.table.marks import Marks
from leonardo.engine.davinci.view import View


class Onlooker(Board):
    """The closed workshop; a `seat` for which the others leave no room has a panel as `wide` as theirs."""

    def __init__(self, brush: Brush, rect: Rect, seat: int | None, wide: int, *, open_memory: bool) -> None:
        self.brush = brush
        self.rect = rect
        self.rival: Rival | None = None
        if seat is not None:
            pad = max(8, brush.px(20))
            width = min(rect.width // 3, max(wide, brush.px(300)))
            place = Rect(rect.left + pad, rect.top + pad, width, rect.height - 2 * pad)
            self.rival = Rival(brush, seat, place, open_memory=open_memory)

    def content(self, view: View, marks: Marks) -> Hashable:
        """Only what the fifth panel shows."""
        return self.rival.content(view, marks) if self.rival else None

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the boards, a seal, and a line that says why nothing lies open."""
        brush, rect = self.brush, self.rect
        draw_boards(brush, surface, rect)
        left = self.rival.rect.right if self.rival else rect.left
        middle = (left + rect.right) // 2
        size = min(round(rect.height * 0.42), brush.px(110))
        brush.stamp(surface, "seal_lily", (middle, rect.top + rect.height * 2 // 5), size)
        text = words("davinci.picture.onlooker")
        place = (middle, rect.top + rect.height * 3 // 4)
        brush.write(surface, text, place, HEADING, LIGHT, align="centre", room=rect.right - left - 20, shade=True)
        if self.rival:
            self.rival.lay_ground(surface)
            self.rival.draw(surface, view, marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield those of the fifth panel."""
        if self.rival:
            yield from self.rival.spots(view, marks)
