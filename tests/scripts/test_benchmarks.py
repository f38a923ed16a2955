"""Benchmarks of the table and of saves: figures, verdicts, and that measurements come to their end."""

import json
from contextlib import closing
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from leonardo.app.scenes.message import Message
from leonardo.app.table.scene import TableScene
from leonardo.games import GAMES
from leonardo.saves.folder import SaveFolder
from scripts.benchmarks import bench_saves, bench_table, resources
from scripts.benchmarks.actions import DONE, KINDS
from scripts.benchmarks.figures import Figure, as_table, longest_target, median_target, percentile, slow_target
from scripts.benchmarks.processes import SCREENS, run_child, screen
from scripts.benchmarks.room import Frame, Room

SMALL = (1024, 640)


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(number) for number in range(1, 101)]
    assert percentile(values, 99) == 99
    assert percentile(values[::-1], 50) == 50
    assert percentile([7.0], 99) == 7


def test_in_a_large_window_one_frame_may_take_many_copies_but_not_long() -> None:
    small, large = (1920, 1080), (3840, 2160)
    assert median_target(small) < median_target(large)
    assert slow_target(small) is not None
    assert slow_target(large) is None
    assert longest_target(small) is None
    assert longest_target(large) is not None


def test_frames_are_told_in_plain_copies_of_their_own_run() -> None:
    slow, fast = ([4.0] * 98 + [40, 80], 4.0), ([1.0] * 98 + [10, 20], 1.0)
    runs = [slow, fast, slow]
    median, last, longest = bench_table.frame_figures("a piece is dragged", "dummy", SMALL, runs)
    assert (median.value, last.value, longest.value) == (1, 10, 80)
    assert (median.unit, last.unit, longest.unit) == ("copies", "copies", "ms")
    assert (median.met, last.met, longest.met) == (True, True, None)
    *_, longest = bench_table.frame_figures("a piece is dragged", "dummy", (3840, 2160), runs)
    assert longest.met is False


@pytest.mark.parametrize(("value", "target", "verdict"), [(1.0, 2.0, "reached"), (3.0, 2.0, "MISSED"), (3.0, None, "")])
def test_a_verdict_is_given_where_there_is_a_target(value: float, target: float | None, verdict: str) -> None:
    assert Figure("a thing", "dummy", SMALL, value, "ms", target).verdict == verdict


def test_the_table_names_figures_with_targets_and_verdicts() -> None:
    figures = [
        Figure("one thing", "dummy", SMALL, 1.25, "s", 1.0, {"cpu s": 0.5}),
        Figure("another", "x11", SMALL, 20, "ms"),
    ]
    head, first, second = as_table(figures).splitlines()
    assert head.split() == ["what", "screen", "window", "measured", "target", "beside"]
    assert first.split() == ["one", "thing", "dummy", "1024x640", "1.25", "s", "1", "s", "MISSED", "cpu", "s", "0.5"]
    assert second.split() == ["another", "x11", "1024x640", "20.00", "ms"]


def test_memory_grows_by_what_it_grows_by_as_a_rule() -> None:
    held = [200.0, 300, 300.5, 301, 330, 330.5, 331]
    figure = bench_table.memory_figure("memory", held, "dummy", SMALL)
    assert figure.value == 0.5
    assert figure.met
    assert figure.beside == {"after the first": 200, "second": 300, "last": 331, "most": 331}


class Interrupted:
    """A room in which nobody is asked yet, while the program tells something over the table."""

    shows_results = False
    asks = False

    def __init__(self) -> None:
        self.pressed: list[int] = []
        self.let_go: list[bool] = []
        self.table = SimpleNamespace(let_chance_decide=lambda: self.let_go.append(True))
        self.kit = SimpleNamespace(stack=SimpleNamespace(top=object.__new__(Message)))
        self.host = SimpleNamespace(session=SimpleNamespace(decider=0, is_person=lambda _: True))

    def key(self, key: int) -> None:
        self.pressed.append(key)
        self.kit.stack.top = None


def test_what_is_told_over_the_table_is_read_and_is_no_question() -> None:
    room = Interrupted()
    assert not resources.is_ready(room)  # type: ignore[arg-type] # a double
    assert room.pressed == [pygame.K_RETURN]
    room.asks = True
    assert resources.is_ready(room)  # type: ignore[arg-type] # a double
    room.host.session.decider = None
    assert not resources.is_ready(room)  # type: ignore[arg-type] # a double


def test_chance_waits_for_nobody_where_memory_is_measured() -> None:
    room = Interrupted()
    resources.is_ready(room)  # type: ignore[arg-type] # a double
    assert room.let_go == [], "what is told over the table is read first"
    room.kit.stack.top = object.__new__(TableScene)
    resources.is_ready(room)  # type: ignore[arg-type] # a double
    assert room.let_go == [True]


def test_an_unknown_part_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bench_table.main(["--only", "lunch"])
    assert "there is no lunch; there are: start, table, frames, rest, memory" in capsys.readouterr().err


def test_without_a_screen_the_driver_that_has_none_is_used() -> None:
    assert SCREENS["dummy"]()
    with screen("dummy", SMALL) as environment:
        assert environment["SDL_VIDEODRIVER"] == "dummy"
        assert environment["SDL_FRAMEBUFFER_ACCELERATION"] == "0"


def test_each_game_gives_something_of_each_kind_to_be_timed() -> None:
    assert set(DONE) == set(GAMES)
    assert all(doings.of(kind) for doings in DONE.values() for kind in KINDS)


@pytest.mark.exhaustive
def test_starts_are_timed_and_kept_as_figures(tmp_path: Path) -> None:
    kept = tmp_path / "figures.json"
    bench_table.main(
        ["--sizes=1024x640", "--screens=dummy", "--only=start,table", "--of=davinci", "--repeats=1", f"--json={kept}"]
    )
    told = json.loads(kept.read_text(encoding="utf-8"))
    assert [each["what"] for each in told] == [
        "start to the title",
        "Begin to the table, davinci",
        "Continue to the table, davinci",
    ]
    assert {each["unit"] for each in told} == {"starts"}
    assert all(each["met"] is (each["value"] <= each["target"]) for each in told)


@pytest.mark.slow
def test_frames_are_timed_by_both_clocks_between_plain_copies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    looks = count()

    def now() -> Frame:
        look = next(looks)
        return Frame(3.0 * look, 2.0 * look)

    with closing(Room(SMALL, SaveFolder(tmp_path), now)) as room:
        room.host.show_title()
        for _ in range(16):
            room.kit.refresh()  # so that there is something to draw
            room.turn()
        assert room.frames == [Frame(3.0, 2.0)] * 16
        assert room.copies == [Frame(3.0, 2.0)] * 2
        room.turn(50)
        shown = len(room.frames)
        room.turn(5)
        assert len(room.frames) == shown, "nothing is drawn where nothing moves"


@pytest.mark.exhaustive
def test_frames_at_the_table_come_from_their_own_process() -> None:
    with screen("dummy", SMALL) as environment:
        frames, copies = run_child(environment, "frames", SMALL, 1, "davinci:auction")
    assert frames
    assert all(wall > 0 and cpu >= 0 for wall, cpu in frames)
    assert len(copies) >= len(frames) // 8


@pytest.mark.slow
def test_every_figure_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_saves, "RUNS", 2)
    bench_saves.main(["--folder", str(tmp_path), "--games", "davinci", "--saves", "5", "--decisions", "5"])
    told = capsys.readouterr().out
    assert len(told.splitlines()) == 8
    assert list(tmp_path.iterdir()) == []


def test_a_missed_target_is_told() -> None:
    assert bench_saves.shown("a", 1.0, "ms", 2.0)
    assert not bench_saves.shown("a", 3.0, "ms", 2.0)
    assert bench_saves.shown("a", 3.0, "ms")
