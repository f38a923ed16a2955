"""Who bids for the same card, too: plates with portraits on the boards of the stage, and what a tie is for them."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar, Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.dialogs.stakes import Rival, Stakes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import NAMED, hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState

_PLATE: Final = (64, 8)
"""Units of the height of the plate of each, and from one to the next;"""
_FACE: Final = 0.78
"""the width of a portrait on it, in heights of the plate;"""
_IN_ROW: Final = 2
"""and how many stand side by side."""
_NAME, _TIE = 24, 21
"""Units of the type of names, and of what a tie is for them."""


class Brief(Widget):
    """Something told in few words that `lay` draws, and all of it under the pointer."""

    set_first: ClassVar[bool] = True

    def __init__(self, name: str, rect: Rect, hint: str, lay: Callable[[Surface, Rect], None]) -> None:
        super().__init__(name, rect, hint=hint, enabled=False)
        self._lay = lay

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - it is only read
        """Draw it."""
        self._lay(surface, self.rect)


@frozen
class Bidders:
    """The plates of the rivals in some `stakes`, at the foot of a `ground`, `larger` times as large as usual."""

    page: Kit
    larger: float
    ground: Rect
    stakes: Stakes

    def widgets(self) -> Iterator[Widget]:
        """Yield who bids, too, from left to right, and whether they win a tie."""
        rivals, (high, gap) = self.stakes.rivals, map(self._px, _PLATE)
        most = self.ground.width if len(rivals) == 1 else (self.ground.width - gap) // _IN_ROW
        rows = -(-len(rivals) // _IN_ROW)
        for number, rival in enumerate(rivals):
            row, column = divmod(number, _IN_ROW)
            left, top = self.ground.left + column * (most + gap), self.ground.bottom - (rows - row) * (high + gap) + gap
            place = Rect(left, top, min(most, self._needed(rival, high, most)), high)
            said = tr("davinci.dialog.bid_rivals", names=rival.look.name, count=1)
            yield Brief(f"rival {number}", place, f"{said} {self.stakes.ties}", partial(self._lay, rival))

    def _face(self, slip: Rect) -> Rect:
        """Return where a portrait is on the slip of a rival."""
        pad = self._px(6)
        return Rect(slip.left + pad, slip.top + pad // 2, round(slip.height * _FACE), slip.height - pad)

    def _needed(self, rival: Rival, high: int, most: int) -> int:
        """Return how wide a slip so high is with all of its text, or with as much as has room on `most` pixels."""
        around = self._face(Rect(0, 0, 0, high)).right + 3 * self._px(6)
        measure, larger = self.page.painter.measure, self.larger
        name = measure(rival.look.name, Face.TITLE_BOLD, _NAME * larger)[0]
        told = measure(self._told_of(rival, most - around - self._px(6)), Face.STRONG, _TIE * larger)[0]
        return around + max(name, told) + self._px(6)

    def _told_of(self, rival: Rival, room: int) -> str:
        """Return that a rival bids, too, and what a tie is for it, or only this if there is no room for both."""
        tie = tr(f"davinci.dialog.bid_{'wins' if rival.wins else 'loses'}_tie")
        told = tr("davinci.dialog.bid_too", tie=tie)
        return told if self.page.painter.measure(told, Face.STRONG, _TIE * self.larger)[0] <= room else tie

    def _lay(self, rival: Rival, surface: Surface, slip: Rect) -> None:
        """Draw the plate of a rival."""
        page, painter, pad, face = self.page, self.page.painter, self._px(6), self._face(slip)
        surface.blit(skins.plate(page.pictures, slip.size, page.layout.k, skins.PAPER), slip)
        hang(surface, page.pictures, rival.look, face)
        room = Rect(face.right + 2 * pad, slip.top, slip.right - face.right - 4 * pad, slip.height)
        upper, lower = room.copy(), room.copy()
        upper.height = lower.height = round(room.height * 0.5)
        upper.top, lower.bottom = room.top + pad // 3, room.bottom - pad // 3
        painter.draw(surface, rival.look.name, upper, Face.TITLE_BOLD, _NAME * self.larger, NAMED[rival.look.colour])
        painter.draw(surface, self._told_of(rival, room.width), lower, Face.STRONG, _TIE * self.larger, INK)

    def _px(self, units: float) -> int:
        return self.page.layout.px(units * self.larger)
