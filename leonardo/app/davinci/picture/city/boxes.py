"""The four boxes of the Council, on a board that hangs from the frame beside the tower of its palace, before the sky.

While the viewer chooses one, a larger board hangs beyond the dome, where there is more sky: it is what all look at.
"""

from collections.abc import Hashable, Sequence
from functools import partial
from itertools import accumulate
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.city.districts import beyond_the_dome, notices
from leonardo.app.davinci.picture.city.ribbons import PAPER, chooses_box, light_seal, taken
from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, LITTLE, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD
from leonardo.app.table.panels.panel import Part
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, Box, Place
from leonardo.engine.davinci.prospects import resolved
from leonardo.engine.davinci.view import View

_SIGNS: Final = {Box.MOVE: "sign_move", Box.FORESIGHT: "sign_eye", Box.PURCHASE: "sign_purchase"}


_EVERY: Final = frozenset(Box)
_NAMINGS: Final = (_EVERY, _EVERY - {Box.TREASURY}, _EVERY - {Box.TREASURY, Box.PURCHASE})
"""Which boxes bear their names, from those that need most room to those that need least: florins and goods say what
their boxes are for."""
_SMALLEST_TARGET: Final = 32
_SIZE: Final = (66, 52)
_BARE: Final = (54, 50)
"""Units of a box, if its words leave it so, and with few words or none."""
_GAP: Final = 3.2
"""Units between two boxes, and from these to the edge of the board."""
_WORD: Final = Style(Face.BOLD, 14.5)
_ABOVE_FRAME: Final = 0.82
"""How far the middle of a word stands above the edge of its box, in heights of its type: so no letter touches that."""
_BESIDE: Final = (8, 7, 6, 5, 4, 3)
"""Units, and pixels at least, at both sides of a word within its box: as many as there is room for."""
_WOOD: Final[tuple[Colour, Colour]] = ((116, 72, 36), (84, 48, 22))
_HEMP: Final[Colour] = (186, 142, 84)
_CORD: Final = 3.4
_STUD: Final = 8.5
"""Units across a cord on which the board hangs, and across its studs;"""
_HUNG: Final = 0.16
"""and how far these are from its sides, in widths of the board."""
_SEAL: Final = 0.58
"""The size of the seal of the Council, half of which lies on the board, in heights of a box."""
_SHIELD: Final = 0.52
_LEAST_SHIELD: Final = 14
"""The size of the shield of who has taken a box, in heights of that, and in pixels at least: its sign stays clear."""
_LARGER: Final = 1.6
"""How many times as large as usual they are while one is chosen."""
_DULL: Final[Colour] = (208, 186, 144)


class CouncilBoxes:
    """The board with the boxes as it hangs there most of the time, and the one for who chooses."""

    def __init__(self, brush: Brush, layout: TableLayout) -> None:
        room, city = notices(layout), layout.city
        self.usual = BoxBoard(brush, room, city.top)
        left = beyond_the_dome(layout)
        wider = Rect(left, room.top, city.right - (room.top - city.top) - left, round(room.height * _LARGER * 1.2))
        self.larger = BoxBoard(brush, wider, city.top, _LARGER)

    def of(self, view: View) -> "BoxBoard":
        return self.larger if chooses_box(view) else self.usual

    @property
    def part(self) -> Part:
        """All of them with their board, as one part of the city."""
        return Part(self._region, self.content, self._draw)

    def _region(self, view: View, _marks: Marks) -> Rect:
        return self.of(view).region

    def content(self, view: View, marks: Marks) -> Hashable:
        """What is seen of them, and on which board."""
        board = self.of(view)
        return board is self.larger, board.content(view, marks)

    def _draw(self, surface: Surface, view: View, _marks: Marks) -> None:
        self.of(view).draw(surface, view)


class BoxBoard:
    """Lays out and draws the boxes; text gives way until their names find room, and these where it never is enough.

    All of it is as many `times` as large as usual, and hangs on two cords from the pixel row `frame`. As many names are
    there as have room.
    """

    def __init__(self, brush: Brush, room: Rect, frame: int, times: float = 1.0) -> None:
        self._room, self._frame, self._times = room, frame, times
        self._word, self._number, self._sum = (
            Style(style.face, style.units * times, style.narrow) for style in (_WORD, LITTLE, BOLD)
        )
        self.brush, self.named = self._fitting(brush)
        self.rects: Sequence[Rect] = self._roomiest()
        gap = self._between(self.brush)
        left = self._room.left
        self.board = self.rects[0].unionall(self.rects[1:]).inflate(2 * gap, 2 * gap)
        self.board.width, self.board.left = self.board.right - left, left
        self._seal = _seal(self.rects[0].height)

    @property
    def region(self) -> Rect:
        """All pixels of the board with what sticks out of it."""
        return self.board.inflate(2 * self._seal, self._seal).unionall(self._cords())

    def content(self, view: View, _marks: Marks) -> Hashable:
        """The florins that lie there, who has taken which box, and whether one still can."""
        return view.treasury, taken(view), self._dull(view)

    def draw(self, surface: Surface, view: View) -> None:
        """Draw the board with the seal of the Council, and the boxes on it."""
        brush, board = self.brush, self.board
        for cord in self._cords():
            surface.fill(INK, cord)
            surface.fill(_HEMP, cord.inflate(-2, 0))
        shapes.lay(surface, shapes.plate(board.size, brush.px(5), (40, 18, 4, 90)), (board.left + 1, board.top + 3))
        shapes.lay(surface, shapes.plate(board.size, brush.px(5), INK), board.topleft)
        wood = board.inflate(-2, -2)
        shapes.lay(surface, shapes.gradient(wood.size, max(2, brush.px(4)), *_WOOD), wood.topleft)
        for cord in self._cords():
            stud = shapes.plate((self._stud, self._stud), self._stud // 2, (*GOLD, 255), (*INK, 255))
            shapes.lay(surface, stud, stud.get_rect(center=(cord.centerx, board.top)).topleft)
        self._boxes(surface, view)
        if chooses_box(view):
            light_seal(surface, board.midleft, self._seal)
        seal = brush.sized("seal_council", self._seal)
        surface.blit(seal, seal.get_rect(center=board.midleft))

    def _cords(self) -> list[Rect]:
        board, thick = self.board, max(4, self.brush.px(_CORD))
        aside = round(board.width * _HUNG)
        return [
            Rect(x - thick // 2, self._frame, thick, board.top - self._frame)
            for x in (board.left + aside, board.right - aside)
        ]

    @property
    def _stud(self) -> int:
        """The size of the studs at which the cords are fastened."""
        return max(7, self.brush.px(_STUD))

    def retouched(self, view: View, marks: Marks) -> Stroke:
        """Return the boxes once more, over the light that lies around them on their board."""
        return Stroke(
            self.region,
            self.content(view, marks),
            lambda surface: self._boxes(surface, view),
        )

    def _boxes(self, surface: Surface, view: View) -> None:
        for box, rect in zip(Box, self.rects, strict=True):
            self._box(surface, view, box, rect)

    def _fitting(self, brush: Brush) -> tuple[Brush, frozenset[Box]]:
        """Return the brush whose text fits, and the boxes whose names do."""
        for named in _NAMINGS:
            smaller = brush.yielding(partial(self._fits, named=named))
            if self._fits(smaller, named):
                return smaller, named
        return brush, frozenset()

    def _roomiest(self) -> list[Rect]:
        """Return where the boxes lie, with as much beside their words as there is room for."""
        ways = [self._laid(self.brush, self.named, beside) for beside in _BESIDE]
        return next((way for way in ways if self._within(self.brush, way)), ways[-1])

    def _fits(self, brush: Brush, named: frozenset[Box]) -> bool:
        """Whether they find room beside the tower with the text of a brush, with the names of these."""
        return self._within(brush, self._laid(brush, named, _BESIDE[-1]))

    def _within(self, brush: Brush, rects: Sequence[Rect]) -> bool:
        gap = self._between(brush)
        return self._room.contains(rects[0].unionall(rects[1:]).inflate(2 * gap, 2 * gap))

    def _laid(self, brush: Brush, named: frozenset[Box], beside: float) -> list[Rect]:
        """Return where the boxes lie, in the order of their numbers, beside each other and beside the seal.

        So many units, and pixels at least, are free beside their words.
        """
        gap = self._between(brush)
        size = _SIZE if named == _EVERY else _BARE
        wide, high = (max(_SMALLEST_TARGET, brush.px(side * self._times)) for side in size)
        sides = 2 * max(round(beside), brush.px(beside))
        worded = (brush.width(_name(box), self._word) + sides if box in named else wide for box in Box)
        across = [max(_SMALLEST_TARGET, each) for each in worded]
        if named:
            high = max(high, brush.type(self._number) + brush.type(self._word) + 2)
        left, alike = self._room.left + _seal(high) // 2 + gap, max(wide, *across)
        if sum(across) < len(across) * wide and left + len(across) * (alike + gap) <= self._room.right:
            across = [alike] * len(across)
        starts = accumulate((each + gap for each in across), initial=left)
        return [Rect(left, self._room.top + gap, each, high) for left, each in zip(starts, across, strict=False)]

    def _between(self, brush: Brush) -> int:
        return max(2, brush.px(_GAP))

    def _dull(self, view: View) -> bool:
        return resolved(view, Place.COUNCIL) or view.round > LAST_CITY_ROUND

    def _box(self, surface: Surface, view: View, box: Box, rect: Rect) -> None:
        """Its number, its sign or the florins that lie in it, its name if there is room, and the shield of its seat."""
        brush, taker = self.brush, dict(taken(view)).get(box)
        brush.box(surface, rect, _DULL if taker is not None or self._dull(view) else PAPER[1], (*GOLD, 255))
        named = box in self.named
        middle = rect.top + rect.height * (8 if named else 14) // 28
        left = brush.write(surface, str(box.value), (rect.left + brush.px(5), middle), self._number, BLOOD).right
        icon = min(round(rect.height * (0.52 if named else 0.68)), rect.right - left - 2)
        room = Rect(left, middle - icon // 2, rect.right - left, icon)
        if box is Box.TREASURY:
            self._treasury(surface, view.treasury, room)
        else:
            brush.stamp(surface, _SIGNS[box], room.center, icon)
        if named:
            at = rect.centerx, rect.bottom - round(brush.type(self._word) * _ABOVE_FRAME)
            brush.write(surface, _name(box), at, self._word, align="centre", room=rect.width - 4)
        if taker is not None:
            size = max(_LEAST_SHIELD, round(rect.height * _SHIELD))
            figures.shield(brush, surface, taker, (rect.right - size // 7, rect.top + size // 12), size)

    def _treasury(self, surface: Surface, florins: int, room: Rect) -> None:
        """A coin with the number of florins beside it or on it; a pale one for none."""
        brush, size = self.brush, room.height
        width = size + brush.px(2) + brush.width(str(florins), self._sum)
        if width > room.width - 2:
            figures.coin(brush, surface, room.center, size, florins, pale=not florins)
            return
        left = room.centerx - width // 2
        figures.coin(brush, surface, (left + size // 2, room.centery), size, pale=not florins)
        brush.write(surface, str(florins), (left + size + brush.px(2), room.centery), self._sum)


def _name(box: Box) -> str:
    return tr(f"davinci.picture.boxes.{box.name.lower()}")


def _seal(height: int) -> int:
    """The size of the seal beside boxes of a height."""
    return round(height * _SEAL)
