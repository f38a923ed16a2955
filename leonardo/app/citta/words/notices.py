"""What is said of what has just happened: marks of the last acts, flags, remarks and news."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.app.citta.ahead import costly_numbers
from leonardo.app.citta.spots import GoodSpot, Spot, SquareSpot
from leonardo.app.citta.standing import own_party
from leonardo.app.citta.words.phrases import florins, good_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.motion.remarks import Occasion, Remark
from leonardo.app.table.shown.marks import LastAct
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import events
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import Cause, Purpose
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event


def last_act(event: Event) -> LastAct | None:
    """Return how an event is marked at the party that did it, if it is: not what came by itself."""
    if getattr(event, "forced", False):
        return None
    told = _TOLD.get(type(event))
    return told(event) if told else None


def _act(seat: int, spot: Spot | None, key: str, **values: object) -> LastAct:
    return LastAct(seat, spot, tr(f"citta.last.{key}", **values))


def _square(key: str) -> Callable[[Any], LastAct]:
    def told(event: Any) -> LastAct:  # noqa: ANN401 - events that differ in their types
        sum_ = getattr(event, "florins", 0)
        return _act(event.party, SquareSpot(event.square), key, florins=florins(sum_))

    return told


def _won(event: events.AuctionClosed) -> LastAct | None:
    if event.party is None:
        return None
    return _act(event.party, SquareSpot(event.square), "won", florins=florins(event.florins))


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
_TOLD: Final[dict[type[Event], Callable[[Any], LastAct | None]]] = {
    events.WorkLaid: _square("laid"),
    events.Bought: _square("bought"),
    events.Declined: _square("declined"),
    events.BidRaised: _square("bid"),
    events.BidderDropped: _square("dropped"),
    events.AuctionClosed: _won,
    events.StakeLaid: lambda event: _act(
        event.party, GoodSpot(event.good), "staked", florins=florins(event.florins), good=good_name(event.good)
    ),
    events.Sold: _square("sold"),
    events.PawnLeft: lambda event: _act(event.holder, None, "left"),
    events.PawnDiverted: lambda event: _act(event.holder, None, "diverted"),
}


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how its market or its stake came out, who refused it, what it paid and got, its events, what it lacked.

    What changed its purse most is the last of them, but for what it cannot pay now.

    How a market came out is no news any more once the viewer has walked on, or another market has been opened, nor are
    an event and a fight once it has walked on; what else came of its own turn, once somebody else has a turn.
    """
    own = own_party(view)
    if own is None:
        return []
    staked = any(isinstance(event, events.StakeLaid) and event.party == own for event in happened)
    led_on = _last(happened, lambda event: _leads_on(event, own))
    walked = _last(happened, lambda event: isinstance(event, events.PawnWalked) and event.party == own)
    turned = _last(happened, lambda event: isinstance(event, events.TurnBegan) and event.party != own)
    found = [
        event
        for number, event in enumerate(happened)
        if _concerns(event, own, staked=staked)
        and (number > led_on or not isinstance(event, events.MarketClosed))
        and (number > walked or not isinstance(event, events.EventDrawn | events.Clashed | events.Paid))
        and (number > turned or not _is_of_own_turn(event, own))
    ]
    return sorted(found, key=lambda event: (isinstance(event, events.Declined), _effect(event, own)))


def _effect(event: Event, own: int) -> int:
    """Return by how much an event changed the purse of a party."""
    match event:
        case events.MarketClosed(party=party, won=won, returned=returned):
            return won if party == own else dict(returned).get(own, 0)
        case events.EventDrawn(florins=gifts):
            return dict(gifts).get(own, 0)
        case events.Paid(florins=sum_):
            return sum_
    return 0


def _last(happened: Sequence[Event], wanted: Callable[[Event], bool]) -> int:
    """Return the number of the last event of a kind, -1 if there is none."""
    return max((number for number, event in enumerate(happened) if wanted(event)), default=-1)


def _is_of_own_turn(event: Event, own: int) -> bool:
    match event:
        case events.MarketClosed(party=party):
            return party == own
        case events.UnionRefused() | events.PawnDiverted() | events.ManSeized() | events.Declined():
            return True
    return False


def _leads_on(event: Event, own: int) -> bool:
    """Tell whether something else goes on with it for the viewer than what came before."""
    match event:
        case events.MarketOpened():
            return True
        case events.PawnWalked(party=party):
            return party == own
    return False


def _concerns(event: Event, own: int, *, staked: bool) -> bool:
    match event:
        case events.MarketClosed(party=party):
            return staked or party == own
        case events.UnionRefused(by=asker) | events.RescueDeclined(debtor=asker):
            return asker == own
        case events.Clashed(loser=loser):
            return loser == own
        case events.ManSeized(party=party) | events.PawnDiverted(party=party):
            return party == own
        case events.Declined(party=party, forced=True):
            return party == own
        case events.Paid(party=party, to=to):
            return own in (party, to)
        case events.EventDrawn(party=party):
            return own in (party, *dict(event.florins))
    return False


_TOLD_ELSEWHERE: Final = (events.BidRaised, events.BidderDropped, events.StakeLaid)
"""What the plate in the middle of the city tells, which all follow."""


def flag(event: Event) -> Flag | None:
    """Return what is told of an event where it happens, if somebody chose it and nothing else tells it."""
    if isinstance(event, _TOLD_ELSEWHERE):
        return None
    if isinstance(event, events.Sold):
        return Flag(event.party, SquareSpot(event.square), tr("citta.flag.sold", florins=florins(event.florins)))
    if isinstance(event, events.UnionRefused):
        return Flag(event.party, SeatSpot(event.party), tr("citta.flag.refuses"))
    if isinstance(event, events.Declined) and event.forced:
        return Flag(event.party, SquareSpot(event.square), tr("citta.flag.cannot_afford"))
    act = last_act(event)
    if act is None or isinstance(act.spot, GoodSpot):
        return None
    return Flag(act.seat, act.spot if act.spot is not None else SeatSpot(act.seat), act.words)


_MUCH: Final = 100  # florins of a rent that feels like a robbery, at least
_TIMES: Final = 4  # how many bids make an auction a fight, at least
_DEAR: Final = sorted({price for price in PRICES if price})[-3]
"""The price of a palace that is a great work, at least: one of the three highest."""


def remark(before: View, after: View, event: Event) -> Remark | None:  # noqa: ARG001 - the event tells all
    """Return to whom an event is worth a remark, and why."""
    match event:
        case events.UnionRefused(by=by):
            return Remark(by, Occasion.REFUSED)
        case events.WentBankrupt(party=party):
            return Remark(party, Occasion.RUINED)
        case events.ManSeized(party=party):
            return Remark(party, Occasion.ROBBED)
        case events.Paid(party=party, cause=Cause.RENT) if event.florins >= _MUCH:
            return Remark(party, Occasion.ROBBED)
        case events.Bought(party=party, square=square) if PRICES[square] >= _DEAR:
            return Remark(party, Occasion.GREAT_WORK)
        case events.AuctionClosed(party=int(party)) if len(event.bids) >= _TIMES:
            return Remark(party, Occasion.TIGHT_AUCTION)
    return None


def urgent(view: View, situation: PromptState) -> Sequence[str]:  # noqa: ARG001 - names are not needed
    """Return, in ever fewer words, what a person should think of now; nothing where there is nothing.

    That is that the last of the rounds agreed on is played (rule 15.2), and before a move how many numbers would cost
    more than the purse holds.
    """
    if view.question is None or view.question.seat != view.viewer:
        return ()
    last, costs = _last_round(view), _costs(view)
    if last and costs:
        return (f"{last[-1]} · {costs[0]}", *costs)
    return last or costs


def _last_round(view: View) -> tuple[str, ...]:
    if not view.table.rounds or view.round != view.table.rounds:  # before the first round no number is the limit
        return ()
    return tuple(tr(f"citta.urgent.last_round.{length}") for length in ("fully", "briefly"))


def _costs(view: View) -> tuple[str, ...]:
    question = view.question
    moves = isinstance(question, MachineQuestion) and question.purpose is Purpose.MOVE
    if question is None or question.seat != view.turn or not (moves or isinstance(question, WorkQuestion)):
        return ()
    count = costly_numbers(view, question.seat)
    return tuple(tr(f"citta.urgent.costs.{length}", count=count) for length in ("fully", "briefly")) if count else ()
