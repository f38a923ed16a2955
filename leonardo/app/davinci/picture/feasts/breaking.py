"""A purse that is opened: its seal breaks in two, the cord slips down, and florins jump out of it onto their heap."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.auctions import JUMPS, counting
from leonardo.app.davinci.picture import figures, heap
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.sprites import SEAL
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import FinePoint, Point
from leonardo.app.table.feast.exhibit import Exhibit

_STEPS: Final = 9
"""Pictures of a purse that is opened,"""
_AT_ONCE: Final = 3
"""and so many of them are made at once, ahead of the need."""
_LOOSE: Final = 0.4
"""The share of its time after which its mouth is open, a little smaller than it will be,"""
_SMALLER: Final = 0.9
"""by so much."""
_CORD: Final = Rect(23, 29, 42, 11)
"""The cord around the neck of a tied purse, in units of its drawing (see `heap`);"""
_SLIPS: Final = 12.0
"""how far down it slips until it hangs around the open one,"""
_HANGS: Final = 0.7
"""and the share of its time after which it does."""
_BREAK: Final = ((0.5, 0.0), (0.42, 0.18), (0.58, 0.36), (0.44, 0.55), (0.57, 0.76), (0.5, 1.0))
"""Where a seal breaks from its upper edge to its lower one, in its widths."""
_APART: Final = (0.06, 0.5)
"""How far its halves are apart at first and at last, in its widths to each side;"""
_TURNED: Final = (6.0, 64.0)
"""by how many degrees they are turned;"""
_FALLS: Final = 1.5
"""and how far they fall, in its widths: behind the plate with the name."""
_LEAPS: Final = 26.0
"""How far above the mouth a florin leaps, in units of the drawing of a purse;"""
_DEEP: Final = 9.0
"""how far below it that begins;"""
_RIM: Final = 36.0
"""and how far down the front of the rim is, behind which it comes up."""
_RISES: Final = 0.4
"""The share of its leap in which it does."""


@frozen(eq=False)
class Purse:
    """The purse of a `seat`, which stands at a `place`, in pixels of the window."""

    brush: Brush
    seat: int
    place: Rect

    def opened(self, below: int) -> Exhibit:
        """Return it while it is opened; the halves of the seal are seen for so many pixels below it."""
        around = heap.with_heap(self.place)
        around.height += below
        pieces = [partial(self._breaking, number, around) for number in range(_STEPS)]

        def seen(share: float) -> Surface:
            return pieces[min(_STEPS - 1, int(share * _STEPS))]()

        parts = (pieces[first : first + _AT_ONCE] for first in range(0, _STEPS, _AT_ONCE))
        return Exhibit(seen(0), around, numbers=seen, pieces=[partial(_make_all, part) for part in parts])

    def counted(self, florins: int, numbered: Callable[[int], Surface]) -> Exhibit:
        """Return it while so many florins jump out, one after the other.

        `numbered` returns it with so many of them on it, and their number, as large as the purse with its heap.
        """
        around = heap.with_heap(self.place)
        leap = round(self.place.height * _LEAPS / heap.PLAN[1])
        around.top, around.height = around.top - leap, around.height + leap
        surface, coin = things.canvas(around.size), heap.coin(self.brush.pictures, self.place)
        takes, purse = counting(florins), self.place.move(-around.left, -around.top)
        apart = (takes - JUMPS) / max(1, florins - 1)
        rim = round(heap.at(purse, (0, _RIM))[1])

        def seen(share: float) -> Surface:
            leaps = [(share * takes - number * apart) / JUMPS for number in range(florins)]
            surface.fill((0, 0, 0, 0))
            surface.blit(numbered(sum(each >= 1 for each in leaps)), (0, leap))
            for number, passed in enumerate(leaps):
                if 0 < passed < 1:
                    at = coin.get_rect(center=_pixel(heap.at(purse, _leaping(number, passed))))
                    surface.set_clip(Rect(0, 0, around.width, rim) if passed < _RISES else None)
                    surface.blit(coin, at)
            surface.set_clip(None)
            return surface

        pieces = [partial(numbered, number) for number in range(florins + 1)]
        return Exhibit(seen(0), around, numbers=seen, pieces=pieces)

    def _breaking(self, number: int, around: Rect) -> Surface:
        key = "purse opened", number, self.place.size, around.size, self.brush.looks[self.seat]
        return self.brush.pictures.made(key, lambda: self._drawn((number + 1) / _STEPS, around))

    def _drawn(self, share: float, around: Rect) -> Surface:
        """Return what is seen when its seal has been broken for so long, on a surface for all `around` it."""
        surface, purse = things.canvas(around.size), self.place.move(-around.left, -around.top)
        tied = self.brush.sized("bid_purse_tied", purse.height)
        if share < _LOOSE:
            surface.blit(tied, purse)
        else:
            whole = things.canvas(purse.size)
            heap.draw(whole, self.brush.pictures, whole.get_rect(), 0)
            grown = _SMALLER + (1 - _SMALLER) * (share - _LOOSE) / (1 - _LOOSE)
            high = round(purse.height * grown)
            opened = pygame.transform.smoothscale(whole, (purse.width, high))
            surface.blit(opened, (purse.left, purse.bottom - high))
        if share < _HANGS:
            cord = _scaled(_CORD, purse)
            slips = round(_SLIPS * purse.height / heap.PLAN[1] * max(0.0, share / _HANGS))
            surface.blit(tied, cord.move(purse.left, purse.top + slips), cord)
        for half, at in self._halves(share, purse):
            surface.blit(half, at)
        return surface

    def _halves(self, share: float, purse: Rect) -> list[tuple[Surface, Rect]]:
        """Return the halves of the seal, and where they are on their way down."""
        side = round(purse.height * SEAL.high)
        whole = things.canvas((side, side))
        self.brush.stamp(whole, "seal_lily", whole.get_rect().center, side)
        figures.shield(self.brush, whole, self.seat, whole.get_rect().center, round(side * SEAL.shield))
        falls = share * share
        halves = []
        for way in (-1, 1):
            edge = [(x * side, y * side) for x, y in _BREAK]
            hidden = [*edge, (side if way < 0 else 0, side), (side if way < 0 else 0, 0)]
            half = whole.copy()
            pygame.draw.polygon(half, (0, 0, 0, 0), hidden)
            first, last = _TURNED
            turned = pygame.transform.rotozoom(half, -way * (first + (last - first) * falls), 1.0)
            near, far = (side * part for part in _APART)
            middle = purse.centerx + way * (near + (far - near) * falls), purse.top + purse.height * SEAL.down
            down = side * _FALLS * falls
            halves.append((turned, turned.get_rect(center=_pixel((middle[0], middle[1] + down)))))
        return halves


def _make_all(pieces: Sequence[Callable[[], Surface]]) -> None:
    for make in pieces:
        make()


def _leaping(number: int, passed: float) -> FinePoint:
    """Return where a florin is on its way out of the mouth onto the heap, in units of the drawing of a purse."""
    start, end = (heap.MOUTH[0], heap.MOUTH[1] + _DEEP), heap.HEAP[min(number, len(heap.HEAP) - 1)]
    top = min(start[1], end[1]) - _LEAPS
    if passed < _RISES:
        way = passed / _RISES
        height = start[1] + (top - start[1]) * (1 - (1 - way) ** 2)
    else:
        way = (passed - _RISES) / (1 - _RISES)
        height = top + (end[1] - top) * way * way
    return start[0] + (end[0] - start[0]) * passed, height


def _scaled(part: Rect, purse: Rect) -> Rect:
    """Return the pixels of a part of the drawing of a purse, from its upper left corner."""
    across, down = purse.width / heap.PLAN[0], purse.height / heap.PLAN[1]
    return Rect(*(round(length * unit) for length, unit in zip(part, (across, down, across, down), strict=True)))


def _pixel(point: FinePoint) -> Point:
    return round(point[0]), round(point[1])
