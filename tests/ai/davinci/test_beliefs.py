"""What a seat believes of the others' work: the truth always keeps some weight."""

from random import Random

import pytest

from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.levels import JOURNEYMAN
from leonardo.ai.player import UNLIMITED
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.determinize import Dealer, assignments
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State


def believed(state: State, viewer: int) -> list[float]:
    """The part of each rival's weight that the truth has in the eyes of a seat."""
    view = GAME.view(state, viewer)
    parts = []
    for number, seat in enumerate(state.seats):
        if number == viewer:
            continue
        truth = [laboratory.invention if laboratory else None for laboratory in seat.laboratories]
        weights = {tuple(each): beliefs.weigh(view, number, each) for each in assignments(view, view.seats[number])}
        parts.append(weights.get(tuple(truth), 0.0) / sum(weights.values()))
    return parts


@pytest.mark.parametrize("seed", range(12))
def test_the_truth_has_weight_in_random_games_and_in_those_of_players(seed: int) -> None:
    random = Random(seed)
    state = GAME.begin(GAME.deal(Options(2 + seed % 4, ("beginner", "expert")[seed // 4 % 2]), random)).state
    while (seat := GAME.decider(state)) is not None:
        if random.random() < 0.3:
            assert min(believed(state, random.randrange(len(state.seats)))) > 0
        legal = GAME.legal(state)
        view = GAME.view(state, seat)
        chosen = random.choice(legal) if seed % 3 == 0 else JOURNEYMAN(view, view.options, random, UNLIMITED)
        state = GAME.apply(state, chosen).state


def test_weights_know_more_than_chance_does() -> None:
    """Over games of players the truth has more weight than if all that is possible were alike."""
    weighed, alike, count = 0.0, 0.0, 0
    for seed in range(4):
        random = Random(seed)
        state = GAME.begin(GAME.deal(Options(4), random)).state
        while (seat := GAME.decider(state)) is not None:
            view = GAME.view(state, seat)
            if random.random() < 0.1:
                for number, part in zip(
                    [each for each in range(4) if each != seat], believed(state, seat), strict=True
                ):
                    possible = len(assignments(view, view.seats[number]))
                    if possible > 1:
                        weighed, alike, count = weighed + part, alike + 1 / possible, count + 1
            state = GAME.apply(state, JOURNEYMAN(view, view.options, random, UNLIMITED)).state
    assert count > 50
    assert weighed > 1.1 * alike


def test_worlds_that_are_dealt_by_weight_give_the_same_view_back() -> None:
    state = GAME.begin(GAME.deal(Options(4), Random(2))).state
    while state.round < 4:
        view = GAME.view(state, state.question.seat if state.question else 0)
        dealer = Dealer(view, beliefs.weigh)
        dealt = dealer.deal(Random(1))
        assert GAME.view(dealt, view.viewer) == view
        state = GAME.apply(state, JOURNEYMAN(view, view.options, Random(3), UNLIMITED)).state
