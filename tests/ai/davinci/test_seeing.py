"""The ceiling: it decides by what is hidden, and is otherwise Leonardo."""

from random import Random

from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.omniscient_player import SEEING
from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State

TRIES = Budget(tries=16)


def middle(seed: int) -> State:
    """A game of players of rules of thumb after its first rounds."""
    state = GAME.begin(GAME.deal(Options(3), Random(seed))).state
    while state.round < 3 or len(state.options) < 8:
        seat = GAME.decider(state)
        state = GAME.apply(state, Thumb()(GAME.view(state, seat), state.options, Random(seed), UNLIMITED)).state
    return state


def test_every_world_that_it_thinks_through_is_the_true_one() -> None:
    """So its answer follows the state where the honest one, which sees the same, must answer the same."""
    answers, honest = set(), set()
    seat = GAME.decider(state := middle(1))
    assert seat is not None
    for seed in range(8):
        state = GAME.determinize(GAME.view(state, seat), Random(seed))
        answers.add(SEEING(state, seat, state.options, stream(1, seat, 0), TRIES))
        honest.add(LEONARDO(GAME.view(state, seat), state.options, stream(1, seat, 0), TRIES))
    assert len(honest) == 1
    assert len(answers) > 1
