"""Saving by itself: faults are told once and tried again, two programs do not hurt each other, chains are kept."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.ai.decision_request import DecisionRequest
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.game import Step
from leonardo.games import GAMES
from leonardo.play.autosave import PAUSE, News
from leonardo.play.session import Session
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person

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


def test_a_game_loaded_before_the_other_program_saved_goes_on_as_its_own(tmp_path: Path) -> None:
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


def test_a_claim_that_failed_is_made_again_with_the_first_autosave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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


def test_what_built_in_players_decide_is_kept_at_the_end_of_their_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder, (DORA, ANNA, EMIL))
    monkeypatch.setattr(session, "player_process", AtOnce(session))
    for _ in range(4):
        while session.thinking or session.autosave.under_way:
            session.poll()
        assert kept(folder) == len(session.played.turns)
        decide(session)


def test_each_decision_of_built_in_players_is_kept_before_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = SaveFolder(tmp_path)
    session, _ = begin(folder, (DORA, EMIL))
    monkeypatch.setattr(session, "player_process", AtOnce(session))
    found = []
    for _ in range(9):
        session.poll()
        found.append((len(session.played.turns), kept(folder)))
    assert found == [*[(1, 0)] * 4, *[(2, 1)] * 4, (3, 2)], "it is composed, made a document, laid out and written"


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


def test_a_game_beyond_the_bounds_of_a_save_is_played_on_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
