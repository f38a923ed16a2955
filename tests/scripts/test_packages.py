"""What the packages are made of: no part without a licence, nothing that one system alone knows, the same in all."""

import os
import re
import struct
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import leonardo
from scripts.packages import facts, icons, mac

PROJECT = Path(__file__).resolve().parents[2]
FILES = PROJECT / "scripts" / "packages" / "files"
OTHERS = {"linux": {"winreg", "msvcrt"}, "win32": {"fcntl", "pwd", "grp", "resource", "termios"}}
"""Modules of the standard library that a system lacks."""


def modules_of(file: Path) -> set[str]:
    """What a module imports when it is imported itself: not what a function or a question of the system leads to."""
    return set(re.findall(r"^(?:import|from) (\w+)", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("system", OTHERS)
def test_no_module_of_the_program_needs_what_one_system_lacks(system: str) -> None:
    wrong = {
        str(file.relative_to(PROJECT)): lacking
        for file in (PROJECT / "leonardo").rglob("*.py")
        if (lacking := modules_of(file) & OTHERS[system])
    }
    assert wrong == {}


def test_no_two_files_of_the_program_have_one_name_where_capitals_do_not_count() -> None:
    for folder in ("leonardo", "assets", "saves/samples"):
        names = [path.relative_to(PROJECT).as_posix().lower() for path in (PROJECT / folder).rglob("*")]
        assert len(names) == len(set(names))


def test_no_file_has_a_name_that_a_system_refuses() -> None:
    devices = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
    for folder in ("leonardo", "assets", "saves/samples"):
        for path in (PROJECT / folder).rglob("*"):
            assert not set(path.name) & set('<>:"\\|?*'), path
            assert path.stem.lower() not in devices, path
            assert len(path.relative_to(PROJECT).as_posix()) < 120, path


def test_all_that_lies_beside_the_code_comes_along() -> None:
    found = {path.name for path in facts.data_beside_code()}
    assert found == {"value.json", "outlook.json", "data.json", "inventions.json"}


def test_letters_that_no_language_is_written_in_stay_out() -> None:
    assert facts.is_unused("pygame_gui/data/NotoSansJP-Bold.otf")
    assert not facts.is_unused("pygame_gui/data/NotoSans-Bold.ttf")
    assert not facts.is_unused("leonardo/assets/fonts/Cinzel-Bold.ttf")


def test_the_icon_for_windows_holds_every_size() -> None:
    packed = icons.ico(PROJECT / "assets" / "pictures")
    _, kind, count = struct.unpack_from("<HHH", packed)
    assert (kind, count) == (1, 7)
    for number in range(count):
        size, at = struct.unpack_from("<II", packed, 6 + 16 * number + 8)
        assert packed[at : at + 8] == b"\x89PNG\r\n\x1a\n"
        assert at + size <= len(packed)


def test_the_icon_for_macos_holds_every_size() -> None:
    packed = icons.icns(PROJECT / "assets" / "pictures")
    kind, whole = struct.unpack_from(">4sI", packed)
    assert (kind, whole) == (b"icns", len(packed))


def test_each_library_that_may_come_along_has_a_licence() -> None:
    known = tomllib.loads((FILES / "libraries.toml").read_text(encoding="utf-8"))
    assert all(name and licence for name, licence in known.values())


def test_the_app_for_macos_opens_the_files_of_the_program() -> None:
    told = mac.plist()
    endings = [
        kind["UTTypeTagSpecification"]["public.filename-extension"] for kind in told["UTExportedTypeDeclarations"]
    ]
    assert endings == [["leonardo.json"], ["leonardo.jsonl"]]
    assert told["CFBundleShortVersionString"] == leonardo.__version__


def test_the_installer_for_windows_is_told_all_that_it_asks_for() -> None:
    script = (FILES / "leonardo.iss").read_text(encoding="utf-8")
    asked = {part.partition("}")[0] for part in script.split("{#")[1:]}
    given = (PROJECT / "scripts" / "packages" / "windows.py").read_text(encoding="utf-8")
    assert asked == {"Version", "Authors", "Frozen", "Icon", "Out"}
    assert all(f'"{name}":' in given for name in asked)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="it is drawn where no screen is needed")
def test_every_page_of_every_game_is_seen(tmp_path: Path) -> None:
    seen = subprocess.run(
        [sys.executable, "-m", "leonardo", "--smoke"],
        cwd=PROJECT,
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "XDG_STATE_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert seen.returncode == 0, seen.stderr
    assert "Leonardo is whole" in seen.stdout
