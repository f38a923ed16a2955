"""The files that may be taken in: those with the right endings in the folders where files of others come to lie."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import PRESSING
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.kit.words import words
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.saves.exchange import ENDINGS
from leonardo.saves.faults import printable, shown_name

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.app.scenes.saves.exchange import Exchange

_ROW: Final = 96
_MOST: Final = 200
"""Files that are listed at most, the newest."""
_AGAIN: Final = 30


@frozen
class Found:
    """A file that may hold a game, and when it was written, in seconds as the system tells them."""

    path: Path
    written: float


def files_in(folders: Iterable[Path]) -> tuple[Found, ...]:
    """Return the files with the right endings that lie in some folders, the newest first."""
    found: dict[Path, Found] = {}
    for folder in folders:
        try:
            for path in folder.iterdir():
                if path.name.endswith(ENDINGS) and not path.name.startswith(".") and path.is_file():
                    found[path] = Found(path, path.stat().st_mtime)
        except OSError:
            continue
    return tuple(sorted(found.values(), key=lambda each: -each.written)[:_MOST])


class FileList(RowList):
    """Files, each with its folder below."""

    def __init__(
        self, rect: pygame.Rect, files: Sequence[Found], chosen: int, row: int, changed: Callable[[int], None]
    ) -> None:
        self._files = files
        super().__init__("list", rect, len(files), chosen, row, changed)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        """Draw the name of a file, and where it lies."""
        path, place = self._files[number].path, inner.inflate(-kit.layout.px(36), 0)
        half = place.height // 2
        above = pygame.Rect(place.left, place.top, place.width, half)
        kit.painter.draw(surface, shown_name(path), above, Face.STRONG, 27, IVORY if chosen else INK)
        below = pygame.Rect(place.left, place.top + half, place.width, place.height - half)
        kit.painter.draw(surface, printable(str(path.parent)), below, Face.ITALIC, 23, SHADE if chosen else SEPIA)


class TakeInScene(SheetScene):
    """Lists them, the newest first, and has one taken in."""

    first_focus = "list"
    upright = True

    def __init__(self, host: "Host", exchange: "Exchange") -> None:
        super().__init__(host.kit)
        self.host = host
        self.exchange = exchange
        self.files: tuple[Found, ...] = ()
        self.chosen = 0
        self._looking = True
        self._found: SimpleQueue[tuple[Found, ...]] = SimpleQueue()

    def enter(self) -> None:
        """Look into the folders."""
        folders = self.host.folders_for_others
        self.host.folder.aside(lambda: self._found.put(files_in(folders)))
        self._take()

    def heading(self) -> str:
        """Return the heading."""
        return words("played.import_heading")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the list and two buttons."""
        buttons: list[Widget] = [
            Button("back", self.at_foot(layout, 0, 230), words("message.back"), self.back),
            Button(
                "take",
                self.at_foot(layout, -330, 330),
                words("played.take"),
                self._take_chosen,
                strong=True,
                enabled=bool(self.files),
            ),
        ]
        if not self.files:
            return buttons
        area, row = self._area(layout), max(layout.px(_ROW), 2 * self.page.painter.line(Face.ITALIC, 25) + 8)
        row = area.height // max(1, area.height // row)
        return [FileList(area, self.files, self.chosen, row, self._choose), *buttons]

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet, and that files may be dropped as well."""
        super().backdrop(surface)
        page = self.page
        sheet, px = self.sheet(page.layout), page.layout.px
        told = self._told(page.layout)
        page.painter.draw_wrapped(surface, words("played.drop"), told, Face.ITALIC, 28, SEPIA, "centre", "middle")
        if self.files or self._looking:
            return
        place = pygame.Rect(sheet.left + px(140), told.bottom + px(30), sheet.width - px(280), px(150))
        folder = printable(str(self.host.exchange_folder))
        text = words("played.no_files", folder=folder)
        page.painter.draw_wrapped(surface, text, place, Face.ITALIC, 30, SEPIA, "centre")
        below = pygame.Rect(place.left, place.bottom, place.width, px(380))
        lay_drawing(page, surface, "invention_18", below)

    def update(self, milliseconds: float) -> None:
        """Show what has been found meanwhile."""
        super().update(milliseconds)
        if self._take():
            self.rebuild()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return min(super().rest(), _AGAIN) if self._looking else super().rest()

    def handle(self, event: pygame.Event) -> bool:
        """Let Enter take in what is chosen in the list."""
        if event.type == pygame.KEYDOWN and self.form.focus == "list" and event.key in PRESSING:
            self._take_chosen()
            return True
        return super().handle(event)

    def _told(self, layout: Layout) -> pygame.Rect:
        sheet, px = self.sheet(layout), layout.px
        return pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(112), sheet.width - px(2 * MARGIN), px(76))

    def _area(self, layout: Layout) -> pygame.Rect:
        sheet, told, px = self.sheet(layout), self._told(layout), layout.px
        top = told.bottom + px(16)
        return pygame.Rect(told.left, top, told.width, sheet.bottom - px(150) - top)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.rebuild()

    def _take_chosen(self) -> None:
        if self.chosen < len(self.files):
            self.exchange.take(self.files[self.chosen].path)

    def _take(self) -> bool:
        try:
            self.files = self._found.get_nowait()
        except Empty:
            return False
        self._looking = False
        return True
