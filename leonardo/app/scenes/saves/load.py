"""The saved games: opening one, deleting one after a question."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.menu import MARGIN
from leonardo.app.scenes.saves.listing import ListingScene
from leonardo.saves.folder import Entry

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class LoadScene(ListingScene):
    """The saved games, the newest first."""

    def __init__(self, host: "Host") -> None:
        super().__init__(host, host.shelf)

    def heading(self) -> str:
        """Return the heading."""
        return tr("load.heading")

    def nothing(self) -> str:
        """Return what is said where there are no saves."""
        return tr("load.nothing")

    def hint_place(self, layout: Layout) -> pygame.Rect | None:
        """Return the foot of the sheet, where there is room between the buttons."""
        return None if layout.upright else self.foot(layout, left=MARGIN + 250, right=MARGIN + 590)

    def buttons(self, layout: Layout) -> Sequence[Widget]:
        """Return what goes back, deletes and opens."""
        entry = self.entry
        return [
            Button("back", self.at_foot(layout, 0, 230), tr("message.back"), self.back),
            Button(
                "delete",
                self.at_foot(layout, -570, 260),
                self.counted(tr("load.delete"), len(self.deletable)),
                self.ask,
                enabled=bool(self.deletable),
                hint=tr("lists.several") if self.deletable else self._why_it_stays(entry) if entry else "",
            ),
            Button(
                "open",
                self.at_foot(layout, -290, 290),
                tr("load.open"),
                self.open,
                strong=True,
                enabled=self.whole is not None,
                hint=self.why_closed,
            ),
        ]

    def can_be_deleted(self, entry: Entry) -> bool:
        """Return whether an entry is a person's to delete now: what is being played would be saved again at once."""
        return super().can_be_deleted(entry) and not self._is_played(entry)

    def _is_played(self, entry: Entry) -> bool:
        session = self.host.session
        at_the_table = session is not None and entry.head is not None and entry.head.run == session.autosave.run
        return at_the_table and entry.is_autosave

    def _why_it_stays(self, entry: Entry) -> str:
        if entry.sample:
            return tr("load.sample_stays")
        return tr("load.playing_stays") if self._is_played(entry) else ""

    def open(self) -> None:
        """Go on with the chosen game."""
        if self.whole:
            self.host.open(self.whole.path)

    def delete(self, path: Path) -> None:
        """Delete a save, because a person wants it.

        Raises:
            SaveError: if it cannot be deleted.
        """
        self.host.folder.delete(path)
