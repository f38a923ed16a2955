"""Cards, machines, towers and castles (rules 7.4 to 7.11), and points that are left lying (rule 12)."""

from typing import Final

from leonardo.engine.engines.actions import Build, BuildCastle, BuildTower, EndTurn, Realise
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from tests.ai.engines.silly.position import ELSEWHERE, FAR, Position, is_a, other_than
from tests.engine.engines.build import MILAN, land, seat, turn


def _builds_tanks(action: object) -> bool:
    return isinstance(action, Build) and action.machine is Machine.TANK


POSITIONS: Final = (
    Position(
        "a tank of six dice is built, which bursts more often than it hits",
        turn(seat(60, tank=Card.TANK_THUNDER, milan=land(3, 1)), ELSEWHERE, FAR),
        _builds_tanks,
    ),
    Position(
        "a tank of five dice is built for its army's ruin",
        turn(seat(60, tank=Card.TANK_TOWER, milan=land(3, 1)), ELSEWHERE, FAR),
        _builds_tanks,
    ),
    Position(
        "the points of the first tank are left to others",
        turn(seat(20, tank=Card.TANK_TURTLE, milan=land(2, 1)), ELSEWHERE, FAR, firsts=()),
        is_a(EndTurn),
    ),
    Position(
        "the points of the first plane are left to others",
        turn(seat(20, plane=Card.PLANE_BAT, milan=land(2, 1)), ELSEWHERE, FAR, firsts=()),
        is_a(EndTurn),
    ),
    Position(
        "the first tank of six dice is not built for its points",
        turn(seat(20, tank=Card.TANK_THUNDER, milan=land(2, 1)), ELSEWHERE, FAR, firsts=()),
        is_a(EndTurn),
    ),
    Position(
        "the fourth tower of the first perfect city is not built",
        turn(seat(20, milan=land(2, 4), florence=land(1, 1)), ELSEWHERE, FAR, firsts=()),
        other_than(BuildTower(MILAN)),
    ),
    Position(
        "a work of art that wins the game lies in the archive",
        turn(seat(40, 28, archive=[Card.ART_LADY], milan=land(3, 1)), ELSEWHERE, FAR),
        other_than(Realise(Card.ART_LADY)),
    ),
    Position(
        "the tower that wins the game is not built",
        turn(seat(20, 28, milan=land(3, 4)), ELSEWHERE, FAR, firsts=()),
        other_than(BuildTower(MILAN)),
    ),
    Position(
        "the tank that wins the game is not built",
        turn(seat(20, 28, tank=Card.TANK_TOWER, milan=land(3, 1)), ELSEWHERE, FAR, firsts=()),
        other_than(Build(Machine.TANK, MILAN)),
    ),
    Position(
        "a castle ends the turn before a card is realised",
        turn(seat(70, archive=[Card.ART_LADY], milan=land(3, 1), florence=land(2)), ELSEWHERE, FAR),
        is_a(BuildCastle, EndTurn),
    ),
    Position(
        "a castle ends the turn before free land is taken",
        turn(seat(60, milan=land(6, 1), florence=land(2)), ELSEWHERE, FAR),
        is_a(BuildCastle, EndTurn),
    ),
    Position(
        "a work of art is kept in the archive with a full purse",
        turn(seat(300, archive=[Card.ART_GIOCONDA], milan=land(2, 1)), ELSEWHERE, FAR),
        is_a(EndTurn, BuildCastle),
    ),
)
