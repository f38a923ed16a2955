"""What can be taken back: the last decision of a person, and those of built-in players since."""

from collections.abc import Iterable
from typing import Final

from attrs import frozen

from leonardo.engine.game import NATURE


@frozen
class UndoObjection:
    """Why a decision cannot be taken back: the key of the sentence in the text catalogue, and the sentence itself."""

    reason: str
    message: str


NOTHING_YET: Final = UndoObjection("undo.nothing", "You have decided nothing yet that could be taken back")
REVEALED: Final = UndoObjection("undo.revealed", "Something was revealed by it that cannot be forgotten again")
CHANCE: Final = UndoObjection("undo.chance", "Chance has decided since, and what it brought cannot be forgotten again")
ANOTHER_PERSON: Final = UndoObjection("undo.another_person", "Another person has decided since")


@frozen
class Decided:
    """A decision that was carried out: the seat that made it (or `NATURE`), whether a person, what came of it."""

    seat: int
    by_person: bool
    reveals: bool
    """Whether somebody learned something by it."""


def to_take_back(decided: Iterable[Decided], asks: int | None) -> int | UndoObjection:
    """Return how many decisions must be taken back to undo the last one of the seat that `asks`, or why they cannot.

    `decided` are the decisions of the game, the last one first.
    """
    for count, decision in enumerate(decided, start=1):
        if decision.by_person and decision.seat != asks:
            return ANOTHER_PERSON
        if decision.reveals:
            return CHANCE if decision.seat == NATURE else REVEALED
        if decision.seat == asks:
            return count
    return NOTHING_YET
