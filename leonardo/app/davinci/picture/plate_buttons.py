"""The buttons that stand at a district while it asks: what is offered there is taken or declined beside its price."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture.districts import District
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
_HATS: Final = 24
"""Units that hats reach above those who stand on a square."""
_SHIFTS: Final = (0, 30, -30, 60, -60, 90, -90, 120, -120)
"""Units by which they stand aside of the middle of their ribbon, the least first."""


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

    def _row(self, buttons: Sequence[PromptButton], place: Place) -> Iterator[Rect]:
        px, style = self.brush.px, label_style(self.brush)
        widths = [max(_SMALLEST_TARGET, self.brush.width(button.label, style) + px(_PAD)) for button in buttons]
        row = self._room((sum(widths) + px(_GAP) * (len(widths) - 1), max(_SMALLEST_TARGET, px(_HEIGHT))), place)
        for width in widths:
            yield Rect(row.left, row.top, width, row.height)
            row.left += width + px(_GAP)

    def _room(self, size: tuple[int, int], place: Place) -> Rect:
        """Return where they hide no ribbon and nobody, as near to the middle of their ribbon as may be."""
        px, own = self.brush.px, self._districts[place]
        taken = [
            part for other, each in self._districts.items() if other is not place for part in (each.plate, each.people)
        ]
        tops = own.ribbon.bottom + px(_GAP), own.people.top - px(_HATS) - size[1]
        places = [
            Rect((own.ribbon.centerx - size[0] // 2 + round(aside * self.brush.layout.k), top), size)
            for top, aside in product(tops, _SHIFTS)
        ]
        within = [each for each in places if self._city.contains(each)]
        free = (each for each in within if each.collidelist(taken) == -1)
        return next(free, within[0] if within else places[0].clamp(self._city))
