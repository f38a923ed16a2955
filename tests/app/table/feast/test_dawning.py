"""A new part of a game comes over the board as a light from the left, under which one after the other wakes."""

import pytest
from pygame import Rect, Surface, image

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.feast.banner import LASTS, UNROLLS, Banner
from leonardo.app.table.feast.dawning import Dawning
from leonardo.app.table.feast.passage import APART, ROLLS, STAMP, SWEEP, WAKES, PassagePage, Rolling, Sleeper
from leonardo.app.table.feast.performance import Sheets
from leonardo.app.table.feast.timeline import Timeline
from leonardo.app.table.panels.stroke import Stroke
from tests.app.kit.layout_probe import Blanks

pytestmark = pytest.mark.usefixtures("screen")

SIZE = (1280, 720)
BOARD = Rect(300, 60, 700, 480)
OLD, NEW, ASLEEP, AWAKE = (20, 20, 60), (200, 180, 120), (90, 90, 90), (200, 0, 0)
SLEEPS = [Rect(340 + 80 * number, 440, 60, 40) for number in range(4)]
CELLS = Rect(20, 10, 30, 30), Rect(54, 10, 30, 30)
MARK = (250, 0, 250)


def table(ground: tuple[int, int, int], sleepers: tuple[int, int, int]) -> Surface:
    surface = Surface(SIZE, 0, 32)
    surface.fill(ground)
    for place in SLEEPS:
        surface.fill(sleepers, place)
    return surface


def sleeper(place: Rect) -> Sleeper:
    """Return one who sleeps at a place; its seal comes down beside it."""
    stroke = Stroke(place, "asleep", lambda surface: surface.fill(ASLEEP, place) and None)
    return Sleeper(stroke, "seal_kiln", 20, (place.centerx, place.bottom + 40))


def marker() -> Surface:
    surface = Surface((30, 30), 0, 32)
    surface.fill(MARK)
    return surface


class Seen:
    """What is seen of a passage from the old table to the new one, frame by frame on one surface."""

    def __init__(self, *, moving: bool = True, known: bool = True) -> None:
        page = Page(size=SIZE, k=SIZE[0] / 1920)
        brush = Brush(Blanks(), Painter(page.k), page, [PlayerStyle("Anna", "red")])
        banner = Banner(brush, BOARD, 4, "Round 4", "gate")
        rolling = Rolling(*CELLS, marker(), marker())
        told = PassagePage(brush, BOARD, banner, "It goes on", [sleeper(place) for place in SLEEPS], rolling)
        before = table(OLD, ASLEEP) if known else None
        self.banner, self.surface, self.table = banner, Surface(SIZE, 0, 32), table(NEW, AWAKE)
        self.dawning = Dawning(Timeline((), LASTS), told, before, Sheets(), moving=moving)
        self._over: list[Rect] | None = None

    def at(self, now: float) -> Surface:
        self.dawning.follow(self.table, [])
        self._over = self.dawning.draw(self.surface, self.table, now, self._over)
        return self.surface

    def colour(self, point: tuple[int, int]) -> tuple[int, ...]:
        return tuple(self.surface.get_at(point))[:3]

    @property
    def awake(self) -> list[bool]:
        return [self.colour(place.center) == AWAKE for place in SLEEPS]


def test_the_light_comes_from_the_left_and_never_goes_back() -> None:
    seen, y, last = Seen(), BOARD.bottom - 5, BOARD.left
    for now in range(0, SWEEP + 1, 20):
        seen.at(now)
        lit = next((x for x in range(BOARD.left, BOARD.right) if seen.colour((x, y)) != NEW), BOARD.right)
        assert lit >= last
        assert seen.colour((BOARD.right - 1, y)) == OLD or now > SWEEP * 0.7
        last = lit
    assert last == BOARD.right


def test_they_wake_from_left_to_right_however_told() -> None:
    board = PassagePage(None, BOARD, None, "", [sleeper(place) for place in reversed(SLEEPS)])  # type: ignore[arg-type]
    assert [each.asleep.region for each in board.sleepers] == SLEEPS


def test_one_after_the_other_wakes_when_its_seal_is_down() -> None:
    seen, counts = Seen(), []
    for now in range(0, WAKES + len(SLEEPS) * APART + SWEEP, 10):
        seen.at(now)
        if now > SWEEP:
            counts.append(seen.dawning.page.awake(now))
            assert seen.awake == [number < counts[-1] for number in range(len(SLEEPS))]
    page = seen.dawning.page
    assert [page.awake(WAKES + number * APART) for number in range(4)] == [1, 2, 3, 4]
    assert [len(list(page.seals(WAKES - past))) for past in (STAMP + 1, STAMP - 1, 1)] == [0, 1, 2]


def test_the_marker_rolls_on_and_leaves_nothing_behind() -> None:
    seen, begins = Seen(), ROLLS[0]
    lefts = []
    for now in range(0, begins + ROLLS[1], 20):
        seen.at(now)
        row = [x for x in range(110) if seen.colour((x, CELLS[0].centery)) == MARK]
        lefts.append(row[len(row) // 2])
    assert lefts == sorted(lefts)
    assert lefts[0] <= CELLS[0].centerx + 1
    assert lefts[-1] >= CELLS[1].centerx - 3
    seen.at(begins + ROLLS[1] + 20)
    assert MARK not in {seen.colour((x, CELLS[0].centery)) for x in range(110)}, "the table shows where it lies now"


def test_all_of_it_is_over_before_the_banner_goes() -> None:
    assert max(WAKES + 7 * APART, sum(ROLLS)) < LASTS - UNROLLS
    assert SWEEP < LASTS - UNROLLS / 2, "the light may go on while the banner begins to go"
    seen = Seen()
    for now in range(0, LASTS, 50):
        seen.at(now)
    beside = [Rect(0, 0, BOARD.left, SIZE[1]), Rect(BOARD.left, seen.banner.whole.bottom, BOARD.width, 100)]
    for place in beside:
        shown, laid = (image.tobytes(each.subsurface(place), "RGB") for each in (seen.surface, seen.table))
        assert shown == laid


@pytest.mark.parametrize(("moving", "known"), [(False, True), (True, False)])
def test_without_motion_or_knowledge_all_is_there_at_once(moving: bool, known: bool) -> None:
    seen = Seen(moving=moving, known=known)
    seen.at(1)
    assert seen.awake == [True] * len(SLEEPS)
    assert seen.colour((BOARD.left + 5, BOARD.bottom - 5)) == NEW
