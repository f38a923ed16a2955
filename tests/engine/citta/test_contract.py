"""The city keeps the contract of every game, and its records are those of others."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leonardo.engine.citta import GAME, actions, questions
from leonardo.engine.citta.actions import Action, ChooseSide, Draw
from leonardo.engine.citta.constants import GUILDS, VARIANTS, Side
from leonardo.engine.citta.flow import HANDLERS, OBJECTIONS, OPTIONS, TASKS
from leonardo.engine.citta.questions import MachineQuestion, Question, Task
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import State, violations
from leonardo.engine.game import NATURE
from scripts.games import many_games
from scripts.games.game_kinds import KINDS_OF
from tests.engine.citta.build import new_game, rule
from tests.engine.contract import Contract

KINDS = [kind.options for kind in KINDS_OF["citta"]]  # all kinds of game, with a limit and without


class TestCitta(Contract):
    """The promises of the contract."""

    game = GAME
    setups = tuple(
        GAME.deal(Options(seats, 15, variants), Random(seats))
        for seats, variants in (
            (3, ("quiet_lap", "even_start")),
            (4, (GUILDS,)),
            (6, VARIANTS),
        )
    )


def classes(module: object) -> set[type]:
    return {each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__}  # type: ignore[attr-defined] # a module


def test_every_question_task_and_action_is_served() -> None:
    assert set(get_args(Action)) == classes(actions) == set(HANDLERS)
    assert {*get_args(Question), *get_args(Task)} == classes(questions)
    assert set(get_args(Question)) == set(OBJECTIONS)
    assert set(OPTIONS) == set(OBJECTIONS) - {MachineQuestion}
    assert set(get_args(Task)) == set(TASKS)


@given(kind=st.sampled_from(KINDS), seed=st.integers(0, 2**32 - 1))
def test_the_invariants_hold_after_every_step_of_random_games(kind: Options, seed: int) -> None:
    random = Random(seed)
    state = GAME.begin(GAME.deal(kind, random)).state
    while (decider := GAME.decider(state)) is not None:
        assert violations(state) == []
        legal = GAME.legal(state)
        state = GAME.apply(state, GAME.chance(state, random) if decider == NATURE else random.choice(legal)).state
    assert violations(state) == []


@rule("17.1")
@given(kind=st.sampled_from(KINDS), seed=st.integers(0, 2**32 - 1))
def test_nobody_can_tell_what_is_next_in_a_pile(kind: Options, seed: int) -> None:
    """Two worlds that differ in secrets only look the same to whom they are dealt for."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(kind, random)).state
    for _ in range(60):
        decider = GAME.decider(state)
        if decider is None:
            return
        viewer = random.choice([None, *range(state.table.seats)])
        other = GAME.determinize(GAME.view(state, viewer), random)
        assert GAME.view(other, viewer) == GAME.view(state, viewer)
        legal = GAME.legal(state)
        state = GAME.apply(state, GAME.chance(state, random) if decider == NATURE else random.choice(legal)).state


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` answers and numbers."""
    legal = GAME.legal(state)
    if depth == 1 or not legal:
        return max(len(legal), 1)
    return sum(perft(GAME.apply(state, action).state, depth - 1) for action in legal)


@pytest.mark.parametrize(
    ("seats", "variants", "numbers"),
    [(3, (), (2, 4, 8, 96, 1152)), (4, (GUILDS,), (2, 4, 8, 16, 192)), (3, ("quiet_lap",), (2, 4, 8, 96, 1152))],
)
def test_the_number_of_sequences_at_the_beginning(
    seats: int, variants: tuple[str, ...], numbers: tuple[int, ...]
) -> None:
    state = new_game(seats, variants=variants).state
    assert tuple(perft(state, depth) for depth in range(1, len(numbers) + 1)) == numbers


def test_the_number_of_sequences_after_the_beginning() -> None:
    game = new_game(3, variants=())
    for seat in range(3):
        game.does(seat, ChooseSide(Side.GUELPH))
    game.draws(3, 9, 1)
    assert tuple(perft(game.state, depth) for depth in (1, 2, 3)) == (2, 14, 426)


def test_a_throw_is_said_with_its_seat_and_purpose() -> None:
    game = new_game(3, variants=())
    for seat in range(3):
        game.does(seat, ChooseSide(Side.GUELPH))
    assert all(isinstance(action, Draw) for action in game.legal)
    with pytest.raises(ValueError, match="nature"):
        GAME.chance(new_game(3).state, Random(1))


def test_everything_is_in_its_place_after_every_event(capsys: pytest.CaptureFixture[str]) -> None:
    assert many_games.main(["--game", "citta", "--games", "12", "--seed", "5"]) == 0
    assert capsys.readouterr().out.endswith("no errors\n")
    assert len(KINDS) == 56
