"""The six dice (rule 1.7), which nature throws."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import cast, overload

from leonardo.engine.engines.actions import Action, Roll
from leonardo.engine.engines.constants import DIE, Face, Throw
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import DiceThrown
from leonardo.engine.engines.questions import Chance, DiceQuestion
from leonardo.engine.frozen import evolve, memoized
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


def rolls(question: DiceQuestion) -> Sequence[Action]:
    return _Rolls(question)


class _Rolls(Sequence[Action]):
    """All that some dice can show, six of them in hundreds of ways: each is made when somebody asks for it."""

    __slots__ = ("_question",)

    def __init__(self, question: DiceQuestion) -> None:
        self._question = question

    def __len__(self) -> int:
        return int(len(Face) ** self._question.dice)

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        return _written_out(self._question)[index]

    def __contains__(self, action: object) -> bool:
        asked = self._question
        return (
            isinstance(action, Roll)
            and action.seat == asked.seat
            and action.purpose is asked.purpose
            and len(action.faces) == asked.dice
        )

    def __eq__(self, other: object) -> bool:
        if isinstance(other, _Rolls):
            return self._question == other._question
        return isinstance(other, tuple) and tuple(self) == other

    def __hash__(self) -> int:
        return hash(self._question)


@memoized()
def _written_out(question: DiceQuestion) -> tuple[Action, ...]:
    return tuple(Roll(question.seat, question.purpose, faces) for faces in product(Face, repeat=question.dice))


def throw(question: DiceQuestion, random: Random) -> Roll:
    return Roll(question.seat, question.purpose, tuple(random.choices(DIE, k=question.dice)))


def objection(draft: Draft, question: DiceQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return which rule is against a throw of other dice."""
    words = f"Seat {question.seat} throws {question.dice} dice here, for: {question.purpose.value}"
    return Objection("1.7", "dice_decide", words)


def count(faces: tuple[Face, ...]) -> tuple[int, int, int]:
    """Return how many dice show a man, a blank and an explosion."""
    return faces.count(Face.MAN), faces.count(Face.BLANK), faces.count(Face.EXPLOSION)
