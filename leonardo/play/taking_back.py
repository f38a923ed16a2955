"""Taking decisions back and redoing them, with all that is kept of it: how often, and who decided."""

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from attrs import evolve

from leonardo.engine.game import NATURE
from leonardo.engine.record import Turn
from leonardo.play.history import History
from leonardo.play.undo import DECIDED_SINCE, NOTHING_UNDONE, Asking, UndoObjection, to_take_back
from leonardo.saves.composing import Circumstances
from leonardo.saves.documents import counted
from leonardo.saves.schema import MOST_FORMER, Former


class TakingBack:
    """What was and can be taken back in a game whose `history` is kept elsewhere.

    `sits` tells who sits at a seat now, if it is a person. Where results are `compared` with those of others, a
    decision stands once another player has decided.
    """

    def __init__(
        self,
        history: Callable[[], History],
        sits: Callable[[int], str | None],
        beside: Circumstances,
        *,
        compared: bool,
    ) -> None:
        self._kept_by = history
        self._sits = sits
        self._compared = compared
        self.begins = 0
        """Of so many decisions at the beginning none can be taken back."""
        self.undone = beside.undone
        """How often a decision was taken back."""
        self.retaken = beside.retaken
        """How often that took back what others had decided since."""
        self.former = beside.former
        """Who sat where before."""
        self._undone: list[Sequence[Turn]] = []
        """What was taken back and can be redone, the last of it last."""
        self._went_on = False
        """Whether something else was decided since."""

    @property
    def _history(self) -> History:
        return self._kept_by()

    def change(self, seat: int) -> None:
        """Note that from now on somebody else sits at a seat; what was undone is nobody's to redo."""
        self._undone.clear()
        self.former = (*self.former, Former(seat, self._history.count, self._sits(seat)))[-MOST_FORMER:]

    def go_on(self) -> None:
        """Note that something was decided: what was undone cannot be redone any more."""
        self._went_on = self._went_on or bool(self._undone)
        self._undone.clear()

    def objection(self, seat: int | None) -> UndoObjection | None:
        """Return why who sits at a seat cannot take back the last decision made there, or nothing if they can."""
        found = self._to_take_back(seat)
        return found if isinstance(found, UndoObjection) else None

    def undo(self, seat: int | None) -> None:
        """Take back the last decision of who sits at a seat, with all that was decided since.

        Raises:
            ValueError: if it cannot be taken back; the message says why.
        """
        found = self._to_take_back(seat)
        if isinstance(found, UndoObjection):
            raise ValueError(found.message)
        undone = self._history.undo(found)
        self.undone = counted(self.undone)
        self.retaken = counted(self.retaken, any(turn.seat != NATURE for turn in undone[1:]))
        self.former = tuple(evolve(each, until=min(each.until, self._history.count)) for each in self.former)
        self._undone.append(undone)
        self._went_on = False

    def redo_objection(self, seat: int | None) -> UndoObjection | None:
        """Return why who sits at a seat cannot redo what was undone last, or nothing if they can."""
        if not self._undone:
            return DECIDED_SINCE if self._went_on else NOTHING_UNDONE
        return None if self._undone[-1][0].seat == seat else NOTHING_UNDONE

    def redo(self, seat: int | None, carry_out: Callable[[Any], None]) -> None:
        """Carry out again what was undone last, with all that others had decided then: nothing comes out differently.

        Raises:
            ValueError: if it cannot be redone; the message says why.
        """
        objection = self.redo_objection(seat)
        if objection is not None:
            raise ValueError(objection.message)
        for turn in self._undone.pop():
            carry_out(turn.action)

    def _to_take_back(self, seat: int | None) -> int | UndoObjection:
        asking = Asking(seat, self._sits(seat) if seat is not None else None, self._compared)
        decided = islice(self._history.decided(self._person_at), self._history.count - self.begins)
        return to_take_back(decided, asking)

    def _person_at(self, seat: int, decisions: int) -> str | None:
        """Return the person who sat at a seat after so many decisions, if one did."""
        then = next((each for each in self.former if each.seat == seat and decisions < each.until), None)
        return self._sits(seat) if then is None else then.person
