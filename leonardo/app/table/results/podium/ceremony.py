"""Draws the ceremony frame by frame: the square is made once, what has come is kept on it, and what comes is drawn."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Protocol

from pygame import Rect, Surface

from leonardo.app.table.feast.timeline import Cue, Entrance, Timeline
from leonardo.app.table.results.podium.camera import Outlook


class Shown(Protocol):
    """What can be seen while it comes, such as an exhibit."""

    def draw(self, surface: Surface, entrance: Entrance, share: float, /) -> object:
        """Draw it when it has come so far."""


Makers = Mapping[Hashable, Callable[[], Shown]]
"""What makes each thing that is seen, by what it is called in the timeline."""


class Ceremony:
    """What comes on the square, on whose ground is drawn, by its timeline; `ahead` is the work before that of `makers`.

    What `moves` later on is not laid on the ground, but drawn on it each time.
    """

    def __init__(
        self,
        square: Outlook,
        timeline: Timeline,
        makers: Makers,
        ahead: Iterator[Callable[[], object]],
        moves: Callable[[Hashable], bool] = lambda _what: False,
    ) -> None:
        self._square = square
        self.ground = square.ground
        """The square with all that has come to stay."""
        self._makers = makers
        self._left = [cue for cue in timeline.cues if cue.what in makers]
        self._moves = moves
        self._moving: list[Cue] = []
        self._made: dict[Hashable, Shown] = {}
        undermost, others = self._left[:1], self._left[1:]  # the largest comes first, while the curtain is still shut
        self._ahead: Iterator[Callable[[], object]] = chain(
            (partial(self._make_ready, cue) for cue in undermost),
            ahead,
            (partial(self._make_ready, cue) for cue in others),
        )

    def make_more(self) -> None:
        """Make a little of what is still to come, so that no frame must make much."""
        work = next(self._ahead, None)
        if work is not None:
            work()

    def settle(self, now: float) -> None:
        """Lay all on the square that has come by then, as far as nothing is still to come that lies under it."""
        while self._left and self._left[0].over <= now:
            cue = self._left.pop(0)
            if self._moves(cue.what):
                self._moving.append(cue)
            else:
                self._thing(cue).draw(self.ground, cue.entrance, 1.0)

    def draw(self, surface: Surface, now: float) -> None:
        """Draw it, so many milliseconds after it began."""
        self.settle(now)
        self._square.draw(surface, now)
        self._draw_moving(surface)
        for cue in self._left:
            if cue.seen(now):
                self._thing(cue).draw(surface, cue.entrance, cue.share(now))

    def draw_again(self, surface: Surface, place: Rect) -> None:
        surface.set_clip(place)
        surface.blit(self.ground, place, place)
        self._draw_moving(surface)
        surface.set_clip(None)

    def _draw_moving(self, surface: Surface) -> None:
        for cue in self._moving:
            self._thing(cue).draw(surface, cue.entrance, 1.0)

    def _make_ready(self, cue: Cue) -> None:
        thing = self._thing(cue)
        if cue.entrance is Entrance.STAMPED:
            thing.draw(Surface((1, 1)), cue.entrance, 0.0)

    def _thing(self, cue: Cue) -> Shown:
        if cue.what not in self._made:
            self._made[cue.what] = self._makers[cue.what]()
        return self._made[cue.what]
