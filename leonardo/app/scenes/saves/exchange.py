"""Taking games in from files and handing them on as files, with all that is asked and said about it."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen

from leonardo.app.challenges.day import asks_before_looking, look
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.rows import RowList, Several
from leonardo.app.rulebook.book import plain
from leonardo.app.scenes.dates import local_time
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN
from leonardo.app.scenes.message import AnswerButton, Message
from leonardo.app.scenes.saves.save_index import fault_in_words, fault_of_import
from leonardo.app.scenes.selection import Order, SearchedScene, Selection, some
from leonardo.engine.record import RECORD_ENDING, Played
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
from leonardo.saves.exchange import as_record, as_save, hand_on, place_for, read_game, take_in
from leonardo.saves.faults import Fault, SaveError, printable, shown_name
from leonardo.saves.files import ENDING, may_hold_game
from leonardo.saves.opening import open_save
from leonardo.saves.schema import Person, Save, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_ROW: Final = 96
_BAR: Final = 84  # units of the bar in which one searches and sorts, with what parts it from the list
_MOST: Final = 200  # files that are listed at most, the newest
_AGAIN: Final = 30
_TOLD_AFTER: Final = 10  # files after which it is said how many have been taken in


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
        return self.selection.shown

    def enter(self) -> None:
        folders = self.host.folders_for_others
        self.host.folder.aside(lambda: self._found.put(files_in(folders)))
        self._take()

    def heading(self) -> str:
        return tr("played.import_heading")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
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


Read = Callable[[Path], Save]


class TakingIn(Message):
    """Takes in the games of several files, one in a frame, and says how many in the end; Escape leaves out the rest."""

    def __init__(self, kit: Kit, exchange: "Exchange", paths: Sequence[Path]) -> None:
        self._exchange, self._left, self._all = exchange, list(reversed(paths)), len(paths)
        self._count = 0
        self._fault: tuple[Path, str] | None = None
        super().__init__(kit, tr("played.import_heading"), self._told, [AnswerButton(tr("message.cancel"), self._end)])

    @property
    def _told(self) -> str:
        return tr("lists.taking", number=self._all - len(self._left), count=self._all)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self.kit.stack.top is not self:
            return
        if self._left:
            self._take(self._left.pop())
            if len(self._left) % _TOLD_AFTER == 0:  # a press of the button is one of it as long as it stays
                self.text = self._told
                self.rebuild()
        else:
            self.kit.stack.remove(self)
            self._end()

    def rest(self) -> int:
        return 0

    def _take(self, path: Path) -> None:
        try:
            if path == Path():
                raise ValueError(tr("played.nameless"))
            self._exchange.taken(path)
            self._count += 1
        except SaveError as error:
            self._fault = self._fault or (path, fault_of_import(error))
        except ValueError as error:
            self._fault = self._fault or (path, str(error))

    def _end(self) -> None:
        self._exchange.tell_taken(self._count, self._fault)


class Exchange:
    """Asks and says for a host what belongs to games as files."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.archive = Archive.of(host.folder)

    # ---- looking back

    def look_back(self, path: Path, read: Read) -> None:
        """Look back at the game in a file, after a question if it is not over; say what is wrong with it if it is."""
        session = self._opened(path, read)
        if session is None:
            return
        show = partial(self.host.look_back, session)
        if session.over or session.keeps_secrets or asks_before_looking(self.host, session):
            show()
        else:
            question, yes = tr("played.not_over_text"), tr("played.open")
            self.host.ask(tr("played.not_over"), question, yes, show)

    def show_results(self, path: Path, read: Read) -> None:
        """Show how the game in a file ended, which is over; say what is wrong with it if anything is."""
        session = self._opened(path, read)
        if session is not None and session.over:
            results = self.host.games[session.game.name].results
            look(self.host, session, lambda: self.host.kit.stack.push(results(self.host, session)))

    def _opened(self, path: Path, read: Read) -> Session | None:
        try:
            opened = open_save(read(path), path, self.host.rules)
        except SaveError as error:
            self.archive.note(error)
            self.host.say(tr("played.unopened"), fault_in_words(error))
            return None
        return Session.resume(evolve(opened, save=evolve(opened.save, name=None)))

    # ---- taking in

    def ask_what_to_take(self) -> None:
        """List the files that may be taken in."""
        self.host.kit.stack.push(ImportScene(self.host, self))

    def take(self, path: Path) -> None:
        """Take in the game that a file holds, and say so; if it holds none, say why; `Path()` has a name of no text."""
        if path == Path():
            self.host.say(tr("played.refused"), tr("played.nameless"))
            return
        try:
            save, kept = self.taken(path)
        except SaveError as error:
            self.host.say(tr("played.refused"), fault_of_import(error))
            return
        names = tr("played.join").join(seat.name for seat in save.seats)
        told = tr("played.taken", game=self.host.title_of(save.game), names=names)
        look = AnswerButton(tr("played.open"), partial(self.look_back, kept, self.archive.read), strong=True)
        answers = (AnswerButton(tr("played.later")), look)
        self.host.kit.stack.push(Message(self.host.kit, tr("played.taken_title"), told, answers))

    def take_all(self, paths: Sequence[Path]) -> None:
        """Take in the games of several files, and say how many; of those that hold none, say why of the first."""
        self.host.kit.stack.push(TakingIn(self.host.kit, self, paths))

    def tell_taken(self, count: int, fault: tuple[Path, str] | None) -> None:
        """Say how many games of several files were taken in, and why the first that was not was not."""
        told = tr("lists.taken", count=count)
        if fault is not None:
            told = tr("lists.taken_but", count=count, name=shown_name(fault[0]), why=fault[1])
        self.host.say(tr("played.taken_title") if count else tr("played.refused"), told)

    def taken(self, path: Path) -> tuple[Save, Path]:
        """Take in the game of a file; return it, and where it is kept now.

        Raises:
            SaveError: if it holds none, or it cannot be kept.
        """
        save = read_game(path, self.host.rules, nameless)
        return save, take_in(save, self.archive)

    # ---- handing on

    def ask_how_to_hand_on(self, paths: Sequence[Path], read: Read) -> None:
        """Ask once in which form some games are to be written for others."""
        try:
            games = [_Going(path, read(path)) for path in paths]
        except SaveError as error:
            self.host.say(tr("played.unopened"), fault_in_words(error))
            return
        answers = (
            AnswerButton(tr("message.cancel")),
            AnswerButton(tr("played.as_save"), partial(self._write, games, ENDING)),
            AnswerButton(tr("played.as_record"), partial(self._write, games, RECORD_ENDING)),
        )
        text = tr("played.export_text", folder=self.host.exchange_folder)
        if not all(game.save.over for game in games):
            text = f"{text} {tr('played.export_secrets')}"
        self.host.kit.stack.push(Message(self.host.kit, tr("played.export_title"), text, answers))

    def _write(self, games: Sequence["_Going"], ending: str, *, replace: bool = False) -> None:
        """Write all of them; ask once about files that are there already, and say why of the first that fails."""
        written: list[Path] = []
        there: list[tuple[_Going, Path]] = []
        faults: list[SaveError] = []
        for game in games:
            try:
                written.append(self._write_one(game, ending, replace=replace))
            except SaveError as error:
                if error.fault is Fault.NAME_TAKEN:
                    there.append((game, error.path))
                else:
                    faults.append(error)
        if faults:
            self.host.say(tr("load.failed"), fault_in_words(faults[0]))
        elif len(written) == 1:
            told = tr("played.exported_text", name=written[0].name, folder=written[0].parent)
            self.host.say(tr("played.exported"), told)
        elif written:
            told = tr("lists.exported", count=len(written), folder=written[0].parent)
            self.host.say(tr("played.exported"), told)
        if there:
            self._ask_to_replace(there, partial(self._write, [game for game, _ in there], ending, replace=True))

    def _write_one(self, game: "_Going", ending: str, *, replace: bool) -> Path:
        """Write a game into a file and return that.

        Raises:
            SaveError: if it cannot be written.
        """
        save = game.save
        content = as_save(save) if ending == ENDING else as_record(save, game.path, self.host.rules)
        target = place_for(self.host.exchange_folder, game.called, ending, content)
        hand_on(target, content, replace=replace)
        return target

    def _ask_to_replace(self, there: Sequence[tuple["_Going", Path]], again: Callable[[], None]) -> None:
        names = [path.name for _, path in there]
        question = tr("played.replace_text", name=names[0])
        if len(names) > 1:
            question = tr("lists.replace", names=some(names))
        self.host.ask(tr("played.replace_title"), question, tr("save_as.replace"), again)


@frozen
class _Going:
    """A game that is handed on, and the file in which it is kept here."""

    path: Path
    save: Save

    @property
    def called(self) -> str:
        return f"{local_time(self.save.time):%Y-%m-%d %H-%M} {' '.join(seat.name for seat in self.save.seats)}"


def nameless(played: Played) -> Sequence[Seated]:
    """Return seats with the usual names: a record does not say who played."""
    count = played.game.seats(played.state)
    return [Person(tr(f"new_game.names.{seat + 1}"), SEAT_COLOURS[seat]) for seat in range(count)]
