"""Which sheet a decision needs: only the terms of a union are chosen on one of their own."""

from leonardo.app.citta.dialogs.union import UnionDialog
from leonardo.app.kit.kit import Kit
from leonardo.app.table.dialogs.answers import Answers, Opener
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.kinds import Spot
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import actions
from leonardo.engine.citta.questions import ProposalQuestion, RescueQuestion
from leonardo.engine.citta.view import View


class DialogOpener(Opener):
    """The sheet of unions."""

    def __init__(self, kit: Kit, picture: TablePicture, names: tuple[str, ...], answers: Answers) -> None:
        super().__init__(kit, answers)
        self.picture, self.names = picture, names

    def comes(self, view: View) -> bool:
        """Tell whether the sheet comes with a decision: a rescue's does; unions are proposed by who wants to."""
        return isinstance(view.question, RescueQuestion)

    def dialog_of(self, view: View, about: Spot = None) -> Dialog | None:
        """Return the sheet on which the viewer chooses the terms of a union, if it may propose one.

        It begins with the rival whose panel it is `about`.
        """
        offers = tuple(option for option in view.options if isinstance(option, actions.Propose | actions.Rescue))
        if not offers or not isinstance(view.question, ProposalQuestion | RescueQuestion):
            return None
        colours = [look.colour for look in self.picture.looks]
        to = about.seat if isinstance(about, SeatSpot) else None
        return UnionDialog(self.kit, view, offers, self.names, colours, self.answers.act, to)
