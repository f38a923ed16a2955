"""The coach of a game for practice: says at once what a decision costs, as long as it can be taken back."""

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.translations import tr
from leonardo.app.table.course import Course
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.words.last_acts import span
from leonardo.play.hints import AGREED, Costly
from leonardo.play.session import Session

PATIENCE: Final = 1_500
"""Milliseconds for which the others wait for the coach once all was shown; later it says nothing."""


class Coached(Protocol):
    """What the coach needs of the table."""

    kit: Kit
    game: AnyTableGame
    session: Session
    names: tuple[str, ...]
    course: Course

    def undo(self) -> None:
        """Take the last decision back, if it can be."""


class Coach:
    """Looks on at a table where one person plays, and speaks only before anything else has begun."""

    def __init__(self, table: Coached) -> None:
        self._table = table
        self._waited = 0.0

    @property
    def wished(self) -> bool:
        """Whether the person wishes to be told of anything."""
        settings = self._table.kit.settings
        return settings.warnings and AGREED not in settings.silenced

    def begin(self) -> None:
        """Wait for what is found of a decision that was just made; one that ended a round or a phase stands."""
        self._waited = 0.0
        session = self._table.session
        if any(map(self._table.game.is_heading, session.latest())):
            session.hint_service.stop()

    def update(self, milliseconds: float, *, busy: bool) -> None:
        """Say what the last decision costs, once that is known and all was shown, if it can still be taken back.

        Where the person is `busy` with what is asked next, it is too late for that.
        """
        service = self._table.session.hint_service
        if not service.weighing or self._table.course.playback.busy:
            return
        self._waited += milliseconds
        if busy or self._waited > PATIENCE:
            service.stop()
            return
        found = service.poll_weighed()
        if found is not None and self.wished and self._may_take_back(found):
            self.say(found)

    def _may_take_back(self, found: Costly) -> bool:
        """Tell whether it is the last decision of the game, and nothing that came of it stands against it."""
        session = self._table.session
        last = len(session.played.turns) - 1
        return last == found.number and session.undo_objection(self._table.course.sitter) is None

    def say(self, found: Costly) -> None:
        """Ask whether a decision that costs much was meant."""
        table = self._table
        choice = table.game.choice(found.view, found.better.action, table.names)
        text = tr("table.practice.text", choice=choice, amount=span(found.more, table.game.amount))
        answers = ((tr("table.practice.leave"), _nothing), (tr("table.practice.undo"), table.undo))
        # it comes up by itself: whoever presses Enter in haste keeps what was decided
        title = tr("table.practice.title")
        table.kit.stack.push(Asking(table.kit, title, text, answers, self._be_silent, loses=True))

    def _be_silent(self, silent: bool) -> None:
        self._table.kit.settings.silence(AGREED, silent=silent)
        self._table.kit.store_settings()


def _nothing() -> None:
    """Do nothing: the decision stands."""


def ask_alone(kit: Kit, name: str, show: Callable[[], None]) -> Asking:
    """Return the question whether the others look away; `show` is called once they do."""
    answers = ((partial(tr, "table.hint.not_now"), _nothing), (partial(tr, "table.hint.show"), show))

    def words() -> str:
        warned = f" {tr('speech.secrets')}" if kit.settings.speech else ""
        return tr("table.hint.may_tell", name=name) + warned

    return Asking(kit, partial(tr, "table.hint.alone"), words, answers)
