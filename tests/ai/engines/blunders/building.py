"""Bids, cards, machines, towers and castles (rules 6 and 7), and points that are left lying (rule 12)."""

from typing import Final

from leonardo.engine.engines.actions import Bid, Build, BuildCastle, BuildTower, Choose, Decline, EndTurn, Realise
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from tests.ai.engines.blunders.position import (
    ELSEWHERE,
    ENDS,
    FAR,
    SETTLED,
    Position,
    bids_above,
    is_a,
    other_than,
    played,
)
from tests.engine.engines.build import ANNA, BIANCA, CARLO, MILAN, Game, Place, auction, land, seat, turn


def _anna(florins: int = 200, **more: object) -> Place:
    return seat(florins, milan=land(2, 1), **more)  # type: ignore[arg-type] # as `seat`


def _auction(anna: Place, design: Card, project: Card, *, bianca: int = 200, round_: int = 2) -> Game:
    rich = [Card.BALL_CART, Card.ORGAN_GUN, Card.BOMBARD]
    others = seat(bianca, projects=rich, thrace=land(2), anatolia=land(2)), FAR
    return auction(anna, *others, designs=[design], projects=[project], round=round_)


def _won(anna: Place, design: Card, project: Card, bid: int) -> Game:
    return played(_auction(anna, design, project), (ANNA, Bid(bid)), (BIANCA, Bid(0)), (CARLO, Bid(0)))


def _second(anna: Place, design: Card, project: Card, bid: int) -> Game:
    """Let Bianca outbid Anna and take the design, so that the project is left, and Leonardo is given."""
    return played(
        _auction(anna, design, project), (ANNA, Bid(bid)), (BIANCA, Bid(200)), (CARLO, Bid(0)), (BIANCA, Choose(design))
    )


_BOTH: Final = {"tank": Card.TANK_TURTLE, "plane": Card.PLANE_BAT}

AUCTIONS: Final = (
    Position(
        "all florins are bid for a submarine and a design one has",
        _auction(_anna(300, **_BOTH), Card.TANK_SCYTHE, Card.SUBMARINE),
        bids_above(140),
    ),
    Position(
        "more is bid for a gearbox than it can ever bring",
        _auction(_anna(300, **_BOTH), Card.PLANE_KITE, Card.GEARBOX),
        bids_above(170),
    ),
    Position(
        "a fortune is bid for what hangs on no hook",
        _auction(_anna(300), Card.PLANE_KITE, Card.GEARBOX),
        bids_above(200),
    ),
    Position(
        "a fortune is bid for Leonardo alone",
        _auction(_anna(300, **_BOTH, projects=[Card.GEARBOX, Card.GEARBOX]), Card.TANK_SCYTHE, Card.GUN_LIGHTER),
        bids_above(90),
    ),
    Position(
        "nothing is bid for the Gioconda",
        _auction(_anna(200), Card.TANK_TURTLE, Card.ART_GIOCONDA),
        other_than(*(Bid(florins) for florins in range(10, 310, 10))),
    ),
    Position(
        "nothing is bid for a first design by who is rich",
        _auction(_anna(300), Card.PLANE_GREAT_BIRD, Card.SUBMARINE),
        other_than(*(Bid(florins) for florins in range(10, 310, 10))),
    ),
    Position(
        "a submarine is taken where the Gioconda lies",
        _won(_anna(200, **_BOTH), Card.TANK_SCYTHE, Card.ART_GIOCONDA, 50),
        other_than(Choose(Card.ART_GIOCONDA)),
    ),
    Position(
        "Leonardo and a design are declined for ten florins",
        _won(_anna(200), Card.TANK_TURTLE, Card.BOMBARD, 10),
        is_a(Decline),
    ),
    Position(
        "an improvement is paid that hangs on no hook",
        _second(_anna(200), Card.PLANE_BAT, Card.GYROSCOPE, 60),
        other_than(Decline()),
    ),
    Position(
        "an improvement is paid where the hooks are full",
        _second(
            _anna(200, tank=Card.TANK_TURTLE, projects=[Card.GEARBOX, Card.GEARBOX]),
            Card.PLANE_BAT,
            Card.GUN_LIGHTER,
            60,
        ),
        other_than(Decline()),
    ),
    Position(
        "the Gioconda is declined in a last round, after which florins are worth nothing",
        _second(_anna(200, points=27, **_BOTH), Card.PLANE_KITE, Card.ART_GIOCONDA, 130),
        is_a(Decline),
    ),
    Position(
        "a submarine is paid with a fortune",
        _second(_anna(200), Card.PLANE_BAT, Card.SUBMARINE, 190),
        other_than(Decline()),
    ),
    Position(
        "a bombard is declined for ten florins with a hundred left in the purse",
        _second(_anna(110), Card.PLANE_BAT, Card.BOMBARD, 10),
        is_a(Decline),
    ),
    Position(
        "a design and Leonardo are declined for forty florins with a full purse",
        _won(_anna(160), Card.TANK_TURTLE, Card.SUBMARINE, 40),
        is_a(Decline),
    ),
    Position(
        "the Gioconda is declined for ten florins",
        _second(_anna(200), Card.PLANE_BAT, Card.ART_GIOCONDA, 10),
        is_a(Decline),
    ),
)


def _builds_tanks(action: object) -> bool:
    return isinstance(action, Build) and action.machine is Machine.TANK


BUILDING: Final = (
    Position(
        "a project waits and nothing is bought, since the best attack would open a castle",
        turn(
            seat(100, archive=[Card.BOMBARD], milan=land(5, 2), castile=land(1)),
            seat(venice=land(7), hungary=land(2)),
            seat(florence=land(1, 1), rome=land(1)),
            done=SETTLED,
        ),
        ENDS,
    ),
    Position(
        "florins for a tank and a tower are kept, since the best attack would open a castle",
        turn(
            seat(120, tank=Card.TANK_TURTLE, milan=land(6, 2), castile=land(1)),
            seat(venice=land(7), hungary=land(2)),
            seat(florence=land(2, 2), rome=land(1)),
            done=SETTLED,
        ),
        ENDS,
    ),
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
    Position(
        "an organ gun is kept in the archive with two hundred florins",
        turn(seat(200, archive=[Card.ORGAN_GUN], milan=land(3, 1), florence=land(2, 1)), ELSEWHERE, FAR),
        is_a(EndTurn, BuildCastle),
    ),
    Position(
        "a city that lacks one tower is left so with florins to spare",
        turn(seat(120, 10, milan=land(3, 4), florence=land(2, 1)), ELSEWHERE, FAR),
        is_a(EndTurn, BuildCastle),
    ),
    Position(
        "a turn ends with florins for a castle that makes the castles most",
        turn(seat(30, 20, milan=land(3, 1), florence=land(2)), ELSEWHERE, FAR, done=SETTLED),
        is_a(EndTurn),
    ),
)
