"""What would become of work if the workers that are held were put to it: what a seat sees before it lets go."""

from attrs import frozen

from leonardo.app.davinci.spots import ApprenticesSpot, LaboratorySpot, MasterSpot
from leonardo.app.table.shown.marks import Lifted, Marks
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.prospects import Prospect, prospect
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve


@frozen
class Expected:
    """The weeks a round that come with so many `apprentices` or the `master`, and how far the work would come then."""

    apprentices: int
    master: bool
    added: int
    ahead: Prospect | None


def expected(view: View, seat: int, place: Place, marks: Marks) -> Expected | None:
    """Return what would become of the work of a laboratory with what is held; nothing if that may not go there."""
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or LaboratorySpot(seat, place) not in marks.lit:
        return None
    apprentices, master = _held(seat, marks)
    if not apprentices and not master:
        return None
    joined = evolve(laboratory, apprentices=laboratory.apprentices + apprentices, master=laboratory.master or master)
    owner = view.seats[seat]
    both = tuple(joined if each is place else owner.laboratory(each) for each in LABORATORIES)
    seats = (*view.seats[:seat], evolve(owner, laboratories=both), *view.seats[seat + 1 :])
    ahead = prospect(evolve(view, seats=seats), seat, place)
    return Expected(apprentices, master, joined.weeks_each_round - laboratory.weeks_each_round, ahead)


def _held(seat: int, marks: Marks) -> tuple[int, bool]:
    for lifted in marks.lifted:
        match lifted:
            case Lifted(ApprenticesSpot(owner), count) if owner == seat:
                return count, False
            case Lifted(MasterSpot(owner)) if owner == seat:
                return 0, True
    return 0, False
