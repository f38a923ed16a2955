"""Whose eyes a game is looked at with: those of a seat, of an onlooker, or of one to whom all is revealed."""

from collections.abc import Callable, Sequence

from attrs import field, frozen

from leonardo.app.kit.translations import tr
from leonardo.app.table.kinds import View
from leonardo.app.table.motion.eyes import Eyes
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent

Reveal = Callable[[View, Sequence[View]], View]
"""Returns a view with all in it that those of the seats tell, which come in their order."""


def _as_it_is(view: View, _: Sequence[View]) -> View:
    return view


@frozen
class RevealingViewpoint(Eyes):
    """Eyes at the side of a `seat`, or of nobody, from which nothing is hidden at a table of so many `seats`."""

    seats: int = 0
    reveal: Reveal = field(default=_as_it_is, eq=False, repr=False)

    def event(self, happening: ObservedEvent) -> Event | None:
        """Return what happened, as it happened."""
        return happening.event

    def view(self, happening: ObservedEvent) -> View:
        """Return how everything stood after it, with all that any seat knew; the same each time it is asked for."""
        return happening.kept(("revealed", self.seat), lambda: self._revealed(happening))

    def _revealed(self, happening: ObservedEvent) -> View:
        return self.reveal(happening.view(self.seat), [happening.view(seat) for seat in range(self.seats)])


@frozen
class Onlooking:
    """One of the ways to look at a game: the `eyes`, and the `name` of the seat or the `key` of what it is called."""

    eyes: Eyes
    name: str = ""
    key: str = ""

    @property
    def text(self) -> str:
        """What it is called in the language that is spoken."""
        return tr(self.key) if self.key else self.name


def ways_to_look(names: Sequence[str], reveal: Reveal | None) -> tuple[Onlooking, ...]:
    """Return all ways to look at a game of these seats; `reveal` is how its game shows everything, if it does.

    All that is revealed is first seen from nobody's side, then comes what each seat saw, and an onlooker.
    """
    seats = len(names)
    found = [Onlooking(RevealingViewpoint(None, seats=seats, reveal=reveal), key="viewer.eyes.all")] if reveal else []
    found += [Onlooking(Eyes(seat), name) for seat, name in enumerate(names)]
    return (*found, Onlooking(Eyes(None), key="viewer.eyes.onlooker"))
