"""What the table says, typed as a question, leads to its rule: labels, prompts and tips, in all languages."""

import re
from collections.abc import Iterator

import pytest

from leonardo.app.kit.translations import ENGLISH, languages, speak, tr, translations
from leonardo.app.rulebook.book import RuleBook, plain
from leonardo.app.rulebook.search import Hit, Saying, found, meant, sayings
from tests.app.rulebook.test_books import BOOKS, each_game
from tests.diagonal import diagonal

SAME = 0.75  # the share of what is said that is as good as all of it

EACH_LANGUAGE = diagonal(languages(), sorted(BOOKS))  # with one of the games each in the quick run


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def said(game: str) -> tuple[Saying, ...]:
    tr(f"{game}.title")
    return sayings(game, BOOKS[game].prompts)


def rules_of(book: RuleBook, hit: Hit) -> tuple[str, ...]:
    if hit.asked is not None:
        return hit.asked.rules
    return next(paragraph.rules for place, paragraph in book.paragraphs() if place == hit.place)


def missed(game: str) -> list[tuple[str, str, str]]:
    """Return what of all that the table says does not lead first to its rule, or one that is said alike."""
    book, texts, wrong = BOOKS[game], said(game), []
    for each in texts:
        sought = tuple(dict.fromkeys(re.findall(r"\w+", plain(each.text))))
        alike = {book.place_of(other.rule) for other in texts if meant(other.text, sought) > SAME}
        first = [hit.place for hit in found(book, each.text)[: len(alike)]]
        if sought and book.place_of(each.rule) not in first:
            wrong.append((each.key, each.text, each.rule))
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
@each_game
def test_what_the_table_says_leads_to_its_rule(game: str, language: str) -> None:
    speak(language)
    kinds = {each.key.split(".")[1] for each in said(game)}
    assert {"button", "prompt", "explain"} <= kinds
    assert len(said(game)) > 60
    assert missed(game) == []


@each_game
def test_every_prompt_of_a_decision_has_a_rule(game: str) -> None:
    told = {each.key for each in said(game)}
    prompts = {key for key in translations() if key.startswith(f"{game}.prompt.")}
    without = {key.rpartition(".")[2] for key in prompts - told}
    assert without <= {"before", "phase", "base", "work_forced", "throws", "number", "box_named", "one", "other"}


@pytest.mark.parametrize(
    ("game", "wanted", "rule"),
    [
        ("davinci", "start from the deck", "6.6"),
        ("davinci", "Start deck", "6.6"),
        ("davinci", "withdraw", "8.9"),
        ("citta", "debt guild", "16.10"),
        ("citta", "don\N{RIGHT SINGLE QUOTATION MARK}t rescue", "16.10"),
        ("citta", "drop out", "8.2"),
        ("engines", "end turn", "7.3"),
        ("engines", "roll the dice", "1.7"),
        ("engines", "stop moving", "9.1"),
    ],
)
def test_words_of_buttons_lead_to_their_rules(game: str, wanted: str, rule: str) -> None:
    book = BOOKS[game]
    first = found(book, wanted)[0]
    assert rule in rules_of(book, first), rules_of(book, first)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("œuvre", "oeuvre"),
        ("Œuvres", "oeuvres"),
        ("æquus", "aequus"),
        ("ﬁni", "fini"),
        ("straße", "strasse"),
        ("perché", "perche"),
        ("Łódź", "lodz"),
        ("přerušení", "preruseni"),
        ("l\N{RIGHT SINGLE QUOTATION MARK}œuvre", "l\N{RIGHT SINGLE QUOTATION MARK}oeuvre"),
    ],
)
def test_ligatures_and_signs_are_read_alike(one: str, other: str) -> None:
    assert plain(one) == plain(other)


@pytest.mark.parametrize(("language", "game"), EACH_LANGUAGE)
def test_every_word_of_the_rules_is_found_without_its_signs(game: str, language: str) -> None:
    speak(language)
    book = BOOKS[game]
    signed = {
        word.strip(".,:;!?()«»“”„…\N{NO-BREAK SPACE}")
        for _, paragraph in book.paragraphs()
        for word in tr(paragraph.text).split()
        if plain(word) != word.casefold() and word.isalpha()
    }
    for word in sorted(signed)[:: max(1, len(signed) // 12)]:
        assert [hit.place for hit in found(book, word)] == [hit.place for hit in found(book, plain(word))], word
