"""A card, a laboratory, what a seat owns or what is requested, held close to the eye."""

from pygame import Rect, Surface

from leonardo.app.davinci.picture.closely import card, laboratory, owned, requests
from leonardo.app.davinci.spots import (
    CardSpot,
    LaboratorySpot,
    OwnedSpot,
    RequestsSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    WeeksSpot,
)
from leonardo.app.kit.brush import Brush
from leonardo.engine.davinci.view import View


def seen_closely(view: View, spot: Spot) -> Spot | None:
    """Return what is shown large for a thing that is pointed at: a card, a laboratory, what a seat owns; or nothing."""
    match spot:
        case CardSpot():
            return spot
        case LaboratorySpot(seat, place) | SpaceSpot(seat, place) | WeeksSpot(seat, place) | SecretSpot(seat, place):
            return LaboratorySpot(seat, place) if view.seats[seat].laboratory(place) is not None else None
        case OwnedSpot(seat) if view.seats[seat].owned:
            return spot
    return None


def draw(brush: Brush, surface: Surface, view: View, spot: Spot, *, counted: bool = False) -> Rect | None:
    """Draw what lies at a spot large, over the darkened table; return where, or none if it cannot be read closely.

    `counted` says that the components of the others are known (rule 13.2).
    """
    match spot:
        case CardSpot(number):
            return card.draw(brush, surface, view, number, counted=counted)
        case LaboratorySpot(seat, place):
            return laboratory.draw(brush, surface, view, seat, place)
        case OwnedSpot(seat):
            return owned.draw(brush, surface, view, seat)
        case RequestsSpot():
            return requests.draw(brush, surface, view, counted=counted)
    return None
