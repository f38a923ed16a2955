"""The six dice (rule 1.7), which nature throws."""

from functools import cache
from itertools import product
from random import Random
from typing import cast

from leonardo.engine.engines.actions import Action, Roll
from leonardo.engine.engines.agenda import Chance
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import DiceThrown
from leonardo.engine.engines.questions import DiceQuestion
from leonardo.engine.engines.terms import DIE, Face, Throw
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Objection


def ask_for_dice(draft: Draft, task: Chance, seat: int, purpose: Throw, dice: int) -> None:
    """Wait for so many dice of a seat; then the task is done with what they show."""
    draft.then(task)
    draft.question = DiceQuestion(seat, purpose, dice)


def roll(draft: Draft, question: DiceQuestion, action: Roll) -> None:
    """Take down what the dice show, for the task that wanted it."""
    task = cast("Chance", draft.agenda.pop())
    draft.then(evolve(task, faces=action.faces))
    draft.tell(DiceThrown, question.seat, question.purpose, action.faces)


def rolls(question: DiceQuestion) -> tuple[Action, ...]:
    """Return all that the dice can show."""
    return _rolls(question.seat, question.purpose, question.dice)


@cache
def _rolls(seat: int, purpose: Throw, dice: int) -> tuple[Action, ...]:
    return tuple(Roll(seat, purpose, faces) for faces in product(Face, repeat=dice))


def throw(question: DiceQuestion, random: Random) -> Roll:
    """Throw the dice."""
    return Roll(question.seat, question.purpose, tuple(random.choices(DIE, k=question.dice)))


def objection(draft: Draft, question: DiceQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return which rule is against a throw of other dice."""
    words = f"Seat {question.seat} throws {question.dice} dice here, for: {question.purpose.value}"
    return Objection("1.7", "dice_decide", words)


def count(faces: tuple[Face, ...]) -> tuple[int, int, int]:
    """Return how many dice show a man, a blank and an explosion."""
    return faces.count(Face.MAN), faces.count(Face.BLANK), faces.count(Face.EXPLOSION)
