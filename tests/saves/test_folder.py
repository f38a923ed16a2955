"""The folder of saves: names, listing, and two autosaves for each game."""

import os
from pathlib import Path

import attrs
import pytest

from leonardo.saves import folder as folder_module
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.folder import KEPT_RUNS, Entry, SaveFolder, default_folder, folder_at
from leonardo.saves.schema import Save, write_save
from tests.saves.make_fixtures import FIXTURES
from tests.saves.saving import save

PROJECT = Path(__file__).resolve().parents[2]


def kept(folder: SaveFolder, path: Path) -> Save:
    """What a file holds, without the number of its write."""
    return attrs.evolve(folder.read(path), writes=0)


def minutes(folder: SaveFolder) -> set[str]:
    return {SaveFolder(folder.path).read(path).saved_at[14:16] for path in folder.path.iterdir()}


def names(entries: tuple[Entry, ...]) -> list[str]:
    return [entry.path.name.removesuffix(ENDING) for entry in entries]


def test_the_list_has_the_newest_then_the_faulty_then_samples(tmp_path: Path) -> None:
    saves, samples = tmp_path / "saves", tmp_path / "samples"
    folder = SaveFolder(saves, samples)
    SaveFolder(samples).write(save("Example", minute=9))
    folder.write(save("First", minute=1))
    folder.write(save("Second", minute=2))
    (saves / f"broken{ENDING}").write_text("{")
    (saves / "notes.txt").write_text("not a save")
    entries = folder.entries()
    assert names(entries) == ["second", "first", "broken", "example"]
    assert [entry.sample for entry in entries] == [False, False, False, True]


def test_a_folder_that_is_not_there_lists_nothing(tmp_path: Path) -> None:
    assert SaveFolder(tmp_path / "nowhere").entries() == ()
    assert SaveFolder(tmp_path / "nowhere").to_continue() is None


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Sunday, after lunch", "sunday-after-lunch"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\Windows\\system", "c-windows-system"),
        ("con", "save-con"),
        ("LPT1", "save-lpt1"),
        ("Com²", "save-com²"),
        ("...", "save"),
        ("★", "save"),
        ("Čeněk", "čeněk"),
        ("日曜日", "日曜日"),
        (".hidden", "hidden"),
        ("autosave-abc-1", "save-autosave-abc-1"),
        ("name.leonardo.json", "name-leonardo-json"),
    ],
)
def test_no_name_leads_out_of_the_folder_or_troubles_a_system(tmp_path: Path, name: str, stem: str) -> None:
    folder = SaveFolder(tmp_path)
    assert folder.path_for(name) == tmp_path / f"{stem}{ENDING}"
    assert folder.write(save(name)).parent == tmp_path
    assert names(folder.entries()) == [stem]


def test_the_longest_name_in_the_widest_script_fits(tmp_path: Path) -> None:
    path = SaveFolder(tmp_path).write(save("𠀀" * 40))
    assert len(path.name.encode()) < 255
    assert path.exists()


def test_a_save_of_the_same_name_is_replaced_only_when_wished(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    path = folder.write(save("Sunday", minute=1))
    with pytest.raises(SaveError) as caught:
        folder.write(save("Sunday", minute=2))
    assert caught.value.fault is Fault.NAME_TAKEN
    assert kept(folder, path) == save("Sunday", minute=1)
    folder.write(save("Sunday", minute=2), replace=True)
    assert kept(folder, path) == save("Sunday", minute=2)


@pytest.mark.parametrize("replace", [False, True])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("C#", "C++"),
        ("\N{SLIGHTLY SMILING FACE}", "\N{THINKING FACE}"),
        ("a b", "a-b"),
        ("...", "?"),
        ("x" * 39 + "!", "x" * 39),
    ],
)
def test_names_that_differ_in_signs_alone_never_share_a_file(
    tmp_path: Path, first: str, second: str, replace: bool
) -> None:
    folder = SaveFolder(tmp_path)
    one = folder.write(save(first, minute=1))
    other = folder.write(save(second, minute=2), replace=replace)
    assert one != other
    assert (kept(folder, one).name, kept(folder, other).name) == (first, second)
    with pytest.raises(SaveError):
        folder.write(save(second, minute=3))
    assert folder.write(save(second, minute=4), replace=True) == other
    assert kept(folder, one).saved_at == save(first, minute=1).saved_at


@pytest.mark.parametrize("other", ["SUNDAY", "sunday"])
def test_a_name_is_the_same_in_capitals(tmp_path: Path, other: str) -> None:
    folder = SaveFolder(tmp_path)
    path = folder.write(save("Sunday"))
    with pytest.raises(SaveError):
        folder.write(save(other))
    assert folder.write(save(other), replace=True) == path


def test_a_link_that_leads_nowhere_is_not_written_over(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    link = folder.path_for("Sunday")
    link.symlink_to(tmp_path / "nowhere")
    for replace in (False, True):
        assert folder.write(save("Sunday"), replace) != link
    assert link.is_symlink()
    assert not link.exists()


def damaged_body() -> bytes:
    """A save of the name Sunday whose head is whole."""
    content = write_save(save("Sunday"))
    return content.replace(b'"seed": ', b'"seed": 9', 1)


@pytest.mark.parametrize(
    "there",
    [
        b"precious remains",
        b"",
        b'{"format": "leonardo-save", "schema": 999}',
        b'{"format": "of another program"}',
        damaged_body(),
    ],
    ids=["no save", "empty", "newer", "foreign", "damaged body"],
)
def test_an_unreadable_file_stays_when_a_save_has_its_name(tmp_path: Path, there: bytes) -> None:
    folder = SaveFolder(tmp_path)
    place = folder.path_for("Sunday")
    place.write_bytes(there)
    path = folder.write(save("Sunday", minute=1))
    with pytest.raises(SaveError) as caught:
        folder.write(save("Sunday", minute=2))
    assert caught.value.fault is Fault.NAME_TAKEN
    assert folder.write(save("Sunday", minute=2), replace=True) == path
    assert kept(folder, path) == save("Sunday", minute=2)
    assert place.read_bytes() == there


def test_autosaves_take_turns_so_that_the_last_one_stays(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    for minute in range(5):
        path = folder.autosave(save(minute=minute))
        assert kept(folder, path) == save(minute=minute)
    assert minutes(folder) == {"03", "04"}


def test_after_a_new_start_the_older_autosave_is_written_over(tmp_path: Path) -> None:
    SaveFolder(tmp_path).autosave(save(minute=1))
    SaveFolder(tmp_path).autosave(save(minute=2))
    SaveFolder(tmp_path).autosave(save(minute=3))
    assert minutes(SaveFolder(tmp_path)) == {"02", "03"}


def test_of_the_autosaves_of_a_game_only_the_newest_is_listed(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    for minute in range(3):
        folder.autosave(save(run="one", minute=minute))
    folder.autosave(save(run="two", minute=9))
    entries = folder.entries()
    assert [kept(folder, entry.path) for entry in entries] == [save(run="two", minute=9), save(run="one", minute=2)]
    assert all(entry.is_autosave for entry in entries)


def test_a_damaged_autosave_is_listed_and_never_written_over(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.autosave(save(minute=1))
    damaged = folder.autosave(save(minute=2))
    damaged.write_bytes(damaged.read_bytes()[:1000])
    left = damaged.read_bytes()
    restarted = SaveFolder(tmp_path)
    good, bad = restarted.entries()
    assert kept(restarted, good.path) == save(minute=1)
    assert bad.path == damaged
    for minute in range(3, 7):
        restarted.autosave(save(minute=minute))
    assert damaged.read_bytes() == left


def test_continue_opens_the_newest_autosave_not_over(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.autosave(save(run="one", minute=1))
    folder.autosave(save(run="two", minute=2))
    folder.autosave(save(run="three", minute=3, over=True))
    folder.write(save("By hand", minute=4))
    entry = folder.to_continue()
    assert entry is not None
    assert kept(folder, entry.path) == save(run="two", minute=2)


def test_continue_opens_an_autosave_whatever_it_is_called(tmp_path: Path) -> None:
    path = SaveFolder(tmp_path).autosave(save(run="one", minute=1))
    path.rename(tmp_path / f"zz{ENDING}")
    entry = SaveFolder(tmp_path).to_continue()
    assert entry is not None
    assert entry.path.name == f"zz{ENDING}"


def test_only_autosaves_of_games_over_long_ago_go(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    folder.write(save("By hand"))
    (tmp_path / f"autosave-old-1{ENDING}").write_text("damaged")
    for number in range(KEPT_RUNS + 3):
        path = SaveFolder(tmp_path).autosave(save(run=f"run{number}", minute=number, over=True))
        os.utime(path, (number, number))
    folder.tidy_up(present="run22")
    runs = [entry.head.run for entry in folder.entries() if entry.head and entry.is_autosave]
    assert runs == [f"run{number}" for number in reversed(range(3, KEPT_RUNS + 3))]
    assert folder.path_for("By hand").exists()
    assert (tmp_path / f"autosave-old-1{ENDING}").exists()


def test_only_saves_of_the_folder_can_be_deleted(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path / "saves")
    inside = folder.write(save("Inside"))
    outside = tmp_path / f"outside{ENDING}"
    outside.write_bytes(write_save(save("Outside")))
    with pytest.raises(SaveError):
        folder.delete(outside)
    with pytest.raises(SaveError):
        folder.delete(tmp_path / "saves" / ".." / outside.name)
    folder.delete(inside)
    assert outside.exists()
    assert folder.entries() == ()


def test_in_a_clone_games_are_saved_beside_the_samples() -> None:
    assert default_folder().path == PROJECT / "saves"
    assert default_folder().samples == PROJECT / "saves" / "samples"


def test_where_the_program_is_installed_the_platform_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder_module, "PROJECT", tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = default_folder()
    assert folder.path.name == "saves"
    assert "leonardo" in folder.path.parts
    assert folder.samples == tmp_path / "leonardo" / "samples"


def test_a_wished_folder_keeps_the_samples(tmp_path: Path) -> None:
    assert folder_at(tmp_path).path == tmp_path
    assert folder_at(tmp_path).samples == PROJECT / "saves" / "samples"
    assert folder_at(None).path == PROJECT / "saves"


def test_the_fixtures_are_not_touched_by_listing() -> None:
    before = {path: path.read_bytes() for path in FIXTURES.iterdir()}
    SaveFolder(FIXTURES).entries()
    assert {path: path.read_bytes() for path in FIXTURES.iterdir()} == before
