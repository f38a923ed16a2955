"""Draws the ceremony frame by frame: the square is made once, what has come is kept on it, and what comes is drawn."""

from collections.abc import Callable, Hashable, Mapping

from pygame import Surface

from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.timeline import Step, Timeline


class Ceremony:
    """What comes on a `ground`, which is drawn on, by its timeline; each thing is made when it is about to come."""

    def __init__(self, ground: Surface, timeline: Timeline, makers: Mapping[Hashable, Callable[[], Exhibit]]) -> None:
        self._ground = ground
        self._makers = makers
        self._left = list(timeline.steps)
        self._made: dict[Hashable, Exhibit] = {}

    def draw(self, surface: Surface, now: float) -> None:
        """Draw it, so many milliseconds after it began."""
        for step in [step for step in self._left if step.over <= now]:
            self._exhibit(step).draw(self._ground, step.coming, 1.0)
            self._left.remove(step)
        surface.blit(self._ground, (0, 0))
        for step in self._left:
            if step.seen(now):
                self._exhibit(step).draw(surface, step.coming, step.share(now))

    def _exhibit(self, step: Step) -> Exhibit:
        if step.what not in self._made:
            self._made[step.what] = self._makers[step.what]()
        return self._made[step.what]
