"""The curtain of a stage is cloth: it is gathered to the sides, its hem follows later, and it ends where it hangs."""

import pytest
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.feast.curtain import Curtain

pytestmark = pytest.mark.usefixtures("fresh_screen")

SIZE = (396, 220)
BACK = (10, 200, 30)


@pytest.fixture(scope="module")
def curtain() -> Curtain:
    """Return a curtain before a green set, with nothing that hangs before it."""
    back, front = Surface(SIZE, 0, 32), Surface(SIZE, 0x00010000, 32)
    back.fill(BACK)
    return Curtain(Pictures(), SIZE, lambda: back, lambda: front)


def edge(half: Surface, y: int) -> int:
    """Return how far the left half reaches at a row: hardly anything is seen through it until there."""
    return next((x for x in range(half.get_width()) if half.get_at((x, y)).a < 240), half.get_width())


def halves(curtain: Curtain, share: float, *, closing: bool = False) -> tuple[Surface, Surface]:
    """Return both halves, which have not come to rest yet."""
    found = curtain.halves(share, closing=closing)
    assert found is not None
    return found


def test_both_halves_hide_all_of_the_stage_while_it_is_shut(curtain: Curtain) -> None:
    for left, right in (halves(curtain, 0.0), halves(curtain, 1.0, closing=True)):
        for y in (2, SIZE[1] // 2, SIZE[1] - 3):
            assert edge(left, y) >= SIZE[0] // 2
        assert left.get_size() == right.get_size()


def test_the_hem_follows_the_top_both_ways(curtain: Curtain) -> None:
    opens, closes = halves(curtain, 0.3)[0], halves(curtain, 0.4, closing=True)[0]
    assert edge(opens, 4) < edge(opens, SIZE[1] - 5)
    assert edge(closes, 4) > edge(closes, SIZE[1] // 2)


def test_it_is_gathered_ever_more_and_ends_where_it_hangs_aside(curtain: Curtain) -> None:
    row = SIZE[1] // 5
    reached = [edge(halves(curtain, share)[0], row) for share in (0.0, 0.2, 0.3, 0.4, 0.5)]
    assert reached == sorted(reached, reverse=True)
    assert curtain.halves(1.0, closing=False) is None
    assert edge(curtain.aside()[0], row) < reached[-1]


def test_where_it_swings_too_far_only_the_set_is_seen(curtain: Curtain) -> None:
    left, aside = halves(curtain, 0.75)[0], curtain.aside()[0]
    beside = [left.get_at((x, 20)) for x in range(edge(aside, 20) // 2, min(left.get_width(), edge(aside, 20)))]
    assert any(shade.g > shade.r for shade in beside)
