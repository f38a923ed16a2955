"""What the steps of the lessons ask of the war that the learner sees, and of what it wants to do there."""

from collections.abc import Callable
from functools import partial
from typing import Final

from leonardo.app.engines.spots import LandSpot, Spot, TrackSpot
from leonardo.app.lessons.courses import asked_of
from leonardo.engine.engines.actions import Action, Attack, Bid, BuildCastle, Move, Roll, Stop
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Face, Throw
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.view import View

LEARNER: Final = 0  # the seat of who learns
ONE, TWO = 1, 2  # the partners

asked = partial(asked_of, LEARNER)  # tells whether the learner is asked a question of some kinds


def bids(least: int, most: int) -> Callable[[View, Action], bool]:
    """Return what tells whether a bid lies between two sums."""
    return lambda _view, action: isinstance(action, Bid) and least <= action.florins <= most


def moves_to(target: Territory, *, tanks: int = 0) -> Callable[[View, Action], bool]:
    """Return what tells whether pieces are moved to a territory, with so many tanks at least."""
    return lambda _view, action: isinstance(action, Move) and action.target == target and action.tanks >= tanks


def gathers(at: Territory, infantry: int, tanks: int = 0) -> Callable[[View, Action], bool]:
    """Return what tells whether infantry is moved to a territory, or the moves end with so many pieces there."""

    def fits(view: View, action: Action) -> bool:
        if isinstance(action, Move):
            return action.target == at and action.infantry > 0
        return isinstance(action, Stop) and view.infantry[at] >= infantry and view.tanks[at] >= tanks

    return fits


def attacks(target: Territory, infantry: int, tanks: int = 0) -> Callable[[View, Action], bool]:
    """Return what tells whether a territory is attacked by so many infantry and tanks at least."""

    def fits(_view: View, action: Action) -> bool:
        return (
            isinstance(action, Attack)
            and action.target == target
            and action.infantry >= infantry
            and action.tanks >= tanks
        )

    return fits


def castle_in(at: Territory) -> Callable[[View, Action], bool]:
    return lambda _view, action: isinstance(action, BuildCastle) and action.at == at


def fought(seat: int) -> Callable[[View], bool]:
    return lambda view: view.war is None and view.turn is not None and view.turn.seat == seat and view.turn.attacks > 0


def played(in_round: int) -> Callable[[View], bool]:
    """Return what tells whether the turn of the learner in a round is over, however quickly others go on."""
    return lambda view: view.round > in_round or (view.turn is not None and view.turn.seat != LEARNER)


def settled_last(view: View) -> Spot:
    """Return the territory in which a seat began last: those who follow the learner come after it."""
    begun = {owner: LandSpot(Territory(at)) for at, owner in enumerate(view.owners) if owner != NOBODY}
    return next((begun[seat] for seat in (TWO, ONE, LEARNER) if seat in begun), TrackSpot())


def invaded(home: Territory) -> Callable[[View], Spot]:
    """Return what points to a territory of the learner's that is not its `home`, or to that where there is none."""
    return lambda view: LandSpot(
        next((Territory(at) for at, owner in enumerate(view.owners) if owner == LEARNER and at != home), home)
    )


def dice(seat: int, purpose: Throw, faces: str) -> Roll:
    """Return what dice show, a letter for each: M a man, B a blank, X an explosion."""
    return Roll(seat, purpose, tuple(map(Face, faces)))
