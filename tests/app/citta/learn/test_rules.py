"""What somebody asks or looks for in the rule book of the city is found."""

from collections.abc import Iterator

import pytest

from leonardo.app.citta.learn.rules import BOOK
from leonardo.app.kit.translations import ENGLISH, speak
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
        ("en", "how much is a rent?", "8.3"),
        ("en", "cannot pay", "13.2"),
        ("it", "quanto è la rendita?", "8.3"),
        ("fr", "quartier entier", "8.4"),
        ("cs", "nemohu zaplatit dluh", "13.4"),
    ],
)
def test_what_a_newcomer_asks_is_answered_first(language: str, asked: str, rule: str) -> None:
    speak(language)
    first = found(BOOK, asked)[0]
    assert first.asked is not None
    assert rule in first.asked.rules


@pytest.mark.parametrize(
    ("asked", "answer"),
    [("sanctuary", "11.8"), ("12.5", "12.5"), ("GUELPH", "3.6"), ("passing bonus", "6.5"), ("tributes", "9.3")],
)
def test_what_is_written_is_found(asked: str, answer: str) -> None:
    hits = {rule for hit in found(BOOK, asked)[:6] for rule in _rules(hit)}
    assert answer in hits
