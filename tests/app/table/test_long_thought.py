"""A seat that thinks long at the table: it is seen, it keeps nobody from anything, and it ends with the window.

Dora thinks for an hour: what comes to its end here has not waited for her.
"""

import os
import signal
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pygame
import pytest

from leonardo.ai.decision_request import DecisionRequest
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.scenes.message import Message
from leonardo.app.table.timing import LONG, Thinking
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.fake_adviser import scribe_at_hand
from tests.app.table.table_harness import Desk
from tests.conftest import all_end
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen")

SEATS = (Person("Anna", "red"), BuiltIn("Dora", "yellow", "sleeps"))
FRAME = 1000 / 60
AWAY = 30.0  # seconds in which a process starts and ends on any machine

Pids = Callable[[], set[int]]


def lost_in_thought(folder: Path, pids: Pids, settings: Settings | None = None) -> tuple[Desk, Session]:
    """A table at which Dora thinks and thinks, after Anna's decision was shown."""
    desk = Desk(folder, settings=settings)
    session = Session.new(GAME, Options(2, start=0), SEATS, 1, desk.host.folder)
    desk.host.play(session)
    desk.wait(lambda: desk.table.free)
    while not session.thinking:
        desk.table.submit(session.legal()[-1])
    desk.wait(lambda: bool(pids()) and not desk.table.course.playback.busy)
    return desk, session


def frames(desk: Desk, milliseconds: float) -> int:
    """Let time pass, and return how often the table was drawn."""
    before = desk.canvas.frames
    for _ in range(round(milliseconds / FRAME)):
        desk.turn()
    return desk.canvas.frames - before


def test_the_process_of_players_is_started_when_the_table_opens(tmp_path: Path, pids: Pids) -> None:
    desk = Desk(tmp_path)
    desk.host.play(Session.new(GAME, Options(2, start=0), SEATS, 1, desk.host.folder))
    desk.wait(lambda: bool(pids()))
    assert desk.table.free, "nobody but Anna was to decide"
    desk.host.close()


def test_who_thinks_is_told_at_the_prompt_and_marked_at_its_seat(tmp_path: Path, pids: Pids) -> None:
    desk, _ = lost_in_thought(tmp_path, pids)
    frames(desk, 700)
    assert desk.table.marks().thinking == Thinking(1)
    prompt = desk.table.prompt()
    assert (prompt.seat, prompt.lead, prompt.words) == (1, "Dora", "is thinking")
    frames(desk, LONG)
    assert desk.table.prompt().words == "is thinking hard"
    desk.host.close()


@first_quick(("settings", "most"), [(Settings(reduced_motion=True), 6), (Settings(speed=Speed.FAST), 40)])
def test_a_long_thought_is_no_reason_to_draw_all_the_time(
    tmp_path: Path, pids: Pids, settings: Settings, most: int
) -> None:
    desk, _ = lost_in_thought(tmp_path, pids, settings)
    # who thinks, what is said of that, and that it takes long: each may be drawn in two frames
    assert 2 <= frames(desk, 5000) <= most
    assert desk.table.rest() > FRAME
    desk.host.close()


@pytest.mark.slow
def test_a_decision_can_be_taken_back_while_another_thinks(tmp_path: Path, pids: Pids) -> None:
    desk, session = lost_in_thought(tmp_path, pids)
    frames(desk, 1000)
    desk.table.button("undo")
    desk.turn()
    assert desk.table.free
    assert session.undone == 1
    assert desk.table.marks().thinking is None
    desk.host.close()


@pytest.mark.slow
def test_the_table_can_be_left_while_a_seat_thinks(tmp_path: Path, pids: Pids) -> None:
    desk, _ = lost_in_thought(tmp_path, pids)
    desk.host.show_title()
    assert all_end(pids)


@pytest.mark.slow
def test_the_window_closes_while_a_seat_thinks(tmp_path: Path, pids: Pids) -> None:
    desk, _ = lost_in_thought(tmp_path, pids)
    desk.post(pygame.Event(pygame.QUIT))
    assert len(desk.kit.stack) == 0
    desk.host.close()
    assert all_end(pids)


def test_a_killed_player_is_told_of_and_the_game_goes_on(tmp_path: Path, pids: Pids) -> None:
    desk, session = lost_in_thought(tmp_path, pids)
    (pid,) = pids()
    os.kill(pid, signal.SIGTERM)
    desk.wait(lambda: isinstance(desk.kit.stack.top, Message))
    message = desk.top(Message)
    assert "Dora" in message.text
    until = monotonic() + AWAY
    while pids() in (set(), {pid}):
        assert monotonic() < until
        sleep(0.002)
    assert session.thinking
    desk.host.close()


def asked_at(speed: Speed, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[DecisionRequest]:
    """What players are asked at the beginning of a game that is shown at a speed."""
    asked = scribe_at_hand(monkeypatch)
    desk = Desk(folder, settings=Settings(speed=speed))
    seats = (BuiltIn("Anna", "red", "leonardo"), BuiltIn("Dora", "yellow", "master"))
    session = Session.new(GAME, Options(2, start=0), seats, 1)
    desk.host.play(session)
    desk.wait(lambda: len(session.played.turns) >= 6)
    desk.host.close()
    return asked[:6]


@pytest.mark.slow
def test_the_pace_of_showing_changes_nothing_players_are_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast, slow = (asked_at(speed, tmp_path, monkeypatch) for speed in (Speed.OFF, Speed.SLOW))
    assert fast == slow
