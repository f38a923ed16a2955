"""What may march is read from the ways of a turn as it would be from the list of all marches."""

from random import Random

from leonardo.ai.engines.ways import armies
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Attack, Invade, Move
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.setup import Options
from leonardo.engine.record import Played


def test_the_armies_of_every_turn_are_those_of_its_marches() -> None:
    chance, turns = Random(7), 0
    played, _ = Played.begin(GAME, GAME.deal(Options(3), Random(1)))
    while turns < 12:
        state = played.state
        legal = GAME.legal(state)
        if isinstance(state.question, TurnQuestion):
            turns += 1
            marches = [action for action in legal if isinstance(action, Invade | Attack | Move)]
            listed = {
                (type(march), march.source, march.target, (march.infantry, march.tanks, march.planes))
                for march in marches
            }
            told = {(*way, each) for *way, numbers in armies(legal) for each in numbers}
            assert told == listed
            assert {(*way, each) for *way, numbers in armies(tuple(legal)) for each in numbers} == listed
        action = chance.choice(legal) if len(legal) else GAME.chance(state, chance)
        played, _ = played.play(action)
