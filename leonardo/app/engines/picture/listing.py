"""What the list of lands tells, and that it lies open: this is part of how the table is looked at."""

from collections.abc import Sequence
from unicodedata import normalize

from attrs import frozen

from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.engines.standing import own_seat, owner_of
from leonardo.app.engines.words.auctioning import is_on
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.table.shown.kept import kept_while
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.view import View


@frozen
class Listing:
    """The list lies open beside the chart, which is looked at so; its `first` line is the uppermost to be seen."""

    chart: Eye
    first: int = 0


@frozen
class Unveiled:
    """The chart is looked at so while a stage stands there, which steps aside until one has seen enough."""

    chart: Eye


def unveiled(eye: object, view: View) -> bool:
    """Tell whether a stage steps aside for the chart, by how the table is looked at."""
    return isinstance(eye, Unveiled) and not bare(view)


@frozen(cache_hash=True)
class Lord:
    """A line over the lands of a seat; over those that are free, where there is none."""

    seat: int | None


Line = Lord | Territory


@frozen(cache_hash=True)
class Land:
    """What a line tells of a land, of one that is free nothing but its name; machines stand idle without a design."""

    at: Territory
    owner: int | None = None
    infantry: int = 0
    level: int = 0
    machines: tuple[tuple[Machine, Card | None, int], ...] = ()


def bare(view: View) -> bool:
    """Tell whether no stage stands over the chart: while one does, archive and designs are looked at."""
    return view.war is None and not is_on(view)


def listing(view: View, marks: Marks) -> Listing | None:
    """Return the list that lies open, if it does."""
    seen = marks.prompt.eye if marks.prompt is not None else None
    return seen if isinstance(seen, Listing) and bare(view) else None


@kept_while(lambda view: (view.owners, own_seat(view)))
def lines(view: View) -> Sequence[Line]:
    """Return all lines: one's own lands first, those of the others clockwise, then what is free; by their names."""
    seats = view.table.seats_from(own_seat(view))
    found: list[Line] = []
    for seat in (*seats, NOBODY):
        lands = sorted((at for at in Territory if view.owners[at] == seat), key=_spelt)
        if lands:
            found += [Lord(None if seat == NOBODY else seat), *lands]
    return tuple(found)


def told_of(view: View, line: Line) -> Land | Lord:
    """Return what a line tells."""
    if isinstance(line, Lord):
        return line
    owner, there = owner_of(view, line), {Machine.TANK: view.tanks[line], Machine.PLANE: view.planes[line]}
    if owner is None:
        return Land(line)
    machines = tuple((kind, view.players[owner].design(kind), count) for kind, count in there.items())
    return Land(line, owner, view.infantry[line], view.levels[line], machines)


def in_order(view: View) -> Sequence[Territory]:
    """Return the lands as they are listed."""
    return [line for line in lines(view) if isinstance(line, Territory)]


def _spelt(at: Territory) -> str:
    """Return a name by which it is put in order: letters come beside those with accents."""
    return normalize("NFKD", land_name(at)).casefold()
