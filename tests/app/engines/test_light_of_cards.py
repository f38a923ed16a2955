"""The light of cards that can be taken does not wash out the line above them."""

from pathlib import Path

import pytest
from pygame import Surface, image

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.engine.frozen import evolve
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SLIGHT = 1.0  # levels of 255 in the mean: the shadows of the cards are below the words then


@first_quick(("size", "text_size"), [((1024, 640), 100), ((1024, 640), 130), ((1920, 1080), 100)], 0)
def test_the_line_above_lit_cards_looks_as_it_does_above_others(tmp_path: Path, size: Size, text_size: int) -> None:
    theatre = Theatre(size, SaveFolder(tmp_path), settings=Settings(text_size=text_size))
    decisions("engines")["choose"].sit_down(theatre)
    table = theatre.table
    theatre.turn()
    view, marks, picture = table.view(), table.marks(), table.picture
    assert isinstance(picture, EnginesPicture)
    assert marks.lit
    places, pages = picture.auction.places(view), []
    for shown in (marks, evolve(marks, lit=frozenset())):
        page = Surface(size)
        picture.draw(page, view, evolve(shown, focused=None, tips=()))
        pages.append(image.tobytes(page.subsurface(places.title.union(places.words)), "RGB"))
    theatre.close()
    differences = [abs(one - other) for one, other in zip(*pages, strict=True)]
    assert sum(differences) / len(differences) <= SLIGHT
