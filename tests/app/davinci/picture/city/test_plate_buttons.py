"""What a district offers is taken or declined right beside it (rules 8.9, 8.12)."""

from functools import cache
from itertools import chain

import pytest
from pygame import Rect

from leonardo.app.davinci.picture.city.city import City
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View
from tests.app.davinci.whole_game import ALONE, OPTIONS, SEED, played_without_a_table
from tests.app.kit.languages import LANGUAGES, spoken
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

NAMES = tuple(seat.name for seat in ALONE)
LOOKS = [PlayerStyle(name, colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
FARTHEST = 26  # units between them and where their district's people and ribbon are


@cache
def offers() -> tuple[tuple[Place, View], ...]:
    """Return some of what is seen whenever a district offers anything in two games."""
    steps = chain.from_iterable(played_without_a_table(ALONE, SEED + game, OPTIONS).steps() for game in range(2))
    asked = ((step.state, step.state.question) for _, step in steps if step is not None)
    return tuple(
        (question.district, GAME.view(state, question.seat))
        for state, question in asked
        if isinstance(question, OfferQuestion)
    )[::4]


@pytest.mark.parametrize(
    ("size", "language", "text_scale"), diagonal(SIZES, LANGUAGES, (1.0, 1.3), quick=0, pairs=False)
)
def test_they_are_beside_what_they_are_about(size: Size, language: str, text_scale: float) -> None:
    picture = DaVinciPicture(LOOKS, pictures=Pictures(), text_scale=text_scale)
    with spoken(language):
        picture.arrange(size, offers()[0][1])
        city = next(panel for panel in picture.panels if isinstance(panel, City))
        for place, view in offers():
            told = prompt(TABLE, view, PromptState(names=NAMES))
            spots = picture.spots(view, Marks(prompt=told))
            rects = [Rect(spots[ButtonSpot(button.key)]) for button in told.buttons if button.aside]
            own = city.districts[place]
            reach = round(FARTHEST * max(1.0, city.brush.layout.k))
            around = own.ribbon.union(own.people).inflate(2 * reach, 2 * reach)
            assert rects[0].unionall(rects[1:]).colliderect(around), place
