"""Advice for the persons at this screen: asked for, waited for without anybody waiting, and counted for each seat.

In a game for practice the same process weighs what persons decide, which is not counted: they are told of what costs
much, while it can be taken back. How everybody stands is estimated in a process of its own.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.ai.advice import Advised
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.estimate import Estimate
from leonardo.ai.player import Budget
from leonardo.ai.players import is_advised, players_in
from leonardo.ai.thought import more_of
from leonardo.ai.worker import Notice, Worker
from leonardo.engine.game import NATURE
from leonardo.engine.seeds import Part, key_of

AGREED: Final = "practice"  # what is agreed on about the table: whether decisions are weighed
YES: Final = "yes"
FEWEST_TRIES: Final = 16  # imagined games of either choice below which nothing is certain enough to be told


@frozen
class Costly:
    """A decision that costs much: its `number` in the game, what was `done`, and what would be `better`."""

    number: int
    view: Any
    done: Advised
    better: Advised
    more: tuple[int, int]  # by how much more one ends by the better choice, from the least to the most


def costly(asked: DecisionRequest, answer: Answer) -> Costly | None:
    """Return what a decision costs that was weighed, if that is much; what was done is the first of `asked.also`.

    It is where the better choice brings at least as much more as is told of, beyond doubt.
    """
    done = next((each for each in answer.advice if each.action == asked.also[0]), None)
    if done is None:
        return None
    better, more = answer.advice[0], more_of(done.gap)
    if more is None or done.gap.score.least < players_in(asked.game).review.much:
        return None
    if min(done.tries, better.tries) < FEWEST_TRIES:
        return None
    return Costly(asked.number, asked.view, done, better, more)


PATIENCE: Final = 45.0  # seconds beyond its budget after which the thinking counts as hung
_WEIGHING: Final = 1.5  # seconds for which a decision is weighed at most


def _own_worker() -> Worker:
    return Worker(patience=PATIENCE)


class HintService:
    """Advice on a game of this name and seed; to be closed at the end.

    `used` says how often each seat has had advice so far. The process that thinks is started when it is first asked,
    and is not that of the built-in players, who lose no time by it.
    """

    def __init__(
        self, game: str, seed: int, used: Sequence[int], make_worker: Callable[[], Worker] = _own_worker
    ) -> None:
        self.used = tuple(used)
        self._game = game
        self._seed = seed
        self._make_worker = make_worker
        self._worker: Worker | None = None
        self._asked: DecisionRequest | None = None
        self._told: tuple[Advised, ...] = ()
        self._weighed: DecisionRequest | None = None
        self._estimator: Worker | None = None

    @cached_property
    def offered(self) -> bool:
        """Whether anybody gives advice on this game."""
        return is_advised(self._game)

    @property
    def estimates(self) -> bool:
        return self.offered and players_in(self._game).estimator is not None

    @property
    def waiting(self) -> bool:
        return not self.weighing and self._worker is not None and self._worker.thinking

    @property
    def weighing(self) -> bool:
        return self._weighed is not None

    @property
    def told(self) -> tuple[Advised, ...]:
        """The advice on the decision that was asked about last, the best choice first; nothing until there is any."""
        return self._told

    def advises(self, action: Any) -> bool:
        """Return whether an action is the best choice by what was told on the present decision."""
        return not self.weighing and bool(self._told) and bool(self._told[0].action == action)

    def ask(self, number: int, seat: int, view: Any, legal: Sequence[Any]) -> None:
        """Have advice thought of on a decision, the `number`th of the game; what was told on it stands."""
        asked = self._asked is not None and self._asked.number == number
        if asked and (self._told or self.waiting):
            return
        self._told, self._weighed = (), None
        self._asked = self._request(number, seat, view, legal)
        self._have_thought_of(self._asked)

    def poll(self) -> bool:
        """Return whether the advice has come just now, or will not come; call it once a picture. Never waits."""
        answer = self._worker.poll() if self._worker is not None and not self.weighing else None
        if answer is None or self._asked is None:
            return False
        self._told = answer.advice
        if answer.advice:
            seat = self._asked.seat
            self.used = tuple(count + (number == seat) for number, count in enumerate(self.used))
        return True

    def weigh(self, number: int, seat: int, view: Any, legal: Sequence[Any], done: Any) -> None:
        """Have a decision weighed that was made, the `number`th of the game; it is no advice that was asked for."""
        self.forget()
        request = self._request(number, seat, view, legal, (done,))
        self._weighed = evolve(request, budget=evolve(request.budget, seconds=_WEIGHING))
        self._have_thought_of(self._weighed)

    def poll_weighed(self) -> Costly | None:
        """Return the decision that was weighed, once, if it costs much; call it once a picture. Never waits."""
        asked = self._weighed
        answer = self._worker.poll() if self._worker is not None and asked is not None else None
        if asked is None or answer is None:
            return None
        self._weighed = None
        return costly(asked, answer)

    def estimate(self, number: int, view: Any) -> None:
        """Have estimated how everybody stands in a view, after so many decisions; a hint on it says the same."""
        if self._estimator is None:
            self._estimator = self._make_worker()
        budget = Budget(seconds=players_in(self._game).hint.seconds)
        self._estimator.ask(DecisionRequest(number, NATURE, self._game, "", view, (), budget=budget, estimate=True))

    @property
    def estimating(self) -> bool:
        return self._estimator is not None and self._estimator.thinking

    def poll_estimate(self) -> Estimate | None:
        """Return the estimate that was asked for last, once it is there; call it once a picture. Never waits."""
        answer = self._estimator.poll() if self._estimator is not None else None
        return answer.estimate if answer is not None else None

    def stop(self) -> None:
        """End the thinking at once, if there is any; advice that was told stands."""
        self._weighed = None
        if self._worker is not None:
            self._worker.cancel()

    def forget(self) -> None:
        """Forget what was asked: the decision was made, or an earlier one taken back."""
        self.stop()
        self._asked, self._told = None, ()

    def notices(self) -> tuple[Notice, ...]:
        """Return what went wrong since it was last asked."""
        return self._worker.notices() if self._worker is not None else ()

    def close(self) -> None:
        """End the thinking for good, and return when nothing is left of its process."""
        workers, self._worker, self._estimator = (self._worker, self._estimator), None, None
        self._weighed = None
        for worker in workers:
            if worker is not None:
                worker.close()

    def _request(
        self, number: int, seat: int, view: Any, legal: Sequence[Any], also: tuple[Any, ...] = ()
    ) -> DecisionRequest:
        budget, key = players_in(self._game).hint, key_of(self._seed, Part.ADVICE)
        return DecisionRequest(number, seat, self._game, "", view, legal, key, budget, advice=True, also=also)

    def _have_thought_of(self, request: DecisionRequest) -> None:
        if self._worker is None:
            self._worker = self._make_worker()
        self._worker.ask(request)
