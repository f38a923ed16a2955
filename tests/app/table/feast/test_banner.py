"""A banner says a line over the board, with a number on a seal and a picture at both ends; nothing covers another."""

from collections.abc import Sequence
from typing import Final

import pytest
from pygame import Rect, Surface, mask

from leonardo.app.davinci.picture.track import GATE, GATE_SHUT
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.feast.banner import UNROLLS, Banner
from leonardo.app.table.looks import ribbon
from leonardo.engine.davinci.constants import LAST_ROUND
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, faults, legible, probing
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen")

STEP: Final = 20  # milliseconds of a frame


@first_quick("size", [(1024, 640), (1000, 1400), (1920, 1080), (3840, 2160)], 2)
@first_quick("text_scale", [1.0, 1.3], 2)
@first_quick("language", languages(), 2)
def test_what_a_round_brings_fits(size: tuple[int, int], text_scale: float, language: str) -> None:
    k = min(size[0] / 1920, size[1] / 1080)
    board = Rect(size[0] // 5, size[1] // 10, size[0] * 3 // 5, size[1] // 2)
    with probing() as cut, spoken(language):
        brush = Brush(
            Blanks(), Painter(k, text_scale), Page(size=size, k=k, text_scale=text_scale), [PlayerStyle("A", "red")]
        )
        for number in range(1, LAST_ROUND + 1):
            page = LayoutProbe(size)
            name = tr("davinci.log.round", round=number)
            banner = Banner(brush, board, number, name, GATE_SHUT if number > LAST_ROUND - 2 else GATE)
            banner.lay(page, tr(f"davinci.banner.{number}"))
            assert board.inflate(20, 20).contains(ribbon.around(banner.rect))
            assert banner.whole.contains(banner.rect)
            assert faults(page, {}, cut, (), legible(size)) == []


def written(banners: Sequence[Banner], share: float) -> tuple[Rect, Rect]:
    """Return where one that has come so far is seen, and where it says more than another, which says nothing."""
    pages = [Surface((1920, 1080)) for _ in banners]
    said = banners[0].lay_coming(pages[0], "The last round in the districts", share)
    banners[1].lay_coming(pages[1], "", share)
    other = mask.from_threshold(pages[0], (0, 0, 0), (1, 1, 1, 255), pages[1])
    other.invert()
    places = other.get_bounding_rects()
    return said, places[0].unionall(places[1:]) if places else Rect(0, 0, 0, 0)


@pytest.mark.slow
@first_quick("text_scale", [1.0, 1.3])
def test_no_line_is_cut_and_no_cloth_is_bare_for_long(text_scale: float) -> None:
    page = Page(size=(1920, 1080), k=1.0, text_scale=text_scale)
    brush = Brush(Pictures(), Painter(1.0, text_scale), page, [PlayerStyle("A", "red")])
    banners = [Banner(brush, Rect(300, 80, 1200, 700), 3, name, GATE) for name in ("Round 3", "")]
    steps = [written(banners, step * STEP / UNROLLS) for step in range(UNROLLS // STEP)]
    bare = sum(said.width > banners[0].rect.width // 4 and not told.width for said, told in steps)
    assert bare * STEP <= 120
    wide = {told.width for _, told in steps if told.width}
    assert len(wide) == 2, "first its name, then all of it"
    assert all(said.contains(told) for said, told in steps if told.width)


def test_it_hangs_as_high_as_it_can_and_cuts_no_sign() -> None:
    page = Page(size=(1280, 720), k=720 / 1080)
    brush = Brush(Blanks(), Painter(page.k), page, [PlayerStyle("A", "red")])
    board = Rect(208, 62, 780, 468)
    high = Banner(brush, board, 3, "Round 3", GATE)
    low = Banner(brush, board, 3, "Round 3", GATE, [Rect(335, 77, 190, 34), Rect(285, 262, 110, 30)])
    assert board.top < high.rect.top < low.rect.top
    assert low.rect.bottom < board.top + board.height // 3
    assert ribbon.around(low.rect).collidelist([Rect(335, 77, 190, 34), Rect(285, 262, 110, 30)]) == -1
