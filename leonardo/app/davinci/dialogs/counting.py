"""Florins counted from a tray into a purse and back, one by one, until there are as many in it as are wanted."""

from typing import Final

import pygame
from attrs import frozen

from leonardo.app.davinci.picture import heap
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.tween import Tween

_FLIES: Final = 260
"""Milliseconds that a florin takes from the tray to the purse."""
_BETWEEN: Final = 45
"""Milliseconds between two florins."""
_WITHIN: Final = 450
"""Milliseconds within which all have left, however many there are."""
_COIN: Final = 50
"""Units of a florin on the tray."""
_PILE: Final = 5
"""Florins in one pile on the tray."""
_THICK: Final = 9
_ROWS: Final = 1
_FALLS: Final = 0.72
"""The share of its way from which on a florin is behind the front of the purse."""


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

    def stand(self, kit: Kit, tray: pygame.Rect) -> pygame.Rect:
        """Return where the piles of all florins stand on the tray, with half a florin around them."""
        side = kit.layout.px(_COIN)
        coins = [pygame.Rect(0, 0, side, side) for _ in range(max(1, min(self.most, _most_shown(kit, tray))))]
        for number, coin in enumerate(coins):
            coin.center = _round(self._lying(kit, tray, number))
        return coins[0].unionall(coins).inflate(side, side)

    def draw_tray(self, surface: pygame.Surface, kit: Kit, tray: pygame.Rect) -> None:
        """Draw the piles of florins that are left."""
        side = kit.layout.px(_COIN)
        coin = kit.pictures.get("florin", (side, round(side * 0.86)))
        for number in range(min(self.on_tray, _most_shown(kit, tray))):
            surface.blit(coin, coin.get_rect(center=_round(self._lying(kit, tray, number))))

    def draw_purse(self, surface: pygame.Surface, kit: Kit, purse: pygame.Rect, tray: pygame.Rect) -> None:
        """Draw the open purse with what is in it and what is on its way."""
        pictures = kit.pictures
        heap.draw_back(surface, pictures, purse, self.inside)
        coin = heap.coin(pictures, purse)
        ways = [(self._at(kit, florin, purse, tray), florin) for florin in self._flying]
        for at, florin in ways:
            if _way_in(florin) >= _FALLS:
                surface.blit(coin, coin.get_rect(center=_round(at)))
        heap.draw_front(surface, pictures, purse)
        for at, florin in ways:
            if _way_in(florin) < _FALLS:
                surface.blit(coin, coin.get_rect(center=_round(at)))

    def _at(self, kit: Kit, florin: _Florin, purse: pygame.Rect, tray: pygame.Rect) -> FinePoint:
        start = self._lying(kit, tray, min(self.on_tray, _most_shown(kit, tray)))
        ends = start, heap.at(purse, heap.MOUTH)
        return florin.tween.arc(*(ends if florin.inward else ends[::-1]), height=purse.height * 0.4)

    def _lying(self, kit: Kit, tray: pygame.Rect, number: int) -> FinePoint:
        """Return the middle of a florin: piles side by side in the middle of the tray, the second row before them."""
        pile, height = divmod(number, _PILE)
        row, column = divmod(pile, _piles(kit, tray))
        px = kit.layout.px
        step, side = px(_COIN + 4), px(_COIN)
        across = min(_piles(kit, tray), -(-self.most // _PILE)) * step
        top = tray.top + side // 2 + px(_THICK) * (_PILE - 1) + row * px(_COIN + 14)
        return tray.centerx - across / 2 + column * step + step / 2, top - height * px(_THICK)


def _way_in(florin: _Florin) -> float:
    """Return the share of the way from the tray to the purse."""
    return florin.tween.share if florin.inward else 1 - florin.tween.share


def _piles(kit: Kit, tray: pygame.Rect) -> int:
    return max(1, tray.width // kit.layout.px(_COIN + 4))


def _most_shown(kit: Kit, tray: pygame.Rect) -> int:
    return _ROWS * _PILE * _piles(kit, tray)


def _round(point: FinePoint) -> tuple[int, int]:
    return round(point[0]), round(point[1])
