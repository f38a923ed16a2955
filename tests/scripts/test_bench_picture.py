"""The benchmark of the picture of the city: what it tells, and that a measurement comes to its end."""

import pytest

from scripts.benchmarks import bench_picture
from scripts.benchmarks.picture import usual_view, with_pawn, with_sum


def test_figures_are_told_in_copies_and_as_ratios() -> None:
    ours = {"copy": 2.0, "first frame": 100.0, "memory": 50.0, "a veil fades in": 6.0}
    theirs = {"copy": 2.0, "first frame": 50.0, "memory": 100.0}
    _, copy, first, memory, veil = bench_picture.lines("1x1", ours, theirs)
    assert copy.split() == ["copy", "2.00", "ms", "1.0", "2.00", "ms", "1.00"]
    assert first.split()[-4:] == ["50.0", "50.00", "ms", "2.00"]
    assert memory.split() == ["memory", "50.00", "MiB", "100.00", "MiB", "0.50"]
    assert veil.split()[-3:] == ["6.00", "ms", "3.0"]


def test_of_several_runs_the_median_is_told() -> None:
    assert bench_picture.medians([{"a": 1.0}, {"a": 9.0}, {"a": 2.0}]) == {"a": 2.0}


def test_each_change_gives_another_view() -> None:
    view = usual_view()
    assert len({with_sum(view, number).parties for number in range(5)}) == 5
    assert len({with_pawn(view, number).parties for number in range(1, 6)}) == 5


@pytest.mark.slow
def test_a_measurement_comes_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    bench_picture.main(["--sizes=1024x640", "--runs=1", "--repeats=2"])
    told = capsys.readouterr().out
    assert "first frame" in told
    assert "a pawn changes, prepared" in told
