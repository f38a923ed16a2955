"""The page of a game drawn in a process of its own and written to a file, so that the window never waits for it."""

import logging
from collections.abc import Callable
from os.path import lexists
from pathlib import Path
from threading import Lock, Thread
from typing import Final

from attrs import frozen

from leonardo.ai.processes import News, TaskProcess, tell
from leonardo.saves.exchange import hand_on
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING, file_name
from leonardo.saves.schema import read_save

log = logging.getLogger(__name__)

PAGE_ENDING: Final = ".html"
_MOST_ALIKE: Final = 1000  # how many pages that are called alike can have a file each
_TOLD: Final = {Fault.DISK_FULL: "disk_full", Fault.READ_ONLY: "read_only"}


@frozen
class PageTask:
    """A finished game as the content of a save, and the language of its page."""

    game: bytes
    language: str


class PageShare(News):
    """How much of a page is drawn, 0 to 1."""

    def __init__(self, share: float) -> None:
        self.share = share


@frozen
class PageOutcome:
    """What came of a page, as the last word of its text key under `viewer.page`, where it is, and what was wrong."""

    word: str
    path: Path
    detail: str = ""


Work = Callable[[PageTask], bytes | None]
"""Draws a page, or nothing of a game that is too long; the process imports it by name, from its module."""


def draw_page(task: PageTask) -> bytes | None:
    """Return the page of a game, or nothing if the game is too long; tell on the way how much is drawn."""
    from leonardo.app.webpage.command import viewed_save  # noqa: PLC0415 - for the process alone, as what follows

    viewer, presentation = viewed_save(read_save(task.game, Path("game")), Path("game"), task.language)
    from leonardo.app.webpage.page import TooLongError, page_of  # noqa: PLC0415

    try:
        return page_of(viewer, presentation, lambda share: tell(PageShare(share)))
    except TooLongError:
        return None


class PageDrawing:
    """Draws a page, beginning at once, and writes it into a `folder` as what it is `called`; `stop` ends it early."""

    def __init__(self, task: PageTask, folder: Path, called: str, *, work: Work) -> None:
        self.share = 0.0
        self.outcome: PageOutcome | None = None
        self._task, self._folder, self._called, self._work = task, folder, called, work
        self._process: TaskProcess[PageTask] | None = None
        self._stopped = False
        self._lock = Lock()
        self._thread = Thread(target=self._run, name="leonardo-page", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as problem:  # the system has none left to give
            log.warning("no thread to draw in: %s", problem)
            self.outcome = PageOutcome("failed", folder)

    def stop(self) -> None:
        """End the drawing at once; nothing is written any more."""
        with self._lock:
            self._stopped = True
            if self._process is not None:
                self._process.kill()

    def wait(self) -> None:
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            content = self._drawn()
        except (EOFError, OSError):  # the system has no process left to give, or the process is gone
            found = PageOutcome("failed", self._folder)
        else:
            found = self._written(content) if content else PageOutcome("too_long", self._folder)
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.close()
            process.wait()
        self.outcome = found

    def _drawn(self) -> bytes | None:
        with self._lock:
            if self._stopped:
                raise EOFError
            process = self._process = TaskProcess("leonardo-page", self._work)
        process.give(self._task)
        while isinstance(news := process.take(), News):
            if isinstance(news, PageShare):
                self.share = news.share
        content: bytes | None = news
        return content

    def _written(self, content: bytes) -> PageOutcome:
        path = self._folder
        try:
            path = free_place(self._folder, self._called)
            hand_on(path, content)
        except SaveError as error:
            return PageOutcome(_TOLD.get(error.fault, "unwritable"), path, error.detail)
        return PageOutcome("saved", path)


def free_place(folder: Path, called: str) -> Path:
    """Return a file in a folder that is called so, with a number if need be, and is not there yet."""
    names = (file_name(called, number).removesuffix(ENDING) + PAGE_ENDING for number in range(1, _MOST_ALIKE))
    return next(place for name in names if not lexists(place := folder / name))
