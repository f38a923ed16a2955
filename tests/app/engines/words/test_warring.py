"""What the stage of a war says of breaking off (rule 11.14), and of the chances as it goes on (rule 11.8)."""

from random import Random
from typing import Final

import pytest

from leonardo.app.engines.spots import TRAITS
from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.lately import Lately
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByTanks, Done, Fight, Fire, Hold
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.events import DiceThrown, FoughtOn, PlanesFlew, TankFired
from leonardo.engine.engines.questions import DiceQuestion
from leonardo.engine.game import Event
from tests.diagonal import first_quick
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land

NAMES = ("Anna", "Bianca")
_ANNAS: Final = {"tank": Card.TANK_SCYTHE, "plane": Card.PLANE_GREAT_BIRD}
_BIANCAS: Final = {"tank": Card.TANK_ROUND, "plane": Card.PLANE_KITE}


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


def test_who_can_go_back_is_told_what_that_saves() -> None:
    game = attack(2, against=land(2, castle=2))
    assert sums(game) == [tr("engines.war.retreat_keeps", count=2)]
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
    assert odds(game, one)[0] == pytest.approx(second)
    game.throws("XX")
    third, was = odds(game, one, one)
    assert was == pytest.approx(second)
    assert third < second


def test_a_sum_of_planes_begins_with_a_number() -> None:
    game = attack(2, planes=1, against=land(2))
    lately = (DiceThrown(ANNA, Throw.PLANES, (Face.EXPLOSION,)), PlanesFlew(ANNA, 1, 0, 0, 0, 1))
    told = war_told(GAME.view(game.state, ANNA), Marks(lately=lately), NAMES)
    assert told is not None
    assert told.sums == (("", "0", "killed"), ("", "1", "plane lost"))


@first_quick("seed", range(8), 2)
def test_what_a_chance_was_is_what_was_shown_before(seed: int) -> None:
    """Whatever is chosen: tanks before planes, no further tank, no further assault (rules 11.8, 11.18)."""
    random = Random(seed)
    game = attack(
        4,
        3,
        2,
        against=land(4, castle=seed % 2, tanks=2, planes=2),
        anna=_ANNAS,
        bianca=_BIANCAS,
    )
    shown, changes = odds(game)[0], 0
    while game.state.war is not None:
        asked = game.asked
        if isinstance(asked, DiceQuestion):
            game.throws("".join(random.choices("MBX", (2, 3, 1), k=asked.dice)))
        else:
            rare = [each for each in game.legal if isinstance(each, Done | Hold | AssaultByTanks)]
            game.does(game.war.side, random.choice(rare or game.legal))
        if game.state.war is None:
            break
        lately = Lately(TRAITS)
        lately.recall(game.events)
        now, was = odds(game, *lately.events)
        if isinstance(game.asked, DiceQuestion):
            assert now == pytest.approx(shown), "the dice are still to be thrown"
        elif now != pytest.approx(shown):
            assert was == pytest.approx(shown)
            changes += 1
        shown = now
    assert changes
