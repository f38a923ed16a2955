"""A process in which built-in players think, so that the window never waits for one.

`Worker` is the end that the program holds: `ask` and `poll` return at once. Starting the process and talking with it
is left to a thread, because on a slow machine either can take longer than a picture may. The process imports players
and engine and nothing that draws. A frozen program must call `multiprocessing.freeze_support()` before all else.
Programs of others are started and asked there, too, and end with it.
"""

import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from os import _exit
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from attrs import frozen

from leonardo.ai import outside, random_player
from leonardo.ai.advice import Advised, AnyAdviser
from leonardo.ai.outside import Failing, Outside
from leonardo.ai.player import UNLIMITED, AnyPlayer, Budget, stream
from leonardo.ai.players import adviser_of, chooser
from leonardo.ai.processes import start_unheard
from leonardo.ai.protocol import Told

PATIENCE: Final = 30.0
"""Seconds that a process may take beyond the budget, once it thinks, before it counts as hung."""
_SLOWER_START: Final = 4.0
"""How many times as long it may take to start: a busy machine imports slowly, and a decision should not hang on it."""
_GLANCE: Final = 1.0
"""Seconds that count at most between two looks: a computer that sleeps, or halts the program, makes nobody late."""
_ATTEMPTS: Final = 2
"""How many processes may fail at one decision before something allowed is done in their place."""
_FAREWELL: Final = 2.0
"""Seconds that a process with nothing to do may take to end by itself."""

Lookup = Callable[[str, str], AnyPlayer]
"""Finds a player by the names of game and player; a function of a module, since the process imports it by name."""
Advisers = Callable[[str], AnyAdviser | None]
"""Finds who gives advice on a game, by its name; a function of a module, too."""


@frozen
class DecisionRequest:
    """A decision to make.

    `number` is that of the decision in the game and comes back in the answer. `seed` is the game's: with `seat` and
    `number` it gives the player's random stream. `told` is what a program of others is told, whose command line
    `player` is then. With `advice` nothing is to be decided: whoever gives advice on the game is asked in place of the
    player.
    """

    number: int
    seat: int
    game: str
    player: str
    view: Any
    legal: Sequence[Any]
    seed: int | str = 0
    budget: Budget = UNLIMITED
    told: Told | None = None
    advice: bool = False
    also: tuple[Any, ...] = ()
    """Actions on which advice is wanted besides those that are advised."""


@frozen
class Answer:
    """What was decided: the action, for the decision `number`, after `seconds` of thought.

    `fallback` says that the player failed again and again, so any legal action was taken to let the game go on;
    `failing` is how, where a program of others did. `advice` is what was asked for in place of a decision, the best
    choice first, and `action` that choice; where none could be had there is neither.
    """

    number: int
    action: Any
    seconds: float
    fallback: bool = False
    failing: Failing | None = None
    advice: tuple[Advised, ...] = ()


class Trouble(Enum):
    """What can go wrong with a player; the value is the key of the sentence in the text catalogue."""

    DIED = "players.trouble.died"
    HUNG = "players.trouble.hung"
    NONSENSE = "players.trouble.nonsense"
    GAVE_UP = "players.trouble.gave_up"
    NO_ADVICE = "players.trouble.no_advice"


@frozen
class Notice:
    """Trouble that a person should hear of, and which seat and player it was about."""

    trouble: Trouble | Failing
    seat: int
    player: str


class Worker:
    """Answers one request at a time from a process of its own; the process is started when the worker is made.

    A process that dies, hangs or answers what is not legal is replaced, which `notices` tells, and is asked again
    once; for advice, which nobody waits for, it is not. After `close` a worker is not used any more.
    """

    def __init__(
        self,
        lookup: Lookup = chooser,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
        advisers: Advisers = adviser_of,
    ) -> None:
        self._lookup = lookup
        self._advisers = advisers
        self._patience = patience
        self._clock = clock
        self._line = _Line(lookup, advisers)
        self._retired: list[_Line] = []
        self._request: DecisionRequest | None = None
        self._looked = 0.0
        self._waited = 0.0
        self._begun = False
        self._failures = 0
        self._notices: list[Notice] = []
        self._given_up: set[int] = set()

    @property
    def thinking(self) -> bool:
        """Whether a request is waiting for its answer."""
        return self._request is not None

    @property
    def gone(self) -> bool:
        """Whether nothing is left of the process: some time after `close`."""
        return self._line.gone

    def ask(self, request: DecisionRequest) -> None:
        """Have a decision made; a request that is still waiting is cancelled."""
        self.cancel()
        self._request = request
        self._failures = 0
        self._send(request)

    def poll(self) -> Answer | None:
        """Return the answer to the last request, once, or nothing while there is none."""
        request = self._request
        if request is None:
            return None
        reply = self._line.reply()
        if reply is None:
            return self._fail(request, Trouble.HUNG) if self._late(request) else None
        if isinstance(reply, _Lost):
            return self._fail(request, Trouble.DIED)
        if any(action not in request.legal for action in (reply.action, *(each.action for each in reply.advice))):
            return self._fail(request, Trouble.NONSENSE)
        self._request = None
        if reply.failing is not None:
            self._tell_failing(reply.failing, request)
        return reply

    def _tell_failing(self, failing: Failing, request: DecisionRequest) -> None:
        """Tell how a program lost the decision; that it is not asked any more is told once."""
        if failing is Failing.GIVEN_UP:
            if request.seat in self._given_up:
                return
            self._given_up.add(request.seat)
        self._notices.append(Notice(failing, request.seat, request.player))

    def notices(self) -> tuple[Notice, ...]:
        """Return what went wrong since it was last asked."""
        told, self._notices = tuple(self._notices), []
        return told

    def cancel(self) -> None:
        """Forget the request that is waiting, if any: its answer will never come, and the thinking ends at once."""
        if self._request is None:
            return
        self._request = None
        if self._line.reply() is None:
            self._replace()

    def close(self) -> None:
        """End the process, and return when it is gone."""
        self._line.end(busy=self.thinking)
        self._request = None
        for line in (*self._retired, self._line):
            line.wait()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _send(self, request: DecisionRequest) -> None:
        self._looked, self._waited, self._begun = self._clock(), 0.0, False
        self._line.send(request)

    def _late(self, request: DecisionRequest) -> bool:
        now = self._clock()
        self._waited += min(now - self._looked, _GLANCE)
        self._looked = now
        if self._line.begun and not self._begun:
            self._waited, self._begun = 0.0, True
        allowed = self._patience if self._begun else self._patience * _SLOWER_START
        return self._waited > allowed + (request.budget.seconds or 0.0)

    def _replace(self) -> None:
        self._line.end(busy=True)
        self._retired = [line for line in (*self._retired, self._line) if not line.gone]
        self._line = _Line(self._lookup, self._advisers)

    def _fail(self, request: DecisionRequest, trouble: Trouble) -> Answer | None:
        """Replace the process and ask again, or take any legal action when that was done before."""
        told = Trouble.NO_ADVICE if request.advice else trouble
        self._notices.append(Notice(told, request.seat, request.player))
        self._replace()
        if request.advice:
            self._request = None
            return Answer(request.number, None, 0.0, fallback=True)
        self._failures += 1
        if self._failures < _ATTEMPTS:
            self._send(request)
            return None
        self._request = None
        self._notices.append(Notice(Trouble.GAVE_UP, request.seat, request.player))
        random = stream(request.seed, request.seat, request.number)
        action = random_player.choose(request.view, request.legal, random, request.budget)
        return Answer(request.number, action, 0.0, fallback=True)


@frozen
class _Lost:
    """The process went away without an answer."""


@frozen
class _Begun:
    """The process is awake and thinks about what it was asked."""


@frozen
class _Started:
    """A program of others was started for a seat: should the process be killed, it must be ended, too."""

    seat: int
    pid: int


class _Line:
    """A process and the thread that starts it, talks with it, and sees it off."""

    def __init__(self, lookup: Lookup, advisers: Advisers) -> None:
        self._requests: SimpleQueue[DecisionRequest | None] = SimpleQueue()
        self._replies: SimpleQueue[Answer | _Lost] = SimpleQueue()
        self._ended = False
        self._running = False
        self._asked = False
        self.begun = False
        self._guests: dict[int, int] = {}
        self._lock = Lock()
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(theirs, lookup, advisers), name="leonardo-player", daemon=True
        )
        self._thread = Thread(target=self._run, args=(theirs,), name="leonardo-player", daemon=True)
        self._thread.start()

    def send(self, request: DecisionRequest) -> None:
        self._asked, self.begun = True, False
        self._requests.put(request)

    def reply(self) -> Answer | _Lost | None:
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def end(self, busy: bool) -> None:
        """End the process: at once if it is busy or only starting, else when it has nothing to do. Returns at once."""
        with self._lock:
            self._ended = True
            if (busy or not self._asked) and self._running:
                self._process.kill()
        self._requests.put(None)

    def wait(self) -> None:
        """Return when the process that was told to end is gone."""
        self._thread.join()

    @property
    def gone(self) -> bool:
        """Whether nothing is left of the process and its thread."""
        return not self._thread.is_alive()

    def _run(self, theirs: Connection) -> None:
        with self._lock:
            if not self._ended:
                start_unheard(self._process)
                self._running = True
        theirs.close()
        if self._running:
            self._converse()
            self._ours.close()
            self._see_off()

    def _converse(self) -> None:
        while (request := self._requests.get()) is not None:
            try:
                self._ours.send(request)
                self._replies.put(self._reply())
            except (EOFError, OSError):
                self._replies.put(_Lost())
                return

    def _reply(self) -> Answer:
        while not isinstance(news := self._ours.recv(), Answer):
            if isinstance(news, _Started):
                self._guests[news.seat] = news.pid
            else:
                self.begun = True
        return news

    def _see_off(self) -> None:
        """Wait for the process, which ends when nobody is at the other end of its line; no zombie is left.

        It is not closed: another thread that starts a process looks after all children at the same moment, and
        closing can then fail although the process is gone. What it holds goes with this line.
        """
        self._process.join(_FAREWELL)
        with self._lock:
            self._running = False
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
        if self._process.exitcode:
            for pid in self._guests.values():
                outside.end_process(pid)


def _serve(requests: Connection, lookup: Lookup, advisers: Advisers) -> None:
    """Answer requests until the line is closed: what the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it reaches this process at all: see `start_unheard`
    Thread(target=_die_with_parent, daemon=True).start()
    guests: dict[int, Outside] = {}
    with suppress(EOFError, ConnectionError):  # nobody asks any more, or hears the answer
        while True:
            request = requests.recv()
            requests.send(_Begun())
            requests.send(_served(request, requests, guests, lookup, advisers))
    for guest in guests.values():
        guest.close()


def _served(
    request: DecisionRequest, requests: Connection, guests: dict[int, Outside], lookup: Lookup, advisers: Advisers
) -> Answer:
    """Return the answer to a request, of one of our players or of a program, which is started when first asked."""
    if request.told is None:
        return _advice(request, advisers) if request.advice else _answer(request, lookup)
    if request.seat not in guests:
        guests[request.seat] = Outside.named(request.player, partial(_tell_start, requests, request.seat))
    return _guest_answer(request, request.told, guests[request.seat])


def _tell_start(requests: Connection, seat: int, pid: int) -> None:
    requests.send(_Started(seat, pid))


def _guest_answer(request: DecisionRequest, told: Told, guest: Outside) -> Answer:
    """Return what a program answers, or, where it fails, any legal action with how it failed."""
    begun = time.perf_counter()
    reply = guest.decide(told, request.budget)
    seconds = time.perf_counter() - begun
    if reply.choice is not None:
        return Answer(request.number, request.legal[reply.choice], seconds)
    random = stream(request.seed, request.seat, request.number)
    action = random_player.choose(request.view, request.legal, random, request.budget)
    return Answer(request.number, action, seconds, fallback=True, failing=reply.failing)


def _answer(request: DecisionRequest, lookup: Lookup) -> Answer:
    choose = lookup(request.game, request.player)
    random = stream(request.seed, request.seat, request.number)
    begun = time.perf_counter()
    action = choose(request.view, request.legal, random, request.budget)
    return Answer(request.number, action, time.perf_counter() - begun)


def _advice(request: DecisionRequest, advisers: Advisers) -> Answer:
    """Return the advice of whoever gives it.

    Raises:
        ValueError: if nobody gives advice on the game, who then was not to be asked.
    """
    adviser = advisers(request.game)
    if adviser is None:
        raise ValueError(f"nobody gives advice on {request.game!r}")
    random = stream(request.seed, request.seat, request.number)
    begun = time.perf_counter()
    advice = tuple(adviser(request.view, request.legal, random, request.budget, request.also))
    return Answer(request.number, advice[0].action, time.perf_counter() - begun, advice=advice)


def _die_with_parent() -> None:
    """End this process when the program that started it is gone, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        outside.end_all()
        _exit(0)
