"""Records that somebody has tampered with: they are refused with the line and the rule."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from leonardo.check import check

Lines = list[str]
Damage = tuple[Callable[[Lines], Lines], int, str]
"""What is changed, the line that is found wrong (0: the last), and words for it."""


def changed(line: int, /, **values: object) -> Callable[[Lines], Lines]:
    """Other fields in a line; what is None is left out."""

    def change(lines: Lines) -> Lines:
        fields = {**json.loads(lines[line - 1]), **values}
        lines[line - 1] = json.dumps({name: value for name, value in fields.items() if value is not None})
        return lines

    return change


def without(line: int) -> Callable[[Lines], Lines]:
    return lambda lines: lines[: line - 1] + lines[line:]


def result(**values: object) -> Callable[[Lines], Lines]:

    def change(lines: Lines) -> Lines:
        lines[-1] = json.dumps({"result": {**json.loads(lines[-1])["result"], **values}})
        return lines

    return change


def assert_refused(records: Iterable[Path], name: str, damage: Damage, folder: Path) -> None:
    change, line, words = damage
    lines = next(path for path in records if name in path.name).read_text(encoding="utf-8").splitlines()
    path = folder / "damaged.leonardo.jsonl"
    path.write_text("\n".join(change(lines)) + "\n", encoding="utf-8")
    verdict = check(path)
    assert not verdict.good
    assert verdict.text.startswith(f"{path}:{line or len(lines)}: "), verdict.text
    assert words in verdict.text
