"""Every spread of each rule book finds room on its pages, in every language and size of text."""

from collections.abc import Iterator

import pytest

from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.kit.window.stage import Stage
from leonardo.app.rulebook.scene import RuleBookScene
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet, targets
from tests.app.rulebook.test_books import BOOKS
from tests.app.scenes.plain_gui import plain_gui
from tests.diagonal import diagonal

SIZES = [(1024, 640), (1000, 1400), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(
    ("size", "language", "game", "text_size"),
    diagonal(SIZES, languages(), sorted(BOOKS), [TEXT_SIZES[-1], TEXT_SIZES[0]], turn=1),
)
def test_all_of_the_book_fits(game: str, language: str, size: tuple[int, int], text_size: int) -> None:
    speak(language)
    found: list[str] = []
    book = BOOKS[game]
    with probing() as cut, plain_gui():
        stage = Stage(size, Settings(text_size=text_size, reduced_motion=True))
        stage.kit.pictures = Blanks()
        scene = RuleBookScene(stage.kit, book)
        stage.kit.stack.push(scene)
        for number in range(-1, len(book.spreads)):
            cut.clear()
            found += [f"{number}: {fault}" for fault in faults(sheet(scene), targets(scene.form), cut, ())]
            scene.turn(1)
        for asked in book.questions:
            scene.ask(asked)
            cut.clear()
            found += [f"{asked.text}: {fault}" for fault in faults(sheet(scene), targets(scene.form), cut, ())]
    assert sorted(set(found)) == []
