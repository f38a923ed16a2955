"""What desktops, shells, shops and Debian are told of the program is whole, and told by its own words."""

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
from importlib import import_module
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

import leonardo
from leonardo.address import ADDRESS, APPLICATION_ID, MAIL
from leonardo.app.desktop_entry.install import put_into_menu
from leonardo.app.kit.translations import languages
from leonardo.cli import COMMANDS
from scripts.packages import command_line, debian, facts, manual, metainfo, shells
from tests.project_files import PROJECT

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
EVERYTHING = (command_line.program(), *command_line.commands())


def plain(roff: str) -> str:
    return re.sub(r"\\f.", "", roff).replace("\\-", "-")


@pytest.mark.parametrize("told", EVERYTHING, ids=lambda told: told.name or "leonardo")
def test_the_manual_has_a_page_of_each_command_with_all_its_options(told: command_line.Command) -> None:
    page = plain(manual.pages()[f"leonardo-{told.name}.6" if told.name else "leonardo.6"])
    assert told.options
    for option in told.options:
        assert all(f"{name}" in page for name in option.names)
    assert f"leonardo {leonardo.__version__}" in page.lower()


def test_the_page_of_the_program_names_the_others_and_the_address() -> None:
    page = plain(manual.pages()["leonardo.6"])
    assert all(f"leonardo-{command} (6)" in page for command in COMMANDS)
    assert ADDRESS in page
    assert "@" not in page


def test_pages_tell_options_of_every_game_and_nothing_of_the_machine() -> None:
    pages = {name: plain(page) for name, page in manual.pages().items()}
    assert all(option in pages["leonardo-simulate.6"] for option in ("--setup", "--rounds", "--target", "2|3|4|5|6"))
    assert not any(str(PROJECT) in page for page in pages.values())


def test_pages_tell_what_is_named_without_an_option() -> None:
    pages = {name: plain(page) for name, page in manual.pages().items()}
    assert "[options]\n.I FILE ...\n" in pages["leonardo-check.6"]
    assert "[options]\n.I GAME\n" in pages["leonardo-rules.6"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_completes_each_command_with_all_its_options(shell: str) -> None:
    (text,) = (text for place, text in shells.completions().items() if shell in place.parts[0])
    for told in EVERYTHING:
        for name in (name for option in told.options for name in option.names):
            bare = name.lstrip("-") if shell == "fish" else name
            assert bare in text, name


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_what_completes_in_a_shell_is_read_by_it(shell: str, tmp_path: Path) -> None:
    if (program := shutil.which(shell)) is None:
        pytest.skip(f"{shell} is not installed")
    (text,) = (text for place, text in shells.completions().items() if shell in place.parts[0])
    (tmp_path / "completion").write_text(text, encoding="utf-8")
    assert subprocess.run([program, "-n", str(tmp_path / "completion")], check=False).returncode == 0


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("sim", "simulate"),
        ("simulate --game ci", "citta"),
        ("arena --setup be", "beginner"),
        ("--full", "--full-screen"),
        ("replay --html", "--html"),
        ("--new en", "engines"),
        ("rules en", "engines"),
        ("rules --language c", "cs"),
    ],
)
def test_bash_completes_commands_options_and_values(words: str, completed: str, tmp_path: Path) -> None:
    if (bash := shutil.which("bash")) is None:
        pytest.skip("bash is not installed")
    (tmp_path / "completion").write_text(shells.bash(), encoding="utf-8")
    typed = f"COMP_WORDS=(leonardo {words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))"
    asked = f'cd "{tmp_path}"; . ./completion; {typed}; _leonardo; echo "${{COMPREPLY[*]}}"'
    told = subprocess.run([bash, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert told.split() == [completed]


@pytest.fixture(scope="module")
def component() -> ElementTree.Element:
    return ElementTree.fromstring(metainfo.metainfo())  # noqa: S314 - written by ourselves


def test_shops_know_the_program_its_files_and_its_address(component: ElementTree.Element) -> None:
    assert component.findtext("id") == APPLICATION_ID
    assert component.findtext("launchable") == f"{APPLICATION_ID}.desktop"
    assert {url.text for url in component.findall("url")} == {ADDRESS}
    assert component.findtext("update_contact") == MAIL
    assert len(component.findall("provides/mediatype")) == 2
    rating = component.find("content_rating")
    assert rating is not None
    assert str(rating.get("type")).startswith("oars-1")


@pytest.mark.parametrize("part", ["summary", "description/p", "description/ul/li", "screenshots/screenshot/caption"])
def test_shops_are_told_everything_in_all_languages(component: ElementTree.Element, part: str) -> None:
    told = [each.get(LANGUAGE, "en") for each in component.findall(part)]
    assert set(told) == set(languages())
    assert len({told.count(language) for language in languages()}) == 1


def test_shops_show_pictures_that_are_there_and_every_release(component: ElementTree.Element) -> None:
    pictures = [str(image.text).rpartition("/")[2] for image in component.findall("screenshots/screenshot/image")]
    assert len(pictures) == 4
    assert all((PROJECT / "docs" / "pictures" / picture).is_file() for picture in pictures)
    assert component.findall("releases/release")[0].get("version") == leonardo.__version__


@pytest.mark.slow
def test_the_tools_of_desktops_find_no_fault(tmp_path: Path) -> None:
    appstream, entries = shutil.which("appstreamcli"), shutil.which("desktop-file-validate")
    if appstream is None or entries is None:
        pytest.skip("appstreamcli or desktop-file-validate is not installed")
    file = tmp_path / f"{APPLICATION_ID}.metainfo.xml"
    file.write_text(metainfo.metainfo(), encoding="utf-8")
    subprocess.run([appstream, "validate", "--no-net", str(file)], check=True)
    entry = put_into_menu(["/usr/games/leonardo"], tmp_path, tell=False)[0]
    subprocess.run([entries, str(entry)], check=True)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A frozen program with a library, a font and a program for this processor."""
    folder = tmp_path / "usr" / "lib" / "leonardo"
    for name in (
        "libFLAC-331ec304.so.14.0.0",
        "leonardo/assets/fonts/Cinzel-Bold.ttf",
        "pygame/base.cpython-311-x86_64-linux-gnu.so",
    ):
        (folder / "_internal" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "_internal" / name).write_bytes(b"x")
    (folder / "leonardo").write_bytes(b"\x7fELF GLIBC_2.17\0 GLIBC_2.35\0")
    return folder


def test_debian_is_told_whom_to_ask_and_what_is_needed(home: Path) -> None:
    told = debian.control(home.parents[2], home, "amd64")
    assert f"Maintainer: The Leonardo authors <{MAIL}>\n" in told
    assert f"Homepage: {ADDRESS}\n" in told
    assert "Depends: libc6 (>= 2.35)\n" in told
    assert all(len(line) <= 80 for line in told.splitlines() if line.startswith(" "))


def test_debian_is_told_whose_each_part_is(home: Path) -> None:
    stanzas = debian.copyright_file(home, Path("usr/lib/leonardo"), {"pygame-ce": "LGPL-2.1-only"}).split("\n\n")
    assert stanzas[0].startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    files = {stanza.splitlines()[0]: stanza for stanza in stanzas if stanza.startswith("Files:")}
    library = files["Files: usr/lib/leonardo/_internal/libFLAC-331ec304.so.14.0.0"]
    assert "License: BSD-3-Clause" in library
    assert "License: LGPL-2.1-only" in files["Files: usr/lib/leonardo/_internal/pygame/*"]
    assert any("fonts/Cinzel*" in line and "OFL-1.1" in stanza for line, stanza in files.items())
    used = {line for stanza in files.values() for line in stanza.splitlines() if line.startswith("License:")}
    explained = {stanza.splitlines()[0] for stanza in stanzas if stanza.startswith("License:")}
    assert used == explained


def test_debian_gets_a_sum_of_every_file(home: Path) -> None:
    root = home.parents[2]
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text("of the package")
    told = {line.partition("  ")[2]: line.partition("  ")[0] for line in debian.sums(root).splitlines()}
    assert len(told) == 4
    assert told["usr/lib/leonardo/leonardo"] == hashlib.md5((home / "leonardo").read_bytes()).hexdigest()  # noqa: S324 - as Debian has it


@pytest.mark.slow
def test_the_archive_for_linux_is_called_after_its_version_and_holds_the_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "scripts.packages.supply", ModuleType("supply"))  # what it needs is not here
    linux = import_module("scripts.packages.linux")
    monkeypatch.delitem(sys.modules, "scripts.packages.linux")
    folder = tmp_path / "frozen"
    folder.mkdir()
    monkeypatch.setattr(linux, "frozen", lambda: folder)
    monkeypatch.setattr(linux, "stripped", lambda frozen: frozen)
    monkeypatch.setattr(facts, "DIST", tmp_path / "dist")
    made = linux.tarball()
    assert made.name.startswith(f"leonardo-{leonardo.__version__}-linux-")
    with tarfile.open(made) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    wanted = {"install.sh", "leonardo.6", "leonardo-arena.6", f"{APPLICATION_ID}.metainfo.xml", "completions/leonardo"}
    assert wanted <= names
