"""Programs of others at a seat: starting them, asking them within the time, and ending them for certain.

Such a player is named by its command line after `cmd:`. It is started without a shell, and never because a file says
so: only a person names a command. Whatever it does or leaves undone costs it that decision and nothing else.
"""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from attrs import frozen

from leonardo.ai.player import Budget
from leonardo.ai.protocol import (
    ERROR,
    HELLO,
    OLDEST,
    PROTOCOL,
    QUIT,
    Message,
    ProtocolError,
    Told,
    in_version,
    read_choice,
    read_line,
    write_line,
)
from leonardo.engine.strict_json import legible

MARK: Final = "cmd:"  # what the name of an outside player begins with
START_SECONDS: Final = 10.0  # how long a program may take to greet
DECISION_SECONDS: Final = 10.0  # how long it may take for a decision where the budget sets no limit
GRACE: Final = 0.5  # seconds beyond the budget for the way there and back
MOST_FAILURES: Final = 3  # after so many failures in a game a program is not asked any more
ENDS_PROCESSES: Final = "not asked any more: {} times the process that asked it was ended or halted"
"""Why an outside player loses all decisions of a game whose process it has ended so often."""
MOST_BYTES: Final = 1 << 20
MOST_LINES: Final = 1000  # a program that writes more than this for one decision is ended, blank lines counted, too
MOST_SAID: Final = 2048  # bytes that are kept of what a program wrote last to its error output
FAREWELL_S: Final = 0.5  # seconds that a program may take to end by itself
_MOMENT: Final = 0.05  # seconds in which what a program wrote to its error output beside a bad answer is read


class Failing(Enum):
    """How a program lost a decision; the value is the key of the sentence in the text catalogue."""

    NOT_STARTED = "players.trouble.not_started"
    ENDED = "players.trouble.ended"
    LATE = "players.trouble.late"
    NONSENSE = "players.trouble.senseless"
    GIVEN_UP = "players.trouble.given_up"


@frozen
class Reply:
    """What came of asking: which legal action, or how the program failed, and that in words for a log.

    `said` is what it wrote last to its error output since it was asked, with escapes for all that steers a terminal.
    """

    choice: int | None
    failing: Failing | None = None
    message: str = ""
    said: str = ""


class _FailedError(Exception):
    def __init__(self, failing: Failing, message: str) -> None:
        super().__init__(message)
        self.failing = failing
        self.said = ""


@frozen
class _End:
    """The program writes no more, or far too much."""

    flood: bool


def is_program(name: str) -> bool:
    """Return whether a player's name is the command line of a program."""
    return name.startswith(MARK)


class ProgramPlayer:
    """A program at one seat of one game; it is started at the first decision, and ended by `close`.

    `on_start` is told the number of its process, so that somebody else can end it with `end_process` when this
    process is killed. `killed` is how often that happened in this game while it was asked, which are failures of its.
    """

    def __init__(self, command: str, on_start: Callable[[int], None] = lambda _: None, killed: int = 0) -> None:
        self._command = command
        self._on_start = on_start
        self._program: _Program | None = None
        self._killed = killed
        self._failures = killed

    @classmethod
    def named(cls, name: str, on_start: Callable[[int], None] = lambda _: None, killed: int = 0) -> "ProgramPlayer":
        """Return the player of a name that begins with `cmd:`."""
        return cls(name.removeprefix(MARK), on_start, killed)

    def greet(self, hello: Message, later: Mapping[str, int]) -> None:
        """Start the program before it is asked, so that its start costs no time then; a failure counts.

        `later` are the fields of the view that the oldest version of the protocol does not have.
        """
        if self._failures >= MOST_FAILURES:
            return
        try:
            self._start(hello, later)
        except _FailedError:
            self._failures += 1
            self.close()

    def decide(self, asked: Told, budget: Budget) -> Reply:
        """Ask the program; it is started or started again where it does not run."""
        if self._failures >= MOST_FAILURES:
            return Reply(None, Failing.GIVEN_UP, self._given_up())
        try:
            program = self._program or self._start(asked.hello, asked.later)
            limit = DECISION_SECONDS if budget.seconds is None else budget.seconds
            return Reply(program.ask(asked, limit + GRACE))
        except _FailedError as failed:
            self._failures += 1
            asking = self._program
            if failed.failing is Failing.NONSENSE and asking is not None:
                asking.send({"type": ERROR, "decision": asked.number, "message": str(failed)})
            else:
                self.close()
            return Reply(None, failed.failing, str(failed), failed.said if asking is None else asking.said())

    def close(self, result: Message | None = None) -> None:
        """End the program, if it runs, and return when it is gone; it is told the `result` of a finished game."""
        if self._program is not None:
            self._program.end(result)
            self._program = None

    def _given_up(self) -> str:
        if self._killed < MOST_FAILURES:
            return f"not asked any more after {MOST_FAILURES} failures"
        return ENDS_PROCESSES.format(self._killed)

    def __enter__(self) -> "ProgramPlayer":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start(self, hello: Message, later: Mapping[str, int]) -> "_Program":
        program = _Program(self._command)
        self._on_start(program.pid)
        try:
            program.greet(hello, later)
        except _FailedError as failed:
            program.end()
            failed.said = program.said()
            raise
        self._program = program
        return program


RUNNING: Final[set[int]] = set()  # the process numbers of the programs that this process has started


class _ErrorOutput:
    """What a program wrote last to its error output, read by a thread so that it never waits for us."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._last = b""
        self._pipe = pipe
        self._thread = Thread(target=self._read, name="leonardo-outside", daemon=True)
        self._thread.start()

    def forget(self) -> None:
        self._last = b""

    def text(self) -> str:
        """Return the last of it, line by line, after a moment for what is still on its way."""
        self._thread.join(_MOMENT)
        lines = self._last.decode("utf-8", "replace").splitlines()
        return "\n".join(legible(line.expandtabs(4)) for line in lines).strip("\n")

    def _read(self) -> None:
        with self._pipe:
            while part := os.read(self._pipe.fileno(), 1 << 16):
                self._last = (self._last + part)[-MOST_SAID:]


class _Program:
    """A running program, with a thread for each direction, so that whoever asks never waits longer than it wants."""

    def __init__(self, command: str) -> None:
        self._process = _start(command)
        self.pid = self._process.pid
        RUNNING.add(self.pid)
        self._input: SimpleQueue[bytes | None] = SimpleQueue()
        self._output: SimpleQueue[bytes | _End] = SimpleQueue()
        self._bytes = self._lines = 0
        self._version = PROTOCOL
        if self._process.stderr is None:
            raise ValueError("a program's error output is always piped")
        self._errors = _ErrorOutput(self._process.stderr)
        self._reader = Thread(target=self._read, name="leonardo-outside", daemon=True)
        self._reader.start()
        self._writer = Thread(target=self._write, name="leonardo-outside", daemon=True)
        self._writer.start()

    def send(self, message: Message) -> None:
        """Have a message written, whenever the program reads it."""
        self._input.put(write_line(message))

    def greet(self, hello: Message, later: Mapping[str, int]) -> None:
        """Exchange greetings; one that does not know our version of the protocol is greeted in the oldest."""
        until = monotonic() + START_SECONDS
        for version in (PROTOCOL, OLDEST):
            self.send({**in_version(hello, version, later), "protocol": version})
            message = self._next(until, START_SECONDS)
            known = message.get("protocol")
            if message["type"] == HELLO and type(known) is int and OLDEST <= known <= version:
                self._version = known
                return
        raise _FailedError(Failing.NOT_STARTED, f"it sent no hello for a protocol version from {OLDEST} to {PROTOCOL}")

    def said(self) -> str:
        return self._errors.text()

    def ask(self, asked: Told, limit: float) -> int:
        """Return which legal action it answers within `limit` seconds; answers to earlier questions are passed over."""
        self._bytes = self._lines = 0
        self._errors.forget()
        self.send(asked.question(self._version))
        until = monotonic() + limit
        while True:
            message = self._next(until, limit)
            if "decision" in message and message["decision"] != asked.number:
                continue
            try:
                return read_choice(message, asked)
            except ProtocolError as error:
                raise _FailedError(Failing.NONSENSE, str(error)) from error

    def end(self, result: Message | None = None) -> None:
        """Say goodbye, with the result of a finished game, wait a moment, and end it and all that it started."""
        self.send({"type": QUIT, "result": result})
        self._input.put(None)
        self._reader.join(FAREWELL_S)
        end_process(self.pid)
        RUNNING.discard(self.pid)
        self._process.wait()
        self._reader.join(FAREWELL_S)

    def _next(self, until: float, limit: float) -> Message:
        try:
            line = self._output.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise _FailedError(Failing.LATE, f"no answer within {limit:g} s") from None
        if isinstance(line, _End):
            far_too_much = f"ended, because it wrote more than {MOST_BYTES} bytes or {MOST_LINES} lines at once"
            raise _FailedError(Failing.ENDED, far_too_much if line.flood else "the program has ended")
        try:
            return read_line(line)
        except ProtocolError as error:
            raise _FailedError(Failing.NONSENSE, str(error)) from error

    def _read(self) -> None:
        """Take what the program writes, line by line without blank ones, until it ends or writes too much."""
        output = self._process.stdout
        if output is None:
            raise ValueError("a program's output is always piped")
        with output:
            rest = bytearray()
            while part := os.read(output.fileno(), 1 << 16):
                self._bytes += len(part)
                self._lines += part.count(b"\n")
                if self._bytes > MOST_BYTES or self._lines > MOST_LINES:
                    self._output.put(_End(flood=True))
                    return
                rest += part
                if b"\n" not in part:
                    continue
                *lines, rest = rest.split(b"\n")
                for line in filter(bytes.strip, map(bytes, lines)):
                    self._output.put(line)
        self._output.put(_End(flood=False))

    def _write(self) -> None:
        stdin = self._process.stdin
        if stdin is None:
            raise ValueError("a program's input is always piped")
        try:
            with stdin:
                while (line := self._input.get()) is not None:
                    stdin.write(line)
                    stdin.flush()
        except OSError:
            return  # it reads no more: the reader hears of its end


def words_of(command: str) -> str | list[str]:
    """Return a command line as the system takes it, without a shell.

    Raises:
        ValueError: if there is none, or its quotation marks do not close.
    """
    words = command.strip() if sys.platform == "win32" else shlex.split(command)
    if not words:
        raise ValueError("no command is given")
    return words


def _start(command: str) -> "subprocess.Popen[bytes]":
    try:
        words = words_of(command)
        return subprocess.Popen(  # noqa: S603 - the very purpose: a person named this program, and no shell is used
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=sys.platform != "win32",
        )
    except (OSError, ValueError) as error:
        raise _FailedError(Failing.NOT_STARTED, f"cannot be started: {error}") from error


def end_all() -> None:
    """End all programs that this process has started: the last thing that it does when it must end at once."""
    for pid in tuple(RUNNING):
        end_process(pid)


def end_process(pid: int) -> None:
    """End a program and, where the system can tell them, the processes that it started."""
    try:
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)
        else:
            os.killpg(pid, signal.SIGKILL)
    except OSError:
        return  # it is gone already
