"""A game in which nothing is hidden that somebody knew, for those who look back at it."""

from collections.abc import Sequence

from leonardo.engine.engines.questions import BidQuestion
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve


def revealed(view: View, own: Sequence[View]) -> View:
    """Return a view with the bids that lie in closed fists (rule 6.2); nobody knows more of the decks."""
    question = view.question
    if not isinstance(question, BidQuestion):
        return view
    order = view.table.seats_from(view.leonardo)
    asked = [each.question for each in own]
    bids = tuple(
        mine.bids[place] if isinstance(mine := asked[seat], BidQuestion) else None
        for place, seat in enumerate(order[: len(question.bids)])
    )
    return evolve(view, question=evolve(question, bids=bids))
