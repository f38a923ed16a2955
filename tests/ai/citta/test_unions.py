"""Guilds: what the strongest level joins never lowers what is forecast for it."""

from random import Random

import pytest

from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, estimator_of
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Accept, Action, LetFall, Propose, Refuse, Rescue, StayAlone
from leonardo.engine.citta.constants import GUILDS
from leonardo.engine.citta.questions import AnswerQuestion, ProposalQuestion, RescueQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from leonardo.engine.driving import turns
from leonardo.engine.record import Played
from leonardo.simulate import nature

LITTLE = Budget(tries=16)  # so little that nobody may rely on thinking long
ROUNDS = 20
STRONGEST, QUICK = chooser(GAME.name, "leonardo"), chooser(GAME.name, "master")


def unions_joined(seed: int, seats: int) -> list[tuple[View, Action]]:
    """Return what the strongest level, asked of every union in a game of Masters, proposes and accepts."""
    found = list[tuple[View, Action]]()

    def decide(played: Played, seat: int) -> Action:
        view, legal = GAME.view(played.state, seat), GAME.legal(played.state)
        random = stream(seed, seat, len(played.turns))
        if not isinstance(view.question, ProposalQuestion | AnswerQuestion | RescueQuestion):
            quick: Action = QUICK(view, legal, random, LITTLE)
            return quick
        action: Action = STRONGEST(view, legal, random, LITTLE)
        if isinstance(action, Propose | Accept | Rescue):
            found.append((view, action))
        return action

    for _ in turns(GAME, GAME.deal(Options(seats, ROUNDS, (GUILDS,)), Random(seed)), decide, nature(seed)):
        pass
    return found


@pytest.mark.parametrize(
    ("seed", "seats"),
    [
        (5, 4),
        pytest.param(15, 6, marks=pytest.mark.slow),
        *(pytest.param(seed, 4 + seed % 3, marks=pytest.mark.slow) for seed in range(7, 12)),
    ],
)
def test_no_union_lowers_the_forecast_of_the_strongest_level(seed: int, seats: int) -> None:
    estimator, joined = estimator_of(GAME.name), unions_joined(seed, seats)
    assert estimator is not None
    assert joined
    for view, action in joined:
        alone = next(each for each in view.options if isinstance(each, StayAlone | Refuse | LetFall))
        united, single = (estimator(view, LITTLE, each).seats[view.viewer or 0].chance for each in (action, alone))
        assert united.likely > single.likely, action
