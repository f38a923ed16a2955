"""Taking games in from files and handing them on as files, with all that is asked and said about it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from leonardo.app.challenges.fair import asks_before_looking
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.dates import local_time
from leonardo.app.scenes.message import AnswerButton, Message
from leonardo.app.scenes.saves.faults import fault_in_words, fault_of_import
from leonardo.app.scenes.selection import some
from leonardo.engine.record import Played
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
from leonardo.saves.exchange import as_record, as_save, hand_on, place_for, read_game, take_in
from leonardo.saves.faults import Fault, SaveError, shown_name
from leonardo.saves.files import ENDING
from leonardo.saves.opening import open_save
from leonardo.saves.schema import Person, Save, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

Read = Callable[[Path], Save]


class Exchange:
    """Asks and says for a host what belongs to games as files."""

    def __init__(self, host: "Host") -> None:
        self.host = host
        self.archive = Archive.of(host.folder)

    # ---- looking back

    def look_back(self, path: Path, read: Read) -> None:
        """Look back at the game in a file, after a question if it is not over; say what is wrong with it if it is."""
        try:
            opened = open_save(read(path), path, self.host.rules)
        except SaveError as error:
            self.archive.note(error)
            self.host.say(tr("played.unopened"), fault_in_words(error))
            return
        unnamed = evolve(opened, save=evolve(opened.save, name=None))
        session = Session.resume(unnamed)
        show = partial(self.host.look_back, session)
        if session.over or asks_before_looking(self.host, session):
            show()
        else:
            question, yes = tr("played.not_over_text"), tr("played.open")
            self.host.ask(tr("played.not_over"), question, yes, show, loses=False)

    # ---- taking in

    def ask_what_to_take(self) -> None:
        """List the files that may be taken in."""
        from leonardo.app.scenes.saves.import_save import ImportScene  # noqa: PLC0415 - few take anything in

        self.host.kit.stack.push(ImportScene(self.host, self))

    def take(self, path: Path) -> None:
        """Take in the game that a file holds, and say so; if it holds none, say why; `Path()` has a name of no text."""
        if path == Path():
            self.host.say(tr("played.refused"), tr("played.nameless"))
            return
        try:
            save, kept = self._taken(path)
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
        faults: list[tuple[Path, SaveError]] = []
        for path in paths:
            try:
                self._taken(path)
            except SaveError as error:
                faults.append((path, error))
        count = len(paths) - len(faults)
        told = tr("lists.taken", count=count)
        if faults:
            path, fault = faults[0]
            told = tr("lists.taken_but", count=count, name=shown_name(path), why=fault_of_import(fault))
        self.host.say(tr("played.taken_title") if count else tr("played.refused"), told)

    def _taken(self, path: Path) -> tuple[Save, Path]:
        """Take in the game of a file; return it, and where it is kept now.

        Raises:
            SaveError: if it holds none, or it cannot be kept.
        """
        save = read_game(path, self.host.rules, _nameless)
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
        """What its file is called for others."""
        return f"{local_time(self.save.time):%Y-%m-%d %H-%M} {' '.join(seat.name for seat in self.save.seats)}"


def _nameless(played: Played) -> Sequence[Seated]:
    """Return seats with the usual names: a record does not say who played."""
    count = played.game.seats(played.state)
    return [Person(tr(f"new_game.names.{seat + 1}"), SEAT_COLOURS[seat]) for seat in range(count)]
