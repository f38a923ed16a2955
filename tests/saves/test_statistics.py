"""The file of results is as safe as a save: whole, strict, and never lost."""

from pathlib import Path

import pytest
from attrs import evolve

from leonardo.saves import statistics as file_module
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.statistics import (
    MOST_BYTES,
    MOST_RESULTS,
    NAME,
    SCHEMA,
    Statistics,
    StatisticsFile,
    Tried,
    read_statistics,
    write_statistics,
)
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
def test_a_damaged_file_is_set_aside_and_a_new_one_begun(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / NAME
    path.write_bytes(content)
    file = StatisticsFile(path)

    file.add(GAME)

    assert file.set_aside == tmp_path / "statistics.damaged.json"
    assert file.set_aside.read_bytes() == content
    assert file.take_problem() is not None
    assert StatisticsFile(path).read().results == (GAME,)


@pytest.mark.parametrize(
    "newer",
    [
        write_statistics(Statistics()).replace(f'"schema": {SCHEMA}'.encode(), b'"schema": 99'),
        b'{"schema": 99}',
        b'{"schema": 99, "of": "what nobody knows yet"}',
    ],
)
def test_a_newer_file_is_left_and_results_wait_in_memory(tmp_path: Path, newer: bytes) -> None:
    path = tmp_path / NAME
    path.write_bytes(newer)
    file = StatisticsFile(path)

    file.add(GAME)

    problem = file.take_problem()
    assert problem is not None
    assert problem.fault is Fault.NEWER
    assert path.read_bytes() == newer
    assert file.read().results == (GAME,)


def test_unwritten_results_are_written_with_the_next_change(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    file = StatisticsFile(folder / NAME)
    file.add(GAME)
    assert file.take_problem() is not None
    folder.unlink()

    file.tried(TRIED)

    assert StatisticsFile(folder / NAME).read() == Statistics((GAME,), (TRIED,))


@pytest.mark.parametrize("most", [4000, 5001, 9000])
def test_of_too_many_results_the_newest_stay(tmp_path: Path, most: int) -> None:
    path = tmp_path / NAME
    file = StatisticsFile(path, most)
    for number in range(40):
        file.add(result(number, 10, (("master", 30), (None, 20))))
        file.tried(TRIED)
    kept = file.read()
    assert file.take_problem() is None
    assert file.set_aside is None
    assert path.stat().st_size <= most
    assert 0 < len(kept.results) < 40
    assert (
        kept.results
        == tuple(result(number, 10, (("master", 30), (None, 20))) for number in range(40))[-len(kept.results) :]
    )
    assert StatisticsFile(path, most).read() == kept == StatisticsFile(path).read()
    one_more = len(write_statistics(kept)) * (len(kept.results) + 1) / len(kept.results)
    assert one_more > most * 0.9, "no more go than must"


def test_more_results_than_anybody_plays_fit() -> None:
    game = evolve(result(1, 40, (("master:builder", 30), (None, 20), ("master", 10), (None, 5))), setup="expert")
    counts = {f"a_count_of_things_{number}": 1_000 for number in range(5)}
    large = evolve(game, seats=tuple(evolve(seat, counts=counts) for seat in game.seats))
    size = len(write_statistics(Statistics((large,))))
    assert size > 1600
    assert size * MOST_RESULTS < MOST_BYTES


def test_of_too_many_puzzles_those_tried_last_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_module, "MOST_PUZZLES", 3)
    file = StatisticsFile(tmp_path / NAME)
    for number in range(5):
        file.tried(evolve(TRIED, puzzle=f"easy_{number}"))
    assert [each.puzzle for each in StatisticsFile(tmp_path / NAME).read().puzzles] == ["easy_2", "easy_3", "easy_4"]


def test_deleting_a_person_leaves_what_others_did(tmp_path: Path) -> None:
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
def test_wrong_values_are_refused_though_the_checksum_fits(field: str, value: str) -> None:
    from leonardo.engine.strict_json import parse  # noqa: PLC0415 - only to break a document well
    from leonardo.saves.documents import checksum, laid_out  # noqa: PLC0415

    document = parse(write_statistics(Statistics((GAME,))).decode().replace(field, value, 1))
    document.pop("checksum")
    content = laid_out({**document, "checksum": checksum(document)}).encode()

    with pytest.raises(SaveError) as refused:
        read_statistics(content, Path(NAME))

    assert refused.value.fault is Fault.DAMAGED
