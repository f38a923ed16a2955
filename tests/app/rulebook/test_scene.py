"""The rule book is leafed through, searched and opened at a rule, by mouse and by keyboard."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.rules import BOOK
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.rulebook.scene import RuleBookScene
from tests.app.scenes.menus_harness import House, PlainPresentation


class WithRules(PlainPresentation):
    """The game with its rules."""

    learning = DAVINCI.learning


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path, games=(WithRules(),))


def test_a_chapter_is_two_presses_away_from_the_title(house: House) -> None:
    house.press("rules")
    book = house.top(RuleBookScene)
    assert book.spread is None
    house.press("chapter 5")
    assert book.book.chapter_of(book.spread or 0).title == "davinci.rules.chapters.resolution"


def test_it_opens_at_a_rule_and_marks_the_paragraph(house: House) -> None:
    house.host.show_rules("8.9")
    book = house.top(RuleBookScene)
    place = BOOK.place_of("8.9")
    assert place is not None
    assert (book.spread, book.marked) == (place.spread, place.paragraph)
    house.host.show_rules("6.7")
    assert house.top(RuleBookScene) is book, "it is opened elsewhere, not twice"


@pytest.mark.slow
def test_pages_are_turned_by_keys_and_wheel(house: House) -> None:
    house.host.show_rules()
    book = house.top(RuleBookScene)
    seen = [book.spread]
    for _ in range(len(BOOK.spreads) + 1):
        house.key(pygame.K_PAGEDOWN)
        seen.append(book.spread)
    assert seen == [None, *range(len(BOOK.spreads)), len(BOOK.spreads) - 1]
    house.key(pygame.K_PAGEUP)
    assert book.spread == len(BOOK.spreads) - 2


@pytest.mark.slow
def test_what_is_typed_is_searched_and_the_first_result_opens(house: House) -> None:
    house.host.show_rules()
    book = house.top(RuleBookScene)
    house.turn()
    for letter in "interrupt":
        house.key(ord(letter), unicode=letter)
        house.type_text(letter)
    assert book.wanted == "interrupt"
    assert "results" in house.names()
    house.key(pygame.K_RETURN)
    assert book.asked is not None
    assert book.asked.text == "davinci.rules.asked.interrupt"
    assert book.wanted == ""
    house.key(pygame.K_RETURN)
    place = BOOK.place_of("6.7")
    assert place is not None
    assert (book.spread, book.marked) == (place.spread, place.paragraph)


@pytest.mark.slow
def test_a_slash_begins_a_search_and_is_not_written(house: House) -> None:
    house.host.show_rules()
    house.turn()
    house.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="/"))
    house.type_text("/ties")
    assert house.menu.form.focus == "search"
    assert house.top(RuleBookScene).wanted == "ties"


def test_frequent_questions_are_answered_and_lead_to_each_rule(house: House) -> None:
    house.host.show_rules()
    book = house.top(RuleBookScene)
    house.turn()
    house.press("asked 2")
    house.turn()
    assert book.asked is not None
    assert [name for name in house.names() if name.startswith("rule ")] == ["rule 0", "rule 1", "rule 2"]
    house.press("rule 2")
    place = BOOK.place_of("11.2")
    assert place is not None
    assert (book.spread, book.marked) == (place.spread, place.paragraph)


@pytest.mark.slow
def test_escape_puts_the_search_away_first(house: House) -> None:
    house.host.show_rules("8.9")
    book = house.top(RuleBookScene)
    book.form["search"].changed("nothing like that")  # type: ignore[attr-defined] # a field
    house.key(pygame.K_ESCAPE)
    assert (house.top(RuleBookScene), book.wanted, book.marked) == (book, "", 1)
    house.key(pygame.K_ESCAPE)
    assert house.kit.stack.top is not book
