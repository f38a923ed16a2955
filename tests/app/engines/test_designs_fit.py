"""The designs that a seat has drawn, and its archive, can be read in low windows as well: no line lies over another."""

from itertools import zip_longest

import pytest

from leonardo.app.engines.picture.designs import Designs
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import TEXT_SIZES
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import DESIGNS_OF, Card
from leonardo.engine.engines.constants import Machine
from tests.app.engines.test_table_fits import LOOKS
from tests.app.kit.everywhere import MORE_SIZES, SIZES
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, probing
from tests.diagonal import diagonal
from tests.engine.engines.build import ANNA, land, seat, turn

SMALL = ((800, 600), (720, 1280))
OVERLAPS = ("one over the other", "cut off")
ARCHIVES = ((), (Card.ORGAN_GUN,), (Card.ORGAN_GUN, Card.ART_LADY))


@pytest.mark.parametrize(
    ("size", "language", "text_size", "archive"),
    diagonal((*SMALL, *SIZES), LANGUAGES, TEXT_SIZES, ARCHIVES, more=MORE_SIZES),
)
def test_odds_are_told_whole_or_in_brief(size: Size, language: str, text_size: int, archive: tuple[Card, ...]) -> None:
    """Beside the name of a design in a low window there is room for few words."""
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=text_size / 100)
    with spoken(language), probing() as cut:
        for tank in DESIGNS_OF[Machine.TANK]:
            mine = seat(tank=tank, plane=Card.PLANE_AIRSCREW, archive=archive, milan=land(2))
            view = GAME.view(turn(mine, seat(hungary=land()), seat(norway=land())).state, ANNA)
            designs = next(panel for panel in picture.lay_out(size, view) if isinstance(panel, Designs))
            page = LayoutProbe(size)
            for part in designs.parts:
                part.draw(page, view, Marks())
        assert [words for words in cut if "%" in words] == []


@pytest.mark.parametrize(
    ("size", "language", "text_size"), diagonal((*SMALL, *SIZES), LANGUAGES, TEXT_SIZES, more=MORE_SIZES)
)
def test_no_line_of_a_design_lies_over_another(size: Size, language: str, text_size: int) -> None:
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=text_size / 100)
    with spoken(language), probing() as cut:
        for tank, plane in zip_longest(DESIGNS_OF[Machine.TANK], DESIGNS_OF[Machine.PLANE]):
            game = turn(seat(tank=tank, plane=plane, milan=land(2)), seat(hungary=land()), seat(norway=land()))
            view = GAME.view(game.state, ANNA)
            designs = next(panel for panel in picture.lay_out(size, view) if isinstance(panel, Designs))
            page = LayoutProbe(size)
            for part in designs.parts:
                page.set_clip(part.region(view, Marks()))
                part.draw(page, view, Marks())
            wrong = faults(page, {}, cut)
            assert [fault for fault in wrong if fault.startswith(OVERLAPS)] == [], (tank, plane)
