"""Built-in players think in another process, so that the window never waits for one.

`Worker` is the end that the program holds: `ask` and `poll` return at once. A frozen program must call
`multiprocessing.freeze_support()` before all else.
"""

import time
from collections import Counter
from collections.abc import Callable
from enum import Enum
from typing import Final

from attrs import frozen

from leonardo.ai import random_player
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.player import stream
from leonardo.ai.players import adviser_of, chooser
from leonardo.ai.program_player import MOST_FAILURES, Failing
from leonardo.ai.protocol import Message
from leonardo.ai.thinking_process import Advisers, Line, Lookup, Lost

PATIENCE: Final = 20.0  # seconds that a process may take beyond the budget, once it thinks, before it counts as hung
_SLOWER_START: Final = 4.0
"""How many times as long it may take to start: a busy machine imports slowly, and a decision should not hang on it."""
_GLANCE: Final = 1.0
"""Seconds that count at most between two looks: a computer that sleeps, or halts the program, makes nobody late."""
_ATTEMPTS: Final = 2  # how many processes may fail at one decision before something allowed is done in their place
_STARTS: Final = 4
"""How many processes may fail to start before that: the system has none to give, which may pass."""
PAUSE: Final = 5.0  # seconds until another one is started then


class Trouble(Enum):
    """What can go wrong with a player; the value is the key of the sentence in the text catalogue."""

    NOT_STARTED = "players.trouble.no_process"
    DIED = "players.trouble.died"
    HUNG = "players.trouble.hung"
    NONSENSE = "players.trouble.nonsense"
    GAVE_UP = "players.trouble.gave_up"
    NO_ADVICE = "players.trouble.no_advice"


@frozen
class Notice:
    """Trouble that a person should hear of, and which seat and player it was about.

    `said` is what a program wrote last to its error output.
    """

    trouble: Trouble | Failing
    seat: int
    player: str
    said: str = ""


class Worker:
    """Answers one request at a time from a process of its own; the process is started when the worker is made.

    A process that dies, hangs or answers what is not legal is replaced, which `notices` tells, and is asked again
    once; for advice, which nobody waits for, it is not.
    One that cannot be started is tried again after a pause. After `close` a worker is not used any more.
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
        self._line = Line(lookup, advisers)
        self._retired: list[Line] = []
        self._request: DecisionRequest | None = None
        self._looked = 0.0
        self._waited = 0.0
        self._begun = False
        self._failures = 0
        self._missing = 0
        """How often no process could be started for the request."""
        self._pausing = False
        """Whether no process could be started, and the request waits until that is tried again."""
        self._notices: list[Notice] = []
        self._given_up: set[int] = set()
        self._failed: Counter[int] = Counter()
        self._program: int | None = None
        self.result: Message | None = None
        """The result of a finished game, which programs are told at the end."""

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
        self._failures = self._missing = 0
        if not self._barred(request):
            self._send(request)

    def poll(self) -> Answer | None:
        """Return the answer to the last request, once, or nothing while there is none."""
        request = self._request
        if request is None:
            return None
        if self._barred(request):
            return self._give_up(request)
        if self._pausing:
            self._pause(request)
            return None
        reply = self._line.reply()
        if reply is None:
            return self._fail(request, Trouble.HUNG) if self._late(request) else None
        if isinstance(reply, Lost):
            return self._fail(request, Trouble.DIED) if reply.started else self._fail_to_start(request)
        chosen = () if request.estimate else (reply.action, *(each.action for each in reply.advice))
        if any(action not in request.legal for action in chosen):
            return self._fail(request, Trouble.NONSENSE)
        self._request = None
        if reply.failing is not None:
            self._failed[request.seat] += 1
            self._tell_failing(reply.failing, request, reply.said)
        return reply

    def _barred(self, request: DecisionRequest) -> bool:
        """Return whether a program is asked that has failed so often that it is not asked any more.

        It is counted here, because a program may end or halt the process that asks it.
        """
        return request.told is not None and self._failed[request.seat] >= MOST_FAILURES

    def _give_up(self, request: DecisionRequest) -> Answer:
        """Return anything allowed in place of what a program would do."""
        self._request = None
        self._tell_failing(Failing.GIVEN_UP, request)
        return _anything(request, Failing.GIVEN_UP)

    def _tell_failing(self, failing: Failing, request: DecisionRequest, said: str = "") -> None:
        """Tell how a program lost the decision; that it is not asked any more is told once."""
        if failing is Failing.GIVEN_UP:
            if request.seat in self._given_up:
                return
            self._given_up.add(request.seat)
        self._notices.append(Notice(failing, request.seat, request.player, said))

    def notices(self) -> tuple[Notice, ...]:
        """Return what went wrong since it was last asked."""
        told, self._notices = tuple(self._notices), []
        return told

    def cancel(self) -> None:
        """Forget the request that is waiting, if any: its answer will never come, and the thinking ends at once."""
        request, self._request = self._request, None
        pausing, self._pausing = self._pausing, False
        if request is not None and not pausing and not self._barred(request) and self._line.reply() is None:
            self._replace()

    def close(self) -> None:
        """End the process, and return when it is gone."""
        self._line.end(self.thinking, self.result)
        self._request = None
        for line in (*self._retired, self._line):
            line.wait()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _send(self, request: DecisionRequest) -> None:
        if self._line.gone:  # it could not be started
            self._replace()
        if request.told is not None:
            self._program = request.seat
        self._looked, self._waited, self._begun = self._clock(), 0.0, False
        self._line.send(request)

    def _late(self, request: DecisionRequest) -> bool:
        self._look()
        if self._line.begun and not self._begun:
            self._waited, self._begun = 0.0, True
        allowed = self._patience if self._line.awake else self._patience * _SLOWER_START
        return self._waited > allowed + (request.budget.seconds or 0.0)

    def _look(self) -> None:
        now = self._clock()
        self._waited += min(now - self._looked, _GLANCE)
        self._looked = now

    def _pause(self, request: DecisionRequest) -> None:
        """Start another process when the pause is over."""
        self._look()
        if self._waited >= PAUSE:
            self._pausing = False
            self._send(request)

    def _replace(self) -> None:
        self._line.end(busy=True)
        self._retired = [line for line in (*self._retired, self._line) if not line.gone]
        self._line = Line(self._lookup, self._advisers)
        self._program = None

    def _fail(self, request: DecisionRequest, trouble: Trouble) -> Answer | None:
        """Replace the process and ask again, or do without an answer when that was done before."""
        if self._program is not None:
            self._failed[self._program] += 1
        if request.decides:
            self._notices.append(Notice(trouble, request.seat, request.player))
        self._replace()
        self._failures += 1
        if not request.decides or self._failures >= _ATTEMPTS or self._barred(request):
            told = Trouble.GAVE_UP if request.decides else Trouble.NO_ADVICE
            self._notices.append(Notice(told, request.seat, request.player))
            return self._do_without(request)
        self._send(request)
        return None

    def _fail_to_start(self, request: DecisionRequest) -> Answer | None:
        """Try again after a pause, or do without an answer when that was done often enough.

        Of advice the person hears only when it will not come: a page waits for it that hides all messages.
        """
        self._missing += 1
        over = self._missing >= (_STARTS if request.decides else _ATTEMPTS)
        if over or (request.decides and self._missing == 1):
            told = Trouble.GAVE_UP if over and request.decides else Trouble.NOT_STARTED
            self._notices.append(Notice(told, request.seat, request.player))
        if over:
            return self._do_without(request)
        self._looked, self._waited, self._pausing = self._clock(), 0.0, True
        return None

    def _do_without(self, request: DecisionRequest) -> Answer:
        """Return any legal action in place of a decision; there is no advice and no estimate."""
        self._request = None
        return _anything(request) if request.decides else Answer(request.number, None, 0.0, fallback=True)


def _anything(request: DecisionRequest, failing: Failing | None = None) -> Answer:
    random = stream(request.key, request.seat, request.number)
    action = random_player.choose(request.view, request.legal, random, request.budget)
    return Answer(request.number, action, 0.0, fallback=True, failing=failing)
