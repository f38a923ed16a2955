"""Choosing whose decisions are to be reviewed: any seat of a finished game, since all lies open then."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.menu import OverlayScene, draw_heading

_WIDTH: Final = 700
_HEAD: Final = 150  # units from the top of the sheet to the first button
_STEP: Final = 86
_BUTTON: Final = (500, 66)
_SHIELD: Final = 46
_CANCEL: Final = "cancel"


class WhoseScene(OverlayScene):
    """Asks for one of the seats, the first of the `people` being proposed; `choose` is called with its number."""

    upright = True
    crest = "seal_lily"

    def __init__(
        self, kit: Kit, looks: Sequence[PlayerStyle], people: Sequence[int], choose: Callable[[int], None]
    ) -> None:
        super().__init__(kit)
        self.looks = tuple(looks)
        self.proposed = people[0] if people else 0
        self._choose = choose

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(_WIDTH, _HEAD + _STEP * (len(self.looks) + 1) + 40)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return a button for each seat, the proposed one with the keyboard, and one to go back."""
        sheet, width = self.sheet(layout), layout.px(_BUTTON[0])
        left = sheet.centerx - width // 2
        names = [(str(seat), look.name) for seat, look in enumerate(self.looks)]
        buttons = []
        for row, (name, text) in enumerate([*names, (_CANCEL, tr("table.review.cancel"))]):
            place = pygame.Rect(left, sheet.top + layout.px(_HEAD + _STEP * row), width, layout.px(_BUTTON[1]))
            action = self.back if name == _CANCEL else partial(self._take, row)
            buttons.append(Button(name, place, text, action, strong=row == self.proposed))
        return buttons

    def arrange(self, layout: Layout) -> None:
        """Make the buttons, the keyboard being at the proposed one in the beginning."""
        begins = not self.form.focus
        super().arrange(layout)
        if begins:
            self.form.set_focus(str(self.proposed))

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        draw_heading(self.page, surface, self.sheet(self.page.layout), tr("table.review.whose"), down=20)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        height = self.page.layout.px(_SHIELD)
        for seat, look in enumerate(self.looks):
            place = self.form[str(seat)].rect
            mark = shield(self.page.pictures, look.colour, height)
            surface.blit(mark, mark.get_rect(midright=(place.left - self.page.layout.px(14), place.centery)))

    def _take(self, seat: int) -> None:
        self.kit.stack.remove(self)
        self._choose(seat)
