"""What a placement would give, said before it is made: the rank and price in a district, the weeks in a laboratory."""

from collections.abc import Callable

from attrs import frozen

from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.prospects import claims, nothing_to_take, prospect
from leonardo.engine.davinci.view import View


@frozen
class RankThere:
    """Where a seat would stand in a district: `rank` counts from 1, of `groups`.

    `price` is what its first advantage costs, in florins, if all before it take one too; none where there would be
    nothing left. At the Council there are no prices and `sent_home` tells that the last one gets nothing (rule 8.2);
    elsewhere `vain` tells that the place has nothing for the seat, however few others come. It `lacks` so many florins
    for the price, as far as that is known.
    """

    place: Place
    rank: int
    groups: int
    price: int | None
    sent_home: bool
    vain: bool = False
    lacks: int = 0


@frozen
class Weeks:
    """What a laboratory would gain: `added` weeks by these workers, `total` weeks after this round.

    `ready` is the round in which the invention is done if as many work there in each round to come; none if that is not
    enough. It is `late` if however many are placed there cannot finish it any more, or it will `never` be requested.
    """

    place: Place
    added: int
    total: int
    needed: int
    ready: int | None
    late: bool = False
    never: bool = False


Gain = RankThere | Weeks  # what a placement gives


def gain(view: View, action: Action, preview: Callable[[Action], View]) -> Gain | None:
    """Return what a legal action of the viewer would give, where it can be said beforehand.

    `preview` returns what would be seen right after it.
    """
    seat = view.viewer
    if seat is None:
        return None
    match action:
        case actions.PlaceApprentices() | actions.PlaceMaster() if action.at in LABORATORIES:
            return weeks(preview(action), seat, action.at, view)
        case actions.PlaceApprentices() | actions.PlaceMaster():
            return rank(preview(action), seat, action.at)
        case actions.Move():
            return rank(preview(action), seat if action.of_seat is None else action.of_seat, action.target)
    return None


def rank(view: View, seat: int, place: Place) -> RankThere:
    """Return where `seat` stands in a district in which it has workers (rule 8.1)."""
    found = claims(view, place)
    own = next(claim for claim in found if claim.group.seat == seat)
    vain = nothing_to_take(view, seat, place)
    price = None if vain else own.price
    sent_home = place is Place.COUNCIL and own.nothing
    lacks = lacking(view, seat, price) if view.seats[seat].hand is not None else 0  # else the others look on
    return RankThere(place, own.rank, len(found), price, sent_home, vain, lacks)


def lacking(view: View, seat: int, price: int | None) -> int:
    return max(0, price - view.seats[seat].florins) if price is not None else 0


def weeks(view: View, seat: int, place: Place, before: View) -> Weeks | None:
    """Return how a busy laboratory gets on with those who stand there (rules 8.15, 9.1, 9.2).

    What it gains is counted against `before`.
    """
    laboratory, earlier, found = (
        view.seats[seat].laboratory(place),
        before.seats[seat].laboratory(place),
        prospect(view, seat, place),
    )
    if laboratory is None or earlier is None or found is None:
        return None
    added = laboratory.weeks_each_round - earlier.weeks_each_round
    return Weeks(place, added, found.total, found.needed, found.ready, found.late, found.never)
