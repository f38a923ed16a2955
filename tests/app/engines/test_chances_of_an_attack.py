"""The bar of an attack that is composed: to win, to retreat, and that the others hold their land (rule 11.14)."""

import pytest
from pygame import Surface

from leonardo.app.engines.moves import armies
from leonardo.app.engines.picture.slip import HELD, RETREAT
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.marching import said
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.looks.colours import LEAF
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from tests.app.engines.layouts import LOOKS
from tests.engine.engines.build import ANNA, MILAN, VENICE, land, seat, turn


@pytest.mark.usefixtures("screen")
def test_the_bar_is_as_long_for_each_end_of_an_attack_as_its_chance(one_set_of_pictures: Pictures) -> None:
    game = turn(seat(milan=land(4, castle=1)), seat(venice=land(2, castle=1), rome=land(1)), seat(norway=land(1)))
    view = GAME.view(game.state, ANNA)
    march = armies.proposed(view, MILAN, VENICE, ANNA)
    assert march is not None
    picture = EnginesPicture(LOOKS[:3], pictures=one_set_of_pictures)
    picture.arrange((1280, 720), view)
    state = PromptState(tuple(look.name for look in LOOKS[:3]), held=march, eye=picture.eye)
    surface = Surface((1280, 720))
    picture.slip.draw(surface, view, Marks(prompt=prompt(TABLE, view, state)))
    told = said(view, march)
    assert told.win is not None
    assert told.back > 0.1
    rows = [[tuple(surface.get_at((x, y))[:3]) for x in range(1280)] for y in range(720)]
    won, back, held = max((tuple(row.count(colour) for colour in (LEAF, RETREAT, HELD)) for row in rows), key=min)
    whole = won + back + held
    assert won / whole == pytest.approx(told.win, abs=0.06)
    assert back / whole == pytest.approx(told.back, abs=0.06)
