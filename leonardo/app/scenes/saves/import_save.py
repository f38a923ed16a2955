"""The files that may be taken in: games by name or content, in the folders where files of others come to lie."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.rows import RowList, Several
from leonardo.app.rulebook.book import plain
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN
from leonardo.app.scenes.searched import SearchedScene
from leonardo.app.scenes.selection import Order, Selection
from leonardo.saves.faults import printable, shown_name
from leonardo.saves.files import may_hold_game

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.app.scenes.saves.exchange import Exchange

_ROW: Final = 96
_BAR: Final = 84
"""Units of the bar in which one searches and sorts, with what parts it from the list."""
_MOST: Final = 200
"""Files that are listed at most, the newest."""
_AGAIN: Final = 30


@frozen
class Found:
    """A file that may hold a game, and when it was written, in seconds as the system tells them."""

    path: Path
    written: float


def files_in(folders: Iterable[Path]) -> tuple[Found, ...]:
    """Return the files in some folders that are games by their names or their content, the newest first."""
    found: dict[Path, Found] = {}
    for folder in folders:
        try:
            for path in folder.iterdir():
                if path.is_file() and may_hold_game(path):
                    found[path] = Found(path, path.stat().st_mtime)
        except OSError:
            continue
    return tuple(sorted(found.values(), key=lambda each: -each.written)[:_MOST])


class FileList(RowList):
    """Files, each with its folder below."""

    def __init__(
        self,
        rect: pygame.Rect,
        files: Sequence[Found],
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        opened: Callable[[], None],
        several: Several,
    ) -> None:
        self._files = files
        super().__init__("list", rect, len(files), chosen, row, changed, opened, several)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        """Draw the name of a file, and where it lies."""
        path, place = self._files[number].path, inner.inflate(-kit.layout.px(36), 0)
        half = place.height // 2
        above = pygame.Rect(place.left, place.top, place.width, half)
        kit.painter.draw(surface, shown_name(path), above, Face.STRONG, 27, IVORY if chosen else INK)
        below = pygame.Rect(place.left, place.top + half, place.width, place.height - half)
        kit.painter.draw(surface, printable(str(path.parent)), below, Face.ITALIC, 23, SHADE if chosen else SEPIA)


_ORDERS: Final = (
    Order[Found]("newest", lambda each: each.written, backwards=True),
    Order[Found]("oldest", lambda each: each.written),
    Order[Found]("name", lambda each: plain(each.path.name)),
    Order[Found]("folder", lambda each: (str(each.path.parent), plain(each.path.name))),
)


class ImportScene(SearchedScene[Found]):
    """Lists them, the newest first, and has those taken in that are chosen."""

    upright = True

    def __init__(self, host: "Host", exchange: "Exchange") -> None:
        super().__init__(host.kit, Selection(lambda each: f"{shown_name(each.path)} {each.path.parent}", _ORDERS))
        self.host = host
        self.exchange = exchange
        self._looking = True
        self._found: SimpleQueue[tuple[Found, ...]] = SimpleQueue()

    @property
    def files(self) -> tuple[Found, ...]:
        """What is shown."""
        return self.selection.shown

    def enter(self) -> None:
        """Look into the folders."""
        folders = self.host.folders_for_others
        self.host.folder.aside(lambda: self._found.put(files_in(folders)))
        self._take()

    def heading(self) -> str:
        """Return the heading."""
        return tr("played.import_heading")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the list and two buttons."""
        buttons: list[Widget] = [
            Button("back", self.at_foot(layout, 0, 230), tr("message.back"), self.back),
            Button(
                "take",
                self.at_foot(layout, -330, 330),
                self._called(),
                self._take_chosen,
                strong=True,
                enabled=bool(self.files),
                hint=tr("lists.several") if self.files else "",
            ),
        ]
        if not self.selection.all:
            return buttons
        place = self._told(layout)
        place = pygame.Rect(place.left, place.bottom + layout.px(8), place.width, layout.px(62))
        bar = self.bar(layout, place)
        if not self.files:
            return [*bar, *buttons]
        area, row = self._area(layout), max(layout.px(_ROW), 2 * self.page.painter.line(Face.ITALIC, 25) + 8)
        row = area.height // max(1, area.height // row)
        listed = FileList(area, self.files, self.selection.chosen, row, self.choose, self._take_chosen, self)
        return [*bar, self.listed(listed), *buttons]

    def _called(self) -> str:
        count = len(self.selection.taken)
        return tr("lists.counted", text=tr("played.take"), count=count) if count > 1 else tr("played.take")

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet, and that files may be dropped as well."""
        super().backdrop(surface)
        page = self.page
        sheet, px = self.sheet(page.layout), page.layout.px
        told = self._told(page.layout)
        page.painter.draw_wrapped(surface, tr("played.drop"), told, Face.ITALIC, 28, SEPIA, "centre", "middle")
        if self.files or self._looking:
            return
        place = pygame.Rect(sheet.left + px(140), told.bottom + px(30), sheet.width - px(280), px(150))
        folder = printable(str(self.host.exchange_folder))
        text = tr("lists.none") if self.selection.all else tr("played.no_files", folder=folder)
        place.top += px(_BAR) if self.selection.all else 0
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

    def _told(self, layout: Layout) -> pygame.Rect:
        sheet, px = self.sheet(layout), layout.px
        return pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(112), sheet.width - px(2 * MARGIN), px(76))

    def _area(self, layout: Layout) -> pygame.Rect:
        sheet, told, px = self.sheet(layout), self._told(layout), layout.px
        top = told.bottom + px(16 + _BAR)
        return pygame.Rect(told.left, top, told.width, sheet.bottom - px(150) - top)

    def _take_chosen(self) -> None:
        taken = [each.path for each in self.selection.taken]
        if len(taken) > 1:
            self.exchange.take_all(taken)
        elif taken:
            self.exchange.take(taken[0])

    def _take(self) -> bool:
        try:
            self.selection.hold(self._found.get_nowait())
        except Empty:
            return False
        self._looking = False
        return True
