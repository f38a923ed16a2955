"""Saving the game that is played: by itself, with a new picture once a round, under a name, and in the archive.

Whatever goes wrong with it ends here: the game goes on in memory, the person hears of it once, it is tried again at the
next decision and after a pause, and the person hears when it works again.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from enum import Enum
from pathlib import Path
from typing import Final
from uuid import uuid4

from attrs import evolve

from leonardo.saves.archive import Archive
from leonardo.saves.documents import Fields
from leonardo.saves.faults import Fault, SaveError, fault_of_writing
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Line, Save, gone_on, kind_of, machine_name, new_sitting, once_more
from leonardo.saves.slots import TakenError

SLOW: Final = 2.0  # seconds after which the person hears that a save is still being written
PAUSE: Final = 15.0  # seconds after which saving that failed is tried again though nobody has decided anything


class News(Enum):
    """What a person should hear of autosaves that is no fault; the value is the key of its text."""

    APART = "autosave.apart"  # the game goes on under a run of its own
    WORKS_AGAIN = "autosave.works_again"
    STILL = "autosave.still"  # a save is being written for long
    NOT_COUNTED = "autosave.not_counted"
    """The game is over and saved, but its result could not be added to the statistics."""


def new_run(kind: str = "") -> str:
    """Return what the autosaves of a new game have in common; that of a game of some `kind` begins with this word."""
    run = uuid4().hex[:12]
    return f"{kind}_{run}" if kind else run


def nothing() -> Iterator[None]:
    return iter(())


class Autosave:
    """Keeps one game in a folder, or nowhere if there is none, as the game `run`.

    `picture`, where set, makes the small picture for the saves: a JPEG of what an onlooker may see; `ahead` does what
    it needs for that, a piece at each step, so that no frame has to do it all. `kept` is how many decisions the last
    autosave holds. `clock` tells seconds.
    """

    def __init__(self, folder: SaveFolder | None, run: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.picture: Callable[[], bytes | None] | None = None
        self.ahead: Callable[[], Iterator[None]] = nothing
        self.kept = 0
        self.run = run
        self.clock = clock
        self.folder = folder
        """Where it is kept, if anywhere."""
        self._news: list[SaveError | News] = []
        self._fault: Fault | None = None
        self._from: Save | None = None
        self._line: Line = ()
        """From which saves it goes on; what is written here is in the line of `_sitting`."""
        self._sitting = new_sitting()
        self._begun_with: tuple[Fields, ...] = ()
        """What had been decided when the game was gone on with."""
        self._tried = clock()
        self._pictured: tuple[int | None, bool] | None = None
        self._last_picture: str | None = None
        self._wanted: Callable[[], Save] | None = None
        """What makes the save that was begun, until that is being written."""
        self._writing: Future[None] | None = None
        self._began = self._tried
        self._said_slow = False
        self._last: Save | None = None
        """What was saved last, or is being saved."""

    @property
    def failing(self) -> bool:
        return self._fault is not None

    def take_news(self) -> list[SaveError | News]:
        """Return what a person should hear since it was last asked: of each fault once, until saving works again."""
        return [self._news.pop(0) for _ in range(len(self._news))]

    def go_on(self, save: Save) -> None:
        self.kept = len(save.actions)
        self._line, self._begun_with = save.line, save.actions
        if self.folder is not None:
            self._from = save
            try:
                self._claim(self.folder)
            except SaveError:
                return  # the first autosave claims it again, and tells what is wrong

    def take_over(self, other: "Autosave") -> None:
        """Go on in the place of another one here, in whose folder nothing was changed but by that one.

        So nothing is claimed that it has claimed: its autosaves are no other program's.
        """
        if other.folder is not None:
            other.folder.writer.wait()
        self.kept, self._from, self._fault = other.kept, other._from, other._fault
        self._line, self._sitting, self._begun_with = other._line, other._sitting, other._begun_with

    def save_now(self, compose: Callable[[], Save]) -> None:
        """Save the game as it stands, with a new picture if one is due, and return when it is written."""
        if self.folder is None:
            return
        self._wanted = None
        self.wait()
        self._tried = self.clock()
        if self._compose(self.folder, compose):
            due = self.picture_due
            for _ in self.ahead() if due else ():
                pass
            self._begin_to_write(self.folder, self._new_picture() if due else None)
        self.wait()

    def wait(self) -> None:
        """Return when nothing is being written."""
        if self.folder is not None:
            self.folder.writer.wait()
        self._settle()

    @property
    def under_way(self) -> bool:
        """Whether a save was begun and is not written yet."""
        return self._wanted is not None or (self.folder is not None and self.folder.writer.busy)

    def begin(self, compose: Callable[[], Save]) -> None:
        """Begin to save the game as it stands; `proceed` goes on with it, so that no frame has to do it all.

        Nothing may be decided until it is written, unless another save is begun then.
        """
        if self.folder is not None:
            self._tried = self.clock()
            self._wanted = compose

    def keep(self, compose: Callable[[], Save]) -> None:
        """Save the game as it stands from now on: it is composed already, if nothing else is being written."""
        self.begin(compose)
        self.proceed()

    def proceed(self) -> None:
        """Have what was begun written, once what was begun before is. Never waits."""
        if self.folder is None:
            return
        if self.folder.writer.busy:
            self._say_if_slow()
            return
        self._settle()
        if self._wanted is None:
            return
        compose, self._wanted = self._wanted, None
        if self._compose(self.folder, compose):
            self._begin_to_write(self.folder)

    def _say_if_slow(self) -> None:
        if not self._said_slow and self.clock() - self._began >= SLOW:
            self._said_slow = True
            self._news.append(News.STILL)

    def _compose(self, folder: SaveFolder, compose: Callable[[], Save]) -> bool:
        """Compose a save; return whether there is one."""
        try:
            self._last = _composed(folder, compose)
        except SaveError as error:
            self._tell(error)
            return False
        return True

    def _begin_to_write(self, folder: SaveFolder, picture: bytes | None = None) -> None:
        """Have what was composed last written, with a new picture if there is one."""
        save = self._last
        if save is not None:
            self._began, self._said_slow = self.clock(), False
            self._writing = folder.writer.begin(lambda: self._keep(folder, save, picture))

    def _settle(self) -> None:
        """Raise what nobody expected while something was written, as if it had been written here."""
        writing, self._writing = self._writing, None
        if writing is not None:
            writing.result()

    def _keep(self, folder: SaveFolder, save: Save, picture: bytes | None) -> None:
        """Write a save, beside what else goes on: nothing else here does so meanwhile."""
        try:
            self._claim(folder)
            if picture is not None:
                self._last_picture = folder.keep_picture(picture)
            self._sitting = once_more(self._sitting)
            line = gone_on(self._line, self._sitting)
            self._write(folder, evolve(save, picture=self._last_picture, machine=machine_name(), line=line))
            if save.over:
                self._put_by(folder, save)
        except SaveError as error:
            self._tell(error)
            return
        if self._fault is not None:
            self._news.append(News.WORKS_AGAIN)
        self._fault = None
        self.kept = len(save.actions)

    @property
    def picture_due(self) -> bool:
        """Whether the game was saved in a round of which there is no picture yet."""
        return self._last is not None and self._picture_is_due(self._last)

    def renew_picture(self) -> Iterator[None]:
        """Make the picture that is due, with a pause after each piece, and begin to save the game once more with it.

        What was decided is kept long before: a picture never matters, and is best made while nothing moves. It is made
        once a round, for making one at every decision would be felt.
        """
        yield from self.ahead()
        if self.folder is None or self._last is None or not self._picture_is_due(self._last):
            return  # nobody is at the table any more
        picture = self._new_picture()
        while self.under_way:
            self.proceed()  # who waits here has the time that the save waits for
            yield
        if not self.failing:
            self._begin_to_write(self.folder, picture)

    def try_again(self, compose: Callable[[], Save]) -> None:
        """Save the game as it stands if that failed the last time, and some time ago; to be called now and then."""
        if self._fault is not None and self.clock() - self._tried >= PAUSE:
            self.keep(compose)

    def put_by(self) -> None:
        """Keep in the archive what was saved last: the game is broken off. One that is over is kept there by itself.

        It is of the same time as the autosave, for it is the same game.
        """
        folder, last = self.folder, self._last
        if folder is None or last is None:
            return
        try:
            folder.writer.done(lambda: self._put_by(folder, last))
        except SaveError as error:
            self._tell(error)

    def save_as(self, save: Save, replace: bool) -> Path:
        """Save the game under its name; return the file.

        Raises:
            ValueError: if it is kept nowhere.
            SaveError: if it cannot be saved, or the name is taken and not to be replaced.
        """
        if self.folder is None:
            raise ValueError("this game is not saved anywhere")
        folder, picture = self.folder, self.picture() if self.picture is not None else None
        return folder.writer.done(lambda: folder.write(evolve(save, picture=folder.keep_picture(picture)), replace))

    def _claim(self, folder: SaveFolder) -> None:
        """Begin to go on with the game of a save, or begin another where that is gone on with elsewhere."""
        if self._from is not None:
            taken = Archive.of(folder).has_ended(self._from) or not folder.claim(self._from)
            self._from = None
            if taken:
                self._part()

    def _write(self, folder: SaveFolder, save: Save) -> None:
        try:
            folder.autosave(evolve(save, run=self.run))
        except TakenError:
            self._part()
            folder.autosave(evolve(save, run=self.run))

    def _put_by(self, folder: SaveFolder, save: Save) -> None:
        Archive.of(folder).keep(evolve(save, run=self.run), self._begun_with)

    def _tell(self, error: SaveError) -> None:
        """Let the person hear of a fault, once until saving works again."""
        if error.fault is not self._fault:
            self._news.append(error)
        self._fault = error.fault

    def _part(self) -> None:
        self.run = new_run(kind_of(self.run))
        self._news.append(News.APART)

    def _new_picture(self) -> bytes | None:
        """Return the picture of what was composed last."""
        if self._last is None or self.picture is None:
            return None
        self._pictured = self._last.round, self._last.over
        return self.picture()

    def _picture_is_due(self, save: Save) -> bool:
        return self.picture is not None and self._pictured != (save.round, save.over)


def _composed(folder: SaveFolder, compose: Callable[[], Save]) -> Save:
    """Return the save of a game, such as it is: one beyond all bounds of a save cannot be kept, but is played on.

    Raises:
        SaveError: if there can be no such save.
    """
    with fault_of_writing(folder.path):
        return compose()
