"""What the steps of the lessons ask of the city that the learner sees, and of what it wants to do there."""

from collections.abc import Callable
from functools import partial
from typing import Final

from leonardo.app.citta.spots import PalaceSpot, Spot, StockSpot
from leonardo.app.lessons.courses import asked_of
from leonardo.engine.citta.actions import Action, Bet, Divert, Draw, LayWork, Propose, Raise
from leonardo.engine.citta.board import PALACES, onward
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.questions import OfficeQuestion
from leonardo.engine.citta.state import capital, properties, speaker_of
from leonardo.engine.citta.view import View

LEARNER: Final = 0  # the seat of who learns
ONE, TWO, THREE = 1, 2, 3  # the partners

asked = partial(asked_of, LEARNER)  # tells whether the learner is asked a question of some kinds


def moves(*numbers: tuple[int, int]) -> tuple[Draw, ...]:
    return tuple(Draw(seat, Purpose.MOVE, number) for seat, number in numbers)


def owns(view: View, *squares: int) -> bool:
    return all(view.owners[square] == LEARNER for square in squares)


def works_in(view: View, *squares: int) -> int:
    return sum(len(view.works[square]) for square in squares)


def for_works(view: View) -> tuple[Spot, ...]:
    """Return the works that are sold, and the cards of the palaces where the learner places them."""
    return StockSpot(), *(PalaceSpot(square) for square in PALACES if owns(view, square))


def lays_in(*squares: int) -> Callable[[View, Action], bool]:
    """Return what tells whether a work is laid in one of these palaces."""
    return lambda _view, action: isinstance(action, LayWork) and action.square in squares


def leads_to(*squares: int) -> Callable[[View, Action], bool]:
    """Return what tells whether an office moves the pawn that came to one of these squares."""

    def leads(view: View, action: Action) -> bool:
        question = view.question
        if not isinstance(action, Divert) or not isinstance(question, OfficeQuestion):
            return False
        party = view.parties[question.party]
        return party is not None and onward(party.square, action.steps) in squares

    return leads


def at_most(florins: int) -> Callable[[View, Action], bool]:
    """Return what tells whether no more than so many florins are bid or staked."""
    return lambda _view, action: isinstance(action, Raise | Bet) and action.florins <= florins


def with_poorer(view: View, action: Action) -> bool:
    """Tell whether a union is proposed in which the learner's share would be less than what it has (rule 16.12)."""
    return isinstance(action, Propose) and _worth(view, action.to) < _worth(view, LEARNER)


def _worth(view: View, seat: int) -> int:
    speaker = speaker_of(view.parties, seat)
    party = view.parties[speaker] if speaker is not None else None
    if speaker is None or party is None:
        return 0
    return capital(party, properties(view.owners, speaker), view.works).share
