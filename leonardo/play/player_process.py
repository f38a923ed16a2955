"""The thinking for the seats of a game at which no person sits, done in a process of its own."""

from collections.abc import Callable
from threading import Thread

from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.player import UNLIMITED
from leonardo.ai.protocol import Message
from leonardo.ai.worker import Notice, Worker


class PlayerProcess:
    """Decides for one seat after the other; to be closed at the end.

    `budget` is what built-in players may think about a decision; a change holds from the next decision on. The process
    is started for the first decision if not before, and ended in the middle of a thought that is not wanted any more.
    Once it is closed none is started again, whoever asks: a table may be looked at after its game was left.
    """

    def __init__(self) -> None:
        self.budget = UNLIMITED
        self._closed = False
        self._worker: Worker | None = None
        self._answer: Answer | None = None

    def prepare(self) -> None:
        """Start the process, so that the first decision need not wait for it."""
        if self._worker is None and not self._closed:
            self._worker = Worker()

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        """Return whether there is an answer; `request` is asked for what is to be decided. Never waits."""
        if self._closed:
            return False
        worker = self._worker = self._worker or Worker()
        if self._answer is None and worker.thinking:
            self._answer = worker.poll()
        elif self._answer is None:
            worker.ask(request())
        return self._answer is not None

    def take(self) -> Answer:
        """Return the answer, once.

        Raises:
            ValueError: if there is none.
        """
        answer, self._answer = self._answer, None
        if answer is None:
            raise ValueError("nothing is decided")
        return answer

    def notices(self) -> tuple[Notice, ...]:
        """Return what went wrong since it was last asked."""
        return self._worker.notices() if self._worker is not None else ()

    def stop(self) -> None:
        """Forget what was decided, and cut short what is being thought."""
        self._answer = None
        if self._worker is not None:
            self._worker.cancel()

    def dismiss(self, result: Message | None = None, *, for_good: bool = False) -> tuple[Notice, ...]:
        """End the process, and programs of others with it, in a thread, which may take a moment; return notices.

        Programs are told the `result` of a finished game. The process is started again when it is needed again, if it
        is not closed `for_good`.
        """
        self._closed = self._closed or for_good
        worker, self._worker = self._worker, None
        if worker is None:
            return ()
        worker.result = result
        Thread(target=worker.close, name="leonardo-farewell").start()
        return worker.notices()

    def close(self) -> None:
        """End the process for good, and return when nothing is left of it."""
        self._closed = True
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
