"""Draws the ceremony frame by frame: the square is made once, what has come is kept on it, and what comes is drawn."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from itertools import chain

from pygame import Surface

from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Cue, Entrance, Timeline


class Ceremony:
    """What comes on a `ground`, which is drawn on, by its timeline; `ahead` is the work before that of the `makers`."""

    def __init__(
        self,
        ground: Surface,
        timeline: Timeline,
        makers: Mapping[Hashable, Callable[[], Exhibit]],
        ahead: Iterator[Callable[[], object]],
    ) -> None:
        self.ground = ground
        """The square with all that has come to stay."""
        self._makers = makers
        self._left = list(timeline.cues)
        self._made: dict[Hashable, Exhibit] = {}
        self._ahead: Iterator[Callable[[], object]] = chain(
            ahead, (partial(self._make_ready, cue) for cue in timeline.cues)
        )

    def make_more(self) -> None:
        """Make a little of what is still to come, so that no frame must make much."""
        work = next(self._ahead, None)
        if work is not None:
            work()

    def settle(self, now: float) -> None:
        """Lay all on the square that has come by then, so many milliseconds after it began."""
        for cue in [cue for cue in self._left if cue.over <= now]:
            self._exhibit(cue).draw(self.ground, cue.entrance, 1.0)
            self._left.remove(cue)

    def draw(self, surface: Surface, now: float) -> None:
        """Draw it, so many milliseconds after it began."""
        self.settle(now)
        surface.blit(self.ground, (0, 0))
        for cue in self._left:
            if cue.seen(now):
                self._exhibit(cue).draw(surface, cue.entrance, cue.share(now))

    def _make_ready(self, cue: Cue) -> None:
        """Make a thing, and the sizes that it is seen at while it is pressed on."""
        exhibit = self._exhibit(cue)
        if cue.entrance is Entrance.STAMPED:
            exhibit.draw(Surface((1, 1)), cue.entrance, 0.0)

    def _exhibit(self, cue: Cue) -> Exhibit:
        if cue.what not in self._made:
            self._made[cue.what] = self._makers[cue.what]()
        return self._made[cue.what]
