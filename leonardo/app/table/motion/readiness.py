"""Making ready what is seen next: a little in each frame, so that no frame has to do it all.

What a decision leads to is known before it is shown. So while pieces fly, the table finds out and draws aside what will
be seen when they have landed, and what begins next waits until it is ready. How much is done in a frame is counted, not
timed: so it is the same on all machines.
"""

from collections.abc import Callable, Iterator
from typing import Final

from leonardo.app.kit.points import Size

MOVING: Final = 1
"""Pieces of work that are done in a frame that is drawn, as all are while something moves."""
STILL: Final = 10
"""The same in a frame that nobody sees, because nothing changes."""
WAITING: Final = 3
"""The same while a person decides, who may move the mouse at any moment."""
HELD_UP: Final = 12
"""The same in a frame that is drawn while what comes next waits for it, and nothing is seen of a decision as yet."""
_USUAL: Final = 1920 * 1080
"""Pixels of windows up to which so many are; in larger ones, where each takes longer, fewer."""
_STIRRED: Final = 2
"""The same while the mouse moves, so that a frame may well be drawn."""
_RESTLESS: Final = 6
"""Frames after a move of the mouse, or after one that was drawn for others, in which that may well happen again."""


class Pace:
    """Says how many pieces of work are done in a frame, before it is known whether it will be drawn."""

    def __init__(self) -> None:
        self._restless = 0
        self._full = False

    def skip(self) -> None:
        """Let nothing be done ahead in this frame: it has much to draw."""
        self._full = True

    def stirred(self) -> None:
        """Note that the mouse moved, or that this was drawn without having asked for it, as where scenes change."""
        self._restless = _RESTLESS

    def pieces(self, *, drawn: bool, awaited: Size | None = None) -> int:
        """Return how many are done in this frame, which is asked for once; `drawn` if it is drawn for sure.

        Where nothing is shown until they are done, they are `awaited` in a window of so many pixels.
        """
        restless, self._restless = self._restless > 0, max(0, self._restless - 1)
        full, self._full = self._full, False
        if full:
            return 0
        if drawn:
            return MOVING if awaited is None else max(MOVING, HELD_UP * _USUAL // max(_USUAL, awaited[0] * awaited[1]))
        return _STIRRED if restless else STILL


class Readiness:
    """Does the work for one thing at a time; other work takes its place as soon as something else comes next."""

    def __init__(self) -> None:
        self._for: object = None
        self._work: Iterator[None] = iter(())
        self._done = True

    def of(self, thing: object) -> bool:
        """Tell whether all is ready for something; it is known by being the same object."""
        return thing is self._for and self._done

    def go_on(self, thing: object, work: Callable[[], Iterator[None]], pieces: int) -> None:
        """Do so many pieces of the `work` for something; one to begin with: what is new has been work enough."""
        if thing is not self._for:
            self._for, self._work, self._done = thing, work(), False
            pieces = min(pieces, MOVING)
        for _ in range(pieces):
            if self._done:
                break
            self._done = next(self._work, self) is self

    def forget(self) -> None:
        """Put everything aside: it looks otherwise now."""
        self._for, self._work, self._done = None, iter(()), True
