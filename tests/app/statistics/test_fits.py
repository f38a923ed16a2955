"""Every page of the statistics can be read and pressed, at every size, in every language, with larger letters."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.statistics.export import ExportScene
from leonardo.app.statistics.scene import StatisticsScene
from scripts.screens.looking_back import played
from tests.app.scenes.menus_harness import House, PlainPresentation
from tests.app.scenes.test_fits import Show, complaints
from tests.diagonal import diagonal

SIZES = [(1024, 640), (1920, 1080), (1280, 1024), (1000, 1400)]
LONG_NAME = "Massimiliano di Lorenzo de Medici"


class WithStatistics(PlainPresentation):
    """The first game with plain scenes, and with what it tells of its games."""

    learning = DAVINCI.learning


def _page(number: int) -> Show:
    def show(house: House) -> None:
        for each in (*played(12, name=LONG_NAME), *played(40)):
            house.host.statistics.add(each)
        house.host.show_statistics()
        scene = house.top(StatisticsScene)
        scene.number = number
        scene.rebuild()

    return show


def _keep(house: House) -> None:
    _page(0)(house)
    house.click("keep")
    house.top(ExportScene)


SHOWN: dict[str, Show] = {
    "nothing yet": lambda house: house.host.show_statistics(),
    **{f"page {number}": _page(number) for number in range(4)},
    "keep": _keep,
}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(("size", "language"), diagonal(SIZES, languages()))
def test_every_page_fits_with_the_largest_letters(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    speak(language)
    assert complaints(tmp_path, size, TEXT_SIZES[-1], SHOWN, (WithStatistics(),)) == []
