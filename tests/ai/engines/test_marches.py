"""Where armies march in a turn: nobody marches an army away and straight back."""

from itertools import pairwise
from typing import Final

import pytest

from leonardo.engine.engines.actions import Move
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import INVASIONS
from leonardo.engine.engines.state import Turn
from tests.ai.engines.test_blunders import deeds
from tests.engine.engines.build import ANNA, Game, Land, land, seat, turn

Lands = dict[str, Land]
POSITIONS: Final[dict[str, tuple[int, Lands, Lands, Lands]]] = {
    "tanks that guarded their land go along": (
        40,
        {"milan": land(1, tanks=2), "florence": land(5), "austria": land(3, 1)},
        {"venice": land(5, 2), "hungary": land(3)},
        {"provence": land(6, 1), "rome": land(1)},
    ),
    "an army gathers at either of two places": (
        40,
        {"milan": land(6, 1, tanks=1), "florence": land(3), "austria": land(2)},
        {"venice": land(5, 1), "hungary": land(2)},
        {"provence": land(5), "rome": land(4)},
    ),
    "an army that could attack from where it has gathered": (
        70,
        {"milan": land(2, 1, tanks=2), "florence": land(4), "austria": land(4)},
        {"venice": land(6), "hungary": land(5)},
        {"provence": land(5, 1), "rome": land(4)},
    ),
    "infantry alone": (
        40,
        {"milan": land(5, 1), "florence": land(2), "austria": land(4)},
        {"venice": land(4, 1), "hungary": land(6)},
        {"provence": land(2), "rome": land(2)},
    ),
}


def position(florins: int, own: Lands, *others: Lands) -> Game:
    anna = seat(florins, tank=Card.TANK_TURTLE, lands=own)
    return turn(anna, *(seat(lands=each) for each in others), done=Turn(ANNA, invasions=INVASIONS))


@pytest.mark.parametrize("name", POSITIONS)
def test_no_army_marches_away_and_straight_back(name: str) -> None:
    done = deeds(position(*POSITIONS[name]))
    moves = [deed for deed in done if isinstance(deed, Move)]
    assert moves
    assert not [one for one, two in pairwise(moves) if (one.source, one.target) == (two.target, two.source)]
