"""Why to buy, to bid, to sell, and to lay works or no more (rules 8, 10, 13)."""

from leonardo.ai.citta import worth
from leonardo.ai.citta.dominated import sale_loss
from leonardo.ai.citta.worth import party_of
from leonardo.ai.thought import Reason
from leonardo.engine.citta.actions import Action, Buy, Decline, Done, Drop, LayWork, Raise, Sell
from leonardo.engine.citta.board import IS_BRIDGE, IS_PALACE, PRICES, QUARTER_OF, QUARTERS, RENTS, SQUARES
from leonardo.engine.citta.constants import TOLL, WHOLE_QUARTER, WORK_PRICE
from leonardo.engine.citta.questions import AuctionQuestion, OptionQuestion, SaleQuestion
from leonardo.engine.citta.state import NOBODY, is_whole, rent, sale_value, speakers
from leonardo.engine.citta.view import View

_SELDOM = 0.1
"""Stops to be expected on a palace under which works there come too late."""


def _card(view: View) -> int:
    question = view.question
    if not isinstance(question, OptionQuestion | AuctionQuestion):
        raise TypeError("no card is for sale")
    return question.square


def _owner_of_others(view: View, square: int) -> int:
    """Return who has all other palaces of a quarter, nobody if several do."""
    owners = {view.owners[each] for each in QUARTER_OF[square] if each != square} if IS_PALACE[square] else {NOBODY}
    return owners.pop() if len(owners) == 1 else NOBODY


def _named(view: View, *values: tuple[str, object]) -> dict[str, object]:
    return {"quarter": SQUARES[_card(view)].quarter, **dict(values)}


def makes_whole(view: View, _: Action) -> Reason | None:
    """It is the last palace of a quarter."""
    if _owner_of_others(view, _card(view)) != view.viewer:
        return None
    return Reason("citta.advice.makes_whole", _named(view))


def denies(view: View, _: Action) -> Reason | None:
    """It is the last palace of a quarter for somebody else."""
    owner = _owner_of_others(view, _card(view))
    if owner in (NOBODY, view.viewer):
        return None
    return Reason("citta.advice.denies", _named(view, ("seat", owner)))


def bridge(view: View, _: Action) -> Reason | None:
    """A bridge earns a little from all who cross it."""
    if not IS_BRIDGE[_card(view)]:
        return None
    return Reason("citta.advice.bridge", {"florins": TOLL, "price": PRICES[_card(view)]})


def is_kept(view: View, _: Buy) -> Reason:
    """Its price stays capital, and others pay rent."""
    square = _card(view)
    return Reason("citta.advice.is_kept", {"florins": RENTS[square][len(view.works[square])], "price": PRICES[square]})


def is_worth(view: View, _: Raise) -> Reason | None:
    """What a card can be expected to bring is more than the bid."""
    square, seat = _card(view), view.viewer or 0
    return Reason("citta.advice.is_worth", {"florins": round(worth.card(view, square, seat))}, guess=True)


def is_worth_less(view: View, _: Drop) -> Reason | None:
    """What a card can be expected to bring is less than the least bid."""
    square, least = _card(view), view.options[0]
    brings = round(worth.card(view, square, view.viewer or 0))
    if not isinstance(least, Raise) or brings >= least.florins:
        return None
    return Reason("citta.advice.is_worth_less", {"florins": brings}, guess=True)


def _short(view: View, florins: int, key: str) -> Reason | None:
    """Say what may be owed with the next number if it is more than is left after paying so many florins."""
    seat = view.viewer or 0
    left, due = party_of(view, seat).florins - florins, worth.dearest(view, seat)
    return Reason(key, {"florins": due, "left": left}) if due > left else None


def cash_is_needed(view: View, _: Done) -> Reason | None:
    """A rent ahead is more than what another work would leave."""
    return _short(view, WORK_PRICE, "citta.advice.cash_is_needed")


def price_is_needed(view: View, _: Decline) -> Reason | None:
    """A rent ahead is more than what the price would leave."""
    return _short(view, PRICES[_card(view)], "citta.advice.price_is_needed")


def bid_is_needed(view: View, _: Drop) -> Reason | None:
    """A rent ahead is more than what the least bid would leave."""
    least = view.options[0]
    return _short(view, least.florins, "citta.advice.bid_is_needed") if isinstance(least, Raise) else None


# Works


def work_is_near(view: View, action: LayWork) -> Reason | None:
    """A rival may stop there with the next number."""
    near = [
        seat for seat in speakers(view.parties) if seat != view.viewer and worth.in_reach(view, seat, action.square)
    ]
    if not near or worth.moves_left(view, near[0]) < 1:
        return None
    values = {"florins": _rent_with_more(view, action.square), "count": len(near), "seat": near[0]}
    return Reason("citta.advice.work_is_near", values)


def work_raises(view: View, action: LayWork) -> Reason | None:
    """The rent there rises."""
    if worth.visits(view, action.square, view.viewer or 0) < _SELDOM:
        return None
    florins = _rent_with_more(view, action.square)
    return Reason(
        "citta.advice.work_raises", {"florins": florins, "before": rent(view.owners, view.works, action.square)}
    )


def work_is_kept(view: View, _: LayWork) -> Reason:
    """Its value is capital."""
    return Reason("citta.advice.work_is_kept", {"florins": round(worth.mean_work(view)), "price": WORK_PRICE})


def works_come_late(view: View, _: Done) -> Reason | None:
    """Hardly anybody will stop on a palace of one's own any more."""
    own = [action.square for action in view.options if isinstance(action, LayWork)]
    if any(worth.visits(view, square, view.viewer or 0) >= _SELDOM for square in own):
        return None
    return Reason("citta.advice.works_come_late", {"florins": round(worth.mean_work(view)), "price": WORK_PRICE})


def _rent_with_more(view: View, square: int) -> int:
    rents = RENTS[square][len(view.works[square]) + 1]
    return rents * WHOLE_QUARTER if is_whole(view.owners, square) else rents


# Sales


def keeps_quarter(view: View, action: Sell) -> Reason | None:
    """A whole quarter stays whole, where another sale would break it."""
    whole = [
        name
        for name, palaces in QUARTERS.items()
        if view.owners[palaces[0]] == view.viewer and is_whole(view.owners, palaces[0])
    ]
    if not whole or SQUARES[action.square].quarter in whole:
        return None
    return Reason("citta.advice.keeps_quarter", {"quarter": whole[0]})


def loses_least(view: View, action: Sell) -> Reason | None:
    """It covers the debt, and of what does so it is missed least."""
    question = view.question
    if not isinstance(question, SaleQuestion):
        return None
    short = question.debt.florins - party_of(view, question.seat).florins
    cards = [each.square for each in view.options if isinstance(each, Sell)]
    enough = [square for square in cards if sale_value(view.works, square) >= short]
    if action.square != min(enough, key=lambda square: sale_loss(view, square, question.seat), default=None):
        return None
    return Reason("citta.advice.loses_least", {"florins": sale_value(view.works, action.square)})
