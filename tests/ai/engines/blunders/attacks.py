"""Attacks without hope, conquests left undone, castles left without a guard, and how a fight is fought (rule 11)."""

from typing import Final

from leonardo.engine.engines.actions import (
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Destroy,
    Done,
    Fight,
    Fire,
    Hold,
    Parachute,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import INVASIONS, MOVES
from leonardo.engine.engines.state import Turn
from tests.ai.engines.blunders.position import (
    ELSEWHERE,
    ENDS,
    FAR,
    FOUGHT,
    SETTLED,
    Position,
    Silly,
    attacks,
    is_a,
    leaves,
    played,
)
from tests.engine.engines.build import ANNA, FLORENCE, GREECE, MILAN, ROME, SICILY, VENICE, attack, land, seat, turn

HOPELESS: Final = (
    Position(
        "three go against nine behind five walls",
        turn(seat(30, milan=land(4, 1)), seat(venice=land(9, 5), greece=land(2)), FAR),
        attacks(VENICE),
    ),
    Position(
        "two go against six in the open",
        turn(seat(30, milan=land(3, 1)), seat(venice=land(6), greece=land(2)), FAR),
        attacks(VENICE),
    ),
    Position(
        "one goes against a wall that it cannot pass",
        turn(seat(30, milan=land(2)), seat(venice=land(1, 2), greece=land(2)), FAR),
        attacks(VENICE),
    ),
    Position(
        "two set sail, one arrives, and three wait there",
        turn(seat(30, sicily=land(3, 1)), seat(greece=land(3), hungary=land(2)), FAR),
        attacks(GREECE),
    ),
    Position(
        "submarines drown all but one of the army",
        turn(seat(30, sicily=land(4, 1)), seat(projects=[Card.SUBMARINE], greece=land(3), hungary=land(2)), FAR),
        attacks(GREECE),
    ),
    Position(
        "two tanks are risked where the castle stops all their hits",
        turn(seat(30, tank=Card.TANK_TURTLE, milan=land(3, 1, tanks=2)), seat(venice=land(8, 5), greece=land(2)), FAR),
        attacks(VENICE),
    ),
    Position(
        "an army goes against guns that blow it to pieces",
        turn(
            seat(30, milan=land(5, 1)),
            seat(projects=[Card.ORGAN_GUN, Card.ORGAN_GUN, Card.BALL_CART], venice=land(6, 3), greece=land(2)),
            FAR,
        ),
        attacks(VENICE),
    ),
    Position(
        "three go against a castle of three automata",
        turn(
            seat(30, milan=land(4, 1)),
            seat(projects=[Card.AUTOMATON, Card.AUTOMATON, Card.STRONGHOLD], venice=land(4, 4), greece=land(2)),
            FAR,
        ),
        attacks(VENICE),
    ),
    Position(
        "the leader's capital is attacked out of spite",
        turn(seat(30, milan=land(4, 1)), seat(points=25, venice=land(8, 4), greece=land(2)), FAR),
        attacks(VENICE),
    ),
)

UNDEFENDED: Final = (
    Position(
        "one infantry stands beside eight",
        turn(seat(60, milan=land(8, 1)), seat(venice=land(1), hungary=land(2)), FAR, done=SETTLED),
        ENDS,
    ),
    Position(
        "one infantry stands beside seven, and movement is over",
        turn(
            seat(30, milan=land(8, 1), florence=land(1)),
            seat(venice=land(1), hungary=land(2)),
            FAR,
            done=Turn(ANNA, invasions=INVASIONS, moves=MOVES, moved=True),
        ),
        ENDS,
    ),
    Position(
        "a castle is held by one, and six planes are ready",
        turn(
            seat(60, plane=Card.PLANE_BAT, milan=land(8, 1, planes=6)),
            seat(venice=land(1, 1), hungary=land(2)),
            FAR,
            done=SETTLED,
        ),
        ENDS,
    ),
    Position(
        "a perfect city is held by one, and six planes are ready",
        turn(
            seat(60, plane=Card.PLANE_BAT, milan=land(8, 1, planes=6)),
            seat(venice=land(1, 5), hungary=land(2)),
            FAR,
            done=SETTLED,
        ),
        ENDS,
    ),
    Position(
        "an island is held by one, and seven can cross",
        turn(seat(60, sicily=land(8, 1)), seat(greece=land(1, 1), hungary=land(2)), FAR, done=SETTLED),
        ENDS,
    ),
    Position(
        "the leader's castle is held by one",
        turn(
            seat(60, projects=[Card.BOMBARD], milan=land(9, 1)),
            seat(points=20, venice=land(1, 1), hungary=land(2)),
            FAR,
            done=SETTLED,
        ),
        ENDS,
    ),
    Position(
        "three lie open, and there are florins for three attacks",
        turn(
            seat(90, milan=land(9, 1), rome=land(8, 1)),
            seat(venice=land(1), naples=land(1), hungary=land(2)),
            seat(florence=land(1), norway=land(2)),
            done=SETTLED,
        ),
        ENDS,
    ),
    Position(
        "machines are left behind with one infantry",
        turn(
            seat(60, tank=Card.TANK_TURTLE, plane=Card.PLANE_BAT, milan=land(8, 1)),
            seat(venice=land(1, tanks=2, planes=2), hungary=land(2)),
            FAR,
            done=SETTLED,
        ),
        ENDS,
    ),
)

BARE: Final = (
    Position(
        "all leave a castle beside an army for a war elsewhere",
        turn(seat(30, milan=land(6, 1)), seat(venice=land(7), hungary=land(2)), seat(florence=land(3), norway=land(2))),
        leaves(MILAN, 6, 2),
    ),
    Position(
        "all leave a castle beside an army for free land",
        turn(seat(10, milan=land(6, 1)), seat(venice=land(7), hungary=land(2)), FAR, done=FOUGHT),
        leaves(MILAN, 6, 2),
    ),
    Position(
        "all leave a castle beside an army to stand elsewhere",
        turn(seat(0, milan=land(6, 1), florence=land(1)), seat(venice=land(7), hungary=land(2)), FAR),
        leaves(MILAN, 6, 2),
    ),
    Position(
        "a perfect city is left to be taken",
        turn(
            seat(30, rome=land(5, 5), florence=land(1)),
            seat(plane=Card.PLANE_BAT, venice=land(7, 0, planes=5), hungary=land(2)),
            seat(naples=land(2), norway=land(2)),
        ),
        leaves(ROME, 5, 2),
    ),
    Position(
        "an island's castle is left while a fleet may come",
        turn(seat(30, sicily=land(6, 1), naples=land(1)), seat(greece=land(8), hungary=land(2)), FAR),
        leaves(SICILY, 6, 2),
    ),
    Position(
        "the guard of the leader leaves beside two armies",
        turn(seat(30, points=20, florence=land(6, 1)), seat(rome=land(7)), seat(milan=land(7), norway=land(2))),
        leaves(FLORENCE, 6, 2),
    ),
)

LITTLE: Final = (
    Position(
        "infantry stays idle beside free land that can be paid",
        turn(seat(10, milan=land(5, 1)), ELSEWHERE, FAR),
        ENDS,
    ),
    Position(
        "one goes where six could, against three",
        turn(seat(30, milan=land(7, 1)), seat(venice=land(3), hungary=land(2)), FAR),
        lambda action: isinstance(action, Attack) and action.infantry == 1,
    ),
    Position(
        "an own machine is destroyed for nothing",
        turn(
            seat(0, tank=Card.TANK_TURTLE, milan=land(3, 1, tanks=1)),
            ELSEWHERE,
            FAR,
            variants=("self_destruction",),
        ),
        is_a(Destroy),
    ),
)

ATTACKS: Final = (*HOPELESS, *UNDEFENDED, *BARE, *LITTLE)


def _sends_at_most(count: int) -> Silly:
    return lambda action: isinstance(action, AssaultByInfantry) and action.count <= count


FIGHTS: Final = (
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
