"""The ring of the keyboard lies under what must be read: buttons on the chart, and odds on those of a battle."""

import pytest
from attrs import evolve
from pygame import Rect, Surface
from pygame.image import tobytes

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.tips import Tags
from leonardo.app.table.shown.marks import Marks, Tip, Tone
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


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_no_light_of_a_land_lies_over_the_frame_of_the_map(size: Size) -> None:
    view = seen(TurnQuestion)
    picture, marks = laid(view, size)
    inside, lit = picture.layout.chart, frozenset(map(LandSpot, Territory))
    below = Rect(0, inside.bottom, size[0], 12).clip(Rect((0, 0), size))
    right = Rect(inside.right, inside.top, 12, inside.height)
    for frame in (below, right):
        bare = pixels(picture, view, marks, frame)
        assert pixels(picture, view, evolve(marks, lit=lit, pulse=1.0), frame) == bare
        assert pixels(picture, view, evolve(marks, touched=lit), frame) == bare


def test_a_refusal_covers_none_of_the_places_that_it_names() -> None:
    view = seen(TurnQuestion)
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        picture, marks = laid(view, size)
        places = picture.told_of(view, marks)
        for at in (Territory.CASTILE, Territory.PORTUGAL, Territory.AQUITAINE, Territory.MILAN):
            names = tuple(map(LandSpot, (Territory.PORTUGAL, Territory.AQUITAINE, Territory.MILAN)))
            also = "Possible: Portugal, Aquitaine, Milan.", "It is not next to any of your territories."
            at_pointer = places[LandSpot(at)].center
            tip = Tip(tr("table.refused.there"), at=at_pointer, tone=Tone.BARRED, also=also, names=names)
            tags = Tags(picture.brush, TABLE.moves.traits.dear, picture.shy)
            (drawn,) = tags.draw(Surface(size), [tip], places)
            # the area that comes back is larger by what points from the slip
            slip = drawn.inflate(*(-2 * max(tags.gap(), picture.brush.px(4)),) * 2)
            assert slip.collidelist([places[spot] for spot in names]) == -1, (size, at)
