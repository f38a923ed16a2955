"""A player of rules of thumb: a sensible partner that decides at once, with one module for each phase."""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics import bids, council, favours, offers, placement, start_work
from leonardo.ai.davinci.heuristics.contest import Contests
from leonardo.ai.davinci.idle_workers import settled
from leonardo.ai.davinci.weights import THUMB, Weights
from leonardo.ai.player import Budget
from leonardo.engine.davinci import questions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View


@frozen
class Thumb:
    """A player of rules of thumb with weights of its own."""

    weights: Weights = THUMB

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:  # noqa: ARG002 - it is quick anyway
        """Return what the rules of thumb say, where that is sensible.

        Raises:
            ValueError: if nothing is asked of the seat.
        """
        kept = sensible(view, legal)
        chosen = kept[0] if len(kept) == 1 else decide(Contests(view, self.weights), legal, random)
        return settled(view, kept, chosen)


def decide(contests: Contests, legal: Sequence[Action], random: Random) -> Action:
    """Return what the rules of thumb say by these judgements.

    Raises:
        ValueError: if nothing is asked of the seat.
    """
    match contests.view.question:
        case questions.FavourQuestion():
            return favours.choose(contests, legal)
        case questions.WorkQuestion():
            return start_work.choose(contests, legal)
        case questions.PlacementQuestion():
            return placement.choose(contests, legal)
        case questions.LeonardoQuestion():
            return council.give_leonardo(contests)
        case questions.BoxQuestion():
            return council.choose_box(contests, legal)
        case questions.BoxUseQuestion() as question:
            return council.use_box(contests, question, legal)
        case questions.OfferQuestion() as question:
            return offers.choose(contests, question, legal)
        case questions.BidQuestion() as question:
            return bids.choose(contests, question, legal, random)
        case None:
            raise ValueError("nothing is asked of this seat")


choose: Final = Thumb()
