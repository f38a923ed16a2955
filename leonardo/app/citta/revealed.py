"""A city in which nothing is hidden that somebody knew, for those who look back at a game."""

from collections.abc import Sequence

from leonardo.engine.citta.questions import SideQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve


def revealed(view: View, own: Sequence[View]) -> View:
    """Return a view with the sides that the seats chose in secret (rule 3.6); nobody knows more of the piles."""
    question = view.question
    if not isinstance(question, SideQuestion):
        return view
    asked = [each.question for each in own]
    sides = tuple(
        mine.chosen[seat] if isinstance(mine := asked[seat], SideQuestion) else None
        for seat in range(len(question.chosen))
    )
    return evolve(view, question=evolve(question, chosen=sides))
