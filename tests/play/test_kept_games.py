"""Every game that is finished or broken off is kept: as it stands, small, until a person deletes it."""

import errno
import os
from datetime import datetime, tzinfo
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves import composing
from leonardo.saves.archive import Archive
from leonardo.saves.composing import compose
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.schema import Person, Seated

SMALL = 40_000
"""Bytes that a kept game has at most."""
NAMES: tuple[Seated, ...] = tuple(
    Person(name, colour)
    for name, colour in zip(
        ("Anna", "Ben", "Cleo", "Dora", "Emil"), ("red", "blue", "green", "yellow", "purple"), strict=True
    )
)


def begin(folder: SaveFolder, seats: int = 2) -> Session:
    return Session.new(GAME, Options(seats), NAMES[:seats], 1, folder)


def decide(session: Session, random: Random, decisions: int = 10_000) -> None:
    while not session.over and decisions:
        session.submit(random.choice(session.legal()))
        decisions -= 1


@pytest.mark.parametrize("seats", [2, 5])
def test_a_finished_game_is_kept_whole_and_small(tmp_path: Path, seats: int) -> None:
    folder = SaveFolder(tmp_path)
    session = begin(folder, seats)
    decide(session, Random(2))
    archive = Archive.of(folder)
    (entry,) = archive.entries()
    assert entry.head is not None
    assert entry.head.over
    assert entry.path.stat().st_size <= SMALL
    opened = open_save(archive.read(entry.path), entry.path, GAMES)
    assert opened.played.turns == session.played.turns
    assert [entry.path.parent for entry in folder.entries()] == [tmp_path], "the saves do not list it"


def test_a_game_is_kept_when_it_is_broken_off_and_again_when_it_is_finished(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = begin(folder)
    decide(session, Random(2), 3)
    session.close()
    (broken_off,) = Archive.of(folder).entries()
    assert broken_off.head is not None
    assert not broken_off.head.over

    latest = folder.to_continue()
    assert latest is not None
    session = Session.load(latest.path, folder)
    decide(session, Random(2))
    session.close()
    (finished,) = Archive.of(folder).entries()
    assert finished.path == broken_off.path
    assert finished.head is not None
    assert finished.head.over


class Hours(datetime):
    """A clock on which an hour has passed whenever somebody looks."""

    looks = 0

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Hours":
        cls.looks += 1
        return cls(2026, 9, 6, cls.looks, tzinfo=tz)


def test_a_game_that_is_broken_off_is_of_the_same_time_as_its_autosave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(composing, "datetime", Hours)
    folder = SaveFolder(tmp_path)
    session = begin(folder)
    decide(session, Random(2), 3)
    session.close()
    latest, (kept,) = folder.to_continue(), Archive.of(folder).entries()
    assert latest is not None
    assert latest.head is not None
    assert kept.head is not None
    assert kept.head.saved_at == latest.head.saved_at


def test_a_game_in_which_nobody_has_decided_anything_is_not_kept(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    begin(folder).close()
    assert Archive.of(folder).entries() == ()


def test_what_is_kept_outlasts_its_saves_and_goes_on_request(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = begin(folder)
    decide(session, Random(2))
    for entry in folder.entries():
        folder.delete(entry.path)
    folder.tidy_up("another")
    archive = Archive.of(folder)
    (entry,) = archive.entries()
    archive.delete(entry.path)
    assert archive.entries() == ()
    with pytest.raises(SaveError):
        archive.delete(entry.path)


def test_a_damaged_one_is_listed_with_what_is_wrong(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    decide(begin(folder), Random(2))
    archive = Archive.of(folder)
    (entry,) = archive.entries()
    entry.path.write_bytes(entry.path.read_bytes()[:3000])
    (entry,) = archive.entries()
    assert entry.fault is not None


def test_where_it_cannot_be_kept_the_person_hears_of_it_and_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = SaveFolder(tmp_path)
    session = begin(folder)
    decide(session, Random(2), 3)

    def broken(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        decide(session, Random(2))
        (trouble,) = session.take_troubles()
        assert isinstance(trouble, SaveError)
    session.close()
    assert len(Archive.of(folder).entries()) == 1


def test_a_finished_game_is_never_replaced_by_another_end_of_it(tmp_path: Path) -> None:
    """An older autosave that came back from somewhere is gone on with, and broken off or finished otherwise."""
    for to_the_end in (False, True):
        folder = SaveFolder(tmp_path / str(to_the_end))
        session = begin(folder)
        decide(session, Random(2), 40)
        older = {path: path.read_bytes() for path in folder.path.iterdir() if path.is_file()}
        decide(session, Random(2))
        session.close()
        (finished,) = Archive.of(folder).entries()
        content = finished.path.read_bytes()
        for path in [entry.path for entry in folder.entries()]:
            folder.delete(path)
        for path, before in older.items():
            path.write_bytes(before)
        again = Session.load(next(iter(older)), SaveFolder(folder.path))
        decide(again, Random(3), 10_000 if to_the_end else 5)
        again.close()
        assert again.autosave.run != session.autosave.run
        assert finished.path.read_bytes() == content
        ends = [entry.head.over for entry in Archive.of(folder).entries() if entry.head]
        assert sorted(ends) == sorted([True, to_the_end])


def test_the_archive_itself_replaces_no_finished_game_and_no_other_one(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    archive = Archive.of(folder)
    session = begin(SaveFolder(tmp_path / "elsewhere"))
    decide(session, Random(2))
    whole = compose(session.played, session.seats, 1, "run")
    shorter = compose(session.played.undo(7), session.seats, 1, "run")
    first = archive.keep(shorter)
    assert archive.keep(whole) == first, "it goes on from there"
    assert archive.keep(whole) == first, "it is the same"
    other = archive.keep(shorter)
    assert other != first
    assert archive.keep(evolve(shorter, setup={**shorter.setup, "start": 9})) not in (first, other)
    assert archive.read(first).over
    (damaged := archive.path_of("broken")).write_text("precious remains")
    assert archive.keep(evolve(shorter, run="broken")) != damaged
    assert damaged.read_text() == "precious remains"


def test_a_game_of_which_something_was_taken_back_takes_its_own_place(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = begin(folder)
    decide(session, Random(2), 30)
    session.close()
    latest = folder.to_continue()
    assert latest is not None
    session = Session.load(latest.path, folder)
    while session.undo_objection() is not None:
        decide(session, Random(2), 1)
    session.undo()
    decide(session, Random(5), 1)
    session.close()
    (kept,) = Archive.of(folder).entries()
    assert Archive.of(folder).read(kept.path).undone == 1


def test_what_is_saved_after_the_end_leaves_the_time_of_the_end(tmp_path: Path) -> None:
    session = begin(SaveFolder(tmp_path))
    decide(session, Random(2))
    (entry,) = Archive.of(SaveFolder(tmp_path)).entries()
    assert entry.head is not None
    later = evolve(compose(session.played, NAMES[:2], 1, entry.head.run), saved_at="2999-01-01T00:00:00.000Z")
    assert Archive.of(SaveFolder(tmp_path)).keep(later) == entry.path
    (kept,) = Archive.of(SaveFolder(tmp_path)).entries()
    assert kept.head == entry.head
