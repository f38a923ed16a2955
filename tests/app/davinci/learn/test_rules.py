"""The rule book of this game tells every rule once, and whatever cites a rule leads to it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.davinci.learn.rules import BOOK
from leonardo.app.kit.words import ENGLISH, catalogue, languages, speak, words
from leonardo.app.table.words.cited import rule_in
from leonardo.games import GAMES
from tests.engine.citations import rules

ENGINE = Path(__file__).resolve().parents[4] / "leonardo" / "engine" / "davinci"
NUMBERED = rules(Path(__file__).resolve().parents[3] / "engine" / "davinci")
TOLD = {rule for _, paragraph in BOOK.paragraphs() for rule in paragraph.rules}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def test_every_numbered_rule_has_a_paragraph_and_every_paragraph_a_rule() -> None:
    assert set(NUMBERED) == TOLD


def test_every_rule_that_an_objection_cites_is_told() -> None:
    found = {
        rule
        for module in ENGINE.rglob("*.py")
        for rule in re.findall(r'Objection\(\s*"([\d.]+)"', module.read_text(encoding="utf-8"))
    }
    assert len(found) > 10
    assert {rule for rule in found if BOOK.place_of(rule) is None or ("." in rule and rule not in TOLD)} == set()


@pytest.mark.parametrize("language", languages())
def test_every_rule_that_a_text_cites_has_a_place_in_the_book(language: str) -> None:
    speak(language)
    words("davinci.title")
    of_others = tuple(f"{game}." for game in GAMES if game != "davinci")
    keys = [key for key in catalogue() if not key.startswith(of_others)]
    cited = {rule for key in keys if (rule := rule_in(catalogue().text(key) or ""))}
    numbers = {rule for rule in cited if "." in rule}
    assert len(numbers) > 20
    assert {rule for rule in numbers if rule not in TOLD} == set()


@pytest.mark.parametrize("language", languages())
def test_a_spread_has_words_for_a_glance_and_no_wall_of_text(language: str) -> None:
    speak(language)
    for spread in BOOK.spreads:
        count = sum(len(words(paragraph.text).split()) for paragraph in spread.paragraphs)
        assert 38 <= count <= 105, spread.title
        if language == ENGLISH:
            assert 55 <= count <= 90, spread.title


@pytest.mark.parametrize(
    ("asked", "answer"),
    [("what does Leonardo", "8.3"), ("interrupt", "6.7"), ("tie", "8.1"), ("8.12", "8.12"), ("FOUR advantages", "8.8")],
)
def test_what_is_asked_is_found(asked: str, answer: str) -> None:
    wanted = asked.removeprefix("what does ")
    found = [BOOK.spreads[place.spread].paragraphs[place.paragraph].rules for place in BOOK.found(wanted)]
    assert (answer,) in found[:6]


def test_parts_and_questions_lead_to_rules_that_are_told() -> None:
    assert {part.rule for part in BOOK.parts} | {question.rule for question in BOOK.questions} <= TOLD
