"""The buttons that stand at a district while it asks: what is offered there is taken or declined beside its price."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture.city import pills
from leonardo.app.davinci.picture.city.districts import District
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import BOX
from leonardo.app.table.looks.plates import draw_button, label_style
from leonardo.app.table.marks import Marks, PromptButton
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.terms import Place
from leonardo.engine.davinci.view import View

_HEIGHT: Final = 42
_SMALLEST_TARGET: Final = 32
_PAD: Final = 34
"""Units beside the words of a button."""
_GAP: Final = 8
_STEP: Final = 6
"""Pixels by which they come down upon people at a time, but never upon their marks."""
_HATS: Final = 24
"""Units that hats reach above those who stand on a square."""
_SHIFTS: Final = (0, 30, -30, 60, -60, 90, -90, 120, -120)
"""Units by which they stand aside of where they would be, the least first."""


class PlateButtons:
    """Places the buttons of an offer at its district, under its ribbon or above its people, clear of all others."""

    def __init__(self, brush: Brush, city: Rect, districts: Mapping[Place, District]) -> None:
        self.brush = brush
        self._city = city
        self._districts = districts

    def placed(self, view: View, marks: Marks) -> Sequence[tuple[PromptButton, Rect]]:
        """Return the buttons that stand at a district now, and where, from left to right."""
        buttons = [button for button in marks.prompt.buttons if button.aside] if marks.prompt is not None else []
        if not buttons or not isinstance(view.question, OfferQuestion):
            return ()
        return tuple(zip(buttons, self._row(buttons, view.question.district), strict=True))

    def region(self, view: View, marks: Marks) -> Rect:
        """Return all pixels of them."""
        rects = [rect for _, rect in self.placed(view, marks)]
        return rects[0].unionall(rects[1:]).inflate(self.brush.px(8), self.brush.px(16)) if rects else Rect(0, 0, 0, 0)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw them."""
        for button, rect in self.placed(view, marks):
            if button.quiet:
                self.brush.box(surface, rect, BOX, INK, 8)
            draw_button(self.brush, surface, rect, button)

    def _row(self, buttons: Sequence[PromptButton], place: Place) -> list[Rect]:
        """Return where the buttons lie: beside each other, or where that finds no room one below the other."""
        px, style = self.brush.px, label_style(self.brush)
        high = max(_SMALLEST_TARGET, px(_HEIGHT))
        widths = [max(_SMALLEST_TARGET, self.brush.width(button.label, style) + px(_PAD)) for button in buttons]
        row = sum(widths) + px(_GAP) * (len(widths) - 1), high
        column = max(widths), high * len(widths) + px(_GAP) * (len(widths) - 1)
        room = self._room(row, place) or self._room(column, place)
        if room is None or room.size == row:
            left, top = room.topleft if room is not None else self._fallback(row, place)
            lefts = [left + sum(widths[:number]) + px(_GAP) * number for number in range(len(widths))]
            return [Rect(at, top, width, high) for at, width in zip(lefts, widths, strict=True)]
        tops = [room.top + (high + px(_GAP)) * number for number in range(len(widths))]
        return [Rect(room.left, top, room.width, high) for top in tops]

    def _room(self, size: tuple[int, int], place: Place) -> Rect | None:
        """Return where they hide no ribbon and nobody, as near to their own as may be; nothing if that is nowhere."""
        taken = [each.plate for each in self._districts.values()]
        taken += [each.people for other, each in self._districts.items() if other is not place]
        found = (Rect(corner, size) for corner in self._corners(size, self._districts[place]))
        return next((each for each in found if self._city.contains(each) and each.collidelist(taken) == -1), None)

    def _corners(self, size: tuple[int, int], own: District) -> Iterator[tuple[int, int]]:
        """Yield where they may begin: under the ribbon, above the people or as little as may be upon them, beside."""
        px, k = self.brush.px, self.brush.layout.k
        left = own.ribbon.centerx - size[0] // 2
        above, lowest = own.people.top - px(_HATS) - size[1], own.row.bottom - pills.row(self.brush) - size[1]
        tops = own.ribbon.bottom + px(_GAP), *range(above, max(above, lowest) + 1, _STEP)
        yield from ((left + round(aside * k), top) for top, aside in product(tops, _SHIFTS))
        sides = own.people.right + px(_GAP), own.people.left - px(_GAP) - size[0]
        yield from ((side, own.ribbon.top - size[1] + round(down * k)) for side, down in product(sides, _SHIFTS))

    def _fallback(self, size: tuple[int, int], place: Place) -> tuple[int, int]:
        """Where they lie if there is no room anywhere: under the ribbon, whatever they hide."""
        row = Rect((0, 0), size)
        row.midtop = self._districts[place].ribbon.midbottom
        return row.clamp(self._city).topleft
