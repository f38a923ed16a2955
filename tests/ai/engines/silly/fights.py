"""Assaults, tanks that may burst, jumps, and breaking off (rules 11.8 to 11.30)."""

from typing import Final

from leonardo.engine.engines.actions import (
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Done,
    Fight,
    Fire,
    Hold,
    Parachute,
)
from leonardo.engine.engines.cards import Card
from tests.ai.engines.silly.position import Position, Silly, is_a, played
from tests.engine.engines.build import ANNA, attack, land


def _sends_at_most(count: int) -> Silly:
    """Call it silly to send so few infantry."""
    return lambda action: isinstance(action, AssaultByInfantry) and action.count <= count


POSITIONS: Final = (
    Position(
        "infantry storms a wall that it cannot pass, after the planes",
        played(attack(2, planes=1, against=land(3, 5)), (ANNA, AssaultByPlanes(1)), "B"),
        is_a(AssaultByInfantry),
    ),
    Position("three of six storm a wall of three levels", attack(6, against=land(4, 3)), _sends_at_most(3)),
    Position("one of six storms an open land", attack(6, against=land(4)), _sends_at_most(1)),
    Position(
        "a tank that tears its army apart is sent first",
        attack(4, tanks=2, against=land(6), anna={"tank": Card.TANK_THUNDER}),
        is_a(AssaultByTanks),
    ),
    Position(
        "a tank that tears its army apart fires once more",
        played(
            attack(4, tanks=2, against=land(9), anna={"tank": Card.TANK_THUNDER}), (ANNA, AssaultByTanks()), "MMBBBB"
        ),
        is_a(Fire),
    ),
    Position(
        "a tank that never bursts is held before six enemies",
        played(attack(3, tanks=2, against=land(6)), (ANNA, AssaultByTanks()), "MM"),
        is_a(Hold),
    ),
    Position("two fight on before a wall of three levels", attack(2, against=land(4, 3)), is_a(Fight)),
    Position(
        "one fights on before a perfect city",
        attack(1, against=land(2, 5)),
        is_a(Fight),
    ),
    Position(
        "planes stay on the ground when the infantry is done",
        played(attack(4, planes=3, against=land(5, 1)), (ANNA, AssaultByInfantry(4)), "BBBB"),
        is_a(Done),
    ),
    Position(
        "an automaton stands idle",
        played(
            attack(4, against=land(3, 3), bianca={"projects": [Card.AUTOMATON]}), (ANNA, AssaultByInfantry(4)), "BBBB"
        ),
        is_a(Done, AssaultByInfantry),
    ),
    Position(
        "one of five defenders fights",
        played(attack(4, against=land(5)), (ANNA, AssaultByInfantry(4)), "BBBB"),
        _sends_at_most(1),
    ),
    Position(
        "one of two jumps over a low wall",
        attack(2, planes=2, against=land(2, 1), anna={"projects": [Card.PARACHUTIST]}),
        is_a(Parachute),
    ),
)
