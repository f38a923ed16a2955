"""The end (rule 15)."""

from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import GameEnded
from leonardo.engine.citta.state import winners


def finish(draft: Draft) -> None:
    """End the game (rules 15.1, 15.2)."""
    draft.agenda.clear()
    draft.question = None
    draft.tell(GameEnded, winners(draft.parties, draft.owners, draft.works))
