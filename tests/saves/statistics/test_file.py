"""The file of results is as safe as a save: whole, strict, and never lost."""

from pathlib import Path

import pytest
from attrs import evolve

from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.statistics.file import NAME, StatisticsFile
from leonardo.saves.statistics.schema import Statistics, Tried, read_statistics, write_statistics
from tests.play.statistics.games import result

GAME = evolve(result(1, 40, (("master:builder", 30), (None, 20))), setup="expert", day="2026-11-20", undone=2)
TRIED = Tried("davinci", "easy_01", "Ada", 2, solved=True)


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / NAME)
    file.add(GAME)
    file.tried(TRIED)

    assert StatisticsFile(tmp_path / NAME).read() == Statistics((GAME,), (TRIED,))


def test_a_game_counts_once_as_it_first_ended(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / NAME)

    assert file.add(GAME)
    assert not file.add(evolve(GAME, undone=9))
    assert file.read().results == (GAME,)


def test_what_another_program_wrote_meanwhile_is_kept(tmp_path: Path) -> None:
    one, other = StatisticsFile(tmp_path / NAME), StatisticsFile(tmp_path / NAME)
    one.add(GAME)
    other.add(result(2, 10, ()))
    one.add(result(3, 10, ()))

    assert [each.identity[-1] for each in one.read().results] == ["1", "2", "3"]


@pytest.mark.parametrize("content", [b"", b"{}", b"not at all", write_statistics(Statistics((GAME,)))[:-9]])
def test_a_damaged_file_is_set_aside_and_told_of_and_a_new_one_begun(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / NAME
    path.write_bytes(content)
    file = StatisticsFile(path)

    file.add(GAME)

    assert file.set_aside == tmp_path / "statistics.damaged.json"
    assert file.set_aside.read_bytes() == content
    assert file.take_problem() is not None
    assert StatisticsFile(path).read().results == (GAME,)


def test_one_of_a_newer_version_is_left_as_it_is_and_results_wait_in_memory(tmp_path: Path) -> None:
    path = tmp_path / NAME
    newer = write_statistics(Statistics()).replace(b'"schema": 1', b'"schema": 99')
    path.write_bytes(newer)
    file = StatisticsFile(path)

    file.add(GAME)

    problem = file.take_problem()
    assert problem is not None
    assert problem.fault is Fault.NEWER
    assert path.read_bytes() == newer
    assert file.read().results == (GAME,)


def test_what_could_not_be_written_is_written_with_the_next_change(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    file = StatisticsFile(folder / NAME)
    file.add(GAME)
    assert file.take_problem() is not None
    folder.unlink()

    file.tried(TRIED)

    assert StatisticsFile(folder / NAME).read() == Statistics((GAME,), (TRIED,))


def test_deleting_takes_all_of_one_person_and_leaves_what_others_did(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / NAME)
    file.add(GAME)
    file.add(result(2, 10, ()))
    file.tried(TRIED)

    file.forget("Ada")

    left = file.read()
    assert [[seat.name for seat in each.seats] for each in left.results] == [["?", "Other 1", "Other 2"]]
    assert not left.puzzles


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ('"place": 1', '"place": true'),
        ('"undone": 2', '"undone": -1'),
        ('"day"', '"night"'),
        ('"2026-11-20"', '"2026-02-30"'),
    ],
)
def test_what_is_not_as_it_should_be_is_refused_though_the_checksum_fits(field: str, value: str) -> None:
    from leonardo.engine.strict_json import parse  # noqa: PLC0415 - only to break a document well
    from leonardo.saves.structure import checksum, laid_out  # noqa: PLC0415

    document = parse(write_statistics(Statistics((GAME,))).decode().replace(field, value, 1))
    document.pop("checksum")
    content = laid_out({**document, "checksum": checksum(document)}).encode()

    with pytest.raises(SaveError) as refused:
        read_statistics(content, Path(NAME))

    assert refused.value.fault is Fault.DAMAGED
