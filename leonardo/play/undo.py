"""What can be taken back: the last decision of a person with what others decided since; and what can be redone."""

from collections.abc import Iterable
from typing import Final

from attrs import frozen

from leonardo.engine.game import NATURE


@frozen
class UndoObjection:
    """Why nothing can be taken back, or redone: the key of the sentence in the text catalogue, and the sentence."""

    reason: str
    message: str


NOTHING_YET: Final = UndoObjection("undo.nothing", "You have nothing to undo yet")
REVEALED: Final = UndoObjection("undo.revealed", "It revealed something that cannot be hidden again")
CHANCE: Final = UndoObjection("undo.chance", "Chance has played a part since, so it cannot be undone")
ANOTHER_PERSON: Final = UndoObjection("undo.another_person", "Another player has moved since")
ANSWERED: Final = UndoObjection("undo.answered", "Another player has answered it")
COMPARED: Final = UndoObjection("undo.compared", "In the game of the day, no undo once another player has moved")
NOTHING_UNDONE: Final = UndoObjection("undo.nothing_undone", "You have nothing to redo")
DECIDED_SINCE: Final = UndoObjection(
    "undo.decided_since", "The game has continued differently since you undid something"
)


@frozen
class Decided:
    """A decision that was carried out: the seat that made it (or `NATURE`), and what came of it.

    `by` is the person who sat there then; a built-in player or chance decided where there is none.
    """

    seat: int
    by: str | None
    reveals: bool
    """Whether somebody learned something by it."""
    answers: bool = False
    """Whether it answers what another seat did, so that this stands."""


@frozen
class Asking:
    """Who wants to take something back: the seat, and the person at it.

    Where results are `compared` with those of others, a decision stands once any other player has decided.
    """

    seat: int | None
    person: str | None
    compared: bool = False


def to_take_back(decided: Iterable[Decided], asking: Asking) -> int | UndoObjection:
    """Return how many decisions must be taken back to undo the last one of who is `asking`, or why they cannot.

    `decided` are the decisions of the game, the last one first.
    """
    for count, decision in enumerate(decided, start=1):
        own = decision.seat == asking.seat and decision.by == asking.person
        if decision.by is not None and not own:
            return ANOTHER_PERSON
        if decision.reveals:
            return CHANCE if decision.seat == NATURE else REVEALED
        if own:
            return count
        if decision.answers:
            return ANSWERED
        if asking.compared and decision.seat != NATURE:
            return COMPARED
    return NOTHING_YET
