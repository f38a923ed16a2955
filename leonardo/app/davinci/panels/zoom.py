"""A card, a laboratory or what a seat owns, held close to the eye."""

from pygame import Rect, Surface

from leonardo.app.davinci.panels import zoom_card, zoom_laboratory, zoom_owned
from leonardo.app.davinci.panels.brush import Brush
from leonardo.app.davinci.spots import CardSpot, LaboratorySpot, OwnedSpot, Spot
from leonardo.engine.davinci.view import View


def draw(brush: Brush, surface: Surface, view: View, spot: Spot) -> Rect | None:
    """Draw what lies at a spot large, over the darkened table; return where, or none if it cannot be read closely."""
    match spot:
        case CardSpot(number):
            return zoom_card.draw(brush, surface, view, number)
        case LaboratorySpot(seat, place):
            return zoom_laboratory.draw(brush, surface, view, seat, place)
        case OwnedSpot(seat):
            return zoom_owned.draw(brush, surface, view, seat)
    return None
