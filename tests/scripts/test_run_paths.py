"""No library of a package looks for others on the machine that made it."""

from pathlib import Path

import pytest

from scripts.packages import run_paths
from scripts.packages.run_paths import ForeignPathError, foreign, keep_at_home, libraries

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
    monkeypatch.setattr(run_paths, "_patchelf", made)
    return made


def test_folders_of_the_builder_are_taken_out_and_those_of_the_program_stay(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patched = tool(monkeypatch)
    assert [file.name for file in keep_at_home(folder)] == ["_struct.so", "libSDL2.so"]
    assert patched.paths == {"_struct.so": "", "libSDL2.so": "$ORIGIN/../libs", "libz.so": "$ORIGIN"}
    assert keep_at_home(folder) == []


def test_a_folder_of_the_builder_that_is_left_stops_the_making(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool(monkeypatch, stubborn=True)
    with pytest.raises(ForeignPathError, match=r"_struct\.so.*/builder"):
        keep_at_home(folder)


def test_only_libraries_are_looked_at_each_once(folder: Path) -> None:
    assert [path.name for path in libraries(folder)] == ["_struct.so", "libSDL2.so", "libz.so"]


@pytest.mark.parametrize("path", [BUILDER, "/usr/local/lib", "lib", "$ORIGINAL/lib"])
def test_a_path_that_does_not_begin_at_the_library_is_foreign(path: str) -> None:
    assert foreign(["$ORIGIN", "$ORIGIN/../lib", path]) == [path]
