"""Coins on piles of five, so that one can count them; where there are very many, on higher piles."""

from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit.kit import Kit

_COIN: Final = (28, 16)
_THICK: Final = 6
"""Units of a coin that lies on a pile, and how far the next one lies above it."""
_APART: Final = 29
_NEAREST: Final = 14
"""Units from one pile to the next, where there is room and at least."""
_HEIGHTS: Final = (5, 10, 20, 50)
"""How many coins may lie on each other."""


def pile(page: Kit, lying: str, room: tuple[int, int], count: int, shown: int) -> Surface:
    """Return `shown` of `count` coins on a sheet of `room` pixels, at its foot; `lying` is the picture of one."""
    px, sheet = page.layout.px, Surface(room, pygame.SRCALPHA)
    each = next((high for high in _HEIGHTS if _piles(count, high) * px(_NEAREST) <= room[0]), _HEIGHTS[-1])
    piles = _piles(count, each)
    coin = page.pictures.get(lying, (px(_COIN[0]), px(_COIN[1])))
    step = min(px(_APART), (room[0] - coin.get_width()) // max(1, piles - 1))
    thick = min(_THICK * page.layout.k, (room[1] - coin.get_height()) / max(1, each - 1))
    left = (room[0] - (piles - 1) * step - coin.get_width()) // 2
    for number in range(shown):
        at, on = divmod(number, each)
        sheet.blit(coin, (left + at * step, room[1] - coin.get_height() - round(on * thick)))
    return sheet


def _piles(count: int, each: int) -> int:
    return -(-count // each)
