"""The dialog of a bid comes out of the stage of its auction, and becomes that again: the frame stays where it is.

One thing happens after the other: the notes fade, the florins and the sheet below the frame go down and out of sight,
one's own purse goes to its place, those of others drop to theirs, and the names come last. Out of the stage all goes
the other way.
"""

from collections.abc import Callable
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.tween import Tween, ease_in, ease_in_out, linear
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import Entrance

BECOMES: Final = 280  # milliseconds it takes to come out of the stage,
RETURNS: Final = 480  # and to become that again
_Span = tuple[float, float]
_NOTES: Final[_Span] = (0.0, 0.26)  # from which share of the way back to which one the notes fade,
_DOWN: Final[_Span] = (0.06, 0.5)  # the florins and the sheet go down,
_AWAY: Final[_Span] = (0.1, 0.28)
_TITLE: Final[_Span] = (0.28, 0.48)  # the title is turned away, and that of the stage comes,
_CARD: Final[_Span] = (0.26, 0.58)
_OWN: Final[_Span] = (0.36, 0.7)  # the card and one's own purse go to their places,
_DROPS: Final[_Span] = (0.58, 0.84)  # those of others drop,
_NAMES: Final[_Span] = (0.74, 1.0)  # and the names come
_SIZES: Final = 8  # sizes of the purse on its way


@frozen(eq=False)
class Staged:
    """The `stage` of an auction on which the dialog takes place.

    `card` is where its card lies with what is drawn around it, and `purse` where the purse will stand that is filled;
    `sealed` returns that so many pixels high. `title` is the plate over it, and `lay` draws the stage without all of
    these, with the purses of others and the names as far as they have come. Of `others` purses are sealed already.
    """

    stage: FeastStage
    title: Exhibit
    card: Rect
    purse: Rect
    sealed: Callable[[int], Surface]
    lay: Callable[[Surface, float, float], None]
    others: bool = False


@frozen(eq=False)
class Asked:
    """What is asked, as it is seen: the `sheet` below the frame, `notes` and `florins` on it, the `plate` of the title.

    The `card` has a picture of its own, and so has the `purse` once it is sealed.
    """

    sheet: Exhibit
    notes: Exhibit
    florins: Exhibit
    plate: Exhibit
    card: Exhibit
    purse: Rect | None = None


class Becoming:
    """The way out of the stage, or back to it."""

    def __init__(self, staged: Staged, asked: Asked, *, back: bool) -> None:
        self._staged, self._asked, self._back = staged, asked, back
        self._tween = Tween(RETURNS if back else BECOMES, ease=linear)
        self._thuds = back and staged.others
        """Whether purses have still to drop to the boards."""

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether it is over."""
        return self._tween.update(milliseconds)

    def take_thud(self) -> bool:
        """Tell once that purses have dropped to the boards."""
        falls = self._thuds and self._gone < _DROPS[1]
        thud, self._thuds = self._thuds and not falls, falls
        return thud

    @property
    def _gone(self) -> float:
        return self._tween.share if self._back else 1 - self._tween.share

    def _share(self, span: _Span) -> float:
        first, last = span
        return ease_in_out(max(0.0, min(1.0, (self._gone - first) / (last - first))))

    def draw(self, surface: Surface) -> None:
        """Draw the stage and what is asked, as far as it has come."""
        staged, asked = self._staged, self._asked
        stage, down = staged.stage, self._share(_DOWN)
        _lay_moved(surface, asked.sheet, -round(asked.sheet.place.height * down), asked.sheet.place)
        drops = max(0.0, min(1.0, (self._gone - _DROPS[0]) / (_DROPS[1] - _DROPS[0])))
        staged.lay(surface, ease_in(drops), self._share(_NAMES))
        asked.notes.draw(surface, Entrance.APPEARS, 1 - self._share(_NOTES))
        out_of_sight = stage.opening.bottom - asked.florins.place.top
        _lay_moved(surface, asked.florins, round(out_of_sight * down), stage.opening)
        stage.lay_front(surface, stage.opening)
        for plate, share in ((asked.plate, 1 - self._share(_AWAY)), (staged.title, self._share(_TITLE))):
            if share > 0:
                plate.draw(surface, Entrance.TURNS, share)
        at = _between(asked.card.place.topleft, staged.card.topleft, self._share(_CARD))
        surface.blit(asked.card.picture, at)
        if asked.purse is not None:
            self._lay_purse(surface, asked.purse)

    def _lay_purse(self, surface: Surface, filled: Rect) -> None:
        staged, share = self._staged, self._share(_OWN)
        step = round(share * _SIZES) / _SIZES
        purse = staged.sealed(round(filled.height + (staged.purse.height - filled.height) * step))
        surface.blit(purse, purse.get_rect(midbottom=_between(filled.midbottom, staged.purse.midbottom, share)))


def cut_out(whole: Surface, place: Rect) -> Exhibit:
    return Exhibit(whole.subsurface(place.clip(whole.get_rect())), place.clip(whole.get_rect()))


def clear(size: Size) -> Surface:
    return Surface(size, pygame.SRCALPHA)


def _lay_moved(surface: Surface, thing: Exhibit, down: int, within: Rect) -> None:
    at = thing.place.move(0, down)
    seen = at.clip(within)
    if seen:
        surface.blit(thing.picture, seen, seen.move(-at.left, -at.top))


def _between(start: Point, end: Point, share: float) -> Point:
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
