"""The tiny game keeps the contract, as every game must."""

from tests.engine.contract import Contract
from tests.tiny.game import GAME, Setup


class TestDieAndPurse(Contract):
    game = GAME
    setups = (Setup(0), Setup(1), Setup(5), Setup(20))
