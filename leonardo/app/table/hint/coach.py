"""The coach of a game for practice: says at once what a decision costs, as long as it can be taken back."""

from typing import Protocol

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.words import words
from leonardo.app.table.course import Course
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.game import AnyTableGame
from leonardo.play.practice import Costly
from leonardo.play.session import Session


class Coached(Protocol):
    """What the coach needs of the table."""

    kit: Kit
    game: AnyTableGame
    session: Session
    names: tuple[str, ...]
    course: Course

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""

    def undo(self) -> None:
        """Take the last decision back, if it can be."""


class Coach:
    """Looks on at a table where one person plays."""

    def __init__(self, table: Coached) -> None:
        self._table = table

    def update(self) -> None:
        """Say what the last decision costs, once that is known and all was shown, if it can still be taken back."""
        course = self._table.course
        staged = course.free and not self._table.free
        if course.playback.busy or staged:
            return
        found = self._table.session.hint_service.poll_weighed()
        if found is not None and self._may_take_back(found):
            self._say(found)

    def _may_take_back(self, found: Costly) -> bool:
        """Tell whether it is the last decision of the person, and nothing that came of it stands against it."""
        session, seat = self._table.session, self._table.course.sitter
        turns = session.played.turns
        last = next((number for number in range(len(turns) - 1, -1, -1) if turns[number].seat == seat), None)
        return last == found.number and session.undo_objection(seat) is None

    def _say(self, found: Costly) -> None:
        table = self._table
        choice = table.game.choice(found.view, found.better.action, table.names)
        why = table.game.why(found.better, table.names)
        text = words("table.practice.text", choice=choice, amount=table.game.amount(round(found.cost)), why=why)
        answers = ((words("table.practice.leave"), _nothing), (words("table.practice.undo"), table.undo))
        table.kit.stack.push(Asking(table.kit, words("table.practice.title"), text, answers))


def _nothing() -> None:
    """Do nothing: the decision stands."""
