"""Engines of War keeps the contract of every game."""

from itertools import product
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from leonardo.engine.engines import GAME, actions, questions
from leonardo.engine.engines.actions import Action, EndTurn, Settle
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import VARIANTS
from leonardo.engine.engines.flow import CHANCES, HANDLERS, OBJECTIONS, OPTIONS, TASKS
from leonardo.engine.engines.questions import Question, Task
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State, violations
from leonardo.engine.game import NATURE
from scripts.games import many_games
from scripts.games.game_kinds import KINDS_OF
from tests.engine.contract import Contract
from tests.engine.engines.build import ANNA, BIANCA, CARLO, new_game, rule

KINDS = [
    Options(seats, target, variants)
    for seats, target, variants in product((3, 4, 5), (10, 30), ((), VARIANTS, *((each,) for each in VARIANTS)))
]
"""All kinds of game."""


class TestEngines(Contract):
    """The promises of the contract."""

    game = GAME
    setups = tuple(
        GAME.deal(Options(seats, 12, variants), Random(seats)) for seats, variants in ((3, ()), (5, VARIANTS))
    )


def classes(module: object) -> set[type]:
    return {each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__}  # type: ignore[attr-defined] # a module


def test_every_question_task_and_action_is_served() -> None:
    assert set(get_args(Action)) == classes(actions) == set(HANDLERS)
    assert {*get_args(Question), *get_args(Task)} == classes(questions)
    assert set(get_args(Question)) == set(OBJECTIONS)
    assert set(OPTIONS) == set(OBJECTIONS) - set(CHANCES)
    assert set(get_args(Task)) == set(TASKS)


def play(state: State, random: Random, steps: int) -> State:
    """Play so many steps, each kind of action as often as any other, so that there is war."""
    for _ in range(steps):
        decider = GAME.decider(state)
        if decider is None:
            return state
        legal = GAME.legal(state)
        kind = random.choice(sorted({type(action).__name__ for action in legal}))
        action = random.choice([action for action in legal if type(action).__name__ == kind])
        state = GAME.apply(state, GAME.chance(state, random) if decider == NATURE else action).state
        assert violations(state) == []
    return state


@settings(max_examples=25)
@given(kind=st.sampled_from(KINDS), seed=st.integers(0, 2**32 - 1))
def test_the_invariants_hold_after_every_step_of_random_games(kind: Options, seed: int) -> None:
    random = Random(seed)
    play(GAME.begin(GAME.deal(kind, random)).state, random, 2000)


@rule("14.1", "14.2")
@settings(max_examples=15)
@given(kind=st.sampled_from(KINDS), seed=st.integers(0, 2**32 - 1))
def test_nobody_can_tell_what_is_in_a_deck_or_a_fist(kind: Options, seed: int) -> None:
    """Two worlds that differ in secrets only look the same to whom they are dealt for."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(kind, random)).state
    for _ in range(40):
        viewer = random.choice([None, *range(state.table.seats)])
        other = GAME.determinize(GAME.view(state, viewer), random)
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
        assert violations(other) == []
        state = play(state, random, random.randint(1, 6))


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` answers and throws."""
    legal = GAME.legal(state)
    if depth == 1 or not legal:
        return max(len(legal), 1)
    return sum(perft(GAME.apply(state, action).state, depth - 1) for action in legal)


@rule("4.6")
def test_the_number_of_sequences_at_the_beginning() -> None:
    state = new_game(3).state
    assert (perft(state, 1), perft(state, 2)) == (32, 32 * 32 - 32 - 2 * 50)


def test_the_number_of_sequences_in_the_first_turn() -> None:
    game = new_game(3, seed=3)
    seats = game.state.table.seats_from(game.state.leonardo)
    for who, at in zip(seats, (Territory.MILAN, Territory.POLAND, Territory.CASTILE), strict=True):
        game.does(who, Settle(at))
    assert [perft(game.state, depth) for depth in (1, 2)] == [13, 169]


def test_nature_decides_nothing_but_dice() -> None:
    with pytest.raises(ValueError, match="nature"):
        GAME.chance(new_game(3).state, Random(1))
    assert new_game(3).objection(EndTurn()).rule == "4.5"
    assert {ANNA, BIANCA, CARLO} == set(new_game(3).state.table.seats_from(BIANCA))


def test_everything_is_in_its_place_after_every_event(capsys: pytest.CaptureFixture[str]) -> None:
    assert many_games.main(["--game", "engines", "--games", "6", "--seed", "5"]) == 0
    assert capsys.readouterr().out.endswith("no errors\n")
    assert len(KINDS_OF["engines"]) == 3 * 2 * 2**5
