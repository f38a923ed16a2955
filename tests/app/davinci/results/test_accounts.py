"""The ledger on the results page accounts for every florin of every seat."""

from random import Random

import pytest

from leonardo.app.davinci.results.accounts import ledger
from leonardo.app.davinci.results.scene import moments
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import BEGINNER, EXPERT
from leonardo.engine.davinci.events import RoundBegan
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.game import Event


@pytest.mark.parametrize("seed", range(6))
def test_every_florin_is_accounted_for(seed: int) -> None:
    random = Random(seed)
    step = GAME.begin(GAME.deal(Options(2 + seed % 4, EXPERT if seed % 2 else BEGINNER), random))
    start = [seat.florins for seat in step.state.seats]
    told: list[Event] = list(step.events)
    after_rounds: list[tuple[int, ...]] = []
    while GAME.decider(step.state) is not None:
        before = step.state.round
        step = GAME.apply(step.state, random.choice(GAME.legal(step.state)))
        told.extend(step.events)
        if step.state.round != before and before:
            after_rounds.append(tuple(seat.florins for seat in step.state.seats))
    found = ledger(start, told)
    assert tuple(account.florins for account in found.accounts) == tuple(seat.florins for seat in step.state.seats)
    assert tuple(account.total for account in found.accounts) == GAME.standing(step.state).scores
    assert tuple(account.owned for account in found.accounts) == tuple(seat.owned for seat in step.state.seats)
    assert len(found.course) == 1 + sum(isinstance(event, RoundBegan) for event in told)
    assert list(found.course[1:-1]) == after_rounds
    assert found.to_the_end[-1] == GAME.standing(step.state).scores
    assert all(each.florins >= 0 for each in moments(found.course, told, dict.fromkeys(INVENTIONS, 20)))
