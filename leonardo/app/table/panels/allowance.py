"""How much is drawn anew in a frame: where much changes at once, some of it waits for the frames that follow.

It is counted, not timed, so that it is the same on all machines.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from pygame import Rect

STROKE: Final = 1
PART: Final = 3
"""What a stroke and a part of a panel take, as a rule."""
_FRAMES: Final = (10, 15, 20, 30)
"""What a frame takes, of both together, after so many others in which something waited; later ones as much as the last.

So what is usual is there within a tenth of a second, and however much it is, no frame is felt.
"""
_FRAME: Final = _FRAMES[0]
FINDING_OUT: Final = _FRAME
"""What it takes to find out what all parts show in a view that nobody could foresee: all that a frame takes."""
LOOKING_AGAIN: Final = _FRAME // 2
"""The same where the view is as it was, and only what is laid over it came unforeseen."""
_FADING: Final = _FRAME // 2
"""What a step takes in which all that changed comes nearer to how it looks now."""
EVENLY: Final = 3
"""Frames for which it is as if it had waited, what replaces a sketch: there is no haste, and each draws as much."""
_PIECE: Final = 6
"""What it takes to make a piece of what a stroke is drawn with, such as the halo of a light."""
_PIECES: Final = 3
"""How many pieces as wide as those that are not divided any more lie beside each other in a window."""


class Allowance:
    """What may be drawn in one frame: more if something has `waited` for some frames, so that little waits long.

    What lies at the places of `moved` never waits, whatever it takes: something leaves there or comes.
    """

    def __init__(self, waited: int = 0, moved: Sequence[Rect] = ()) -> None:
        self._moved = moved
        self._left = _FRAMES[min(waited, len(_FRAMES) - 1)]
        self._spent = False

    def hurries(self, place: Rect) -> bool:
        """Tell whether a place must not wait: what moves would be seen there and elsewhere, or nowhere."""
        return place.collidelist(self._moved) != -1

    @property
    def makes_another(self) -> bool:
        """Whether there is room in this frame for a piece of what strokes are drawn with, each of which takes long."""
        return self._left >= _PIECE

    def made(self) -> None:
        """Take off that such a piece was made: less is laid in the same frame."""
        self._left -= _PIECE

    def takes(self, cost: int) -> bool:
        """Tell whether there is room for something that takes so much, and take it off: for the first there always is.

        What takes nothing is no matter of this.
        """
        if cost and cost > self._left and self._spent:
            return False
        self._left -= cost
        self._spent = self._spent or cost > 0
        return True


def fading_too(moved: Sequence[Rect] = ()) -> Allowance:
    """Return what may be drawn in a frame in which a table that changed fades a step, however long something waited."""
    allowance = Allowance(0, moved)
    allowance.takes(_FADING)
    return allowance


def divided(place: Rect, cost: Callable[[Rect], int], window: Rect) -> Iterator[Rect]:
    """Yield a place in pieces, each of which finds room in a frame, as far as they are no small part of the window.

    Smaller ones would share so many things that to draw all of them would take much longer.
    """
    width, height = place.size
    if cost(place) <= _FRAME or max(width, height) < window.width // _PIECES:
        yield place
        return
    wide, high = (width // 2, height) if width >= height else (width, height // 2)
    other = Rect(0, 0, width - wide or width, height - high or height)
    other.bottomright = place.bottomright
    yield from divided(Rect(place.topleft, (wide, high)), cost, window)
    yield from divided(other, cost, window)
