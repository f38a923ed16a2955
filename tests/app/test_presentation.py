"""What is agreed on before a game: any number of choices, checks and numbers, which heal what was kept of them."""

import pytest

from leonardo.ai.players import is_advised
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.translations import ENGLISH, Translations, languages
from leonardo.app.presentation import (
    Agreed,
    CheckOption,
    ChoiceOption,
    NumberOption,
    Option,
    practice_option,
    usual_choices,
)
from leonardo.games import GAMES
from leonardo.play.hints import AGREED as PRACTICE

SETUP = ChoiceOption("setup", "any", ("beginner", "expert"))
COUNCIL = CheckOption("council", "any", words=("usual", "stronger"))
ROUNDS = NumberOption("rounds", "any", usual=20, least=5, most=60, step=5, beyond=(0,))


@pytest.mark.parametrize(
    ("option", "kept", "agreed", "word"),
    [
        (SETUP, "expert", "expert", "expert"),
        (SETUP, "master", "beginner", "beginner"),
        (SETUP, True, "beginner", "beginner"),
        (SETUP, None, "beginner", "beginner"),
        (COUNCIL, True, True, "stronger"),
        (COUNCIL, "stronger", True, "stronger"),
        (COUNCIL, "usual", False, "usual"),
        (COUNCIL, 1, False, "usual"),
        (COUNCIL, None, False, "usual"),
        (CheckOption("even", "any", usual=True), None, True, "yes"),
        (ROUNDS, 35, 35, "35"),
        (ROUNDS, 0, 0, "0"),
        (ROUNDS, 33, 20, "20"),
        (ROUNDS, 65, 20, "20"),
        (ROUNDS, True, 20, "20"),
        (ROUNDS, "35", 20, "20"),
    ],
)
def test_what_was_kept_is_healed_and_has_a_word_in_saves(
    option: Option, kept: Agreed, agreed: Agreed, word: str
) -> None:
    assert option.healed(kept) == agreed
    assert type(option.healed(kept)) is type(agreed)
    assert option.word(kept) == word


def test_a_number_that_is_no_amount_comes_after_the_most() -> None:
    assert (ROUNDS.numbers[0], *ROUNDS.numbers[-2:]) == (5, 60, 0)


@pytest.mark.parametrize(
    ("usual", "least", "most", "step"), [(20, 0, 62, 5), (21, 0, 60, 5), (0, 0, 60, 0), (0, 60, 0, -5)]
)
def test_a_number_that_the_steps_do_not_reach_is_a_mistake(usual: int, least: int, most: int, step: int) -> None:
    with pytest.raises(ValueError, match="rounds"):
        NumberOption("rounds", "any", usual=usual, least=least, most=most, step=step)


def keys_of(option: Option) -> set[str]:
    match option:
        case ChoiceOption():
            values = {f".{value}{ending}" for value in option.values for ending in ("", "_about")}
        case CheckOption():
            values = {".about"}
        case NumberOption():
            values = {".about", *(f".{number}{ending}" for number in option.beyond for ending in ("", "_about"))}
    return {f"{option.text}{ending}" for ending in (".name", *values)}


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_all_that_a_game_says_of_itself_is_in_every_language(game: str) -> None:
    shown = PRESENTATIONS[game]
    needed = {shown.title, shown.tagline, shown.kind, shown.counted, shown.about}.union(
        *(keys_of(option) for option in shown.options)
    )
    spoken = {language: Translations(language) for language in languages()}
    lacking = {language: {key for key in needed if key not in said} for language, said in spoken.items()}
    assert lacking == {language: set() for language in {ENGLISH, *languages()}}


def test_every_shown_game_can_be_played_with_distinct_seats() -> None:
    assert PRESENTATIONS.keys() <= GAMES.keys()
    assert max(count for game in GAMES.values() for count in game.seat_counts) <= len(SEAT_COLOURS)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_every_game_whose_players_advise_can_be_practised(game: str) -> None:
    shown = PRESENTATIONS[game]
    assert is_advised(game)
    assert practice_option() in shown.options
    agreed = {**usual_choices(shown.options), PRACTICE: True}
    assert shown.wishes(3, None, agreed) == shown.wishes(3, None, usual_choices(shown.options))


def test_the_first_game_is_dealt_as_it_was_agreed_on() -> None:
    davinci = PRESENTATIONS["davinci"]
    usual = usual_choices(davinci.options)
    assert usual == {"setup": "beginner", "council": False, "practice": False, "memory": False}
    for council, variants in ((False, ()), (True, ("codex_leonardi_1",))):
        wishes = davinci.wishes(3, 1, {**usual, "setup": "expert", "council": council})
        assert (wishes.seats, wishes.setup, wishes.variants, wishes.start) == (3, "expert", variants, 1)


@pytest.mark.parametrize("name", PRESENTATIONS)
def test_the_title_is_told_how_many_can_play(name: str) -> None:
    presentation = PRESENTATIONS[name]
    counts = presentation.game.seat_counts
    assert presentation.players == (counts[0], counts[-1])


@pytest.mark.parametrize("name", PRESENTATIONS)
def test_each_game_has_a_plate_of_its_own_five_wide_to_two_high(name: str) -> None:
    plates = [presentation.plate for presentation in PRESENTATIONS.values()]
    wide, high = Pictures().entry(PRESENTATIONS[name].plate).size
    assert len(set(plates)) == len(plates)
    assert wide * 2 == high * 5
