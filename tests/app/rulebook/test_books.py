"""The rule book of each game tells every rule once, and whatever cites a rule leads to it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import ENGLISH, languages, speak, tr, translations
from leonardo.app.rulebook.book import RuleBook
from leonardo.app.table.words.explaining import rule_in
from leonardo.games import GAMES
from tests.engine.citations import rules

ROOT = Path(__file__).resolve().parents[3]
BOOKS = {
    name: given()
    for name in GAMES
    if name in PRESENTATIONS and (given := PRESENTATIONS[name].learning.rules) is not None
}
each_game = pytest.mark.parametrize("game", sorted(BOOKS))


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def told(book: RuleBook) -> set[str]:
    return {rule for _, paragraph in book.paragraphs() for rule in paragraph.rules}


@each_game
def test_every_rule_has_a_paragraph_and_every_paragraph_a_rule(game: str) -> None:
    assert set(rules(ROOT / "tests" / "engine" / game)) == told(BOOKS[game])


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_paragraph_has_a_text_in_each_language(game: str, language: str) -> None:
    speak(language)
    keys = [paragraph.text for _, paragraph in BOOKS[game].paragraphs()]
    assert [key for key in keys if key not in set(translations())] == []


@each_game
def test_every_rule_that_an_objection_cites_is_told(game: str) -> None:
    book = BOOKS[game]
    found = {
        rule
        for module in (ROOT / "leonardo" / "engine" / game).rglob("*.py")
        for rule in re.findall(r'[Oo]bjection\(\s*"([\d.]+)"', module.read_text(encoding="utf-8"))
    }
    assert len(found) > 10
    assert {rule for rule in found if book.place_of(rule) is None or ("." in rule and rule not in told(book))} == set()


@each_game
@pytest.mark.parametrize("language", languages())
def test_every_rule_that_a_text_cites_has_a_place_in_the_book(game: str, language: str) -> None:
    speak(language)
    tr(f"{game}.title")
    keys = [key for key in translations() if key.startswith(f"{game}.")]
    cited = {rule for key in keys if (rule := rule_in(translations().text(key) or ""))}
    numbers = {rule for rule in cited if "." in rule}
    assert len(numbers) > 20
    assert {rule for rule in numbers if rule not in told(BOOKS[game])} == set()
    assert {rule for rule in cited if BOOKS[game].place_of(rule) is None} == set()


@each_game
@pytest.mark.parametrize("language", languages())
def test_a_spread_has_words_for_a_glance_and_no_wall_of_text(game: str, language: str) -> None:
    speak(language)
    for spread in BOOKS[game].spreads:
        count = sum(len(tr(paragraph.text).split()) for paragraph in spread.paragraphs)
        assert 38 <= count <= 105, spread.title
        if language == ENGLISH:
            assert 55 <= count <= 90, spread.title


@each_game
def test_parts_questions_and_the_page_lead_to_rules(game: str) -> None:
    book = BOOKS[game]
    lead_to = {part.rule for part in book.parts} | {rule for question in book.questions for rule in question.rules}
    assert lead_to | set(book.summary) <= told(book)
