"""A list of saves reads their heads only: a bounded part of each file, and only of those that have changed."""

import json
import os
from pathlib import Path

import attrs
import pytest

from leonardo.saves import folder as folder_module
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING, MOST_BYTES, read_ends
from leonardo.saves.folder import END_BYTES, SaveFolder
from leonardo.saves.schema import HEAD_BYTES, SCHEMA, Head, Person, read_head, write_save
from tests.saves.make_fixtures import FIXTURES
from tests.saves.saving import save


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes were read, one number for each call."""
    counted: list[int] = []
    real = os.read

    def counting(descriptor: int, count: int) -> bytes:
        content = real(descriptor, count)
        counted.append(len(content))
        return content

    monkeypatch.setattr(os, "read", counting)
    return counted


def head(path: Path) -> Head:
    return read_head(read_ends(path, HEAD_BYTES, END_BYTES), path)


def fault(path: Path) -> SaveError:
    with pytest.raises(SaveError) as caught:
        head(path)
    return caught.value


def longer(path: Path, content: bytes) -> Path:
    """Write a save with so many decisions that its head is only a part of it."""
    path.write_bytes(content.replace(b'"actions": [\n', b'"actions": [\n' + b'{"do": "done"},\n' * 5000))
    return path


def test_of_each_file_a_bounded_part_is_read(tmp_path: Path, read: list[int]) -> None:
    for number in range(20):
        longer(tmp_path / f"save{number}{ENDING}", write_save(save(f"Save {number}")))
    assert len(SaveFolder(tmp_path).entries()) == 20
    assert sum(read) <= 20 * (HEAD_BYTES + END_BYTES)


def test_what_has_not_changed_is_not_read_again(tmp_path: Path, read: list[int]) -> None:
    folder = SaveFolder(tmp_path)
    for number in range(5):
        folder.write(save(f"Save {number}"))
    listed = folder.entries()
    read.clear()
    assert folder.entries() == listed
    assert folder.to_continue() is None
    assert read == []
    folder.write(attrs.evolve(save("Save 3"), round=7), replace=True)
    read.clear()
    assert {entry.head.round for entry in folder.entries() if entry.head} == {2, 7}
    assert len(read) <= 3


def test_beginning_a_game_reads_no_save_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    for number in range(5):
        folder.write(save(f"Save {number}"))
    monkeypatch.setattr(folder_module, "read_save", lambda *_: pytest.fail("a save was read whole"))
    SaveFolder(tmp_path).autosave(save(run="new"))


@pytest.mark.parametrize("schema", range(1, SCHEMA + 1))
def test_the_head_of_a_save_of_any_schema_is_read(schema: int, tmp_path: Path) -> None:
    fixture = FIXTURES / f"schema_{schema}{ENDING}"
    found = head(longer(tmp_path / fixture.name, fixture.read_bytes()))
    assert [seat.name for seat in found.seats] == ["Lisa", "Salaì", "Melzi", "Verrocchio"]
    assert (found.game, found.round, found.over) == ("davinci", 2, False)


def test_a_head_is_the_same_as_that_of_the_whole_save(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    whole = folder.read(folder.write(save("Sunday")))
    found = folder.entries()[0].head
    assert found is not None
    names = [attribute.name for attribute in attrs.fields(Head)]
    assert [getattr(found, name) for name in names] == [getattr(whole, name) for name in names]


def test_the_longest_head_there_can_be_is_found(tmp_path: Path) -> None:
    seats = tuple(Person("𠀀" * 38 + f"{number:02}", "purple") for number in range(12))
    long = attrs.evolve(
        save("𠀀" * 40), seats=seats, hints=(0,) * 12, changed=(0,) * 12, round=10_000, app_version="1" * 40
    )
    assert head(longer(tmp_path / "long", write_save(long))).seats == seats


def test_ends_of_lines_of_another_system_do_not_matter(tmp_path: Path) -> None:
    content = write_save(save("Sunday")).replace(b"\n", b"\r\n")
    assert head(longer(tmp_path / "windows", content)).name == "Sunday"


def test_a_save_that_breaks_off_is_seen_by_its_end(tmp_path: Path) -> None:
    path = longer(tmp_path / "torn", write_save(save("Sunday")))
    path.write_bytes(path.read_bytes()[:-200])
    assert fault(path).fault is Fault.DAMAGED


def test_a_newer_save_with_another_head_is_told_as_newer(tmp_path: Path) -> None:
    path = tmp_path / "newer"
    path.write_bytes(b'{"format": "leonardo-save", "schema": 99, "pages": ["' + b"x" * HEAD_BYTES + b'"]}')
    assert fault(path).fault is Fault.NEWER
    assert "schema 99" in fault(path).detail


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b'{"format": "leonardo-save", "schema": 4, "x": "' + b"x" * HEAD_BYTES + b'"}', Fault.DAMAGED),
        (b"{" + b",".join(b'"%d": 0' % number for number in range(40_000)) + b"}", Fault.FOREIGN),
        (b"[" * 40_000, Fault.FOREIGN),
        (b"\x00" * 40_000, Fault.FOREIGN),
    ],
)
def test_what_does_not_begin_as_a_save_is_not_read_on(
    tmp_path: Path, content: bytes, expected: Fault, read: list[int]
) -> None:
    path = tmp_path / "odd"
    path.write_bytes(content)
    assert fault(path).fault is expected
    assert sum(read) <= HEAD_BYTES + END_BYTES


def test_a_file_larger_than_any_save_is_not_even_opened(tmp_path: Path, read: list[int]) -> None:
    path = tmp_path / f"large{ENDING}"
    with path.open("wb") as file:
        file.truncate(MOST_BYTES + 1)
    assert fault(path).fault is Fault.TOO_LARGE
    with pytest.raises(SaveError):
        SaveFolder(tmp_path).read(path)
    assert read == []


def test_damage_behind_the_head_is_listed_once_it_is_known(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.autosave(save(minute=1))
    newest = folder.autosave(save(minute=2))
    newest.write_bytes(newest.read_bytes().replace(b'"seed": 1503', b'"seed": 1504'))
    again = SaveFolder(tmp_path)
    assert again.to_continue() == next(entry for entry in again.entries() if entry.path == newest)
    with pytest.raises(SaveError):
        again.read(newest)
    earlier, damaged = again.entries()
    assert damaged.path == newest
    assert again.to_continue() == earlier


@pytest.mark.parametrize("schema", range(1, SCHEMA + 1))
def test_saves_of_every_version_can_be_chosen_in_a_list(tmp_path: Path, schema: int) -> None:
    """However they are laid out: what is chosen is kept in a set, so that no entry may hold what can change."""
    document = json.loads((FIXTURES / f"schema_{schema}{ENDING}").read_bytes())
    (tmp_path / f"other layout{ENDING}").write_text(json.dumps(document, indent=1))
    (entry,) = SaveFolder(tmp_path).entries()
    assert type(entry.head) is Head
    assert entry in frozenset([entry])
