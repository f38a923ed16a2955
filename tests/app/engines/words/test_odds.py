"""What each choice in a war would make of one's own chance is what one then has, on average over the dice."""

import pytest

from leonardo.app.engines.moves.in_hand import Wave
from leonardo.app.engines.words.odds import of_choices
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByTanks
from leonardo.engine.engines.prospects import of_war, prospect
from leonardo.engine.engines.questions import AssaultQuestion, DiceQuestion, FireQuestion
from leonardo.engine.engines.stages import Army, Moment
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land


def chances(game: Game, seat: int = ANNA, wave: Wave | None = None) -> dict[str, int]:
    return dict(of_choices(GAME.view(game.state, seat), wave))


def test_the_usual_order_has_the_chance_that_is_told_beside_it() -> None:
    game = attack(3, tanks=1, planes=2, against=land(3, castle=1))
    war = game.state.war
    assert war is not None
    found = chances(game)
    assert set(found) == {"by_infantry", "by_planes", "by_tanks"}
    assert found["by_planes"] == round(100 * of_war(game.state, war, Moment()).win)


def test_fewer_infantry_have_another_chance_and_the_defender_that_of_its_own_side() -> None:
    game = attack(4, against=land(3, castle=1))
    assert chances(game, BIANCA) == {}
    every, one = chances(game), chances(game, wave=Wave(1, False, 0, 0, 0))
    assert one["by_infantry"] != every["by_infantry"]
    game.does(ANNA, AssaultByInfantry(4))
    game.throws("MBBB")
    assert isinstance(game.asked, AssaultQuestion)
    war = game.state.war
    assert war is not None
    other = of_war(game.state, war, Moment(defence=True)).win
    assert chances(game, BIANCA)["by_infantry"] == pytest.approx(100 * (1 - other), abs=1)


def test_firing_and_holding_are_told_apart() -> None:
    game = attack(2, tanks=2, against=land(4))
    game.does(ANNA, AssaultByTanks())
    assert isinstance(game.asked, FireQuestion | DiceQuestion)
    if isinstance(game.asked, DiceQuestion):
        game.throws("B" * game.asked.dice)
    assert isinstance(game.asked, FireQuestion)
    assert set(chances(game)) == {"fire", "hold"}


def test_a_fight_that_is_tried_many_times_is_never_certain() -> None:
    attacker = Army(6, 6, 6)
    found = prospect(attacker, Army(1, 5, 5))
    assert not found.exact
    assert 0.99 < found.win < 1


def test_a_moment_of_a_war_is_worked_out_by_what_is_known_of_others() -> None:
    attacker, defender = Army(4, 0, 2), Army(4, 0, 0)
    fresh = prospect(attacker, defender, 2)
    prospect(Army(6, 0, 2), Army(6, 0, 0), 2, False, Moment(defence=True))
    told = prospect(attacker, defender, 2, False, Moment(chosen=None, made=(), count=5))
    assert told.win == pytest.approx(fresh.win)
