"""What a war cost both sides is told when it is over, and whoever falls stays on its field until then."""

import pytest

from leonardo.app.engines.picture.feasts.ended import ended
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import FallenSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.warring import war_told
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.events import AttackLost, DiceThrown, InfantryFought
from tests.app.engines.layouts import LOOKS, SIZES
from tests.app.kit.layout_probe import Blanks
from tests.engine.engines.build import ANNA, BIANCA, VENICE, attack, land

NAMES = ("Anna", "Bianca", "Carlo")
THROWN = DiceThrown(ANNA, Throw.INFANTRY, (Face.MAN, Face.EXPLOSION, Face.EXPLOSION))
FOUGHT = InfantryFought(ANNA, count=3, hits=1, razed=0, stopped=0, killed=1, lost=2)


def test_the_end_of_a_war_tells_losses_and_dice_of_both_sides() -> None:
    game = attack(3, against=land(4))
    war = war_told(GAME.view(game.state, ANNA), Marks(lately=(THROWN, FOUGHT)), NAMES)
    assert war is not None
    event = AttackLost(BIANCA, ANNA, VENICE, 0, 0)
    told = ended(event, 0, 3, war).told
    assert tr("engines.feast.cost", name="Anna", count=2, dice=3) in told
    assert tr("engines.feast.cost", name="Bianca", count=1, dice=0) in told
    assert ended(event, 0, 3).told == ""


@pytest.mark.parametrize("size", SIZES)
def test_who_falls_stays_on_the_field(size: Size) -> None:
    view = GAME.view(attack(3, against=land(4)).state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    picture.arrange(size, view)
    found = TABLE.motion.flights(view, view, FOUGHT)
    assert {flight.end for flight in found} == {FallenSpot(ANNA), FallenSpot(BIANCA)}
    for flight in found:
        assert picture.war.places.field.collidepoint(picture.target(view, flight.start))
        assert picture.war.places.field.collidepoint(picture.target(view, flight.end))
