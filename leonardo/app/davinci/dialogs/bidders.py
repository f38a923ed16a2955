"""Who bids for the same card, too: plates with portraits on the boards of the stage, and what a tie is for them."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import ClassVar, Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.words.advice import Told
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import NAMED, PlayerStyle, hang
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState


@frozen
class Rival:
    """Another seat that bids: how it looks, and whether it wins a tie."""

    look: PlayerStyle
    wins: bool


@frozen
class Stakes:
    """What is bid for and against whom.

    That is the `invention`, the `most` that can be bid, what the card is `worth` at the end and until then, the
    `rivals` that bid, too, and in a sentence who wins `ties`. The purse is sealed with the picture of a `shield`.
    """

    invention: int
    most: int
    worth: tuple[Told, Told]
    rivals: tuple[Rival, ...]
    ties: str
    shield: str


_PLATE: Final = (64, 7)  # units of the height of the plate of each, at most, and from one to the next below it;
_FACE: Final = 0.78  # and the width of a portrait on it, in heights of the plate
_IN_TWO_LINES: Final = 2  # for so many what a tie is for each stands below the name, for more of them beside it
_NAME, _TIE, _LINE = 24, 21, 22  # units of the type of names, of what a tie is for them, and of both in one line


class Brief(Widget):
    """Something told in few words that `lay` draws, and all of it under the pointer."""

    set_first: ClassVar[bool] = True

    def __init__(self, name: str, rect: Rect, hint: str, lay: Callable[[Surface, Rect], None]) -> None:
        super().__init__(name, rect, hint=hint, enabled=False)
        self._lay = lay

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - it is only read
        self._lay(surface, self.rect)


@frozen
class Bidders:
    """The plates of the rivals in some `stakes`, at the foot of a `ground`, `larger` times as large as usual."""

    page: Kit
    larger: float
    ground: Rect
    stakes: Stakes

    def widgets(self) -> Iterator[Widget]:
        """Yield who bids, too, one below the other, and whether they win a tie."""
        rivals, high, gap = self.stakes.rivals, self._high, self._px(_PLATE[1])
        top = self.ground.bottom - len(rivals) * (high + gap) + gap
        width = min(self.ground.width, max(map(self._needed, rivals), default=0))
        for number, rival in enumerate(rivals):
            place = Rect(self.ground.left, top + number * (high + gap), width, high)
            said = tr("davinci.dialog.bid_rivals", names=rival.look.name, count=1)
            yield Brief(f"rival {number}", place, f"{said} {self.stakes.ties}", partial(self._lay, rival))

    def _face(self, slip: Rect) -> Rect:
        pad = self._px(6)
        return Rect(slip.left + pad, slip.top + pad // 2, round(slip.height * _FACE), slip.height - pad)

    @property
    def _in_two_lines(self) -> bool:
        return len(self.stakes.rivals) <= _IN_TWO_LINES

    def _room(self, slip: Rect) -> Rect:
        left, pad = self._face(slip).right + 2 * self._px(6), self._px(6)
        return Rect(left, slip.top, slip.right - left - 2 * pad, slip.height)

    @property
    def _high(self) -> int:
        most, gap = map(self._px, _PLATE)
        return min(most, (self.ground.height + gap) // max(1, len(self.stakes.rivals)) - gap)

    def _needed(self, rival: Rival) -> int:
        """Return how wide a slip is with all of its text, or with as much as has room."""
        beside = self._room(Rect(0, 0, 0, self._high)).width
        measure, larger = self.page.painter.measure, self.larger
        if not self._in_two_lines:
            return sum(measure(run.text, run.face, _LINE * larger)[0] for run in self._line(rival)) - beside
        name = measure(rival.look.name, Face.TITLE_BOLD, _NAME * larger)[0]
        told = measure(self._told_of(rival, self.ground.width + beside), Face.STRONG, _TIE * larger)[0]
        return max(name, told) - beside

    def _line(self, rival: Rival) -> Sequence[Run]:
        """Return who a rival is and what a tie is for them, in one line; only the former if one is too long so."""
        both, painter = _both(rival), self.page.painter
        around = -self._room(Rect(0, 0, 0, self._high)).width
        least = (
            sum(painter.letters(run.face, painter.smallest).width(run.text) for run in _both(each))
            for each in self.stakes.rivals
        )
        return both if max(least) + around <= self.ground.width else both[:1]

    def _told_of(self, rival: Rival, room: int) -> str:
        told = tr("davinci.dialog.bid_too", tie=_tie(rival))
        return told if self.page.painter.measure(told, Face.STRONG, _TIE * self.larger)[0] <= room else _tie(rival)

    def _lay(self, rival: Rival, surface: Surface, slip: Rect) -> None:
        page, painter, pad, room = self.page, self.page.painter, self._px(6), self._room(slip)
        surface.blit(skins.plate(page.pictures, slip.size, page.layout.k, skins.PAPER), slip)
        hang(surface, page.pictures, rival.look, self._face(slip))
        if not self._in_two_lines:
            lines = [self._line(each) for each in self.stakes.rivals]
            painter.draw_runs(surface, self._line(rival), room, _LINE * self.larger, beside=lines)
            return
        upper, lower = room.copy(), room.copy()
        upper.height = lower.height = round(room.height * 0.5)
        upper.top, lower.bottom = room.top + pad // 3, room.bottom - pad // 3
        names = [_both(each)[:1] for each in self.stakes.rivals]
        painter.draw_runs(surface, _both(rival)[:1], upper, _NAME * self.larger, beside=names)
        painter.draw(surface, self._told_of(rival, room.width), lower, Face.STRONG, _TIE * self.larger, INK)

    def _px(self, units: float) -> int:
        return self.page.layout.px(units * self.larger)


def _both(rival: Rival) -> tuple[Run, Run]:
    return Run(rival.look.name, Face.TITLE_BOLD, NAMED[rival.look.colour]), Run(f"  {_tie(rival)}", Face.STRONG, INK)


def _tie(rival: Rival) -> str:
    return tr(f"davinci.dialog.bid_{'wins' if rival.wins else 'loses'}_tie")
