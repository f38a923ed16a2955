"""Where somebody is in a lesson: what is told now, what is accepted, and when it is over.

It follows from what the learner decided and saw, in order; only what was read is remembered besides.
"""

from collections.abc import Iterator
from typing import Any

from leonardo.play.lessons.lesson import Lesson, LessonStep


class Guide:
    """Leads through a lesson. It is told each decision of the learner, and when some are taken back.

    A view is what the learner sees when it must decide.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._read: set[int] = set()
        self._trail: list[tuple[int, int, LessonStep | None]] = []
        """After each decision: which one of the game it was, the first step that is not done yet, the last one done."""

    @property
    def last(self) -> LessonStep | None:
        """The step that was done last, if any was."""
        return self._trail[-1][2] if self._trail else None

    @property
    def _at(self) -> int:
        return self._trail[-1][1] if self._trail else 0

    def step(self, view: Any) -> LessonStep | None:
        """Return what is to be read or done now, if anything is told."""
        number = next(self._told(view), None)
        return self.lesson.steps[number] if number is not None else None

    def number(self, view: Any) -> int:
        """Return the number of what is told now, counted from 1, or of what is told next."""
        return next(self._told(view), self._at) + 1

    def read(self, view: Any) -> None:
        """Note that what is to be read now was read."""
        number = next(self._told(view), None)
        if number is not None and self.lesson.steps[number].accepts is None:
            self._read.add(number)

    def against(self, view: Any, action: Any) -> str | None:
        """Return the word for why an action is not for now, or nothing if it is."""
        number = self._to_do(view)
        return self.lesson.steps[number].against(view, action) if number is not None else None

    def decided(self, number: int, view: Any) -> None:
        """Note that the learner made the decision of this `number` in the game, before which it had a view."""
        done = self._to_do(view)
        if done is None:
            self._trail.append((number, self._at, self.last))
            return
        step = self.lesson.steps[done]
        self._trail.append((number, done if step.stays else done + 1, step))

    def take_back(self, left: int) -> None:
        """Note that all decisions of the game from this number on were taken back."""
        self._trail = [each for each in self._trail if each[0] < left]

    def _told(self, view: Any) -> Iterator[int]:
        """Yield the numbers of the steps that belong to a view, are not done and were not read."""
        for number, step in enumerate(self.lesson.steps[self._at :], start=self._at):
            if number not in self._read and step.when(view):
                yield number

    def _to_do(self, view: Any) -> int | None:
        """Return the number of the first step that is to be done in a view, be there something to be read or not."""
        steps = enumerate(self.lesson.steps[self._at :], start=self._at)
        return next((number for number, step in steps if step.accepts is not None and step.when(view)), None)
