"""A block that climbs out of the pavement as high as what has been counted on it, with all that stands on it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in_out
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.results.podium.course import RISES, Climb
from leonardo.app.table.results.podium.drop import Drop

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
        """All of the window that it is seen on when all else is still."""
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
