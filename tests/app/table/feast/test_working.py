"""What a drawing does as data, and the pictures made of it: only what moves is drawn anew, the same each time."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.worked import STEPS, cuttings, needed, reach, working
from leonardo.app.table.feast.working import (
    REST,
    Mote,
    Part,
    Pose,
    Work,
    beats,
    flashes,
    puffs,
    shakes,
    turn,
    waves,
)

pytestmark = pytest.mark.usefixtures("screen")

PLACE = Rect(100, 50, 300, 300)
SHEET = "parts_24"
PAPER = (244, 232, 205)


def at_work(work: Work) -> tuple[Exhibit, Surface]:
    """Return a furnace that does a work, and the page on which it stands still."""
    pictures = Pictures()
    back = Surface(PLACE.size, 0, 32)
    back.fill(PAPER)
    drawing = pictures.get("invention_24", PLACE.size)
    page = back.copy()
    page.blit(drawing, (0, 0))
    return working(pictures, SHEET, back, drawing, PLACE, work), page


def seen(exhibit: Exhibit, share: float) -> bytes:
    assert exhibit.numbers is not None
    return pygame.image.tobytes(exhibit.numbers(share), "RGB")


def test_a_part_goes_from_pose_to_pose_and_stays_as_it_is_then() -> None:
    part = Part("arm", keys=((0.5, Pose(x=10, angle=40)), (0.8, Pose(x=4))))
    assert part.pose(0.0) == REST
    assert 0 < part.pose(0.2).x < 10
    assert part.pose(0.5) == Pose(x=10, angle=40)
    assert part.pose(0.9) == part.pose(1.0) == Pose(x=4)


@pytest.mark.parametrize("keys", [beats(Pose(high=0.5), 3), waves(0.6, 8), shakes(2, 1, 0.2, 0.8)])
def test_what_goes_to_and_fro_ends_as_it_began(keys: tuple[tuple[float, Pose], ...]) -> None:
    assert keys[-1][1] == REST
    moments = [moment for moment, _ in keys]
    assert moments == sorted(moments)
    assert Part("", keys=turn(90)).pose(1.0) == Pose(angle=90)


def test_what_is_given_off_comes_and_goes_one_after_the_other() -> None:
    smoke = (*puffs("puff", ((50, 50), (60, 40)), 4, (4, 10)), *flashes("glint", ((10, 10), (20, 20)), 8, 0.0, 1.0))
    assert all(0 <= mote.begins < mote.ends <= 1.0001 for mote in smoke)
    assert len({mote.begins for mote in smoke}) > 3
    mote = Mote("puff", ((10, 10), (30, 10)), 0.2, 0.6, (4, 8))
    assert mote.at(0.1) is None
    assert mote.at(0.6) is None
    found = mote.at(0.4)
    assert found is not None
    assert found == ((20, 10), 6, 0, 1)


def test_only_what_moves_of_a_drawing_is_drawn_anew() -> None:
    work = Work((Part("vanes", (80, 54), turn(90)),))
    exhibit, page = at_work(work)
    assert exhibit.place == reach(work, SHEET, PLACE.width).move(PLACE.topleft)
    assert PLACE.contains(exhibit.place)
    assert exhibit.place.width < PLACE.width // 2
    still = page.subsurface(exhibit.place.move(-PLACE.left, -PLACE.top))
    assert pygame.image.tobytes(exhibit.picture, "RGB") == pygame.image.tobytes(still, "RGB")
    assert seen(exhibit, 0.4) != seen(exhibit, 0.8)


def test_a_still_part_looks_as_it_was_drawn_and_leaves_no_trace() -> None:
    still, page = at_work(Work((Part("vanes"),)))
    assert still.numbers is not None
    spot = still.place.move(-PLACE.left, -PLACE.top)
    assert pygame.transform.average_color(still.numbers(0.5)) == pytest.approx(
        pygame.transform.average_color(page.subsurface(spot)), abs=3
    )
    gone, _ = at_work(Work((Part("vanes", keys=((0.01, Pose(seen=0)),)),)))
    assert gone.numbers is not None
    empty = gone.numbers(0.5)
    ink = pygame.mask.from_threshold(empty, (60, 40, 24), (50, 50, 50, 255))
    assert ink.count() < empty.get_width() * empty.get_height() // 20


def test_its_pictures_are_the_same_and_kept_while_seen() -> None:
    work = Work((Part("vanes", (80, 54), turn(90)),), puffs("puff", ((82, 27), (88, 40)), 3, (5, 10)))
    first, other = at_work(work)[0], at_work(work)[0]
    for piece in first.pieces:
        piece()
    shares = [number / STEPS for number in range(STEPS + 1)]
    assert [seen(first, share) for share in shares] == [seen(other, share) for share in shares]
    assert first.numbers is not None
    assert first.numbers(0.5) is first.numbers(0.51)


def test_it_names_the_pictures_that_it_needs() -> None:
    smoke = puffs("puff", ((82, 27), (88, 40)), 3, (5, 10))
    assert list(needed(SHEET, Work(motes=smoke))) == ["mote_puff"]
    assert list(needed(SHEET, Work((Part("vanes"),), smoke))) == [SHEET, "mote_puff"]
    assert {"fire", "vanes"} == set(cuttings()[SHEET].parts)
