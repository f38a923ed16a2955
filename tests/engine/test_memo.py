"""What the rules work out again and again is remembered, and forgotten when a game is over."""

import re
from pathlib import Path

from leonardo.engine import frozen
from leonardo.engine.frozen import clear_memos

ENGINE = Path(frozen.__file__).parent
PLAIN = re.compile(r"\bfrom functools import .*cache")
FEW = {"frozen.py", "codec.py", "memo.py", "prospects.py"}
"""Modules that keep something for each class, or as long as one fight is reckoned."""

asked: list[int] = []


@frozen.memoized()
def doubled(number: int) -> int:
    asked.append(number)
    return 2 * number


@frozen.memoized(2)
def tripled(number: int) -> int:
    asked.append(number)
    return 3 * number


def test_a_memo_is_worked_out_once_until_it_is_cleared() -> None:
    asked.clear()
    assert [doubled(4), doubled(4), doubled(5)] == [8, 8, 10]
    assert asked == [4, 5]
    clear_memos()
    assert doubled(4) == 8
    assert asked == [4, 5, 4]


def test_no_more_is_remembered_than_was_said() -> None:
    asked.clear()
    assert [tripled(number) for number in (1, 2, 3, 1)] == [3, 6, 9, 3]
    assert asked == [1, 2, 3, 1]


def test_nothing_that_games_add_to_is_kept_for_good() -> None:
    keeping = {file.name for file in ENGINE.rglob("*.py") if PLAIN.search(file.read_text(encoding="utf-8"))}
    assert keeping <= FEW
