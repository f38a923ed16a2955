"""A page that lists games kept in files: small pictures, what each holds, deleting, what is wrong with some."""

import io
from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.pictures import encoded
from leonardo.app.kit.seats import hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.widgets.basic import Widget
from leonardo.app.kit.widgets.rows import RowList, Several
from leonardo.app.opponents import described
from leonardo.app.rulebook.book import plain
from leonardo.app.scenes.dates import date_and_time, round_of
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN
from leonardo.app.scenes.saves.save_index import AGAIN, SaveIndex, fault_in_words
from leonardo.app.scenes.selection import Order, SearchedScene, Selection, some
from leonardo.app.table.players import look
from leonardo.saves.faults import SaveError, shown_name
from leonardo.saves.folder import Entry
from leonardo.saves.pictures import MOST_BYTES, can_be_shown, size_of
from leonardo.saves.schema import BuiltIn, Head, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


SIZES: Final = ((560, 315), (480, 270), (320, 180))
"""Width and height in pixels of the picture of a save: the first that gives a file small enough."""
_JPEG: Final = "small.jpg"
_PNG: Final = "small.png"


def jpeg(surface: pygame.Surface) -> bytes | None:
    """Return a picture of a whole window, made small, as a JPEG, if it can be one; for `Autosave.picture`."""
    for size in SIZES:
        try:
            written = encoded(pygame.transform.smoothscale(surface, size), _JPEG)
        except pygame.error:  # this pygame writes no JPEG: the save has no picture then
            return None
        if len(written) <= MOST_BYTES:
            return written
    return None


def thumbnail(kit: Kit, picture: bytes | None, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the picture of a save at `size` pixels, or nothing if there is none that can be shown."""
    if picture is None or not can_be_shown(picture):
        return None
    try:
        loaded = pygame.image.load(io.BytesIO(picture), _PNG if picture.startswith(b"\x89") else _JPEG)
    except pygame.error:
        return None
    if loaded.get_size() != size_of(picture):
        return None
    return kit.pictures.made(("thumbnail", picture, size), lambda: pygame.transform.smoothscale(_plain(loaded), size))


def _plain(surface: pygame.Surface) -> pygame.Surface:
    whole = pygame.Surface(surface.get_size())
    whole.blit(surface, (0, 0))
    return whole


ROW: Final = 102  # height of an entry in the list, in units
_FACES: Final = 216  # units at the end of an entry for the portraits of its seats, and before them to the words
_BAR: Final = 62
_BELOW_BAR: Final = 14  # units of the bar in which one searches and sorts, and between it and the list
_ABOUT_UPRIGHT: Final = 620
"""Units from the end of the list to that of the sheet, where what is said of a save stands below."""


def entry_title(entry: Entry) -> str:
    if entry.head is None:
        return shown_name(entry.path)
    if entry.sample:
        return tr("load.sample", name=_sample_name(entry.path, entry.head))
    if entry.head.name:
        return entry.head.name
    name = tr("challenges.day.heading" if entry.head.kind else "load.autosave")
    machine = entry.head.machine if entry.branch else None
    return tr("load.branch", name=name, machine=machine) if machine else name


def _sample_name(path: Path, save: Head) -> str:
    key = f"load.samples.{path.name.partition('.')[0]}"
    return tr(key) if key in translations() else save.name or path.stem


def entry_aside(entry: Entry, title_of: Callable[[str], str]) -> str:
    """Return game, date and round of an entry, or that it is damaged; `title_of` tells what a game is called."""
    return tr("load.damaged") if entry.head is None else _about(entry.head, title_of)


def _about(save: Head, title_of: Callable[[str], str]) -> str:
    when = date_and_time(save.saved_at)
    round_ = tr("load.over") if save.over else round_of(save) or tr("load.no_round")
    return tr("load.aside", game=title_of(save.game), when=when, round=round_)


class SaveList(RowList):
    """The entries, one below the other."""

    def __init__(
        self,
        rect: pygame.Rect,
        entries: Sequence[Entry],
        chosen: int,
        row: int,
        changed: Callable[[int], None],
        title_of: Callable[[str], str],
        title: "Callable[[Entry], str]",
        opened: Callable[[], None],
        several: Several,
    ) -> None:
        self.entries, self._title_of, self._title = entries, title_of, title
        super().__init__("list", rect, len(entries), chosen, row, changed, opened, several)

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: pygame.Rect, *, chosen: bool) -> None:
        """Draw name, game, date and round of an entry, and the portraits of its seats."""
        px, entry = kit.layout.px, self.entries[number]
        words_at = inner.inflate(-px(36), 0)
        middle, half = inner.centery + px(2), inner.height * 9 // 20
        above = pygame.Rect(words_at.left, middle - half, words_at.width - px(_FACES + 4), half)
        below = pygame.Rect(words_at.left, middle - px(2), words_at.width - px(_FACES + 4), half)
        fault = VERMILION if entry.fault else SEPIA
        kit.painter.draw(surface, self._title(entry), above, Face.STRONG, 28, IVORY if chosen else INK)
        about = entry_aside(entry, self._title_of)
        kit.painter.draw(surface, about, below, Face.ITALIC, 24, SHADE if chosen else fault)
        if entry.head:
            _hang_faces(surface, kit, entry.head, inner)


class ListingScene(SearchedScene[Entry]):
    """The list to the left, what is chosen to the right. A real one says what is listed in `shelf`, and its buttons."""

    upright = True

    def __init__(self, host: "Host", shelf: SaveIndex) -> None:
        super().__init__(host.kit, Selection(self._searched, self._orders()))
        self.host = host
        self.shelf = shelf

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.selection.shown

    @property
    def chosen(self) -> int:
        return self.selection.chosen

    @property
    def first(self) -> int:
        return 0

    def _searched(self, entry: Entry) -> str:
        players = [seat.name for seat in entry.head.seats] if entry.head else []
        return " ".join([self.title(entry), entry_aside(entry, self.host.title_of), shown_name(entry.path), *players])

    def _orders(self) -> Sequence[Order[Entry]]:
        return (
            Order("newest", lambda _: 0),
            Order("oldest", lambda entry: (entry.head is None, entry.head.order if entry.head else ())),
            Order("name", lambda entry: plain(self.title(entry))),
            Order("game", lambda entry: plain(self.host.title_of(entry.head.game)) if entry.head else ""),
        )

    @abstractmethod
    def nothing(self) -> str:
        """Return what is said where nothing is listed."""

    @abstractmethod
    def buttons(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons at the foot."""

    @abstractmethod
    def open(self) -> None:
        """Open what is chosen."""

    @abstractmethod
    def delete(self, path: Path) -> None:
        """Delete a file, because a person wants it.

        Raises:
            SaveError: if it cannot be deleted.
        """

    def title(self, entry: Entry) -> str:
        return entry_title(entry)

    def row_title(self, entry: Entry) -> str:
        return self.title(entry)

    def can_be_deleted(self, entry: Entry) -> bool:
        return entry.can_be_deleted

    def draw_picture(self, surface: pygame.Surface, frame: pygame.Rect, entry: Entry) -> None:
        """Draw in a frame what the chosen game looks like."""
        small = self.shelf.picture(entry)
        picture = thumbnail(self.page, small, frame.size)
        if picture:
            surface.blit(picture, frame)
            return
        surface.blit(self.page.pictures.cover("paper_dark", frame.size), frame)
        text = "" if self.shelf.waiting else tr("load.no_picture")
        self.page.painter.draw(surface, text, frame, Face.FLOURISH, 30, SEPIA, "centre")

    def enter(self) -> None:
        self._look()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        px, buttons = layout.px, self.buttons(layout)
        if not self.selection.all:
            return buttons
        bar = self.bar(layout, self._bar(layout))
        if not self.entries:
            return [*bar, *buttons]
        row = max(px(ROW), 2 * self.page.painter.line(Face.ITALIC, 26) + px(18))
        area, _ = self._areas(layout)
        row = area.height // (area.height // row)
        told = self.host.title_of, self.row_title
        listed = SaveList(area, self.entries, self.chosen, row, self.choose, *told, self.open, self)
        return [*bar, self.listed(listed), *buttons]

    def _bar(self, layout: Layout) -> pygame.Rect:
        """Return where one searches and sorts: above the list."""
        saves, _ = self._areas(layout)
        return pygame.Rect(saves.left, saves.top - layout.px(_BAR + _BELOW_BAR), saves.width, layout.px(_BAR))

    def _areas(self, layout: Layout) -> tuple[pygame.Rect, pygame.Rect]:
        """Return where the list is, and what is said of the chosen save: beside it or below."""
        sheet, px = self.sheet(layout), layout.px
        whole = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(140), sheet.width - px(2 * MARGIN), 0)
        whole.height = sheet.bottom - px(150) - whole.top
        saves, about = whole.copy(), whole.copy()
        down = layout.px(_BAR + _BELOW_BAR)
        if layout.upright:
            saves.height = whole.height - px(_ABOUT_UPRIGHT)
            about.top, about.height = saves.bottom + px(30), px(_ABOUT_UPRIGHT - 30)
            saves.top, saves.height = saves.top + down, saves.height - down
            return saves, about
        saves.width = px(860)
        saves.top, saves.height = saves.top + down, saves.height - down
        about.left, about.width = saves.right + px(50), whole.right - saves.right - px(50)
        return saves, about

    @property
    def entry(self) -> Entry | None:
        return self.selection.item

    def counted(self, text: str, count: int) -> str:
        """Return the text of a button that does something with so many entries: it says so where they are several."""
        return tr("lists.counted", text=text, count=count) if count > 1 else text

    @property
    def whole(self) -> Entry | None:
        """What is chosen alone, if it can be opened."""
        only = self.selection.only
        return only if only is not None and only.head else None

    @property
    def why_closed(self) -> str:
        """What keeps the chosen one from being opened, if anything does."""
        if self.selection.marked:
            return tr("lists.single")
        return tr("load.cannot_open") if self.entry and not self.entry.head else ""

    @property
    def deletable(self) -> tuple[Entry, ...]:
        """Those of the chosen entries that are a person's to delete now."""
        return tuple(entry for entry in self.selection.taken if self.can_be_deleted(entry))

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self.shelf.poll():
            self._show()
            self.rebuild()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return min(super().rest(), AGAIN) if self.shelf.waiting else super().rest()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN and self.form.focus == "list" and event.key == pygame.K_DELETE:
            self.ask()
            return True
        return super().handle(event)

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page = self.page
        sheet, px = self.sheet(page.layout), page.layout.px
        _, area = self._areas(page.layout)
        if self.shelf.looking:
            return
        if self.entry is None:
            whole = pygame.Rect(sheet.left + px(140), sheet.top + px(170), sheet.width - px(280), px(140))
            said = tr("lists.none") if self.selection.all else self.nothing()
            whole.top += px(_BAR)
            page.painter.draw_wrapped(surface, said, whole, Face.ITALIC, 34, SEPIA, "centre")
            below = pygame.Rect(whole.left, whole.bottom, whole.width, px(440))
            lay_drawing(page, surface, "invention_18", below)
        elif self.entry.head:
            self._draw_save(surface, area, self.entry, self.entry.head)
        else:
            self._draw_fault(surface, area, self.entry)

    def _draw_save(self, surface: pygame.Surface, area: pygame.Rect, entry: Entry, save: Head) -> None:
        kit, px, painter = self.page, self.page.layout.px, self.page.painter
        step = max(px(46), painter.line(Face.TEXT, 28))
        high = min(area.width * 9 // 16, area.height - px(14) - step * (1 + len(save.seats)))
        frame = pygame.Rect(area.left, area.top, high * 16 // 9, high)
        frame.centerx = area.centerx
        self.draw_picture(surface, frame, entry)
        pygame.draw.rect(surface, INK, frame, max(2, px(3)))
        line = pygame.Rect(area.left, frame.bottom + px(14), area.width, step)
        painter.draw(surface, _about(save, self.host.title_of), line, Face.ITALIC, 28, SEPIA)
        for number, seat in enumerate(save.seats):
            line = line.move(0, step)
            hang(surface, kit.pictures, look(seat), pygame.Rect(line.left, line.top, step, step * 9 // 10))
            who = pygame.Rect(0, line.top, line.width * 3 // 5, line.height)
            who.right = line.right
            told = self.told_of(entry, number, self._player(save.game, seat))
            written = painter.draw(surface, told, who, Face.ITALIC, 26, SEPIA, "right")
            name = pygame.Rect(
                line.left + step + px(10), line.top, written.left - line.left - step - px(24), line.height
            )
            painter.draw(surface, seat.name, name, Face.MEDIUM, 28)

    def told_of(self, entry: Entry, seat: int, player: str) -> str:  # noqa: ARG002 - it may say more of the seat
        """Return what is said of a seat of the chosen game beside its name: which player it is."""
        return player

    def _player(self, game: str, seat: Seated) -> str:
        if isinstance(seat, BuiltIn):
            return described(game, seat.player, self.host.programs).title
        return tr("new_game.person")

    def _draw_fault(self, surface: pygame.Surface, area: pygame.Rect, entry: Entry) -> None:
        if entry.fault is None:
            return
        page = self.page
        title = pygame.Rect(area.left, area.top, area.width, page.layout.px(60))
        page.painter.draw(surface, tr("load.damaged"), title, Face.STRONG, 34, VERMILION)
        below = pygame.Rect(area.left, title.bottom, area.width, area.height - title.height)
        text = fault_in_words(entry.fault)
        page.painter.draw_wrapped(surface, text, below, Face.TEXT, 28, INK)

    def ask(self) -> None:
        """Ask once before what is chosen is deleted."""
        entries = self.deletable
        if not entries:
            return
        title, question = tr("load.delete_title"), tr("load.delete_text", name=self.title(entries[0]))
        if len(entries) > 1:
            title = tr("lists.delete_title", count=len(entries))
            question = tr("lists.delete_text", names=some([*map(self.title, entries)]))
        if warning := self.warning(entries):
            question = f"{question} {warning}"
        self.host.ask(title, question, tr("load.delete"), lambda: self._delete(entries))

    def warning(self, entries: Sequence[Entry]) -> str:  # noqa: ARG002 - for those lists that may have any
        """Return what a person should know before some entries are deleted; nothing if there is nothing."""
        return ""

    def _delete(self, entries: Sequence[Entry]) -> None:
        """Delete all that can be; of what cannot, say why for the first."""
        faults: list[SaveError] = []
        for entry in entries:
            try:
                self.host.folder.writer.done(partial(self.delete, entry.path))
            except SaveError as error:
                faults.append(error)
        if faults:
            self.host.say(tr("load.failed"), fault_in_words(faults[0]))
        self._look()
        self.rebuild()

    def _look(self) -> None:
        self.shelf.look()
        self._show()

    def _show(self) -> None:
        if not self.shelf.looking:
            came = not self.selection.all
            self.selection.hold(self.shelf.entries)
            if came:
                self.selection.choose(self.first)


def _hang_faces(surface: pygame.Surface, kit: Kit, save: Head, row: pygame.Rect) -> None:
    gap, room = kit.layout.px(6), kit.layout.px(_FACES)
    place = pygame.Rect(0, 0, min(room // len(save.seats) - gap, row.height * 2 // 3), row.height * 3 // 4)
    place.midright = row.right - kit.layout.px(14), row.centery
    for seat in reversed(save.seats):
        hang(surface, kit.pictures, look(seat), place)
        place = place.move(-place.width - gap, 0)
