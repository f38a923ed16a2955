"""Playing one game of an arena: the same task gives the same game, on whichever core or machine."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from time import perf_counter
from typing import Any, Final

from attrs import frozen

from leonardo.ai import random_player
from leonardo.ai.outside import Outside, is_outside
from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, seers_of
from leonardo.ai.protocol import Told, hello, told
from leonardo.arena.entrants import entrant
from leonardo.arena.plan import Task
from leonardo.engine.driving import Events, Watcher, drive
from leonardo.engine.game import NATURE, AnyGame, Event, seen
from leonardo.engine.notation import write_record
from leonardo.engine.record import Played

FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What a faulty built-in player raises: it loses the decision, and the game goes on."""

MOST_SCORE: Final = 1_000_000
"""Far above what any game gives: figures are reckoned from no more than that."""


@frozen
class GameResult:
    """How a game of an arena ended, by seat.

    `milliseconds` are those of each decision, `fallbacks` counts the decisions that a player lost to chance because it
    failed, `troubles` says in words how it first did.

    Raises:
        ValueError: if what is told of the seats does not fit together.
    """

    game: int
    deal: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    milliseconds: tuple[tuple[float, ...], ...]
    fallbacks: tuple[int, ...]
    troubles: tuple[str | None, ...]

    def __attrs_post_init__(self) -> None:
        seats = len(self.players)
        by_seat = (self.scores, self.milliseconds, self.fallbacks, self.troubles)
        if any(len(told) != seats for told in by_seat) or not set(self.winners) <= set(range(seats)):
            raise ValueError(f"this is not told of {seats} seats")
        if self.game < 0 or not self.winners:
            raise ValueError("every game has a number from 0 up and somebody in first place")
        if any(abs(score) > MOST_SCORE for score in self.scores):
            raise ValueError("no game gives such scores")


@frozen
class Finished:
    """A game that was played: its outcome and its open record."""

    outcome: GameResult
    record: str


class _Sitter:
    """A built-in player at a seat, or one that is shown everything."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self._entrant = entrant(name)
        self._choose = _choice(game, self._entrant.player)

    def greet(self, game: AnyGame, state: Any, seat: int) -> None:
        """Do nothing: it needs no preparation."""

    def decide(self, asked: "_Asked") -> tuple[Any, str | None]:
        """Return its answer and no trouble, or no answer and what is wrong with it."""
        try:
            action = self._choose(asked, self._entrant.budget(asked.task.budget))
        except FAULTS as error:
            return None, f"{type(error).__name__}: {error}"
        if action not in asked.legal:
            return None, f"not legal: {action}"
        return action, None


class _Guest:
    """A program at a seat, which speaks the seat protocol."""

    def __init__(self, program: Outside) -> None:
        self._program = program

    def greet(self, game: AnyGame, state: Any, seat: int) -> None:
        """Start the program, so that its start is no part of its first decision."""
        self._program.greet(hello(game, state, seat))

    def decide(self, asked: "_Asked") -> tuple[Any, str | None]:
        """Return its answer and no trouble, or no answer and what is wrong with it."""
        answer = self._program.decide(asked.told, asked.task.budget)
        if answer.choice is None:
            return None, answer.message
        return asked.legal[answer.choice], None


@frozen
class _Asked:
    """A decision that a seat must make."""

    task: Task
    played: Played
    seat: int
    events: Sequence[Event]
    view: Any
    legal: Sequence[Any]

    @property
    def random(self) -> Random:
        return stream(self.task.seed, self.seat, len(self.played.turns))

    @property
    def told(self) -> Told:
        number = len(self.played.turns)
        return told(self.task.game, self.played.state, self.seat, self.events, number, self.random, self.task.budget)


class _Table(Watcher):
    """The seats of a game: who sits there, what they heard since they were last asked, and how they did."""

    def __init__(self, task: Task, sitters: Sequence["_Sitter | _Guest"]) -> None:
        self._task = task
        self._sitters = sitters
        self._news: list[list[Event]] = [[] for _ in sitters]
        self.milliseconds: list[list[float]] = [[] for _ in sitters]
        self.fallbacks = [0] * len(sitters)
        self.troubles: list[str | None] = [None] * len(sitters)

    def before(self, played: Played, events: Events) -> None:
        """Greet everybody."""
        for seat, sitter in enumerate(self._sitters):
            sitter.greet(played.game, played.state, seat)
        self._tell(events)

    def step(self, before: Played, after: Played, events: Events) -> None:  # noqa: ARG002 - events tell it all
        """Let everybody hear what happened."""
        self._tell(events)

    def decide(self, played: Played, seat: int) -> Any:
        """Return what a seat does; if its player fails, it does anything."""
        game = played.game
        asked = _Asked(
            self._task, played, seat, self._news[seat], game.view(played.state, seat), game.legal(played.state)
        )
        begun = perf_counter()
        action, trouble = self._sitters[seat].decide(asked)
        self.milliseconds[seat].append(round(1000 * (perf_counter() - begun), 3))
        self._news[seat] = []
        if trouble is None:
            return action
        self.fallbacks[seat] += 1
        self.troubles[seat] = self.troubles[seat] or trouble
        return random_player.choose(asked.view, asked.legal, asked.random, self._task.budget)

    def _tell(self, events: Events) -> None:
        for seat, news in enumerate(self._news):
            news.extend(seen(events, seat))


def play(task: Task) -> Finished:
    """Play a game to its end. A player that fails loses the decision to chance, which is counted.

    Chance during play has a stream for each of its own turns, whatever was decided between them: so the games of one
    deal stay comparable, though they part.

    Raises:
        UnknownPlayerError: if a name is not that of a player of the game.
    """
    game = task.game
    with ExitStack() as stack:
        table = _Table(task, [_seat(game, name, stack) for name in task.players])
        setup = game.deal(task.options, Random(task.seed))
        played = drive(game, setup, table.decide, lambda played: _of_nature(task.seed, played), [table])
    standing = game.standing(played.state)
    outcome = GameResult(
        game=task.number,
        deal=task.deal,
        players=task.players,
        scores=standing.scores,
        winners=standing.winners,
        milliseconds=tuple(map(tuple, table.milliseconds)),
        fallbacks=tuple(table.fallbacks),
        troubles=tuple(table.troubles),
    )
    return Finished(outcome, write_record(played))


def _of_nature(seed: str, played: Played) -> Random:
    return stream(seed, NATURE, sum(turn.by_nature for turn in played.turns))


def _seat(game: AnyGame, name: str, stack: ExitStack) -> _Sitter | _Guest:
    if is_outside(name):
        return _Guest(stack.enter_context(Outside.named(name)))
    return _Sitter(game, name)


def _choice(game: AnyGame, player: str) -> "Callable[[_Asked, Budget], Any]":
    """Return how a player chooses: it is handed the view of its seat; a seer alone is handed the state."""
    seer = seers_of(game.name).get(player)
    if seer is not None:
        return lambda asked, budget: seer(asked.played.state, asked.seat, asked.legal, asked.random, budget)
    choose = chooser(game.name, player)
    return lambda asked, budget: choose(asked.view, asked.legal, asked.random, budget)
