"""A player chooses from what its seat may know, and from nothing else (rule 14.2)."""

from random import Random

import pytest

from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, players_of
from leonardo.engine.engines import GAME
from leonardo.engine.engines.constants import VARIANTS
from leonardo.engine.engines.setup import Options
from leonardo.engine.game import NATURE

KINDS = [Options(3, 12, ()), Options(5, 12, VARIANTS)]
BUDGET = Budget(tries=4)
EACH = 8
"""One decision of so many is looked at."""
SELDOM = 5 * EACH
"""So few of who looks ahead."""


@pytest.mark.parametrize("name", [player.name for player in players_of(GAME.name)])
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_shuffling_all_that_a_seat_may_not_know_leaves_its_decision_as_it_was(options: Options, name: str) -> None:
    choose, usual = chooser(GAME.name, name), chooser(GAME.name, "journeyman")
    random = Random(7)
    state = GAME.begin(GAME.deal(options, random)).state
    number = 0
    while (seat := GAME.decider(state)) is not None:
        if seat == NATURE:
            state = GAME.apply(state, GAME.chance(state, random)).state
            continue
        view = GAME.view(state, seat)
        if number % (SELDOM if name == "leonardo" else EACH) == 0:
            decided = choose(view, GAME.legal(state), stream(3, seat, number), BUDGET)
            other = GAME.determinize(view, random)
            same = choose(GAME.view(other, seat), GAME.legal(other), stream(3, seat, number), BUDGET)
            assert same == decided
            assert decided in GAME.legal(state)
        state = GAME.apply(state, usual(view, view.options, stream(3, seat, number), BUDGET)).state
        number += 1
