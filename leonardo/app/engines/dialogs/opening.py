"""Which sheet a decision needs: none, for all is composed at the table itself."""

from leonardo.app.table.dialogs.answers import Opener
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.engine.engines.view import View


class DialogOpener(Opener):
    """Opens nothing."""

    def dialog_of(self, view: View, about: object = None) -> Dialog | None:  # noqa: ARG002 - no decision needs one
        return None
