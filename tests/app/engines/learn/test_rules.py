"""What somebody asks or looks for in the rule book of Engines of War is found, and every picture can be drawn."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.engines.learn.rules import BOOK
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import ENGLISH, speak
from leonardo.app.kit.window.stage import Stage
from leonardo.app.rulebook.book import Spread
from leonardo.app.rulebook.pen import Pen
from leonardo.app.rulebook.search import Hit, found


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def _rules(hit: Hit) -> tuple[str, ...]:
    return BOOK.spreads[hit.place.spread].paragraphs[hit.place.paragraph].rules if hit.place else ()


@pytest.mark.parametrize(
    ("language", "asked", "rule"),
    [
        ("en", "what does leonardo do?", "6.6"),
        ("en", "tank explosion", "11.22"),
        ("it", "chi vince in parità", "6.4"),
        ("fr", "château arrête", "10.3"),
        ("cs", "vůz vybuchl", "11.22"),
    ],
)
def test_what_a_newcomer_asks_is_answered_first(language: str, asked: str, rule: str) -> None:
    speak(language)
    first = found(BOOK, asked)[0]
    assert first.asked is not None
    assert rule in first.asked.rules


@pytest.mark.parametrize(
    ("asked", "answer"),
    [("submarine", "11.6"), ("11.14", "11.14"), ("SWISS", "2.6"), ("parachutist", "11.29"), ("straits", "2.5")],
)
def test_what_is_written_is_found(asked: str, answer: str) -> None:
    hits = {rule for hit in found(BOOK, asked)[:6] for rule in _rules(hit)}
    assert answer in hits


@pytest.mark.parametrize("spread", BOOK.spreads, ids=lambda spread: spread.title.rpartition(".")[2])
@pytest.mark.usefixtures("shared_pictures")
def test_every_picture_is_drawn_on_its_sheet(spread: Spread) -> None:
    stage = Stage((640, 480), Settings(reduced_motion=True))
    surface = pygame.Surface((400, 400))
    surface.fill((10, 200, 10))
    spread.picture(Pen(stage.kit, surface, pygame.Rect(40, 40, 320, 320)))
    mask = pygame.mask.from_threshold(surface, (10, 200, 10), (1, 1, 1))
    mask.invert()
    drawn = mask.get_bounding_rects()
    around = drawn[0].unionall(drawn)
    assert around.width > 160
    assert pygame.Rect(28, 28, 344, 344).contains(around), around
