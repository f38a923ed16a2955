"""What the stage of a war says of breaking off (rule 11.14), and of the chances as it goes on (rule 11.8)."""

import pytest

from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByTanks, Fight, Fire
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.events import DiceThrown, FoughtOn, PlanesFlew, TankFired
from leonardo.engine.game import Event
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land

NAMES = ("Anna", "Bianca")


def sums(game: Game, viewer: int = ANNA, *lately: FoughtOn) -> list[str]:
    """Return what stands below the field, for a seat."""
    told = war_told(GAME.view(game.state, viewer), Marks(lately=lately), NAMES)
    assert told is not None
    return [text for *_, text in told.sums]


def test_before_the_first_throw_the_way_back_is_explained() -> None:
    game = attack(2, against=land(2))
    assert sums(game) == [tr("engines.war.no_retreat")]
    assert sums(game, BIANCA) == []


@pytest.mark.parametrize("castle", [0, 1])
def test_it_is_not_said_once_assaults_were_made(castle: int) -> None:
    game = attack(3, against=land(2, castle=castle))
    game.does(ANNA, AssaultByInfantry(2))
    game.throws("BB")
    assert sums(game) == []


def test_it_is_not_said_to_who_could_have_gone_back() -> None:
    game = attack(2, against=land(2, castle=2))
    assert sums(game) == []
    game.does(ANNA, Fight())
    assert sums(game, ANNA, FoughtOn(ANNA)) == []


def odds(game: Game, *lately: Event) -> tuple[float, float | None]:
    """Return the chance of the attacker now and before the last assault."""
    told = war_told(GAME.view(game.state, ANNA), Marks(lately=lately), NAMES)
    assert told is not None
    assert told.win is not None
    return told.win, told.was


def test_a_tank_that_killed_nobody_leaves_a_smaller_chance() -> None:
    """Infantry cannot get past the castle, and so the defender is next."""
    game = attack(
        2, 1, against=land(1, castle=1), anna={"tank": Card.TANK_SCYTHE}, bianca={"projects": (Card.STRONGHOLD,)}
    )
    first, was = odds(game)
    assert was is None
    game.does(ANNA, AssaultByTanks())
    assert odds(game)[0] == pytest.approx(first), "the dice are still to be thrown"
    game.throws("XBM")
    fired = TankFired(ANNA, 1, 1, 0, burst=False, lost=0)
    now, was = odds(game, DiceThrown(ANNA, Throw.TANK, (Face.EXPLOSION, Face.BLANK, Face.MAN)), fired)
    assert was == pytest.approx(first)
    assert now < first


def test_each_further_tank_is_counted_as_long_as_it_may_fire() -> None:
    game = attack(3, 2, against=land(4), anna={"tank": Card.TANK_TURTLE})
    first, _ = odds(game)
    game.does(ANNA, AssaultByTanks())
    game.throws("XX")
    one = TankFired(ANNA, 0, 0, 0, burst=False, lost=0)
    second, was = odds(game, one)
    assert was == pytest.approx(first)
    assert second < first
    game.does(ANNA, Fire())
    assert odds(game)[0] == pytest.approx(second)
    game.throws("XX")
    third, was = odds(game, one, one)
    assert was == pytest.approx(second)
    assert third < second


def test_a_sum_of_planes_begins_with_a_number_and_counts_one_plane_as_one() -> None:
    game = attack(2, planes=1, against=land(2))
    lately = (DiceThrown(ANNA, Throw.PLANES, (Face.EXPLOSION,)), PlanesFlew(ANNA, 1, 0, 0, 0, 1))
    told = war_told(GAME.view(game.state, ANNA), Marks(lately=lately), NAMES)
    assert told is not None
    assert told.sums == (("", "0", "killed"), ("", "1", "plane lost"))
