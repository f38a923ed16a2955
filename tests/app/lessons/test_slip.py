"""Slips in all places, sizes and languages: whole, in the window, and never over what they tell of."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from pygame import Rect

from leonardo.app.citta.learn.lessons import course as of_citta
from leonardo.app.davinci.learn.lessons import course as of_davinci
from leonardo.app.engines.learn.lessons import course as of_engines
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.text.painter import Painter
from leonardo.app.lessons.slip import SlipText, draw_slip, lay_slip, line_to
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.spots import ButtonSpot
from tests.app.citta.learn import test_course as in_citta
from tests.app.davinci.learn import test_course as in_davinci
from tests.app.engines.learn import test_course as in_engines
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.app.lessons.slips import PARTS, fits, slips, tried
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen")

WINDOW: Final = Rect(0, 0, 1024, 640)
LONG: Final = SlipText("Men-at-arms, meetings, works", "step 1 of 4", "Take one of them.", foot="Continue")
COIN: Final = Rect(900, 580, 40, 40)


def test_a_long_title_breaks_where_it_finds_no_room_whole() -> None:
    dialog = Rect(0, 0, 724, 640)
    with probing() as cut:
        brush = Brush(Blanks(), Painter(640 / 1080, 1.3), Page(size=WINDOW.size, k=640 / 1080, text_scale=1.3), ())
        free, narrow = (lay_slip(brush, LONG, COIN, clear, {}).rect for clear in ((), (dialog,)))
        assert free.width > WINDOW.right - dialog.right > narrow.width
        assert narrow.collidelist([dialog, COIN]) < 0
        draw_slip(LayoutProbe(WINDOW.size), brush, lay_slip(brush, LONG, COIN, (dialog,), {}))
        assert not cut


def test_a_line_begins_where_it_comes_out_below_the_slip() -> None:
    slip, purse, hidden = Rect(480, 420, 250, 124), Rect(140, 526, 154, 62), Rect(540, 480, 100, 30)
    on_the_way = [Rect(440, 420, 30, 84), Rect(440, 520, 30, 60)]
    line = line_to(slip, purse, [*on_the_way, hidden])
    assert line is not None
    start, end = line
    assert start[0] == slip.left
    assert purse.collidepoint(end)


TAKEN: Final[Mapping[str, tuple[Any, Any, int]]] = {
    "davinci": (of_davinci.COURSE, in_davinci.wished, 40),
    "citta": (of_citta.COURSE, in_citta.wished, 24),
    "engines": (of_engines.COURSE, in_engines.wished, 24),
}
"""The course of each game, what a person does in it, and how many slips there are at least."""


@pytest.mark.slow
@pytest.mark.parametrize(("taken", "size", "language", "text"), tried(tuple(TAKEN)))
def test_a_slip_lies_whole_beside_what_it_tells_of(
    tmp_path: Path, taken: str, size: tuple[int, int], language: str, text: int
) -> None:
    game, part = taken.split()
    course, wished, least = TAKEN[game]
    with spoken(language), probing():
        settings = Settings(speed=Speed.OFF, text_size=text, language=language)
        desk = Desk(tmp_path, size, settings)
        desk.kit.pictures, told = Blanks(), 0
        for table in slips(desk, course, wished, int(part)):
            assert table.slip is not None
            told += 1
            fits(table, table.slip)
        desk.host.close()
    assert told > least // 2 // PARTS


@pytest.mark.parametrize("game", TAKEN)
def test_what_leads_on_stays_in_its_place_from_slip_to_slip(game: str, tmp_path: Path) -> None:
    """The button lay on the slip, and had to be looked for on each."""
    course = TAKEN[game][0]
    desk, places = Desk(tmp_path, (1280, 720), Settings(speed=Speed.OFF)), list[Rect]()
    for lesson in course.lessons[:3]:
        desk.host.play_lesson(course.game, lesson.name, anew=True)
        table = desk.table
        assert isinstance(table, LessonTable)
        table.update(0)
        while table.told is not None and table.told.read and not table.told.closing:
            shown = {button.key: button for button in table.prompt().buttons}
            assert shown["go_on"].primary
            assert {key for key, button in shown.items() if not button.tool} == {"go_on"}
            places.append(table.places()[ButtonSpot("go_on")])
            table.button("go_on")
            table.update(0)
    assert len(places) > 1
    assert len({(place.right, place.top, place.height) for place in places}) == 1
    desk.host.close()
