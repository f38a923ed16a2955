"""Florins counted from a tray into a purse and back, one by one, until there are as many in it as are wanted."""

from typing import Final

import pygame
from attrs import frozen

from leonardo.app.davinci.picture import heap
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import FinePoint, Size
from leonardo.app.kit.tween import Tween

_FLIES: Final = 260  # milliseconds that a florin takes from the tray to the purse
_BETWEEN: Final = 45  # milliseconds between two florins
_WITHIN: Final = 450  # milliseconds within which all have left, however many there are
_COIN: Final = 0.4  # the width of a florin on the tray, in heights of the tray;
_COIN_HIGH: Final = 0.86  # its height in its width;
_STEP: Final = 1.1  # and from one pile to the next, in its width
_PILE: Final = (5, 10)  # florins in one pile, and in one that is as high as the tray: there are no more of them on any
_FALLS: Final = 0.72  # the share of its way from which on a florin is behind the front of the purse


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
        return self.most - self.inside - len(self._flying)

    def moves(self, wanted: int) -> bool:
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

    def stand(self, tray: pygame.Rect) -> pygame.Rect:
        """Return where the piles of all florins stand on the tray, with half a florin around them."""
        coins = [pygame.Rect(0, 0, *_size(tray)) for _ in range(max(1, min(self.most, _most_shown(tray))))]
        for number, coin in enumerate(coins):
            coin.center = _round(self._lying(tray, number))
        return coins[0].unionall(coins).inflate(coins[0].width, coins[0].width)

    def draw_tray(self, surface: pygame.Surface, kit: Kit, tray: pygame.Rect) -> None:
        """Draw the piles of florins that are left."""
        coin = kit.pictures.get("florin", _size(tray))
        for number in range(min(self.on_tray, _most_shown(tray))):
            surface.blit(coin, coin.get_rect(center=_round(self._lying(tray, number))))

    def draw_purse(self, surface: pygame.Surface, kit: Kit, purse: pygame.Rect, tray: pygame.Rect) -> None:
        pictures = kit.pictures
        heap.draw_back(surface, pictures, purse, self.inside)
        coin = heap.coin(pictures, purse)
        ways = [(self._at(florin, purse, tray), florin) for florin in self._flying]
        for at, florin in ways:
            if _way_in(florin) >= _FALLS:
                surface.blit(coin, coin.get_rect(center=_round(at)))
        heap.draw_front(surface, pictures, purse)
        for at, florin in ways:
            if _way_in(florin) < _FALLS:
                surface.blit(coin, coin.get_rect(center=_round(at)))

    def _at(self, florin: _Florin, purse: pygame.Rect, tray: pygame.Rect) -> FinePoint:
        start = self._lying(tray, min(self.on_tray, _most_shown(tray)))
        ends = start, heap.at(purse, heap.MOUTH)
        return florin.tween.arc(*(ends if florin.inward else ends[::-1]), height=purse.height * 0.4)

    def _lying(self, tray: pygame.Rect, number: int) -> FinePoint:
        """Return the middle of a florin: piles side by side, whose lowest lie on the bottom of the tray."""
        usual, highest = _PILE
        each = max(usual, min(highest, -(-self.most // _piles(tray))))
        column, height = divmod(number, each)
        wide, high = _size(tray)
        step, thick = wide * _STEP, (tray.height - high) / (highest - 1)
        across = min(_piles(tray), -(-self.most // each)) * step
        return tray.centerx - across / 2 + (column + 0.5) * step, tray.bottom - high / 2 - height * thick


def _way_in(florin: _Florin) -> float:
    return florin.tween.share if florin.inward else 1 - florin.tween.share


def _size(tray: pygame.Rect) -> Size:
    wide = round(tray.height * _COIN)
    return wide, round(wide * _COIN_HIGH)


def _piles(tray: pygame.Rect) -> int:
    return max(1, int(tray.width / (_size(tray)[0] * _STEP)))


def _most_shown(tray: pygame.Rect) -> int:
    return _PILE[1] * _piles(tray)


def _round(point: FinePoint) -> tuple[int, int]:
    return round(point[0]), round(point[1])
