"""How the parties stand, in words: the capital by kind, and what the rounds left can be expected to bring (rule 15.3).

All of a city lies open (rule 17.1), so everybody's sum is told.
"""

from collections.abc import Iterator
from typing import Final

from leonardo.app.citta.spots import CapitalSpot, Spot
from leonardo.app.kit.words import words
from leonardo.app.table.standing.forecast import Forecasting, ForecastPart, SeatForecast, Share
from leonardo.engine.citta.forecast import Forecast, forecast
from leonardo.engine.citta.state import speaker_of
from leonardo.engine.citta.view import View
from leonardo.play.session import Session

_KINDS: Final = ("florins", "palaces", "works", "offices")


def tell(view: View, _session: Session) -> list[SeatForecast]:
    """Return how all seats stand; the members of a guild have the same share (rule 16.12)."""
    return [_told(view, speaker_of(view.parties, seat)) for seat in range(view.table.seats)]


def _told(view: View, speaker: int | None) -> SeatForecast:
    if speaker is None:
        return SeatForecast((ForecastPart(Share.HELD, 0, 0, words("citta.standing.out")),))
    return SeatForecast(tuple(_parts(forecast(view, speaker))))


def _parts(found: Forecast) -> Iterator[ForecastPart]:
    """Yield what a party has, then what it can expect, and what of it goes to the other members of a guild."""
    for kind in _KINDS:
        count = getattr(found.capital, kind)
        if count or kind == "florins":
            yield _part(Share.HELD, kind, count)
    for kind, count in (("indemnity", found.indemnities), ("rents", found.received - found.paid)):
        if count:
            yield _part(Share.TO_COME, kind if count > 0 else f"{kind}_lost", count)
    members = len(found.capital.members)
    if members > 1:
        yield _part(Share.HELD, "shared", found.whole // members - found.whole, members)


def _part(share: Share, kind: str, count: int, said: int | None = None) -> ForecastPart:
    return ForecastPart(
        share, count, count, words(f"citta.standing.{kind}", count=abs(count) if said is None else said)
    )


def _asks(spot: Spot) -> bool:
    return isinstance(spot, CapitalSpot)


FORECASTING: Final = Forecasting(tell, _asks, "citta.standing")
"""What the game gives the table."""
