"""Where the mark of a seat stands at the place where it acted last."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from leonardo.app.davinci.spots import BoxSpot, DistrictSpot, GroupSpot, LaboratorySpot, Spot, StockSpot
from leonardo.app.table.looks.brush import PLAIN, Brush
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.terms import Box


def mark_place(
    brush: Brush, city: Rect, ribbons: Sequence[Rect], spot: Spot, places: Mapping[Spot, Rect], number: int = 0
) -> Rect:
    """Return where the mark of a last act stands: at the edge of its spot, clear of words, figures and faces.

    None of what is in the `city` stands beyond its edge, nor on the ribbon of another district. `number` counts the
    marks that stand there already.
    """
    rect = places[spot]
    size = max(14, brush.px(22))
    mark = Rect(0, 0, size, size)
    match spot:
        case GroupSpot():
            mark.width = mark.height = max(11, brush.px(16))
            mark.center = rect.left + mark.width // 8, rect.top + mark.height // 4
        case StockSpot(place) if rect.top - places[DistrictSpot(place)].bottom > rect.height:  # its name stands above
            mark.midtop = rect.right - number * size, rect.bottom - size // 4
        case StockSpot():  # beyond the end of its ribbon: above it are the marks of those who wait
            mark.midleft = rect.right + size // 4 + number * size, rect.centery
            others = [ribbon for ribbon in ribbons if not ribbon.colliderect(rect)]
            if mark.right > city.right:
                mark.midtop = rect.right - number * size, rect.bottom - size // 4
            elif mark.inflate(size, 0).collidelist(others) != -1:
                mark.topright = rect.right - number * size, rect.bottom - size // 4
        case BoxSpot(box):
            right = rect.centerx > places[BoxSpot(_beside(box))].centerx
            left = rect.right - 1 + number * size if right else rect.left + 1 - (number + 1) * size
            mark.midleft = left, rect.centery
        case LaboratorySpot(seat) if places[SeatSpot(seat)].contains(rect):
            middle = rect.top + min(rect.height // 2, brush.line(PLAIN) * 3 // 5)
            mark.midright = rect.left - 1, middle
        case _:
            mark.center = rect.right - size // 4, rect.top + size // 6
    return mark


def _beside(box: Box) -> Box:
    """Return the box that lies in the same row (`picture/city/boxes.py`)."""
    return Box(box.value + 1 if box.value % 2 else box.value - 1)
