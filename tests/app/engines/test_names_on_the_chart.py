"""Names on the chart are seen whole however closely it is looked at, and nothing is written over them."""

import pytest

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.table import TABLE
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines import GAME
from tests.app.engines.layouts import LOOKS
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, Note, probing
from tests.diagonal import diagonal
from tests.engine.engines.build import ANNA, SICILY, land, seat, turn

NAMES = tuple(look.name for look in LOOKS[:3])
SIZE = (1280, 720)


def chart(turns: int, text_scale: float) -> list[Note]:
    """What is written on the chart, so many turns of the wheel closer."""
    game = turn(seat(milan=land(2), venice=land()), seat(castile=land()), seat(england=land(), naples=land()))
    view = GAME.view(game.state, ANNA)
    picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=text_scale)
    with probing():
        picture.arrange(SIZE, view)
        picture.look_through(picture.closer(picture.stage.center, turns))
        marks = Marks(prompt=prompt(TABLE, view, PromptState(names=NAMES, eye=picture.eye)))
        page = LayoutProbe(SIZE)
        for part in picture.chart.parts:
            page.set_clip(part.region(view, marks))
            part.draw(page, view, marks)
    return [note for note in page.notes if isinstance(note.what, Line) and note.what.text.isalpha()]


def met(note: Note, others: list[Note]) -> list[str]:
    return [str(other.what) for other in others if other.what != note.what and other.ink.colliderect(note.ink)]


@pytest.mark.parametrize(("turns", "language", "text_scale"), diagonal(range(4), LANGUAGES, (1.0, 1.3)))
def test_no_name_is_cut_and_free_is_written_over_no_other(turns: int, language: str, text_scale: float) -> None:
    with spoken(language):
        notes = chart(turns, text_scale)
        assert len(notes) > 10
        assert [note.what for note in notes if note.clip.width < note.rect.width] == []
        free = [note for note in notes if isinstance(note.what, Line) and note.what.text == tr("engines.picture.free")]
        assert [others for note in free if (others := met(note, notes))] == []


def test_sicily_at_the_edge_is_said_to_be_free_above_its_name() -> None:
    notes = chart(0, 1.0)
    name = next(note for note in notes if isinstance(note.what, Line) and note.what.text == land_name(SICILY))
    free = [note for note in notes if isinstance(note.what, Line) and note.what.text == tr("engines.picture.free")]
    assert any(
        note.rect.bottom <= name.rect.centery and abs(note.rect.centerx - name.rect.centerx) < 3 for note in free
    )
