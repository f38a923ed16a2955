"""What the panels of this table tell, as facts of a view and of what the hands lay over it."""

from leonardo.app.engines.picture.rivals import Rival
from leonardo.app.engines.spots import PurseSpot
from leonardo.app.engines.standing import gain, holdings, in_turn, others
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve


def rivals(view: View, marks: Marks, home: int | None) -> tuple[Rival, ...]:
    """Return what the panels of the others tell, in their order."""
    changes = {at.seat: count.change for at, count in marks.counts if isinstance(at, PurseSpot) and count.change}
    return tuple(evolve(each, change=changes.get(each.seat, 0)) for each in _rivals(view, home))


@kept_for_view
def _rivals(view: View, home: int | None) -> tuple[Rival, ...]:
    return tuple(_rival(view, seat) for seat in others(view, home))


def _rival(view: View, seat: int) -> Rival:
    player = view.players[seat]
    return Rival(
        seat,
        player.points,
        player.florins,
        holdings(view, seat),
        player.cards,
        (player.tank_hits, player.check_dice) if player.tank is not None else None,
        player.plane is not None,
        len(player.archive),
        gain(view, seat),
        in_turn(view, seat),
        leads=view.leonardo == seat,
        moves=view.turn is not None and view.turn.seat == seat,
        begun=bool(view.round),
    )
