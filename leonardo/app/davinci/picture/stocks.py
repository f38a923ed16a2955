"""What a place gives, drawn at the right end of its ribbon: stacks of cards, apprentices, automata and tiles."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import AcademySpot, StockSpot, UpgradeSpot
from leonardo.app.table.looks.brush import BOLD, Brush
from leonardo.app.table.looks.panel import Placed
from leonardo.engine.davinci.terms import AUTOMATA_PER_SEAT, SHOP_SELLS, Component, Place, Upgrade
from leonardo.engine.davinci.view import View

_SMALLEST_FIGURE: Final = 16
"""Pixels under which an apprentice beside a number could not be told from one of another seat."""
_SHIELD_HEIGHT: Final = 1.3
"""The height of the picture of a shield, which has a margin, for each pixel of the shield's own width."""


def draw_stock(brush: Brush, surface: Surface, view: View, place: Place, room: Rect) -> None:
    """Draw what is left to take at a place."""
    if place is Place.COUNCIL:
        return
    left = room.left - brush.px(5)
    if place in SHOP_SELLS:
        _stack(brush, surface, SHOP_SELLS[place], view.shops[SHOP_SELLS[place]], room)
        return
    brush.rule(surface, (left, room.top + 2), (left, room.bottom - 2))
    if place is Place.ACADEMY:
        show = _shields if _narrow(brush, room, len(view.seats)) else _figures
        show(brush, surface, view.academy, _academy_cells(brush, room, len(view.seats)))
    else:
        _workshop(brush, surface, view, room)


def stock_spots(brush: Brush, place: Place, room: Rect, seats: int) -> Iterator[Placed]:
    """Yield the spots of what a place gives."""
    if place is Place.COUNCIL:
        return
    yield StockSpot(place), room
    if place is Place.ACADEMY:
        for seat, rect in enumerate(_academy_cells(brush, room, seats)):
            yield AcademySpot(seat), rect
    elif place is Place.WORKSHOP:
        for upgrade, rect in zip(Upgrade, _upgrade_cells(room), strict=True):
            yield UpgradeSpot(upgrade), rect


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


def _stack(brush: Brush, surface: Surface, kind: Component, count: int, room: Rect) -> None:
    height = min(round(room.height * 0.94), round(room.width * 1.02))
    step = max(1, height // 18)
    card = brush.sized(f"card_{kind.name.lower()}", height)
    place = card.get_rect(center=(room.centerx - brush.px(3), room.centery))
    if not count:
        surface.blit(brush.faded(f"card_{kind.name.lower()}", height, 80), place)
    for sheet in range(min(3, count) - 1, -1, -1):
        surface.blit(card, place.move(sheet * step - step, sheet * step - step))
    brush.count(surface, count, (place.right - 1, place.bottom - brush.px(7)))


def _narrow(brush: Brush, room: Rect, seats: int) -> bool:
    """Whether apprentices with numbers beside them would be too small to be told apart."""
    return _figure_height(brush, _in_two_rows(room, seats)[0]) < _SMALLEST_FIGURE


def _figure_height(brush: Brush, cell: Rect) -> int:
    return min(round(cell.height * 0.8), cell.width - brush.width("0", BOLD) - 6)


def _academy_cells(brush: Brush, room: Rect, seats: int) -> list[Rect]:
    """Two rows of apprentices; one row of shields with numbers under them where the room is narrow."""
    if not _narrow(brush, room, seats):
        return _in_two_rows(room, seats)
    width = room.width + brush.px(3)
    ends = [room.left + width * seat // seats for seat in range(seats + 1)]
    return [Rect(left, room.top, right - left, room.height) for left, right in pairwise(ends)]


def _in_two_rows(room: Rect, seats: int) -> list[Rect]:
    columns = (seats + 1) // 2
    width, height = room.width // columns, room.height // 2
    return [
        Rect(room.left + width * (seat % columns), room.top + height * (seat // columns), width, height)
        for seat in range(seats)
    ]


def _figures(brush: Brush, surface: Surface, academy: Sequence[int], cells: Sequence[Rect]) -> None:
    """An apprentice of each seat with the number left beside it."""
    for seat, (left, cell) in enumerate(zip(academy, cells, strict=True)):
        height = _figure_height(brush, cell)
        width = figures.figure_width(height)
        start = cell.left + max(0, (cell.width - width - brush.width("0", BOLD) - 3) // 2)
        figures.apprentice(brush, surface, seat, (start + width // 2, cell.centery + height // 2), height)
        brush.write(surface, str(left), (start + width + 3, cell.centery + 1), BOLD)


def _shields(brush: Brush, surface: Surface, academy: Sequence[int], cells: Sequence[Rect]) -> None:
    """The shield of each seat, as wide as its column, over the number left."""
    row, line = cells[0].unionall(cells[1:]), brush.line(BOLD)
    height = min(round(row.width / len(cells) * _SHIELD_HEIGHT), row.height - line)
    top = row.top + (row.height - height - line) // 2
    for seat, (left, cell) in enumerate(zip(academy, cells, strict=True)):
        figures.shield(brush, surface, seat, (cell.centerx, top + height // 2), height)
        brush.write(surface, str(left), (cell.centerx, top + height + line // 2), BOLD, align="centre")


def _upgrade_cells(room: Rect) -> list[Rect]:
    """Automata above; the three kinds of laboratory tiles in one pile below."""
    half = room.height // 2
    pile = Rect(room.left, room.top + half, room.width, room.height - half)
    return [pile, pile, pile, Rect(room.left, room.top, room.width, half)]


def _workshop(brush: Brush, surface: Surface, view: View, room: Rect) -> None:
    half = room.height // 2
    size = min(round(half * 0.84), round(room.width * 0.4))
    column = room.left + size * 3 // 5
    figures.automaton(brush, surface, (column, room.top + half // 2 + size // 2), size)
    text = column + size * 2 // 3
    brush.write(surface, brush.times(automata_left(view)), (text, room.top + half // 2), BOLD)
    tile = brush.stamp(surface, "laboratory_large_4", (column, room.top + half + half // 2), round(size * 0.9))
    brush.write(surface, brush.times(tiles_left(view)), (text, tile.centery), BOLD)
