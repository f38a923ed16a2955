"""Changing frozen things by making new ones."""

import pickle

import attrs
import pytest

from leonardo.engine.frozen import Copied, copied, evolve


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
