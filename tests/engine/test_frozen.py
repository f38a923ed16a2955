"""Copies of frozen things, and what is remembered of them."""

import pickle
import re
from pathlib import Path

import attrs
import pytest

from leonardo.engine import frozen
from leonardo.engine.frozen import Copied, clear_memos, copied, evolve


@attrs.frozen
class Purse:
    owner: str
    florins: int = 0
    notes: tuple[str, ...] = attrs.field(default=(), eq=False)


def test_a_copy_has_the_changes_and_all_the_rest() -> None:
    purse = Purse("Anna", 3, ("found",))
    richer = evolve(purse, florins=5)
    assert (richer, richer.notes) == (Purse("Anna", 5), ("found",))
    assert purse == Purse("Anna", 3)


def test_it_does_what_attrs_does() -> None:
    purse = Purse("Anna", 3)
    assert evolve(purse, owner="Bianca", florins=0) == attrs.evolve(purse, owner="Bianca", florins=0)
    assert evolve(purse) == purse


def test_an_attribute_that_is_not_there_cannot_be_changed() -> None:
    with pytest.raises((KeyError, TypeError)):
        evolve(Purse("Anna"), ducats=3)


@attrs.frozen(slots=False)
class Chest(Copied):
    owner: str
    florins: int = 0


def test_a_changed_copy_is_what_its_constructor_makes() -> None:
    chest = Chest("Anna", 3)
    richer, attributes = copied(chest)
    attributes["florins"] = 5
    assert (richer, hash(richer), repr(richer)) == (Chest("Anna", 5), hash(Chest("Anna", 5)), repr(Chest("Anna", 5)))
    assert chest == Chest("Anna", 3)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        richer.florins = 7  # type: ignore[misc]


def test_what_is_copied_can_be_sent_to_another_process() -> None:
    sent: Chest = pickle.loads(pickle.dumps(Chest("Anna", 3)))  # noqa: S301 - we wrote it ourselves
    assert (sent, copied(sent)[0]) == (Chest("Anna", 3), Chest("Anna", 3))


ENGINE = Path(frozen.__file__).parent
PLAIN = re.compile(r"\bfrom functools import .*cache")
FEW = {"frozen.py", "codec.py", "memo.py", "stages.py"}
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
