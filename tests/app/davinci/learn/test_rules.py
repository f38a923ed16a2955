"""The rule book of this game tells every rule once, and whatever cites a rule leads to it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.davinci.learn.rules import BOOK
from leonardo.app.kit.words import ENGLISH, catalogue, languages, speak, words
from leonardo.app.rulebook.search import Hit, excerpt, found, marks
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
    ("language", "asked", "rules"),
    [
        ("en", "what does Leonardo do?", ("8.3", "9.7")),
        ("en", "how many may I take?", ("8.8", "8.9")),
        ("en", "who wins a tie?", ("8.1", "9.7", "11.2")),
        ("en", "ties", ("8.1", "9.7", "11.2")),
        ("en", "what does interrupting lose?", ("6.7", "9.6")),
        ("it", "cosa fa Leonardo?", ("8.3", "9.7")),
        ("it", "quanti ne posso prendere?", ("8.8", "8.9")),
        ("it", "chi vince il pareggio?", ("8.1", "9.7", "11.2")),
        ("it", "che cosa si perde interrompendo?", ("6.7", "9.6")),
        ("fr", "que fait Léonard ?", ("8.3", "9.7")),
        ("fr", "combien puis-je en prendre ?", ("8.8", "8.9")),
        ("fr", "qui gagne en cas d'égalité ?", ("8.1", "9.7", "11.2")),
        ("fr", "que perd-on en interrompant ?", ("6.7", "9.6")),
        ("cs", "co dělá Leonardo?", ("8.3", "9.7")),
        ("cs", "kolik si smím vzít?", ("8.8", "8.9")),
        ("cs", "kdo vyhrává remízu?", ("8.1", "9.7", "11.2")),
        ("cs", "co ztratím přerušením?", ("6.7", "9.6")),
    ],
)
def test_what_a_newcomer_asks_is_answered_first_and_its_rules_follow(
    language: str, asked: str, rules: tuple[str, ...]
) -> None:
    speak(language)
    first, *others = found(BOOK, asked)
    assert first.asked is not None
    assert set(rules) <= set(first.asked.rules)
    assert set(first.asked.rules) <= {rule for hit in others for rule in _rules(hit)}


@pytest.mark.parametrize(
    ("asked", "answer"),
    [("8.12", "8.12"), ("FOUR advantages", "8.8"), ("lantern or Ropery", "8.14"), ("gates", "10.4")],
)
def test_what_is_written_is_found(asked: str, answer: str) -> None:
    assert answer in {rule for hit in found(BOOK, asked)[:4] for rule in _rules(hit)}


def test_an_excerpt_begins_where_the_words_are_and_marks_them() -> None:
    text = words("davinci.rules.strength.8_1")
    shown = excerpt(text, ("ties",))
    assert shown.startswith("… In a tie the group nearer to the arrow")
    assert [shown[start:end] for start, end in marks(shown, ("ties",))] == ["tie"]


def _rules(hit: Hit) -> tuple[str, ...]:
    return BOOK.spreads[hit.place.spread].paragraphs[hit.place.paragraph].rules if hit.place else ()


def test_parts_and_questions_lead_to_rules_that_are_told() -> None:
    asked = {rule for question in BOOK.questions for rule in question.rules}
    assert {part.rule for part in BOOK.parts} | asked | set(BOOK.summary) <= TOLD
