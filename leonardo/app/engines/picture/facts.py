"""What the panels of this table tell, as facts of a view and of what the hands lay over it."""

from leonardo.app.engines.buttons import AT_FOOT, price_of
from leonardo.app.engines.moves.in_hand import BUILDINGS, Fist, March
from leonardo.app.engines.picture.rivals import Rival
from leonardo.app.engines.picture.signs import Sign
from leonardo.app.engines.picture.tray import Building, Purse, Scores
from leonardo.app.engines.spots import PurseSpot
from leonardo.app.engines.standing import (
    COSTS,
    MOSTS,
    first_points,
    gain,
    holdings,
    in_turn,
    others,
    own_seat,
    price,
    scorers,
    staked,
)
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.questions import BidQuestion
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


# one's own tray


def purse(view: View, marks: Marks) -> Purse:
    """Return what is told at one's purse."""
    seat, laid, question = own_seat(view), marks.laid, view.question
    florins = view.players[seat].florins
    return Purse(
        seat,
        florins,
        _owned(view, seat),
        marks.count(PurseSpot(seat), florins).change,
        laid.florins if isinstance(laid, Fist) else 0,
        marks.cost or (price_of(laid) if isinstance(laid, March) else 0),
        staked(view),
        isinstance(question, BidQuestion) and bool(view.options),
    )


@kept_for_view
def _owned(view: View, seat: int) -> tuple[tuple[Sign, str], ...]:
    """Return what the others show on their panels, too: lands, castles, and the points of the round so far."""
    held = holdings(view, seat)
    scored = ((Sign.GAIN, tr("table.change.more", count=gain(view, seat))),) if view.round else ()
    return (Sign.LANDS, str(held.lands)), (Sign.CASTLES, str(held.castles)), *scored


@kept_for_view
def buildings(view: View) -> tuple[Building, ...]:
    """Return what can be built."""
    return tuple(_building(view, own_seat(view), what) for what in BUILDINGS)


def _building(view: View, seat: int, what: str) -> Building:
    florins = price(view, seat, COSTS[what])
    machine = next((each for each in Machine if each.value == what), None)
    if machine is None:
        return Building(what, florins, levels=1 if what == "castle" else 2)
    design = view.players[seat].design(machine)
    points = first_points(view, what) if design is not None else 0
    return Building(what, florins, design is not None, design or machine, points=points)


@kept_for_view
def scores(view: View) -> Scores:
    """Return who would score now, for what is told of that."""
    return tuple((cause, tuple(scorers(view, cause)) if view.round else ()) for cause in MOSTS)


def ends(marks: Marks) -> tuple[PromptButton, ...]:
    """Return the buttons that end what one is at."""
    buttons = marks.prompt.buttons if marks.prompt is not None else ()
    return tuple(button for button in buttons if button.key in AT_FOOT)
