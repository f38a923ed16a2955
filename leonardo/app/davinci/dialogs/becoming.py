"""The dialog of a bid comes out of the stage of its auction, and becomes that again: the frame stays where it is.

What is asked rises from below the boards and sinks below them, the card is moved, and the sheet below the frame comes
out from behind it.
"""

from collections.abc import Callable
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.tween import Tween, ease_in_out
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import Entrance

BECOMES: Final = 280
"""Milliseconds that takes, either way."""
_SIZES: Final = 8
"""Sizes of the purse on its way."""


@frozen(eq=False)
class Staged:
    """The `stage` of an auction on which the dialog takes place.

    `card` is where its card lies with what is drawn around it, and `purse` where the purse will stand that is filled;
    `sealed` returns that so many pixels high. `lay` draws the stage without both, with all that stands on it as far as
    it has come.
    """

    stage: FeastStage
    card: Rect
    purse: Rect
    sealed: Callable[[int], Surface]
    lay: Callable[[Surface, float], None]


@frozen(eq=False)
class Asked:
    """What is asked, as it is seen: the `sheet` below the frame, the `things` on the stage, the `plate` of the title.

    The `card` has a picture of its own, and so has the `purse` once it is sealed.
    """

    sheet: Exhibit
    things: Exhibit
    plate: Exhibit
    card: Exhibit
    purse: Rect | None = None


class Becoming:
    """The way out of the stage, or back to it."""

    def __init__(self, staged: Staged, asked: Asked, *, back: bool) -> None:
        self._staged, self._asked, self._back = staged, asked, back
        self._tween = Tween(BECOMES, ease=ease_in_out)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether it is over."""
        return self._tween.update(milliseconds)

    def draw(self, surface: Surface) -> None:
        """Draw the stage and what is asked, as far as it has come."""
        staged, asked = self._staged, self._asked
        stage, out = staged.stage, 1 - self._tween.share if self._back else self._tween.share
        _lay_moved(surface, asked.sheet, round(asked.sheet.place.height * (out - 1)), asked.sheet.place)
        staged.lay(surface, 1 - out)
        below = round(stage.opening.height * (1 - out))
        _lay_moved(surface, asked.things, below, stage.opening)
        stage.lay_front(surface, stage.opening)
        asked.plate.draw(surface, Entrance.TURNS, out)
        surface.blit(asked.card.picture, _between(staged.card.topleft, asked.card.place.topleft, out))
        if asked.purse is not None:
            step = round(out * _SIZES) / _SIZES
            high = round(staged.purse.height + (asked.purse.height - staged.purse.height) * step)
            purse = staged.sealed(high)
            foot = _between(staged.purse.midbottom, asked.purse.midbottom, out)
            surface.blit(purse, purse.get_rect(midbottom=foot))


def cut_out(whole: Surface, place: Rect) -> Exhibit:
    """Return a place of a picture as large as the window."""
    return Exhibit(whole.subsurface(place.clip(whole.get_rect())), place.clip(whole.get_rect()))


def clear(size: Size) -> Surface:
    """Return a clear surface."""
    return Surface(size, pygame.SRCALPHA)


def _lay_moved(surface: Surface, thing: Exhibit, down: int, within: Rect) -> None:
    """Draw a thing so far below its place, as far as it is within one."""
    at = thing.place.move(0, down)
    seen = at.clip(within)
    if seen:
        surface.blit(thing.picture, seen, seen.move(-at.left, -at.top))


def _between(start: Point, end: Point, share: float) -> Point:
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
