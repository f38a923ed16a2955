"""What lives on a table: where each thing is at a time, and where it looks otherwise after a tick."""

from pygame import SRCALPHA, Rect, Surface

from leonardo.app.table.living.creature import Creature, Pose
from leonardo.app.table.living.life import TICK, Life

FRAMES = [Surface((10, 8), SRCALPHA) for _ in range(4)]


def flag(left: int = 100) -> Creature:
    """Stands at a place, and shows its frames in turn."""
    return Creature(FRAMES, foot=(2, 8), way=[(left, 50.0)], pace=TICK)


def boat() -> Creature:
    """Goes 60 pixels to the right and back, a pixel a second."""
    way = [(100.0, 200.0), (160.0, 200.0)]
    return Creature(FRAMES[:1], foot=(3, 8), way=way, pace=TICK, lap=120_000, mirrored=FRAMES[1:2])


def test_frames_come_in_turn_and_begin_again() -> None:
    assert [flag().pose(TICK * tick).frame for tick in range(6)] == [0, 1, 2, 3, 0, 1]


def test_the_foot_goes_the_way_evenly_and_comes_back_mirrored() -> None:
    assert boat().pose(0) == Pose(0, False, (97, 192, 10, 8))
    assert boat().pose(30_000).place[0] == 100 + 30 - 3
    assert boat().pose(90_000) == Pose(0, True, (130 - 7, 192, 10, 8))
    assert boat().pose(120_000) == boat().pose(0)


def test_the_region_holds_whatever_is_ever_seen() -> None:
    for creature in (flag(), boat()):
        assert all(creature.region.contains(creature.pose(second * 1000).place) for second in range(121))


def test_nothing_changes_before_the_tick() -> None:
    life = Life([flag(), boat()])
    assert life.go_on(TICK - 1, None) == []
    assert life.rest() == 1
    assert life.go_on(1, None) == [Rect(98, 42, 10, 8)]
    assert life.rest() == TICK


def test_what_moves_changes_where_it_was_and_where_it_is() -> None:
    life = Life([boat()])
    changes = [place for _ in range(8) for place in life.go_on(TICK, None)]
    assert changes == [Rect(97, 192, 11, 8), Rect(98, 192, 11, 8)]


def test_what_is_not_there_changes_nothing() -> None:
    absent = Creature(FRAMES, foot=(2, 8), way=[(100.0, 50.0)], pace=TICK, there=bool)
    assert Life([absent]).go_on(TICK, False) == []
    assert len(Life([absent]).go_on(TICK, True)) == 1
