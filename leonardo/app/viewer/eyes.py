"""Whose eyes a game is looked at with: those of a seat, of an onlooker, or of one to whom all is revealed."""

from collections.abc import Callable, Sequence

from attrs import field, frozen

from leonardo.app.kit.words import words
from leonardo.app.table.kinds import View
from leonardo.app.table.motion.eyes import Eyes
from leonardo.engine.game import Event
from leonardo.play.watch import Happening

Reveal = Callable[[View, Sequence[View]], View]
"""Returns a view with all in it that those of the seats tell, which come in their order."""


def _as_it_is(view: View, _: Sequence[View]) -> View:
    return view


@frozen
class RevealingEyes(Eyes):
    """Eyes at the side of a `seat`, or of nobody, from which nothing is hidden at a table of so many `seats`."""

    seats: int = 0
    reveal: Reveal = field(default=_as_it_is, eq=False, repr=False)

    def event(self, happening: Happening) -> Event | None:
        """Return what happened, as it happened."""
        return happening.event

    def view(self, happening: Happening) -> View:
        """Return how everything stood after it, with all that any seat knew; the same each time it is asked for."""
        return happening.kept(("revealed", self.seat), lambda: self._revealed(happening))

    def _revealed(self, happening: Happening) -> View:
        return self.reveal(happening.view(self.seat), [happening.view(seat) for seat in range(self.seats)])


@frozen
class Onlooking:
    """One of the ways to look at a game: the `eyes`, and what it is called."""

    eyes: Eyes
    text: str


def ways_to_look(names: Sequence[str], reveal: Reveal | None) -> tuple[Onlooking, ...]:
    """Return all ways to look at a game of these seats; `reveal` is how its game shows everything, if it does.

    All that is revealed is first seen from nobody's side, then comes what each seat saw, and an onlooker.
    """
    seats = len(names)
    found = [Onlooking(RevealingEyes(None, seats=seats, reveal=reveal), words("viewer.eyes.all"))] if reveal else []
    found += [Onlooking(Eyes(seat), name) for seat, name in enumerate(names)]
    return (*found, Onlooking(Eyes(None), words("viewer.eyes.onlooker")))
