"""Players and an adviser at hand in tests of the app: nothing is started for them, and they do as the test wishes."""

from typing import Final

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.estimate import Gap, Span, sure
from leonardo.ai.players import chooser
from leonardo.ai.thinking_process import answer_of_player
from leonardo.ai.worker import Notice, Trouble, Worker
from leonardo.play.hints import HintService
from leonardo.play.session import Session

MORE: Final = {"more": (2, 4)}  # by how much more one ends with what is advised


class AtOnce(Worker):
    """Decides as the process would, but when it is looked at; nothing is started for it."""

    def __init__(self) -> None:
        self._waits: DecisionRequest | None = None

    @property
    def thinking(self) -> bool:
        return self._waits is not None

    def ask(self, request: DecisionRequest) -> None:
        assert request.told is None, "a program of others needs the process"
        self._waits = request

    def poll(self) -> Answer | None:
        request, self._waits = self._waits, None
        return answer_of_player(request, chooser) if request is not None else None

    def cancel(self) -> None:
        self._waits = None

    def notices(self) -> tuple[Notice, ...]:
        return ()

    def close(self) -> None:
        self._waits = None


class Scribe(Worker):
    """Decides at once for the last of the legal actions, and notes what it is `asked`."""

    def __init__(self, asked: list[DecisionRequest]) -> None:
        self._noted = asked
        self._waits = False

    @property
    def thinking(self) -> bool:
        return self._waits

    def ask(self, request: DecisionRequest) -> None:
        self._noted.append(request)
        self._waits = True

    def poll(self) -> Answer:
        self._waits = False
        return Answer(self._noted[-1].number, self._noted[-1].legal[-1], 0.0)

    def notices(self) -> tuple[Notice, ...]:
        return ()

    def close(self) -> None:
        self._waits = False


def scribe_at_hand(monkeypatch: pytest.MonkeyPatch) -> list[DecisionRequest]:
    """Let sessions have one decide where no person sits; return what it will be asked."""
    asked: list[DecisionRequest] = []
    monkeypatch.setattr("leonardo.play.players.Worker", lambda: Scribe(asked))
    return asked


class AtHand(Worker):
    """Answers with the first three legal actions once it is `ready`, or fails; nothing is started for it.

    Of decisions it finds, in so many `tries`, that the first legal action is best, and that any other costs so many
    points, give or take some `doubt`.
    """

    def __init__(self) -> None:
        self.ready = True
        self.fails = False
        self.cost = 6.0
        self.doubt = 0.0
        self.tries = 170
        self.asked: list[DecisionRequest] = []
        self.closed = False
        self._waits: DecisionRequest | None = None
        self._told: tuple[Notice, ...] = ()

    @property
    def thinking(self) -> bool:
        return self._waits is not None

    def ask(self, request: DecisionRequest) -> None:
        self.asked.append(request)
        self._waits = request

    def poll(self) -> Answer | None:
        request = self._waits
        if request is None or not self.ready:
            return None
        self._waits = None
        if self.fails:
            self._told = (Notice(Trouble.NO_ADVICE, request.seat, ""),)
            return Answer(request.number, None, 0.0, fallback=True)
        advice = tuple(
            Advised(action, 0.5 - place / 100, 47.4 - place, self.tries, "davinci.advice.thought_more", MORE)
            for place, action in enumerate(request.legal[:3])
            if place == 0 or action not in request.also
        )
        worth, score = 0.5 - self.cost / 20, 47.4 - self.cost
        lost = Gap(sure(self.cost / 20), Span(self.cost - self.doubt, self.cost, self.cost + self.doubt))
        advice += tuple(
            Advised(action, worth, score, self.tries, "davinci.advice.thought_more", MORE, gap=lost)
            for action in request.also
            if action != request.legal[0]
        )
        return Answer(request.number, advice[0].action, 0.2, advice=advice)

    def cancel(self) -> None:
        self._waits = None

    def notices(self) -> tuple[Notice, ...]:
        told, self._told = self._told, ()
        return told

    def close(self) -> None:
        self.closed = True


def adviser_at_hand(session: Session) -> AtHand:
    adviser = AtHand()
    session.hint_service.close()
    session.hint_service = HintService(session.game.name, session.seed, session.hint_service.used, lambda: adviser)
    return adviser
