"""The tray at the foot of the table: four fields of dark wood, fewer words where there is less room."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import chain
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture.layout import TRAY_ROWS, CittaLayout
from leonardo.app.citta.picture.tray.cards import Cards
from leonardo.app.citta.picture.tray.machine import Machine
from leonardo.app.citta.picture.tray.palaces import Palaces
from leonardo.app.citta.picture.tray.purse import Purse
from leonardo.app.table.looks.brush import PLAIN, Brush
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta.view import View

_SHARES: Final = (340, 866, 300, 330)
"""Units of purse, palaces, cards and machine, as they share the tray."""
_NARROW: Final = (250, 470, 170, 190)
"""The same where the window is narrow."""


class Tray(Board):
    """All that lies before one seat."""

    def __init__(self, brush: Brush, layout: CittaLayout) -> None:
        self.rect = layout.tray
        brush = self.brush = brush.yielding(lambda larger: TRAY_ROWS * larger.line(PLAIN) <= self.rect.height)
        pad = max(4, brush.px(8))
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        shares = _NARROW if layout.heads else _SHARES
        whole, left, fields = sum(shares), float(inner.left), []
        for share in shares:
            wide = (inner.width - pad * (len(shares) - 1)) * share / whole
            fields.append(Rect(round(left), inner.top, round(wide), inner.height))
            left += wide + pad
        self.purse = Purse(brush, fields[0])
        self.palaces = Palaces(brush, fields[1])
        self.cards = Cards(brush, fields[2])
        self.machine = Machine(brush, fields[3])
        self._fields = (self.purse, self.palaces, self.cards, self.machine)

    @property
    def parts(self) -> Sequence[Part]:
        """The wood, and the fields on it."""
        ground = Part(always(self.rect), lambda _view, _marks: None, self._ground)
        return ground, *chain.from_iterable(field.parts for field in self._fields)

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that the spots depend on."""
        return tuple(field.placed(view, marks) for field in self._fields)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield what can be pressed."""
        yield from chain.from_iterable(field.spots(view, marks) for field in self._fields)

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        brush = self.brush
        surface.blit(brush.pictures.cover("workshop_wood", self.rect.size), self.rect)
        for field in self._fields:
            brush.inset(surface, field.rect)
