"""A played game: its set-up and the decisions made since. Replay and undo come from here.

The decisions hold what chance did, too (the turns of `NATURE`), so a game replays without its random stream.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from attrs import field, frozen

from leonardo.engine.game import NATURE, AnyGame, Event, Step


@frozen
class Turn:
    """A decision: who made it, what it was, and how many legal answers there were; for chance that is not counted."""

    seat: int
    action: Any
    of: int

    @classmethod
    def taken(cls, game: AnyGame, state: Any, action: Any) -> "Turn":
        """Return the turn of whoever decides in `state`.

        Raises:
            ValueError: if the game is over.
        """
        decider = game.decider(state)
        if decider is None:
            raise ValueError("the game is over, there is nothing to decide")
        return cls(decider, action, 0 if decider == NATURE else len(game.legal(state)))

    @property
    def by_nature(self) -> bool:
        """Whether chance decided, and no seat."""
        return self.seat == NATURE


@frozen
class Played:
    """A game as far as it was played; `state` follows from the rest and is kept to go on from."""

    game: AnyGame
    setup: Any
    turns: tuple[Turn, ...]
    state: Any = field(eq=False, repr=False)
    decider: int | None = field(init=False, eq=False, repr=False)
    """The seat that must decide now, `NATURE`, or nothing when the game is over."""

    @decider.default
    def _who_decides(self) -> int | None:
        return self.game.decider(self.state)

    @classmethod
    def begin(cls, game: AnyGame, setup: Any) -> tuple["Played", tuple[Event, ...]]:
        """Return the game before its first decision, and what happened on the way there.

        Raises:
            ValueError: if the set-up is not possible by the rules.
        """
        step = game.begin(setup)
        return cls(game, setup, (), step.state), step.events

    @classmethod
    def replay(cls, game: AnyGame, setup: Any, actions: Iterable[Any]) -> "Played":
        """Return the game after these decisions.

        Raises:
            ValueError: if the set-up is not possible by the rules.
            IllegalActionError: if a decision is not legal.
        """
        played, _ = cls.begin(game, setup)
        state = played.state
        turns: list[Turn] = []
        for action in actions:
            turns.append(Turn.taken(game, state, action))
            state = game.apply(state, action).state
        return cls(game, setup, tuple(turns), state)

    def play(self, action: Any) -> tuple["Played", tuple[Event, ...]]:
        """Return the game after a decision, and what happened by it.

        Raises:
            IllegalActionError: if the decision is not legal.
        """
        played, step = self._after(action, watched=False)
        return played, step.events

    def watch(self, action: Any) -> tuple["Played", Step[Any]]:
        """Return the game after a decision, and what it led to, with the states on the way.

        Raises:
            IllegalActionError: if the decision is not legal.
        """
        return self._after(action, watched=True)

    def _after(self, action: Any, watched: bool) -> tuple["Played", Step[Any]]:
        turn = Turn.taken(self.game, self.state, action)
        step = self.game.apply(self.state, action, watched)
        return Played(self.game, self.setup, (*self.turns, turn), step.state), step

    def play_nature(self, random: Random) -> tuple["Played", tuple[Event, ...]]:
        """Let nature do what is its to do now: return the game after this one turn, and what happened by it."""
        return self.play(self.game.chance(self.state, random))

    def preview(self, action: Any) -> Any:
        """Return what the decider would see right after an action, as `tried` does."""
        return self.game.view(self.tried(action), self.decider)

    def tried(self, action: Any) -> Any:
        """Return the state right after an action, before anything that follows from it.

        Raises:
            IllegalActionError: if the action is not legal.
            ValueError: if the action would reveal something: that cannot be tried out.
        """
        step = self.game.apply(self.state, action, watched=True)
        if any(event.reveals for event in step.events[:1]):
            raise ValueError(f"what {action} reveals cannot be seen beforehand")
        after, *_ = *step.states, step.state
        return after

    def undo(self, count: int = 1) -> "Played":
        """Return the game before its last `count` decisions.

        Raises:
            ValueError: if it has not so many.
        """
        if not 0 <= count <= len(self.turns):
            raise ValueError(f"cannot take back {count} of {len(self.turns)} decisions")
        kept = self.turns[: len(self.turns) - count]
        return Played.replay(self.game, self.setup, (turn.action for turn in kept))

    def steps(self) -> Iterator[tuple[Turn | None, Step[Any]]]:
        """Yield what each decision led to, after the beginning, which no decision led to."""
        step = self.game.begin(self.setup)
        yield None, step
        for turn in self.turns:
            step = self.game.apply(step.state, turn.action)
            yield turn, step

    @property
    def decisions(self) -> int:
        """How many decisions the seats made: the turns of nature are none."""
        return sum(not turn.by_nature for turn in self.turns)

    def question(self, seat: int) -> int:
        """Return the number of the question that a seat is asked next among its own, 1 first."""
        return 1 + sum(turn.seat == seat for turn in self.turns)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.decider is None
