"""Income and recruitment, and the turn of a seat (rules 5, 7, 10.1, 10.2)."""

from typing import Any

import pytest

from leonardo.engine.engines.actions import (
    Attack,
    Build,
    BuildCastle,
    BuildTower,
    Destroy,
    EndTurn,
    Invade,
    Move,
    Realise,
    Recruit,
    Settle,
    Stop,
)
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.events import (
    CastleBuilt,
    IncomePaid,
    Invaded,
    MachineBuilt,
    ProjectRealised,
    Recruited,
    RoundBegan,
    TurnBegan,
    TurnEnded,
)
from leonardo.engine.engines.questions import BeginRound, RecruitFor, RecruitQuestion, TurnQuestion
from leonardo.engine.engines.state import Turn
from tests.engine.engines.build import (
    ANNA,
    AUSTRIA,
    BIANCA,
    CARLO,
    FLORENCE,
    GREECE,
    HUNGARY,
    MILAN,
    NAPLES,
    NORWAY,
    ROME,
    SICILY,
    VENICE,
    Game,
    Place,
    doing,
    land,
    new_game,
    rule,
    seat,
    turn,
)


@rule("5.1")
def test_income_is_for_territories_castles_and_works_of_art() -> None:
    anna = seat(0, milan=land(1, castle=5), rome=land(), projects=[Card.ART_LADY, Card.GEARBOX], tank=Card.TANK_ROUND)
    game = doing(BeginRound(), anna, seat(0, venice=land()), seat(0, norway=land(1, castle=1)))
    assert game.happened(IncomePaid) == [IncomePaid((40, 10, 20), (0, 0, 0))]
    assert game.florins(ANNA) == 40


@rule("5.2")
def test_nobody_holds_more_than_300() -> None:
    game = doing(BeginRound(), seat(290, milan=land(1, castle=1)), seat(280, venice=land()), seat(norway=land()))
    assert game.happened(IncomePaid)[0].lost == (10, 0, 0)
    assert [game.florins(who) for who in range(2)] == [300, 290]


@rule("5.3")
def test_each_territory_gets_an_infantry() -> None:
    game = doing(BeginRound(), seat(milan=land(), rome=land(3)), seat(venice=land()), seat(norway=land()), round=0)
    assert game.happened(RoundBegan) == [RoundBegan(1)]
    assert game.happened(Recruited)[0] == Recruited(ANNA, (MILAN, ROME))
    assert (game.at(MILAN).infantry, game.at(ROME).infantry) == (2, 4)


@rule("5.4")
def test_a_small_reserve_is_shared_out_one_by_one() -> None:
    anna = seat(milan=land(36), rome=land(), florence=land())
    game = doing(RecruitFor(ANNA), anna, seat(venice=land()), seat(norway=land()))
    assert game.asked == RecruitQuestion(ANNA, (MILAN, FLORENCE, ROME))
    assert game.objection(Recruit(NORWAY)).rule == "5.3"
    assert game.objection(EndTurn()).rule == "5.4"
    game.does(ANNA, Recruit(ROME))
    assert game.objection(Recruit(ROME)).reason == "has_recruited"
    game.does(ANNA, Recruit(MILAN))
    assert (game.at(MILAN).infantry, game.at(ROME).infantry, game.at(FLORENCE).infantry) == (37, 2, 1)
    assert game.over or game.asked is None


@rule("5.4")
def test_an_empty_reserve_gives_nothing() -> None:
    game = doing(RecruitFor(ANNA), seat(milan=land(39), rome=land()), seat(venice=land()), seat(norway=land()))
    assert game.happened(Recruited) == []
    assert game.at(VENICE).infantry == 1


OTHERS = (seat(hungary=land(), austria=land()), seat(norway=land(), sweden=land()))
TURTLE, BAT = Card.TANK_TURTLE, Card.PLANE_BAT
TANK, PLANE = Machine.TANK, Machine.PLANE


def alone(place: Place, **more: Any) -> Game:  # noqa: ANN401 - as `turn`
    """Anna's turn, who is not Leonardo, with others far away."""
    return turn(place, *OTHERS, **{"leonardo": BIANCA, **more})


@rule("7.1")
def test_turns_go_from_leonardo_clockwise() -> None:
    game = new_game(3, seed=4)
    for at in (Territory.MILAN, Territory.POLAND, Territory.CASTILE):
        game.does(game.decider or 0, Settle(at))
    while not game.happened(TurnEnded):
        game.does(game.decider or 0, next(iter(game.options(EndTurn)), game.legal[0]))
    order = game.state.table.seats_from(game.state.leonardo)
    while game.state.round == 1:
        game.does(game.decider or 0, game.legal[-1])
    assert tuple(event.seat for event in game.happened(TurnBegan))[:3] == order


@rule("7.2")
def test_actions_are_mixed_in_any_order_and_none_is_compulsory() -> None:
    game = alone(seat(300, tank=TURTLE, milan=land(3, castle=1), rome=land(2)))
    game.does(ANNA, Invade(MILAN, FLORENCE, 1, 0, 0), BuildTower(MILAN), Invade(ROME, NAPLES, 1, 0, 0))
    game.does(ANNA, Build(TANK, MILAN))
    assert game.objection(Stop()).rule == "7.2"
    game.does(ANNA, EndTurn())
    assert game.happened(TurnEnded) == [TurnEnded(ANNA, forced=False)]


@rule("7.3")
def test_a_turn_in_which_nothing_can_be_done_ends_by_itself() -> None:
    game = alone(seat(0, milan=land(1)), round=1)
    assert game.happened(TurnEnded) == [TurnEnded(ANNA, forced=True)]


@rule("7.4")
def test_a_project_is_paid_and_works_at_once() -> None:
    game = alone(seat(60, archive=[Card.BALL_CART, Card.BALL_CART, Card.ORGAN_GUN, Card.ART_SUPPER], milan=land()))
    assert game.options(Realise) == [Realise(Card.BALL_CART), Realise(Card.ORGAN_GUN), Realise(Card.ART_SUPPER)]
    assert game.objection(Realise(Card.BOMBARD)).reason == "not_in_archive"
    game.does(ANNA, Realise(Card.BALL_CART), Realise(Card.BALL_CART))
    assert game.happened(ProjectRealised) == [ProjectRealised(ANNA, Card.BALL_CART, 30)] * 2
    assert game.player(ANNA).projects == (Card.BALL_CART, Card.BALL_CART)
    assert game.player(ANNA).archive == (Card.ORGAN_GUN, Card.ART_SUPPER)


@rule("7.5")
def test_each_castle_makes_one_machine_in_a_turn() -> None:
    game = alone(seat(300, tank=TURTLE, plane=BAT, milan=land(1, castle=1), rome=land(1, castle=2), naples=land()))
    game.does(ANNA, Build(TANK, MILAN))
    assert game.options(Build) == [Build(TANK, ROME), Build(PLANE, ROME)]
    assert game.objection(Build(PLANE, MILAN)).reason == "castle_made_a_machine"
    assert game.objection(Build(TANK, NAPLES)).reason == "no_castle"
    game.does(ANNA, Build(PLANE, ROME))
    assert game.happened(MachineBuilt) == [MachineBuilt(ANNA, TANK, MILAN, 20), MachineBuilt(ANNA, PLANE, ROME, 20)]
    assert game.florins(ANNA) == 260


@rule("7.5")
def test_a_machine_needs_its_design_the_price_and_a_piece() -> None:
    assert alone(seat(milan=land(2, castle=1))).objection(Build(TANK, MILAN)).reason == "no_design"
    poor = alone(seat(10, tank=TURTLE, milan=land(2, castle=1)))
    assert poor.objection(Build(TANK, MILAN)).reason == "cannot_pay"


@rule("1.3", "1.4")
def test_what_the_supply_has_no_more_of_cannot_be_built() -> None:
    game = alone(seat(tank=TURTLE, milan=land(2, castle=1, tanks=20)))
    assert game.objection(Build(TANK, MILAN)).reason == "no_machine_left"
    names = [each.name.lower() for each in Territory if each not in (HUNGARY, AUSTRIA, NORWAY, Territory.SWEDEN)]
    towers = alone(seat(lands={**dict.fromkeys(names[:10], land(1, castle=5)), names[10]: land(2, castle=1)}))
    assert towers.objection(BuildTower(Territory[names[10].upper()])).reason == "no_tower_left"
    castles = alone(seat(lands={**dict.fromkeys(names[:16], land(1, castle=1)), names[16]: land(2)}))
    assert castles.objection(BuildCastle(Territory[names[16].upper()])).reason == "no_castle_left"


@rule("7.6", "10.2")
def test_each_castle_gets_one_tower_in_a_turn_and_four_in_all() -> None:
    game = alone(seat(milan=land(1, castle=1), rome=land(1, castle=5), naples=land()))
    assert game.options(BuildTower) == [BuildTower(MILAN)]
    assert game.objection(BuildTower(ROME)).reason == "four_towers"
    assert game.objection(BuildTower(NAPLES)).reason == "no_castle"
    game.does(ANNA, BuildTower(MILAN))
    assert game.at(MILAN).castle == 2
    assert game.objection(BuildTower(MILAN)).reason == "castle_got_a_tower"
    assert alone(seat(10, milan=land(2, castle=1))).objection(BuildTower(MILAN)).reason == "cannot_pay"


@rule("7.7")
def test_an_invasion_goes_to_a_free_neighbour_by_land_or_sea() -> None:
    game = alone(seat(100, milan=land(3)))
    targets = {action.target for action in game.options(Invade)}
    assert {FLORENCE, VENICE, ROME, SICILY} <= targets
    assert not {AUSTRIA, HUNGARY, NORWAY, GREECE} & targets
    game.does(ANNA, Invade(MILAN, SICILY, 2, 0, 0))
    assert game.happened(Invaded) == [Invaded(ANNA, MILAN, SICILY, 2, 0, 0, 10)]
    game.does(ANNA, Invade(SICILY, GREECE, 1, 0, 0))
    assert (game.at(SICILY), game.at(GREECE), game.florins(ANNA)) == (land(1), land(1), 80)
    assert game.objection(Invade(MILAN, VENICE, 1, 0, 0)).reason == "infantry_stays"
    assert game.objection(Invade(MILAN, VENICE, 0, 0, 0)).reason == "infantry_goes"
    assert game.objection(Invade(MILAN, NORWAY, 1, 0, 0)).reason == "not_free"
    assert game.objection(Invade(MILAN, Territory.POLAND, 1, 0, 0)).reason == "out_of_reach"
    assert game.objection(Invade(ROME, VENICE, 1, 0, 0)).reason == "not_own_territory"


@rule("7.7")
def test_machines_go_with_an_invasion_if_their_design_is_in_play() -> None:
    game = alone(seat(100, tank=TURTLE, milan=land(3, tanks=1, planes=1)))
    game.does(ANNA, Invade(MILAN, ROME, 1, 1, 0))
    assert game.at(ROME) == land(1, tanks=1)
    assert game.objection(Invade(MILAN, VENICE, 1, 0, 1)).reason == "no_design"
    assert game.objection(Invade(MILAN, VENICE, 1, 1, 0)).reason == "too_few_machines"


@rule("7.7")
def test_a_turn_has_three_invasions_that_cost_10_each() -> None:
    game = alone(seat(100, milan=land(3)), done=Turn(ANNA, invasions=3))
    assert game.objection(Invade(MILAN, ROME, 1, 0, 0)).reason == "invasions_used_up"
    assert alone(seat(0, milan=land(3), rome=land())).objection(Invade(MILAN, VENICE, 1, 0, 0)).reason == "cannot_pay"


@rule("7.8")
def test_a_turn_has_three_attacks_that_cost_30_each() -> None:
    game = turn(seat(100, milan=land(4)), seat(venice=land(), hungary=land(), poland=land()), seat(norway=land()))
    game.does(ANNA, Attack(MILAN, VENICE, 3, 0, 0))
    game.does(ANNA, game.legal[-1])
    game.throws("MBB")
    assert (game.owner(VENICE), game.florins(ANNA)) == (ANNA, 70)
    game.does(ANNA, Attack(VENICE, HUNGARY, 1, 0, 0))
    game.throws("X")
    game.does(ANNA, Attack(VENICE, HUNGARY, 1, 0, 0))
    assert game.florins(ANNA) == 10
    game.throws("M")
    assert game.owner(HUNGARY) == ANNA
    again = turn(seat(300, milan=land(4)), seat(venice=land(), poland=land()), OTHERS[1], done=Turn(ANNA, attacks=3))
    assert again.objection(Attack(MILAN, VENICE, 1, 0, 0)).reason == "attacks_used_up"


@rule("7.9")
def test_a_turn_has_three_movements() -> None:
    game = alone(seat(milan=land(3), rome=land(3)))
    game.does(ANNA, *[Move(MILAN, ROME, 1, 0, 0), Move(ROME, MILAN, 1, 0, 0), Move(MILAN, ROME, 2, 0, 0)])
    assert isinstance(game.asked, TurnQuestion), "the turn goes on by itself"
    assert game.options(Move) == []


@rule("7.10", "7.11", "10.1")
def test_a_castle_costs_30_and_ends_the_turn() -> None:
    game = alone(seat(100, milan=land(2), rome=land(1, castle=1)))
    assert game.options(BuildCastle) == [BuildCastle(MILAN)]
    assert game.objection(BuildCastle(ROME)).reason == "has_a_castle"
    assert game.objection(BuildCastle(NAPLES)).reason == "not_own_territory"
    game.does(ANNA, BuildCastle(MILAN))
    assert game.happened(CastleBuilt) == [CastleBuilt(ANNA, MILAN, 30)]
    assert game.happened(TurnEnded) == [TurnEnded(ANNA, forced=True)]
    assert alone(seat(20, milan=land(2))).objection(BuildCastle(MILAN)).reason == "cannot_pay"


@rule("7.12")
def test_leonardo_pays_10_less_for_what_is_built_and_realised() -> None:
    anna = seat(120, tank=TURTLE, archive=[Card.GEARBOX], milan=land(2, castle=1), rome=land(1))
    game = turn(anna, *OTHERS, leonardo=ANNA)
    game.does(ANNA, Realise(Card.GEARBOX), Build(TANK, MILAN), BuildTower(MILAN))
    assert game.florins(ANNA) == 120 - 10 - 10 - 10
    game.does(ANNA, Invade(MILAN, VENICE, 1, 0, 0))
    assert game.florins(ANNA) == 80
    game.does(ANNA, BuildCastle(ROME))
    assert game.happened(CastleBuilt) == [CastleBuilt(ANNA, ROME, 20)]


@rule("7.13")
def test_a_castle_conquered_this_turn_may_still_build() -> None:
    anna = seat(300, tank=TURTLE, milan=land(4, castle=1))
    game = turn(anna, seat(venice=land(1, castle=1), poland=land()), OTHERS[1], leonardo=CARLO)
    game.does(ANNA, Build(TANK, MILAN), Attack(MILAN, VENICE, 3, 0, 0))
    game.does(ANNA, game.legal[2])
    game.throws("MMB")
    game.does(ANNA, Build(TANK, VENICE), BuildTower(VENICE))
    assert game.at(VENICE) == land(3, castle=2, tanks=1)


@pytest.mark.parametrize("agreed", [True, False])
@rule("15.3")
def test_own_machines_may_be_destroyed_where_that_is_agreed(agreed: bool) -> None:
    game = alone(seat(milan=land(2, tanks=1)), variants=["self_destruction"] if agreed else [])
    if not agreed:
        assert game.objection(Destroy(TANK, MILAN)).reason == "not_agreed"
        return
    assert game.objection(Destroy(PLANE, MILAN)).reason == "no_own_machine"
    game.does(ANNA, Destroy(TANK, MILAN))
    assert game.at(MILAN) == land(2)
