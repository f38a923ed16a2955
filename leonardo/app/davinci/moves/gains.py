"""What a placement would give, said before it is made: the rank and price in a district, the weeks in a laboratory."""

from typing import Final

from attrs import frozen

from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Group, by_rank
from leonardo.engine.davinci.terms import LABORATORIES, LAST_ROUND, PRICES, TRACK_END, Place
from leonardo.engine.davinci.view import View

_MASTER: Final = 2
"""What a master counts, in ranks and in weeks (rules 8.1, 8.15)."""


@frozen
class Rank:
    """Where a seat would stand in a district: `rank` counts from 1, of `groups`.

    `price` is what its first advantage costs, in florins, if all before it take one too; none where there would be
    nothing left. At the Council there are no prices and `sent_home` tells that the last one gets nothing (rule 8.2).
    """

    place: Place
    rank: int
    groups: int
    price: int | None
    sent_home: bool


@frozen
class Weeks:
    """What a laboratory would gain: `added` weeks by these workers, `total` weeks after this round.

    `ready` is the round in which the invention is done if as many work there in each round to come; none if that
    is too late, or if it is not known what is worked on.
    """

    place: Place
    added: int
    total: int
    needed: int
    ready: int | None


Gain = Rank | Weeks
"""What a placement gives."""


def gain(view: View, action: Action) -> Gain | None:
    """Return what an action of the viewer would give, where it can be said beforehand."""
    seat = view.viewer
    if seat is None:
        return None
    match action:
        case actions.PlaceApprentices():
            return _placed(view, seat, action.at, action.count, master=False)
        case actions.PlaceMaster():
            return _placed(view, seat, action.at, 0, master=True)
        case actions.Move():
            of_seat = seat if action.of_seat is None else action.of_seat
            return rank(view, of_seat, action.target, 1, master=False)
    return None


def _placed(view: View, seat: int, place: Place, apprentices: int, master: bool) -> Gain | None:
    if place in LABORATORIES:
        return weeks(view, seat, place, apprentices + _MASTER * master)
    return rank(view, seat, place, apprentices, master)


def rank(view: View, seat: int, place: Place, apprentices: int, master: bool) -> Rank:
    """Return where `seat` would stand in a district with so many workers more (rules 7.5, 8.1)."""
    queue = view.queues[place]
    own = view.group(seat, place)
    if own is None:
        queue = (*queue, Group(seat, apprentices, master))
    else:
        joined = Group(seat, own.apprentices + apprentices, own.master or master)
        queue = tuple(joined if group is own else group for group in queue)
    order = by_rank(queue)
    position = order.index(seat)
    council = place is Place.COUNCIL
    price = None if council or position >= len(PRICES) else PRICES[position]
    everybody = council and len(order) == view.table.seats > 2
    return Rank(place, position + 1, len(order), price, everybody and position == len(order) - 1)


def weeks(view: View, seat: int, place: Place, added: int) -> Weeks | None:
    """Return how a busy laboratory would get on with `added` weeks more in each round (rules 8.15, 9.1, 9.2)."""
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or laboratory.invention is None:
        return None
    each = laboratory.weeks_each_round + added
    needed = max(0, INVENTIONS[laboratory.invention].weeks - view.seats[seat].discount(laboratory.invention))
    total = min(TRACK_END, laboratory.weeks + each)
    ready = None
    if each:
        rounds = max(1, -(-(needed - laboratory.weeks) // each))
        ready = view.round + rounds - 1
    return Weeks(place, added, total, needed, ready if ready is not None and ready <= LAST_ROUND else None)
