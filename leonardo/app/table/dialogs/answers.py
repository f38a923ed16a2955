"""What the dialogs of a game need of the table, and the table of them."""

from collections.abc import Callable, Sequence
from typing import Protocol

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.points import Point
from leonardo.app.table.dialogs.back import Back
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
