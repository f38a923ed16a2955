"""A slip where there is little room for it: as narrow as its words allow."""

from typing import Final

import pytest
from pygame import Rect

from leonardo.app.kit.text.painter import Painter
from leonardo.app.lessons.slip import SlipText, _line, draw_slip, lay_slip
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.panels.page import Page
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing

pytestmark = pytest.mark.usefixtures("screen")

WINDOW: Final = Rect(0, 0, 1024, 640)
LONG: Final = SlipText("Men-at-arms, meetings, works", "step 1 of 4", "Take one of them.", button="Continue")
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


def test_a_line_to_what_a_slip_tells_of_begins_where_it_comes_out_from_below_the_slip() -> None:
    """Words that the slip hides are not on its way."""
    slip, purse, hidden = Rect(480, 420, 250, 124), Rect(140, 526, 154, 62), Rect(540, 480, 100, 30)
    on_the_way = [Rect(440, 420, 30, 84), Rect(440, 520, 30, 60)]
    line = _line(slip, purse, [*on_the_way, hidden])
    assert line is not None
    start, end = line
    assert start[0] == slip.left
    assert purse.collidepoint(end)
