"""A played game: play on, replay, take back (leonardo/engine/record.py)."""

from random import Random

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, Pass, PlaceApprentices
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import RoundBegan, WorkersPlaced
from leonardo.engine.davinci.setup import Options, Setup
from leonardo.engine.game import IllegalActionError
from leonardo.engine.record import Played, Turn
from scripts.game_kinds import KINDS
from scripts.many_games import Style, walk


@pytest.fixture
def setup() -> Setup:
    return GAME.deal(Options(2, start=0), Random(1))


def test_a_game_begins_without_decisions_and_tells_what_happened_before_the_first(setup: Setup) -> None:
    played, events = Played.begin(GAME, setup)
    assert played.turns == ()
    assert events[0] == RoundBegan(1)
    assert not played.over


def test_a_decision_is_kept_with_its_seat_and_the_number_of_answers(setup: Setup) -> None:
    played, _ = Played.begin(GAME, setup)
    answers = len(GAME.legal(played.state))
    further, _ = played.play(Done())
    assert further.turns == (Turn(0, Done(), answers),)
    assert played.turns == (), "the game before it is as it was"


def test_a_decision_tells_what_happened_by_it(setup: Setup) -> None:
    played = Played.replay(GAME, setup, [Done(), Done()])
    _, events = played.play(PlaceApprentices(2, Place.KILN))
    assert events == (WorkersPlaced(0, Place.KILN, 2, False),)


def test_an_illegal_decision_is_refused(setup: Setup) -> None:
    played, _ = Played.begin(GAME, setup)
    with pytest.raises(IllegalActionError, match=r"rule 6\.1"):
        played.play(Pass())


def test_the_last_decisions_can_be_taken_back(setup: Setup) -> None:
    before = Played.replay(GAME, setup, [Done(), Done()])
    played, _ = before.play(PlaceApprentices(2, Place.KILN))
    played, _ = played.play(Pass())
    assert played.undo(2) == before
    assert played.undo(2).state == before.state
    assert played.undo().turns == played.turns[:-1]


@pytest.mark.parametrize("count", [-1, 3])
def test_more_than_there_are_cannot_be_taken_back(setup: Setup, count: int) -> None:
    with pytest.raises(ValueError, match="cannot take back"):
        Played.replay(GAME, setup, [Done(), Done()]).undo(count)


def test_a_game_that_is_over_takes_no_decision() -> None:
    setup = GAME.deal(KINDS[0].options, Random(3))
    actions = [action for action, _ in walk(KINDS[0], 3, Style.ANY)][1:]
    played = Played.replay(GAME, setup, actions)
    assert played.over
    with pytest.raises(ValueError, match="the game is over"):
        played.play(Pass())


def test_an_impossible_set_up_is_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match=r"rule 3\.5"):
        Played.begin(GAME, Setup(2, "beginner", (), 0, (1, 8, 12), setup.deck, ()))
