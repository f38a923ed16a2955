"""What a seat believes of what is hidden: how likely others work on one invention or another (rule 13.2).

The belief rests on what all could see: components bought and not shown since, what was on display when work began,
the weeks invested. It rules out only what the rules rule out, so the truth always keeps some weight.
"""

from typing import Final

from leonardo.ai.davinci.rollouts.estimates import FIRST, WEEKS
from leonardo.engine.davinci.setup import BOTTOM
from leonardo.engine.davinci.view import LaboratoryView, View

_SEEN_AT_START: Final = 6.0  # how much likelier one begins what is on display than what may come
_SHOWN_SINCE: Final = 1.5
"""How much likelier one works on what came to the display later than on what is still in the deck."""
_LATE: Final = 0.2
"""How likely one begins what lies at the bottom of the deck, before it can come, in comparison with the rest of it."""
_RIPE: Final = 0.3  # how likely it is that work which has all its weeks goes on, waiting for its card


def weigh(view: View, laboratory: LaboratoryView, invention: int) -> float:
    """Return how likely a laboratory works on an invention in comparison with others; always above 0."""
    since = next((request.since for request in view.display if request.invention == invention), None)
    worth = FIRST[invention] / WEEKS[invention]
    if since is not None:
        return worth * (_SEEN_AT_START if since <= laboratory.started else _SHOWN_SINCE)
    if invention in BOTTOM and view.deck_count > 2 * len(BOTTOM):
        worth *= _LATE
    return worth * (_RIPE if laboratory.weeks >= WEEKS[invention] else 1.0)
