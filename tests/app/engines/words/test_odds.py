"""What each choice in a war would make of one's own chance is what one then has, on average over the dice."""

import pytest

from leonardo.app.engines.buttons import BUTTONS
from leonardo.app.engines.moves.in_hand import Wave
from leonardo.app.engines.words.odds import likely, of_choices
from leonardo.app.table.words.prompt_state import Awaited, PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByPlanes, AssaultByTanks, Parachute
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Force
from leonardo.engine.engines.prospects import of_war, prospect
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    DiceQuestion,
    FireQuestion,
    ParachuteQuestion,
    RetreatQuestion,
)
from leonardo.engine.engines.stages import Army, Moment
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land

STATE = PromptState(("Anna", "Bianca", "Carlo"))


def chances(game: Game, seat: int = ANNA, wave: Wave | None = None) -> dict[str, int]:
    return dict(of_choices(GAME.view(game.state, seat), wave))


def test_the_usual_order_has_the_chance_that_is_told_beside_it() -> None:
    game = attack(3, tanks=1, planes=2, against=land(3, castle=1))
    war = game.state.war
    assert war is not None
    found = chances(game)
    assert set(found) == {"by_infantry", "by_planes", "by_tanks"}
    view = GAME.view(game.state, ANNA)
    assert max(found.values()) == round(100 * likely(view, war, Moment()).win)
    assert likely(view, war, Moment()).win >= of_war(game.state, war, Moment()).win


def test_fewer_infantry_have_another_chance_on_both_sides() -> None:
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


def test_a_moment_of_a_war_goes_by_what_is_known_of_others() -> None:
    attacker, defender = Army(4, 0, 2), Army(4, 0, 0)
    fresh = prospect(attacker, defender, 2)
    prospect(Army(6, 0, 2), Army(6, 0, 0), 2, False, Moment(defence=True))
    told = prospect(attacker, defender, 2, False, Moment(chosen=None, made=(), count=5))
    assert told.win == pytest.approx(fresh.win)


def main_buttons(game: Game, seat: int = ANNA) -> list[str]:
    view = GAME.view(game.state, seat)
    shown = [each for each in BUTTONS if each.shown(view, STATE, Awaited.MINE)]
    made = [each.made(view, STATE, Awaited.MINE) for each in shown]
    return [each.key for each in made if each.primary and each.enabled]


def test_no_button_of_a_battle_has_a_better_chance_than_the_main() -> None:
    games = (
        attack(4, tanks=2, planes=1, against=land(3, castle=2)),
        attack(3, planes=2, against=land(6)),
        attack(6, tanks=1, against=land(2, castle=4)),
        attack(5, against=land(3)),
    )
    for game in games:
        found = chances(game)
        assert len(main := main_buttons(game)) == 1
        assert found[main[0]] >= max(found.values()) - 1, (main, found)


def test_who_gains_nothing_by_an_assault_is_led_to_its_end() -> None:
    """Two infantry lose men before a castle of level 4 and hit nobody there."""
    game = attack(2, planes=3, against=land(3, castle=4))
    game.does(ANNA, AssaultByPlanes(3, None, None))
    game.throws("MMB")
    found = chances(game)
    assert found["done"] > found["by_infantry"]
    assert main_buttons(game) == ["done"]


def test_a_jump_has_the_chance_of_what_its_die_may_show() -> None:
    game = attack(5, planes=1, against=land(2, castle=4), anna={"projects": (Card.PARACHUTIST,)})
    assert isinstance(game.asked, ParachuteQuestion)
    found = chances(game)
    ends = []
    for face in "MBX":
        after = attack(5, planes=1, against=land(2, castle=4), anna={"projects": (Card.PARACHUTIST,)})
        after.does(ANNA, Parachute())
        after.throws(face)
        war = after.state.war
        assert war is not None
        ends.append(of_war(after.state, war, Moment(made=(Force.PLANES,)) if face != "X" else Moment()).win)
    assert found["parachute"] == pytest.approx(100 * sum(ends) / 3, abs=1)
    assert set(found) == {"parachute", "no_parachute"}
    assert main_buttons(game) == [max(found, key=lambda key: found[key])]


def test_fighting_on_without_hits_says_what_little_it_brings() -> None:
    game = attack(2, against=land(2, castle=2))
    assert isinstance(game.asked, RetreatQuestion)
    assert set(chances(game)) == {"fight"}
    assert main_buttons(game) == ["retreat"]
