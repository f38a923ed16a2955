"""What is done at the table of the third game while its frames are timed."""

from functools import partial
from typing import Final

from leonardo.engine.engines.actions import EndTurn
from leonardo.engine.engines.questions import AssaultQuestion, BidQuestion, TurnQuestion
from leonardo.engine.engines.setup import Options
from scripts.benchmarks.doing import Asked, Doings, asked, asked_of_the_strong, circle
from scripts.benchmarks.room import Frame, Room
from scripts.screens.engines import COMPANY

_at: Final = partial(Asked, COMPANY, Options(len(COMPANY.names)))
_TURN: Final = _at(TurnQuestion, 5, EndTurn())


def _dragged(room: Room) -> list[Frame]:
    """Carry the first army that may march over the chart."""
    room.get_ready()
    _TURN.sit_down(room)
    table = room.table
    return circle(room, room.at(next(iter(table.hands.moves.liftable(table.view())))))


DOINGS: Final = Doings(
    drag=_dragged,
    others=asked(_TURN),
    completed=asked(_at(AssaultQuestion, 4)),
    auction=asked(_at(BidQuestion, 4)),
    thinks=asked_of_the_strong(_TURN, _at(BidQuestion, 4)),
)
"""A turn is ended, a land is assaulted, somebody bids."""
