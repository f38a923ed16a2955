"""Why a choice is good, in terms of the rules: for each kind of action what may speak for it, the weightiest first.

A reason states facts that hold for sure, given the view; which choice is the better one the search has found out. The
values of a reason are named by what they are: `florins`, `before`, `left` and `price` are sums, `quarter` is one of the
six, `seat` whom it is about and `other` somebody else.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.citta import unions, worth
from leonardo.ai.citta.worth import party_of
from leonardo.ai.thought import Reason, Thoughts
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Drop,
    LayWork,
    LetFall,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.board import (
    IS_BRIDGE,
    IS_PALACE,
    LAST_SQUARE,
    PRICES,
    QUARTER_OF,
    QUARTERS,
    RENTS,
    SQUARES,
    onward,
)
from leonardo.engine.citta.constants import HIGHEST, SMALLEST_STAKE, STAKE_PAYS, TOLL, WHOLE_QUARTER, WORK_PRICE
from leonardo.engine.citta.questions import (
    AnswerQuestion,
    AuctionQuestion,
    BallQuestion,
    Debt,
    OfficeQuestion,
    OptionQuestion,
    RescueQuestion,
    SaleQuestion,
)
from leonardo.engine.citta.state import NOBODY, is_whole, rent, sale_value, speakers
from leonardo.engine.citta.view import View

_SELDOM = 0.1  # stops to be expected on a palace under which works there come too late


def _card(view: View) -> int:
    question = view.question
    if not isinstance(question, OptionQuestion | AuctionQuestion):
        raise TypeError("no card is for sale")
    return question.square


def _owner_of_others(view: View, square: int) -> int:
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
    """Say what may be owed with the next number if the purse is enough for it, but not after paying so many florins.

    What it could not pay anyway is no reason to keep them.
    """
    seat = view.viewer or 0
    cash = party_of(view, seat).florins
    left, due = cash - florins, worth.dearest(view, seat, cash)
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
    near = [seat for seat in speakers(view.parties) if seat != view.viewer and _may_stop(view, seat, action.square)]
    if not near:
        return None
    values = {"florins": _rent_with_more(view, action.square), "count": len(near), "seat": near[0]}
    return Reason("citta.advice.work_is_near", values)


def _may_stop(view: View, seat: int, square: int) -> bool:
    """Tell whether a party moves once more and one of the numbers leads there; a first one counts the start (6.3)."""
    party = party_of(view, seat)
    steps = (square - party.square) % LAST_SQUARE
    return worth.moves_left(view, seat) >= 1 and 0 < steps <= HIGHEST - (not party.moved)


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
    """It covers the debt alone, and no other sale costs less."""
    question = view.question
    if not isinstance(question, SaleQuestion):
        return None
    short = question.debt.florins - party_of(view, question.seat).florins
    if worth.cheapest_sale(view, question.seat, short) != (action.square,):
        return None
    return Reason("citta.advice.loses_least", {"florins": sale_value(view.works, action.square)})


def _mate(view: View, action: Action) -> int:
    if isinstance(action, Propose | Rescue):
        return action.to
    question = view.question
    if not isinstance(question, AnswerQuestion):
        raise TypeError("nobody proposes anything")
    return question.by


def _debt(view: View) -> Debt | None:
    return view.question.debt if isinstance(view.question, AnswerQuestion | RescueQuestion) else None


def saves(view: View, _: Accept) -> Reason | None:
    """Who refuses is bankrupt."""
    return Reason("citta.advice.saves") if _debt(view) is not None else None


def whole_together(view: View, action: Action) -> Reason | None:
    """A quarter is whole by the union."""
    pair = {view.viewer, _mate(view, action)}
    for name, palaces in QUARTERS.items():
        if {view.owners[palace] for palace in palaces} == pair:
            return Reason("citta.advice.whole_together", {"quarter": name, "seat": _mate(view, action)})
    return None


def more_together(view: View, action: Action) -> Reason | None:
    """The union brings the party closer to the best rival, or further ahead."""
    gain = _gain(view, action)
    return Reason("citta.advice.more_together", {"florins": gain}, guess=True) if gain > 0 else None


def more_alone(view: View, action: Refuse) -> Reason | None:
    """The union would take the party further from winning."""
    gain = _gain(view, action)
    return Reason("citta.advice.more_alone", {"florins": -gain}, guess=True) if gain < 0 else None


def _gain(view: View, action: Action) -> int:
    mine, mate = view.viewer or 0, _mate(view, action)
    return round(unions.improvement(view, mate, mine, mine, _debt(view)))


def one_rival_less(view: View, _: LetFall) -> Reason | None:
    """The debtor is out."""
    debt = _debt(view)
    return Reason("citta.advice.one_rival_less", {"seat": debt.debtor}) if debt is not None else None


def sides_alike(_: View, __: ChooseSide) -> Reason:
    """Both sides have as many cards."""
    return Reason("citta.advice.sides_alike")


def must_win(_: View, action: Bet) -> Reason | None:
    """Who is behind at the end may win by luck only."""
    if action.florins <= SMALLEST_STAKE:
        return None
    return Reason("citta.advice.must_win", {"florins": STAKE_PAYS * action.florins})


def loses_a_third(_: View, __: Bet) -> Reason:
    """The less is staked, the less is lost on average (rules 12.4, 12.5)."""
    return Reason("citta.advice.loses_a_third")


def _sent(view: View, action: Divert | LetStand) -> tuple[int, int]:
    question = view.question
    if not isinstance(question, OfficeQuestion):
        raise TypeError("no office acts")
    steps = action.steps if isinstance(action, Divert) else 0
    return question.party, onward(party_of(view, question.party).square, steps)


def pays_me(view: View, action: Divert | LetStand) -> Reason | None:
    """Rent is due to the viewer there."""
    party, square = _sent(view, action)
    if not IS_PALACE[square] or view.owners[square] != view.viewer:
        return None
    return Reason("citta.advice.pays_me", {"seat": party, "florins": rent(view.owners, view.works, square)})


def pays_other(view: View, action: Divert | LetStand) -> Reason | None:
    """Rent is due to somebody else there."""
    party, square = _sent(view, action)
    owner = view.owners[square]
    if not IS_PALACE[square] or owner in (NOBODY, party, view.viewer):
        return None
    florins = rent(view.owners, view.works, square)
    return Reason("citta.advice.pays_other", {"seat": party, "florins": florins, "other": owner})


def owes_nothing(view: View, action: TakeBall) -> Reason | None:
    """Nothing is due there, but something is where another number leads."""
    question = view.question
    if not isinstance(question, BallQuestion) or _due(view, question.seat, action.number):
        return None
    most = max(_due(view, question.seat, number) for number in question.numbers)
    return Reason("citta.advice.owes_nothing", {"florins": most}) if most else None


def _due(view: View, seat: int, number: int) -> int:
    party = party_of(view, seat)
    square = onward(party.square, number if party.moved else number - 1)
    owed = IS_PALACE[square] and view.owners[square] not in (NOBODY, seat)
    return rent(view.owners, view.works, square) if owed else 0


Teller = Callable[[View, Any], Reason | None]  # gives a reason for an action, if it is one

THOUGHTS: Final = Thoughts("citta.advice")
_GETTING: Final[tuple[Teller, ...]] = (makes_whole, denies)
_TELLERS: Final[dict[type[Action], Sequence[Teller]]] = {
    ChooseSide: (sides_alike,),
    LayWork: (work_is_near, work_raises, work_is_kept),
    Done: (cash_is_needed, works_come_late),
    Buy: (*_GETTING, bridge, is_kept),
    Decline: (price_is_needed,),
    Raise: (*_GETTING, is_worth),
    Drop: (is_worth_less, bid_is_needed),
    Bet: (must_win, loses_a_third),
    Sell: (keeps_quarter, loses_least),
    Divert: (pays_me, pays_other),
    LetStand: (pays_me, pays_other),
    TakeBall: (owes_nothing,),
    Propose: (whole_together, more_together),
    Accept: (saves, whole_together, more_together),
    Refuse: (more_alone,),
    Rescue: (whole_together, more_together),
    LetFall: (one_rival_less,),
}
"""What may speak for an action. Nothing in particular speaks for proposing nothing."""


def facts(view: View, action: Action) -> tuple[Reason, ...]:
    """Return all that speaks for an action in particular, the weightiest first."""
    found = (tell(view, action) for tell in _TELLERS.get(type(action), ()))
    return tuple(each for each in found if each is not None)


def reason(view: View, action: Action) -> Reason | None:
    """Return the weightiest reason for an action, if anything in particular speaks for it."""
    return next(iter(facts(view, action)), None)
