"""Saving a finished game as something to show to others, from where it is looked back at."""

from typing import TYPE_CHECKING, Final

from attrs import frozen

from leonardo.app.kit.translations import tr, translations
from leonardo.app.scenes.dates import local_time
from leonardo.app.statistics.record_result import codes_of
from leonardo.app.viewer.drawing import DrawTask, GameDrawing, Work, draw_animation, draw_page
from leonardo.saves.exchange import as_save

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.play.session import Session


@frozen
class Shareable:
    """A kind of file that shows a game: its `name`, under which its texts stand, and its `ending`."""

    name: str
    ending: str
    work: Work


PAGE: Final = Shareable("page", ".html", draw_page)
ANIMATION: Final = Shareable("gif", ".gif", draw_animation)


class GameSaving:
    """A file of a game while it is drawn, if it is; `begin` begins it."""

    def __init__(self, host: "Host", session: "Session", kind: Shareable) -> None:
        self.kind = kind
        self._host, self._session = host, session
        self._drawing: GameDrawing | None = None
        self._shown = 0

    @property
    def share(self) -> int | None:
        """How many hundredths are drawn, if it is being drawn."""
        return self._shown if self._drawing is not None else None

    def begin(self) -> None:
        save = self._session.compose()
        called = f"{local_time(save.time):%Y-%m-%d %H-%M} {' '.join(seat.name for seat in save.seats)}"
        task = DrawTask(as_save(save), translations().language, codes_of(self._host, self._session))
        self._shown = 0
        kind = self.kind
        self._drawing = GameDrawing(task, self._host.exchange_folder, called, kind.ending, work=kind.work)

    def stop(self) -> None:
        if self._drawing is not None:
            self._drawing.stop()
            self._drawing = None

    def poll(self) -> bool:
        """Say what came of it, once it is there; return whether anything is new."""
        if self._drawing is None:
            return False
        if (found := self._drawing.outcome) is not None:
            self._drawing = None
            own = f"viewer.{self.kind.name}"
            title = tr(f"{own}.title" if found.word == "saved" else f"{own}.failed_title")
            key = f"{own if found.word in ('saved', 'too_long') else 'viewer.saving'}.{found.word}"
            self._host.say(
                title, tr(key, name=found.path.name, folder=found.path.parent, detail=found.detail), came=True
            )
            return True
        before, self._shown = self._shown, round(100 * self._drawing.share)
        return self._shown != before
