"""What a master, and nobody above an Apprentice, does: positions in which a beginner sees what is right or wrong."""

from random import Random
from typing import Final

import pytest

from leonardo.ai.engines import battle, heuristics, threats, worth
from leonardo.ai.engines.levels import MASTER
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.players import chooser, players_of
from leonardo.engine.engines import GAME, prospects
from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    EndTurn,
    Hold,
    Invade,
    Move,
    Realise,
    Retreat,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import INVASION_COST, INVASIONS, Machine
from leonardo.engine.engines.state import Turn
from leonardo.engine.engines.view import View
from tests.ai.engines.blunders import attacks, building
from tests.ai.engines.blunders.position import Position
from tests.engine.engines.build import (
    ANNA,
    BIANCA,
    FLORENCE,
    MILAN,
    ROME,
    VENICE,
    Game,
    attack,
    auction,
    europe,
    land,
    seat,
    turn,
)

POSITIONS: Final = (*attacks.ATTACKS, *building.BUILDING, *building.AUCTIONS, *attacks.FIGHTS)
LEVELS: Final = [player.name for player in players_of(GAME.name) if player.name != "random"]
EASIEST, QUICK, LOOKING_AHEAD = LEVELS[0], LEVELS[1:-1], LEVELS[-1]
LITTLE, USUAL = Budget(tries=16), Budget(tries=64)
"""So little that nobody may rely on thinking long, and more than at the table."""
EASY_SHARE: Final = 0.6  # what the easiest level must pass of the positions

each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)


def view_of(position: Position) -> View:
    return GAME.view(position.game.state, GAME.decider(position.game.state))


def decided(level: str, position: Position, seed: int, budget: Budget) -> Action:
    action: Action = chooser(GAME.name, level)(view_of(position), position.game.legal, Random(seed), budget)
    assert action in position.game.legal
    return action


def test_there_are_many_different_positions() -> None:
    assert len({position.words for position in POSITIONS}) == len(POSITIONS) >= 40


@each_position
def test_each_position_has_something_silly_and_something_better(position: Position) -> None:
    assert {position.silly(action) for action in position.game.legal} == {True, False}


@each_position
@pytest.mark.parametrize("level", QUICK)
def test_nobody_who_goes_by_rules_of_thumb_does_what_is_silly(level: str, position: Position) -> None:
    for seed in range(4):
        assert not position.silly(decided(level, position, seed, LITTLE))


@each_position
def test_who_looks_ahead_does_nothing_silly(position: Position) -> None:
    assert not position.silly(decided(LOOKING_AHEAD, position, 1, LITTLE))


@pytest.mark.slow
@each_position
def test_who_thinks_longer_does_nothing_silly_either(position: Position) -> None:
    for seed in range(3):
        assert not position.silly(decided(LOOKING_AHEAD, position, seed, USUAL))


def test_the_easiest_level_does_something_silly_seldom() -> None:
    wrong = [each.words for each in POSITIONS if each.silly(decided(EASIEST, each, 1, LITTLE))]
    assert len(wrong) <= (1 - EASY_SHARE) * len(POSITIONS), wrong


def test_a_player_who_does_anything_fails_in_many() -> None:
    wild = [each for each in POSITIONS if each.silly(Random(2).choice(each.game.legal))]
    assert len(wild) > len(POSITIONS) // 4


def master_decides(game: Game, seed: int = 1) -> Action:
    view = GAME.view(game.state, game.decider)
    action: Action = MASTER(view, view.options, Random(seed), UNLIMITED)
    assert action in view.options
    return action


def deeds(game: Game) -> list[Action]:
    """Return all that Anna does in her turn, whose dice all show men."""
    found: list[Action] = []
    while game.state.turn is not None and game.state.turn.seat == ANNA:
        if game.nature:
            assert game.asked is not None
            game.throws("M" * game.asked.dice)  # type: ignore[union-attr] # dice are asked for
            continue
        who, action = game.decider, master_decides(game)
        if who == ANNA:
            found.append(action)
        game.goes_on(action)
    return found


FAR = seat(norway=land(2, 1))


def test_free_land_is_taken_while_there_is_some() -> None:
    assert any(isinstance(deed, Invade) for deed in deeds(turn(seat(milan=land(4, 1)), seat(greece=land(2)), FAR)))


def test_nobody_attacks_where_there_is_no_hope() -> None:
    strong = seat(venice=land(9, 5), greece=land(2))
    own = seat(30, milan=land(3, 1), castile=land(1))
    assert not any(isinstance(deed, Attack) for deed in deeds(turn(own, strong, FAR)))


def test_a_weak_neighbour_is_attacked() -> None:
    own = seat(30, milan=land(8, 1))
    weak = seat(venice=land(1, 1), hungary=land(1))
    done = deeds(turn(own, weak, FAR, done=Turn(ANNA, invasions=INVASIONS)))
    assert any(isinstance(deed, Attack) and deed.target == VENICE for deed in done)


def test_the_first_tank_is_built_for_its_points() -> None:
    own = seat(20, tank=Card.TANK_TURTLE, milan=land(2, 1))
    game = turn(own, seat(greece=land(2)), FAR, firsts=())
    assert Build(Machine.TANK, MILAN) in deeds(game)


def test_a_tank_that_blows_up_is_built_for_its_points_only() -> None:
    own = seat(60, tank=Card.TANK_THUNDER, milan=land(2, 1))
    assert Build(Machine.TANK, MILAN) not in deeds(turn(own, seat(greece=land(2)), FAR))


def test_a_castle_comes_last_since_it_ends_the_turn() -> None:
    own = seat(200, archive=[Card.BOMBARD], milan=land(4, 1), florence=land(2))
    done = deeds(turn(own, seat(greece=land(2)), FAR))
    assert Realise(Card.BOMBARD) in done
    assert isinstance(done[-1], BuildCastle)


def test_the_fourth_tower_is_built_at_once() -> None:
    own = seat(20, milan=land(2, 4), florence=land(1, 1))
    assert master_decides(turn(own, seat(greece=land(2)), FAR, firsts=())) == BuildTower(MILAN)


def test_idle_infantry_goes_where_it_is_needed() -> None:
    own = seat(0, milan=land(1), venice=land(1), florence=land(5), austria=land(1))
    strong = seat(hungary=land(6), bavaria=land(6), provence=land(1), burgundy=land(1), rome=land(1))
    assert any(isinstance(deed, Move) and deed.source == FLORENCE for deed in deeds(turn(own, strong, FAR)))


def test_the_last_infantry_that_guards_a_city_stays_there() -> None:
    own = seat(30, milan=land(5, 5), florence=land(1))
    strong = seat(venice=land(6), hungary=land(2), rome=land(1, 3))
    for deed in deeds(turn(own, strong, FAR)):
        assert not (isinstance(deed, Attack) and deed.target == ROME)


def test_whoever_has_nothing_to_do_ends_the_turn() -> None:
    assert master_decides(turn(seat(0, milan=land(2, 1), florence=land(2)), seat(greece=land(2)), FAR)) == EndTurn()


@pytest.mark.parametrize("florins", [60, 100, 300])
def test_a_bid_leaves_what_free_land_costs_and_is_worth_it(florins: int) -> None:
    game = auction(
        seat(florins, milan=land(2, 1)), seat(greece=land(2)), FAR, designs=[Card.TANK_TURTLE], projects=[Card.GEARBOX]
    )
    for seed in range(20):
        bid = master_decides(game, seed)
        assert isinstance(bid, Bid)
        assert bid.florins <= florins - INVASIONS * INVASION_COST
        assert bid.florins <= 160


def test_who_has_florins_beside_what_land_costs_bids_for_a_card() -> None:
    game = auction(
        seat(150, milan=land(2, 1)), seat(greece=land(2)), FAR, designs=[Card.TANK_TURTLE], projects=[Card.GEARBOX]
    )
    assert all(master_decides(game, seed) != Bid(0) for seed in range(20))


def test_who_hardly_thinks_of_leonardo_bids_less() -> None:
    game = auction(
        seat(200, milan=land(2, 1)), seat(greece=land(2)), FAR, designs=[Card.TANK_TURTLE], projects=[Card.SUBMARINE]
    )
    view = GAME.view(game.state, ANNA)
    for seed in range(10):
        bids = [heuristics.decide(view, view.options, Random(seed), Personality(leads=leads)) for leads in (0.0, 1.0)]
        little, usual = (bid.florins for bid in bids if isinstance(bid, Bid))
        assert little < usual


def test_nobody_overbids_for_what_hangs_on_no_hook_of_theirs() -> None:
    full = seat(
        plane=Card.PLANE_KITE,
        tank=Card.TANK_TURTLE,
        projects=[Card.GYROSCOPE, Card.GEARBOX, Card.GEARBOX],
        milan=land(2, 1),
    )
    game = auction(full, seat(greece=land(2)), FAR, designs=[Card.PLANE_BAT], projects=[Card.GUN_LIGHTER])
    sight = PositionFeatures(GAME.view(game.state, ANNA))
    for seed in range(20):
        bid = master_decides(game, seed)
        assert isinstance(bid, Bid)
        assert bid.florins <= worth.leonardo(sight, ANNA)


def test_idle_infantry_is_gathered_before_an_attack() -> None:
    own = seat(30, milan=land(2, 1), florence=land(6), rome=land(1))
    weak = seat(venice=land(2, 1), greece=land(1))
    done = deeds(turn(own, weak, FAR, done=Turn(ANNA, invasions=INVASIONS)))
    moved = [number for number, deed in enumerate(done) if isinstance(deed, Move)]
    attacked = [number for number, deed in enumerate(done) if isinstance(deed, Attack) and deed.target == VENICE]
    assert moved
    assert attacked
    assert moved[0] < attacked[0]


def test_a_castle_is_not_forgone_for_what_pays_less() -> None:
    own = seat(30, plane=Card.PLANE_KITE, milan=land(3, 1), florence=land(3))
    assert isinstance(
        deeds(turn(own, seat(greece=land(2)), FAR, done=Turn(ANNA, invasions=INVASIONS)))[-1], BuildCastle
    )


def test_florins_that_nobody_can_use_later_are_spent() -> None:
    """A tower of a castle in danger, in what is likely the last round."""
    own = seat(40, 26, milan=land(3, 2))
    done = deeds(turn(own, seat(0, 27, venice=land(5, 1), greece=land(2)), FAR, done=Turn(ANNA, invasions=INVASIONS)))
    assert BuildTower(MILAN) in done


def test_a_point_of_a_likely_winner_counts_as_nearly_ones_own() -> None:
    ahead = turn(seat(0, 12, milan=land(3)), seat(0, 27, venice=land(3)), seat(0, 6, norway=land(3)))
    level = turn(seat(0, 12, milan=land(3)), seat(0, 12, venice=land(3)), seat(0, 12, norway=land(3)))
    before_the_end = worth.stakes(PositionFeatures(ahead.state), ANNA)
    among_equals = worth.stakes(PositionFeatures(level.state), ANNA)
    assert before_the_end[BIANCA] > 0.9 > 0.1 > before_the_end[2]
    assert among_equals[BIANCA] == pytest.approx(0.5)


@pytest.mark.parametrize("level", LEVELS[-2:])
def test_the_upper_levels_rather_attack_a_likely_winner(level: str) -> None:
    game = turn(
        seat(30, 20, milan=land(7, 1), florence=land(2)),
        seat(0, 27, venice=land(1, 1), greece=land(2, 1)),
        seat(0, 4, provence=land(1, 1), norway=land(2, 1)),
        done=Turn(ANNA, invasions=INVASIONS),
    )
    view = GAME.view(game.state, ANNA)
    for seed in range(4):
        action = chooser(GAME.name, level)(view, game.legal, Random(seed), LITTLE)
        assert isinstance(action, Attack)
        assert action.target == VENICE


@pytest.mark.parametrize("level", LEVELS[-2:])
def test_the_upper_levels_attack_who_wins_otherwise(level: str) -> None:
    """Bianca has 26 points, and by Leonardo, most castles and most territories 4 more in this round."""
    game = turn(
        seat(40, 10, milan=land(5, 1), castile=land(1)),
        seat(0, 26, venice=land(3, 1), hungary=land(2), greece=land(1)),
        seat(0, 4, florence=land(1, 1), rome=land(1)),
        done=Turn(ANNA, invasions=INVASIONS),
        leonardo=BIANCA,
    )
    view = GAME.view(game.state, ANNA)
    assert worth.stops(PositionFeatures(view), ANNA, VENICE) == 1
    assert worth.stops(PositionFeatures(view), ANNA, FLORENCE) == 0
    for seed in range(4):
        action = chooser(GAME.name, level)(view, game.legal, Random(seed), LITTLE)
        assert isinstance(action, Attack)
        assert action.target == VENICE


def test_nobody_has_to_be_stopped_who_is_far_from_winning() -> None:
    far = europe(seat(0, 10, milan=land(5)), seat(0, 20, venice=land(1), greece=land(1)), FAR, leonardo=BIANCA)
    near = europe(seat(0, 10, milan=land(5)), seat(0, 27, venice=land(1), greece=land(1)), FAR, leonardo=BIANCA)
    own = europe(seat(0, 29, milan=land(5)), seat(0, 27, venice=land(1), greece=land(1)), FAR, leonardo=ANNA)
    assert worth.stops(PositionFeatures(far), ANNA, VENICE) == 0
    assert worth.stops(PositionFeatures(near), ANNA, VENICE) == 1
    assert worth.stops(PositionFeatures(own), ANNA, VENICE) == 0


def test_planes_strike_before_infantry_that_cannot_pass_a_wall() -> None:
    game = attack(2, planes=1, against=land(3, 5))
    assert isinstance(master_decides(game), AssaultByPlanes)
    game.does(ANNA, AssaultByPlanes(1))
    game.throws("B")
    assert not isinstance(master_decides(game), AssaultByInfantry)


def test_a_reliable_tank_fires_and_one_that_may_burst_is_held() -> None:
    assert isinstance(master_decides(attack(3, tanks=2)), AssaultByTanks)
    game = attack(3, tanks=2, against=land(9), anna={"tank": Card.TANK_THUNDER})
    assert isinstance(master_decides(game), AssaultByInfantry)
    game.does(ANNA, AssaultByTanks())
    game.throws("MMMMMM")
    assert master_decides(game) == Hold()


def test_who_can_hit_nobody_goes_back() -> None:
    game = attack(2, against=land(4, 3))
    assert master_decides(game) == Retreat()


def test_an_automaton_strikes_first() -> None:
    game = attack(4, against=land(3, 3), bianca={"projects": [Card.AUTOMATON]})
    game.does(ANNA, AssaultByInfantry(4))
    game.throws("BBBB")
    assert game.decider == BIANCA
    assert isinstance(master_decides(game), AssaultByAutomaton)


def test_the_risk_to_burst_is_that_of_three_explosions() -> None:
    assert battle.torn(2) == 0
    assert battle.torn(3) == pytest.approx(1 / 27)
    assert battle.torn(4) == pytest.approx(1 / 9)


def test_more_stay_where_more_may_come_and_fewer_behind_walls() -> None:
    near = seat(venice=land(5), hungary=land(6))
    open_land = PositionFeatures(europe(seat(milan=land(1)), near, FAR))
    walled = PositionFeatures(europe(seat(milan=land(1, 3)), near, FAR))
    calm = PositionFeatures(europe(seat(milan=land(1)), seat(venice=land(1), hungary=land(6)), FAR))
    assert threats.guard(open_land, ANNA, MILAN) > threats.guard(walled, ANNA, MILAN) >= 1
    assert threats.guard(calm, ANNA, MILAN) == 1
    assert threats.threat(calm, ANNA, MILAN) < threats.threat(open_land, ANNA, MILAN)


def test_odds_at_a_glance_are_near_to_those_worked_out() -> None:
    for men, enemies, castle in ((6, 2, 0), (6, 4, 0), (6, 6, 0), (6, 2, 2), (3, 3, 1), (6, 4, 3)):
        game = europe(seat(milan=land(men + 1)), seat(venice=land(enemies, castle), hungary=land(1)), FAR)
        exact = prospects.of_attack(game, MILAN, VENICE, men, 0, 0).win
        assert threats.odds(PositionFeatures(game), MILAN, VENICE, men, 0, 0) == pytest.approx(exact, abs=0.2)
