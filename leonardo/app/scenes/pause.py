"""The pause over the table: resume, save, load, settings, back to the title."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import OverlayScene, draw_heading

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_STEP: Final = 90
"""Units from one button to the next."""


class PauseScene(OverlayScene):
    """A rest. The game behind it goes on when it is gone."""

    upright = True
    crest = "hourglass"

    def __init__(self, host: "Host") -> None:
        super().__init__(host.kit)
        self.host = host

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(640, 200 + _STEP * len(self.entries()))

    def entries(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """Return the buttons: their names, their words and what they do."""
        session = self.host.session
        changes = session is not None and not session.over
        found = [
            ("resume", words("pause.resume"), self.back),
            ("save", words("pause.save"), self.host.ask_name),
            *([("seats", words("pause.seats"), self.host.show_seats)] if changes else []),
            ("load", words("title.load"), self.host.show_saves),
            ("settings", words("title.settings"), self.host.show_settings),
            ("rules", words("rulebook.title"), self.host.show_rules),
            ("keys", words("settings.keys"), self.host.show_keys),
            ("title", words("pause.to_title"), self.host.show_title),
        ]
        return [entry for entry in found if entry[0] != "rules" or self.host.has_rules]

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons, one below the other."""
        sheet = self.sheet(layout)
        left, width = sheet.left + layout.px(100), sheet.width - layout.px(200)
        return [
            Button(
                name,
                pygame.Rect(left, sheet.top + layout.px(160 + _STEP * number), width, layout.px(68)),
                text,
                action,
                strong=number == 0,
            )
            for number, (name, text, action) in enumerate(self.entries())
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with its heading."""
        super().backdrop(surface)
        draw_heading(self.page, surface, self.sheet(self.page.layout), words("pause.heading"), down=26)
