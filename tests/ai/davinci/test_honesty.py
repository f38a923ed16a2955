"""A player chooses from what its seat may know, and from nothing else (rule 13.3)."""

from random import Random

import pytest

from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser, players_of
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import BEGINNER, CODEX_LEONARDI_1, EXPERT

KINDS = [
    Options(2, EXPERT),
    Options(3, BEGINNER, (CODEX_LEONARDI_1,)),
    Options(4, EXPERT, (CODEX_LEONARDI_1,)),
    Options(5, BEGINNER),
]


@pytest.mark.parametrize("name", [player.name for player in players_of(GAME.name)])
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_shuffling_all_that_a_seat_may_not_know_leaves_its_decision_as_it_was(options: Options, name: str) -> None:
    choose = chooser(GAME.name, name)
    random = Random(7)
    state = GAME.begin(GAME.deal(options, random)).state
    number = 0
    while (seat := GAME.decider(state)) is not None:
        view = GAME.view(state, seat)
        decided = choose(view, GAME.legal(state), stream(3, seat, number), UNLIMITED)
        other = GAME.determinize(view, random)
        same = choose(GAME.view(other, seat), GAME.legal(other), stream(3, seat, number), UNLIMITED)
        assert same == decided
        assert decided in GAME.legal(state)
        state = GAME.apply(state, decided).state
        number += 1
