"""Taking games in from files and handing them on as files, with all that is asked and said about it."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve

from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.words import words
from leonardo.app.scenes.dates import local_time
from leonardo.app.scenes.message import AnswerButton, Message
from leonardo.app.scenes.saves.faults import fault_in_words, fault_of_import
from leonardo.engine.record import Played
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
from leonardo.saves.exchange import as_record, as_save, hand_on, name_for, read_game, take_in
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.names import ENDING
from leonardo.saves.opening import Opened, open_save
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
            self.host.say(words("played.unopened"), fault_in_words(error))
            return
        if opened.played.over:
            self._show(opened)
            return
        self.host.ask(
            words("played.not_over"), words("played.not_over_text"), words("played.open"), partial(self._show, opened)
        )

    def _show(self, opened: Opened) -> None:
        """Look back at a game on a session of its own, which is saved nowhere."""
        unnamed = evolve(opened, save=evolve(opened.save, name=None))
        self.host.look_back(Session.resume(unnamed))

    # ---- taking in

    def ask_what_to_take(self) -> None:
        """List the files that may be taken in."""
        from leonardo.app.scenes.saves.take_in import TakeInScene  # noqa: PLC0415 - few take anything in

        self.host.kit.stack.push(TakeInScene(self.host, self))

    def take(self, path: Path) -> None:
        """Take in the game that a file holds, and say so; if it holds none, say why; `Path()` has a name of no text."""
        if path == Path():
            self.host.say(words("played.refused"), words("played.nameless"))
            return
        try:
            save = read_game(path, self.host.rules, _nameless)
            kept = take_in(save, self.archive)
        except SaveError as error:
            self.host.say(words("played.refused"), fault_of_import(error))
            return
        names = words("played.join").join(seat.name for seat in save.seats)
        told = words("played.taken", game=self.host.title_of(save.game), names=names)
        look = AnswerButton(words("played.open"), partial(self.look_back, kept, self.archive.read), strong=True)
        answers = (AnswerButton(words("played.later")), look)
        self.host.kit.stack.push(Message(self.host.kit, words("played.taken_title"), told, answers))

    # ---- handing on

    def ask_how_to_hand_on(self, path: Path, read: Read) -> None:
        """Ask in which form a game is to be written for others."""
        try:
            save = read(path)
        except SaveError as error:
            self.host.say(words("played.unopened"), fault_in_words(error))
            return
        called = f"{local_time(save.time):%Y-%m-%d %H-%M} {' '.join(seat.name for seat in save.seats)}"
        folder = self.host.exchange_folder
        answers = (
            AnswerButton(words("message.cancel")),
            AnswerButton(words("played.as_save"), partial(self._write, save, path, folder / name_for(called, ENDING))),
            AnswerButton(
                words("played.as_record"), partial(self._write, save, path, folder / name_for(called, RECORD_ENDING))
            ),
        )
        text = words("played.export_text", folder=folder)
        self.host.kit.stack.push(Message(self.host.kit, words("played.export_title"), text, answers))

    def _write(self, save: Save, path: Path, target: Path, *, replace: bool = False) -> None:
        try:
            content = as_save(save) if target.name.endswith(ENDING) else as_record(save, path, self.host.rules)
            hand_on(target, content, replace=replace)
        except SaveError as error:
            if error.fault is Fault.NAME_TAKEN:
                question = words("played.replace_text", name=target.name)
                again = partial(self._write, save, path, target, replace=True)
                self.host.ask(words("played.replace_title"), question, words("save_as.replace"), again)
            else:
                self.host.say(words("load.failed"), fault_in_words(error))
            return
        self.host.say(words("played.exported"), words("played.exported_text", name=target.name, folder=target.parent))


def _nameless(played: Played) -> Sequence[Seated]:
    """Return seats with the usual names: a record does not say who played."""
    count = played.game.seats(played.state)
    return [Person(words(f"new_game.names.{seat + 1}"), SEAT_COLOURS[seat]) for seat in range(count)]
