"""Assaults of infantry, tanks, planes and the automaton (rules 8.3 to 8.11, 10.3 to 10.5, 11.15 to 11.30)."""

from typing import Any

import pytest

from leonardo.engine.engines.actions import (
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Done,
    Fire,
    Hold,
    NoParachute,
    Parachute,
    Realise,
)
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import Machine, Throw
from leonardo.engine.engines.events import (
    AttackLost,
    AttackWon,
    AutomatonStruck,
    InfantryFought,
    ParachuteDeclined,
    ParachuteLanded,
    PlanesFlew,
    TankFired,
    TanksHeld,
)
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    DiceQuestion,
    FireQuestion,
    ParachuteQuestion,
    RetreatQuestion,
)
from leonardo.engine.engines.state import Player
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    MILAN,
    VENICE,
    Game,
    attack,
    land,
    rule,
    seat,
    turn,
)

TURTLE, ROUND, THUNDER, BAT = Card.TANK_TURTLE, Card.TANK_ROUND, Card.TANK_THUNDER, Card.PLANE_BAT


def infantry(faces: str, *projects: Card, castle: int = 0, cannon: bool = False, **more: Any) -> InfantryFought:  # noqa: ANN401 - as `attack`
    """Anna's infantry throws these faces against nine in Venice."""
    game = attack(6, against=land(9, castle=castle), anna={"projects": projects}, **more)
    if isinstance(game.asked, RetreatQuestion):
        raise AssertionError("nobody can be hit")
    game.does(ANNA, AssaultByInfantry(len(faces), cannon))
    game.throws(faces)
    return game.happened(InfantryFought)[0]


@rule("8.1")
def test_nothing_that_can_be_done_takes_a_card_out_of_play() -> None:
    game = turn(
        seat(tank=ROUND, projects=[Card.BOMBARD], archive=[Card.GEARBOX], milan=land(1)),
        seat(venice=land()),
        seat(norway=land()),
    )
    game.does(ANNA, Realise(Card.GEARBOX))
    assert game.player(ANNA).projects == (Card.BOMBARD, Card.GEARBOX)
    assert game.player(ANNA).tank == ROUND


@rule("8.2")
def test_copies_add_up() -> None:
    assert infantry("MB", Card.BALL_CART).hits == 2
    assert infantry("MBBB", Card.BALL_CART, Card.BALL_CART).hits == 3


@rule("8.3")
def test_only_improvements_of_infantry_work_in_defence() -> None:
    cards = [Card.BALL_CART, Card.BOMBARD, Card.GREAT_CANNON]
    game = attack(1, against=land(2, castle=3), bianca={"projects": cards}, anna={"projects": [Card.BOMBARD] * 3})
    game.throws("B")
    assert game.options(AssaultByInfantry) == [AssaultByInfantry(1), AssaultByInfantry(2)]
    game.does(BIANCA, AssaultByInfantry(1))
    game.throws("B")
    assert game.happened(InfantryFought)[1] == InfantryFought(BIANCA, 1, 1, 0, 0, 1, 0)


@rule("8.4")
def test_improvements_of_machines_need_a_design_with_a_free_hook() -> None:
    def realising(**cards: Any) -> Game:  # noqa: ANN401 - as `seat`
        anna = seat(300, archive=[Card.GEARBOX, Card.GYROSCOPE], **cards, milan=land())
        return turn(anna, seat(venice=land()), seat(norway=land()))

    assert realising().objection(Realise(Card.GEARBOX)).reason == "no_design"
    assert realising(tank=TURTLE).options(Realise) == [Realise(Card.GEARBOX)]
    full = realising(tank=TURTLE, projects=[Card.GUN_LIGHTER, Card.GEARBOX], plane=Card.PLANE_KITE)
    assert full.objection(Realise(Card.GEARBOX)).reason == "no_hook"
    full.does(ANNA, Realise(Card.GYROSCOPE))
    assert full.player(ANNA).hooks_left(Machine.PLANE) == 0
    hooks = {machine: [each.hooks for each in DESIGNS.values() if each.machine is machine] for machine in Machine}
    assert hooks == {Machine.TANK: [2, 2, 3, 3, 3], Machine.PLANE: [1, 2, 2, 2, 3]}
    assert sum(project.copies for project in PROJECTS.values() if project.hangs_on) == sum(map(sum, hooks.values()))


@rule("8.5")
@pytest.mark.parametrize(
    ("faces", "projects", "hits"),
    [
        ("MBX", (Card.BALL_CART,), 2),
        ("MMX", (Card.BALL_CART,), 2),
        ("MBX", (Card.ORGAN_GUN,), 2),
        ("BBX", (Card.ORGAN_GUN,), 0),
        ("MBB", (Card.BALL_CART, Card.ORGAN_GUN), 2),
        ("MBB", (Card.BALL_CART, Card.BALL_CART, Card.ORGAN_GUN), 3),
        ("MMB", (Card.BALL_CART, Card.BALL_CART, Card.ORGAN_GUN, Card.ORGAN_GUN), 4),
    ],
)
def test_the_better_of_ball_cart_and_organ_gun_is_taken(faces: str, projects: tuple[Card, ...], hits: int) -> None:
    assert infantry(faces, *projects).hits == hits


@rule("8.6")
def test_a_great_cannon_hits_towers_before_the_castle_stops_any() -> None:
    fought = infantry("MMMMB", Card.GREAT_CANNON, castle=3, cannon=True)
    assert (fought.hits, fought.razed, fought.stopped, fought.killed) == (4, 1, 2, 1)
    fought = infantry("MMMMBX", Card.GREAT_CANNON, Card.GREAT_CANNON, castle=2, cannon=True)
    assert (fought.hits, fought.razed, fought.stopped, fought.killed) == (4, 1, 1, 2)
    assert infantry("BBB", Card.GREAT_CANNON, castle=2, cannon=True).razed == 0


@rule("8.6", "10.5")
def test_a_great_cannon_needs_a_tower_and_ends_a_perfect_city() -> None:
    bare = attack(3, against=land(2, castle=1), anna={"projects": [Card.GREAT_CANNON]})
    assert bare.objection(AssaultByInfantry(2, cannon=True)).rule == "8.6"
    game = attack(6, against=land(2, castle=5), anna={"projects": [Card.GREAT_CANNON]})
    assert len(game.options(AssaultByInfantry)) == 12
    game.does(ANNA, AssaultByInfantry(6, cannon=True))
    game.throws("MBBBBB")
    assert game.at(VENICE).castle == 4


@rule("8.7")
def test_with_a_bombard_the_castle_stops_one_hit_fewer() -> None:
    assert infantry("MMM", Card.BOMBARD, castle=2).stopped == 1
    assert infantry("MMM", *[Card.BOMBARD] * 3, castle=2).stopped == 0
    game = attack(3, 1, against=land(9, castle=2), anna={"projects": [Card.BOMBARD]})
    game.does(ANNA, AssaultByTanks())
    game.throws("MM")
    assert game.happened(TankFired)[0].stopped == 2, "it belongs to the infantry"


@rule("8.8")
@pytest.mark.parametrize(("castle", "cards", "stopped"), [(0, 1, 0), (1, 1, 2), (2, 2, 4), (5, 1, 5)])
def test_a_stronghold_makes_a_castle_one_level_higher(castle: int, cards: int, stopped: int) -> None:
    assert infantry("MMMMMM", castle=castle, bianca={"projects": [Card.STRONGHOLD] * cards}).stopped == stopped


@rule("8.9", "10.4")
def test_an_automaton_throws_a_die_for_each_tower_in_defence() -> None:
    game = attack(4, against=land(3, castle=3), bianca={"projects": [Card.AUTOMATON]})
    assert game.objection(AssaultByAutomaton()).rule == "8.9"
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    game.does(BIANCA, AssaultByAutomaton())
    assert game.asked == DiceQuestion(BIANCA, Throw.AUTOMATON, 2)
    game.throws("MX")
    assert game.happened(AutomatonStruck) == [AutomatonStruck(BIANCA, 1)]
    assert (game.war.infantry, game.at(VENICE).infantry) == (3, 3)
    assert game.objection(AssaultByAutomaton()).reason == "no_automaton"
    assert Done() in game.legal


@rule("8.9")
@pytest.mark.parametrize(("castle", "cards", "assaults"), [(0, 1, 0), (1, 1, 0), (2, 1, 1), (2, 2, 2)])
def test_an_automaton_needs_a_tower_and_each_makes_an_assault(castle: int, cards: int, assaults: int) -> None:
    game = attack(4, against=land(3, castle=castle), bianca={"projects": [Card.AUTOMATON] * cards})
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    made = 0
    while game.options(AssaultByAutomaton):
        game.does(BIANCA, AssaultByAutomaton())
        game.throws("B" * (castle - 1))
        made += 1
    assert made == assaults


@rule("8.9", "11.8", "8.2")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_each_automaton_is_one_more_assault_of_the_defender(cards: int) -> None:
    """Besides those of infantry, tanks and planes, and in the order that its side likes."""
    bianca: dict[str, Any] = {"tank": TURTLE, "plane": BAT, "projects": [Card.AUTOMATON] * cards}
    game = attack(6, against=land(9, castle=2, tanks=1, planes=1), bianca=bianca)
    for _ in range(2):
        game.does(ANNA, AssaultByInfantry(1))
        game.throws("B")
        for number in range(cards):
            assert game.asked == AssaultQuestion(BIANCA), number
            game.does(BIANCA, AssaultByAutomaton())
            game.throws("B")
        assert not game.options(AssaultByAutomaton)
        game.does(BIANCA, AssaultByTanks())
        game.throws("BB")
        game.does(BIANCA, AssaultByInfantry(1))
        game.throws("B")
        game.does(BIANCA, AssaultByPlanes(1))
        game.throws("B")
    assert len(game.happened(AutomatonStruck)) == 2 * cards
    assert len(game.happened(InfantryFought)) == 4


@rule("8.10", "11.24", "11.25", "11.26")
@pytest.mark.parametrize(
    ("faces", "gyroscopes", "killed"), [("MBX", 0, 1), ("MBX", 2, 3), ("BBX", 2, 0), ("MMM", 1, 4)]
)
def test_planes_hit_over_any_castle_and_a_gyroscope_adds_a_hit(faces: str, gyroscopes: int, killed: int) -> None:
    game = attack(2, planes=3, against=land(9, castle=5), anna={"projects": [Card.GYROSCOPE] * gyroscopes})
    assert [each.infantry for each in game.options(AssaultByPlanes)] == [1, 2, 3]
    game.does(ANNA, AssaultByPlanes(3))
    game.throws(faces)
    lost = faces.count("X")
    assert game.happened(PlanesFlew) == [PlanesFlew(ANNA, 3, killed, 0, 0, lost)]
    assert (game.at(VENICE).infantry, game.war.planes) == (9 - killed, 3 - lost)


@rule("8.11", "11.19", "11.20")
@pytest.mark.parametrize(("design", "gearboxes", "dice"), [(TURTLE, 0, 2), (THUNDER, 2, 4), (TURTLE, 2, 1)])
def test_a_gearbox_takes_a_die_off_the_working_check(design: Card, gearboxes: int, dice: int) -> None:
    game = attack(2, 1, against=land(9), anna={"tank": design, "projects": [Card.GEARBOX] * gearboxes})
    game.does(ANNA, AssaultByTanks())
    assert game.asked == DiceQuestion(ANNA, Throw.TANK, dice)
    assert Player(0, tank=TURTLE, projects=(Card.GEARBOX,) * 5).check_dice == 1, "at least one is thrown"


@rule("8.11", "11.21")
@pytest.mark.parametrize(
    ("projects", "faces", "hits"),
    [
        ((), "MMBB", 4),
        ((), "MMBX", 2),
        ((), "MBXX", 0),
        ((Card.GUN_LIGHTER,), "MMBB", 5),
        ((Card.GUN_LIGHTER,), "XMBB", 2),
        ((Card.GUN_LIGHTER, Card.MULTI_CANNON), "BBBB", 7),
    ],
)
def test_the_hits_of_a_tank(projects: tuple[Card, ...], faces: str, hits: int) -> None:
    game = attack(2, 1, against=land(9), anna={"tank": ROUND, "projects": projects})
    game.does(ANNA, AssaultByTanks())
    game.throws(faces)
    assert game.happened(TankFired) == [TankFired(ANNA, hits, 0, hits, burst=False, lost=0)]
    assert game.at(VENICE).infantry == 9 - hits


@rule("10.3", "11.16", "11.17")
def test_explosions_cost_own_infantry_and_a_castle_stops_hits() -> None:
    fought = infantry("MMMXBX", castle=2)
    assert fought == InfantryFought(ANNA, 6, 3, 0, 2, 1, 2)


@rule("10.3", "11.18", "11.23")
def test_a_castle_stops_the_first_hits_of_all_tanks_together() -> None:
    game = attack(3, 3, against=land(9, castle=3))
    game.does(ANNA, AssaultByTanks())
    game.throws("BB")
    assert game.asked == FireQuestion(ANNA, 2, 2)
    assert game.objection(AssaultByInfantry(1)).rule == "11.18"
    game.does(ANNA, Fire())
    game.throws("BB")
    game.does(ANNA, Hold())
    assert [(fired.stopped, fired.killed) for fired in game.happened(TankFired)] == [(2, 0), (1, 1)]
    assert game.happened(TanksHeld) == [TanksHeld(ANNA)]
    assert game.options(AssaultByInfantry)


@rule("10.4")
def test_a_castle_does_not_stop_its_owners_explosions() -> None:
    game = attack(2, against=land(3, castle=1))
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    game.does(BIANCA, AssaultByInfantry(2))
    game.throws("XM")
    assert game.happened(InfantryFought)[1] == InfantryFought(BIANCA, 2, 1, 0, 0, 1, 1)
    assert game.at(VENICE).infantry == 2


@rule("11.18")
def test_each_tank_fires_at_most_once_in_an_assault() -> None:
    game = attack(3, 2, against=land(9))
    game.does(ANNA, AssaultByTanks())
    game.throws("XX")
    game.does(ANNA, Fire())
    game.throws("XX")
    assert isinstance(game.asked, AssaultQuestion)
    assert game.war.tanks == 2


@rule("11.22")
def test_a_tank_that_explodes_takes_all_its_infantry_with_it() -> None:
    game = attack(3, 2, against=land(2), anna={"tank": ROUND})
    game.does(ANNA, AssaultByTanks())
    game.throws("XXXM")
    assert game.happened(TankFired) == [TankFired(ANNA, 0, 0, 0, burst=True, lost=3)]
    assert game.happened(AttackLost) == [AttackLost(BIANCA, ANNA, VENICE, 1, 0)]
    game = attack(1, against=land(2, tanks=2), bianca={"tank": ROUND})
    game.throws("B")
    game.does(BIANCA, AssaultByTanks())
    game.throws("XXXX")
    assert game.happened(AttackWon) == [AttackWon(ANNA, BIANCA, VENICE, 1, 0, 0, 0, 1, 0)]


@rule("15.2")
def test_with_double_explosion_two_destroy_the_tank_only() -> None:
    game = attack(3, 2, against=land(9), anna={"tank": ROUND}, variants=["double_explosion"])
    game.does(ANNA, AssaultByTanks())
    game.throws("XXMM")
    assert game.happened(TankFired) == [TankFired(ANNA, 0, 0, 0, burst=True, lost=0)]
    assert game.war.tanks == 1
    game.does(ANNA, Fire())
    game.throws("XXXM")
    assert game.happened(AttackLost) == [AttackLost(BIANCA, ANNA, VENICE, 0, 0)]


def defended(planes: int, tanks: int, flyers: int, *cards: Card) -> Game:
    """Anna's first turn of assaults against planes is over; it is Bianca's."""
    game = attack(
        1, tanks, flyers, against=land(9, planes=planes), bianca={"plane": Card.PLANE_GREAT_BIRD, "projects": cards}
    )
    if not game.nature:
        game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    if game.decider == ANNA:
        game.does(ANNA, Done())
    return game


@rule("8.13", "11.27")
def test_with_an_anti_tank_bomb_planes_defend_against_tanks() -> None:
    game = defended(2, 2, 0, Card.TANK_BOMB)
    divisions = [(each.infantry, each.tanks, each.planes) for each in game.options(AssaultByPlanes)]
    assert divisions == [(0, 1, 0), (0, 2, 0), (1, 0, 0), (1, 1, 0), (2, 0, 0)]
    game.does(BIANCA, AssaultByPlanes(0, 2, 0))
    game.throws("MX")
    assert game.happened(PlanesFlew) == [PlanesFlew(BIANCA, 2, 0, 1, 0, 1)]
    assert (game.war.tanks, game.at(VENICE).planes) == (1, 1)


@rule("8.13", "11.28")
def test_planes_in_defence_are_divided_among_their_targets() -> None:
    game = defended(3, 1, 2, Card.TANK_BOMB, Card.SKY_CULVERIN, Card.GYROSCOPE)
    game.does(BIANCA, AssaultByPlanes(0, 1, 2))
    game.throws("MMB")
    assert game.happened(PlanesFlew) == [PlanesFlew(BIANCA, 3, 0, 1, 1, 0)]
    assert (game.war.infantry, game.war.tanks, game.war.planes) == (1, 0, 1)
    assert game.objection(AssaultByPlanes(1, 0, 0)).reason == "assault_was_made"


@rule("11.27", "11.28")
@pytest.mark.parametrize(("tanks", "cards"), [(0, (Card.TANK_BOMB,)), (1, (Card.SKY_CULVERIN,)), (1, ())])
def test_without_card_or_target_there_is_no_choice(tanks: int, cards: tuple[Card, ...]) -> None:
    game = defended(1, tanks, 0, *cards)
    assert game.options(AssaultByPlanes) == [AssaultByPlanes(1)]


def parachuting(infantry: int = 3, planes: int = 1, castle: int = 3, **more: Any) -> Game:  # noqa: ANN401 - as `attack`
    anna = {"plane": BAT, "projects": [Card.PARACHUTIST]}
    return attack(infantry, 0, planes, against=land(3, castle=castle), anna=anna, **more)


@rule("8.13", "11.29")
def test_a_parachutist_costs_an_infantry_and_needs_a_plane() -> None:
    assert not isinstance(parachuting(castle=0).asked, ParachuteQuestion)
    assert not isinstance(parachuting(planes=0).asked, ParachuteQuestion)
    assert not isinstance(parachuting(infantry=1).asked, ParachuteQuestion)
    game = parachuting()
    assert game.asked == ParachuteQuestion(ANNA)
    assert game.objection(Done()).rule == "11.29"
    game.does(ANNA, Parachute())
    assert game.war.infantry == 2
    assert game.state.question == DiceQuestion(ANNA, Throw.PARACHUTE, 1)
    game = parachuting()
    game.does(ANNA, NoParachute())
    assert game.happened(ParachuteDeclined) == [ParachuteDeclined(ANNA)]
    assert isinstance(game.asked, AssaultQuestion)


@rule("11.30")
def test_a_man_opens_the_castle_for_the_whole_attack() -> None:
    game = parachuting(infantry=4, bianca={"projects": [Card.AUTOMATON, Card.STRONGHOLD]})
    game.does(ANNA, Parachute())
    game.throws("M")
    assert game.happened(ParachuteLanded) == [ParachuteLanded(ANNA, lost=False, opened=True)]
    assert game.objection(AssaultByPlanes(1)).reason == "plane_rests"
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("M")
    assert game.happened(InfantryFought)[0].killed == 1
    assert game.options(AssaultByAutomaton) == []
    game.does(BIANCA, AssaultByInfantry(1))
    game.throws("B")
    assert AssaultByPlanes(1) in game.legal, "the plane can be used from the second turn"
    game.does(ANNA, AssaultByInfantry(3))
    game.throws("MMB")
    assert game.owner(VENICE) == ANNA
    assert game.at(VENICE) == land(3, castle=3, planes=1), "towers stay where they are"


@rule("11.30", "11.14")
def test_a_blank_opens_nothing_and_the_plane_rests() -> None:
    game = parachuting()
    game.does(ANNA, Parachute())
    game.throws("B")
    assert game.asked == RetreatQuestion(ANNA)
    assert game.war.resting == 1


@rule("11.30")
def test_an_explosion_costs_the_plane() -> None:
    game = parachuting(infantry=6, planes=2)
    game.does(ANNA, Parachute())
    game.throws("X")
    assert (game.war.planes, game.war.resting) == (1, 0)
    assert AssaultByPlanes(1) in game.legal
    assert game.at(MILAN) == land(1, castle=1)
