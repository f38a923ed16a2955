"""What was learnt is kept, and a file that cannot be read is set aside."""

from pathlib import Path

import pytest

from leonardo.play.lessons.progress import NAME, Learnt, Progress


def test_what_was_learnt_is_there_again_after_the_program_ended(tmp_path: Path) -> None:
    progress = Progress(tmp_path)
    progress.keep("chess", Learnt().with_done("rook").with_left("queen", [{"do": "move"}]))
    assert Progress(tmp_path).of("chess") == Learnt(("rook",), "queen", ({"do": "move"},))
    assert Progress(tmp_path).of("go") == Learnt()


def test_a_lesson_that_is_done_is_left_no_more_and_done_once() -> None:
    learnt = Learnt(("rook", "queen"), "rook", ({},)).with_done("rook")
    assert learnt == Learnt(("queen", "rook"))


@pytest.mark.parametrize("content", ["", "{", "[]", '{"schema": 9, "games": {}}', '{"schema": 1, "games": {"go": 3}}'])
def test_a_file_that_cannot_be_read_is_set_aside_and_all_begins_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / NAME).write_text(content, encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.of("go") == Learnt()
    assert progress.problem is not None
    assert [path.read_text(encoding="utf-8") for path in tmp_path.glob("*broken*")] == [content]
    progress.keep("go", Learnt(("one",)))
    assert Progress(tmp_path).of("go").done == ("one",)


def test_without_a_folder_it_is_kept_as_long_as_the_program_runs() -> None:
    progress = Progress(None)
    progress.keep("go", Learnt(("one",)))
    assert progress.of("go") == Learnt(("one",))


def test_what_is_wrong_with_the_file_is_told_once_with_the_name_that_it_has_now(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("{", encoding="utf-8")
    progress = Progress(tmp_path)
    assert progress.take_problem() is not None
    assert progress.set_aside is not None
    assert progress.set_aside.exists()
    assert progress.take_problem() is None
