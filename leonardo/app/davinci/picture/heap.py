"""An open purse with the florins of a bid in it: a heap that rises above its mouth the more there are."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import FinePoint, Point

PLAN: Final = (88.0, 92.0)
"""Units of the drawing of the purse (scripts/art/pieces/stores.py), in which all here is measured."""
SHAPE: Final = 264 / 276
"""The width of a purse by its height."""
MOUTH: Final[FinePoint] = (44.0, 32.0)
"""Where florins fall in."""
_FLORIN: Final = 25
"""How wide a florin is."""
_LOWEST: Final = 24.0
"""How far down the middles of the lowest row of a heap are;"""
_BESIDE, _ABOVE = 12.4, 10.0
"""and from one florin to the next in a row, and from row to row."""
_RISES: Final = 18.5
"""By how much the highest heap is higher than the drawing."""
_PILE: Final = ((0, 0.0), (0, -1.0), (0, 1.0), (1, -0.5), (1, 0.5), (2, 0.0))
_SLOPES: Final = ((1, -1.5), (1, 1.5), (2, -1.0), (2, 1.0), (3, -0.5), (3, 0.5))
"""The row of each florin, and how many steps beside the middle it lies: a small pile is built first, of which each is
seen, and then what leans against it."""

HEAP: Final[tuple[FinePoint, ...]] = tuple(
    (MOUTH[0] + _BESIDE * across, _LOWEST - _ABOVE * row) for row, across in (*_PILE, *_SLOPES)
)
"""Where the florins lie that are seen; there may be more of them."""


def with_heap(purse: Rect) -> Rect:
    """Return the pixels of a purse with the highest heap on it."""
    rises = round(purse.height * _RISES / PLAN[1])
    return Rect(purse.left, purse.top - rises, purse.width, purse.height + rises)


def top(purse: Rect, florins: int) -> int:
    """Return the pixel down to the top of a heap of so many florins, or of the rim of an empty purse."""
    highest = min((down - _FLORIN / 2 for _, down in HEAP[:florins]), default=20.0)
    return purse.top + round(purse.height * min(20.0, highest) / PLAN[1])


def at(purse: Rect, place: FinePoint) -> FinePoint:
    """Return the pixels of a place in the drawing of a purse."""
    return purse.left + purse.width * place[0] / PLAN[0], purse.top + purse.height * place[1] / PLAN[1]


def coin(pictures: Pictures, purse: Rect) -> Surface:
    """Return the picture of a florin as it lies in a purse."""
    wide = round(purse.width * _FLORIN / PLAN[0])
    return pictures.get("florin", (wide, round(wide * 0.94)))


def draw(surface: Surface, pictures: Pictures, purse: Rect, florins: int) -> None:
    """Draw the open purse with so many florins in it."""
    draw_back(surface, pictures, purse, florins)
    draw_front(surface, pictures, purse)


def draw_back(surface: Surface, pictures: Pictures, purse: Rect, florins: int) -> None:
    """Draw what is behind its front: others may fall in between."""
    surface.blit(pictures.get("bid_purse_back", purse.size), purse)
    lies = coin(pictures, purse)
    for place in sorted(HEAP[: max(0, florins)], key=lambda place: -place[1]):
        surface.blit(lies, lies.get_rect(center=_round(at(purse, place))))


def draw_front(surface: Surface, pictures: Pictures, purse: Rect) -> None:
    surface.blit(pictures.get("bid_purse_front", purse.size), purse)


def _round(point: FinePoint) -> Point:
    return round(point[0]), round(point[1])
