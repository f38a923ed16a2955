"""What somebody asks or looks for in the rule book of this game is found."""

from collections.abc import Iterator

import pytest

from leonardo.app.davinci.learn.rules import BOOK
from leonardo.app.kit.translations import ENGLISH, speak, tr
from leonardo.app.rulebook.search import Hit, excerpt, found, marks


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


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
def test_what_a_newcomer_asks_comes_first_and_its_rules_follow(
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
    text = tr("davinci.rules.strength.8_1")
    shown = excerpt(text, ("ties",))
    assert shown.startswith("… Ties go to the group nearer the arrow")
    assert [shown[start:end] for start, end in marks(shown, ("ties",))] == ["Ties"]


def _rules(hit: Hit) -> tuple[str, ...]:
    return BOOK.spreads[hit.place.spread].paragraphs[hit.place.paragraph].rules if hit.place else ()
