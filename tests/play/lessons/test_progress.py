"""What was learnt is kept, and a file that cannot be read is set aside."""

from pathlib import Path

import pytest

from leonardo.play.lessons import progress as module
from leonardo.play.lessons.progress import NAME, Learnt, Progress
from leonardo.saves.faults import Fault, SaveError


def test_what_was_learnt_is_there_again_after_the_program_ended(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    progress.keep("chess", Learnt().with_done("rook").with_left("queen", [{"do": "move"}]))
    assert Progress(tmp_path).of("chess") == Learnt(("rook",), "queen", ({"do": "move"},))
    assert Progress(tmp_path).of("go") == Learnt()


def test_a_lesson_that_is_done_is_left_no_more_and_done_once() -> None:
    learnt = Learnt(("rook", "queen"), "rook", ({},)).with_done("rook")
    assert learnt == Learnt(("queen", "rook"))


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"schema": 0, "games": {}}', '{"schema": true, "games": {}}', '{"schema": 1, "games": {"go": 3}}'],
)
def test_an_unreadable_file_is_set_aside_and_all_begins_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / NAME).write_text(content, encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.of("go") == Learnt()
    assert progress.problem is not None
    assert [path.read_text(encoding="utf-8") for path in tmp_path.glob("*broken*")] == [content]
    progress.keep("go", Learnt(("one",)))
    assert Progress(tmp_path).of("go").done == ("one",)


def test_a_newer_file_is_left_and_progress_waits_in_memory(
    tmp_path: Path,
) -> None:
    newer = '{"schema": 9, "games": {"go": {"stars": 3}}}'
    (tmp_path / NAME).write_text(newer, encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.of("go") == Learnt()
    problem = progress.take_problem()
    assert problem is not None
    assert problem.fault is Fault.NEWER
    progress.keep("go", Learnt(("one",)))
    assert progress.of("go").done == ("one",)
    assert progress.take_problem() is None, "it was told"
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == [newer]


def test_without_a_folder_it_is_kept_as_long_as_the_program_runs() -> None:
    progress = Progress(None)
    progress.keep("go", Learnt(("one",)))
    assert progress.of("go") == Learnt(("one",))


def test_what_is_wrong_with_the_file_is_told_once(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{", encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.take_problem() is not None
    assert progress.set_aside is not None
    assert progress.set_aside.exists()
    assert progress.take_problem() is None


def test_a_second_damaged_file_is_put_beside_the_first(tmp_path: Path) -> None:
    for content in ("{", "["):
        (tmp_path / NAME).write_text(content, encoding="utf-8")
        Progress(tmp_path).keep("go", Learnt(("one",)))
    assert sorted(path.read_text(encoding="utf-8") for path in tmp_path.glob("*broken*")) == ["[", "{"]


def test_what_cannot_be_read_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / NAME).write_text('{"schema": 1, "games": {}}', encoding="utf-8")

    def fail(path: Path, _: int) -> bytes:
        raise SaveError(path, Fault.UNREADABLE, "too many open files")

    with monkeypatch.context() as sick:
        sick.setattr(module, "read_file", fail)
        progress = Progress(tmp_path)
        progress.keep("go", Learnt(("one",)))
        assert progress.take_problem() is not None
    assert progress.of("go").done == ("one",)
    assert Progress(tmp_path).of("go") == Learnt(), "it is as it was"
    progress.keep("go", Learnt(("one", "two")))
    assert Progress(tmp_path).of("go").done == ("one", "two")


def test_what_another_program_noted_meanwhile_is_kept(tmp_path: Path) -> None:
    ours, theirs = Progress(tmp_path), Progress(tmp_path)
    assert ours.of("go") == theirs.of("go")
    theirs.keep("go", Learnt(("one",)))
    theirs.keep("chess", Learnt(("rook",)))
    ours.keep("go", Learnt(("two",), "three"))
    found = Progress(tmp_path)
    assert found.of("go") == Learnt(("one", "two"), "three")
    assert found.of("chess") == Learnt(("rook",))


@pytest.mark.parametrize("turns", [0, module.MOST_TURNS, module.MOST_TURNS + 1, 5000])
def test_however_long_a_lesson_was_what_is_written_is_read_again(tmp_path: Path, turns: int) -> None:
    turn = {"do": "place", "district": "carpentry", "workers": [1, 2, 3], "components": {"wood": 3, "iron": 2}}
    for game in ("one", "two", "three"):
        progress = Progress(tmp_path)
        progress.keep(game, Learnt(("first",)).with_left("second", [turn] * turns))
    read = Progress(tmp_path)
    kept = turns if turns <= module.MOST_TURNS else 0
    for game in ("one", "two", "three"):
        assert read.of(game).done == ("first",)
        assert len(read.of(game).turns) == kept
    assert read.take_problem() is None
    assert [path.name for path in tmp_path.iterdir()] == [NAME]
