"""Choices that are played on: what they are worth, how likely one comes first by them, and who cannot ask."""

from random import Random

import pytest

from leonardo.ai.advice import NOTHING
from leonardo.ai.halving import Effort, World, Worlds
from leonardo.ai.playouts import End, Playouts


class Coins(Playouts[int, int]):
    """A world is a number; who chose no more than that comes first, and ends with what was chosen."""

    def end(self, world: World[int], action: int) -> End:
        return float(action <= world.state), action - 5.0, float(action)


def test_a_choice_is_worth_its_share_of_the_first_place_and_a_little_what_one_is_ahead_by() -> None:
    assert Coins(0, 0.01, NOTHING).play(World(7, 1), 6) == (1.01, 6.0)


def test_each_choice_is_told_with_how_often_one_came_first_by_it() -> None:
    worlds = Worlds(lambda random: random.randrange(10), Random(1))
    rated = Coins(0, 0.0, NOTHING).rate([0, 9], [], worlds, Effort(400, lambda: False, 1.0, 99.0, 0.0))
    by_choice = {each.action: each.chance for each in rated}
    assert rated[0].action == 0
    assert by_choice[0] == 1.0
    assert 0.0 <= (by_choice[9] or 0.0) < 0.5


def test_an_onlooker_has_nothing_to_decide() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        Coins(None, 0.0, NOTHING)
