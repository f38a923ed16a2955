"""What the fields of the workshop tell, as facts of a view and of what the hands lay over it."""

from leonardo.app.davinci.moves import choices
from leonardo.app.davinci.picture.workshop.purse import Purse
from leonardo.app.davinci.spots import CardSpot, ComponentSpot, FlorinsSpot, UpgradeSpot
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import NOTHING, Component, Stock
from leonardo.engine.davinci.prospects import bonus_counts, rank
from leonardo.engine.davinci.races import lacking, nearest
from leonardo.engine.davinci.view import View


def purse(view: View, marks: Marks, seat: int, counted: bool) -> Purse:
    """Return what is told of the florins of a seat, with its place where all purses are open."""
    own = view.seats[seat]
    count, sealed = marks.count(FlorinsSpot(seat), own.florins), not counted and own.hand is None
    cost = marks.cost or (choices.price(view) or 0 if marks.lifted_from(UpgradeSpot) else 0)
    coming = (count.shown, -cost) if cost else None
    if coming is None and count.runs and not sealed:
        coming = count.before, count.change + count.rest
    if sealed:
        return Purse(seat, None, (0, -cost) if cost else None, count.change)
    return Purse(seat, own.florins, coming, count.change, _place(view, seat) if counted else ())


@kept_for_view
def _place(view: View, seat: int) -> tuple[str, ...]:
    """Say in which place a seat is, and if it is so with a bonus of somebody, that this is counted."""
    place = rank(view, seat)
    ordinal = tr(f"davinci.ordinal.{place}")
    if [rank(view, each) for each in range(len(view.seats))].count(place) > 1:
        return (tr("davinci.gain.rank_tied", ordinal=ordinal),)
    usual = tr("davinci.gain.rank", ordinal=ordinal, count=len(view.seats))
    return (tr("davinci.gain.rank_with_bonus", ordinal=ordinal), usual) if bonus_counts(view) else (usual,)


def stores(view: View, marks: Marks, seat: int, counted: bool) -> tuple[int, Stock | None, Stock]:
    """Return of a seat how many of each kind it has in hand, without those that are lifted, and what it lacks.

    While its hand is covered, that is what everybody could have `counted`, if that is told (rule 13.2), or nothing.
    """
    own = view.seats[seat]
    there = own.holdings if own.hand is None and counted else own.hand
    if there is not None:
        first, *rest = (there[kind] - marks.ghosts(ComponentSpot(seat, kind)) for kind in Component)
        there = first, rest[0], rest[1], rest[2], rest[3]
    return seat, there, wanted(view, marks, seat)


def wanted(view: View, marks: Marks, seat: int) -> Stock:
    """Return how many of each kind are missing for the card pointed at, or else for the one that lacks fewest.

    Nothing is missing for a card that the seat works on already, nor once nothing more can be started.
    """
    number, pointed = nearest(view, seat), marks.hovered
    if number is None:
        return NOTHING
    return lacking(view, seat).get(pointed.invention if isinstance(pointed, CardSpot) else number, NOTHING)
