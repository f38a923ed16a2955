"""From the legal answers to the table: what can be taken up, where it can go, and what a single press does.

Everything here is read from `view.options`, so the table knows no rule of its own.
"""

from collections.abc import Mapping, Sequence

from leonardo.app.citta.moves.in_hand import PILES, Coins, Held, Pawn, Work
from leonardo.app.citta.spots import (
    BallSpot,
    BidSpot,
    CoinSpot,
    GoodSpot,
    PalaceSpot,
    PawnSpot,
    PurseSpot,
    SideSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import COIN, REACH, Good
from leonardo.engine.citta.questions import AuctionQuestion, BallQuestion, BetQuestion, OfficeQuestion, OptionQuestion
from leonardo.engine.citta.state import palaces
from leonardo.engine.citta.view import View


@kept_for_view
def liftable(view: View) -> dict[Spot, Held]:
    """Return what the viewer can take up now, by the spot where it lies."""
    seat = view.viewer
    if seat is None or not view.options:
        return {}
    match view.question:
        case BetQuestion() | AuctionQuestion():
            return _coins(view, seat)
        case OfficeQuestion(party=party):
            return {PawnSpot(party): Pawn(party)}
    if any(isinstance(option, actions.LayWork) for option in view.options):
        return {StockSpot(): Work()}
    return {}


def _coins(view: View, seat: int) -> dict[Spot, Held]:
    """The purse and the piles: what is taken of them is no less than what must be given, or it could be put nowhere.

    A coin that cannot be staked alone is not offered. A bid is added to, so that the smallest coin takes the least one.
    """
    least, most = least_florins(view), most_florins(view)
    if not most:
        return {}
    smallest = least if isinstance(view.question, BetQuestion) else COIN
    piles: dict[Spot, Held] = {
        CoinSpot(florins): Coins(seat, max(florins, least) // COIN)
        for florins in PILES
        if smallest <= florins <= max(most, COIN)
    }
    return {PurseSpot(seat): Coins(seat, least // COIN), **piles}


@kept_for_view
def heaps(view: View) -> dict[Spot, int]:
    """Return how many of the smallest coins a press of the purse or of a pile adds to those that are held."""
    seat = view.viewer
    if seat is None or not most_florins(view):
        return {}
    return {PurseSpot(seat): 1, **{CoinSpot(florins): florins // COIN for florins in PILES}}


@kept_for_view
def most_florins(view: View) -> int:
    """Return how many florins the viewer may bid or stake at most; 0 where it may not."""
    sums = (option.florins for option in view.options if isinstance(option, actions.Raise | actions.Bet))
    return max(sums, default=0)


@kept_for_view
def least_florins(view: View) -> int:
    """Return how many florins the viewer must bid or stake at least; 0 where it may not."""
    sums = (option.florins for option in view.options if isinstance(option, actions.Raise | actions.Bet))
    return min(sums, default=0)


@kept_for_view
def candidates(view: View, held: Held) -> dict[Spot, Action]:
    """Return where what is held could be thought to go, legal or not, and the action that would be."""
    match held:
        case Coins() if isinstance(view.question, AuctionQuestion):
            return {BidSpot(): actions.Raise(held.florins)}
        case Coins():
            return {GoodSpot(good): actions.Bet(good, held.florins) for good in Good}
        case Work():
            return _rooms(view)
        case Pawn():
            return {spot: action for spot, action in _reach(view, held.seat).items() if spot is not None}
    return {}


def _rooms(view: View) -> dict[Spot, Action]:
    """All palaces of the party that buys works, full ones too (rule 10.3)."""
    found: dict[Spot, Action] = {}
    question = view.question
    if question is not None:
        for square in palaces(view.owners, question.seat):
            found[PalaceSpot(square)] = found[SquareSpot(square)] = actions.LayWork(square)
    return found


def _reach(view: View, seat: int) -> dict[Spot, Action]:
    """All squares to which an office may move a pawn (rule 7.5)."""
    party = view.parties[seat]
    if party is None:
        return {}
    steps = [step for step in range(-REACH, REACH + 1) if step]
    return {SquareSpot(onward(party.square, step)): actions.Divert(step) for step in steps}


def thought(view: View, held: Held, spot: Spot) -> Action | None:  # noqa: ARG001 - as in the other games
    """Return what would be meant at any palace with a work in hand."""
    if isinstance(held, Work) and isinstance(spot, PalaceSpot | SquareSpot):
        return actions.LayWork(spot.square)
    return None


@kept_for_view
def targets(view: View, held: Held) -> dict[Spot, Action]:
    """Return where what is held may go by the rules, and the action that this is."""
    legal = frozenset(view.options)
    return {spot: action for spot, action in candidates(view, held).items() if action in legal}


@kept_for_view
def direct(view: View) -> dict[Spot, Action]:
    """Return what a single press of a spot does, where nothing needs to be carried."""
    found: dict[Spot, Action] = {}
    for option in view.options:
        for spot in _spots_of(view, option):
            found.setdefault(spot, option)
    return found


def _spots_of(view: View, option: Action) -> tuple[Spot, ...]:
    match option:
        case actions.LayWork(square) | actions.Sell(square):
            return PalaceSpot(square), SquareSpot(square)
        case actions.Buy() if isinstance(view.question, OptionQuestion):
            return (SquareSpot(view.question.square),)
        case actions.Divert() if isinstance(view.question, OfficeQuestion):
            party = view.parties[view.question.party]
            return (SquareSpot(onward(party.square, option.steps)),) if party is not None else ()
        case actions.Bet(good):
            return (GoodSpot(good),)
        case actions.ChooseSide(side):
            return (SideSpot(side),)
        case actions.TakeBall(number):
            return BallSpot(number), *_led_to(view, number)
    return ()


def _led_to(view: View, number: int) -> tuple[Spot, ...]:
    """Return the square to which a number leads the party that moves (rules 6.1, 6.3)."""
    if not isinstance(view.question, BallQuestion):
        return ()
    party = view.parties[view.question.seat]
    if party is None:
        return ()
    return (SquareSpot(onward(party.square, number if party.moved else number - 1)),)


@kept_for_view
def near_misses(view: View) -> dict[Spot, Action]:
    """Return what might be thought to be done with empty hands, legal or not, so that it can be said why not."""
    if view.viewer is None or not view.options:
        return {}
    match view.question:
        case OptionQuestion(square=square):
            return {SquareSpot(square): actions.Buy()}
        case BetQuestion() | AuctionQuestion() as question:
            taken = liftable(view)
            return {
                CoinSpot(florins): actions.Raise(florins)
                if isinstance(question, AuctionQuestion)
                else actions.Bet(next(iter(Good)), florins)
                for florins in PILES
                if CoinSpot(florins) not in taken
            }
    if any(isinstance(option, actions.LayWork) for option in view.options):
        return _rooms(view)
    return {}


def beside(_: View, held: Held, spots: Sequence[Spot]) -> Action | None:  # noqa: ARG001 - it just goes back
    """Return nothing: what is let go elsewhere goes back."""
    return None


def handful(view: View, count: int) -> Held | None:
    """Return so many of the smallest coins, as many as one may give; nothing where none may be given."""
    most = most_florins(view) // COIN
    return Coins(view.viewer, max(1, min(count, most))) if view.viewer is not None and most else None


def stays_put(action: Action) -> bool:
    """Tell whether a piece stays where a hand puts it down: coins do; a pawn walks there, a work is seen first."""
    return isinstance(action, actions.Bet | actions.Raise)


def to_be_confirmed(action: Action) -> bool:
    """Tell whether an action is staged before it counts: a stake and a sale are, since they are pressed in passing."""
    return isinstance(action, actions.Bet | actions.Sell)


def raises(view: View) -> Mapping[int, Action]:
    """Return the bids that have a button: the least one, and those that are 10 and 50 florins above it."""
    least = least_florins(view)
    legal = {option.florins: option for option in view.options if isinstance(option, actions.Raise)}
    return {more: legal[least + more] for more in (0, 10, 50) if least + more in legal}
