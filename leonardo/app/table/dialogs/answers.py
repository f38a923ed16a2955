"""What the dialogs of a game need of the table, and the table of them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Protocol

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.table.dialogs.back import Back
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.kinds import Action, Held, Spot, View
from leonardo.engine.game import Objection


@frozen
class Answers:
    """What the dialogs need of the table: carrying out an action, asking what is against it, and taking something up.

    `advise` gives a hint, where there are any; `lies_there` says that what is decided next is seen already, and need
    not fly. `look_under` lifts the covers of the table, by a key or by a press of a pixel, and tells whether it does.
    `back` undoes and redoes while a dialog is open. `asked` names who is asked, where several persons play.
    """

    act: Callable[[Action], None]
    ask: Callable[[Action], Objection | None]
    take: Callable[[Held], None]
    advise: Callable[[], None] | None = None
    lies_there: Callable[[], None] | None = None
    look_under: Callable[[Point | None], bool] | None = None
    back: Back | None = None
    asked: Callable[[], str] = str


class Dialogs(Protocol):
    """Opens the dialogs of a game. One that was put aside comes again only when it is asked for."""

    @property
    def is_open(self) -> bool:
        """Whether a dialog lies over the table."""

    @property
    def sheet(self) -> Rect | None:
        """Where it lies over the table, in pixels, if one does."""

    @property
    def hides(self) -> Sequence[Rect]:
        """What nobody sees of the table for it, in pixels: nothing if none does."""

    def step_aside(self, card: Rect) -> None:
        """Let the dialog that may be open lie beside a card, in pixels, if there is room for both."""

    def close(self) -> None:
        """Take the dialog away, as when its decision is no longer there to make."""

    def offer(self, view: View) -> None:
        """Open the dialog of a decision that has just come, if one belongs to it."""

    def show(self, view: View, about: Spot = None) -> None:
        """Open the dialog that belongs to the viewer's decision, if one does; it may begin with a spot."""


class NoDialogs:
    """A game in which pointing at the table always does."""

    is_open = False
    sheet: Rect | None = None
    hides: Sequence[Rect] = ()

    def step_aside(self, card: Rect) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""

    def offer(self, view: View) -> None:
        """Do nothing."""

    def show(self, view: View, about: Spot = None) -> None:
        """Do nothing."""


class Opener(ABC):
    """Opens dialogs, one at a time, behind `leonardo.app.table.dialogs.answers.Dialogs`."""

    def __init__(self, kit: Kit, answers: Answers) -> None:
        self.kit, self.answers = kit, answers
        self._open: Dialog | None = None
        self._asked: object = None

    @abstractmethod
    def dialog_of(self, view: View, about: Spot = None) -> Dialog | None:
        """Return a new dialog for the viewer's decision, if one belongs to it; it may begin with a spot."""

    def comes(self, view: View) -> bool:  # noqa: ARG002 - what comes by itself may depend on the decision
        """Tell whether the dialog of a decision comes with it; else it waits until it is asked for."""
        return True

    @property
    def is_open(self) -> bool:
        return self._open is not None and self._open in self.kit.stack

    @property
    def sheet(self) -> Rect | None:
        """Where the dialog lies over the table, in pixels, if one does."""
        return self._open.sheet if self._open is not None and self.is_open else None

    @property
    def hides(self) -> Sequence[Rect]:
        """What nobody sees of the table for the dialog, in pixels: nothing if none lies over it."""
        return self._open.hides if self._open is not None and self.is_open else ()

    def step_aside(self, card: Rect) -> None:
        """Let the dialog that may be open lie beside a card, in pixels, if there is room for both."""
        if self._open is not None and self.is_open:
            self._open.step_aside(card)

    def close(self) -> None:
        """Take the dialog away, as when its decision is no longer there to make."""
        if self._open is not None:
            self.kit.stack.remove(self._open)
        self._open = self._asked = None

    def offer(self, view: View) -> None:
        """Open the dialog of a decision that has just come, if it comes by itself."""
        if view.question is not self._asked:
            self._asked = view.question
            if self.comes(view):
                self.show(view)

    def show(self, view: View, about: Spot = None) -> None:
        """Open the dialog that belongs to the viewer's decision, if one does; it may begin with a spot."""
        dialog = self.dialog_of(view, about)
        if dialog is not None and not self.is_open:
            self.push(dialog)

    def push(self, dialog: Dialog) -> None:
        """Open a dialog in place of the one that may be open: a hint over that one can lead to another."""
        if self._open is not None:
            self.kit.stack.remove(self._open)
        self._open = dialog
        dialog.advise, dialog.look_under = self.answers.advise, self.answers.look_under
        dialog.back, dialog.asked = self.answers.back, self.answers.asked
        self.kit.stack.push(dialog)
