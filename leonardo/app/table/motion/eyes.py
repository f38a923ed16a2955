"""Who looks at the screen, and so what is shown of all that happens."""

from collections.abc import Callable

from attrs import field, frozen

from leonardo.app.table.kinds import View
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent, Viewer

Covering = Callable[[View, View], View]
"""Covers the own secrets in a view, by what all may know."""


@frozen
class Eyes:
    """Those who look at the screen from the side of a `seat`: its person alone (`private`), or all at the table.

    While all look, the seat's own secrets lie covered (by `cover`).
    """

    seat: Viewer
    private: bool = True
    cover: Covering = field(default=lambda _, public: public, eq=False, repr=False)

    @property
    def viewer(self) -> Viewer:
        """The seat that may know what is shown; nobody in particular while all look."""
        return self.seat if self.private else None

    def event(self, happening: ObservedEvent) -> Event | None:
        """Return what happened as they may know it."""
        return happening.seen_by(self.viewer)

    def view(self, happening: ObservedEvent) -> View:
        """Return how everything stood after it, as they may see it; the same each time it is asked for."""
        if self.private or self.seat is None:
            return happening.view(self.viewer)
        return happening.kept(("open", self.seat), lambda: self.cover(happening.view(self.seat), happening.view(None)))
