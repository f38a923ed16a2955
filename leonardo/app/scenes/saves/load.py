"""The saved games: opening one, deleting one after a question."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import MARGIN
from leonardo.app.scenes.saves.listing import ListingScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class LoadScene(ListingScene):
    """The saved games, the newest first."""

    def __init__(self, host: "Host") -> None:
        super().__init__(host, host.shelf)

    def heading(self) -> str:
        """Return the heading."""
        return words("load.heading")

    def nothing(self) -> str:
        """Return what is said where there are no saves."""
        return words("load.nothing")

    def hint_place(self, layout: Layout) -> pygame.Rect | None:
        """Return the foot of the sheet, where there is room between the buttons."""
        return None if layout.upright else self.foot(layout, left=MARGIN + 250, right=MARGIN + 590)

    def buttons(self, layout: Layout) -> Sequence[Widget]:
        """Return what goes back, deletes and opens."""
        entry = self.entry
        return [
            Button("back", self.at_foot(layout, 0, 230), words("message.back"), self.back),
            Button(
                "delete",
                self.at_foot(layout, -570, 260),
                words("load.delete"),
                self.ask,
                enabled=entry is not None and entry.can_be_deleted,
                hint=words("load.sample_stays") if entry and entry.sample else "",
            ),
            Button(
                "open",
                self.at_foot(layout, -290, 290),
                words("load.open"),
                self.open,
                strong=True,
                enabled=bool(entry and entry.head),
                hint=words("load.cannot_open") if entry and not entry.head else "",
            ),
        ]

    def open(self) -> None:
        """Go on with the chosen game."""
        if self.entry and self.entry.head:
            self.host.open(self.entry.path)

    def delete(self, path: Path) -> None:
        """Delete a save, because a person wants it.

        Raises:
            SaveError: if it cannot be deleted.
        """
        self.host.folder.delete(path)
