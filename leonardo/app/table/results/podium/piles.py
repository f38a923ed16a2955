"""Coins on piles with a gap between them, alike at all seats, so that one can count and compare them.

Five lie on a pile; where that makes too many piles, these are higher; and a coin stands for more where all are rich.
"""

from collections.abc import Iterator, Sequence
from itertools import count as numbers_from
from typing import Final

import pygame
from attrs import frozen
from pygame import Surface

from leonardo.app.kit.kit import Kit

_COIN: Final = (26, 15)
_THICK: Final = 6  # units of a coin that lies on a pile, and how far the next one lies above it at most
_APART: Final = 28  # units from one pile to the next
_HEIGHTS: Final = (5, 10, 15)  # how many coins may lie on each other
_STEPS: Final = (1, 2, 5)


@frozen
class Piling:
    """How coins lie: as many as `each` on a pile, and each stands for `worth` of what is counted."""

    each: int
    worth: int

    def coins(self, count: int) -> int:
        return -(-max(0, count) // self.worth)

    def piles(self, count: int) -> int:
        return -(-self.coins(count) // self.each)


def piling(page: Kit, rooms: Sequence[tuple[int, int]]) -> Piling:
    """Return how coins lie, alike for all, where each of `rooms` is so many pixels wide and has so many counted."""
    px = page.layout.px
    gap = px(_APART) - px(_COIN[0])
    ways = (Piling(each, worth) for worth in _worths() for each in _HEIGHTS)
    return next(way for way in ways if all(way.piles(count) * px(_APART) <= wide + gap for wide, count in rooms))


def _worths() -> Iterator[int]:
    for power in numbers_from(0):
        yield from (step * 10**power for step in _STEPS)


def pile(page: Kit, lying: str, room: tuple[int, int], way: Piling, count: int, shown: int) -> Surface:
    """Return `shown` of `count` on a sheet of `room` pixels, at its foot; `lying` is the picture of one coin."""
    px, sheet = page.layout.px, Surface(room, pygame.SRCALPHA)
    coin = page.pictures.get(lying, (px(_COIN[0]), px(_COIN[1])))
    step, piles = px(_APART), way.piles(count)
    thick = min(_THICK * page.layout.k, (room[1] - coin.get_height()) / (way.each - 1))
    left = (room[0] - (piles - 1) * step - coin.get_width()) // 2
    for number in range(way.coins(shown)):
        at, on = divmod(number, way.each)
        sheet.blit(coin, (left + at * step, room[1] - coin.get_height() - round(on * thick)))
    return sheet
