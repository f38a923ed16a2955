"""What is done beside everything else is done all the same where the system has no thread left to give."""

import threading
from pathlib import Path

import pytest

from leonardo.ai.reviewer import Reviewer
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.window.idle_tasks import import_ahead
from leonardo.app.viewer.drawing import DrawTask, GameDrawing
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Person
from leonardo.saves.writer import in_a_thread
from leonardo.threads import beside
from tests.tiny.game import GAME, Options

PERSONS = tuple(Person(name, "red") for name in ("Anna", "Ben", "Cleo"))


def none_left(_: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


@pytest.fixture
def shortage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading.Thread, "start", none_left)


short = pytest.mark.usefixtures("shortage")


def test_a_task_is_done_in_a_thread_of_its_own() -> None:
    done = list[str]()
    thread = beside(lambda: done.append(threading.current_thread().name), "elsewhere")
    assert thread is not None
    thread.join()
    assert done == ["elsewhere"]


@short
def test_without_a_thread_it_is_done_at_once() -> None:
    done = list[str]()
    assert beside(lambda: done.append("done"), "elsewhere") is None
    in_a_thread(lambda: done.append("listed"))
    assert import_ahead([lambda: done.append("imported")]) is None
    assert done == ["done", "listed", "imported"]


@short
def test_a_game_is_saved_and_left_without_threads(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path, aside=in_a_thread)
    session = Session.new(GAME, Options(), PERSONS, 1, folder)
    session.close(wait=False)
    assert folder.to_continue() is not None


@short
def test_pictures_are_read_without_threads() -> None:
    pictures = Pictures()
    pictures.begin("florin")
    assert pictures.get("florin", (20, 20)).get_size() == (20, 20)


@short
def test_a_review_and_a_drawing_say_that_they_failed(tmp_path: Path) -> None:
    session = Session.new(GAME, Options(), PERSONS, 1)
    reviewer = Reviewer(session.played, 0, 1)
    assert (reviewer.news.over, reviewer.news.failed, reviewer.gone) == (True, True, True)
    reviewer.stop()
    drawing = GameDrawing(DrawTask(b"", "en"), tmp_path, "a game", ".html", work=print)
    assert drawing.outcome is not None
    assert drawing.outcome.word == "failed"
    drawing.stop()
    drawing.wait()
