"""The files of the project: what git tracks, or in a ZIP without git whatever `.gitignore` does not leave out."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath

PROJECT = Path(__file__).resolve().parents[1]


def project_files(project: Path = PROJECT) -> list[Path]:
    if not (project / ".git").exists():
        rules = (project / ".gitignore").read_text(encoding="utf-8").split()
        return sorted(_files_in(project, project, rules))
    command = ["git", "ls-files", "-z"]
    listed = subprocess.run(command, cwd=project, capture_output=True, check=True)
    return [file for name in listed.stdout.decode().split("\0") if name and (file := project / name).is_file()]


def is_left_out(path: PurePosixPath, rules: Sequence[str]) -> bool:
    """Return whether the rules of a `.gitignore` leave out a path whose folder they keep; the last match counts."""
    left_out = False
    for rule in rules:
        pattern = rule.removeprefix("!").strip("/")
        anchored = "/" in rule.removeprefix("!").rstrip("/")
        if path.match(pattern) and (not anchored or len(path.parts) == len(PurePosixPath(pattern).parts)):
            left_out = not rule.startswith("!")
    return left_out


def _files_in(folder: Path, project: Path, rules: Sequence[str]) -> Iterator[Path]:
    for entry in folder.iterdir():
        if is_left_out(PurePosixPath(entry.relative_to(project).as_posix()), rules):
            continue
        if entry.is_dir():
            yield from _files_in(entry, project, rules)
        else:
            yield entry
