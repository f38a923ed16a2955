"""The buttons that stand at a district while it asks: what is offered there is taken or declined beside its price."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture.city import pills
from leonardo.app.davinci.picture.city.districts import District
from leonardo.app.davinci.words.advice import WORKSHOP, taking
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.engine.davinci.constants import PRICES, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from leonardo.ui.widgets import label_style

_HEIGHT: Final = 42
_SMALLEST_TARGET: Final = 32
_PAD: Final = 34
"""Units beside the words of a button."""
_GAP: Final = 8
_STEP: Final = 6
"""Pixels by which a place for them is looked for."""
_HATS: Final = 24
"""Units that hats reach above those who stand on a square."""
_FARTHEST: Final = 12
"""Steps across and down in which a place is looked for that is not right beside them."""
_REACH: Final = 26
"""Units from the people and the ribbon of a district up to which they are beside it."""
_KEPT: Final = 4
_SHIFTS: Final = sorted(range(-120, 121, 5), key=abs)
"""Units by which they stand aside of where they would be, the least first."""


class PlateButtons:
    """Places the buttons of an offer at its district, clear of ribbons, of `boards` and of the `crowd` in a view."""

    def __init__(
        self,
        brush: Brush,
        city: Rect,
        districts: Mapping[Place, District],
        boards: Sequence[Rect],
        crowd: Callable[[View], Iterable[Rect]],
    ) -> None:
        self.brush = brush
        self._city = city
        self._districts = districts
        self._boards = boards
        self._crowd = crowd
        self._laid = lru_cache(_KEPT)(self._row)

    def placed(self, view: View, marks: Marks) -> Sequence[tuple[PromptButton, Rect]]:
        """Return the buttons that stand at a district now, and where, from left to right."""
        buttons = [button for button in marks.prompt.buttons if button.aside] if marks.prompt is not None else []
        if not buttons or not isinstance(view.question, OfferQuestion):
            return ()
        widths = tuple(self._width(button) for button in buttons)
        people = tuple(tuple(rect) for rect in self._crowd(view))
        return tuple(zip(buttons, self._laid(widths, people, view.question.district), strict=True))

    def _width(self, button: PromptButton) -> int:
        """As wide as its words at any price, so that the next price finds the buttons where they were."""
        ways = ([taking(price, what) for price in PRICES] for what in ("", *WORKSHOP))
        labels = next((prices for prices in ways if button.label in prices), [button.label])
        widest = max(self.brush.width(label, label_style(self.brush)) for label in labels)
        return max(_SMALLEST_TARGET, widest + self.brush.px(_PAD))

    def region(self, view: View, marks: Marks) -> Rect:
        """Return all pixels of them."""
        rects = [rect for _, rect in self.placed(view, marks)]
        return rects[0].unionall(rects[1:]).inflate(self.brush.px(8), self.brush.px(16)) if rects else Rect(0, 0, 0, 0)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw them, all as plates: a thin line would be lost on the city."""
        for button, rect in self.placed(view, marks):
            draw_button(self.brush, surface, rect, evolve(button, quiet=False))

    def _row(self, widths: tuple[int, ...], people: tuple[tuple[int, ...], ...], place: Place) -> list[Rect]:
        """Return where the buttons lie: beside each other, or where that finds no room in rows of two, or of one."""
        count = len(widths)
        ways = [self._grid(widths, columns) for columns in (count, 2, 1) if columns <= count]
        sizes = [cells[0].unionall(cells[1:]).size for cells in ways]
        room = self._room(sizes, people, place)
        if room is None:
            fits = (size for size in sizes if size[0] <= self._city.width)
            size = next(fits, sizes[-1])
            room = Rect(self._fallback(size, place), size)
        return [cell.move(room.topleft) for cell in ways[sizes.index(room.size)]]

    def _grid(self, widths: Sequence[int], columns: int) -> list[Rect]:
        """Return where the buttons lie in rows of so many; in several rows they are all as wide as the widest one."""
        high, gap = max(_SMALLEST_TARGET, self.brush.px(_HEIGHT)), self.brush.px(_GAP)
        if columns == len(widths):
            lefts = (sum(widths[:number]) + gap * number for number in range(columns))
            return [Rect(left, 0, width, high) for left, width in zip(lefts, widths, strict=True)]
        wide = max(widths)
        cells = (divmod(number, columns) for number in range(len(widths)))
        return [Rect(column * (wide + gap), row * (high + gap), wide, high) for row, column in cells]

    def _room(self, sizes: Sequence[tuple[int, int]], people: Sequence[tuple[int, ...]], place: Place) -> Rect | None:
        """Return where they hide no ribbon and nobody, as near to their own as may be; nothing if that is nowhere.

        They do not stand on the square or the landmark of another district, as long as there is room elsewhere. Rather
        than far away they stand on what has had its turn in this round, which is of no use any more (rule 8.1).
        """
        own = self._districts[place]
        reach = 2 * round(_REACH * max(1.0, self.brush.layout.k))
        near = own.ribbon.union(own.people).inflate(reach, reach)
        ways = (
            (way(size, own), taken, around)
            for around in (near, self._city)
            for taken in self._taken(place, people)
            for way in (self._corners, self._anywhere)
            for size in sizes
        )
        found = ((rect, taken) for way, taken, around in ways for rect in way if rect.colliderect(around))
        return next((rect for rect, taken in found if self._free(rect, taken)), None)

    def _free(self, rect: Rect, taken: Sequence[Rect]) -> bool:
        return self._city.contains(rect) and rect.collidelist(taken) == -1

    def _taken(self, place: Place, people: Sequence[tuple[int, ...]]) -> Iterator[Sequence[Rect]]:
        """Yield what they should not hide at a district, ever less of it."""
        for first in (Place(0), place):
            kept = [each for other, each in self._districts.items() if other >= first]
            hidden = [*(each.plate for each in kept), *self._boards, *map(Rect, people)]
            others = [each for each in kept if each is not self._districts[place]]
            yield [*hidden, *(rect for each in others for rect in (bounds(each.square), each.building))]
            yield hidden

    def _corners(self, size: tuple[int, int], own: District) -> Iterator[Rect]:
        """Yield where they may lie: under the ribbon, above the people, or beside."""
        px, k = self.brush.px, self.brush.layout.k
        left = own.ribbon.centerx - size[0] // 2
        above = own.people.top - px(_HATS) - size[1]
        tops = own.ribbon.bottom + px(_GAP), *range(above, own.row.bottom - pills.row(self.brush) - size[1], _STEP)
        yield from (Rect((left + round(aside * k), top), size) for top, aside in product(tops, _SHIFTS))
        sides = own.people.right + px(_GAP), own.people.left - px(_GAP) - size[0]
        yield from (
            Rect((side, own.ribbon.top - size[1] + round(down * k)), size) for side, down in product(sides, _SHIFTS)
        )

    def _anywhere(self, size: tuple[int, int], own: District) -> Iterator[Rect]:
        """Yield where they may lie in the whole city, the nearest first, which is never much farther than a square."""
        rect = Rect((0, 0), size)
        rect.midbottom = own.ribbon.centerx, own.row.top
        steps = range(-_FARTHEST, _FARTHEST + 1)
        moves = sorted(product(steps, steps), key=lambda move: (move[0] ** 2 + move[1] ** 2, move))
        return (rect.move(across * 2 * _STEP, down * 2 * _STEP) for across, down in moves)

    def _fallback(self, size: tuple[int, int], place: Place) -> tuple[int, int]:
        """Where they lie if there is no room anywhere: under the ribbon, whatever they hide."""
        row = Rect((0, 0), size)
        row.midtop = self._districts[place].ribbon.midbottom
        return row.clamp(self._city).topleft
