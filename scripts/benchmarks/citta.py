"""What is done at the table of the second game while its frames are timed."""

from functools import partial
from typing import Final

from leonardo.app.citta.spots import StockSpot
from leonardo.engine.citta.actions import Decline
from leonardo.engine.citta.questions import AuctionQuestion, OptionQuestion, WorkQuestion
from scripts.benchmarks.doing import Asked, Doings, asked, asked_of_the_strong, circle
from scripts.benchmarks.room import Frame, Room
from scripts.screens.citta import COMPANY, USUAL

_at: Final = partial(Asked, COMPANY, USUAL)
_PALACE: Final = _at(OptionQuestion, 7, Decline())


def _dragged(room: Room) -> list[Frame]:
    """Carry a work of art over the city."""
    room.get_ready()
    _at(WorkQuestion, 8).sit_down(room)
    return circle(room, room.at(StockSpot()))


DOINGS: Final = Doings(
    drag=_dragged,
    others=asked(_PALACE),
    completed=asked(_at(WorkQuestion, 8)),
    auction=asked(_at(AuctionQuestion, 5)),
    thinks=asked_of_the_strong(_PALACE, _at(AuctionQuestion, 5), _at(WorkQuestion, 8)),
)
"""A palace is declined, a work of art is put up, somebody bids."""
