"""A player chooses from what its seat may know, and from nothing else (rule 13.3)."""

from random import Random

import pytest

from leonardo.ai.davinci.levels import JOURNEYMAN
from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, players_of
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.setup import Options
from tests.diagonal import diagonal

KINDS = [
    Options(2, EXPERT),
    Options(3, BEGINNER, (CODEX_LEONARDI_1,)),
    Options(4, EXPERT, (CODEX_LEONARDI_1,)),
    Options(5, BEGINNER),
]


BUDGET = Budget(tries=4)
EACH = 12
"""One decision of so many is looked at."""


@pytest.mark.parametrize(("options", "name"), diagonal(KINDS, [player.name for player in players_of(GAME.name)]))
def test_shuffling_all_that_a_seat_may_not_know_leaves_its_decision_as_it_was(options: Options, name: str) -> None:
    choose = chooser(GAME.name, name)
    random = Random(7)
    state = GAME.begin(GAME.deal(options, random)).state
    number = 0
    while (seat := GAME.decider(state)) is not None:
        view = GAME.view(state, seat)
        if number % EACH == 0:
            decided = choose(view, GAME.legal(state), stream(3, seat, number), BUDGET)
            other = GAME.determinize(view, random)
            same = choose(GAME.view(other, seat), GAME.legal(other), stream(3, seat, number), BUDGET)
            assert same == decided
            assert decided in GAME.legal(state)
        played = JOURNEYMAN(view, view.options, stream(3, seat, number), BUDGET)
        state = GAME.apply(state, played).state
        number += 1
