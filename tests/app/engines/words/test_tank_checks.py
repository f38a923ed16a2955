"""What the check of a tank decides is said before it is rolled, in its result, and on the card of its design."""

import pytest

from leonardo.app.engines.spots import DesignSpot
from leonardo.app.engines.words.designs import page_of
from leonardo.app.engines.words.tips import look
from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByTanks
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from tests.engine.engines.build import ANNA, Game, attack, land, seat, turn

NAMES = ("Anna", "Bianca")


def sums(game: Game) -> list[tuple[str, str, str]]:
    """Return what stands below the field: sign, number and words of each part."""
    told = war_told(GAME.view(game.state, ANNA), Marks(lately=tuple(game.events)), NAMES)
    assert told is not None
    return list(told.sums)


def at_a_check() -> Game:
    """Anna's turtle, with all its hits and dice, is about to be checked."""
    game = attack(2, tanks=1, against=land(6))
    game.does(ANNA, AssaultByTanks())
    return game


def test_before_the_dice_fall_it_is_said_what_explosions_do() -> None:
    game = at_a_check()
    hits = game.state.players[ANNA].tank_hits
    assert sums(game) == [("", "", tr("engines.war.check", all=hits, half=hits // 2))]


@pytest.mark.parametrize("explosions", [0, 1])
def test_the_result_begins_with_the_hits_left_and_explosions(explosions: int) -> None:
    game = at_a_check()
    player = game.state.players[ANNA]
    game.throws("M" * (player.check_dice - explosions) + "X" * explosions)
    left = player.tank_hits // 2 if explosions else player.tank_hits
    told = tr("engines.war.sum.checked", count=explosions, all=player.tank_hits)
    assert sums(game)[0] == ("", str(left), told if explosions else tr("engines.war.sum.unchecked", count=left))


def test_the_tip_of_a_design_says_what_its_chances_mean() -> None:
    game = turn(seat(tank=Card.TANK_ROUND, milan=land()), seat(norway=land()), seat(castile=land()))
    player = game.state.players[ANNA]
    parts = {"full": 20, "half": 40, "none": 29, "lost": 11}
    assert page_of(player, Machine.TANK, False).odds[0] == tr("engines.page.tank", full=20, half=40, none=29, lost=11)
    tip = look(GAME.view(game.state, ANNA), DesignSpot(Machine.TANK), NAMES)
    assert tip is not None
    assert tip.words == tr("engines.look.check", all=4, some=2, **parts)
