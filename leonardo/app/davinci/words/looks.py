"""What a thing on the table means as it stands, where that is not written at it."""

from leonardo.app.davinci.spots import LaboratorySpot, SecretSpot, Spot, WeeksSpot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.words import words
from leonardo.app.table.shown.marks import Tip, Tone
from leonardo.engine.davinci.view import View


def work_of_another(view: View, spot: Spot) -> Tip | None:
    """Return on what a seat works that the viewer does not play, and how far it is, as far as the view tells."""
    if not isinstance(spot, LaboratorySpot | SecretSpot | WeeksSpot) or spot.seat == view.viewer:
        return None
    seat = view.seats[spot.seat]
    laboratory = seat.laboratory(spot.place)
    if laboratory is None or laboratory.invention is None:
        return None
    told = words(
        "davinci.picture.at_work_long",
        invention=invention_name(laboratory.invention),
        weeks=laboratory.weeks,
        needed=seat.weeks_needed(laboratory.invention),
    )
    return Tip("", told, spot, tone=Tone.PLAIN)
