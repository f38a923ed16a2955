"""Going to war, turns of assaults, retreat, and who wins (rules 11.1 to 11.14)."""

from collections.abc import Sequence

import pytest

from leonardo.engine.engines.actions import (
    Action,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Decline,
    DestroyInWar,
    Done,
    EndTurn,
    Fight,
    Hold,
    Retreat,
)
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.events import (
    AssaultsBegan,
    AssaultsEnded,
    AttackBegan,
    AttackLost,
    AttackWon,
    FoughtOn,
    InfantryFought,
    LostAtSea,
    MachineDestroyed,
    Retreated,
)
from leonardo.engine.engines.questions import AssaultQuestion, RetreatQuestion, TurnQuestion
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    FLORENCE,
    HUNGARY,
    MILAN,
    NORWAY,
    ROME,
    SICILY,
    VENICE,
    attack,
    land,
    rule,
    seat,
    turn,
)

TURTLE, ROUND, BAT = Card.TANK_TURTLE, Card.TANK_ROUND, Card.PLANE_BAT


@rule("11.1")
def test_an_attack_goes_to_a_neighbour_by_land_or_sea() -> None:
    bianca = seat(venice=land(), sicily=land(), hungary=land(), norway=land())
    game = turn(seat(milan=land(2)), bianca, seat(portugal=land()))
    assert {attack.target for attack in game.options(Attack)} == {VENICE}
    assert game.objection(Attack(MILAN, NORWAY, 1, 0, 0)).reason == "out_of_reach"
    assert game.objection(Attack(MILAN, FLORENCE, 1, 0, 0)).reason == "not_of_another"
    assert game.objection(Attack(ROME, VENICE, 1, 0, 0)).reason == "not_own_territory"
    assert game.objection(Attack(MILAN, SICILY, 1, 0, 0)).reason == "lost_at_sea"
    poor = turn(seat(20, milan=land(2), rome=land()), bianca, seat(portugal=land()))
    assert poor.objection(Attack(MILAN, VENICE, 1, 0, 0)).reason == "cannot_pay"


@rule("11.2")
def test_the_last_territory_of_a_seat_is_safe() -> None:
    game = turn(seat(milan=land(3)), seat(venice=land()), seat(portugal=land()))
    assert game.options(Attack) == []
    assert game.objection(Attack(MILAN, VENICE, 1, 0, 0)).rule == "11.2"


@rule("11.3", "11.4")
def test_an_army_has_up_to_six_of_each_kind() -> None:
    anna = seat(tank=TURTLE, milan=land(9, tanks=7, planes=2), florence=land(2))
    game = turn(anna, seat(venice=land(), rome=land(), hungary=land()), seat(portugal=land()))
    armies = [each for each in game.options(Attack) if each.source == MILAN and each.target == VENICE]
    assert {each.infantry for each in armies} == {1, 2, 3, 4, 5, 6}
    assert {each.tanks for each in armies} == {0, 1, 2, 3, 4, 5, 6}
    assert {each.planes for each in armies} == {0}
    assert game.objection(Attack(MILAN, VENICE, 7, 0, 0)).reason == "army_too_large"
    assert game.objection(Attack(MILAN, VENICE, 0, 1, 0)).reason == "infantry_goes"
    assert game.objection(Attack(MILAN, VENICE, 1, 0, 1)).reason == "no_design"
    assert game.objection(Attack(FLORENCE, ROME, 2, 0, 0)).rule == "11.4"


@rule("15.4")
def test_with_escort_the_machines_are_not_more_than_the_infantry() -> None:
    anna = seat(tank=TURTLE, plane=BAT, milan=land(3, tanks=2, planes=2))
    bianca = seat(venice=land(), hungary=land())
    game = turn(anna, bianca, seat(portugal=land()), variants=["escort"])
    assert all(each.tanks + each.planes <= each.infantry for each in game.options(Attack))
    assert Attack(MILAN, VENICE, 2, 1, 1) in game.legal
    assert game.objection(Attack(MILAN, VENICE, 2, 2, 1)).rule == "15.4"


@rule("11.5")
def test_neighbours_by_land_attack_by_land() -> None:
    bianca = seat(rome=land(2), hungary=land())
    game = turn(seat(naples=land(2)), bianca, seat(portugal=land()))
    game.does(ANNA, Attack(Territory.NAPLES, ROME, 1, 0, 0))
    assert game.happened(AttackBegan) == [AttackBegan(ANNA, BIANCA, Territory.NAPLES, ROME, 1, 0, 0, False, 30)]
    assert game.happened(LostAtSea) == []


@rule("11.6", "8.13")
@pytest.mark.parametrize(
    ("submarines", "ironclads", "lost"), [(0, 0, 1), (1, 0, 2), (2, 0, 3), (0, 1, 0), (0, 2, 0), (2, 1, 2)]
)
def test_an_attack_by_sea_loses_infantry(submarines: int, ironclads: int, lost: int) -> None:
    anna = seat(projects=[Card.IRONCLAD] * ironclads, sicily=land(6))
    bianca = seat(projects=[Card.SUBMARINE] * submarines, venice=land(2), hungary=land())
    game = turn(anna, bianca, seat(norway=land()))
    assert min(each.infantry for each in game.options(Attack)) == lost + 1
    game.does(ANNA, Attack(SICILY, VENICE, 4, 0, 0))
    assert [event.infantry for event in game.happened(LostAtSea)] == ([lost] if lost else [])
    assert game.war.infantry == 4 - lost


@rule("11.7")
def test_all_pieces_of_the_defender_take_part() -> None:
    game = attack(1, against=land(2, tanks=1, planes=1), bianca={"tank": TURTLE, "plane": BAT})
    game.throws("B")
    assert game.legal == [AssaultByInfantry(1), AssaultByInfantry(2), AssaultByTanks(), AssaultByPlanes(1)]


@rule("11.8")
def test_sides_take_turns_of_up_to_three_assaults_in_any_order() -> None:
    game = attack(2, 1, 1, against=land(9))
    assert game.asked == AssaultQuestion(ANNA)
    game.does(ANNA, AssaultByPlanes(1))
    game.throws("B")
    assert game.objection(AssaultByPlanes(1)).reason == "assault_was_made"
    game.does(ANNA, AssaultByTanks())
    game.throws("XX")
    assert game.objection(AssaultByTanks()).reason == "assault_was_made"
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    assert game.happened(AssaultsEnded) == [AssaultsEnded(ANNA, forced=True)]
    assert game.happened(AssaultsBegan) == [AssaultsBegan(ANNA), AssaultsBegan(BIANCA)]
    assert game.asked == AssaultQuestion(BIANCA)


@rule("11.9")
def test_one_assault_must_be_made_and_no_other() -> None:
    game = attack(2, 1, against=land(5, tanks=1, planes=1))
    assert game.objection(Done()).rule == "11.9"
    assert game.objection(EndTurn()).reason == "assault_first"
    game.does(ANNA, AssaultByInfantry(2))
    game.throws("BB")
    assert game.objection(AssaultByInfantry(1)).reason == "assault_was_made"
    game.does(ANNA, Done())
    assert game.options(AssaultByTanks) == game.options(AssaultByPlanes) == []
    assert game.objection(AssaultByTanks()).reason == "no_tanks"
    assert game.objection(AssaultByPlanes(1)).reason == "no_planes"
    assert game.objection(Done()).rule == "11.9", "the defender's turn, too"


@rule("11.10", "11.15")
def test_at_most_six_take_part_in_an_assault() -> None:
    game = attack(1, against=land(9, planes=8), bianca={"plane": BAT})
    game.throws("B")
    assert [each.count for each in game.options(AssaultByInfantry)] == [1, 2, 3, 4, 5, 6]
    assert [each.count for each in game.options(AssaultByPlanes)] == [1, 2, 3, 4, 5, 6]
    assert game.objection(AssaultByInfantry(7)).rule == "11.15"
    assert game.objection(AssaultByPlanes(7)).reason == "planes_count"


@rule("11.11", "11.12")
def test_the_attacker_wins_with_all_that_is_left_there() -> None:
    game = attack(3, 1, against=land(2, castle=1, tanks=1, planes=2))
    game.does(ANNA, AssaultByInfantry(3))
    game.throws("MMM")
    assert game.happened(AttackWon) == [AttackWon(ANNA, BIANCA, VENICE, 3, 1, 0, 1, 1, 2)]
    assert game.owner(VENICE) == ANNA
    assert game.at(VENICE) == land(3, castle=1, tanks=2, planes=2)
    assert game.at(MILAN) == land(1, castle=1)
    assert game.asked == TurnQuestion(ANNA)


@rule("11.11", "11.13")
def test_the_defender_who_wins_takes_the_machines_that_are_left() -> None:
    game = attack(1, 1, 1, against=land(2))
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("X")
    assert game.happened(AttackLost) == [AttackLost(BIANCA, ANNA, VENICE, 1, 1)]
    assert (game.owner(VENICE), game.at(VENICE)) == (BIANCA, land(2, tanks=1, planes=1))
    assert game.at(MILAN) == land(1, castle=1)


def retreat_asked(infantry: int, tanks: int, castle: int, projects: Sequence[Card] = (), planes: int = 0) -> bool:
    game = attack(infantry, tanks, planes, against=land(3, castle=castle), anna={"projects": projects})
    return isinstance(game.asked, RetreatQuestion)


@rule("11.14")
@pytest.mark.parametrize(
    ("infantry", "tanks", "castle", "projects", "asked"),
    [
        (2, 0, 0, (), False),
        (2, 0, 2, (), True),
        (3, 0, 2, (), False),
        (2, 0, 2, (Card.BOMBARD,), False),
        (2, 0, 2, (Card.ORGAN_GUN,), False),
        (2, 0, 3, (Card.ORGAN_GUN,), True),
        (1, 0, 2, (Card.ORGAN_GUN,) * 2, True),
        (2, 0, 2, (Card.BALL_CART, Card.GREAT_CANNON), True),
        (2, 1, 2, (), True),
        (2, 1, 2, (Card.GUN_LIGHTER,), False),
        (2, 2, 3, (), False),
        (2, 2, 4, (), True),
    ],
)
def test_who_cannot_hit_anybody_whatever_the_dice_may_retreat(
    infantry: int, tanks: int, castle: int, projects: tuple[Card, ...], asked: bool
) -> None:
    assert retreat_asked(infantry, tanks, castle, projects) == asked


@rule("11.14")
def test_with_a_plane_that_can_fly_nobody_may_retreat() -> None:
    assert not retreat_asked(2, 0, 5, planes=1)


@rule("11.14")
def test_a_retreat_takes_the_army_back_but_not_the_florins() -> None:
    game = attack(2, 1, against=land(2, castle=5), by_sea=True)
    assert game.objection(Decline()).rule == "11.14"
    game.does(ANNA, Retreat())
    assert game.happened(Retreated) == [Retreated(ANNA, SICILY, 1, 1, 0)]
    assert game.at(SICILY) == land(2, castle=1, tanks=1)
    assert (game.florins(ANNA), game.owner(VENICE)) == (170, BIANCA)


@rule("11.14")
def test_a_retreat_is_offered_in_each_turn() -> None:
    game = attack(2, against=land(2, castle=2))
    game.does(ANNA, Fight(), AssaultByInfantry(1))
    game.throws("B")
    assert game.happened(FoughtOn) == [FoughtOn(ANNA)]
    assert game.decider == BIANCA, "the defender cannot retreat"
    game.does(BIANCA, AssaultByInfantry(1))
    game.throws("B")
    assert game.asked == RetreatQuestion(ANNA)


@rule("15.3")
def test_an_attacker_may_destroy_machines_and_then_retreat() -> None:
    game = attack(2, 1, 1, against=land(2, castle=2), variants=["self_destruction"])
    game.does(ANNA, DestroyInWar(Machine.PLANE))
    assert game.happened(MachineDestroyed) == [MachineDestroyed(ANNA, Machine.PLANE, VENICE)]
    assert game.asked == RetreatQuestion(ANNA)
    game.does(ANNA, Fight(), AssaultByTanks())
    game.throws("BB")
    game.does(ANNA, DestroyInWar(Machine.TANK), AssaultByInfantry(1))
    game.throws("B")
    assert game.objection(DestroyInWar(Machine.TANK)).rule == "15.3", "it is the defender's turn"


@rule("11.11")
@pytest.mark.parametrize("answer", [Hold(), Retreat(), Attack(MILAN, HUNGARY, 1, 0, 0)])
def test_a_war_is_fought_to_its_end_first(answer: Action) -> None:
    game = attack(2, against=land(2))
    assert game.objection(answer).rule == "11.8"
    game.does(ANNA, AssaultByInfantry(2))
    game.throws("MM")
    assert game.happened(InfantryFought) == [InfantryFought(ANNA, 2, 2, 0, 0, 2, 0)]
