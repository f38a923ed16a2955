"""Whole games, from the first decision to the results, or from the middle of one, by nothing but events."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci import commands
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import PlaceMaster
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import write_record
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.hands import Keyboard, Mouse
from tests.app.davinci.whole_game import ALONE, HALF, LATE, OPTIONS, SEED, from_round, play_on, played_without_a_table
from tests.app.table.table_harness import Desk

ROOT = Path(__file__).parents[3]
TWO_PERSONS: tuple[Seated, ...] = (
    Person("Anna", "red"),
    BuiltIn("Bianca", "yellow", "thumb"),
    Person("Cosimo", "green"),
    BuiltIn("Lucrezia", "blue", "thumb"),
)


pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.host.close()


def sit_down(desk: Desk, seats: tuple[Seated, ...], options: Options) -> Session:
    session = Session.new(GAME, options, seats, SEED, desk.host.folder)
    desk.host.play(session)
    return session


@pytest.mark.slow
def test_one_person_and_three_built_in_players_by_mouse(desk: Desk) -> None:
    session = sit_down(desk, ALONE, OPTIONS)
    made = play_on(desk, Mouse(desk))
    assert session.over
    assert isinstance(desk.kit.stack.top, PodiumScene)
    assert made > 20
    assert write_record(session.played) == write_record(played_without_a_table(ALONE, SEED, OPTIONS))


@pytest.mark.slow
@pytest.mark.parametrize("first", [LATE, pytest.param(HALF, marks=pytest.mark.exhaustive)])
def test_two_persons_hand_the_screen_over(desk: Desk, first: int) -> None:
    options = Options(4, BEGINNER, (CODEX_LEONARDI_1,), start=2)
    session = Session.resume(from_round(first, TWO_PERSONS, options), desk.host.folder)
    desk.host.play(session)
    play_on(desk, Mouse(desk))
    assert session.over
    assert desk.over
    assert write_record(session.played) == write_record(played_without_a_table(TWO_PERSONS, SEED, options))


@pytest.mark.parametrize("first", [LATE, pytest.param(HALF, marks=pytest.mark.slow)])
def test_by_keyboard_alone(desk: Desk, first: int) -> None:
    options = Options(3, EXPERT, start=1)
    seats = (*ALONE[:2], BuiltIn("Cosimo", "green", "thumb"))
    session = Session.resume(from_round(first, seats, options), desk.host.folder)
    desk.host.play(session)
    play_on(desk, Keyboard(desk))
    assert desk.over
    assert write_record(session.played) == write_record(played_without_a_table(seats, SEED, options))


@pytest.mark.slow
def test_by_keyboard_alone_with_another_key_for_the_master(desk: Desk) -> None:
    desk.kit.keys.change(commands.MASTER, pygame.K_w)
    session = sit_down(desk, ALONE, OPTIONS)
    while not any(isinstance(turn.action, PlaceMaster) and turn.seat == 0 for turn in session.played.turns):
        play_on(desk, Keyboard(desk), 1)


@pytest.mark.slow
def test_stopped_in_the_middle_and_continued_in_another_process(tmp_path: Path) -> None:
    """The program is gone without a word after some decisions; another one goes on with the autosave."""
    first = run(tmp_path, "4")
    assert first.returncode == 9, first.stderr
    second = run(tmp_path)
    assert second.returncode == 0, second.stderr
    assert second.stdout == write_record(played_without_a_table(ALONE, SEED, OPTIONS))


def run(*arguments: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tests.app.davinci.whole_game", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
