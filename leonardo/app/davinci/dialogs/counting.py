"""Florins counted from a tray into a purse and back, one by one, until there are as many in it as are wanted."""

from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.tween import Tween

_FLIES: Final = 260
"""Milliseconds that a florin takes from the tray to the purse."""
_BETWEEN: Final = 45
"""Milliseconds between two florins."""
_WITHIN: Final = 450
"""Milliseconds within which all have left, however many there are."""
_COIN: Final = 42
_PILE: Final = 5
"""Florins in one pile on the tray."""
_THICK: Final = 8
_ROWS: Final = 2
_FALLS: Final = 0.72
"""The share of its way from which on a florin is behind the front of the purse."""
_MOUTH: Final = (44.0, 32.0)
_PLAN: Final = (88.0, 92.0)
"""Units of the drawing of the purse (scripts/art/pieces/purses.py)."""
_HEAP: Final = (
    (44, 34), (33, 33), (55, 33), (27, 31), (61, 31), (38, 30), (50, 30), (44, 29), (32, 28), (56, 28),
    (44, 25), (37, 25), (51, 25), (44, 21), (39, 20), (49, 20), (44, 16),
)  # fmt: skip
"""Where the florins lie that are seen in the mouth of the purse, one after the other."""


@frozen
class _Florin:
    """A florin on its way, into the purse or out of it."""

    tween: Tween
    inward: bool


class BidCounting:
    """The florins of one bid; `most` are on the tray to begin with."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside = 0
        """Florins in the purse."""
        self._flying: list[_Florin] = []
        self._since = float(_BETWEEN)
        self._wanted = 0
        self._step = float(_BETWEEN)

    @property
    def on_tray(self) -> int:
        """Florins that are still on the tray."""
        return self.most - self.inside - len(self._flying)

    def moves(self, wanted: int) -> bool:
        """Tell whether there is still something to be counted."""
        return bool(self._flying) or self.inside != wanted

    def update(self, milliseconds: float, wanted: int, *, moving: bool) -> int:
        """Let time pass; return how many florins have landed. Without `moving` all are counted at once."""
        if not moving:
            self._flying.clear()
            self.inside, changed = wanted, self.inside != wanted
            return int(changed)
        for florin in self._flying:
            florin.tween.update(milliseconds)
        landed = [florin for florin in self._flying if florin.tween.done]
        self._flying = [florin for florin in self._flying if not florin.tween.done]
        self.inside += sum(florin.inward for florin in landed)
        self._since += milliseconds
        self._let_go(milliseconds, wanted)
        return len(landed)

    def _let_go(self, milliseconds: float, wanted: int) -> None:
        """Let as many florins leave as it is time for."""
        lacking = wanted - self.inside - sum(florin.inward for florin in self._flying)
        if wanted != self._wanted:
            self._wanted, self._step = wanted, min(_BETWEEN, _WITHIN / max(1, abs(lacking)))
        self._since = min(self._since, self._step + milliseconds)
        while lacking and self._since >= self._step:
            self._since -= self._step
            if lacking < 0 and not self.inside:
                return
            self.inside -= lacking < 0
            self._flying.append(_Florin(Tween(_FLIES), lacking > 0))
            lacking -= 1 if lacking > 0 else -1

    def draw_tray(self, surface: pygame.Surface, kit: Kit, tray: pygame.Rect) -> None:
        """Draw the piles of florins that are left."""
        side = _px(kit, _COIN)
        coin = kit.pictures.get("florin", (side, round(side * 0.86)))
        for number in range(min(self.on_tray, _most_shown(kit, tray))):
            surface.blit(coin, coin.get_rect(center=_round(_lying(kit, tray, number))))

    def draw_purse(self, surface: pygame.Surface, kit: Kit, purse: pygame.Rect, tray: pygame.Rect) -> None:
        """Draw the open purse with what is in it and what is on its way."""
        surface.blit(kit.pictures.get("bid_purse_back", purse.size), purse)
        wide = round(purse.width * 0.2)
        coin = kit.pictures.get("florin", (wide, round(wide * 0.8)))
        for x, y in _HEAP[: self.inside]:
            surface.blit(coin, coin.get_rect(center=_round(_in_purse(purse, (x, y)))))
        ways = [(self._at(kit, florin, purse, tray), florin) for florin in self._flying]
        falling = [at for at, florin in ways if _way_in(florin) >= _FALLS]
        for at in falling:
            surface.blit(coin, coin.get_rect(center=_round(at)))
        surface.blit(kit.pictures.get("bid_purse_front", purse.size), purse)
        for at, florin in ways:
            if _way_in(florin) < _FALLS:
                surface.blit(coin, coin.get_rect(center=_round(at)))

    def _at(self, kit: Kit, florin: _Florin, purse: pygame.Rect, tray: pygame.Rect) -> FinePoint:
        start = _lying(kit, tray, min(self.on_tray, _most_shown(kit, tray)))
        ends = start, _in_purse(purse, _MOUTH)
        return florin.tween.arc(*(ends if florin.inward else ends[::-1]), height=purse.height * 0.4)


def _way_in(florin: _Florin) -> float:
    """Return the share of the way from the tray to the purse."""
    return florin.tween.share if florin.inward else 1 - florin.tween.share


def _px(kit: Kit, units: float) -> int:
    return max(1, round(units * kit.layout.k))


def _piles(kit: Kit, tray: pygame.Rect) -> int:
    return max(1, tray.width // _px(kit, _COIN + 4))


def _most_shown(kit: Kit, tray: pygame.Rect) -> int:
    return _ROWS * _PILE * _piles(kit, tray)


def _lying(kit: Kit, tray: pygame.Rect, number: int) -> FinePoint:
    """Return the middle of a florin on the tray: piles side by side, the second row before the first."""
    pile, height = divmod(number, _PILE)
    row, column = divmod(pile, _piles(kit, tray))
    step, side = _px(kit, _COIN + 4), _px(kit, _COIN)
    top = tray.top + side // 2 + _px(kit, _THICK) * (_PILE - 1) + row * _px(kit, _COIN + 14)
    return tray.left + side / 2 + column * step, top - height * _px(kit, _THICK)


def _in_purse(purse: pygame.Rect, point: FinePoint) -> FinePoint:
    return purse.left + purse.width * point[0] / _PLAN[0], purse.top + purse.height * point[1] / _PLAN[1]


def _round(point: FinePoint) -> tuple[int, int]:
    return round(point[0]), round(point[1])
