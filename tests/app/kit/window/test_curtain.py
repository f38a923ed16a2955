"""The curtain of the window is cloth, too: its hem follows later, and at last all of it is gone."""

import pytest
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.window.curtain import CLOSES, OPENS, SHUT, WindowCurtain, make_curtain_ready
from tests.diagonal import first_quick

SIZE = (640, 400)
GREEN = (0, 255, 0)


def seen(now: float) -> Surface:
    """Return a green window with the curtain over it so many milliseconds after it began to close."""
    curtain, window = WindowCurtain(pictures(), SIZE), Surface(SIZE)
    window.fill(GREEN)
    curtain.update(now)
    curtain.draw(window)
    return window


def pictures() -> Pictures:
    return Pictures()


def edge(window: Surface, y: int) -> int:
    """Return how many pixels of the left half of a row are covered."""
    return next((x for x in range(SIZE[0] // 2) if is_green(window, x, y)), SIZE[0] // 2)


def is_green(window: Surface, x: int, y: int) -> bool:
    """Tell whether the window is seen at a pixel, perhaps in the shadow of the curtain."""
    red, green, blue, _ = window.get_at((x, y))
    return green > red + blue


@pytest.mark.usefixtures("screen")
def test_the_hem_follows_the_top_both_ways() -> None:
    closes, opens = seen(CLOSES * 0.4), seen(CLOSES + SHUT + OPENS * 0.4)
    assert edge(closes, 4) > edge(closes, 200) > edge(closes, 396)
    assert edge(opens, 4) < edge(opens, 200) < edge(opens, 396)


@pytest.mark.usefixtures("screen")
@first_quick("now", [CLOSES * 0.99, CLOSES + SHUT / 2, CLOSES + SHUT])
def test_it_covers_all_while_it_is_shut(now: float) -> None:
    window = seen(now)
    assert not any(is_green(window, x, y) for x in range(SIZE[0]) for y in (2, 200, 398))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.8, 1.0])
def test_all_that_is_not_covered_lies_in_its_opening(share: float) -> None:
    curtain, window = WindowCurtain(pictures(), SIZE), Surface(SIZE)
    window.fill(GREEN)
    curtain.update(CLOSES + SHUT + OPENS * share)
    window.set_clip(curtain.opening)
    window.fill((0, 0, 255))
    window.set_clip(None)
    curtain.draw(window)
    assert not any(is_green(window, x, y) for x in range(SIZE[0]) for y in (2, 100, 200, 300, 398))


@pytest.mark.usefixtures("screen")
def test_a_curtain_ends_with_nothing_and_is_made_ahead() -> None:
    window, ready = seen(CLOSES + SHUT + OPENS), pictures()
    assert all(window.get_at((x, y))[:3] == GREEN for x in (0, 320, 639) for y in (2, 398))
    make_curtain_ready(ready, SIZE)
    made = ready.made_so_far
    WindowCurtain(ready, SIZE)
    assert ready.made_so_far == made
