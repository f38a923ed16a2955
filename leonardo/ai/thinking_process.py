"""The process in which players think, and the thread that talks with it, for whoever holds the other end of the line.

Starting the process and talking with it is left to a thread, because on a slow machine either can take longer than a
picture may. The process imports players and engine and nothing that draws. Programs of others are started and asked
there, too, and end with it.
"""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Final

from attrs import frozen

from leonardo.ai import program_player, random_player
from leonardo.ai.advice import AnyAdviser
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.player import AnyPlayer, stream
from leonardo.ai.players import estimator_of
from leonardo.ai.processes import start_unheard
from leonardo.ai.program_player import ProgramPlayer
from leonardo.ai.protocol import Message, Told

log = logging.getLogger(__name__)

_GIVES_WAY: Final = 5
"""How nice the process is: where processors are few, the window that draws what moves has them first."""
_FAREWELL: Final = 2.0  # seconds that a process with nothing to do may take to end by itself

Lookup = Callable[[str, str], AnyPlayer]
"""Finds a player by the names of game and player; a function of a module, since the process imports it by name."""
Advisers = Callable[[str], AnyAdviser | None]
"""Finds who gives advice on a game, by its name; a function of a module, too."""


@frozen
class Lost:
    """The process went away without an answer, or was never `started`: the system had none left to give."""

    started: bool = True


@frozen
class _Farewell:
    """Nothing more is asked; programs are told the `result` of a finished game."""

    result: Message | None = None


@frozen
class _Awake:
    """The process has started, and answers quickly from now on."""


@frozen
class _Begun:
    """The process thinks about what it was asked."""


@frozen
class _Started:
    """A program of others was started for a seat: should the process be killed, it must be ended, too."""

    seat: int
    pid: int


class Line:
    """A process and the thread that starts it, talks with it, and sees it off."""

    def __init__(self, lookup: Lookup, advisers: Advisers) -> None:
        self._requests: SimpleQueue[DecisionRequest | _Farewell] = SimpleQueue()
        self._replies: SimpleQueue[Answer | Lost] = SimpleQueue()
        self._ended = False
        self._failed = False
        self._asked = False
        self.begun = False
        """Whether the process thinks about what it was asked last, or has done so."""
        self.awake = False
        """Whether it is known to have started."""
        self._guests: dict[int, int] = {}
        self._lock = Lock()
        self._process: BaseProcess | None = None
        """The process, once it runs."""
        self._thread: Thread | None = None
        """The thread, unless the system had none left to give."""
        context = get_context("spawn")
        try:
            ours, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(theirs, lookup, advisers), name="leonardo-player", daemon=True
            )
            thread = Thread(target=self._run, args=(process, ours, theirs), name="leonardo-player", daemon=True)
            thread.start()
        except (OSError, RuntimeError) as problem:
            log.warning("no thread to think in: %s", problem)
            self._replies.put(Lost(started=False))
        else:
            self._thread = thread

    def send(self, request: DecisionRequest) -> None:
        """Ask the process, once it is there; returns at once."""
        self._asked, self.begun = True, False
        self._requests.put(request)

    def reply(self) -> Answer | Lost | None:
        """Return what came back, once, or nothing while there is nothing."""
        try:
            return self._replies.get_nowait()
        except Empty:
            return None

    def end(self, busy: bool, result: Message | None = None) -> None:
        """End the process: at once if it is busy or only starting, else when it has nothing to do. Returns at once.

        Programs are told the `result` of a finished game.
        """
        with self._lock:
            self._ended = True
            if (busy or not self._asked) and self._process is not None:
                self._process.kill()
        self._requests.put(_Farewell(result))

    def wait(self) -> None:
        """Return when the process that was told to end is gone."""
        if self._thread is not None:
            self._thread.join()

    @property
    def gone(self) -> bool:
        """Whether there is no process any more, or never was."""
        return self._failed or self._thread is None or not self._thread.is_alive()

    def _run(self, process: BaseProcess, ours: Connection, theirs: Connection) -> None:
        started = self._start(process)
        theirs.close()
        if started:
            self._converse(ours)
        ours.close()
        if started:
            self._see_off(process)

    def _start(self, process: BaseProcess) -> bool:
        """Start the process if that is still wanted; return whether it runs. Whatever goes wrong, it is heard of."""
        with self._lock:
            if self._ended:
                return False
            try:
                start_unheard(process)
            except Exception as problem:  # somebody waits for an answer, whatever it is
                log.warning("no process to think in: %r", problem)
                self._failed = True
                self._replies.put(Lost(started=False))
                return False
            self._process = process
            return True

    def _converse(self, ours: Connection) -> None:
        while isinstance(request := self._requests.get(), DecisionRequest):
            try:
                ours.send(request)
                self._replies.put(self._reply(ours))
            except (EOFError, OSError):
                self._replies.put(Lost())
                return
        with suppress(OSError):  # it is gone already
            ours.send(request)

    def _reply(self, ours: Connection) -> Answer:
        while not isinstance(news := ours.recv(), Answer):
            if isinstance(news, _Started):
                self._guests[news.seat] = news.pid
            elif isinstance(news, _Awake):
                self.awake = True
            else:
                self.begun = True
        return news

    def _see_off(self, process: BaseProcess) -> None:
        """Wait for the process, which ends when nobody is at the other end of its line; no zombie is left.

        It is not closed: another thread that starts a process looks after all children at the same moment, and
        closing can then fail although the process is gone. What it holds goes with this line.
        """
        process.join(_FAREWELL)
        with self._lock:
            self._process = None
            if process.is_alive():
                process.kill()
                process.join()
        if process.exitcode:
            for pid in self._guests.values():
                program_player.end_process(pid)


def serve(requests: Connection, lookup: Lookup, advisers: Advisers) -> None:
    """Answer requests until the line is closed: what the process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it reaches this process at all: see `start_unheard`
    if sys.platform != "win32":  # there the window that one looks at goes first by itself
        os.nice(_GIVES_WAY)
    Thread(target=_die_with_parent, daemon=True).start()
    guests: dict[int, ProgramPlayer] = {}
    farewell = _Farewell()
    with suppress(EOFError, ConnectionError):  # nobody asks any more, or hears the answer
        requests.send(_Awake())
        while isinstance(request := requests.recv(), DecisionRequest):
            requests.send(_Begun())
            requests.send(_served(request, requests, guests, lookup, advisers))
        farewell = request
    for guest in guests.values():
        guest.close(farewell.result)


def _served(
    request: DecisionRequest, requests: Connection, guests: dict[int, ProgramPlayer], lookup: Lookup, advisers: Advisers
) -> Answer:
    if request.estimate:
        return _estimate(request)
    if request.told is None:
        return _advice(request, advisers) if request.advice else answer_of_player(request, lookup)
    if request.seat not in guests:
        guests[request.seat] = ProgramPlayer.named(request.player, partial(_tell_start, requests, request.seat))
    return _guest_answer(request, request.told, guests[request.seat])


def _tell_start(requests: Connection, seat: int, pid: int) -> None:
    requests.send(_Started(seat, pid))


def _guest_answer(request: DecisionRequest, told: Told, guest: ProgramPlayer) -> Answer:
    begun = time.perf_counter()
    reply = guest.decide(told, request.budget)
    seconds = time.perf_counter() - begun
    if reply.choice is not None:
        return Answer(request.number, request.legal[reply.choice], seconds)
    random = stream(request.key, request.seat, request.number)
    action = random_player.choose(request.view, request.legal, random, request.budget)
    return Answer(request.number, action, seconds, fallback=True, failing=reply.failing, said=reply.said)


def answer_of_player(request: DecisionRequest, lookup: Lookup) -> Answer:
    """Return what one of our players chooses, with the chance that belongs to this decision."""
    choose = lookup(request.game, request.player)
    random = stream(request.key, request.seat, request.number)
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
    random = stream(request.key, request.seat, request.number)
    begun = time.perf_counter()
    advice = tuple(adviser(request.view, request.legal, random, request.budget, request.also))
    return Answer(request.number, advice[0].action, time.perf_counter() - begun, advice=advice)


def _estimate(request: DecisionRequest) -> Answer:
    """Return the estimate of whoever makes it.

    Raises:
        ValueError: if nobody estimates the game, who then was not to be asked.
    """
    estimator = estimator_of(request.game)
    if estimator is None:
        raise ValueError(f"nobody estimates {request.game!r}")
    begun = time.perf_counter()
    found = estimator(request.view, request.budget)
    return Answer(request.number, None, time.perf_counter() - begun, estimate=found)


def _die_with_parent() -> None:
    """End this process when the program that started it is gone, even in the middle of a thought."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        program_player.end_all()
        os._exit(0)
