"""How the seats stand, in words: their points, what the end of the round would bring, and what is within reach.

All of this lies open (rule 14.2), so everybody's sum is told.
"""

from collections.abc import Iterator
from typing import Final

from leonardo.app.engines.spots import ForecastSpot, Spot, TrackSpot
from leonardo.app.engines.standing import is_over, scored_now
from leonardo.app.engines.words.phrases import points
from leonardo.app.kit.translations import tr
from leonardo.app.table.standing.forecast import Forecasting, ForecastPart, SeatForecast, Share
from leonardo.engine.engines.cards import PROJECTS
from leonardo.engine.engines.constants import FIRSTS, Cause
from leonardo.engine.engines.view import View
from leonardo.play.session import Session


def tell(view: View, _session: Session) -> list[SeatForecast]:
    return [SeatForecast(tuple(_parts(view, seat))) for seat in range(view.table.seats)]


def _parts(view: View, seat: int) -> Iterator[ForecastPart]:
    """Yield the points of a seat, those of the round as it stands, and those that it could get besides.

    When the game is over, there are but the first of these.
    """
    now = view.players[seat].points
    yield ForecastPart(Share.HELD, now, now, tr("engines.standing.points", count=now))
    if is_over(view):
        return
    if view.round:
        for cause, count in scored_now(view)[seat]:
            told = tr(f"engines.standing.{cause.value}", count=count)
            yield ForecastPart(Share.AT_THE_END, count, count, told)
    yield from _within_reach(view, seat)


def _within_reach(view: View, seat: int) -> Iterator[ForecastPart]:
    """Yield works of art that wait in the archive, and the first machine of a kind whose design is in play."""
    player = view.players[seat]
    arts = sum(PROJECTS[card].points for card in player.archive)
    if arts:
        yield ForecastPart(Share.TO_COME, 0, arts, tr("engines.standing.art", count=arts))
    for cause, design in ((Cause.FIRST_TANK, player.tank), (Cause.FIRST_PLANE, player.plane)):
        if design is not None and cause not in view.firsts:
            count = FIRSTS[cause]
            yield ForecastPart(Share.TO_COME, 0, count, tr(f"engines.standing.{cause.value}", count=count))


def _asks(spot: Spot) -> bool:
    return isinstance(spot, TrackSpot | ForecastSpot)


FORECASTING: Final = Forecasting(tell, _asks, "engines.standing", points, goal=lambda view: view.table.target)
"""What the game gives the table."""
