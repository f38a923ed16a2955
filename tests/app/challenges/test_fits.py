"""Challenges can be read and pressed, at every size, in every language, with larger letters."""

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from attrs import evolve

from leonardo.app.challenges.day import play_day
from leonardo.app.challenges.puzzle_table import PuzzleTable, play_puzzle
from leonardo.app.challenges.scene import ChallengesScene
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.translations import ENGLISH, languages, speak
from scripts.screens.looking_back import played
from tests.app.scenes.menus_harness import House
from tests.app.scenes.test_fits import Show, complaints
from tests.app.statistics.test_fits import WithStatistics
from tests.diagonal import diagonal

SIZES = [(1024, 640), (1920, 1080), (1280, 1024), (1000, 1400)]
TODAY = date(2026, 11, 22)


def show(house: House) -> None:
    house.host.today = lambda: TODAY
    house.host.show_title()
    house.host.show_challenges()


def show_result(house: House) -> None:
    name = house.host.person("davinci").name
    (result,) = played(1, name=name)
    house.host.statistics.add(evolve(result, day=TODAY.isoformat()))
    show(house)


def show_former_day(house: House) -> None:
    play_day(house.host, "davinci", TODAY)
    house.host.show_title()
    house.host.today = lambda: TODAY + timedelta(1)
    house.host.show_challenges()
    house.stage.turn()
    assert "former" in house.names()


def show_with_a_wrong_clock(house: House) -> None:
    play_day(house.host, "davinci", TODAY)
    name = house.host.person("davinci").name
    (result,) = played(1, name=name)
    house.host.statistics.add(evolve(result, day=TODAY.isoformat()))
    house.host.show_title()
    house.host.today = lambda: date(2019, 5, 3)
    house.host.show_challenges()
    house.stage.turn()
    assert "former" in house.names()


def show_question_before_looking(house: House) -> None:
    play_day(house.host, "davinci", TODAY)
    session = house.host.session
    assert session is not None
    house.host.look_back(session)


def show_introduction(house: House) -> None:
    show(house)
    house.stage.turn()
    house.click("play")


def _at(answer: int | None) -> Show:
    def at(house: House) -> None:
        show(house)
        play_puzzle(house.host, "davinci", house.top(ChallengesScene).puzzles, 2)
        house.stage.turn()
        table = next(scene for scene in house.stage.kit.stack.seen() if isinstance(scene, PuzzleTable))
        if answer is None:
            return
        house.click("begin")
        table.submit(table.puzzle.answers[answer].action)
        house.stage.turn()

    return at


SHOWN: dict[str, Show] = {
    "challenges": show,
    "introduction of the day": show_introduction,
    "challenges with a result": show_result,
    "goal": _at(None),
    "wrong": _at(1),
    "right": _at(0),
    "after midnight": show_former_day,
    "a clock that is wrong": show_with_a_wrong_clock,
    "before looking back": show_question_before_looking,
}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(("size", "language"), diagonal(SIZES, languages()))
def test_every_page_fits_with_the_largest_letters(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    speak(language)
    assert DAVINCI.learning.challenges is not None
    assert complaints(tmp_path, size, TEXT_SIZES[-1], SHOWN, (WithStatistics(),)) == []
