"""What the stage of a war says of breaking off (rule 11.14)."""

import pytest

from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit.words import words
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, Fight
from leonardo.engine.engines.events import FoughtOn
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land

NAMES = ("Anna", "Bianca")


def sums(game: Game, viewer: int = ANNA, *lately: FoughtOn) -> list[str]:
    """Return what stands below the field, for a seat."""
    told = war_told(GAME.view(game.state, viewer), Marks(lately=lately), NAMES)
    assert told is not None
    return [text for *_, text in told.sums]


def test_before_the_first_throw_the_attacker_reads_why_there_is_no_way_back() -> None:
    game = attack(2, against=land(2))
    assert sums(game) == [words("engines.war.no_retreat")]
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
