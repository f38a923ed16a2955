"""The page of a design tells all odds of its check, also where text is large: its letters give way first."""

import pytest

from leonardo.app.engines.picture.designs import Designs
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.words.designs import page_of
from leonardo.app.kit.translations import languages
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines import GAME
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from tests.app.engines.layouts import LOOKS
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.engine.engines.build import ANNA, land, seat, turn


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_half_and_nothing_are_told_where_text_is_large(size: tuple[int, int], language: str) -> None:
    mine = seat(tank=Card.TANK_THUNDER, plane=Card.PLANE_KITE, milan=land(2))
    view = GAME.view(turn(mine, seat(hungary=land()), seat(norway=land())).state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=1.3)
    with spoken(language), probing():
        panel = next(panel for panel in picture.lay_out(size, view) if isinstance(panel, Designs))
        page = LayoutProbe(size)
        for part in panel.parts:
            page.set_clip(part.region(view, Marks()))
            part.draw(page, view, Marks())
        written = " ".join(note.what.text for note in page.notes if isinstance(note.what, Line))
        assert page_of(view.players[ANNA], Machine.TANK, False).odds[0] in written
