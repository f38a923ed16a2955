"""The game is saved by itself and kept in the archive, whatever goes wrong with it."""

import errno
import os
from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path
from random import Random
from threading import Event

import pytest
from attrs import evolve

from leonardo.ai.decision_request import DecisionRequest
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.game import Step
from leonardo.games import GAMES
from leonardo.play.autosave import PAUSE, SLOW, News
from leonardo.play.session import Session
from leonardo.saves import composing
from leonardo.saves.archive import Archive
from leonardo.saves.composing import compose
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.schema import BuiltIn, Person, Seated
from leonardo.saves.writer import Task
from tests.diagonal import first_quick

ANNA, BEN = Person("Anna", "red"), Person("Ben", "blue")
DORA, EMIL = BuiltIn("Dora", "yellow", "random"), BuiltIn("Emil", "purple", "random")


class Clock:
    """A clock that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def begin(folder: SaveFolder, seats: tuple[Person | BuiltIn, ...] = (ANNA, BEN)) -> tuple[Session, Clock]:
    session, clock = Session.new(GAME, Options(len(seats)), seats, 1, folder), Clock()
    session.autosave.clock = clock
    return session, clock


def decide(session: Session, decisions: int = 1) -> None:
    for _ in range(decisions):
        session.submit(session.legal()[0])


def kept(folder: SaveFolder) -> int:
    """How many decisions the newest autosave holds."""
    entry = SaveFolder(folder.path).to_continue()
    assert entry is not None
    return len(folder.read(entry.path).actions)


def broken(*_: object) -> None:
    raise OSError(errno.EIO, "Input/output error")


def test_after_a_fault_saving_is_tried_again_after_a_pause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session, clock = begin(folder)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        decide(session)
        (trouble,) = session.take_troubles()
        assert isinstance(trouble, SaveError)
        clock.now += PAUSE
        session.poll()
        assert session.take_troubles() == []
    session.poll()
    assert kept(folder) == 0
    clock.now += PAUSE
    session.poll()
    assert session.take_troubles() == [News.WORKS_AGAIN]
    assert kept(folder) == 1


def test_at_the_next_decision_it_is_tried_again_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        decide(session, 3)
    assert len(session.take_troubles()) == 1
    decide(session)
    assert session.take_troubles() == [News.WORKS_AGAIN]
    assert kept(folder) == 4


def a_file(path: Path) -> Path:
    path.write_text("a file")
    return path


def a_link_to_itself(path: Path) -> Path:
    path.symlink_to(path.name)
    return path


@pytest.mark.parametrize("place", [a_file, a_link_to_itself, lambda path: path.with_name("x" * 300)])
def test_a_game_is_begun_and_played_where_nothing_can_be_saved(tmp_path: Path, place: Callable[[Path], Path]) -> None:
    session, _ = begin(SaveFolder(place(tmp_path / "saves")))
    decide(session, 3)
    (trouble,) = session.take_troubles()
    assert isinstance(trouble, SaveError)
    with pytest.raises(SaveError):
        session.save("Sunday")
    session.close()
    assert session.autosave.failing


@pytest.mark.parametrize("name", ["", " ", "Anna\N{NO-BREAK SPACE}B", "\u202eAnna", "A\u3000B", "\ud800", "x" * 41])
def test_a_name_that_cannot_be_shown_is_told_in_words(tmp_path: Path, name: str) -> None:
    session, _ = begin(SaveFolder(tmp_path))
    with pytest.raises(SaveError) as caught:
        session.save(name)
    assert caught.value.fault is Fault.NO_NAME
    assert str(caught.value).isprintable()


def test_two_programs_that_go_on_with_one_game_keep_both(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder)
    decide(session, 4)
    session.close()
    entry = folder.to_continue()
    assert entry is not None
    one = Session.load(entry.path, SaveFolder(tmp_path))
    other = Session.load(entry.path, SaveFolder(tmp_path))
    decide(one, 3)
    decide(other, 2)
    decide(one, 2)
    decide(other)
    assert one.take_troubles() == []
    assert other.take_troubles() == [News.APART]
    own = [found for found in SaveFolder(tmp_path).entries() if found.head]
    assert sorted(len(folder.read(found.path).actions) for found in own) == [4 + 3, 4 + 5]
    assert one.autosave.run != other.autosave.run


def test_a_game_loaded_before_another_saved_goes_on_as_its_own(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder)
    entry = folder.to_continue()
    assert entry is not None
    decide(session)
    late = Session.load(entry.path, SaveFolder(tmp_path))
    assert late.take_troubles() == [News.APART]
    decide(late)
    decide(session)
    assert session.take_troubles() == []
    assert len(SaveFolder(tmp_path).entries()) == 2


def test_a_failed_claim_is_made_again_with_the_first_autosave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder)
    decide(session, 2)
    entry = folder.to_continue()
    assert entry is not None
    with monkeypatch.context() as patch:
        patch.setattr(Path, "lstat", broken)
        late = Session.load(entry.path, SaveFolder(tmp_path))
    assert late.take_troubles() == []
    decide(session)
    decide(late)
    assert late.take_troubles() == [News.APART]
    assert session.take_troubles() == []


class AtOnce:
    """Decides in the place of a process, at once."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def decided(self, _: Callable[[], DecisionRequest]) -> bool:
        return True

    def take(self) -> "AtOnce":
        return self

    @property
    def action(self) -> object:
        return self._session.legal()[0]

    def notices(self) -> tuple[()]:
        return ()


def test_what_built_in_players_decide_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder, (DORA, ANNA, EMIL))
    monkeypatch.setattr(session, "player_process", AtOnce(session))
    for _ in range(4):
        while session.thinking or session.autosave.under_way:
            session.poll()
        assert kept(folder) == len(session.played.turns)
        decide(session)


def test_each_built_in_decision_is_kept_before_the_next(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder, (DORA, EMIL))
    monkeypatch.setattr(session, "player_process", AtOnce(session))
    found = []
    for _ in range(9):
        session.poll()
        found.append((len(session.played.turns), kept(folder)))
    assert found == [(number, number - 1) for number in range(1, 10)]


class SlowDisk:
    """Does what is to be written when it is told; whoever has to wait has it done then."""

    def __init__(self, path: Path) -> None:
        self.tasks: list[Task] = []
        self.waits = 0
        self.folder = SaveFolder(path, aside=self.tasks.append)
        self.folder.writer.patience = self._wait

    def _wait(self, end: Event) -> None:
        self.waits += 1
        self.write()
        assert end.is_set()

    def write(self) -> None:
        while self.tasks:
            self.tasks.pop(0)()


@pytest.fixture
def slow_disk(tmp_path: Path) -> SlowDisk:
    return SlowDisk(tmp_path)


def test_nobody_who_decides_waits_for_the_disk(slow_disk: SlowDisk) -> None:
    session, _ = begin(slow_disk.folder)
    slow_disk.write()
    decide(session, 2)
    assert session.autosave.under_way
    assert kept(slow_disk.folder) == 0
    session.poll()
    assert slow_disk.waits == 0
    slow_disk.write()
    session.poll()
    slow_disk.write()
    assert (kept(slow_disk.folder), session.autosave.under_way) == (2, False)


def test_one_save_is_written_at_a_time(slow_disk: SlowDisk) -> None:
    session, _ = begin(slow_disk.folder)
    slow_disk.write()
    for _ in range(5):
        decide(session)
        session.poll()
        assert len(slow_disk.tasks) == 1
    slow_disk.write()
    session.poll()
    slow_disk.write()
    assert kept(slow_disk.folder) == 5
    assert session.take_troubles() == []


def test_a_built_in_player_decides_once_the_last_one_is_kept(
    slow_disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = begin(slow_disk.folder, (DORA, EMIL))
    monkeypatch.setattr(session, "player_process", AtOnce(session))
    slow_disk.write()
    for _ in range(5):
        session.poll()
    assert len(session.played.turns) == 1
    slow_disk.write()
    session.poll()
    assert len(session.played.turns) == 2


def test_a_game_that_is_left_is_written_before(slow_disk: SlowDisk) -> None:
    session, _ = begin(slow_disk.folder)
    slow_disk.write()
    decide(session, 3)
    session.close(wait=False)
    assert slow_disk.waits > 0
    assert (slow_disk.tasks, kept(slow_disk.folder)) == ([], 3)
    assert len(Archive.of(slow_disk.folder).entries()) == 1


def test_what_goes_wrong_on_a_slow_disk_is_told(slow_disk: SlowDisk, monkeypatch: pytest.MonkeyPatch) -> None:
    session, clock = begin(slow_disk.folder)
    slow_disk.write()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        decide(session)
        slow_disk.write()
    session.poll()
    (trouble,) = session.take_troubles()
    assert isinstance(trouble, SaveError)
    clock.now += PAUSE
    session.poll()
    slow_disk.write()
    assert session.take_troubles() == [News.WORKS_AGAIN]
    assert kept(slow_disk.folder) == 1


def test_a_save_that_takes_long_is_told_once(slow_disk: SlowDisk) -> None:
    session, clock = begin(slow_disk.folder)
    slow_disk.write()
    decide(session)
    session.poll()
    assert session.take_troubles() == []
    for _ in range(3):
        clock.now += SLOW
        session.poll()
    assert session.take_troubles() == [News.STILL]


def test_what_nobody_expected_while_it_was_written_is_raised(
    slow_disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise ZeroDivisionError

    session, _ = begin(slow_disk.folder)
    slow_disk.write()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        decide(session)
        slow_disk.write()
    with pytest.raises(ZeroDivisionError):
        session.poll()
    session.poll()
    decide(session)
    slow_disk.write()
    assert kept(slow_disk.folder) == 2


def test_a_named_save_is_whole_when_it_is_told_of(slow_disk: SlowDisk) -> None:
    session, _ = begin(slow_disk.folder)
    path = session.save("Sunday")
    assert slow_disk.folder.read(path).name == "Sunday"
    with pytest.raises(SaveError):
        session.save("Sunday")


def test_loading_a_game_plays_it_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder)
    decide(session, 6)
    entry = folder.to_continue()
    assert entry is not None
    applied: list[object] = []
    real = GAME.apply

    def count(state: State, action: Action, watched: bool = False) -> Step[State]:
        applied.append(action)
        return real(state, action, watched)

    monkeypatch.setattr(type(GAME), "apply", staticmethod(count))
    again = Session.load(entry.path, folder, GAMES)
    assert len(applied) == 6
    assert again.history(None) == session.history(None)
    assert again.latest() == session.latest()


def test_a_game_beyond_the_bounds_of_a_save_is_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = begin(SaveFolder(tmp_path))
    monkeypatch.setattr(type(GAME), "round_of", lambda *_: 10**6)
    decide(session, 3)
    (trouble,) = session.take_troubles()
    assert isinstance(trouble, SaveError)
    assert len(session.played.turns) == 3
    monkeypatch.undo()
    decide(session)
    assert session.take_troubles() == [News.WORKS_AGAIN]
    session.close()


SMALL = 40_000  # bytes that a kept game has at most
NAMES: tuple[Seated, ...] = tuple(
    Person(name, colour)
    for name, colour in zip(
        ("Anna", "Ben", "Cleo", "Dora", "Emil"), ("red", "blue", "green", "yellow", "purple"), strict=True
    )
)


def sit_down(folder: SaveFolder, seats: int = 2) -> Session:
    return Session.new(GAME, Options(seats), NAMES[:seats], 1, folder)


def play_on(session: Session, random: Random, decisions: int = 10_000) -> None:
    while not session.over and decisions:
        session.submit(random.choice(session.legal()))
        decisions -= 1


@first_quick("seats", [2, 5])
def test_a_finished_game_is_kept_whole_and_small(tmp_path: Path, seats: int) -> None:
    folder = SaveFolder(tmp_path)
    session = sit_down(folder, seats)
    play_on(session, Random(2))
    archive = Archive.of(folder)
    (entry,) = archive.entries()
    assert entry.head is not None
    assert entry.head.over
    assert entry.path.stat().st_size <= SMALL
    opened = open_save(archive.read(entry.path), entry.path, GAMES)
    assert opened.played.turns == session.played.turns
    assert [entry.path.parent for entry in folder.entries()] == [tmp_path], "the saves do not list it"


def test_a_game_is_kept_when_broken_off_and_when_finished(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = sit_down(folder)
    play_on(session, Random(2), 3)
    session.close()
    (broken_off,) = Archive.of(folder).entries()
    assert broken_off.head is not None
    assert not broken_off.head.over

    latest = folder.to_continue()
    assert latest is not None
    session = Session.load(latest.path, folder)
    play_on(session, Random(2))
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


def test_a_broken_off_game_has_the_time_of_its_autosave(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(composing, "datetime", Hours)
    folder = SaveFolder(tmp_path)
    session = sit_down(folder)
    play_on(session, Random(2), 3)
    session.close()
    latest, (kept,) = folder.to_continue(), Archive.of(folder).entries()
    assert latest is not None
    assert latest.head is not None
    assert kept.head is not None
    assert kept.head.saved_at == latest.head.saved_at


def test_a_game_in_which_nobody_has_decided_anything_is_not_kept(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    sit_down(folder).close()
    assert Archive.of(folder).entries() == ()


def test_what_is_kept_outlasts_its_saves_and_goes_on_request(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = sit_down(folder)
    play_on(session, Random(2))
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
    play_on(sit_down(folder), Random(2))
    archive = Archive.of(folder)
    (entry,) = archive.entries()
    entry.path.write_bytes(entry.path.read_bytes()[:3000])
    (entry,) = archive.entries()
    assert entry.fault is not None


def test_where_it_cannot_be_kept_it_is_told_and_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    session = sit_down(folder)
    play_on(session, Random(2), 3)

    def broken(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        play_on(session, Random(2))
        (trouble,) = session.take_troubles()
        assert isinstance(trouble, SaveError)
    session.close()
    assert len(Archive.of(folder).entries()) == 1


@pytest.mark.slow
def test_a_finished_game_is_never_replaced_by_another_end_of_it(tmp_path: Path) -> None:
    """An older autosave that came back from somewhere is gone on with, and broken off or finished otherwise."""
    for to_the_end in (False, True):
        folder = SaveFolder(tmp_path / str(to_the_end))
        session = sit_down(folder)
        play_on(session, Random(2), 40)
        older = {path: path.read_bytes() for path in folder.path.iterdir() if path.is_file()}
        play_on(session, Random(2))
        session.close()
        (finished,) = Archive.of(folder).entries()
        content = finished.path.read_bytes()
        for path in [entry.path for entry in folder.entries()]:
            folder.delete(path)
        for path, before in older.items():
            path.write_bytes(before)
        again = Session.load(next(iter(older)), SaveFolder(folder.path))
        play_on(again, Random(3), 10_000 if to_the_end else 5)
        again.close()
        assert again.autosave.run != session.autosave.run
        assert finished.path.read_bytes() == content
        ends = [entry.head.over for entry in Archive.of(folder).entries() if entry.head]
        assert sorted(ends) == sorted([True, to_the_end])


def test_the_archive_replaces_no_finished_and_no_other_game(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    archive = Archive.of(folder)
    session = sit_down(SaveFolder(tmp_path / "elsewhere"))
    play_on(session, Random(2))
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


def test_a_game_with_something_undone_takes_its_own_place(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = sit_down(folder)
    play_on(session, Random(2), 30)
    session.close()
    latest = folder.to_continue()
    assert latest is not None
    session = Session.load(latest.path, folder)
    while session.undo_objection() is not None:
        play_on(session, Random(2), 1)
    session.undo()
    play_on(session, Random(5), 1)
    session.close()
    (kept,) = Archive.of(folder).entries()
    assert Archive.of(folder).read(kept.path).undone == 1


def test_what_is_saved_after_the_end_leaves_the_time_of_the_end(tmp_path: Path) -> None:
    session = sit_down(SaveFolder(tmp_path))
    play_on(session, Random(2))
    (entry,) = Archive.of(SaveFolder(tmp_path)).entries()
    assert entry.head is not None
    later = evolve(compose(session.played, NAMES[:2], 1, entry.head.run), saved_at="2999-01-01T00:00:00.000Z")
    assert Archive.of(SaveFolder(tmp_path)).keep(later) == entry.path
    (kept,) = Archive.of(SaveFolder(tmp_path)).entries()
    assert kept.head == entry.head
