"""What the repository holds: small files, few pictures, documents whose links lead somewhere, the usual files."""

import ast
import re
import shutil
import subprocess
from pathlib import Path, PurePosixPath

import pytest

import leonardo
from scripts.screens.pictures import ENDING
from scripts.screens.scenes import PAGES
from tests.project_files import PROJECT, is_left_out, project_files

MOST_BYTES = 300_000  # how large a file outside `assets` may be
PICTURES = {".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tiff", ".svg"}
PICTURES_ARE_IN = ("assets/", "docs/pictures/", "saves/samples/pictures/", "tests/app/golden/")
"""Where pictures may be; those of the sample games are part of them."""
NAMED_FROM = ("", "leonardo", "leonardo/app", "leonardo/app/davinci", "leonardo/engine/davinci")
"""Where documents begin the paths that they name; what each game has is there in the first one."""
MADE = {"build/pictures"}  # what documents name, and scripts make
DOCUMENTS = [file for file in project_files() if file.suffix == ".md" and "licences" not in file.parts]


def name_of(file: Path) -> str:
    return file.relative_to(PROJECT).as_posix()


def refused(name: str, size: int) -> bool:
    """Whether a file is too large for the repository, or a picture where none belongs."""
    if PurePosixPath(name).suffix in PICTURES and not name.startswith(PICTURES_ARE_IN):
        return True
    return size > MOST_BYTES and not name.startswith("assets/")


def test_no_file_is_too_large_and_pictures_are_where_they_belong() -> None:
    assert [name_of(file) for file in project_files() if refused(name_of(file), file.stat().st_size)] == []


@pytest.mark.parametrize(
    ("name", "size", "is_refused"),
    [
        ("docs/screenshots/title.jpg", 10, True),
        ("docs/pictures/title.jpg", 10, False),
        ("tests/app/golden/title.jpg", 300_001, True),
        ("assets/pictures/title.jpg", 1_000_000, False),
        ("leonardo/engine/davinci/inventions.json", 300_001, True),
    ],
)
def test_large_files_and_pictures_elsewhere_are_refused(name: str, size: int, is_refused: bool) -> None:
    assert refused(name, size) is is_refused


def test_documents_have_the_few_pictures_that_the_script_takes() -> None:
    pictures = [file for file in project_files() if name_of(file).startswith("docs/pictures/")]
    assert {file.name for file in pictures} == {f"{name}{ENDING}" for name in PAGES}
    assert len(pictures) <= 12
    assert sum(file.stat().st_size for file in pictures) < 2_000_000


def test_every_picture_of_the_documents_is_shown() -> None:
    shown = {target for file in DOCUMENTS for target in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", file.read_text("utf-8"))}
    assert {PurePosixPath(target).name for target in shown} == {f"{name}{ENDING}" for name in PAGES}


@pytest.mark.parametrize("file", DOCUMENTS, ids=name_of)
def test_links_of_a_document_lead_to_files(file: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8")):
        if not re.match(
            r"https?:|mailto:|(?:\.\./){2,3}releases/", target
        ):  # what lies above the project are pages of its host
            assert (file.parent / target).exists(), target


def words_in(file: Path) -> int:
    return len(re.sub(r"```.*?```", " ", file.read_text(encoding="utf-8"), flags=re.DOTALL).split())


@pytest.mark.parametrize("name", ["README.md", "docs/README.it.md", "docs/README.fr.md", "docs/README.cs.md"])
def test_a_readme_is_short_and_shows_each_game(name: str) -> None:
    text = (PROJECT / name).read_text(encoding="utf-8")
    assert words_in(PROJECT / name) <= 600
    assert all(f"pictures/{game}{ENDING}" in text for game in ("title", "placement", "citta_offer", "engines_turn"))
    assert "git clone --depth 1" in text
    assert "python3 scripts/play.py" in text


def test_the_architecture_fits_into_one_sitting() -> None:
    assert len((PROJECT / "ARCHITECTURE.md").read_bytes()) <= 8_000


def test_the_changelog_has_dated_versions_and_short_lines() -> None:
    lines = (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    versions = [line for line in lines if line.startswith("## ")]
    assert versions[0] == "## [Unreleased]"
    assert [line for line in versions[1:] if not re.fullmatch(r"## \[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", line)] == []
    assert f"## [{leonardo.__version__}]" in versions[1]
    kinds = ("### Added", "### Changed", "### Deprecated", "### Removed", "### Fixed", "### Security")
    assert [line for line in lines if line.startswith("###") and line not in kinds] == []
    changes = lines[lines.index(versions[0]) :]
    assert [line for line in changes if line and not line.startswith(("#", "- "))] == [], "one line for each change"
    assert [line for line in changes if len(line.removeprefix("- ").split()) > 20] == []


def test_the_citation_and_the_changelog_know_the_version() -> None:
    citation = (PROJECT / "CITATION.cff").read_text(encoding="utf-8")
    (released,) = re.findall(r'date-released: "(.+)"', citation)
    assert f"version: {leonardo.__version__}\n" in citation
    assert f"## [{leonardo.__version__}] - {released}\n" in (PROJECT / "CHANGELOG.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/development.md", "docs/formats/records.md"]
)
def test_code_that_a_document_names_is_there(name: str) -> None:
    text = (PROJECT / name).read_text(encoding="utf-8")
    cited = set(re.findall(r"`((?:[\w.-]+/)+[\w-]*(?:\.\w+)?)`", text)) - MADE
    assert cited
    assert [path for path in sorted(cited) if not any((PROJECT / root / path).exists() for root in NAMED_FROM)] == []


def test_rules_of_gitignore_are_read_as_git_reads_them() -> None:
    rules = ["__pycache__/", "*.pyc", "/build/", "/saves/*", "!/saves/samples/"]
    left_out = ["leonardo/__pycache__", "leonardo/x.pyc", "build", "saves/mine.leonardo.json"]
    kept = ["scripts/build", "saves", "saves/samples", "saves/samples/one.json", "leonardo/x.py"]
    assert all(is_left_out(PurePosixPath(path), rules) for path in left_out)
    assert not any(is_left_out(PurePosixPath(path), rules) for path in kept)


@pytest.mark.skipif(not (PROJECT / ".git").exists(), reason="compares with what git knows")
@pytest.mark.slow
def test_in_a_zip_without_git_the_project_has_the_same_files(tmp_path: Path) -> None:
    archive, unpacked = tmp_path / "project.zip", tmp_path / "unpacked"
    git("archive", "--output", str(archive), "HEAD")
    shutil.unpack_archive(archive, unpacked)
    tracked = {name for name in git("ls-tree", "-rz", "--name-only", "HEAD").split("\0") if name}
    assert {file.relative_to(unpacked).as_posix() for file in project_files(unpacked)} == tracked


def git(*words: str) -> str:
    command = ["git", *words]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, encoding="utf-8", check=True).stdout


def test_modules_that_a_package_describes_are_there() -> None:
    missing = []
    for file in sorted((PROJECT / "leonardo").rglob("__init__.py")):
        described = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        for name in re.findall(r"`([\w/]+\.py)`", described):
            near = (file.parent, file.parent.parent, PROJECT / "leonardo", PROJECT)
            if not any((folder / name).exists() for folder in near) and not list(file.parent.glob(f"*/{name}")):
                missing.append(f"{name_of(file)}: {name}")
    assert missing == []
