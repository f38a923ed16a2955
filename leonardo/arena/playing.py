"""Playing one game of an arena: the same task gives the same game, on whichever core or machine."""

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from random import Random
from time import perf_counter
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.ai import random_player
from leonardo.ai.function_player import answer_of, meant
from leonardo.ai.player import Budget, stream
from leonardo.ai.players import chooser, seers_of
from leonardo.ai.processes import News, tell
from leonardo.ai.program_player import ENDS_PROCESSES, MOST_FAILURES, Failing, ProgramPlayer, is_program
from leonardo.ai.protocol import Told, hello, told
from leonardo.arena import entrants
from leonardo.arena.entrants import Failure, entrant, is_python
from leonardo.arena.plan import Task
from leonardo.engine.driving import MOST_ROUNDS, Events, Watcher, drive, why_broken_off
from leonardo.engine.game import AnyGame, Event, seen
from leonardo.engine.record import Played, write_record
from leonardo.engine.seeds import Part, chance, dealing, key_of

FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RuntimeError, TypeError, ValueError)
"""What a faulty built-in player raises: it loses the decision, and the game goes on."""

CAPPED: Final = 1 / 3  # of its tries: a decision for which the clock left a player less is told apart
MOST_SCORE: Final = 1_000_000  # far above what any game gives: figures are reckoned from no more than that


@frozen
class GameResult:
    """How a game of an arena ended, by seat.

    `milliseconds` are those of each decision, `fallbacks` counts the decisions that a player lost to chance because it
    failed, `troubles` says in words how it first did. `capped` counts those for which the clock left the player less
    than a third of its tries; nothing is told of games from before these were counted.

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
    broken_off: str | None = None  # why the game was broken off, if it was; it counts as it stood
    capped: tuple[int, ...] = ()

    def __attrs_post_init__(self) -> None:
        seats = len(self.players)
        by_seat = (self.scores, self.milliseconds, self.fallbacks, self.troubles, self.capped or self.scores)
        if any(len(told) != seats for told in by_seat) or not set(self.winners) <= set(range(seats)):
            raise ValueError(f"this is not told of {seats} seats")
        if self.game < 0 or not self.winners:
            raise ValueError("every game has a number from 0 up and somebody in first place")
        if any(abs(score) > MOST_SCORE for score in self.scores):
            raise ValueError("no game gives such scores")


@frozen
class Lost:
    """A decision that a program or Python player lost: the number of its question, why, and what it said or raised."""

    seat: int
    question: int
    why: str
    said: str


@frozen
class Finished:
    """A game that was played: its outcome, its open record, and the decisions that outside players lost."""

    outcome: GameResult
    record: str
    lost: tuple[Lost, ...] = ()


@frozen
class Asks(News):
    """The outside player at a seat is asked: should the process end before another one is asked, it has ended it."""

    seat: int


@frozen
class Started(News):
    """A program was started, to be ended should this process be killed."""

    pid: int


class _Sitter:
    """A built-in player at a seat, or one that is shown everything; `capped` counts what the clock hurried."""

    def __init__(self, game: AnyGame, name: str) -> None:
        self._entrant = entrant(name)
        self._choose = _choice(game, self._entrant.player)
        self.capped = 0

    def greet(self, game: AnyGame, state: Any) -> None:
        """Do nothing: it needs no preparation."""

    def take_leave(self, game: AnyGame, state: Any) -> None:
        """Do nothing: it keeps nothing."""

    def decide(self, asked: "_Asked") -> tuple[Any, str | None]:
        try:
            action = self._choose(asked, evolve(self._entrant.budget(asked.task.budget), cut=self._cut))
        except FAULTS as error:
            return None, f"{type(error).__name__}: {error}"
        if action not in asked.legal:
            return None, f"not legal: {action}"
        return action, None

    def _cut(self, share: float) -> None:
        self.capped += share < CAPPED


class _PythonSitter:
    """A Python player at a seat; `lost` are the decisions that it lost.

    `killed` is how often it has ended or halted the process that asked it: as a program it is given up after a few.
    """

    def __init__(self, name: str, seat: int, killed: int = 0) -> None:
        self._entrant = entrant(name)
        self._given_up = Failure(ENDS_PROCESSES.format(killed)) if killed >= MOST_FAILURES else None
        self._seat = seat
        self.lost: list[Lost] = []
        if self._given_up is None:
            tell(Asks(seat))
            self._choose = entrants.load(self._entrant.player)

    def greet(self, game: AnyGame, state: Any) -> None:
        """Do nothing: it needs no preparation."""

    def take_leave(self, game: AnyGame, state: Any) -> None:
        """Do nothing: it is not told the result."""

    def decide(self, asked: "_Asked") -> tuple[Any, str | None]:
        if self._given_up is not None:
            return None, self._lose(asked, self._given_up)
        budget = self._entrant.budget(asked.task.budget)
        tell(Asks(self._seat))
        try:
            answer, action = self._answer(asked, budget)
            if action is not None:
                return action, None
            found = entrants.not_legal(answer)
        except BaseException as error:
            if entrants.person_stops(error):
                raise
            found = entrants.failure(error)
        return None, self._lose(asked, found)

    def _answer(self, asked: "_Asked", budget: Budget) -> tuple[Any, Any]:
        """Return what it answers, and which legal action that is, if any."""
        if entrants.takes_objects(self._choose):
            answer = self._choose(asked.view, tuple(asked.legal), asked.random, budget)
            same = (each for each in asked.legal if isinstance(answer, type(each)) and each == answer)
            return answer, next(same, None)
        game = asked.task.game
        view, legal = game.write_view(asked.view), [game.write_action(each) for each in asked.legal]
        answer = answer_of(self._choose, view, legal, asked.random, budget)
        return answer, meant(game, answer, asked.legal)

    def _lose(self, asked: "_Asked", found: Failure) -> str:
        self.lost.append(Lost(self._seat, asked.played.question(self._seat), found.why, found.where))
        return found.why


class _Guest:
    """A program at a seat, which speaks the seat protocol; `lost` are the decisions that it lost when it was asked."""

    def __init__(self, program: ProgramPlayer, seat: int) -> None:
        self._program = program
        self._seat = seat
        self.lost: list[Lost] = []

    def greet(self, game: AnyGame, state: Any) -> None:
        """Start the program, so that its start is no part of its first decision."""
        tell(Asks(self._seat))
        self._program.greet(hello(game, state, self._seat), game.later_fields)

    def decide(self, asked: "_Asked") -> tuple[Any, str | None]:
        one = asked.told
        tell(Asks(self._seat))
        answer = self._program.decide(one, asked.task.budget)
        if answer.choice is not None:
            return asked.legal[answer.choice], None
        if answer.failing is not Failing.GIVEN_UP:
            self.lost.append(Lost(self._seat, one.number, answer.message, answer.said))
        return None, answer.message

    def take_leave(self, game: AnyGame, state: Any) -> None:
        self._program.close(game.write_result(state))


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
        part = Part.PROGRAMS if is_program(self.task.players[self.seat]) else Part.PLAYERS
        return stream(key_of(self.task.seed, part), self.seat, len(self.played.turns))

    @property
    def told(self) -> Told:
        question = self.played.question(self.seat)
        return told(self.task.game, self.played.state, self.seat, self.events, question, self.task.budget)


class _Table(Watcher):
    """The seats of a game: who sits there, what they heard since they were last asked, and how they did."""

    def __init__(self, task: Task, sitters: Sequence["_Sitter | _PythonSitter | _Guest"]) -> None:
        self._task = task
        self._sitters = sitters
        self._news: list[list[Event]] = [[] for _ in sitters]
        self.milliseconds: list[list[float]] = [[] for _ in sitters]
        self.fallbacks = [0] * len(sitters)
        self.troubles: list[str | None] = [None] * len(sitters)

    def before(self, played: Played, events: Events) -> None:
        for sitter in self._sitters:
            sitter.greet(played.game, played.state)
        self._tell(events)

    def after(self, played: Played) -> None:
        for sitter in self._sitters:
            sitter.take_leave(played.game, played.state)

    def step(self, before: Played, after: Played, events: Events) -> None:  # noqa: ARG002 - events tell it all
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
        ValueError: if a Python player cannot be loaded.
    """
    game = task.game
    with ExitStack() as stack:
        sitters = [_seat(task, seat, stack) for seat in range(len(task.players))]
        table = _Table(task, sitters)
        setup = game.deal(task.options, dealing(task.seed))
        played = drive(
            game, setup, table.decide, lambda played: chance(task.seed, _throws(played)), [table], MOST_ROUNDS
        )
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
        broken_off=why_broken_off(played, MOST_ROUNDS),
        capped=tuple(sitter.capped if isinstance(sitter, _Sitter) else 0 for sitter in sitters),
    )
    lost = [each for sitter in sitters if not isinstance(sitter, _Sitter) for each in sitter.lost]
    return Finished(outcome, write_record(played, outcome.broken_off), tuple(lost))


def _throws(played: Played) -> int:
    return sum(turn.by_nature for turn in played.turns)


def _seat(task: Task, seat: int, stack: ExitStack) -> _Sitter | _PythonSitter | _Guest:
    name = task.players[seat]
    killed = task.killed[seat] if task.killed else 0
    if is_python(name):
        return _PythonSitter(name, seat, killed)
    if not is_program(name):
        return _Sitter(task.game, name)
    program = ProgramPlayer.named(name, lambda pid: tell(Started(pid)), killed)
    return _Guest(stack.enter_context(program), seat)


def _choice(game: AnyGame, player: str) -> "Callable[[_Asked, Budget], Any]":
    """Return how a player chooses: it is handed the view of its seat; a seer alone is handed the state."""
    seer = seers_of(game.name).get(player)
    if seer is not None:
        return lambda asked, budget: seer(asked.played.state, asked.seat, asked.legal, asked.random, budget)
    choose = chooser(game.name, player)
    return lambda asked, budget: choose(asked.view, asked.legal, asked.random, budget)
