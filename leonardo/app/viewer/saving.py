"""Saving a finished game as a page for a browser, from where it is looked back at."""

from typing import TYPE_CHECKING

from leonardo.app.kit.translations import tr, translations
from leonardo.app.scenes.dates import local_time
from leonardo.app.webpage.drawing import PageDrawing, PageTask, draw_page
from leonardo.saves.exchange import as_save

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host
    from leonardo.play.session import Session


class PageSaving:
    """The page of a game while it is drawn, if it is; `begin` begins it."""

    def __init__(self, host: "Host", session: "Session") -> None:
        self._host, self._session = host, session
        self._drawing: PageDrawing | None = None
        self._shown = 0

    @property
    def share(self) -> int | None:
        """How many hundredths of the page are drawn, if one is being drawn."""
        return self._shown if self._drawing is not None else None

    def begin(self) -> None:
        save = self._session.compose()
        called = f"{local_time(save.time):%Y-%m-%d %H-%M} {' '.join(seat.name for seat in save.seats)}"
        task = PageTask(as_save(save), translations().language)
        self._shown = 0
        self._drawing = PageDrawing(task, self._host.exchange_folder, called, work=draw_page)

    def stop(self) -> None:
        if self._drawing is not None:
            self._drawing.stop()
            self._drawing = None

    def poll(self) -> bool:
        """Say what came of the page, once it is there; return whether anything is new."""
        if self._drawing is None:
            return False
        if (found := self._drawing.outcome) is not None:
            self._drawing = None
            title = tr("viewer.page.title" if found.word == "saved" else "viewer.page.failed_title")
            told = tr(f"viewer.page.{found.word}", name=found.path.name, folder=found.path.parent, detail=found.detail)
            self._host.say(title, told, came=True)
            return True
        before, self._shown = self._shown, round(100 * self._drawing.share)
        return self._shown != before
