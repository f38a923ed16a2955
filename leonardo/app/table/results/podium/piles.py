"""Coins on piles with a gap between them, alike at all seats, so that one can count and compare them.

Five lie on a pile; where that makes too many piles, these are higher; and a coin stands for more where all are rich.
"""

from collections.abc import Iterator, Sequence
from itertools import count as numbers_from
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.results.podium.plan import HIGHEST

_FEW, _MANY = 0.5, 0.42  # how high the type on a coin is, in widths of the coin, for up to two characters and for more


def coin_across(page: Kit, least: int, text: str) -> int:
    """Return how many pixels a coin is across on which a number is not cut: in small windows its type is large."""
    across = least
    while not page.painter.fits(text, Face.BOLD, _type(page, across, text), _room(across)):
        across += 1
    return across


def stamped(page: Kit, plain: str, across: int, text: str) -> Surface:
    """Return a coin with a number; `plain` is its picture without one."""
    coin = page.pictures.get(plain, (across, across)).copy()
    room = coin.get_rect().inflate(_room(across) - across, 0)
    page.painter.draw(coin, text, room, Face.BOLD, _type(page, across, text), ENGRAVED, "centre")
    return coin


def _type(page: Kit, across: int, text: str) -> float:
    share = _FEW if len(text) <= len("20") else _MANY
    return across / page.layout.k * share / page.painter.scale


def _room(across: int) -> int:
    return across - across // 5


TOP: Final = 20  # units by which the stone of a step is seen from above
PLINTH: Final = 32  # units of its plinth


def stone(page: Kit, front: Size) -> Surface:
    """Return a block whose front is of a size in pixels: a low one shows less of the middle of the stone."""
    px, (width, height) = page.layout.px, front
    top, foot = px(TOP), max(1, px(PLINTH + 2))
    whole = page.pictures.get("step", (width, max(height, px(HIGHEST)) + top))
    return page.pictures.made(("step", front, page.layout.k), lambda: _lowered(whole, height + top, foot))


def _lowered(whole: Surface, height: int, foot: int) -> Surface:
    """Return the upper part of a stone that is `height` high, with its foot."""
    width = whole.get_width()
    lowered = Surface((width, height), pygame.SRCALPHA)
    lowered.blit(whole, (0, 0), Rect(0, 0, width, height - foot))
    lowered.blit(whole, (0, height - foot), Rect(0, whole.get_height() - foot, width, foot))
    return lowered


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
