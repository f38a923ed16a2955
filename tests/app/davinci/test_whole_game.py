"""Whole games, from the first decision to the results, by nothing but events."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.results import ResultsScene
from leonardo.app.session import Session
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import BEGINNER, CODEX_LEONARDI_1
from leonardo.engine.notation import write_record
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.person import Desk, Mouse
from tests.app.davinci.whole_game import ALONE, OPTIONS, SEED, play_on, played_without_a_table

ROOT = Path(__file__).parents[3]
TWO_PERSONS: tuple[Seated, ...] = (
    Person("Anna", "red"),
    BuiltIn("Bianca", "yellow", "thumb"),
    Person("Cosimo", "green"),
    BuiltIn("Lucrezia", "blue", "thumb"),
)


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    yield desk
    desk.host.close()


def sit_down(desk: Desk, seats: tuple[Seated, ...], options: Options) -> Session:
    session = Session.new(GAME, options, seats, SEED, desk.host.folder)
    desk.host.play(session)
    return session


def test_one_person_and_three_built_in_players_by_mouse(desk: Desk) -> None:
    session = sit_down(desk, ALONE, OPTIONS)
    made = play_on(desk, Mouse(desk))
    assert session.over
    assert isinstance(desk.kit.stack.top, ResultsScene)
    assert made > 20
    assert write_record(session.played) == write_record(played_without_a_table(ALONE, SEED, OPTIONS))


def test_two_persons_hand_the_screen_over(desk: Desk) -> None:
    options = Options(4, BEGINNER, (CODEX_LEONARDI_1,), start=2)
    session = sit_down(desk, TWO_PERSONS, options)
    play_on(desk, Mouse(desk))
    assert session.over
    assert desk.over
    assert write_record(session.played) == write_record(played_without_a_table(TWO_PERSONS, SEED, options))
