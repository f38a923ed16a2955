"""What a thing on the table means as it stands, where that is not written at it."""

from typing import Final

from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    DistrictSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    Spot,
    StockSpot,
    WeeksSpot,
)
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.davinci.words.phrases import weeks as weeks_in_words
from leonardo.app.kit.words import words
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.davinci.prospects import may_work_on, resolved
from leonardo.engine.davinci.terms import LAST_CITY_ROUND
from leonardo.engine.davinci.view import View

_AT_HAND: Final[dict[type, str]] = {ApprenticesSpot: "apprentices", MasterSpot: "master"}


def of_another(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of the laboratories and workers of a seat that the viewer does not play.

    That is as much as the view tells, and nothing that only the owner could do with them.
    """
    match spot:
        case LaboratorySpot() | SecretSpot() | WeeksSpot() if spot.seat != view.viewer:
            return Tip("", _work(view, spot), spot, tone=Tone.PLAIN)
        case ApprenticesSpot() | MasterSpot() if spot.seat != view.viewer:
            return Tip("", words(f"davinci.explain.{_AT_HAND[type(spot)]}"), spot, tone=Tone.PLAIN)
    return None


def of_closed(view: View, spot: Spot) -> Tip | None:
    """Return what is to be said of a district whose turn is over in this round, or that is closed; else nothing."""
    match spot:
        case DistrictSpot(place) | StockSpot(place) if resolved(view, place) or view.round > LAST_CITY_ROUND:
            why = "place_closed" if view.round > LAST_CITY_ROUND else "place_done"
            about = words(f"davinci.explain.{place.name.lower()}")
            return Tip(words(f"davinci.explain.{why}"), about, spot, tone=Tone.PLAIN)
    return None


def _work(view: View, spot: LaboratorySpot | SecretSpot | WeeksSpot) -> str:
    """Say on what a seat works in a laboratory, how far it is, and when it may be done."""
    seat = view.seats[spot.seat]
    laboratory = seat.laboratory(spot.place)
    if laboratory is None:
        return words("davinci.picture.others_none")
    if not laboratory.busy:
        return words("davinci.picture.others_idle")
    if laboratory.invention is None:
        possible = may_work_on(view, spot.seat, spot.place, counted=False)
        goals = ", ".join(str(goal) for goal in sorted({seat.weeks_needed(number) for number in possible}))
        told = weeks_in_words(laboratory.weeks)
        if not goals:
            return words("davinci.picture.others_covered", weeks=told)
        return words("davinci.picture.others_covered_goals", weeks=told, goals=goals)
    return words(
        "davinci.picture.at_work_long",
        invention=invention_name(laboratory.invention),
        weeks=laboratory.weeks,
        needed=seat.weeks_needed(laboratory.invention),
    )
