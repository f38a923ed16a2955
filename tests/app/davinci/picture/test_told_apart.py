"""Phases are told apart by name or letter, and the workers that are left by the shapes of their shields."""

import pytest

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import StockSpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Phase, Place
from tests.app.davinci.crowded_game import fullest
from tests.app.davinci.layouts import LOOKS, all_asked, strip_for
from tests.app.davinci.words.said import prompt
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.app.table.strip.laid import draw
from tests.diagonal import first_quick

PHASES = (Phase.START_WORK, Phase.PLACEMENT, Phase.RESOLUTION, Phase.COMPLETION)

pytestmark = pytest.mark.usefixtures("screen")


@first_quick(("size", "letters"), [((1024, 640), "B"), ((1280, 720), "ABCD"), ((1920, 1080), "ABCD")])
@first_quick("language", languages())
def test_the_present_phase_is_named_and_others_have_letters(size: Size, letters: str, language: str) -> None:
    view, situation = next(asked for asked in all_asked() if asked[0].phase is Phase.PLACEMENT)
    with probing(), spoken(language):
        page = LayoutProbe(size)
        draw(page, strip_for(size), view, Marks(prompt=prompt(view, situation)))
        written = {note.what.text for note in page.notes if isinstance(note.what, Line)}
        names = [tr(f"davinci.picture.phases.{phase.name.lower()}") for phase in PHASES]
    assert written.intersection(names) == {names[1]}
    assert written.intersection("ABCD") == set(letters)


@first_quick("size", [(1024, 640), (1280, 720)])
@first_quick("seats", [3, 4, 5])
def test_apprentices_left_differ_in_shape_in_small_windows(size: Size, seats: int) -> None:
    view = GAME.view(fullest(seats)[0].state, None)
    with probing():
        picture = DaVinciPicture(LOOKS[:seats], pictures=Blanks())
        picture.arrange(size, view)
        page = LayoutProbe(size)
        picture.draw(page, view, Marks())
    room = picture.spots(view)[StockSpot(Place.ACADEMY)].inflate(4, 0)
    shields = [
        note for note in page.notes if str(note.what).startswith("shield_") and room.collidepoint(note.rect.center)
    ]
    assert [note.what for note in shields] == [f"shield_{colour}" for colour in SEAT_COLOURS[:seats]]
    assert all(note.rect.height >= 14 for note in shields)
