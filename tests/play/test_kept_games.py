"""Every game that is finished or broken off is kept: as it stands, small, until a person deletes it."""

import errno
import os
from pathlib import Path
from random import Random

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
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
