"""A feast drawn frame by frame, with a page of plain coloured squares."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, order_of
from leonardo.app.table.feast.performance import Performance
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import COMES, GOES, Cue, Entrance, Timeline
from leonardo.app.table.looks.shade import STAGED
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("fresh_screen")

SIZE = (1280, 720)
TABLE = (90, 160, 210)
RED, BLUE = (200, 0, 0), (0, 0, 200)
LIT = Rect(0, 0, 200, 40)


def stage() -> FeastStage:
    page = Page(size=SIZE, k=SIZE[0] / 1920)
    return FeastStage(Brush(Pictures(), Painter(page.k), page, [PlayerStyle("Anna", "red")]), Rect(300, 60, 700, 480))


def square(on: FeastStage, left: float, colour: tuple[int, int, int], made: list[str]) -> Exhibit:
    """Return a square of a colour; that it was made is noted."""
    made.append(str(colour))
    place = on.at(left, 150, 80, 80)
    picture = Surface(place.size, pygame.SRCALPHA)
    picture.fill(colour)
    order = Surface(place.size, 0, 32)
    order.fill((255, 255, 255), (0, 0, place.width // 2, place.height))
    return Exhibit(picture, place, order_of(order, place.size))


def performed(timeline: Timeline, *, moving: bool = True) -> tuple[Performance, FeastStage, list[str]]:
    on, made = stage(), list[str]()
    makers: dict[Hashable, Callable[[], Exhibit]] = {
        "red": partial(square, on, 200, RED, made),
        "blue": partial(square, on, 500, BLUE, made),
    }
    return Performance(timeline, FeastPage(on, "Title", makers), [LIT], moving=moving), on, made


def table() -> Surface:
    surface = Surface(SIZE, 0, 32)
    surface.fill(TABLE)
    return surface


def frame(performance: Performance, now: float) -> Surface:
    surface = Surface(SIZE, 0, 32)
    performance.draw(surface, table(), now)
    return surface


def colour(surface: Surface, on: FeastStage, x: float, y: float = 190) -> tuple[int, ...]:
    return tuple(surface.get_at(on.at(x, y, 1, 1).topleft))[:3]


def test_things_come_in_their_time_and_stay() -> None:
    timeline = Timeline((Cue("red", 300, 0), Cue("blue", 800, 0)), 2000, 200)
    performance, on, made = performed(timeline)
    assert colour(frame(performance, 250), on, 240) != RED
    assert colour(frame(performance, 400), on, 240) == RED
    assert made == [str(RED)], "nothing is made before it comes"
    last = frame(performance, 900)
    assert (colour(last, on, 240), colour(last, on, 540)) == (RED, BLUE)


def test_what_goes_leaves_the_stage_as_it_was() -> None:
    performance, on, _ = performed(Timeline((Cue("red", 0, 0, Entrance.THERE, goes=500),), 2000, stays=True))
    empty = colour(frame(performed(Timeline((), 2000, stays=True))[0], 100), on, 240)
    assert colour(frame(performance, 100), on, 240) == RED
    assert colour(frame(performance, 600), on, 240) == empty


def test_curtains_close_over_all_of_it_for_what_follows() -> None:
    cues = Cue("red", 0, 0), Cue("blue", 0, 0)
    performance, on, _ = performed(Timeline(cues, 2000, stays=True, goes_on=True, closes=200))
    open_, half, closed = (frame(performance, now) for now in (1799, 1890, 2000))
    assert (colour(open_, on, 240), colour(open_, on, 540)) == (RED, BLUE)
    assert colour(half, on, 510, 225) == BLUE
    assert RED not in {colour(seen, on, 205, 225) for seen in (half, closed)}
    assert BLUE not in {colour(closed, on, 540)}
    assert performance.changes


def test_what_comes_behind_lies_under_what_was_there_before() -> None:
    cues = Cue("blue", 800, 200, behind=True), Cue("red", 100, 0)
    on, made = stage(), list[str]()
    makers: dict[Hashable, Callable[[], Exhibit]] = {
        "red": partial(square, on, 200, RED, made),
        "blue": partial(square, on, 220, BLUE, made),
    }
    performance = Performance(Timeline(cues, 2000, stays=True), FeastPage(on, "Title", makers), moving=True)
    for now in (300, 900, 1100):
        seen = frame(performance, now)
        assert colour(seen, on, 240) == RED
        assert (colour(seen, on, 290) == BLUE) == (now == 1100)


def test_what_grows_stands_upon_its_foot_and_is_whole() -> None:
    performance, on, _ = performed(Timeline((Cue("red", 100, 800, Entrance.GROWS),), 2000, stays=True))
    seen = frame(performance, 101)
    foot, top = colour(seen, on, 240, 226), colour(seen, on, 240, 152)
    assert all(abs(shade - red) < 4 for shade, red in zip(foot, RED, strict=True))
    assert top[1] > 50
    assert colour(frame(performance, 900), on, 240, 152) == RED


def test_a_drawing_is_drawn_in_its_order() -> None:
    """What the order has black, at the right, comes first, and what it has white, at the left, last."""
    performance, on, _ = performed(Timeline((Cue("red", 0, 1000, Entrance.DRAWN),), 2000, stays=True))
    half = frame(performance, 500)
    assert colour(half, on, 270) == RED
    assert colour(half, on, 210) != RED
    assert colour(frame(performance, 1000), on, 210) == RED


def test_the_table_is_dimmed_but_for_what_is_lit() -> None:
    performance, _, _ = performed(Timeline((), 2000, stays=True))
    seen = frame(performance, 500)
    assert tuple(seen.get_at((5, 5)))[:3] == TABLE
    board = table()
    board.fill(STAGED, special_flags=pygame.BLEND_RGB_MULT)
    assert seen.get_at((5, 700)) == board.get_at((5, 700))


def lowest(surface: Surface, on: FeastStage) -> int:
    """Return the lowest pixel of the stage: its curtains and its gilt are warm, the table is cold, however dim."""
    x = on.at(240, 0, 1, 1).left
    shades = ((y, surface.get_at((x, y))) for y in range(SIZE[1]))
    return max((y for y, shade in shades if shade.r > shade.b), default=-1)


def test_the_stage_comes_down_and_goes_up_and_leaves_nothing() -> None:
    """On its way nothing is seen through it: below its frame is the table, above that the curtain."""
    timeline = Timeline((Cue("red", 700, 0),), 2000, 500)
    performance, on, _ = performed(timeline)
    for now in (0, 2000):
        assert colour(frame(performance, now), on, 240) == TABLE
    reached = [lowest(frame(performance, COMES * share), on) for share in (0.2, 0.4, 0.6, 1)]
    assert reached == sorted(set(reached))
    assert abs(reached[-1] - on.rect.bottom) <= 2
    leaving = frame(performance, 2000 - GOES * 0.6)
    assert on.whole.top < lowest(leaving, on) < on.rect.bottom
    assert RED in {tuple(leaving.get_at((on.at(240, 0, 1, 1).left, y)))[:3] for y in range(SIZE[1])}, "with all upon it"


def test_the_curtain_parts_before_what_stands_there_already() -> None:
    performance, on, _ = performed(Timeline((Cue("red", entrance=Entrance.THERE),), 2000, 500))
    closed, opens = frame(performance, COMES), frame(performance, 499)
    assert colour(closed, on, 240) != RED
    assert colour(opens, on, 240) == RED


def test_before_the_next_feast_the_curtain_closes_over_all() -> None:
    performance, on, _ = performed(Timeline((Cue("red", 700, 0),), 2000, 500, closes=200, goes_on=True))
    assert colour(frame(performance, 1799), on, 240) == RED
    closed = frame(performance, 1999)
    assert colour(closed, on, 240) != RED
    following = performed(Timeline((), 2000, 500))[0]
    opened = Performance(following.timeline, following.page, [LIT], moving=True, follows=True)
    assert colour(frame(opened, 1), on, 240) == colour(closed, on, 240), "and the next one begins so"


def test_a_curtain_may_open_quickly_over_what_has_changed() -> None:
    cues = (Cue("red", entrance=Entrance.THERE),)
    plain, on, _ = performed(Timeline((), 1))
    swift = Performance(Timeline(cues, 2000, 320, opens=280), plain.page, moving=True, follows=True)
    closed = colour(frame(swift, 0), on, 240)
    assert colour(frame(swift, 39), on, 240) == closed != RED
    assert colour(frame(swift, 320), on, 240) == RED


def test_what_is_written_comes_by_lines_and_none_is_cut() -> None:
    picture, place = Surface((60, 50), pygame.SRCALPHA), Rect(10, 10, 60, 50)
    lines = Rect(0, 4, 50, 12), Rect(5, 30, 40, 12)
    for line in lines:
        picture.fill(RED, line)
    written = Exhibit(picture, place)
    seen = []
    for share in (0.0, 0.2, 0.5, 0.7, 1.0):
        surface = Surface((80, 70), 0, 32)
        written.draw(surface, Entrance.WRITTEN, share)
        shades = [{surface.get_at((x + 10, line.centery + 10)).r for x in _across(line)} for line in lines]
        assert all(len(line) == 1 for line in shades), "each is as bright all along"
        seen.append(tuple(line.pop() for line in shades))
    assert seen[0] == (0, 0)
    assert 0 < seen[1][0] < RED[0]
    assert seen[2] == (RED[0], 0)
    assert 0 < seen[3][1] < RED[0]
    assert seen[4] == (RED[0], RED[0])


def _across(line: Rect) -> range:
    return range(line.left, line.right)


def _apart(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@first_quick("entrance", [Entrance.LOWERED, Entrance.TURNS])
def test_what_comes_by_moving_is_never_seen_through(entrance: Entrance) -> None:
    performance, on, _ = performed(Timeline((Cue("red", 600, 300, entrance),), 2000))
    bare = frame(performed(Timeline((), 2000))[0], 1000)
    rows = range(on.at(0, 150, 1, 1).top, on.at(0, 230, 1, 1).top)
    place = [(x, y) for y in rows for x in range(on.at(60, 0, 1, 1).left, on.at(280, 0, 1, 1).left)]
    shares = []
    for now in (560, 640, 700, 780, 860, 900):
        seen = frame(performance, now)
        new = [shade for at in place if _apart(shade := tuple(seen.get_at(at))[:3], tuple(bare.get_at(at))[:3]) > 8]
        assert all(_apart(shade, RED) <= 2 for shade in new), now
        shares.append(len(new))
    assert shares == sorted(shares)
    assert shares[0] == 0 < shares[1] < shares[-1]


def test_a_stage_may_close_its_curtain_before_it_goes_up() -> None:
    performance, on, _ = performed(Timeline((Cue("red", 700, 0),), 2000, 500, closes=200))
    goes = 2000 - GOES
    assert colour(frame(performance, goes - 201), on, 240) == RED
    closed = colour(frame(performance, goes - 1), on, 240)
    leaving = frame(performance, goes + GOES / 4)
    assert closed != RED
    assert RED not in {tuple(leaving.get_at((on.at(240, 0, 1, 1).left, y)))[:3] for y in range(SIZE[1])}


def test_without_motion_all_is_there_between_two_cross_fades() -> None:
    timeline = Timeline((Cue("red", 1500, 400, Entrance.STAMPED), Cue("blue", 0, 0, goes=700)), 2000, 200)
    performance, on, _ = performed(timeline, moving=False)
    still = frame(performance, COMES)
    assert colour(still, on, 240) == RED
    assert colour(still, on, 540) != BLUE
    assert pygame.image.tobytes(still, "RGB") == pygame.image.tobytes(frame(performance, 2000 - GOES), "RGB")


def test_what_lies_partly_under_a_stage_is_lit_where_free() -> None:
    on = stage()
    place = Rect(on.rect.left, on.whole.top - 30, on.rect.width, 60)
    performance = Performance(Timeline((), 2000, stays=True), FeastPage(on, "Title", {}), [place], moving=True)
    seen = frame(performance, 500)
    assert tuple(seen.get_at((place.left + 5, place.top + 5)))[:3] == TABLE
    assert colour(seen, on, 400, 200) != TABLE


class Slow(FeastStage):
    """A stage that is laid in three pieces; `laid` counts them."""

    laid = 0

    def laying(self, surface: Surface, title: str) -> Iterator[None]:
        for _ in range(2):
            self.laid += 1
            yield
        self.lay(surface, title)
        self.laid += 1
        yield


def on_slow(*, follows: bool) -> tuple[Performance, Slow]:
    on = stage()
    slow = Slow(on.brush, Rect(300, 60, 700, 480))
    page = FeastPage(slow, "Title", {})
    return Performance(Timeline((), 2000), page, moving=True, follows=follows), slow


def test_a_following_stage_is_laid_a_piece_a_frame() -> None:
    performance, slow = on_slow(follows=True)
    seen, as_before = Surface(SIZE, 0, 32), pygame.image.tobytes(Surface(SIZE, 0, 32), "RGB")
    laid = []
    for number in range(6):
        performance.draw(seen, table(), 16.0 * number, untouched=True)
        laid.append(slow.laid)
        assert (pygame.image.tobytes(seen, "RGB") == as_before) == (number < 5)
    assert laid == [0, 0, 1, 2, 3, 3]
    at_once = Surface(SIZE, 0, 32)
    on_slow(follows=True)[0].draw(at_once, table(), 80.0)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(at_once, "RGB")


def test_a_following_stage_is_there_at_once_when_time_is_up() -> None:
    for later, untouched in ((COMES, True), (16.0, False)):
        performance, slow = on_slow(follows=True)
        seen = Surface(SIZE, 0, 32)
        performance.draw(seen, table(), 0.0, untouched=True)
        performance.draw(seen, table(), later, untouched=untouched)
        assert slow.laid == 3
        assert seen.get_at((5, 5))[:3] != (0, 0, 0)


def test_what_is_not_dimmed_comes_back_only_where_it_moved() -> None:
    performance, _, _ = performed(Timeline((), 4000.0, 0.0))
    shown = Surface(SIZE, 0, 32)
    performance.draw(shown, table(), 2000.0)
    other = table()
    other.fill((1, 2, 3))
    performance.draw(shown, other, 2010.0, [Rect(0, 0, 20, 20)])
    assert shown.get_at((10, 10))[:3] == (1, 2, 3)
    assert shown.get_at((100, 10))[:3] == TABLE
