"""Saving a finished game as a web page from where it is looked back at."""

import errno
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leonardo.app.scenes.message import Message
from leonardo.app.viewer.scene import ViewerScene
from leonardo.app.webpage import drawing
from leonardo.app.webpage.drawing import PageDrawing, PageTask, draw_page, free_place
from leonardo.play.session import Session
from leonardo.saves.exchange import as_save
from tests.app.viewer import pages
from tests.diagonal import first_quick
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import ALONE, TinyDesk

pytestmark = pytest.mark.usefixtures("shared_pictures")

Begin = Callable[[drawing.Work], ViewerScene]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    desk.host.exchange_folder = tmp_path / "documents"
    yield desk
    desk.host.close()


@pytest.fixture
def begin(desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> Begin:
    def begun(work: drawing.Work) -> ViewerScene:
        monkeypatch.setattr("leonardo.app.viewer.saving.draw_page", work)
        viewer = looking(desk)
        viewer.save_page()
        return viewer

    return begun


def looking(desk: TinyDesk, session: Session | None = None) -> ViewerScene:
    desk.host.look_back(session or Session(played(GAME, Options()), ALONE, 3, None, "page"))
    viewer = desk.kit.stack.top
    assert isinstance(viewer, ViewerScene)
    return viewer


def told(desk: TinyDesk) -> Message:
    desk.wait(lambda: isinstance(desk.kit.stack.top, Message))
    message = desk.kit.stack.top
    assert isinstance(message, Message)
    return message


def test_a_finished_game_becomes_a_page_among_the_documents(desk: TinyDesk, begin: Begin) -> None:
    viewer = begin(pages.page)
    assert viewer.saving.share is not None
    message = told(desk)
    (file,) = desk.host.exchange_folder.iterdir()
    assert file.read_bytes() == pages.PAGE + b"en"
    assert file.name in message.text
    assert str(file.parent) in message.text
    assert viewer.saving.share is None


def test_no_page_is_written_over(tmp_path: Path) -> None:
    first = free_place(tmp_path, "Anna Ben")
    first.write_bytes(b"mine")
    assert free_place(tmp_path, "Anna Ben") != first
    assert not free_place(tmp_path, "Anna Ben").exists()


def test_a_game_that_goes_on_has_no_page(desk: TinyDesk) -> None:
    session = desk.begin()
    viewer = looking(desk, session)
    assert not viewer.can_be_saved
    viewer.save_page()
    assert viewer.saving.share is None


def test_it_can_be_stopped(desk: TinyDesk, begin: Begin) -> None:
    viewer = begin(pages.page)
    viewer.save_page()
    assert viewer.saving.share is None
    assert not desk.host.exchange_folder.exists()


def test_leaving_stops_it(begin: Begin) -> None:
    viewer = begin(pages.page)
    viewer.back()
    assert viewer.saving.share is None


@first_quick(
    ("number", "words"),
    [(errno.ENOSPC, "disk is full"), (errno.EROFS, "read-only"), (errno.EIO, "Check the folder")],
    2,
)
def test_what_keeps_it_from_being_written_is_said(
    number: int, words: str, desk: TinyDesk, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr("leonardo.plain_files.write", refuse)
    begin(pages.page)
    assert words in told(desk).text


def test_a_game_that_is_too_long_is_refused(desk: TinyDesk, begin: Begin) -> None:
    begin(pages.nothing)
    assert "too long" in told(desk).text


def test_a_process_that_ends_is_told_of(desk: TinyDesk, begin: Begin) -> None:
    begin(pages.failing)
    assert "Try again" in told(desk).text


@pytest.mark.slow
def test_the_page_is_that_of_the_command(tmp_path: Path) -> None:
    from leonardo.app.scenes.saves.exchange import nameless  # noqa: PLC0415
    from leonardo.app.webpage.command import page_of_file  # noqa: PLC0415 - it draws
    from leonardo.cli import main  # noqa: PLC0415
    from leonardo.games import GAMES  # noqa: PLC0415
    from leonardo.saves.exchange import read_game  # noqa: PLC0415

    assert main(["simulate", "--game", "engines", "--target", "4", "--seed", "5", "--records", str(tmp_path)]) == 0
    (record,) = tmp_path.iterdir()
    save = as_save(read_game(record, GAMES, nameless))
    done = PageDrawing(PageTask(save, "en"), tmp_path / "pages", "a game", work=draw_page)
    done.wait()
    assert done.outcome is not None
    assert done.outcome.path.read_bytes() == page_of_file(record, "en")
