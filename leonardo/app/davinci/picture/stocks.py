"""What a place gives, drawn at the right end of its ribbon: a picture of each thing with the number left beside it."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import AcademySpot, StockSpot, UpgradeSpot
from leonardo.app.table.looks.brush import BOLD, Brush
from leonardo.app.table.looks.panel import Placed
from leonardo.engine.davinci.terms import APPRENTICES_PER_SEAT, AUTOMATA_PER_SEAT, SHOP_SELLS, Place, Upgrade
from leonardo.engine.davinci.view import View

_GAP: Final = 0.12
"""What is left free between a picture and its number, and twice that between two things, in heights of the ribbon."""
_PICTURES: Final = {"automaton": 0.78, "laboratory_large_4": 0.62}
"""How high some pictures are, in heights of the ribbon; the others are nearly as high as that."""
_USUAL: Final = 0.92


@frozen
class _Kind:
    """One kind of thing that is given: its picture, and the largest number that it can have."""

    picture: str
    most: int


def stock_width(brush: Brush, place: Place, seats: int, height: int) -> int:
    """Return how wide the stock of a place is on a ribbon of a height, in pixels."""
    kinds = _kinds(brush, place, seats)
    gaps = round(height * _GAP)
    return sum(_width(brush, kind, height) for kind in kinds) + gaps * (2 * len(kinds) + 1) if kinds else 0


def draw_stock(brush: Brush, surface: Surface, view: View, place: Place, room: Rect) -> None:
    """Draw what is left to take at a place."""
    seats = len(view.seats)
    kinds = _kinds(brush, place, seats)
    if not kinds:
        return
    brush.rule(surface, (room.left, room.top + 3), (room.left, room.bottom - 3))
    for kind, count, cell in zip(kinds, _counts(view, place), _cells(brush, place, room, seats), strict=True):
        height = _height(kind, room.height)
        picture = brush.sized(kind.picture, height) if count else brush.faded(kind.picture, height, 90)
        at = picture.get_rect(midleft=cell.midleft)
        surface.blit(picture, at)
        brush.write(surface, str(count), (at.right + round(room.height * _GAP), cell.centery), BOLD)


def stock_spots(brush: Brush, place: Place, room: Rect, seats: int) -> Iterator[Placed]:
    """Yield the spots of what a place gives."""
    if not room.width:
        return
    yield StockSpot(place), room
    cells = _cells(brush, place, room, seats)
    if place is Place.ACADEMY:
        for seat, rect in enumerate(cells):
            yield AcademySpot(seat), rect
    elif place is Place.WORKSHOP:
        automata, tiles = cells
        for upgrade in Upgrade:
            yield UpgradeSpot(upgrade), automata if upgrade is Upgrade.AUTOMATON else tiles


def automata_left(view: View) -> int:
    """Return how many automata the seats have not taken (rule 1.3)."""
    taken = sum(laboratory.automata for seat in view.seats for laboratory in seat.laboratories if laboratory)
    return AUTOMATA_PER_SEAT * len(view.seats) - taken


def tiles_left(view: View) -> int:
    """Return how many laboratories can still be had, taken or turned (rule 8.12): three upgrades a seat."""
    left = 0
    for seat in view.seats:
        small, large = seat.laboratories
        left += (small.spaces == 3) + (2 if large is None else large.spaces == 4)
    return left


def _kinds(brush: Brush, place: Place, seats: int) -> list[_Kind]:
    """What a place gives; the apprentices of each seat are told by its shield, whose mark is seen at any size."""
    if place in SHOP_SELLS:
        return [_Kind(figures.component_picture(SHOP_SELLS[place]), 12)]
    if place is Place.WORKSHOP:
        return [_Kind("automaton", AUTOMATA_PER_SEAT * seats), _Kind("laboratory_large_4", 3 * seats)]
    if place is Place.ACADEMY:
        return [_Kind(f"shield_{brush.colour(seat)}", APPRENTICES_PER_SEAT) for seat in range(seats)]
    return []


def _counts(view: View, place: Place) -> Sequence[int]:
    if place in SHOP_SELLS:
        return (view.shops[SHOP_SELLS[place]],)
    return view.academy if place is Place.ACADEMY else (automata_left(view), tiles_left(view))


def _height(kind: _Kind, height: int) -> int:
    return round(height * _PICTURES.get(kind.picture, _USUAL))


def _width(brush: Brush, kind: _Kind, height: int) -> int:
    """The width of a picture with its largest number."""
    picture = brush.sized(kind.picture, _height(kind, height)).get_width()
    return picture + round(height * _GAP) + brush.width(str(kind.most).replace("1", "0"), BOLD)


def _cells(brush: Brush, place: Place, room: Rect, seats: int) -> list[Rect]:
    """Where each thing stands with its number, from left to right."""
    gap = 2 * round(room.height * _GAP)
    left, cells = room.left + gap, []
    for kind in _kinds(brush, place, seats):
        width = _width(brush, kind, room.height)
        cells.append(Rect(left, room.top, width, room.height))
        left += width + gap
    return cells
