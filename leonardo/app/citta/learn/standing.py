"""How the parties stand, in words: the capital by kind (rule 15.3).

All of a city lies open (rule 17.1), so everybody's sum is told.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from leonardo.app.citta.spots import CapitalSpot, Spot
from leonardo.app.citta.words.phrases import florins
from leonardo.app.kit.translations import tr
from leonardo.app.table.players import looks
from leonardo.app.table.standing.forecast import Forecasting, ForecastPart, SeatForecast, Share
from leonardo.engine.citta.state import Capital, capital, properties, speaker_of
from leonardo.engine.citta.view import View
from leonardo.play.session import Session

KINDS: Final = ("florins", "palaces", "works", "offices")


def tell(view: View, session: Session) -> list[SeatForecast]:
    """Return how all seats stand; the members of a guild have the same share (rule 16.12)."""
    names = [look.name for look in looks(session)]
    return [_told(view, seat, names) for seat in range(view.table.seats)]


def _told(view: View, seat: int, names: Sequence[str]) -> SeatForecast:
    speaker = speaker_of(view.parties, seat)
    if speaker is None:
        return SeatForecast((ForecastPart(Share.HELD, 0, 0, tr("citta.standing.out")),))
    party = view.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    found = capital(party, properties(view.owners, speaker), view.works)
    parts = list(_parts(found))
    if party.guild:
        mates = ", ".join(names[each] for each in party.members if each != seat)
        parts.append(ForecastPart(Share.HELD, 0, 0, tr("citta.standing.shared", names=mates)))
    return SeatForecast(tuple(parts))


def _parts(found: Capital) -> Iterator[ForecastPart]:
    """Yield what a seat has, by kind: its part of what a guild has, which is shared out as a whole."""
    members, told, shared = len(found.members), 0, 0
    for kind in KINDS:
        told += getattr(found, kind)
        part = told // members - shared
        shared += part
        if part or kind == "florins":
            yield _part(kind, part)


def _part(kind: str, count: int) -> ForecastPart:
    return ForecastPart(Share.HELD, count, count, tr(f"citta.standing.{kind}", count=count))


def _asks(spot: Spot) -> bool:
    return isinstance(spot, CapitalSpot)


FORECASTING: Final = Forecasting(tell, _asks, "citta.standing", florins)  # what the game gives the table
