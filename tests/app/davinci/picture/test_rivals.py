"""The panels of the others say in words whether their laboratories are busy, where there is room."""

from random import Random

import pytest
from attrs import evolve

from leonardo.app.davinci.picture.small_laboratory import LaboratoryLine
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.kit.seats import SEAT_COLOURS, Look
from leonardo.app.kit.words import languages, words
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import Place
from leonardo.engine.davinci.view import LaboratoryView
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing

BUSY = LaboratoryView(spaces=4, busy=True, weeks=3)

pytestmark = pytest.mark.usefixtures("screen")


def told(size: tuple[int, int], width: int, laboratory: LaboratoryView, seats: int = 4) -> set[str]:
    """Return what is written and drawn of a laboratory whose line is `width` units wide."""
    picture = TablePicture([Look(colour, colour) for colour in SEAT_COLOURS[:seats]], pictures=Blanks())
    picture.arrange(size, GAME.view(GAME.begin(GAME.deal(Options(seats), Random(1))).state, 0))
    page = LayoutProbe(size)
    line = LaboratoryLine(page.get_rect(width=picture.brush.px(width), height=picture.brush.px(50)), 2)
    line.draw(picture.brush, page, 1, Place.SMALL, laboratory)
    return {note.what.text if isinstance(note.what, Line) else note.what for note in page.notes}


@pytest.mark.parametrize("language", languages())
def test_work_is_told_in_words_as_far_as_there_is_room(language: str) -> None:
    with probing(), spoken(language):
        assert words("davinci.picture.busy_long", count=3) in told((1920, 1080), 420, BUSY)
        assert words("davinci.picture.busy", weeks=3) in told((1920, 1080), 240, BUSY)
        narrow = told((1920, 1080), 200, evolve(BUSY, spaces=6, weeks=12))
        assert {"12", "hourglass"} <= narrow
        assert words("davinci.picture.busy", weeks=12) not in narrow


def test_an_invention_that_all_can_see_is_told_before_words() -> None:
    shown = evolve(BUSY, spaces=6, shown=True, invention=8)
    with probing(), spoken("en"):
        assert {"hourglass", "3", "8"} <= told((1920, 1080), 280, shown)
        assert "8" not in told((1920, 1080), 240, evolve(shown, weeks=12))
        assert {"busy · 3", "8"} <= told((1920, 1080), 320, shown)
