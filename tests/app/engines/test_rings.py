"""The ring of the keyboard lies under what must be read: buttons on the chart, and odds on those of a battle."""

import pytest
from attrs import evolve
from pygame import Rect, Surface
from pygame.image import tobytes

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.points import Size
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.view import View
from tests.app.engines.layouts import LOOKS, NAMES, seen
from tests.app.kit.layout_probe import Blanks
from tests.engine.engines.build import ANNA, attack, land

pytestmark = pytest.mark.usefixtures("screen")


def laid(view: View, size: Size) -> tuple[EnginesPicture, Marks]:
    picture = EnginesPicture(LOOKS[: view.table.seats], pictures=Blanks())
    picture.arrange(size, view)
    return picture, Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, eye=picture.eye)))


def pixels(picture: EnginesPicture, view: View, marks: Marks, place: Rect) -> bytes:
    surface = Surface(picture.page.size)
    picture.draw(surface, view, marks)
    return tobytes(surface.subsurface(place), "RGB")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_no_ring_lies_over_the_buttons_on_the_chart(size: Size) -> None:
    view = seen(TurnQuestion)
    picture, marks = laid(view, size)
    places = picture.spots(view, marks)
    button = places[ButtonSpot("lands")].inflate(-10, -10)
    bare = pixels(picture, view, marks, button)
    under = [LandSpot(at) for at in (Territory.MUSCOVY, Territory.LITHUANIA, Territory.SWEDEN)]
    assert any(places[spot].colliderect(picture.chart.buttons_place) for spot in under)
    for spot in under:
        assert pixels(picture, view, evolve(marks, focused=spot), button) == bare, spot


def test_no_ring_lies_over_the_odds_on_a_button() -> None:
    view = GAME.view(attack(3, tanks=1, planes=1, against=land(4)).state, ANNA)
    picture, marks = laid(view, (1280, 720))
    for key, _, chip in picture.war.chips(view, marks):
        inner = chip.inflate(-chip.height, -4)
        ringed = evolve(marks, focused=ButtonSpot(key))
        assert pixels(picture, view, ringed, inner) == pixels(picture, view, marks, inner), key
