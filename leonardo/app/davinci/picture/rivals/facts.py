"""What the panels of the others tell, as facts of a view and of what the hands lay over it."""

from leonardo.app.davinci.picture.cards.state import on_work
from leonardo.app.davinci.picture.rivals.laboratory import Work
from leonardo.app.davinci.picture.rivals.panel import Rival
from leonardo.app.davinci.spots import FlorinsSpot, LeonardoSpot
from leonardo.app.table.shown.kept import kept_for_view, kept_while
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.prospects import may_work_on
from leonardo.engine.davinci.view import SeatView, View
from leonardo.engine.frozen import evolve


def rival(view: View, marks: Marks, seat: int, counted: bool) -> Rival:
    """Return what is told of a seat; what could have been `counted` (rule 13.2) only where that is wished."""
    spot, act = LeonardoSpot(seat), marks.last_act(seat)
    there = view.leonardo == seat and spot not in marks.absent
    return evolve(
        _rivals(view, counted)[seat],
        change=marks.count(FlorinsSpot(seat), 0).change if counted else 0,
        leonardo=None if not there else "lifted" if marks.ghosts(spot) else "there",
        act=(act.words, act.sign) if act is not None else ("", ""),
    )


@kept_for_view
def _rivals(view: View, counted: bool) -> tuple[Rival, ...]:
    return tuple(_rival(view, seat, own, counted) for seat, own in enumerate(view.seats))


def _rival(view: View, seat: int, own: SeatView, counted: bool) -> Rival:
    """Return what is told of a seat; of its components all where all is seen, else those that could be counted."""
    told = own.holdings if own.hand is None else own.hand
    works = tuple(_work(view, seat, place, counted) for place in LABORATORIES)
    florins, holdings = (own.florins, told) if counted else (None, None)
    return Rival(seat, own.master, own.apprentices, own.owned, works, florins, holdings)


def _work(view: View, seat: int, place: Place, counted: bool) -> Work:
    bench = view.seats[seat].laboratory(place)
    if bench is None:
        return Work(seat, place, None)
    return Work(seat, place, evolve(bench, begun_with=None), goals(view, counted)[seat][place - Place.SMALL])


@kept_while(on_work)
def goals(view: View, counted: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each laboratory of each seat the weeks at which its work may be done, as all can tell."""
    return tuple(
        tuple(
            tuple(sorted({owner.weeks_needed(number) for number in may_work_on(view, seat, place, counted=counted)}))
            for place in LABORATORIES
        )
        for seat, owner in enumerate(view.seats)
    )
