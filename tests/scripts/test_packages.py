"""What the packages are made of, and what `pip install .` brings.

No part is without a licence, nothing is known to one system alone, and no library looks for others on the machine
that made it.
"""

import configparser
import os
import posixpath
import re
import struct
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import leonardo
from scripts.packages import contents, facts, frozen, mac
from scripts.packages.contents import ForeignPathError, elf_files, foreign, keep_at_home
from tests.diagonal import first_quick
from tests.project_files import PROJECT, project_files

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


def test_no_two_files_differ_by_capitals_alone() -> None:
    for folder in ("leonardo", "assets", "saves/samples"):
        names = [path.relative_to(PROJECT).as_posix().lower() for path in (PROJECT / folder).rglob("*")]
        assert len(names) == len(set(names))


def test_no_file_has_a_name_that_a_system_refuses() -> None:
    devices = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in "0123456789¹²³")}
    for folder in ("leonardo", "assets", "saves/samples"):
        for path in (PROJECT / folder).rglob("*"):
            assert not set(path.name) & set('<>:"\\|?*'), path
            assert path.name.partition(".")[0].lower() not in devices, path
            assert not path.name.endswith((".", " ")), path
            assert len(path.relative_to(PROJECT).as_posix()) < 120, path


def test_all_that_lies_beside_the_code_comes_along() -> None:
    found = {path.name for path in facts.data_beside_code()}
    assert found == {"calibration.json", "value.json", "outlook.json", "data.json", "inventions.json", "moddable.json"}


def test_letters_that_no_language_is_written_in_stay_out() -> None:
    assert facts.is_unused("pygame_gui/data/NotoSansJP-Bold.otf")
    assert not facts.is_unused("pygame_gui/data/NotoSans-Bold.ttf")
    assert not facts.is_unused("leonardo/assets/fonts/Cinzel-Bold.ttf")


def test_the_icon_for_windows_holds_every_size() -> None:
    packed = frozen.ico(PROJECT / "assets" / "pictures")
    _, kind, count = struct.unpack_from("<HHH", packed)
    assert (kind, count) == (1, 7)
    for number in range(count):
        size, at = struct.unpack_from("<II", packed, 6 + 16 * number + 8)
        assert packed[at : at + 8] == b"\x89PNG\r\n\x1a\n"
        assert at + size <= len(packed)


def test_the_icon_for_macos_holds_every_size() -> None:
    packed = frozen.icns(PROJECT / "assets" / "pictures")
    kind, whole = struct.unpack_from(">4sI", packed)
    assert (kind, whole) == (b"icns", len(packed))


LIBRARIES: dict[str, list[str]] = tomllib.loads((FILES / "libraries.toml").read_text(encoding="utf-8"))


def test_each_library_that_may_come_along_has_a_licence() -> None:
    assert all(name and licence for name, licence in LIBRARIES.values())


@pytest.mark.parametrize(("name", "licence"), sorted({tuple(known) for known in LIBRARIES.values()}))
def test_the_text_of_the_licence_of_each_library_is_at_hand(name: str, licence: str) -> None:
    texts = [text.read_text(encoding="utf-8") for text in contents.texts_of(name, licence)]
    assert bool(texts) == (name not in {"Python", "Microsoft Visual C++ runtime"})
    assert all(re.search("copyright|permission", text, re.IGNORECASE) for text in texts)


def test_the_bill_tells_releases_of_which_advisories_speak() -> None:
    assert contents.release_of("SDL", "0.3200.10") == "2.32.10"
    assert contents.release_of("libwebp", contents.version_in("libwebp-0c3b7151.so.7.2.0")) == "1.6.0"
    assert contents.release_of("zlib", "1") == "1"
    assert contents.release_of("Python", contents.version_in("libpython3.11.so.1.0")).startswith("3.")


def test_releases_are_looked_up_anew_with_each_new_wheel() -> None:
    told = tomllib.loads((FILES / "releases.toml").read_text(encoding="utf-8"))
    pins = (PROJECT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    assert f"\npygame-ce=={told['pygame-ce']} " in pins


def test_no_text_of_a_licence_lies_there_for_nothing() -> None:
    used = {text.name for name, licence in LIBRARIES.values() for text in contents.texts_of(name, licence)}
    assert used == {text.name for text in (FILES / "licences").iterdir()}


def test_a_licence_without_its_text_stops_the_making() -> None:
    with pytest.raises(facts.UnknownPartError, match=r"libsecret: .* Vanity-1\.0, is missing"):
        list(contents.texts_of("libsecret", "LGPL-2.1-only AND Vanity-1.0"))


AS_IN_WHEELS = {
    "windows": (
        "SDL2.dll SDL2_image.dll SDL2_mixer.dll SDL2_ttf.dll freetype.dll libjpeg-62.dll libogg-0.dll libopus-0.dll "
        "libopusfile-0.dll libpng16-16.dll libtiff-5.dll libwavpack-1.dll libwebp-7.dll libwebpdemux-2.dll libxmp.dll "
        "portmidi.dll python3.dll python311.dll VCRUNTIME140.dll vcruntime140_1.dll MSVCP140.dll libffi-8.dll"
    ),
    "macos": (
        "libFLAC.14.0.0.dylib libSDL2-2.0.0.dylib libSDL2_image-2.0.0.800.12.dylib libSDL2_mixer-2.0.0.800.2.dylib "
        "libSDL2_ttf-2.0.0.2400.0.dylib libbrotlicommon.1.2.0.dylib libbrotlidec.1.2.0.dylib libfluidsynth.3.5.6.dylib "
        "libfreetype.6.dylib libharfbuzz.0.dylib libjpeg.62.4.0.dylib libmpg123.0.dylib libogg.0.8.6.dylib "
        "libopus.0.dylib libopusfile.0.dylib libpng16.16.58.0.dylib libportmidi.2.0.7.dylib libsharpyuv.0.1.2.dylib "
        "libsndfile.1.0.37.dylib libtiff.6.3.0.dylib libvorbis.0.4.9.dylib libvorbisenc.2.0.12.dylib "
        "libvorbisfile.3.3.8.dylib libwavpack.1.dylib libwebp.7.2.0.dylib libwebpdemux.2.0.17.dylib libxmp.4.7.2.dylib "
        "libz.1.3.1.zlib-ng.dylib"
    ),
    "linux": (
        "libFLAC-331ec304.so.14.0.0 libSDL2-2-fa51324d.0.so.0.3200.10 libSDL2_ttf-2-c00de70e.0.so.0.2400.0 "
        "libasound-c2cd2b13.so.2.0.0 libpng16-cc63d176.so.16.58.0 libportmidi-5b84adcd.so.2.0.7 libpython3.11.so.1.0 "
        "libstdc++.so.6 liblzma.so.5"
    ),
}
"""What the libraries are called in the pinned wheels of each system, and beside them in a frozen program."""


@pytest.mark.parametrize("system", AS_IN_WHEELS)
def test_a_library_is_known_by_its_name_on_each_system(system: str) -> None:
    for name in AS_IN_WHEELS[system].split():
        assert contents.is_library(name)
        called, licence = contents.library_of(name)
        assert called
        assert licence


def test_no_two_libraries_are_told_apart_by_capitals_alone() -> None:
    assert len({stem.lower() for stem in LIBRARIES}) == len(LIBRARIES)


@pytest.mark.parametrize("name", ["api-ms-win-crt-runtime-l1-1-0.dll", "api-ms-win-core-file-l1-2-0.dll"])
def test_parts_of_windows_stay_out(name: str) -> None:
    assert facts.is_unused(name)
    assert facts.is_unused("ucrtbase.dll")


def test_a_library_that_nobody_has_looked_up_stops_the_making() -> None:
    with pytest.raises(facts.UnknownPartError, match="libsecret"):
        contents.library_of("libsecret-12345678.so.3.1")


@pytest.mark.parametrize("name", ["_struct.cpython-311-darwin.so", "_sdl2.cp311-win_amd64.pyd", "leonardo.exe"])
def test_parts_of_python_and_packages_are_no_own_libraries(name: str) -> None:
    assert not contents.is_library(name)


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
    assert asked == {"Version", "Authors", "Address", "Frozen", "Icon", "Out"}
    assert all(f'"{name}":' in given for name in asked)


Frozen = dict[str, list[dict[str, Any]]]  # what PyInstaller is asked for, by what it is called


def frozen_on(system: str, monkeypatch: pytest.MonkeyPatch) -> Frozen:
    """Read the description of what is frozen as PyInstaller would on a system; nothing is frozen."""
    asked: Frozen = {}

    def stand_in(name: str) -> Callable[..., SimpleNamespace]:
        def ask(*_: object, **told: Any) -> SimpleNamespace:  # noqa: ANN401 - whatever PyInstaller is told
            asked.setdefault(name, []).append(told)
            come = [("pygame_gui/data/NotoSansJP-Bold.otf", "", ""), ("pygame/base.so", "", "")]
            return SimpleNamespace(binaries=come, datas=come, pure=[], scripts=[], told=told)

        return ask

    hooks = ModuleType("PyInstaller.utils.hooks")
    vars(hooks)["collect_submodules"] = lambda name: [name]
    vars(hooks)["collect_data_files"] = lambda *_, **__: []
    for name, module in (("PyInstaller", ModuleType("PyInstaller")), ("PyInstaller.utils", ModuleType("utils"))):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "platform", system)
    spec = PROJECT / "scripts" / "packages" / "leonardo.spec"
    names = {name: stand_in(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    exec(compile(spec.read_text(encoding="utf-8"), spec, "exec"), {"SPECPATH": str(spec.parent), **names})  # noqa: S102 - as PyInstaller does
    return asked


@pytest.mark.parametrize(
    ("system", "programs", "icon"),
    [
        ("linux", {"leonardo": True}, None),
        ("win32", {"leonardo": True, "leonardo-table": False}, "leonardo.ico"),
        ("darwin", {"leonardo": True}, "leonardo.icns"),
    ],
)
def test_on_each_system_its_own_programs_and_icon_are_frozen(
    system: str, programs: dict[str, bool], icon: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only Windows tells a program with a console from one without."""
    asked = frozen_on(system, monkeypatch)
    assert {each["name"]: each["console"] for each in asked["EXE"]} == programs
    assert {each["icon"] and Path(each["icon"]).name for each in asked["EXE"]} == {icon}
    assert ("BUNDLE" in asked) == (system == "darwin")


def test_the_app_for_macos_has_its_name_icon_and_files(monkeypatch: pytest.MonkeyPatch) -> None:
    (bundle,) = frozen_on("darwin", monkeypatch)["BUNDLE"]
    assert (bundle["name"], bundle["info_plist"]) == ("Leonardo.app", mac.plist())


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_what_is_frozen_lies_where_the_program_looks(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (analysis,) = frozen_on(system, monkeypatch)["Analysis"]
    assert all(Path(source).exists() for source, _ in analysis["datas"])
    assert all(place.startswith("leonardo") and ".." not in place for _, place in analysis["datas"])
    told = {Path(source).relative_to(PROJECT).as_posix(): place for source, place in analysis["datas"]}
    assert (told["docs/formats/seat-protocol.md"], told["docs/formats/seat-protocol"]) == (
        "leonardo/docs/formats",
        "leonardo/docs/formats/seat-protocol",
    )
    assert told["examples"] == "leonardo/examples"


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
    assert "Self-test passed" in seen.stdout


CODE = (".py", ".pyc", ".pyi", ".so", ".pyd")
NOT_FROZEN = ("pygame/docs/*", "pygame/examples/*", "pygame/tests/*", "*.dist-info/*", "../*")


def frozen_files() -> Iterator[tuple[str, Path]]:
    """All files that lie beside the code in a frozen program, by their places: ours, and those of what it needs."""
    ours = {"assets": "leonardo/assets", "saves/samples": "leonardo/samples", "examples": "leonardo/examples"}
    for top, of in ours.items():
        for path in sorted((PROJECT / top).rglob("*")):
            if path.is_file():
                yield f"{of}/{path.relative_to(PROJECT / top).as_posix()}", path
    for path in facts.data_beside_code():
        yield path.relative_to(PROJECT).as_posix(), path
    for name in facts.needed():
        told = distribution(name)
        for file in told.files or ():
            place = file.as_posix()
            kept = file.suffix not in CODE and not any(fnmatch(place, left) for left in NOT_FROZEN)
            if kept and not facts.is_unused(place):
                yield place, Path(str(told.locate_file(file)))


@cache
def all_frozen_files() -> tuple[tuple[str, Path], ...]:
    return tuple(frozen_files())


@pytest.fixture(params=["_internal", "."], ids=["within", "beside"])
def frozen_folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A frozen program without its code; of what is no text there are the names alone."""
    folder = tmp_path / "leonardo"
    laid = {folder / request.param / place: path for place, path in all_frozen_files()}
    for within in {place.parent for place in laid}:
        within.mkdir(parents=True, exist_ok=True)
    for place, path in laid.items():
        place.write_bytes(path.read_bytes() if path.suffix == ".txt" else b"x")
    (folder / "leonardo").mkdir(exist_ok=True)
    (folder / "_internal").mkdir(exist_ok=True)
    (folder / "_internal" / "base_library.zip").write_bytes(b"x")
    return folder


def test_each_file_has_a_licence_and_each_font_its_own(frozen_folder: Path) -> None:
    found = list(contents.others(frozen_folder))
    assert {other.name for other in found} >= {"Noto Sans", "Fira Code", "EB Garamond", "Cinzel", "Cormorant Garamond"}
    for other in found:
        text = contents.text_of(frozen_folder, other)
        assert "copyright" in text.lower()
        assert "SIL OPEN FONT LICENSE" in text.upper()


def test_no_place_of_another_licence_is_named_for_nothing() -> None:
    places = [place for place, _ in all_frozen_files()]
    known = tomllib.loads((FILES / "others.toml").read_text(encoding="utf-8"))
    assert [pattern for pattern in known if not any(fnmatch(place, pattern) for place in places)] == []


@first_quick(
    "place",
    [
        "pygame/freesansbold.ttf",
        "pygame_gui/data/Other.TTF",
        "leonardo/assets/fonts/Other.otf",
        "pygame/tune.ogg",
        "somebody/thing.txt",
        "notes.md",
    ],
    2,
)
def test_a_file_that_nobody_has_looked_up_stops_the_making(frozen_folder: Path, place: str) -> None:
    laid = frozen_folder / "_internal" / place
    laid.parent.mkdir(parents=True, exist_ok=True)
    laid.write_bytes(b"x")
    with pytest.raises(facts.UnknownPartError, match=place):
        list(contents.others(frozen_folder))


def test_licences_are_listed_again_after_stripping(frozen_folder: Path) -> None:
    found = list(contents.others(frozen_folder))
    for place in (contents.BILL, contents.LIST, f"{contents.TEXTS}/{found[0].name}.txt"):
        written = frozen_folder / place
        written.parent.mkdir(exist_ok=True)
        written.write_bytes(b"x")
    assert list(contents.others(frozen_folder)) == found


@first_quick("left", [b"", None], 2)
def test_a_font_without_the_text_of_its_licence_stops_the_making(frozen_folder: Path, left: bytes | None) -> None:
    for text in frozen_folder.rglob("NotoSans-LICENSE.txt"):
        text.unlink()
        if left is not None:
            text.write_bytes(left)
    with pytest.raises(facts.UnknownPartError, match=r"Noto Sans: the text of its licence"):
        list(contents.others(frozen_folder))


def test_the_font_that_programs_without_one_use_stays_out() -> None:
    assert facts.is_unused("pygame/freesansbold.ttf")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The package, built as pip would build it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as opened:
        yield opened


def names_under(folder: Path) -> set[str]:
    files = (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {file.relative_to(folder).as_posix() for file in files}


@pytest.mark.slow
def test_the_package_has_commands_with_and_without_a_console(wheel: zipfile.ZipFile) -> None:
    entry_points = configparser.ConfigParser()
    entry_points.read_string(
        wheel.read(f"leonardo_board_games-{leonardo.__version__}.dist-info/entry_points.txt").decode()
    )
    assert dict(entry_points["console_scripts"]) == {"leonardo": "leonardo.__main__:run"}
    assert dict(entry_points["gui_scripts"]) == {"leonardo-table": "leonardo.cli:play"}


@pytest.mark.slow
def test_the_package_holds_the_whole_program(wheel: zipfile.ZipFile) -> None:
    here = {name for name in names_under(PROJECT / "leonardo") if "__pycache__" not in name}
    assert {f"leonardo/{name}" for name in here} <= set(wheel.namelist())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("assets", "leonardo/assets/"),
        ("saves/samples", "leonardo/samples/"),
        ("docs/formats/seat-protocol", "leonardo/docs/formats/seat-protocol/"),
        ("examples", "leonardo/examples/"),
    ],
)
def test_the_package_holds_assets_samples_and_the_protocol(wheel: zipfile.ZipFile, here: str, there: str) -> None:
    packed = {name.removeprefix(there) for name in wheel.namelist() if name.startswith(there)}
    assert packed == names_under(PROJECT / here)
    assert packed, "an empty folder would go unnoticed"


@pytest.mark.slow
def test_what_the_protocol_document_leads_to_comes_along(wheel: zipfile.ZipFile) -> None:
    packed = set(wheel.namelist())
    for page in (
        name for name in packed if name.startswith("leonardo/docs/formats/seat-protocol") and name.endswith(".md")
    ):
        for link in re.findall(r"\]\(([^)#]+)\)", wheel.read(page).decode("utf-8")):
            assert posixpath.normpath(posixpath.join(posixpath.dirname(page), link)) in packed, (page, link)


@pytest.mark.slow
def test_the_licence_of_the_program_and_of_each_font_comes_along(wheel: zipfile.ZipFile) -> None:
    kept = {name.partition(".dist-info/licenses/")[2] for name in wheel.namelist()}
    fonts = {f"assets/fonts/{path.name}" for path in (PROJECT / "assets" / "fonts").glob("OFL-*.txt")}
    assert len(fonts) == 4
    assert {"LICENSE", "assets/CREDITS.md", *fonts} <= kept


@pytest.mark.slow
def test_the_source_holds_all_that_git_tracks(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=PROJECT, capture_output=True, check=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as opened:
        packed = {name.partition("/")[2] for name in opened.getnames()}
    assert {file.relative_to(PROJECT).as_posix() for file in project_files()} <= packed


BUILDER = "/builder/python/lib"


class Tool:
    """Does as `patchelf` does; what each library looks in is kept beside it. A `stubborn` one changes nothing."""

    def __init__(self, *, stubborn: bool = False) -> None:
        self.stubborn = stubborn
        self.paths: dict[str, str] = {}

    def __call__(self, *words: str) -> str:
        name = Path(words[-1]).name
        if words[0] == "--print-rpath":
            return self.paths[name]
        if not self.stubborn:
            self.paths[name] = words[1] if words[0] == "--set-rpath" else ""
        return ""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A frozen program: three libraries, a link to one, and something else."""
    for name in ("_struct.so", "libSDL2.so", "libz.so"):
        (tmp_path / name).write_bytes(b"\x7fELF and more")
    (tmp_path / "libz.so.1").symlink_to("libz.so")
    (tmp_path / "notes.txt").write_text("no library", encoding="utf-8")
    return tmp_path


def tool(monkeypatch: pytest.MonkeyPatch, *, stubborn: bool = False) -> Tool:
    made = Tool(stubborn=stubborn)
    made.paths = {
        "_struct.so": BUILDER,
        "libSDL2.so": f"$ORIGIN/../libs:{BUILDER}:/usr/local/lib",
        "libz.so": "$ORIGIN",
    }
    monkeypatch.setattr(contents, "patchelf", made)
    return made


def test_only_folders_of_the_builder_are_taken_out(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    patched = tool(monkeypatch)
    assert [file.name for file in keep_at_home(folder)] == ["_struct.so", "libSDL2.so"]
    assert patched.paths == {"_struct.so": "", "libSDL2.so": "$ORIGIN/../libs", "libz.so": "$ORIGIN"}
    assert keep_at_home(folder) == []


def test_a_folder_of_the_builder_that_is_left_stops_the_making(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool(monkeypatch, stubborn=True)
    with pytest.raises(ForeignPathError, match=r"_struct\.so.*/builder"):
        keep_at_home(folder)


def test_only_libraries_are_looked_at_each_once(folder: Path) -> None:
    assert [path.name for path in elf_files(folder)] == ["_struct.so", "libSDL2.so", "libz.so"]


@pytest.mark.parametrize("path", [BUILDER, "/usr/local/lib", "lib", "$ORIGINAL/lib"])
def test_a_path_that_does_not_begin_at_the_library_is_foreign(path: str) -> None:
    assert foreign(["$ORIGIN", "$ORIGIN/../lib", path]) == [path]
