"""Choosing who plays at a seat: all players and all tempers, each with a sentence on what it is like."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Heading, Widget
from leonardo.app.opponents import Opponent, opponents, tempers
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.new_game.player_field import OfferList

_TOP: Final = 124
"""Units from the top of the sheet to the lists."""
_FOOT: Final = 140
"""Units from the end of the lists to that of the sheet."""
_HEADING: Final = 56
"""Units of the words over a list."""
_ROW: Final = 108
_ROW_UPRIGHT: Final = 76
"""Units of a player or temper with its sentence, at least: in an upright window it is written on longer lines."""
_BETWEEN: Final = 50
"""Units between the lists."""
_HIGHEST: Final = 1120
"""Units of the sheet, at most."""
_LISTS: Final = ("player", "temper")


class SeatPage(SheetScene):
    """The players for one seat of a plan, and beside or below them the tempers that the chosen one can have.

    What is chosen is agreed on at once. `programs` are those of others that may play.
    """

    first_focus = "player"
    upright = True

    def __init__(self, kit: Kit, plan: Plan, seat: int, programs: Mapping[str, str]) -> None:
        super().__init__(kit)
        self._plan, self._seat = plan, plan.seats[seat]
        self._name = plan.names()[seat]
        self._programs = programs

    def heading(self) -> str:
        """Return the heading."""
        return tr("new_game.who_plays", name=self._name)

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies: where the window is less wide for its height, it is higher for longer lines."""
        if layout.upright:
            return super().sheet(layout)
        return layout.centred(1720, min(_HIGHEST, layout.height - 80))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet, with a drawing where a list of tempers would be."""
        super().backdrop(surface)
        if not self._tempers():
            lay_drawing(self.page, surface, "invention_14", self._areas(self.page.layout)[1], 150)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the lists, and the buttons at the foot."""
        first, second = self._areas(layout)
        found = self._list(layout, first, "player", self._players(), self._seat.player or "", self._choose_player)
        if offered := self._tempers():
            found += self._list(layout, second, "temper", offered, self._seat.temper, self._choose_temper)
        if self._seat.player:
            place, text = self.at_foot(layout, 0, 480 if layout.upright else 560), tr("new_game.for_all")
            hint, differ = tr("new_game.for_all_hint"), not self._alike
            found.append(Button("for all", place, text, self._for_all, size=25, hint=hint, enabled=differ))
        done = Button("done", self.at_foot(layout, -300, 300), tr("settings.done"), self.back, strong=True)
        return [*found, done]

    def hint_place(self, layout: Layout) -> pygame.Rect:
        """Return the foot of the sheet, between the buttons."""
        return self.foot(layout, left=MARGIN + 580, right=MARGIN + 340)

    def _players(self) -> tuple[Opponent, ...]:
        person = Opponent("", tr("new_game.person"), tr("new_game.person_about"))
        return person, *opponents(self._plan.game, self._programs)

    def _tempers(self) -> tuple[Opponent, ...]:
        return tempers(self._plan.game, self._seat.player)

    def _areas(self, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        """Return where the players are, and where the tempers are."""
        sheet, px = self.sheet(layout), layout.px
        whole = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), 0)
        whole.height = sheet.bottom - px(_FOOT + (100 if layout.upright else 0)) - whole.top
        first, second = whole.copy(), whole.copy()
        if layout.upright:
            first.height = second.height = (whole.height - px(24)) // 2
        else:
            first.width = second.width = (whole.width - px(_BETWEEN)) // 2
        second.bottomright = whole.bottomright
        return first, second

    def _list(
        self,
        layout: Layout,
        area: pygame.Rect,
        name: str,
        offers: Sequence[Opponent],
        chosen: str,
        choose: Callable[[str], None],
    ) -> list[Widget]:
        heading = pygame.Rect(area.left, area.top, area.width, layout.px(_HEADING - 12))
        place = pygame.Rect(area.left, area.top + layout.px(_HEADING), area.width, area.height - layout.px(_HEADING))
        least = layout.px(_ROW_UPRIGHT if layout.upright else _ROW)
        row = place.height // min(len(offers), max(1, place.height // least))
        number = [offer.name for offer in offers].index(chosen)
        found = OfferList(name, place, offers, number, row, lambda chosen: choose(offers[chosen].name), self.back)
        return [Heading(heading, tr(f"new_game.{name}")), found]

    def _choose_player(self, name: str) -> None:
        self._seat.player = name or None
        self.rebuild()

    def _choose_temper(self, name: str) -> None:
        self._seat.temper = name
        self.rebuild()

    @property
    def _alike(self) -> bool:
        """Whether everybody who is not a person is as this one already."""
        return len({(seat.player, seat.temper) for seat in self._plan.seats if seat.player}) == 1

    def _for_all(self) -> None:
        """Let everybody who is not a person be as this one; the page stays: a press of "Done" may be on its way."""
        for seat in self._plan.seats:
            if seat.player:
                seat.player, seat.temper = self._seat.player, self._seat.temper
        self.form.set_focus("done")
        self.rebuild()
