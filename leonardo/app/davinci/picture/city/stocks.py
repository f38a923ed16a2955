"""What a place gives, drawn at the right end of its ribbon: a picture of each thing with the number left beside it."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import AcademySpot, StockSpot, UpgradeSpot
from leonardo.app.kit.brush import BOLD, Brush
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.davinci.constants import APPRENTICES_PER_SEAT, AUTOMATA_PER_SEAT, SHOP_SELLS, Place, Upgrade
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


def stock_width(brush: Brush, place: Place, seats: int, height: int, lines: int) -> int:
    """Return how wide the stock of a place is in so many lines of a height below its name, or beside it; in pixels."""
    kinds, gap = _kinds(brush, place, seats), round(height * _GAP)
    rows = [kinds[row :: max(1, lines)] for row in range(max(1, lines))]
    return max(sum(_width(brush, kind, height) + 2 * gap for kind in row) + gap for row in rows) if kinds else 0


def draw_stock(brush: Brush, surface: Surface, view: View, place: Place, lines: Sequence[Rect], title: Rect) -> None:
    """Draw what is left to take at a place, with a rule where that stands beside its name."""
    seats = len(view.seats)
    kinds = _kinds(brush, place, seats)
    if not kinds:
        return
    if lines[0].left >= title.right:
        brush.rule(surface, (lines[0].left, lines[0].top + 3), (lines[0].left, lines[0].bottom - 3))
    for kind, count, cell in zip(kinds, _counts(view, place), _cells(brush, place, lines, seats), strict=True):
        height = _height(kind, cell.height)
        picture = brush.sized(kind.picture, height) if count else brush.faded(kind.picture, height, 90)
        at = picture.get_rect(midleft=cell.midleft)
        surface.blit(picture, at)
        brush.write(surface, str(count), (at.right + round(cell.height * _GAP), cell.centery), BOLD)


def stock_spots(brush: Brush, place: Place, lines: Sequence[Rect], seats: int) -> Iterator[Placed]:
    whole = lines[0].unionall(lines[1:])
    if not whole.width:
        return
    yield StockSpot(place), whole
    cells = _cells(brush, place, lines, seats)
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


def _cells(brush: Brush, place: Place, lines: Sequence[Rect], seats: int) -> list[Rect]:
    """Where each thing stands with its number: from left to right, and by turns where there are several lines."""
    gap = 2 * round(lines[0].height * _GAP)
    ends, cells = [line.left + gap for line in lines], []
    for number, kind in enumerate(_kinds(brush, place, seats)):
        line = lines[number % len(lines)]
        width = _width(brush, kind, line.height)
        cells.append(Rect(ends[number % len(lines)], line.top, width, line.height))
        ends[number % len(lines)] += width + gap
    return cells
