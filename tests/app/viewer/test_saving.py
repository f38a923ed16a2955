"""Saving a finished game as a web page or an animated picture from where it is looked back at."""

import errno
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.scenes.message import Message
from leonardo.app.statistics.record_result import code_lines, codes_of
from leonardo.app.viewer import drawing
from leonardo.app.viewer.drawing import DrawTask, GameDrawing, draw_page, free_place
from leonardo.app.viewer.saving import GameSaving, Shareable
from leonardo.app.viewer.scene import ViewerScene
from leonardo.play.session import Session
from leonardo.play.statistics.game import result_of
from leonardo.saves.exchange import as_save
from tests.app.viewer import pages
from tests.diagonal import first_quick
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import ALONE, TinyDesk

pytestmark = pytest.mark.usefixtures("shared_pictures")

Begin = Callable[[drawing.Work], ViewerScene]
KINDS = {"page": "PAGE", "gif": "ANIMATION"}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    desk.host.exchange_folder = tmp_path / "documents"
    yield desk
    desk.host.close()


@pytest.fixture(params=["page", "gif"])
def name(request: pytest.FixtureRequest) -> str:
    """What a kind of file is called; each is saved in the same way."""
    called: str = request.param
    return called


@pytest.fixture
def begin(desk: TinyDesk, name: str, monkeypatch: pytest.MonkeyPatch) -> Begin:
    def begun(work: drawing.Work) -> ViewerScene:
        for kind in ("page", "gif"):
            monkeypatch.setattr(
                f"leonardo.app.viewer.scene.{KINDS[kind]}",
                Shareable(kind, f".{kind}", work if kind == name else pages.failing),
            )
        viewer = looking(desk)
        viewer.save(saving_of(viewer, name))
        return viewer

    return begun


def saving_of(viewer: ViewerScene, name: str) -> GameSaving:
    return {"page": viewer.page_saving, "gif": viewer.gif_saving}[name]


def all_rest(viewer: ViewerScene) -> bool:
    return viewer.page_saving.share is None and viewer.gif_saving.share is None


def looking(desk: TinyDesk, session: Session | None = None) -> ViewerScene:
    desk.host.look_back(session or Session(played(GAME, Options()), ALONE, 3, None, "page"))
    return desk.top(ViewerScene)


def told(desk: TinyDesk) -> Message:
    desk.wait(lambda: isinstance(desk.kit.stack.top, Message))
    return desk.top(Message)


def test_a_finished_game_becomes_a_file_among_the_documents(desk: TinyDesk, begin: Begin, name: str) -> None:
    viewer = begin(pages.page)
    assert saving_of(viewer, name).share is not None
    message = told(desk)
    (file,) = desk.host.exchange_folder.iterdir()
    assert file.read_bytes() == pages.PAGE + b"en"
    assert file.suffix == f".{name}"
    assert file.name in message.text
    assert str(file.parent) in message.text
    assert all_rest(viewer)


def test_a_key_saves_a_page(desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.app.viewer.scene.PAGE", Shareable("page", ".page", pages.page))
    viewer = looking(desk)
    desk.key(pygame.K_w)
    assert viewer.page_saving.share is not None
    viewer.back()


def test_no_file_is_written_over(tmp_path: Path) -> None:
    first = free_place(tmp_path, "Anna Ben", ".gif")
    first.write_bytes(b"mine")
    second = free_place(tmp_path, "Anna Ben", ".gif")
    assert second != first
    assert not second.exists()


def test_a_game_that_goes_on_is_not_saved(desk: TinyDesk, name: str) -> None:
    session = desk.begin()
    viewer = looking(desk, session)
    assert not viewer.can_be_saved
    viewer.save(saving_of(viewer, name))
    assert all_rest(viewer)


def test_it_can_be_stopped(desk: TinyDesk, begin: Begin, name: str) -> None:
    viewer = begin(pages.page)
    viewer.save(saving_of(viewer, name))
    assert all_rest(viewer)
    assert not desk.host.exchange_folder.exists()


def test_leaving_stops_it(begin: Begin) -> None:
    viewer = begin(pages.page)
    viewer.back()
    assert all_rest(viewer)


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


def test_the_code_of_a_game_of_the_day_is_known_again(desk: TinyDesk) -> None:
    session = Session(played(GAME, Options()), ALONE, 3, None, "page")
    assert codes_of(desk.host, session) == ()
    result = result_of(session.played, session.seats, session.seed, datetime(2026, 11, 22, tzinfo=UTC))
    assert desk.host.statistics.add(evolve(result, day="2026-11-22"))
    (line,) = code_lines(evolve(result, day="2026-11-22"), result.seats[0])
    assert codes_of(desk.host, session) == (line.sentence,)


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
    done = GameDrawing(DrawTask(save, "en"), tmp_path / "pages", "a game", ".html", work=draw_page)
    done.wait()
    assert done.outcome is not None
    assert done.outcome.path.read_bytes() == page_of_file(record, "en")
