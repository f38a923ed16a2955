"""A process in which built-in players think, so that the window never waits for one.

`Worker` is the end that the program holds: `ask` and `poll` return at once. Starting the process and talking with it
is left to a thread, because on a slow machine either can take longer than a picture may. The process imports players
and engine and nothing that draws. A frozen program must call `multiprocessing.freeze_support()` before all else.
"""

import signal
import time
from collections.abc import Callable, Sequence
from enum import Enum
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from os import _exit
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from attrs import frozen

from leonardo.ai import random_player
from leonardo.ai.player import UNLIMITED, AnyPlayer, Budget, stream
from leonardo.ai.players import chooser

PATIENCE: Final = 30.0
"""Seconds that a process may take beyond the budget, its own start included, before it counts as hung."""
_ATTEMPTS: Final = 2
"""How many processes may fail at one decision before something allowed is done in their place."""
_FAREWELL: Final = 2.0
"""Seconds that a process with nothing to do may take to end by itself."""

Lookup = Callable[[str, str], AnyPlayer]
"""Finds a player by the names of game and player; a function of a module, since the process imports it by name."""


@frozen
class Request:
    """A decision to make.

    `number` is that of the decision in the game and comes back in the answer. `seed` is the game's: with `seat` and
    `number` it gives the player's random stream.
    """

    number: int
    seat: int
    game: str
    player: str
    view: Any
    legal: Sequence[Any]
    seed: int | str = 0
    budget: Budget = UNLIMITED


@frozen
class Answer:
    """What was decided: the action, for the decision `number`, after `seconds` of thought.

    `fallback` says that the player failed again and again, so any legal action was taken to let the game go on.
    """

    number: int
    action: Any
    seconds: float
    fallback: bool = False


class Trouble(Enum):
    """What can go wrong with a player; the value is the key of the sentence in the text catalogue."""

    DIED = "players.trouble.died"
    HUNG = "players.trouble.hung"
    NONSENSE = "players.trouble.nonsense"
    GAVE_UP = "players.trouble.gave_up"


@frozen
class Notice:
    """Trouble that a person should hear of, and which seat and player it was about."""

    trouble: Trouble
    seat: int
    player: str


class Worker:
    """Answers one request at a time from a process of its own; the process is started when the worker is made.

    A process that dies, hangs or answers what is not legal is replaced, which `notices` tells, and is asked again
    once. After `close` a worker is not used any more.
    """

    def __init__(
        self,
        lookup: Lookup = chooser,
        patience: float = PATIENCE,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._lookup = lookup
        self._patience = patience
        self._clock = clock
        self._line = _Line(lookup)
        self._retired: list[_Line] = []
        self._request: Request | None = None
        self._asked = 0.0
        self._failures = 0
        self._notices: list[Notice] = []

    @property
    def thinking(self) -> bool:
        """Whether a request is waiting for its answer."""
        return self._request is not None

    def ask(self, request: Request) -> None:
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
            late = self._clock() - self._asked > self._patience + (request.budget.seconds or 0.0)
            return self._fail(request, Trouble.HUNG) if late else None
        if isinstance(reply, _Lost):
            return self._fail(request, Trouble.DIED)
        if reply.action not in request.legal:
            return self._fail(request, Trouble.NONSENSE)
        self._request = None
        return reply

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

    def _send(self, request: Request) -> None:
        self._asked = self._clock()
        self._line.send(request)

    def _replace(self) -> None:
        self._line.end(busy=True)
        self._retired = [line for line in (*self._retired, self._line) if not line.gone]
        self._line = _Line(self._lookup)

    def _fail(self, request: Request, trouble: Trouble) -> Answer | None:
        """Replace the process and ask again, or take any legal action when that was done before."""
        self._notices.append(Notice(trouble, request.seat, request.player))
        self._replace()
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


class _Line:
    """A process and the thread that starts it, talks with it, and sees it off."""

    def __init__(self, lookup: Lookup) -> None:
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._replies: SimpleQueue[Answer | _Lost] = SimpleQueue()
        self._ended = False
        self._running = False
        self._lock = Lock()
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, lookup), name="leonardo-player", daemon=True)
        self._thread = Thread(target=self._run, args=(theirs,), name="leonardo-player", daemon=True)
        self._thread.start()

    def send(self, request: Request) -> None:
        self._requests.put(request)

    def reply(self) -> Answer | _Lost | None:
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def end(self, busy: bool) -> None:
        """End the process: at once if it is busy, otherwise as soon as it has nothing to do. Returns at once."""
        with self._lock:
            self._ended = True
            if busy and self._running:
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
                self._process.start()
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
                self._replies.put(self._ours.recv())
            except (EOFError, OSError):
                self._replies.put(_Lost())
                return

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


def _serve(requests: Connection, lookup: Lookup) -> None:
    """Answer requests until the line is closed: what the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program, which then ends this one
    Thread(target=_die_with_parent, daemon=True).start()
    while True:
        try:
            request: Request = requests.recv()
        except EOFError:
            return
        requests.send(_answer(request, lookup))


def _answer(request: Request, lookup: Lookup) -> Answer:
    choose = lookup(request.game, request.player)
    random = stream(request.seed, request.seat, request.number)
    begun = time.perf_counter()
    action = choose(request.view, request.legal, random, request.budget)
    return Answer(request.number, action, time.perf_counter() - begun)


def _die_with_parent() -> None:
    """End this process when the program that started it is gone, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        _exit(0)
