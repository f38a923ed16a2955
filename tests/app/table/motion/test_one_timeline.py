"""What moves on a table goes by the timeline of its playback: nothing beside it counts time of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.project_files import PROJECT

MOVES = "app/table/motion", "app/table/strip", "app/table/looks", "app/citta"


def clocks(path: Path) -> Iterator[ast.FunctionDef]:
    """Yield the functions of a module that are told how much time has passed."""
    for each in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(each, ast.FunctionDef) and each.name in {"update", "elapse", "go_on"}:
            yield from [each] if any(argument.arg == "milliseconds" for argument in each.args.args) else []


def test_time_passes_for_the_playback_alone() -> None:
    paths = [path for folder in MOVES for path in (PROJECT / "leonardo" / folder).rglob("*.py")]
    assert {path.stem for path in paths if any(clocks(path))} == {"playback", "pacing"}, "pacing says how quick all is"
