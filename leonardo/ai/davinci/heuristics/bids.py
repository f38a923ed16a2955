"""Phase D, auctions: what to bid for a card (rule 9.7)."""

from collections.abc import Sequence
from random import Random

from leonardo.ai.davinci.heuristics.valuation import Valuation, card_worth
from leonardo.engine.davinci.actions import Action, Bid
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion


def choose(valuation: Valuation, question: BidQuestion, legal: Sequence[Action], random: Random) -> Action:
    """Bid what should just do, never more than the card is worth or than there is in hand.

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
