"""Draws the ceremony frame by frame: the square is made once, what has come is kept on it, and what comes is drawn."""

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial
from itertools import chain

from pygame import Surface

from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Coming, Step, Timeline


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
        self._left = list(timeline.steps)
        self._made: dict[Hashable, Exhibit] = {}
        self._ahead: Iterator[Callable[[], object]] = chain(
            ahead, (partial(self._make_ready, step) for step in timeline.steps)
        )

    def make_more(self) -> None:
        """Make a little of what is still to come, so that no frame must make much."""
        work = next(self._ahead, None)
        if work is not None:
            work()

    def draw(self, surface: Surface, now: float) -> None:
        """Draw it, so many milliseconds after it began."""
        for step in [step for step in self._left if step.over <= now]:
            self._exhibit(step).draw(self.ground, step.coming, 1.0)
            self._left.remove(step)
        surface.blit(self.ground, (0, 0))
        for step in self._left:
            if step.seen(now):
                self._exhibit(step).draw(surface, step.coming, step.share(now))

    def _make_ready(self, step: Step) -> None:
        """Make a thing, and the sizes that it is seen at while it is pressed on."""
        exhibit = self._exhibit(step)
        if step.coming is Coming.STAMPED:
            exhibit.draw(Surface((1, 1)), step.coming, 0.0)

    def _exhibit(self, step: Step) -> Exhibit:
        if step.what not in self._made:
            self._made[step.what] = self._makers[step.what]()
        return self._made[step.what]
