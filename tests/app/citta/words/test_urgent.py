"""What stands below the prompt of the city: that the last of the rounds agreed on is played, and nothing before it."""

import pytest

from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.notices import urgent
from leonardo.app.citta.words.phrases import square_short
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.table.shown.marks import Prompt
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.board import LAST_SQUARE
from tests.app.kit.languages import spoken
from tests.engine.citta.build import ANNA, BIANCA, Game, new_game, party, turn

NAMES = ("Anna", "Bianca", "Carlo")
HELD = PromptState(NAMES)


def told(game: Game, viewer: int = ANNA) -> list[str]:
    return list(urgent(GAME.view(game.state, viewer), HELD))


def seen(game: Game) -> Prompt:
    return prompt(TABLE, GAME.view(game.state, ANNA), HELD)


def in_round(number: int, limit: int) -> Game:
    """Anna may buy works in a round, of so many at most."""
    return turn(party(300, owns=[8]), party(), party(), round=number, rounds=limit)


def test_the_last_round_is_told_below_the_prompt() -> None:
    game = in_round(8, limit=8)
    assert told(game) == [
        "The last round: after it, everyone\N{RIGHT SINGLE QUOTATION MARK}s capital is compared",
        "The last round",
    ]
    assert list(seen(game).urgent) == told(game)


def test_rounds_before_it_and_games_without_a_limit_press_nobody() -> None:
    assert told(in_round(7, limit=8)) == []
    assert told(in_round(8, limit=0)) == []
    assert told(new_game(rounds=0)) == []


def test_who_does_not_decide_is_told_nothing() -> None:
    assert told(in_round(8, limit=8), BIANCA) == []


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it_in_full_and_then_in_fewer_words(language: str) -> None:
    speak(language)
    fully, briefly = told(in_round(8, limit=8))
    speak("en")
    assert len(briefly) < len(fully)


@pytest.mark.parametrize("language", languages())
def test_the_last_round_and_what_numbers_cost_are_two_notes(language: str) -> None:
    game = turn(party(10, owns=[8]), party(owns={14: (5, 6, 7, 8)}), party(), round=8, rounds=8)
    with spoken(language):
        both, *_ = told(game)
        last, costs = tr("citta.urgent.last_round.briefly"), tr("citta.urgent.costs.fully", count=1)
    assert both == f"{last} \N{MIDDLE DOT} {costs}"


@pytest.mark.parametrize(("florins", "works", "most"), [(300, (1, 2, 3), 1), (120, (), 2), (900, (), 4)])
def test_no_more_works_are_offered_than_can_be_laid(florins: int, works: tuple[int, ...], most: int) -> None:
    game = turn(party(florins, owns={8: works}), party(), party())
    assert seen(game).words == tr("citta.prompt.works", count=most)


def test_no_short_name_ends_in_an_apostrophe() -> None:
    for language in languages():
        with spoken(language):
            names = [square_short(square) for square in range(1, LAST_SQUARE + 1)]
        assert [name for name in names if not name[-1].isalpha()] == []
