"""Phase C, the Council: Leonardo, the boxes and their use (rules 8.2 to 8.7, 12)."""

from collections.abc import Sequence

from leonardo.ai.davinci.heuristics.contest import Contests, Ranks, ranks, with_strength
from leonardo.engine.davinci.actions import (
    Action,
    Buy,
    Decline,
    GiveLeonardo,
    Move,
    Reorder,
    SaveFlorin,
    Stay,
    TakeBox,
)
from leonardo.engine.davinci.constants import LABORATORIES, Box, Place
from leonardo.engine.davinci.questions import BoxUseQuestion
from leonardo.engine.davinci.rules.council import PURCHASE_PRICE


def give_leonardo(contests: Contests) -> Action:
    """Begin oneself: the first to place stands nearest to the arrow and wins ties in auctions."""
    return GiveLeonardo(contests.number)


def choose_box(contests: Contests, legal: Sequence[Action]) -> Action:
    """Return the free box that is worth most; even one of little use costs nothing."""
    worths = {**contests.boxes, Box.MOVE: _best_move(contests)[0]}
    best: Action = Decline()
    most = -1.0
    for action in legal:
        if isinstance(action, TakeBox) and worths[action.box] > most:
            best, most = action, worths[action.box]
    return best


def use_box(contests: Contests, question: BoxUseQuestion, legal: Sequence[Action]) -> Action:
    if question.box is Box.FORESIGHT:
        return _reorder(contests, legal)
    if question.box is Box.PURCHASE:
        return _buy(contests, legal)
    return _best_move(contests, legal)[1]


def _buy(contests: Contests, legal: Sequence[Action]) -> Action:
    best: Action = SaveFlorin()
    least = PURCHASE_PRICE + 0.1
    for action in legal:
        if isinstance(action, Buy):
            worth = contests.components(action.component, 1)[0]
            if worth > least:
                best, least = action, worth
    return best


def _reorder(contests: Contests, legal: Sequence[Action]) -> Action:
    """Put on top what the seat is at already or can begin soonest."""

    def use(number: int) -> float:
        if number in contests.working_on:
            return 100.0
        return contests.readiness(number)

    orders = [action for action in legal if isinstance(action, Reorder)]
    return max(orders, key=lambda action: [use(number) for number in action.deck])


def _best_move(contests: Contests, legal: Sequence[Action] | None = None) -> tuple[float, Action]:
    """Return the move that brings the seat most, with what it brings; staying brings nothing."""
    moves = [action for action in legal if isinstance(action, Move)] if legal is not None else _own_moves(contests)
    worth = {district: contests.gain(district, ranks(contests.view.queues[district])) for district in _CITY}
    best: tuple[float, Action] = (0.05, Stay())
    for action in moves:
        brought = _moved(contests, action, worth)
        if brought > best[0]:
            best = (brought, action)
    return best


_CITY = tuple(place for place in Place if Place.COUNCIL < place < Place.SMALL)


def _own_moves(contests: Contests) -> list[Move]:
    """Return the moves of own apprentices within the city, to judge box 1 before it is chosen."""
    view = contests.view
    of_seat = contests.number if view.table.strong_council else None
    sources = [
        district
        for district in _CITY
        if (group := view.group(contests.number, district)) is not None and group.apprentices
    ]
    if of_seat is None and view.group(contests.number, Place.COUNCIL) is not None:
        sources.append(Place.COUNCIL)
    return [Move(source, target, of_seat) for source in sources for target in _CITY if target is not source]


def _moved(contests: Contests, action: Move, worth: dict[Place, float]) -> float:
    """Return what the seat gains by a move, over both places."""
    seat = contests.number if action.of_seat is None else action.of_seat
    brought = contests.gain(action.target, _shifted(contests, action.target, seat, 1)) - worth[action.target]
    if action.source in LABORATORIES:
        return brought - contests.week_at_home(action.source)
    if action.source is Place.COUNCIL:
        return brought
    return brought + contests.gain(action.source, _shifted(contests, action.source, seat, -1)) - worth[action.source]


def _shifted(contests: Contests, district: Place, seat: int, by: int) -> Ranks:
    group = contests.view.group(seat, district)
    strength = (group.strength if group else 0) + by
    return with_strength(ranks(contests.view.queues[district]), seat, strength)
