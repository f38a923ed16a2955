"""Moments of games that were played at random: one of each kind of decision, with real reasons and made-up worths."""

from collections.abc import Sequence
from functools import cache

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.ai.review import Decision, Weighed, decisions
from leonardo.ai.reviewer import ReviewProgress
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.ai.reviewing import for_certain
from tests.engine.davinci.random_games import random_game

COLOURS = ("yellow", "red", "green", "blue", "purple")
GENERAL = "davinci.advice.thought_more"
SEED = 6
KINDS = 10  # kinds of decisions that there are, the three uses of a box counted one by one


class Known:
    """Somebody who reviews a game and knows already, or has only just begun, what there is to be found."""

    def __init__(self, *told: ReviewProgress) -> None:
        self.told = list(told)
        self.stopped = False

    @property
    def news(self) -> ReviewProgress:
        return self.told[0]

    def stop(self) -> None:
        """Remember that nobody wants to know more."""
        self.stopped = True


@cache
def played(seed: int = SEED, seats: int = 5) -> Played:
    """A game with favours, auctions and the stronger Council."""
    return random_game(Options(seats, EXPERT, (CODEX_LEONARDI_1,)), seed)


def session(names: Sequence[str]) -> Session:
    seats = [Person(name, colour) for name, colour in zip(names, COLOURS, strict=True)]
    return Session(played(SEED, len(names)), seats, SEED, None, "review")


def kind(decision: Decision) -> object:
    question = decision.view.question
    return type(question), getattr(question, "box", None)


@cache
def moments(seat: int) -> tuple[Weighed, ...]:
    """One moment of each kind that the seat came to, which cost and won by turns."""
    found: dict[object, Decision] = {}
    for decision in decisions(played(), seat):
        best = found.get(kind(decision))
        if best is None or len(decision.legal) > len(best.legal):
            found[kind(decision)] = decision
    made = [moment(decision, cost=number % 2 == 0) for number, decision in enumerate(found.values())]
    return tuple(sorted(made, key=lambda moment: moment.decision.number))


def moment(decision: Decision, *, cost: bool) -> Weighed:
    """A moment in which another choice, as far from what was done as possible, was better or worse."""
    others = [action for action in decision.legal if action != decision.done]
    other = max(others, key=lambda action: type(action) is not type(decision.done))
    done = _advised(decision.view, decision.done, 0.4)
    beside = _advised(decision.view, other, 0.6 if cost else 0.2)
    return Weighed(decision, done, beside, error=0.01, gap=for_certain(done, beside))


def _advised(view: View, action: Action, worth: float) -> Advised:
    why = reason(Grounds(view), action)
    key, values = (GENERAL, {"florins": 8}) if why is None else (why.key, why.values)
    return Advised(action, worth, 30 + 20 * worth, 128, key, values)
