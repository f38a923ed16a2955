"""Movement (rule 9)."""

from leonardo.engine.engines.actions import EndTurn, Move, Stop
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.events import Moved, MovementEnded
from leonardo.engine.engines.questions import MoveQuestion, TurnQuestion
from leonardo.engine.engines.state import Turn
from tests.engine.engines.build import (
    ANNA,
    AUSTRIA,
    FLORENCE,
    GREECE,
    MILAN,
    ROME,
    SICILY,
    VENICE,
    Game,
    Land,
    land,
    rule,
    seat,
    turn,
)


def moving(tank: Card | None = None, **lands: Land) -> Game:
    """Anna's turn, with others far away."""
    return turn(seat(tank=tank, lands=lands), seat(norway=land()), seat(portugal=land()))


@rule("9.1")
def test_movements_follow_directly_on_each_other() -> None:
    game = moving(milan=land(3), rome=land(3))
    assert game.options(Stop) == []
    game.does(ANNA, Move(MILAN, ROME, 1, 0, 0))
    assert game.asked == MoveQuestion(ANNA)
    assert game.objection(EndTurn()).rule == "9.1"
    game.does(ANNA, Stop())
    assert game.happened(MovementEnded) == [MovementEnded(ANNA, forced=False)]
    assert isinstance(game.asked, TurnQuestion)
    assert game.objection(Move(MILAN, ROME, 1, 0, 0)).reason == "movement_is_over"


@rule("9.1")
def test_the_third_movement_is_the_last() -> None:
    anna = seat(milan=land(3), rome=land())
    game = turn(anna, seat(norway=land()), seat(portugal=land()), done=Turn(ANNA, moves=2))
    game.does(ANNA, Move(MILAN, ROME, 1, 0, 0))
    assert game.asked == TurnQuestion(ANNA)
    assert game.options(Move) == []


@rule("9.2")
def test_any_number_of_pieces_move_but_one_infantry_stays() -> None:
    game = moving(Card.TANK_ROUND, milan=land(3, tanks=2), rome=land())
    assert [
        (move.infantry, move.tanks) for move in game.options(Move) if move.source == MILAN and move.target == ROME
    ] == [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    assert game.objection(Move(MILAN, ROME, 3, 0, 0)).reason == "infantry_stays"
    assert game.objection(Move(MILAN, ROME, 0, 0, 0)).reason == "nothing_moves"
    assert game.objection(Move(MILAN, ROME, 0, 3, 0)).reason == "too_few_machines"
    assert game.objection(Move(MILAN, FLORENCE, 1, 0, 0)).reason == "not_own_territory"
    game.does(ANNA, Move(MILAN, ROME, 0, 2, 0))
    assert game.happened(Moved) == [Moved(ANNA, MILAN, ROME, 0, 2, 0)]
    assert (game.at(MILAN), game.at(ROME)) == (land(3), land(1, tanks=2))


@rule("9.3")
def test_by_land_through_an_unbroken_chain() -> None:
    game = moving(austria=land(3), venice=land(), milan=land(), florence=land(), bohemia=land(), poland=land())
    targets = {move.target for move in game.options(Move) if move.source == AUSTRIA}
    assert targets == {VENICE, MILAN, FLORENCE, Territory.BOHEMIA, Territory.POLAND}
    broken = moving(austria=land(3), milan=land())
    assert broken.objection(Move(AUSTRIA, MILAN, 1, 0, 0)).reason == "out_of_reach"


@rule("9.4")
def test_by_sea_over_one_zone_but_never_by_land_and_sea_in_one() -> None:
    game = moving(sicily=land(3), greece=land(), hungary=land(), thrace=land())
    assert {move.target for move in game.options(Move)} == {GREECE, Territory.THRACE}
    game.does(ANNA, Move(SICILY, GREECE, 2, 0, 0))
    assert game.at(GREECE) == land(3), "nothing is lost at sea"
    game.does(ANNA, Move(GREECE, Territory.HUNGARY, 2, 0, 0))
    assert game.at(Territory.HUNGARY) == land(3)


@rule("9.5")
def test_machines_without_a_design_stand_idle() -> None:
    game = moving(milan=land(2, tanks=1, planes=1), rome=land())
    assert {(move.tanks, move.planes) for move in game.options(Move)} == {(0, 0)}
    assert game.objection(Move(MILAN, ROME, 1, 1, 0)).rule == "9.5"
