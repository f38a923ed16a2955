"""What stands below the prompt of Engines of War: who of the others is near the points that win, and how near."""

import pytest

from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.notices import urgent
from leonardo.app.kit.translations import languages, speak, tr
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Move
from tests.engine.engines.build import ANNA, BIANCA, FLORENCE, MILAN, Game, land, new_game, seat, turn

HELD = PromptState(("Anna", "Bianca", "Carlo"))
BEGINNER = PromptState(HELD.names, beginner=True)


def with_points(*points: int, target: int = 30) -> Game:
    """Anna takes her turn; each seat has so many points."""
    anna, bianca, carlo = points
    return turn(
        seat(points=anna, milan=land()), seat(points=bianca, naples=land()), seat(points=carlo, venice=land()),
        target=target,
    )  # fmt: skip


def told(game: Game, viewer: int = ANNA, situation: PromptState = HELD) -> list[str]:
    return list(urgent(GAME.view(game.state, viewer), situation))


def test_the_first_rival_is_named_with_the_points_that_are_left() -> None:
    game = with_points(3, 25, 27)
    assert told(game) == ["Carlo needs 3 more points to win", "Carlo: 3 points to go"]
    assert list(prompt(TABLE, GAME.view(game.state, ANNA), HELD).urgent) == told(game)
    assert told(with_points(3, 29, 27))[0] == "Bianca needs 1 more point to win"


def test_who_would_win_if_the_round_ended_now_comes_first() -> None:
    game = turn(
        seat(points=3, milan=land()),
        seat(points=28, naples=land(castle=1), sicily=land(castle=1)),
        seat(points=29, venice=land()),
    )
    assert told(game) == [
        "If the round ended now, Bianca would have 32 points",
        "Bianca: 32 at end of round",
    ]


def test_ones_own_points_and_those_of_the_far_press_nobody() -> None:
    assert told(with_points(29, 24, 20)) == []
    assert told(with_points(29, 25, 20)) != []
    assert told(with_points(29, 25, 20, target=40)) == []


def test_who_does_not_decide_is_told_nothing() -> None:
    assert told(with_points(3, 25, 27), BIANCA) == []


def test_who_chooses_a_first_territory_reads_who_rolled_most_men() -> None:
    state = new_game().state
    view = GAME.view(state, state.leonardo)
    assert list(urgent(view, HELD)) == ["You rolled the most men: you are Leonardo and begin", "You are Leonardo"]
    game = new_game()
    game.does(state.leonardo, game_options(game)[0])
    asked = game.asked
    assert asked is not None
    fully, briefly = urgent(GAME.view(game.state, asked.seat), HELD)
    name = HELD.names[state.leonardo]
    assert (fully, briefly) == (f"{name} rolled the most men, is Leonardo and began", f"{name} is Leonardo")


def game_options(game: Game) -> list[Action]:
    """Return what may be done now."""
    return list(GAME.legal(game.state))


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it_in_full_and_then_in_fewer_words(language: str) -> None:
    speak(language)
    fully, briefly = told(with_points(3, 25, 27))
    speak("en")
    assert "Carlo" in fully
    assert len(briefly) < len(fully)


def test_who_moves_is_told_before_stopping_what_can_still_be_done() -> None:
    game = turn(seat(milan=land(4), florence=land(1)), seat(naples=land()), seat(venice=land()))
    assert told(game) == []
    game.does(ANNA, Move(MILAN, FLORENCE, 1, 0, 0))
    assert told(game) == [tr(f"engines.urgent.stopping.{length}") for length in ("fully", "briefly")]


@pytest.mark.parametrize("language", languages())
def test_the_first_turn_says_to_a_beginner_what_earns_points(language: str) -> None:
    game = turn(seat(milan=land()), seat(naples=land()), seat(venice=land()), round=1)
    speak(language)
    try:
        earns = [tr(f"engines.urgent.earns.{length}") for length in ("fully", "briefly")]
        assert told(game, situation=BEGINNER) == earns
        assert told(game) == []
        assert told(game, BIANCA, BEGINNER) == []
        later = turn(seat(milan=land()), seat(naples=land()), seat(venice=land()), round=2)
        assert told(later, situation=BEGINNER) == []
    finally:
        speak("en")
