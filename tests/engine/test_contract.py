"""Leonardo da Vinci keeps the contract."""

from random import Random

from leonardo.engine.davinci import GAME
from scripts.game_kinds import KINDS
from tests.engine.contract import Contract


class TestDaVinci(Contract):
    game = GAME
    setups = tuple(GAME.deal(kind.options, Random(seed)) for seed, kind in enumerate(KINDS))
