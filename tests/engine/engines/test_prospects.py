"""What an attack can be expected to come to, worked out from the dice (rule 11)."""

from random import Random

import pytest
from attrs import evolve

from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Done,
    Fire,
    Retreat,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Force
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.prospects import Army, Moment, of_attack, of_war, prospect
from leonardo.engine.engines.questions import DiceQuestion, NextAssault, NextTank
from leonardo.engine.engines.state import State
from tests.diagonal import first_quick
from tests.engine.engines.build import ANNA, MILAN, SICILY, VENICE, Land, attack, land, rule, seat, turn


@rule("11.16")
def test_one_against_one_is_even() -> None:
    """x = 1/3 (a man) + 1/3 (a blank) times (1/3 (an explosion over there) + x/3); so x = 1/2."""
    found = prospect(Army(1), Army(1))
    assert found.win == pytest.approx(1 / 2)
    assert found.hold == pytest.approx(1 / 2)
    assert found.exact


@rule("11.14")
def test_who_cannot_get_past_the_castle_goes_back() -> None:
    found = prospect(Army(2), Army(1), 2)
    assert (found.win, found.withdraws, found.hold) == (0, 1, 0)
    assert (found.lost, found.killed) == (0, 0)


@rule("11.26")
def test_no_castle_stops_planes() -> None:
    assert prospect(Army(2, planes=2), Army(1), 5).win > 0.4 > prospect(Army(2), Army(1), 5).win


@rule("11.25")
def test_a_plane_that_comes_back_is_better_than_one_yet_to_roll() -> None:
    """It might have been lost, and infantry that cannot get past the castle would then go back."""
    flown = Moment(made=(Force.PLANES,))
    there = Army(2, strongholds=1)
    before = prospect(Army(2, planes=1), there, 1).win
    hit = prospect(Army(2, planes=1), Army(1, strongholds=1), 1, moment=flown).win
    missed = prospect(Army(2, planes=1), there, 1, moment=flown).win
    lost = prospect(Army(2), there, 1, moment=flown).win
    assert before == pytest.approx((hit + missed + lost) / 3, abs=0.01)
    assert lost < before < missed < hit


@rule("11.22")
def test_a_tank_that_tears_its_own_army_apart_stays_silent() -> None:
    plain = prospect(Army(4), Army(4))
    risky = prospect(Army(4, tanks=1, tank_hits=6, check_dice=6), Army(4))
    assert risky.win == pytest.approx(plain.win)
    assert prospect(Army(4, tanks=1, tank_hits=2, check_dice=2), Army(4)).win > plain.win


@rule("8.5")
def test_each_card_helps_its_side() -> None:
    army, there = Army(5), Army(4)
    usual = prospect(army, there, 1).win
    for helped in (Army(5, ball_carts=1), Army(5, organ_guns=1), Army(5, bombards=1)):
        assert prospect(helped, there, 1).win > usual
    for held in (Army(4, ball_carts=1), Army(4, strongholds=1)):
        assert prospect(army, held, 1).win < usual


@rule("11.6")
def test_a_crossing_costs_infantry_before_the_fight() -> None:
    game = turn(
        seat(sicily=land(5), milan=land(5)), seat(venice=land(2), hungary=land()), seat(norway=land(), sweden=land())
    )
    by_sea, by_land = (of_attack(game.state, source, VENICE, 4, 0, 0) for source in (SICILY, MILAN))
    assert by_sea.lost > by_land.lost
    assert by_sea.win == pytest.approx(of_attack(game.state, MILAN, VENICE, 3, 0, 0).win)


@first_quick(
    ("numbers", "there"),
    [((6, 0, 0), land(3, 1)), ((4, 1, 0), land(3, 2)), ((4, 0, 2), land(4, 1)), ((5, 1, 1), land(4, 3, 1, 1))],
    2,
)
def test_it_is_what_comes_of_many_fights_by_the_rules(numbers: tuple[int, int, int], there: Land) -> None:
    anna = {"tank": Card.TANK_TURTLE, "plane": Card.PLANE_BAT}
    bianca = {"tank": Card.TANK_SCYTHE, "plane": Card.PLANE_KITE}
    state = attack(*numbers, there, anna=anna, bianca=bianca).state
    war = state.war
    assert war is not None
    expected = prospect(
        Army(war.infantry, war.tanks, war.planes, 2, 2),
        Army(there.infantry, there.tanks, there.planes, 3, 3),
        there.castle,
    )
    random, fights = Random(7), 700
    won = sum(_fought(state, random) for _ in range(fights))
    spread = (expected.win * (1 - expected.win) / fights) ** 0.5
    assert abs(won / fights - expected.win) < 4 * spread + 0.002


@rule("11.8")
def test_an_assault_counts_once_a_turn() -> None:
    """The tank failed, the infantry alone cannot get past the castle: next the defender has its turn."""
    army, there = Army(2, 1, tank_hits=3, check_dice=3), Army(1)
    fresh, spent = (prospect(army, there, 2, moment=Moment(made=made)).win for made in ((), (Force.TANKS,)))
    assert spent < fresh
    assert spent == pytest.approx(prospect(army, there, 2, moment=Moment(defence=True)).win)


@first_quick(
    ("made", "tanks", "stopped", "there"),
    [
        ((Force.TANKS,), 0, 0, land(4, 1)),
        ((Force.INFANTRY,), 0, 0, land(4, 1)),
        ((Force.TANKS,), 1, 1, land(4, 2, 1)),
        ((Force.PLANES, Force.INFANTRY), 0, 0, land(3, 0, 1, 1)),
    ],
    2,
)
def test_in_the_middle_of_a_turn_it_is_what_comes_of_many_fights(
    made: tuple[Force, ...], tanks: int, stopped: int, there: Land
) -> None:
    anna = {"tank": Card.TANK_TURTLE, "plane": Card.PLANE_BAT}
    bianca = {"tank": Card.TANK_SCYTHE, "plane": Card.PLANE_KITE}
    state = attack(5, 2, 1, there, anna=anna, bianca=bianca).state
    assert state.war is not None
    war = evolve(state.war, made=made)
    task = NextTank(tanks, stopped) if tanks else NextAssault()
    draft = Draft(evolve(state, war=war, agenda=(*state.agenda, task), question=None, options=()))
    state = FLOW.run_on(draft).state
    expected = of_war(state, war, Moment(made=made, tanks=tanks, stopped=stopped)).win
    random, fights = Random(7), 700
    won = sum(_fought(state, random) for _ in range(fights))
    assert abs(won / fights - expected) < 4 * (expected * (1 - expected) / fights) ** 0.5 + 0.002


def _fought(state: State, random: Random) -> bool:
    """Fight in the plain way that prospects take for granted; tell whether the attacker won."""
    while state.war is not None:
        question = state.question
        action = GAME.chance(state, random) if isinstance(question, DiceQuestion) else _plain(state)
        state = GAME.apply(state, action).state
    return state.owners[VENICE] == ANNA


def _plain(state: State) -> Action:
    """Planes first, then tanks, then infantry, all that can; infantry that cannot get past the castle stays behind."""
    options, war = state.options, state.war
    assert war is not None
    planes = [each for each in options if isinstance(each, AssaultByPlanes)]
    if planes:
        return max(planes, key=lambda each: each.count)
    for wanted in (Retreat(), AssaultByTanks(), Fire(), AssaultByAutomaton()):
        if wanted in options:
            return wanted
    infantry = [each for each in options if isinstance(each, AssaultByInfantry)]
    hopeless = not war.defence and war.infantry <= state.levels[VENICE]
    if infantry and not (hopeless and Done() in options):
        return max(infantry, key=lambda each: each.count)
    return Done()
