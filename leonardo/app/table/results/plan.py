"""Where the parts of a sheet of results lie, and the places that follow from it in pixels."""

from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit

HEAD: Final = 196  # units from the edge of the sheet to the words over the columns


@frozen
class SheetPlan:
    """Where the parts lie, in units from the edge of a sheet of `size`: its rules run from `left` to `right`.

    A row of the ledger is `row` high. The columns begin at `columns`, `column` apart, and `lower` units under the
    name, which has `name` units, and what a game shows beside them at `beside`; chart and highlights are beside each
    other, or one under the other.
    """

    size: tuple[float, float]
    left: float
    right: float
    row: float
    name: float
    columns: float
    column: float
    lower: float
    beside: float
    chart: tuple[float, float]  # where the chart begins, and how wide it is
    highlights: tuple[float, float]
    bottom: float  # where chart and highlights end; the buttons stand below

    @property
    def upright(self) -> bool:
        """Whether the sheet is higher than wide, and the highlights are under the chart."""
        return self.size[1] > self.size[0]

    @property
    def line(self) -> float:
        """The units of a line of the ledger: a row that has a lower part has two."""
        return self.row - 4 - self.lower

    @property
    def room(self) -> float:
        """The units beside the columns that a game has to itself in each row, up to the end of the rules."""
        return self.right - self.beside


WIDE: Final = SheetPlan(
    (1800, 1030), left=60, right=1740, row=70, name=262, columns=320, column=109, lower=0, beside=1330,
    chart=(60, 760), highlights=(860, 880), bottom=900,
)  # fmt: skip
UPRIGHT: Final = SheetPlan(
    (1040, 1500), left=50, right=990, row=106, name=480, columns=66, column=102, lower=50, beside=610,
    chart=(50, 940), highlights=(50, 940), bottom=1380,
)  # fmt: skip


@frozen(eq=False)
class Sheet:
    """A sheet as it lies in the window: the kit it is drawn with, its plan, and its pixels."""

    page: Kit
    plan: SheetPlan

    @property
    def rect(self) -> pygame.Rect:
        return self.page.layout.centred(*self.plan.size)

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return a part of it in pixels; `x` and `y` are units from its edges."""
        sheet, k = self.rect, self.page.layout.k
        left, top = sheet.left + round(x * k), sheet.top + round(y * k)
        return pygame.Rect(left, top, round(width * k), round(height * k))
