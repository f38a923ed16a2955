"""What is drawn of a finished game in a process of its own and written to a file, so that the window never waits."""

import logging
from collections.abc import Callable
from os.path import lexists
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

from attrs import frozen

from leonardo.ai.processes import News, TaskProcess, tell
from leonardo.saves.exchange import hand_on
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING, file_name
from leonardo.saves.schema import read_save

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation
    from leonardo.app.viewer.scene import ViewerScene

log = logging.getLogger(__name__)

_MOST_ALIKE: Final = 1000  # how many files there can be that are called alike
_TOLD: Final = {Fault.DISK_FULL: "disk_full", Fault.READ_ONLY: "read_only"}


@frozen
class DrawTask:
    """A finished game as the content of a save, the language to draw it in, and sentences on what it `brought`."""

    game: bytes
    language: str
    brought: tuple[str, ...] = ()


class DrawnShare(News):
    """How much is drawn, 0 to 1."""

    def __init__(self, share: float) -> None:
        self.share = share


@frozen
class DrawnOutcome:
    """What came of a drawing, as the last word of its text key, where it is, and what was wrong."""

    word: str
    path: Path
    detail: str = ""


Work = Callable[[DrawTask], bytes | None]
"""Draws a game, or nothing of one that is too long; the process imports it by name, from its module."""


def draw_page(task: DrawTask) -> bytes | None:
    """Return a page that replays a game, or nothing if the game is too long; tell on the way how much is drawn."""
    viewer, presentation = _viewed(task)
    from leonardo.app.webpage.page import TooLongError, page_of  # noqa: PLC0415 - for the process alone

    try:
        return page_of(viewer, presentation, _tell_share)
    except TooLongError:
        return None


def draw_animation(task: DrawTask) -> bytes | None:
    """Return the turning points of a game as a GIF, or nothing if it is too large; tell how much is drawn."""
    viewer, presentation = _viewed(task)
    from leonardo.app.animation.turning_points import TooLargeError, animation_of  # noqa: PLC0415 - as above

    try:
        return animation_of(viewer, presentation, _tell_share)
    except TooLargeError:
        return None


def _viewed(task: DrawTask) -> "tuple[ViewerScene, Presentation]":
    from leonardo.app.statistics.record_result import Brought  # noqa: PLC0415 - for the process alone
    from leonardo.app.webpage.command import viewed_save  # noqa: PLC0415

    viewer, presentation = viewed_save(read_save(task.game, Path("game")), Path("game"), task.language)
    viewer.host.brought = [Brought(sentence) for sentence in task.brought]
    return viewer, presentation


def _tell_share(share: float) -> None:
    tell(DrawnShare(share))


class GameDrawing:
    """Draws a game, beginning at once, and writes it into a `folder` as what it is `called`, with an `ending`.

    `stop` ends it early.
    """

    def __init__(self, task: DrawTask, folder: Path, called: str, ending: str, *, work: Work) -> None:
        self.share = 0.0
        self.outcome: DrawnOutcome | None = None
        self._task, self._folder, self._called, self._ending, self._work = task, folder, called, ending, work
        self._process: TaskProcess[DrawTask] | None = None
        self._stopped = False
        self._lock = Lock()
        self._thread = Thread(target=self._run, name="leonardo-drawing", daemon=True)
        try:
            self._thread.start()
        except RuntimeError as problem:  # the system has none left to give
            log.warning("no thread to draw in: %s", problem)
            self.outcome = DrawnOutcome("failed", folder)

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
            found = DrawnOutcome("failed", self._folder)
        else:
            found = self._written(content) if content else DrawnOutcome("too_long", self._folder)
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
            process = self._process = TaskProcess("leonardo-drawing", self._work)
        process.give(self._task)
        while isinstance(news := process.take(), News):
            if isinstance(news, DrawnShare):
                self.share = news.share
        content: bytes | None = news
        return content

    def _written(self, content: bytes) -> DrawnOutcome:
        path = self._folder
        try:
            path = free_place(self._folder, self._called, self._ending)
            hand_on(path, content)
        except SaveError as error:
            return DrawnOutcome(_TOLD.get(error.fault, "unwritable"), path, error.detail)
        return DrawnOutcome("saved", path)


def free_place(folder: Path, called: str, ending: str) -> Path:
    """Return a file in a folder that is called so, with a number if need be, and is not there yet."""
    names = (file_name(called, number).removesuffix(ENDING) + ending for number in range(1, _MOST_ALIKE))
    return next(place for name in names if not lexists(place := folder / name))
