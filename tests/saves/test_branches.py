"""Two branches of one game, as copied and synchronised folders have them: both are listed, and neither is lost."""

import shutil
from pathlib import Path

import attrs
import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.autosave import News
from leonardo.play.session import Session
from leonardo.saves.archive import Archive
from leonardo.saves.faults import SaveError
from leonardo.saves.files import AUTOSAVE, ENDING, is_save_name
from leonardo.saves.folder import Entry, SaveFolder
from leonardo.saves.schema import MOST_WRITES, Person, Save, Sitting, holds, machine_name, write_save
from tests.diagonal import first_quick
from tests.saves.saving import save

ANNA, BEN = Person("Anna", "red"), Person("Ben", "blue")
CONFLICTS = [
    "{stem} (Anna's conflicted copy 2026-11-29).json",
    "{stem}.sync-conflict-20261129-101500-ABCDEFG.json",
    "{stem}-DESKTOP-7.json",
    "{stem} (1).json",
    "{stem}_conflict-20261129.json",
]
"""As programs that synchronise folders name the second of two files; the stem is the name but for the last ending."""


def play_on(folder: Path, decisions: int) -> Session:
    """Go on with the game that Continue offers, and leave it."""
    saves = SaveFolder(folder)
    last = saves.to_continue()
    assert last is not None
    session = Session.load(last.path, saves)
    decide(session, decisions)
    session.close()
    return session


def decide(session: Session, decisions: int) -> None:
    for _ in range(decisions):
        session.submit(session.legal()[0])


def two_branches(place: Path, ours: int = 3, theirs: int = 2) -> tuple[Path, Path]:
    """Two copies of a folder in which the same game was gone on with."""
    here, there = place / "here", place / "there"
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, SaveFolder(here))
    decide(session, 4)
    session.close()
    shutil.copytree(here, there)
    play_on(here, ours)
    play_on(there, theirs)
    return here, there


def newest(folder: Path) -> Path:
    entry = SaveFolder(folder).to_continue()
    assert entry is not None
    return entry.path


def lengths(folder: Path) -> list[int]:
    saves = SaveFolder(folder)
    return sorted(len(saves.read(entry.path).actions) for entry in saves.entries())


def into_one(here: Path, there: Path, called: str) -> None:
    """Put the files of the one folder into the other as a program does that finds both changed."""
    for path in there.glob(f"*{ENDING}"):
        target = here / path.name
        if not target.exists():
            shutil.copy2(path, target)
        elif target.read_bytes() != path.read_bytes():
            shutil.copy2(path, here / called.format(stem=path.stem))


@first_quick("called", CONFLICTS)
@first_quick(("ours", "theirs"), [(3, 2), (2, 3), (1, 6)])
def test_both_branches_are_listed_and_stay(tmp_path: Path, called: str, ours: int, theirs: int) -> None:
    here, there = two_branches(tmp_path, ours, theirs)
    into_one(here, there, called)
    assert lengths(here) == sorted([4 + ours, 4 + theirs])
    assert all(entry.branch for entry in SaveFolder(here).entries())
    gone_on = play_on(here, 2)
    other = 4 + ours + 4 + theirs - (len(gone_on.played.turns) - 2)
    assert lengths(here) == sorted([len(gone_on.played.turns), other])
    play_on(here, 2)
    assert lengths(here) == sorted([len(gone_on.played.turns) + 2, other])


def test_of_two_newest_files_neither_is_written_over(tmp_path: Path) -> None:
    here, there = two_branches(tmp_path)
    (older,) = (path for path in here.glob(f"{AUTOSAVE}*") if path != newest(here))
    shutil.copy2(newest(there), older)
    assert lengths(here) == [6, 7]
    for entry in SaveFolder(here).entries():
        saves = SaveFolder(here)
        session = Session.load(entry.path, saves)
        decide(session, 5)
        session.close()
    assert lengths(here) == [11, 12]


def test_a_game_played_on_elsewhere_and_copied_back_is_one(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, SaveFolder(here))
    decide(session, 4)
    session.close()
    for number in range(4):
        shutil.rmtree(there, ignore_errors=True)
        shutil.copytree(here, there)
        went_on = play_on(there, 2)
        assert went_on.take_troubles() == []
        assert lengths(there) == [6 + 2 * number]
        here, there = there, here
    assert not any(entry.branch for entry in SaveFolder(here).entries())


def test_a_branch_tells_its_machine(tmp_path: Path) -> None:
    here, there = two_branches(tmp_path)
    into_one(here, there, CONFLICTS[0])
    assert {entry.head.machine for entry in SaveFolder(here).entries() if entry.head} == {machine_name()}
    assert machine_name()


def test_an_exported_or_named_save_tells_no_machine(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    decide(session, 2)
    path = session.save("Sunday")
    session.close()
    (kept,) = Archive.of(folder).entries()
    for each in (folder.read(path), Archive.of(folder).read(kept.path)):
        assert (each.machine, each.line) == (None, ())


def test_deleting_takes_all_autosaves_and_their_pictures(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
    session.autosave.picture = lambda: PNG
    decide(session, 5)
    session.close()
    named = folder.write(save("Sunday"))
    (autosave,) = (entry for entry in folder.entries() if entry.is_autosave)
    assert list((tmp_path / "pictures").iterdir()) != []
    SaveFolder(tmp_path).delete(autosave.path)
    assert [entry.path for entry in SaveFolder(tmp_path).entries()] == [named]
    assert SaveFolder(tmp_path).to_continue() is None
    assert list(tmp_path.glob(f"{AUTOSAVE}*")) == []
    assert list((tmp_path / "pictures").iterdir()) == []


def test_deleting_one_branch_leaves_the_other(tmp_path: Path) -> None:
    here, there = two_branches(tmp_path)
    into_one(here, there, CONFLICTS[0])
    one, other = SaveFolder(here).entries()
    kept = SaveFolder(here).read(other.path)
    SaveFolder(here).delete(one.path)
    (left,) = SaveFolder(here).entries()
    assert SaveFolder(here).read(left.path) == kept


def test_a_game_is_deleted_with_the_run_it_came_from(tmp_path: Path) -> None:
    here, there = two_branches(tmp_path)
    into_one(here, there, CONFLICTS[0])
    news = []
    for entry in SaveFolder(here).entries():
        session = Session.load(entry.path, SaveFolder(here))
        decide(session, 2)
        session.close()
        news += session.take_troubles()
    assert news == [News.APART]
    assert lengths(here) == [8, 9]
    for entry in SaveFolder(here).entries():
        SaveFolder(here).delete(entry.path)
    assert SaveFolder(here).entries() == ()
    assert list(here.glob(f"*{ENDING}")) == []


@pytest.mark.slow
def test_a_finished_game_that_is_deleted_does_not_return(tmp_path: Path) -> None:
    for deleted_first in (True, False):
        folder = SaveFolder(tmp_path / str(deleted_first))
        session = Session.new(GAME, Options(2), (ANNA, BEN), 1, folder)
        while not session.over:
            decide(session, 1)
        session.close()
        if deleted_first:
            folder.delete(folder.entries()[0].path)
            assert folder.entries() == ()
        archive = Archive.of(SaveFolder(folder.path))
        (kept,) = archive.entries()
        archive.delete(kept.path)
        assert archive.entries() == ()
        assert SaveFolder(folder.path).entries() == ()


def two_ends(folder: Path, *, lines: bool) -> tuple[Save, Save]:
    """Two finished games of one run that differ in the last decision, each kept, with an autosave of each."""
    whole = save(run="abc", over=True)
    other = attrs.evolve(whole, actions=(*whole.actions[:-1], {**whole.actions[-1], "other": 1}))
    line = (Sitting("s", 5),), (Sitting("s", 6),)
    one, two = (attrs.evolve(each, line=line[number] if lines else ()) for number, each in enumerate((whole, other)))
    folder.mkdir()
    (folder / f"{AUTOSAVE}abc-1{ENDING}").write_bytes(write_save(two))
    (folder / f"{AUTOSAVE}abc-1.leonardo (conflicted copy of Anna).json").write_bytes(write_save(one))
    archive = Archive.of(SaveFolder(folder))
    archive.keep(one)
    archive.keep(two)
    return one, two


@pytest.mark.parametrize("lines", [True, False])
@pytest.mark.parametrize("deleted", [0, 1])
def test_deleting_a_finished_game_leaves_another_end(tmp_path: Path, deleted: int, lines: bool) -> None:
    ends = two_ends(tmp_path / "saves", lines=lines)
    folder = SaveFolder(tmp_path / "saves")
    archive = Archive.of(folder)
    first, second = (entry.path for entry in archive.entries())
    chosen = first if archive.read(first).actions == ends[deleted].actions else second
    archive.delete(chosen)
    (left,) = folder.path.glob(f"{AUTOSAVE}*")
    assert folder.read(left).actions == ends[1 - deleted].actions


@pytest.mark.parametrize("lines", [True, False])
def test_a_deleted_autosave_leaves_another_end_of_its_game(tmp_path: Path, lines: bool) -> None:
    one, _ = two_ends(tmp_path / "saves", lines=lines)
    folder = SaveFolder(tmp_path / "saves")
    folder.delete(tmp_path / "saves" / f"{AUTOSAVE}abc-1{ENDING}")
    (left,) = folder.path.glob(f"{AUTOSAVE}*")
    assert folder.read(left).actions == one.actions


def test_what_cannot_be_deleted_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    path = folder.autosave(save())

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(SaveError):
        folder.delete(path)


PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x02 and so on"


@pytest.mark.parametrize("forged", [MOST_WRITES, MOST_WRITES - 1, 10**12, 10**9 + 50, 10**9 + 2, 10**9 + 1, 10**9])
def test_made_up_writes_take_continue_from_nobody(tmp_path: Path, forged: int) -> None:
    folder = SaveFolder(tmp_path)
    made_up = attrs.evolve(save(run="forged"), writes=forged, saved_at="9999-12-31T23:59:59.000Z")
    (tmp_path / f"{AUTOSAVE}forged-1{ENDING}").write_bytes(write_save(made_up))
    for number in range(3):
        folder.autosave(save(run=f"mine{number}", minute=number))
        assert _continued(SaveFolder(tmp_path).to_continue()) == f"mine{number}"
    SaveFolder(tmp_path).autosave(save(run="later", minute=5))
    assert _continued(SaveFolder(tmp_path).to_continue()) == "later"


def test_many_writes_of_another_folder_are_believed(tmp_path: Path) -> None:
    copied = attrs.evolve(save(run="copied"), writes=400_000)
    (tmp_path / f"{AUTOSAVE}copied-1{ENDING}").write_bytes(write_save(copied))
    SaveFolder(tmp_path / "other").autosave(save(run="mine"))
    assert _continued(SaveFolder(tmp_path).to_continue()) == "copied"
    SaveFolder(tmp_path).autosave(save(run="mine"))
    assert _continued(SaveFolder(tmp_path).to_continue()) == "mine"


def _continued(entry: Entry | None) -> str:
    assert entry is not None
    assert entry.head is not None
    return entry.head.run


def test_a_line_holds_what_led_to_it_and_no_branch() -> None:
    begun = (Sitting("a", 5),)
    here, there = (*begun, Sitting("b", 1)), (*begun, Sitting("c", 9))
    assert holds(here, begun)
    assert holds(begun, (Sitting("a", 4),))
    assert not holds(begun, (Sitting("a", 6),))
    assert not holds(begun, here)
    assert not holds(here, there)
    assert not holds(begun, ())


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        *((each.format(stem="autosave-x-1.leonardo"), True) for each in CONFLICTS),
        ("sunday.leonardo.json", True),
        (".leonardo.json", False),
        (".hidden.leonardo.json", False),
        ("game.leonardo.jsonl", False),
        ("statistics.json", False),
        ("leonardo.json", False),
        ("x.leonardos.json", False),
    ],
)
def test_a_save_is_known_by_its_name_whatever_was_added(name: str, is_one: bool) -> None:
    assert is_save_name(name) is is_one
