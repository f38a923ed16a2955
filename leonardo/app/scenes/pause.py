"""The pause over the table: resume, what is to be known of the game, save, load, settings, back to the title."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import OverlayScene, draw_heading

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_STEP: Final = 90
"""Units from one row of buttons to the next."""
_WIDTH: Final = 1180
_UPRIGHT_WIDTH: Final = 980
_MARGIN: Final = 70
_BETWEEN: Final = 28
"""Units across the sheet, at its edges, and between two buttons."""

PauseEntry = tuple[str, str, Callable[[], None]]
"""A button: its name, its words and what it does."""


class PauseScene(OverlayScene):
    """A rest. The game behind it goes on when it is gone; `known` are the buttons of what is to be known of it."""

    upright = True
    crest = "hourglass"

    def __init__(self, host: "Host", known: Sequence[PauseEntry] = ()) -> None:
        super().__init__(host.kit)
        self.host = host
        self.known = tuple((name, text, partial(self._go_on_to, action)) for name, text, action in known)

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        width = _UPRIGHT_WIDTH if layout.upright else _WIDTH
        return layout.centred(width, 200 + _STEP * (1 + len(self.entries()) // 2))

    def _go_on_to(self, action: Callable[[], None]) -> None:
        """Go back to the table, and from there to something over it."""
        self.back()
        action()

    def entries(self) -> Sequence[PauseEntry]:
        """Return the buttons: their names, their words and what they do."""
        session = self.host.session
        changes = session is not None and not session.over
        found: list[PauseEntry] = [
            ("resume", words("pause.resume"), self.back),
            *self.known,
            ("rules", words("rulebook.title"), self.host.show_rules),
            ("keys", words("settings.keys"), self.host.show_keys),
            ("save", words("pause.save"), self.host.ask_name),
            *([("seats", words("pause.seats"), self.host.show_seats)] if changes else []),
            ("load", words("title.load"), self.host.show_saves),
            ("settings", words("title.settings"), self.host.show_settings),
            ("title", words("pause.to_title"), partial(self.host.leave, self.host.show_title)),
        ]
        return [entry for entry in found if entry[0] != "rules" or self.host.ruled]

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons: the first in a row of its own, the others in pairs."""
        sheet, px, entries = self.sheet(layout), layout.px, self.entries()
        left, width = sheet.left + px(_MARGIN), sheet.width - 2 * px(_MARGIN)
        half = (width - px(_BETWEEN)) // 2
        found: list[Widget] = []
        for number, (name, text, action) in enumerate(entries):
            row, column = divmod(number + 1, 2)
            alone = number == 0 or (number == len(entries) - 1 and not column)
            top = sheet.top + px(160 + _STEP * (row if number else 0))
            place = pygame.Rect(left if alone or not column else left + half + px(_BETWEEN), top, half, px(68))
            if alone:
                place.width = width
            found.append(Button(name, place, text, action, strong=number == 0))
        return found

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with its heading."""
        super().backdrop(surface)
        draw_heading(self.page, surface, self.sheet(self.page.layout), words("pause.heading"), down=26)
