"""Which sheet a decision needs: only the terms of a union are chosen on one of their own."""

import pygame

from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.app.kit.kit import Kit
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.picture import TablePicture
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.questions import ProposalQuestion, Question, RescueQuestion
from leonardo.engine.citta.view import View


class DialogOpener:
    """Opens dialogs. One that was put aside comes again only when it is asked for."""

    def __init__(self, kit: Kit, picture: TablePicture, names: tuple[str, ...], answers: Answers) -> None:
        self.kit, self.picture, self.names, self.answers = kit, picture, names, answers
        self._open: Dialog | None = None
        self._asked: Question | None = None

    @property
    def is_open(self) -> bool:
        """Whether a dialog lies over the table."""
        return self._open is not None and self._open in self.kit.stack

    @property
    def sheet(self) -> pygame.Rect | None:
        """Where the dialog lies over the table, in pixels, if one does."""
        return self._open.sheet if self._open is not None and self.is_open else None

    def close(self) -> None:
        """Take the dialog away, as when its decision is no longer there to make."""
        if self._open is not None:
            self.kit.stack.remove(self._open)
        self._open = self._asked = None

    def offer(self, view: View) -> None:
        """Open the sheet of a rescue when it is asked for; unions are proposed by who wants to."""
        if view.question is not self._asked:
            self._asked = view.question
            if isinstance(view.question, RescueQuestion):
                self.show(view)

    def show(self, view: View) -> None:
        """Open the sheet on which the viewer chooses the terms of a union, if it may propose one."""
        offers = tuple(option for option in view.options if isinstance(option, actions.Propose | actions.Rescue))
        if not offers or self.is_open or not isinstance(view.question, ProposalQuestion | RescueQuestion):
            return
        if self._open is not None:
            self.kit.stack.remove(self._open)
        looks = self.picture.looks
        self._open = UnionDialog(self.kit, view, offers, self.names, [look.colour for look in looks], self.answers.act)
        self._open.advise = self.answers.advise
        self.kit.stack.push(self._open)

    def asks_before(self, view: View, action: Action) -> bool:  # noqa: ARG002 - what is done can be taken back
        """Say no."""
        return False
