"""A player of rules of thumb: a sensible partner that decides at once.

Beginning work, placing workers and the Council have modules of their own.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics import council, placement, start_work
from leonardo.ai.davinci.heuristics.contest import Contests
from leonardo.ai.davinci.heuristics.valuation import Valuation, card_worth
from leonardo.ai.davinci.idle_workers import settled
from leonardo.ai.davinci.weights import THUMB, Weights
from leonardo.ai.player import Budget
from leonardo.engine.davinci import questions
from leonardo.engine.davinci.actions import Action, Bid, ChooseFavour, Take, Withdraw
from leonardo.engine.davinci.constants import PRICES, Favour, Place, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rules.favours import FLORINS
from leonardo.engine.davinci.state import plus
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
            return choose_favour(contests, legal)
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
            return take_or_withdraw(contests, question, legal)
        case questions.BidQuestion() as question:
            return choose_bid(contests, question, legal, random)
        case None:
            raise ValueError("nothing is asked of this seat")


choose: Final = Thumb()

_MARGIN: Final = 0.25  # florins by which an advantage must be worth more than its price
_UPGRADES: Final = {
    Favour.SMALL5: Upgrade.SMALL5,
    Favour.LARGE4: Upgrade.LARGE4,
    Favour.LARGE6: Upgrade.LARGE6,
    Favour.AUTOMATON: Upgrade.AUTOMATON,
}


def choose_favour(valuation: Valuation, legal: Sequence[Action]) -> Action:
    """Return the favour that is worth most, components by the projects that they serve (rule 4.4)."""
    return max(legal, key=lambda action: _worth(valuation, action))


def _worth(valuation: Valuation, action: Action) -> float:
    if not isinstance(action, ChooseFavour):
        return float("-inf")
    worth = 0.0
    if action.components is not None:
        worth += valuation.stock(plus(valuation.hand, action.components)) - valuation.stock(valuation.hand)
    if action.favour is Favour.FLORINS:
        worth += FLORINS
    elif action.favour is Favour.APPRENTICE:
        worth += valuation.apprentice()
    elif action.favour in _UPGRADES:
        worth += valuation.upgrade(_UPGRADES[action.favour])
    return worth


def take_or_withdraw(contests: Contests, question: questions.OfferQuestion, legal: Sequence[Action]) -> Action:
    """Take the advantage of a district if it is worth more than its price (rules 8.8 to 8.14)."""
    price = PRICES[question.taken]
    least = contests.cost(price, contests.seat.florins) + _MARGIN if price else 0.05
    if question.district is Place.WORKSHOP:
        return _choose_upgrade(contests, legal, least)
    worths = contests.worths(question.district)
    taking = [action for action in legal if isinstance(action, Take)]
    if taking and worths and worths[0] >= least:
        return taking[0]
    return Withdraw()


def _choose_upgrade(contests: Contests, legal: Sequence[Action], least: float) -> Action:
    best: Action = Withdraw()
    for action in legal:
        if isinstance(action, Take):
            worth = contests.upgrade(action.upgrade)
            if worth >= least:
                best, least = action, worth
    return best


def choose_bid(
    valuation: Valuation, question: questions.BidQuestion, legal: Sequence[Action], random: Random
) -> Action:
    """Bid what should just do for a card (rule 9.7), never more than the card is worth or than there is in hand.

    Where only some bids are to be chosen from, it is the nearest of them.
    A card is worth its bonus and discount to the seat, and a part of what it would be worth to the keenest rival.
    """
    invention = INVENTIONS[question.invention]
    rivals = {*question.waiting, *(seat for seat, _ in question.bids)} - {valuation.number}
    keenest = max(
        (min(_worth_to(valuation, seat, question.invention), valuation.view.seats[seat].florins) for seat in rivals),
        default=0.0,
    )
    worth = valuation.card(invention) + valuation.weights.denial * keenest
    enough = 0.7 * keenest + random.choice((0, 1, 1, 2))
    bid = min(valuation.seat.florins, int(worth), max(1, round(min(enough, 0.8 * worth + 0.5))))
    bids = [action for action in legal if isinstance(action, Bid)]
    return min(bids, key=lambda action: abs(action.florins - max(0, bid)))


def _worth_to(valuation: Valuation, seat: int, number: int) -> float:
    owned = valuation.view.seats[seat].owned
    return card_worth(owned, INVENTIONS[number], valuation.rounds_to_work, valuation.weights.week)
