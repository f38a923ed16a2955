"""Two programs with one game, clocks that go wrong, and what is tidied away: nothing that was decided is lost."""

import os
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

import attrs
import pytest

from leonardo import locks
from leonardo.saves import slots
from leonardo.saves.files import Mark, write_file
from leonardo.saves.folder import KEPT_RUNS, SaveFolder
from leonardo.saves.slots import TakenError
from tests.saves.saving import save


def test_what_another_program_wrote_is_never_written_over(tmp_path: Path) -> None:
    one = SaveFolder(tmp_path)
    begun = one.read(one.autosave(save()))
    other = SaveFolder(tmp_path)
    assert one.claim(begun)
    assert other.claim(begun)
    first = one.autosave(save(minute=1))
    written = first.read_bytes()
    for _ in range(3):
        with pytest.raises(TakenError):
            other.autosave(save(minute=2))
    assert first.read_bytes() == written
    one.autosave(save(minute=3))
    assert other.autosave(save(run="apart", minute=4)).exists()


def test_of_two_that_write_at_the_same_moment_one_goes_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second looks at the files when the first has looked and not written yet."""
    one = SaveFolder(tmp_path)
    begun = one.read(one.autosave(save()))
    other = SaveFolder(tmp_path)
    assert one.claim(begun)
    assert other.claim(begun)
    with ThreadPoolExecutor() as threads:
        seconds: list[Future[Path]] = []

        def write_while_another_tries(path: Path, content: bytes, *, lasting: bool) -> Mark:
            if not seconds:
                seconds.append(threads.submit(other.autosave, save(minute=2)))
                wait(seconds, timeout=0.1)
            return write_file(path, content, lasting=lasting)

        monkeypatch.setattr(slots, "write_file", write_while_another_tries)
        first = one.autosave(save(minute=1))
        with pytest.raises(TakenError):
            seconds[0].result()
    assert one.read(first).saved_at == save(minute=1).saved_at


def test_who_halts_in_a_folder_keeps_nobody_from_saving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "PATIENCE", 0.0)
    with locks.alone_in(tmp_path):
        assert SaveFolder(tmp_path).autosave(save()).exists()


def test_no_game_goes_on_from_before_what_another_wrote(tmp_path: Path) -> None:
    one = SaveFolder(tmp_path)
    begun = one.read(one.autosave(save()))
    one.autosave(save(minute=1))
    assert not SaveFolder(tmp_path).claim(begun)


def test_deleted_autosaves_are_written_again(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.autosave(save(minute=1)).unlink()
    folder.autosave(save(minute=2)).unlink()
    assert folder.autosave(save(minute=3)).exists()
    assert len(folder.entries()) == 1


def test_a_file_of_another_time_but_the_same_content_is_ours(tmp_path: Path) -> None:
    """A disk on a network, or a program that copies files, may change what the system says of a file."""
    folder = SaveFolder(tmp_path)
    path = folder.autosave(save(minute=1))
    content = path.read_bytes()
    path.unlink()
    path.write_bytes(content)
    os.utime(path, (1, 1))
    folder.autosave(save(minute=2))
    assert folder.autosave(save(minute=3)) == path


def test_with_the_clock_set_back_the_last_written_is_the_newest(tmp_path: Path) -> None:
    SaveFolder(tmp_path).autosave(attrs.evolve(save(run="future"), saved_at="9999-12-31T23:59:59.000Z"))
    SaveFolder(tmp_path).autosave(attrs.evolve(save(run="past"), saved_at="0001-01-01T00:00:00.000Z"))
    folder = SaveFolder(tmp_path)
    assert [entry.head.run for entry in folder.entries() if entry.head] == ["past", "future"]
    entry = folder.to_continue()
    assert entry is not None
    assert entry.head is not None
    assert entry.head.run == "past"


def test_within_a_game_the_last_written_is_the_newest_too(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.autosave(save(minute=30))
    last = folder.autosave(save(minute=1))
    assert SaveFolder(tmp_path).entries()[0].path == last
    restarted = SaveFolder(tmp_path)
    assert restarted.claim(restarted.read(last))
    assert restarted.autosave(save(minute=2)) != last


def test_no_game_that_is_not_over_is_tidied_away(tmp_path: Path) -> None:
    for number in range(KEPT_RUNS + 5):
        os.utime(SaveFolder(tmp_path).autosave(save(run=f"run{number}", minute=number)), (number, number))
    SaveFolder(tmp_path).tidy_up(present="new")
    assert len(SaveFolder(tmp_path).entries()) == KEPT_RUNS + 5


def test_no_game_is_tidied_away_whose_file_is_young(tmp_path: Path) -> None:
    """An older version with the clock set back, or a copy of a folder: numbers and dates say that it is old."""
    folder = SaveFolder(tmp_path)
    young = folder.autosave(save(run="young", over=True))
    for number in range(KEPT_RUNS + 5):
        os.utime(folder.autosave(save(run=f"run{number}", minute=number, over=True)), (number, number))
    SaveFolder(tmp_path).tidy_up(present="new")
    assert young.exists()
    assert len(SaveFolder(tmp_path).entries()) < KEPT_RUNS + 6


def test_a_damaged_autosave_is_not_tidied_away(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    damaged = folder.autosave(save(run="damaged", over=True))
    damaged.write_bytes(damaged.read_bytes().replace(b'"seed": 1503', b'"seed": 1504'))
    os.utime(damaged, (0, 0))
    for number in range(1, KEPT_RUNS + 5):
        os.utime(folder.autosave(save(run=f"run{number}", over=True)), (number, number))
    SaveFolder(tmp_path).tidy_up(present="new")
    assert damaged.exists()


def test_tidying_is_done_aside_once_a_game(tmp_path: Path) -> None:
    aside: list[object] = []
    folder = SaveFolder(tmp_path, aside=aside.append)
    for minute in range(3):
        folder.autosave(save(minute=minute))
    assert len(aside) == 1
