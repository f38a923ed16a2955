"""The coin with a bonus, which falls on its block: it strikes, the block gives, its piles jump and dust flies up."""

import math
from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.tween import ease_in, ease_out
from leonardo.app.table.feast.exhibit import Exhibit

_HEIGHT: Final = 430  # units from above which it falls
_GIVES: Final = (6, 150)
_JUMPS: Final = (8, 130, 2)
_BOUNCES: Final = (11, 110, 2)
"""Units and milliseconds of the block that gives, of piles that jump and of the coin that bounces, and how often."""
_DUST: Final = (186, 152, 100)
_PUFFS: Final = ((-1.0, 0.25), (-0.72, 0.7), (-0.3, 1.0), (0.34, 0.9), (0.7, 0.55), (1.0, 0.2))
_SPREAD: Final = (44, 20)
_PUFF: Final = (9, 30)
"""The colour of the dust, how far aside and up each puff of it flies, in shares of so many units, and units across one
when it comes up and when it is gone."""
_FLIES: Final = 300.0
_FADES: Final = 6
_THICK: Final = 215  # milliseconds for which it is seen, in so many steps, and how dense it is at first, of 255


@frozen(eq=False)
class Drop:
    """How a `coin` comes to its place: from a `height` of so many pixels; a `unit` of the window has so many."""

    coin: Exhibit
    height: int
    unit: float
    dust: Sequence[Surface]

    def draw(self, surface: Surface, fallen: float, since: float, below: int) -> None:
        """Draw it when it has `fallen` so far, 0..1, or has lain there `since` so many milliseconds.

        The place where it comes to lie is so many pixels lower than at last.
        """
        up = round(self.height * (1 - ease_in(fallen))) if fallen < 1 else self._hop(_BOUNCES, since)
        surface.blit(self.coin.picture, self.coin.place.move(0, below - up))
        if fallen >= 1 and since < _FLIES:
            self._draw_dust(surface, since / _FLIES, below)

    def gives(self, since: float) -> int:
        """Return by how many pixels the block is lower, so long after it was struck."""
        units, lasts = _GIVES
        return math.ceil(units * self.unit * math.sin(math.pi * since / lasts)) if 0 <= since < lasts else 0

    def jump(self, since: float) -> int:
        """Return by how many pixels the piles beside it are in the air."""
        return self._hop(_JUMPS, since)

    def _hop(self, how: tuple[int, int, int], since: float) -> int:
        """Return how high something is that hops so often, each time half as high and as long."""
        units, lasts, often = how
        begins, high, long = 0.0, units * self.unit, float(lasts)
        for _ in range(often):
            if begins <= since < begins + long:
                share = (since - begins) / long
                return round(high * 4 * share * (1 - share))
            begins, high, long = begins + long, high / 2, long / 2
        return 0

    def _draw_dust(self, surface: Surface, share: float, below: int) -> None:
        picture = self.dust[min(_FADES - 1, int(share * _FADES))]
        x, y = self.coin.place.midbottom
        for aside, up in _PUFFS:
            gone = ease_out(share) * self.unit
            at = round(x + aside * _SPREAD[0] * gone), round(y + below - up * _SPREAD[1] * gone)
            shapes.lay_centred(surface, picture, at)


def dropping(page: Kit, coin: Exhibit) -> Drop:
    """Return how a coin with a bonus falls to its place, from within the window."""
    px = page.layout.px
    least, most = _PUFF
    dust = []
    for step in range(_FADES):
        across = px(least + (most - least) * step / (_FADES - 1))
        dense = round(_THICK * (1 - step / _FADES))
        dust.append(shapes.disc(across, (*_DUST, dense)))
    return Drop(coin, min(px(_HEIGHT), coin.place.bottom), page.layout.k, dust)
