"""Who stands on the square of a district, in order of rank, and who would if what is held were put there."""

from attrs import frozen

from leonardo.app.davinci.moves.gains import lacking
from leonardo.app.davinci.picture.city.pills import GroupMark
from leonardo.app.davinci.spots import ApprenticesSpot, DistrictSpot, GroupSpot, LaboratorySpot, MasterSpot
from leonardo.app.table.kinds import Spot
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Lifted, Marks
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.prospects import claims, nothing_to_take
from leonardo.engine.davinci.state import Group, Queue, joined
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve


@frozen
class Crew:
    """A group as it is shown: its mark, and how many apprentices, or the master, are only where they would be."""

    mark: GroupMark
    ghosts: int = 0
    ghost_master: bool = False

    @property
    def satisfied(self) -> bool:
        """Whether it has taken something while others have still to, and is not asked again."""
        return self.mark.claim.taken and not self.mark.claim.asked

    @property
    def would_come(self) -> bool:
        return self.mark.arriving or self.ghost_master or self.ghosts > 0

    @property
    def group(self) -> Group:
        """The workers, with those who would come."""
        return self.mark.claim.group


def crews(view: View, place: Place, marks: Marks, *, counted: bool = False) -> tuple[Crew, ...]:
    """Return the groups of a district in order of rank, with what is held where it would stand there.

    Where the florins of all are `counted`, it is told of others, too, whose purse is too small (rule 13.2).
    """
    found = _found(view, marks.lit, marks.lifted, counted)
    if place not in found:
        found[place] = _crews(view, place, marks, counted=counted)
    return found[place]


@kept_for_view
def _found(
    _view: View, _lit: frozenset[Spot], _lifted: tuple[Lifted, ...], _counted: bool
) -> dict[Place, tuple[Crew, ...]]:
    """Return where the groups are kept as they were found: several parts of a picture ask for the same ones."""
    return {}


def _crews(view: View, place: Place, marks: Marks, *, counted: bool) -> tuple[Crew, ...]:
    came = _arriving(place, marks)
    queue = _left_behind(view.queues[place], place, marks)
    if came is not None:
        queue = joined(queue, *came)
    if queue != view.queues[place]:
        view = evolve(view, queues=(*view.queues[:place], queue, *view.queues[place + 1 :]))
    found = []
    for claim in claims(view, place):
        mine = came is not None and came[0] == claim.group.seat
        vain = mine and nothing_to_take(view, claim.group.seat, place)
        known = counted or view.seats[claim.group.seat].hand is not None
        lacks = lacking(view, claim.group.seat, claim.price) if known and not vain else 0
        mark = GroupMark(claim, mine, lacks, vain)
        ghosts, master = (came[1], came[2]) if mine and came is not None else (0, False)
        found.append(Crew(mark, ghosts, master))
    return tuple(found)


def _arriving(place: Place, marks: Marks) -> tuple[int, int, bool] | None:
    """Return the seat, the apprentices and the master that are held and may go to a district."""
    if DistrictSpot(place) not in marks.lit:
        return None
    for lifted in marks.lifted:
        match lifted:
            case Lifted(ApprenticesSpot(seat), count):
                return seat, count, False
            case Lifted(MasterSpot(seat)):
                return seat, 0, True
            case Lifted(GroupSpot(_, seat) | LaboratorySpot(seat)):
                return seat, 1, False
    return None


def _left_behind(queue: Queue, place: Place, marks: Marks) -> Queue:
    """Return the groups of a district without the apprentices that are lifted from them (rule 8.7)."""
    if not marks.lifted_from(GroupSpot):
        return queue
    left = (
        evolve(group, apprentices=max(0, group.apprentices - marks.ghosts(GroupSpot(place, group.seat))))
        for group in queue
    )
    return tuple(group for group in left if group.strength)
