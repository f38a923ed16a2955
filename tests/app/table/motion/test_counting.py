"""A sum runs to its new value, and what it has changed by stands beside it for a while."""

from itertools import groupby

from leonardo.app.table.motion.counting import LONGEST, NOTED, SPRING, STEP, Count, Counting, Running
from leonardo.ui.timeline import Timeline

TIMELINE = Timeline()


def test_a_sum_goes_up_one_by_one() -> None:
    running = Running(TIMELINE, 8)
    running.aim(11)
    seen = [running.count]
    while seen[-1].shown < 11:
        TIMELINE.update(STEP / 2)
        seen.append(running.count)
    assert [shown for shown, _ in groupby(count.shown for count in seen)] == [9, 10, 11]
    assert {count.change for count in seen} == {3}


def test_what_comes_coin_by_coin_adds_up_until_it_is_forgotten() -> None:
    running = Running(TIMELINE, 8)
    for value in (7, 6):
        running.aim(value)
        TIMELINE.update(2 * STEP)
    assert running.count == Count(6, -2, before=8)
    TIMELINE.update(NOTED)
    assert running.count == Count(6)
    running.aim(7)
    assert running.count == Count(7, 1, before=6, hopped=2)


def test_while_coins_come_the_sum_that_they_make_is_known() -> None:
    running = Running(TIMELINE, 7)
    running.aim(7, end=27)
    assert running.count == Count(7, 0, before=7, rest=20)
    running.aim(8, end=27)
    assert running.count == Count(8, 1, before=7, rest=19, sprung=2, hopped=2)
    running.aim(27, end=27)
    assert (running.count.change, running.count.rest) == (20, 0)


def test_a_purse_springs_with_each_coin_that_comes() -> None:
    at_once, coin_by_coin = Running(TIMELINE, 7), Running(TIMELINE, 7)
    at_once.aim(8)
    coin_by_coin.aim(7, end=9)
    coin_by_coin.aim(8, end=9)
    assert at_once.count.swell == 1
    assert coin_by_coin.count.swell > 1
    TIMELINE.update(SPRING)
    assert coin_by_coin.count.swell == 1
    coin_by_coin.aim(9, end=9, factor=0.0)
    assert coin_by_coin.count.swell == 1  # with reduced motion


def test_frames_of_any_length_lead_to_the_same_sum() -> None:
    def seen(frame: int) -> list[Count]:
        timeline = Timeline()
        running, found = Running(timeline, 7), list[Count]()
        for value in range(8, 20, 3):
            running.aim(value, end=19)
            for number in range(frame, 121, frame):
                timeline.update(frame)
                found += [running.count] if number % 60 == 0 else []
        return found

    assert len(set(seen(60))) > 4
    for frame in (6, 20, 30):
        assert seen(frame) == seen(60), frame


def test_a_large_change_is_not_slower_than_any_other() -> None:
    running = Running(TIMELINE, 0)
    running.aim(100)
    TIMELINE.update(LONGEST)
    assert running.count.shown == 100


def test_without_motion_a_sum_does_not_run_but_is_told() -> None:
    running = Running(TIMELINE, 8)
    running.aim(28, factor=0.0)
    assert running.count == Count(28, 20, before=8)
    assert not running.rests


def test_only_what_runs_is_told_not_what_is_taken_back() -> None:
    counting = Counting(TIMELINE)
    counting.settle({"Anna": 3, "Bianca": 5})
    counting.aim({"Anna": 3, "Bianca": 4}, {}, 1.0)
    assert counting.look()
    assert counting.told() == (("Bianca", Count(4, -1, before=5, hopped=2)),)
    counting.settle({"Anna": 3, "Bianca": 5})
    assert counting.told() == ()


def test_what_was_gone_does_not_run_on_from_where_it_was() -> None:
    counting = Counting(TIMELINE)
    counting.settle({"weeks": 7})
    counting.aim({}, {}, 1.0)
    counting.aim({"weeks": 0}, {}, 1.0)
    assert not counting.look()
    assert counting.told() == ()
