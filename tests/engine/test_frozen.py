"""Changing frozen things by making new ones."""

import attrs
import pytest

from leonardo.engine.frozen import copied, evolve


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
class Chest:
    owner: str
    florins: int = 0


def test_a_copy_with_other_attributes_is_like_what_its_constructor_makes() -> None:
    chest = Chest("Anna", 3)
    richer, attributes = copied(chest)
    attributes["florins"] = 5
    assert (richer, hash(richer), repr(richer)) == (Chest("Anna", 5), hash(Chest("Anna", 5)), repr(Chest("Anna", 5)))
    assert chest == Chest("Anna", 3)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        richer.florins = 7  # type: ignore[misc]
