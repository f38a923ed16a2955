"""A game as far as it was played, and who sits at it: what can be asked of it, by any table."""

from collections.abc import Sequence
from typing import Any

from leonardo.engine.game import NATURE, AnyGame, Event, Objection, Standing
from leonardo.engine.record import Played
from leonardo.play.history import History
from leonardo.play.observed import ObservedEvent, Watch
from leonardo.saves.schema import BuiltIn, Person, Seated


class GameSoFar:
    """A game that is being played: how it stands, what happened, what would follow; `seats` says who sits where."""

    def __init__(self, history: History, seats: Sequence[Seated]) -> None:
        self.seats = tuple(seats)
        self._history = history

    @property
    def played(self) -> Played:
        """The game as far as it was played: complete, so nothing for eyes that belong to one seat."""
        return self._history.played

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.played.game

    @property
    def decider(self) -> int | None:
        """The seat that must decide now, `NATURE`, or nothing when the game is over."""
        return self._history.played.decider

    @property
    def chance_waits(self) -> bool:
        """Whether chance must decide now, which it does when `play_nature` is called."""
        return self.decider == NATURE

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.played.over

    @property
    def thinking(self) -> bool:
        """Whether a built-in player must decide now."""
        return self._built_in() is not None

    def is_person(self, seat: int) -> bool:
        """Return whether a person sits there; `NATURE` is none."""
        return seat != NATURE and isinstance(self.seats[seat], Person)

    def view(self, seat: int | None) -> Any:
        """Return all that a seat may know, or an onlooker."""
        return self.game.view(self.played.state, seat)

    def legal(self) -> Sequence[Any]:
        """Return every action open to the decider, in a stable order."""
        return self.game.legal(self.played.state)

    def objection(self, action: Any) -> Objection | None:
        """Return why the decider may not do `action`, or nothing if it may."""
        return self.game.objection(self.played.state, action)

    def standing(self) -> Standing:
        """Return how the seats stand."""
        return self.game.standing(self.played.state)

    def watch(self) -> Watch:
        """Return a watch that keeps from now on what happens, for a table to show; there is one at a time."""
        return self._history.watch()

    def now(self) -> ObservedEvent:
        """Return how everything stands, for any viewer."""
        return ObservedEvent(self.game, None, self.played.state)

    def preview(self, action: Any) -> Any:
        """Return what the decider would see right after `action`, as `Played.preview` does."""
        return self.played.preview(action)

    def tried(self, action: Any) -> ObservedEvent:
        """Return how everything would stand right after `action`, as `Played.tried` does."""
        return ObservedEvent(self.game, None, self.played.tried(action))

    def history(self, seat: int | None) -> list[Event]:
        """Return all that happened since the beginning of the game, as this seat may know it."""
        return self._history.seen_by(seat)

    def latest(self) -> list[Event]:
        """Return what came of the last decision, or happened at the beginning: for no eyes that belong to one seat."""
        return self._history.latest()

    def _built_in(self) -> BuiltIn | None:
        decider = self.decider
        seated = None if decider is None or decider == NATURE else self.seats[decider]
        return seated if isinstance(seated, BuiltIn) else None

    def _who_asks(self) -> int | None:
        decider = self.decider
        if decider is not None and self.is_person(decider):
            return decider
        deciders = (turn.seat for turn in reversed(self.played.turns))
        return next((seat for seat in deciders if self.is_person(seat)), None)
