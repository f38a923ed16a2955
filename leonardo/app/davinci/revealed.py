"""A table of Leonardo da Vinci on which nothing is hidden, for those who look back at a game."""

from collections.abc import Sequence

from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve


def revealed(view: View, own: Sequence[View]) -> View:
    """Return a view with the hands, works, looks at the deck and bids that each seat knows of its own."""
    return evolve(view, seats=tuple(each.seats[seat] for seat, each in enumerate(own)), question=_open(view, own))


def _open(view: View, own: Sequence[View]) -> object:
    """Return what is asked, with all bids that are made already (rule 9.7)."""
    question = view.question
    if not isinstance(question, BidQuestion):
        return question
    asked = ((seat, each.question) for seat, each in enumerate(own))
    made = {seat: dict(bidding.bids).get(seat) for seat, bidding in asked if isinstance(bidding, BidQuestion)}
    return evolve(question, bids=tuple((seat, made.get(seat)) for seat, _ in question.bids))
