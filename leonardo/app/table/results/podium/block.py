"""A block that climbs out of the pavement as high as what has been counted on it, with all that stands on it."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.tween import ease_in, ease_in_out, ease_out
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.results.podium.course import RISES, Climb

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


_LEAPS: Final = 0.16  # how high a winner hops, in heights of the master; twice as high when it is told who has won

Numbers = Callable[[int], Surface]  # returns the picture of something that is counted, for a number


def kept(numbers: Numbers) -> Numbers:
    """Return the same, which makes no picture anew that was seen last."""
    return lru_cache(maxsize=2)(numbers)


@frozen(eq=False)
class Block:
    """A block where it stands at last, its `foot` on the pavement: `whole` is the stone with what is fixed to its top.

    `lower` says by how many pixels it is lower when so much has been counted. The `plinth` has so many pixels; the
    coins of the `pile` lie on that and stay there; the `coin` with the number goes with its top, as the `bonus` does,
    which falls on it, if that is `lifted`. In the hop of a winner it rises by a `step` that sets it above who has as
    much.
    """

    climb: Climb
    foot: int
    plinth: int
    whole: Exhibit
    lower: Callable[[float], int]
    pile: Numbers
    piled: Rect
    coin: Numbers
    coined: Rect
    bonus: Drop
    lifted: bool
    step: int = 0

    def below(self, now: float) -> int:
        """Return by how many pixels all is lower then than at last."""
        lower = self.lower(self.climb.sum(now)) + round(self.step * (1 - ease_in_out(self.climb.hopped(now))))
        gives = self.bonus.gives(self.climb.since_struck(now))
        return lower + gives + round((self.whole.place.height - lower) * (1 - self.climb.risen(now)))

    def draw(self, surface: Surface, _entrance: Entrance, share: float) -> None:
        """Draw it when so much of its time has passed."""
        now = share * self.climb.lasts
        below, number = self.below(now), round(self.climb.sum(now))
        self._draw_stone(surface, now, below, self.whole.picture)
        if now < RISES:
            return
        since = self.climb.since_struck(now)
        surface.blit(self.pile(number), self.piled.move(0, -self.bonus.jump(since)))
        surface.blit(self.coin(number), self.coined.move(0, below))
        fallen = self.climb.fallen(now)
        if fallen > 0:
            self.bonus.draw(surface, fallen, since, below if self.lifted else 0)

    def draw_still(self, surface: Surface, now: float, stone: Surface) -> int:
        """Draw another `stone` of its size with its pile and what lies beside that, and return how low it is."""
        below, number = self.below(now), round(self.climb.sum(now))
        self._draw_stone(surface, now, below, stone)
        surface.blit(self.pile(number), self.piled)
        if self.climb.finish.bonus and not self.lifted:
            surface.blit(self.bonus.coin.picture, self.bonus.coin.place)
        return below

    def _draw_stone(self, surface: Surface, now: float, below: int, picture: Surface) -> None:
        """Draw as much of it as has come out of its plinth, which comes out of the pavement first."""
        place = self.whole.place
        edge = self.foot - self.plinth
        surface.blit(picture, place.move(0, below), Rect(0, 0, place.width, max(0, edge - place.top - below)))
        hidden = round(self.plinth * (1 - self.climb.risen(now)))
        part = Rect(0, place.height - self.plinth, place.width, self.plinth - hidden)
        surface.blit(picture, (place.left, edge + hidden), part)


@frozen(eq=False)
class Mover:
    """Something on a block of which there is one: it goes from one place to another, and grows or shrinks on its way.

    `sizes` are its pictures from the first to the last; both places are those of a block that is as high as at last.
    """

    sizes: Sequence[Surface]
    start: tuple[int, int]
    place: tuple[int, int]

    def draw(self, surface: Surface, below: int, share: float) -> None:
        """Draw it so far on its way, where the block is so many pixels lower than at last."""
        size = self.sizes[min(len(self.sizes) - 1, int(share * len(self.sizes)))]
        (x, y), (to_x, to_y) = self.start, self.place
        middle = round(x + (to_x - x) * share), round(y + (to_y - y) * share) + below
        surface.blit(size, size.get_rect(center=middle))


class Crowning:
    """The block of a winner: like all others until it is told who has won, then with the winner's own look.

    Between them only the `bare` stone stands, and the `movers` change their places.
    """

    def __init__(self, before: Block, after: Block, bare: Surface, movers: Sequence[Mover]) -> None:
        self._before, self._after, self._bare, self._movers = before, after, bare, movers

    def draw(self, surface: Surface, entrance: Entrance, share: float) -> None:
        """Draw it when so much of its time has passed."""
        climb = self._after.climb
        now = share * climb.lasts
        hopped = climb.hopped(now)
        if hopped <= 0:
            self._before.draw(surface, entrance, share)
        elif hopped >= 1:
            self._after.draw(surface, entrance, share)
        else:
            self._change(surface, now, ease_in_out(hopped))

    def _change(self, surface: Surface, now: float, share: float) -> None:
        below = self._after.draw_still(surface, now, self._bare)
        for mover in self._movers:
            mover.draw(surface, below, share)


class Figure:
    """The master of a winner, who hops `start` to `place`, from foot to foot, and grows; and who hops again later.

    `sizes` are pictures of it from the small one to the last; the `shade` is a shadow that stays on the stone.
    """

    def __init__(self, climb: Climb, sizes: Sequence[Surface], shade: Surface, start: Rect, place: Rect) -> None:
        self._climb, self._sizes, self._shade, self._start, self._place = climb, sizes, shade, start, place
        self._leap = round(place.height * _LEAPS)
        self._lifted = 0

    @property
    def room(self) -> Rect:
        return Rect(self._place.left, self._place.top - self._leap, self._place.width, self._place.height + self._leap)

    def lift(self, share: float) -> bool:
        """Let it be so high in the air when all else is still, 0 to 1; tell whether it is seen otherwise."""
        before, self._lifted = self._lifted, round(self._leap * share)
        return before != self._lifted

    def draw(self, surface: Surface, _entrance: Entrance, share: float) -> None:
        """Draw it when so much of the time of its block has passed: before the hop it is a part of that."""
        hopped = self._climb.hopped(share * self._climb.lasts)
        if hopped >= 1:
            surface.blit(self._shade, self._place)
            surface.blit(self._sizes[-1], self._place.move(0, -self._lifted))
        elif hopped > 0:
            size = self._sizes[int(hopped * len(self._sizes))]
            (x, y), (to_x, to_y) = self._start.midbottom, self._place.midbottom
            up = round(self._leap * 8 * hopped * (1 - hopped))
            foot = round(x + (to_x - x) * hopped), round(y + (to_y - y) * hopped) - up
            surface.blit(size, size.get_rect(midbottom=foot))
