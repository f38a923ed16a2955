"""In a turn of assaults no button comes to the place of another: what was made is pale, and so is an early end."""

import pytest
from pygame import Rect

from leonardo.app.engines.moves.whereabouts import BUTTONS, BY_INFANTRY, BY_PLANES
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.shown.marks import Marks, Prompt
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import AssaultByInfantry, AssaultByPlanes, AssaultByTanks, Done
from tests.app.engines.layouts import LOOKS
from tests.engine.engines.build import ANNA, Game, attack, land

KEYS = (BUTTONS[Done], BUTTONS[AssaultByTanks], BY_PLANES, BY_INFANTRY)


def asked(picture: EnginesPicture, game: Game) -> tuple[Prompt, dict[str, Rect]]:
    """Return what Anna is asked, and where her buttons are."""
    view = GAME.view(game.state, ANNA)
    line = prompt(TABLE, view, PromptState(tuple(look.name for look in LOOKS[:3]), eye=picture.eye))
    places = picture.spots(view, Marks(prompt=line))
    return line, {key: places[ButtonSpot(key)] for key in KEYS}


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_buttons_stay_where_they_are_as_assaults_are_made(size: tuple[int, int], one_set_of_pictures: Pictures) -> None:
    game = attack(6, 1, 1, against=land(9))
    picture = EnginesPicture(LOOKS[:3], pictures=one_set_of_pictures)
    picture.arrange(size, GAME.view(game.state, ANNA))
    line, first = asked(picture, game)
    pale = {BUTTONS[Done]}
    for made, throw, key in (
        (AssaultByTanks(), "XX", BUTTONS[AssaultByTanks]),
        (AssaultByPlanes(1), "B", BY_PLANES),
        (AssaultByInfantry(1), "B", BY_INFANTRY),
    ):
        assert {button.key for button in line.buttons if button.key in KEYS and not button.enabled} == pale
        game.does(ANNA, made)
        game.throws(throw)
        if key == BY_INFANTRY:
            break
        line, places = asked(picture, game)
        assert places == first
        pale = pale - {BUTTONS[Done]} | {key}
