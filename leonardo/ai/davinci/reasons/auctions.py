"""Why to bid as one does (rule 9.7), and to decide at the Council as one does (rules 8.2 to 8.5)."""

from typing import Final

from leonardo.ai.davinci.heuristics.valuation import card_worth
from leonardo.ai.davinci.personalities import EVEN
from leonardo.ai.davinci.reasons.city import component, ranked
from leonardo.ai.davinci.reasons.grounds import Grounds
from leonardo.ai.thought import Reason
from leonardo.engine.davinci.actions import Bid, Buy, GiveLeonardo, Move, Reorder, SaveFlorin, TakeBox
from leonardo.engine.davinci.constants import SHOP_SELLS, Box, Component
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.state import covers

_LITTLE: Final = 2  # florins that are hardly worth an auction


def _rivals(grounds: Grounds) -> list[int]:
    question = grounds.view.question
    if not isinstance(question, BidQuestion):
        return []
    return sorted({*question.waiting, *(seat for seat, _ in question.bids)} - {grounds.number})


def certain(grounds: Grounds, action: Bid) -> Reason | None:
    """No rival has as many florins."""
    most = max((grounds.view.seats[rival].florins for rival in _rivals(grounds)), default=0)
    return Reason("davinci.advice.bid_certain", {"florins": most}) if action.florins > most else None


def worth(grounds: Grounds, action: Bid) -> Reason | None:
    """What the card is worth by the rules of thumb, to the seat and to the rival whom it serves best.

    It speaks for a bid of no more than that, and for none at all where hardly anything would be left of it.
    """
    own = _worth(grounds, grounds.number, action.invention)
    theirs, rival = max((_worth(grounds, rival, action.invention), -rival) for rival in _rivals(grounds))
    if action.florins > max(own, theirs) or (not action.florins and own > theirs + _LITTLE):
        return None
    if not own:
        values = {"seat": -rival, "theirs": theirs}
        return Reason("davinci.advice.bid_theirs", values) if theirs else Reason("davinci.advice.bid_nothing")
    key = "bid_worth" if action.florins else "bid_little"
    return Reason(f"davinci.advice.{key}", {"florins": own, "seat": -rival, "theirs": theirs})


def _worth(grounds: Grounds, seat: int, number: int) -> int:
    """Return what a card can be expected to bring a seat: variety and weeks saved, in florins (rules 9.2, 11.1)."""
    owned = grounds.view.seats[seat].owned
    return round(card_worth(owned, INVENTIONS[number], grounds.bounds.rounds_to_work, EVEN.weights.week))


def leonardo(grounds: Grounds, action: GiveLeonardo) -> Reason | None:
    """Who holds Leonardo is first in each phase and wins ties in auctions (rules 6.1, 7.1, 9.7)."""
    return Reason("davinci.advice.leonardo") if action.to == grounds.number else None


def box(grounds: Grounds, action: TakeBox) -> Reason | None:
    """What a box does, where that is any good."""
    match action.box:
        case Box.TREASURY if grounds.view.treasury:
            return Reason("davinci.advice.box_treasury", {"florins": grounds.view.treasury})
        case Box.FORESIGHT if grounds.view.deck_count:
            return Reason("davinci.advice.box_foresight")
        case Box.PURCHASE if grounds.seat.florins:
            return _purchase(grounds)
    return None


def _purchase(grounds: Grounds) -> Reason | None:
    """Name the component on sale that is needed most."""
    needs = [(grounds.needs(kind), kind) for kind in Component if grounds.view.shops[kind]]
    wanted = [(need.others, need.invention, kind) for need, kind in needs if need is not None]
    if not wanted:
        return None
    _, invention, kind = min(wanted)
    return Reason("davinci.advice.box_purchase", {"component": kind, "invention": invention})


def moved(grounds: Grounds, action: Move) -> Reason | None:
    """One's own apprentice ranks where there is something to be had; a rival's leaves a better rank to oneself."""
    if action.of_seat is not None and action.of_seat != grounds.number:
        return _sent_away(grounds, action, action.of_seat)
    rank = grounds.rank(action.target, 1)
    if rank.price is None or rank.price > grounds.seat.florins:
        return None
    kind = SHOP_SELLS.get(action.target)
    need = grounds.needs(kind) if kind is not None else None
    if kind is not None and need is not None and grounds.view.shops[kind]:
        values = {"component": kind, "invention": need.invention, "price": rank.price}
        return Reason("davinci.advice.shop_lacks" if need.others else "davinci.advice.shop_last", values)
    return ranked(rank, rank.price)


def _sent_away(grounds: Grounds, action: Move, rival: int) -> Reason | None:
    """One's own group passes that of the rival, who loses an apprentice there (rule 8.1)."""
    own, theirs = grounds.view.group(grounds.number, action.source), grounds.view.group(rival, action.source)
    if own is None or theirs is None:
        return None
    queue = grounds.view.queues[action.source]
    wins_ties = queue.index(own) < queue.index(theirs)
    if theirs.strength != own.strength + wins_ties:
        return None
    rank = grounds.rank(action.source, 0).rank - 1
    return Reason("davinci.advice.move_rival", {"seat": rival, "ordinal": rank, "place": action.source})


def reordered(grounds: Grounds, action: Reorder) -> Reason | None:
    """What is requested next suits the seat: it works on it, or has all components for it."""
    top = action.deck[0]
    if any(laboratory.invention == top for _, laboratory in grounds.bounds.laboratories):
        return Reason("davinci.advice.reorder_own", {"invention": top})
    if grounds.may_begin(top) and covers(grounds.hand, INVENTIONS[top].components):
        return Reason("davinci.advice.reorder_ready", {"invention": top})
    return None


def bought(grounds: Grounds, action: Buy) -> Reason | None:
    """It is missing for a requested invention."""
    return component(grounds, action.component)


def saved(grounds: Grounds, _: SaveFlorin) -> Reason:
    """Nothing on sale helps any more; or else the florin is a point."""
    useful = any(grounds.bounds.useful(kind) for kind in Component if grounds.view.shops[kind])
    return Reason("davinci.advice.save_florin" if useful else "davinci.advice.save_useless")
