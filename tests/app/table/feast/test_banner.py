"""A banner says a line over the board, with a number on a seal and a picture at both ends; nothing covers another."""

import pytest
from pygame import Rect

from leonardo.app.davinci.picture.track import GATE, GATE_SHUT
from leonardo.app.kit.seats import Look
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.words import languages, words
from leonardo.app.table.feast.banner import Banner
from leonardo.app.table.looks import ribbon
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.panels.page import Page
from leonardo.engine.davinci.terms import LAST_ROUND
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, legible, probing

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("size", [(1024, 640), (1000, 1400), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages())
def test_what_a_round_brings_fits(size: tuple[int, int], text_scale: float, language: str) -> None:
    k = min(size[0] / 1920, size[1] / 1080)
    board = Rect(size[0] // 5, size[1] // 10, size[0] * 3 // 5, size[1] // 2)
    with probing() as cut, spoken(language):
        brush = Brush(Blanks(), Painter(k, text_scale), Page(size=size, k=k, text_scale=text_scale), [Look("A", "red")])
        for number in range(1, LAST_ROUND + 1):
            page = LayoutProbe(size)
            name = words("davinci.log.round", round=number)
            banner = Banner(brush, board, number, name, GATE_SHUT if number > LAST_ROUND - 2 else GATE)
            banner.lay(page, words(f"davinci.banner.{number}"))
            assert board.inflate(20, 20).contains(ribbon.around(banner.rect))
            assert banner.whole.contains(banner.rect)
            assert faults(page, {}, cut, (), legible(size)) == []


def test_it_hangs_as_high_as_it_can_and_cuts_no_sign() -> None:
    page = Page(size=(1280, 720), k=720 / 1080)
    brush = Brush(Blanks(), Painter(page.k), page, [Look("A", "red")])
    board = Rect(208, 62, 780, 468)
    high = Banner(brush, board, 3, "Round 3", GATE)
    low = Banner(brush, board, 3, "Round 3", GATE, [Rect(335, 77, 190, 34), Rect(285, 262, 110, 30)])
    assert board.top < high.rect.top < low.rect.top
    assert low.rect.bottom < board.top + board.height // 3
    assert ribbon.around(low.rect).collidelist([Rect(335, 77, 190, 34), Rect(285, 262, 110, 30)]) == -1
