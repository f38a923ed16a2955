"""The pause over the table: resume, what is to be known of the game, save, load, settings, back to the title."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.menu import OverlayScene, draw_heading

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_STEP: Final = 90  # units from one row of buttons to the next
_WIDTH: Final = 1180
_UPRIGHT_WIDTH: Final = 980
_MARGIN: Final = 70
_BETWEEN: Final = 28  # units across the sheet, at its edges, and between two buttons

_STILL: Final = 1_000
"""Milliseconds for which a press counts only where the mouse has moved: it was meant for what was there before."""


@frozen
class PauseEntry:
    """A button: its `name`, its words and what it does; `why_not` says why it cannot be used now, if so."""

    name: str
    text: str
    action: Callable[[], None]
    why_not: str = ""


class PauseScene(OverlayScene):
    """A rest. The game behind it goes on when it is gone; `known` returns the buttons of what is to be known of it."""

    upright = True
    crest = "hourglass"

    def __init__(self, host: "Host", known: Callable[[], Sequence[PauseEntry]] = tuple) -> None:
        super().__init__(host.kit)
        self.host = host
        self.known = known
        self._still = float(_STILL)

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self._still = 0.0
        if event.type == pygame.MOUSEBUTTONDOWN and self._still > 0:
            return True
        return super().handle(event)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self._still = max(0.0, self._still - milliseconds)

    @property
    def warning(self) -> str:
        """What stands under the heading while the game cannot be saved."""
        session = self.host.session
        return tr("autosave.unsaved") if session is not None and session.unsaved else ""

    def sheet(self, layout: Layout) -> pygame.Rect:
        width = _UPRIGHT_WIDTH if layout.upright else _WIDTH
        return layout.centred(width, 200 + _STEP * (1 + len(self.entries()) // 2))

    def _go_on_to(self, action: Callable[[], None]) -> None:
        self.back()
        action()

    def entries(self) -> Sequence[PauseEntry]:
        """Return the buttons, each in its place whether it can be used now or not."""
        session = self.host.session
        over = tr("table.refused.over") if session is None or session.over else ""
        found = [
            PauseEntry("resume", tr("pause.resume"), self.back),
            *(evolve(each, action=partial(self._go_on_to, each.action)) for each in self.known()),
            PauseEntry("rules", tr("rulebook.title"), self.host.show_rules),
            PauseEntry("keys", tr("settings.keys"), self.host.show_keys),
            PauseEntry("save", tr("pause.save"), self.host.ask_name),
            PauseEntry("seats", tr("pause.seats"), self.host.show_seats, over),
            PauseEntry("load", tr("title.load"), self.host.show_saves),
            PauseEntry("settings", tr("title.settings"), self.host.show_settings),
            PauseEntry("title", tr("pause.to_title"), partial(self.host.leave, self.host.show_title)),
        ]
        return [entry for entry in found if entry.name != "rules" or self.host.ruled]

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons: the first in a row of its own, the others in pairs."""
        sheet, px, entries = self.sheet(layout), layout.px, self.entries()
        left, width = sheet.left + px(_MARGIN), sheet.width - 2 * px(_MARGIN)
        half = (width - px(_BETWEEN)) // 2
        found: list[Widget] = []
        for number, entry in enumerate(entries):
            row, column = divmod(number + 1, 2)
            alone = number == 0 or (number == len(entries) - 1 and not column)
            top = sheet.top + px(160 + _STEP * (row if number else 0))
            place = pygame.Rect(left if alone or not column else left + half + px(_BETWEEN), top, half, px(68))
            if alone:
                place.width = width
            strong, why_not = number == 0, entry.why_not
            button = Button(
                entry.name, place, entry.text, entry.action, strong=strong, hint=why_not, enabled=not why_not
            )
            found.append(button)
        return found

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        if self.warning:
            sheet, px = self.sheet(self.page.layout), self.page.layout.px
            place = pygame.Rect(sheet.left + px(_MARGIN), sheet.top + px(112), sheet.width - 2 * px(_MARGIN), px(40))
            self.page.painter.draw(surface, self.warning, place, Face.STRONG, 25, VERMILION, "centre")
        draw_heading(self.page, surface, self.sheet(self.page.layout), tr("pause.heading"), down=26)
