"""How the seats stand, in words: the purse, what work under way would pay, the bonus for types (rules 9.4, 11.1)."""

from typing import Final

from leonardo.app.davinci.memory import open_memory
from leonardo.app.davinci.spots import FlorinsSpot, Spot
from leonardo.app.davinci.words.phrases import florins, invention_name, laboratory_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.standing.forecast import Forecasting, ForecastPart, SeatForecast, Share
from leonardo.engine.davinci.prospects import Forecast, Work, forecast
from leonardo.engine.davinci.view import View
from leonardo.play.session import Session


def tell(view: View, session: Session) -> list[SeatForecast]:
    """Return how all seats stand; a purse is told only where the table shows it."""
    counted = open_memory(session)
    return [
        _told(forecast(view, seat, counted=counted), known=counted or view.seats[seat].hand is not None)
        for seat in range(len(view.seats))
    ]


def _told(found: Forecast, *, known: bool) -> SeatForecast:
    held, key = (found.florins, "purse") if known else (0, "covered")
    purse = tr(f"davinci.standing.{key}", florins=florins(found.florins))
    parts = [ForecastPart(Share.HELD, held, held, purse), *map(_work, found.works)]
    if found.bonus:
        told = tr("davinci.standing.types", count=found.types, florins=florins(found.bonus))
        parts.append(ForecastPart(Share.AT_THE_END, found.bonus, found.bonus, told))
    return SeatForecast(tuple(parts), known)


def _work(work: Work) -> ForecastPart:
    return ForecastPart(Share.TO_COME, work.least, work.most, _work_in_words(work))


def _work_in_words(work: Work) -> str:
    if work.invention is not None:
        if work.requested:
            key = "work" if work.most else "too_late"
        else:
            key = "if_requested" if work.most else "unrequested"
        return tr(f"davinci.standing.{key}", invention=invention_name(work.invention), florins=florins(work.most))
    where = laboratory_name(work.place)
    key = "between" if work.least < work.most else "some" if work.most else "unknown"
    return tr(f"davinci.standing.{key}", where=where, least=work.least, florins=florins(work.most))


def _asks(spot: Spot) -> bool:
    return isinstance(spot, FlorinsSpot)


FORECASTING: Final = Forecasting(tell, _asks, "davinci.standing", florins)  # what the game gives the table
