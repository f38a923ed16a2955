"""The buttons of a battle keep their places, whatever is asked, and the key that passes begins no assault."""

from pathlib import Path

import pytest
from pygame import Rect

from leonardo.app.engines.buttons import less, more
from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.points import Size
from leonardo.app.table import commands
from leonardo.app.table.buttons import CHANCE
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByTanks, Done, Fire, Hold
from leonardo.engine.engines.cards import Card
from tests.app.engines.layouts import LOOKS, SIZES
from tests.app.engines.test_fighting_on import at_war
from tests.app.kit.layout_probe import Blanks
from tests.diagonal import first_quick
from tests.engine.engines.build import ANNA, BIANCA, Game, attack, land

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
NAMES = tuple(look.name for look in LOOKS[:3])


def placed(game: Game, size: Size, scale: float, seat: int = ANNA) -> dict[str, Rect]:
    """Where each button of the battle lies now."""
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks())
    picture.text_scale = scale
    view = GAME.view(game.state, seat)
    picture.arrange(size, view)
    marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES)))
    found = picture.spots(view, marks)
    return {
        spot.key: at for spot, at in found.items() if isinstance(spot, ButtonSpot) and picture.war.rect.contains(at)
    }


@first_quick("scale", [1.0, 1.3])
@first_quick("size", SIZES)
def test_each_stays_where_it_was_and_the_same_means_one_place(size: Size, scale: float) -> None:
    game = attack(4, 2, 1, against=land(5))
    first = placed(game, size, scale)
    game.does(ANNA, AssaultByTanks())
    throw = placed(game, size, scale)
    game.throws("BB")
    fires = placed(game, size, scale)
    game.does(ANNA, Hold())
    second = placed(game, size, scale)
    assert {key: first[key] for key in second if key in first} == {key: second[key] for key in second if key in first}
    assert throw[CHANCE].contains(first[BY_INFANTRY]), "what goes on is at the right"
    assert fires[BUTTONS[Fire]] == first[BUTTONS[AssaultByTanks]]
    assert fires[BUTTONS[Hold]] == first[BUTTONS[Done]]


@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_another_where_planes_are_divided(size: Size, scale: float) -> None:
    cards = [Card.TANK_BOMB, Card.SKY_CULVERIN, Card.AUTOMATON]
    game = attack(4, 1, 1, against=land(3, 2, planes=3), bianca={"plane": Card.PLANE_AIRSCREW, "projects": cards})
    game.does(ANNA, AssaultByInfantry(1))
    game.throws("B")
    game.does(ANNA, Done())
    found = placed(game, size, scale, BIANCA)
    counters = {key(f"wave_{name}") for name in ("infantry", "planes", "at_tanks", "at_planes") for key in (less, more)}
    assert counters | {BY_INFANTRY, BY_PLANES} <= found.keys()
    places = list(found.values())
    assert all(place.collidelist(places[:number]) < 0 for number, place in enumerate(places))


def test_the_key_that_passes_begins_no_assault_of_tanks(tmp_path: Path) -> None:
    desk = at_war(tmp_path, attack(4, 1, against=land(4)))
    before = len(desk.table.session.played.turns)
    desk.command(commands.PASSING)
    assert len(desk.table.session.played.turns) == before
    desk.host.close()
