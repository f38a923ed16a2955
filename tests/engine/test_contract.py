"""Leonardo da Vinci keeps the contract."""

from random import Random

import pytest

from leonardo.engine.davinci import GAME
from scripts.games.game_kinds import KINDS
from tests.engine.contract import Contract

SETUPS = tuple(GAME.deal(kind.options, Random(seed)) for seed, kind in enumerate(KINDS))


class TestDaVinci(Contract):
    game = GAME
    setups = SETUPS[::3]


@pytest.mark.slow
class TestEveryKindOfDaVinci(Contract):
    game = GAME
    setups = SETUPS
    looked_into = 1_000
