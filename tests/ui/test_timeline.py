"""Motions put together, played, held and skipped."""

import random
from typing import Any

import pytest

from leonardo.ui.timeline import (
    Motion,
    Timeline,
    call,
    count,
    parallel,
    pause,
    sequence,
    stagger,
    steps,
    tween,
)


def value(timeline: Timeline, prop: str = "x", node: str = "a") -> Any:  # noqa: ANN401
    return timeline.overrides().get(node, {}).get(prop)


def test_a_property_is_as_its_track_says_until_that_is_over() -> None:
    timeline = Timeline()
    timeline.play(tween("a", "x", 10, 20, 100, lambda share: share))
    assert value(timeline) == 10
    timeline.update(50)
    assert value(timeline) == 15
    timeline.update(50)
    assert value(timeline) is None


def test_a_property_stays_between_two_tracks_and_ends_after_both() -> None:
    timeline = Timeline()
    first, second = tween("a", "x", 0, 10, 100), tween("a", "x", 30, 40, 100)
    timeline.play(sequence(first, pause(100), second, pause(100)))
    found = list[Any]()
    for _ in range(4):
        timeline.update(99.9)
        found.append(value(timeline))
        timeline.update(0.1)
    assert [None if each is None else round(each) for each in found] == [10, 10, 40, None]


def test_before_its_first_track_a_property_is_as_it_will_be() -> None:
    timeline = Timeline()
    timeline.play(sequence(pause(100), tween("a", "x", 30, 40, 100)))
    assert value(timeline) == 30


def test_what_is_held_stays_until_it_is_released() -> None:
    timeline = Timeline()
    timeline.hold("a", x=3)
    timeline.play(tween("a", "x", 10, 20, 100))
    timeline.update(200)
    assert value(timeline) == 3
    timeline.release("a")
    assert timeline.overrides() == {}


def test_a_counter_runs_through_whole_numbers_and_not_too_long() -> None:
    motion = count("a", 5, 1000)
    assert motion.length_ms == 1000
    timeline, seen = Timeline(), list[int]()
    timeline.play(count("a", 5, 9, step_ms=10))
    while timeline.is_busy:
        seen.append(value(timeline, "value"))
        timeline.update(5)
    assert seen[0] == 5
    assert seen == sorted(seen)
    assert set(seen) == {5, 6, 7, 8}, "the last is what the tree says"


def test_frames_of_a_picture_come_one_after_the_other() -> None:
    timeline = Timeline()
    timeline.play(steps("a", "name", ["one", "two"], 50))
    assert value(timeline, "name") == "one"
    timeline.update(60)
    assert value(timeline, "name") == "two"


def test_calls_come_in_their_order_once_and_at_their_time() -> None:
    heard, timeline = list[str](), Timeline(speed=2)
    clangs = [sequence(call(lambda each=each: heard.append(each)), pause(10)) for each in "abc"]  # type: ignore[misc]
    timeline.play(stagger(clangs, 100), lambda: heard.append("done"))
    timeline.update(0)
    assert heard == ["a"]
    timeline.update(60)
    assert heard == ["a", "b"]
    timeline.update(200)
    assert heard == ["a", "b", "c", "done"]


def random_motion(chance: random.Random, heard: list[int], depth: int = 0) -> Motion:
    if depth > 2 or chance.random() < 0.4:
        number = chance.randrange(100)
        return chance.choice(
            [
                tween(chance.randrange(3), "x", 0, 9, chance.randrange(1, 300), stays=chance.random() < 0.3),
                call(lambda: heard.append(number)),
                pause(chance.randrange(200)),
            ]
        )
    parts = [random_motion(chance, heard, depth + 1) for _ in range(3)]
    return chance.choice([sequence(*parts), parallel(*parts), stagger(parts, 40)])


@pytest.mark.parametrize("seed", range(20))
def test_what_is_skipped_or_reduced_ends_as_what_was_played(seed: int) -> None:
    ends = list[tuple[list[int], object]]()
    for way in ("played", "skipped", "reduced"):
        heard, timeline = list[int](), Timeline(reduced=way == "reduced")
        for _ in range(3):
            timeline.play(random_motion(random.Random(seed), heard), lambda: heard.append(-1))  # noqa: B023
            timeline.update(70)
            if way == "skipped":
                timeline.skip()
            while way == "played" and timeline.is_busy:
                timeline.update(7)
        ends.append((heard, timeline.overrides()))
    assert ends[0] == ends[1] == ends[2]


def test_a_skip_plays_what_follows_another_motion_to_its_end() -> None:
    timeline, heard = Timeline(), list[str]()
    timeline.play(pause(10), lambda: timeline.play(sequence(pause(10), call(lambda: heard.append("next")))))
    timeline.skip()
    assert heard == ["next"]
    assert not timeline.is_busy


def test_a_stopped_motion_calls_nothing_and_tells_what_was_left() -> None:
    timeline, heard = Timeline(), list[str]()
    motion = parallel(call(lambda: heard.append("first")), sequence(pause(100), call(lambda: heard.append("last"))))
    playing = timeline.play(motion, lambda: heard.append("done"))
    timeline.update(60)
    assert (playing.now_ms, playing.left_ms, heard) == (60, 40, ["first"])
    timeline.stop(playing)
    timeline.update(100)
    timeline.skip()
    assert (playing.now_ms, heard, timeline.is_busy) == (60, ["first"], False)
