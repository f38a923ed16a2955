"""The table passes from how it looked to how it looks now, where that changed; at once where no motion is wanted."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from leonardo.app.table.looks.fading import COMES, Fading
from leonardo.ui.timeline import Timeline

pytestmark = pytest.mark.usefixtures("screen")

WINDOW = 100, 60
PLACE, MOVED, HELD = Rect(10, 10, 40, 20), Rect(20, 12, 8, 8), Rect(30, 20, 5, 5)
WAS, NOW, OVER = 40, 240, 99


def window(bright: int) -> Surface:
    surface = Surface(WINDOW)
    surface.fill((bright, bright, bright))
    return surface


class Seen:
    """A window in which a dark table becomes a bright one in a place, amid which something moved at once."""

    def __init__(self, motion: float = 1.0) -> None:
        self.timeline = Timeline()
        self.fading = Fading(self.timeline)
        self.fading.look(motion)
        self.surface, self.now = window(WAS), window(NOW)
        was = window(WAS)
        self.fading.keep(was)
        was.fill((255, 0, 0))  # what was seen may change from now on
        self.fading.begin(COMES, self.now, [PLACE], [MOVED])
        self.bring([PLACE])

    def pass_by(self, milliseconds: float, motion: float = 1.0) -> bool:
        self.timeline.update(milliseconds)
        return self.fading.look(motion)

    def bring(self, changed: list[Rect], over: list[Rect] | None = None) -> int:
        """Draw the next frame, and return how bright the place is."""
        self.fading.bring(self.surface, self.now, over or [], changed)
        return self.at(PLACE.topleft)

    def at(self, point: tuple[int, int]) -> int:
        return self.surface.get_at(point)[0]


def test_it_begins_as_it_was_and_ends_as_it_is() -> None:
    seen, shades = Seen(), list[int]()
    while seen.fading.busy:
        shades.append(seen.bring([]))
        assert seen.at(MOVED.center) == NOW, "who stands elsewhere is there at once, and only once"
        assert seen.at((1, 1)) == WAS, "beside the place nothing is drawn"
        assert seen.pass_by(10)
    assert len(shades) == COMES / 10
    assert shades[0] == WAS
    assert all(one <= other for one, other in pairwise(shades))
    assert NOW - shades[-1] < 20
    assert seen.bring([]) == NOW
    assert not seen.pass_by(10)


def test_what_leaves_or_comes_while_it_fades_is_seen_at_once() -> None:
    seen, left = Seen(), Rect(12, 20, 4, 4)
    seen.pass_by(COMES / 2)
    seen.bring([])
    seen.now.fill((7, 7, 7), left)
    seen.fading.show(seen.now, [left])
    fades = seen.bring([left])
    assert seen.at(left.center) == 7, "nobody is seen twice"
    assert WAS < fades < NOW, "all else goes on to fade"


def test_a_frame_between_steps_draws_only_what_lay_over_it() -> None:
    seen = Seen()
    seen.pass_by(COMES / 2)
    shade = seen.bring([])
    seen.surface.fill((OVER, OVER, OVER))
    seen.pass_by(1)
    assert seen.bring([], [HELD]) == OVER
    assert seen.at(HELD.center) == shade


def test_in_a_window_of_which_nothing_is_known_all_is_drawn() -> None:
    seen = Seen()
    seen.surface.fill((OVER, OVER, OVER))
    seen.fading.bring(seen.surface, seen.now, None, [])
    assert (seen.at(PLACE.topleft), seen.at((1, 1))) == (WAS, NOW)


def test_slower_players_see_it_for_longer() -> None:
    seen = Seen(2.0)
    seen.pass_by(COMES, 2.0)
    assert seen.fading.busy


@pytest.mark.parametrize("later", [False, True])
def test_without_motion_nothing_is_left_of_it_at_once(later: bool) -> None:
    seen = Seen(1.0 if later else 0.0)
    if later:
        assert seen.pass_by(10, 0.0)
    assert not seen.fading.busy
    assert seen.bring([PLACE]) == NOW


def test_it_can_be_ended_at_any_time() -> None:
    seen = Seen()
    seen.fading.end()
    assert seen.bring([]) == NOW


def test_what_is_let_go_while_it_comes_goes_from_where_it_is() -> None:
    seen = Seen()
    seen.pass_by(COMES / 2)
    shade = seen.bring([])
    seen.fading.keep(seen.now)
    seen.now = window(WAS)
    seen.fading.begin(COMES, seen.now, [PLACE], [])
    assert seen.bring([PLACE]) == shade
    seen.pass_by(COMES / 2)
    assert WAS < seen.bring([]) < shade
