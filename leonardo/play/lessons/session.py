"""The game of a lesson: a session like any other, whose partners follow a script, and which is kept as progress.

The guide tells where somebody is in it. That follows from what the learner decided and saw, in order; only what was
read is remembered besides.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser
from leonardo.ai.worker import Notice
from leonardo.engine.record import Played
from leonardo.play.hints import HintService
from leonardo.play.history import History
from leonardo.play.lessons.lesson import Lesson, LessonCourse, LessonStep
from leonardo.play.players import PlayerProcess
from leonardo.play.session import Session
from leonardo.saves.schema import Seated


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
        steps = enumerate(self.lesson.steps[self._at :], start=self._at)
        return next((number for number, step in steps if step.accepts is not None and step.when(view)), None)


_SEED: Final = 0


class Partners(PlayerProcess):
    """Decides for the other seats of a lesson at once: what they wish to do, or else what a built-in player would."""

    def __init__(self, course: LessonCourse, lesson: Lesson, made: Callable[[int], int]) -> None:
        super().__init__()
        self._wishes = lesson.wishes
        self._made = made
        self._choose = chooser(course.game, course.partner)
        self._chosen: Answer | None = None

    def prepare(self) -> None:
        """Do nothing: nobody has to think."""

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        if self._chosen is None:
            asked = request()
            self._chosen = Answer(asked.number, self._decide(asked), 0.0)
        return True

    def take(self) -> Answer:
        """Return the answer, once.

        Raises:
            ValueError: if there is none.
        """
        answer, self._chosen = self._chosen, None
        if answer is None:
            raise ValueError("nothing is decided")
        return answer

    def stop(self) -> None:
        self._chosen = None

    def notices(self) -> tuple[Notice, ...]:
        return ()

    def _decide(self, asked: DecisionRequest) -> Any:
        wishes, made = self._wishes.get(asked.seat, ()), self._made(asked.seat)
        if made < len(wishes) and wishes[made] in asked.legal:
            return wishes[made]
        return self._choose(asked.view, asked.legal, stream(_SEED, asked.seat, asked.number), UNLIMITED)


class NoHints(HintService):
    """No advice: a lesson has its own."""

    @property
    def offered(self) -> bool:
        return False


class LessonSession(Session):
    """The game of a lesson, begun anew or gone on with after some `turns`; those that cannot be played are left out.

    `changed` is called with all that was decided in the lesson whenever that changes.
    """

    def __init__(
        self,
        course: LessonCourse,
        lesson: Lesson,
        seats: Sequence[Seated],
        turns: Sequence[Any] = (),
        changed: Callable[[Sequence[Any]], None] = lambda _: None,
    ) -> None:
        begins = course.begin(lesson)
        super().__init__(begins, seats, _SEED, None, "")
        self.course, self.lesson = course, lesson
        self.guide = Guide(lesson)
        self.player_process = Partners(course, lesson, self._made)
        self.hint_service = NoHints(course.game, _SEED, (0,) * len(self.seats))
        self._begun = self._taking_back.begins = len(begins.turns)
        self._changed: Callable[[Sequence[Any]], None] = lambda _: None
        self._seen: tuple[Played, Any] | None = None
        self._go_on_with(turns)
        self._changed = changed

    @property
    def decider(self) -> int | None:
        return None if self.over_lesson else super().decider

    @property
    def over_lesson(self) -> bool:
        return len(self.played.turns) > self._begun and self.lesson.ends(self._view())

    @property
    def at_its_beginning(self) -> bool:
        return not any(turn.seat == self.course.learner for turn in self.played.turns[self._begun :])

    @property
    def step(self) -> LessonStep | None:
        """What is to be read or done now; nothing while others decide or when the lesson is over."""
        return self.guide.step(self._view()) if self._learner_decides else None

    @property
    def step_number(self) -> int:
        """The number of what is to be read or done now, or next, counted from 1."""
        return self.guide.number(self._view())

    def read(self) -> None:
        self.guide.read(self._view())

    def against(self, action: Any) -> str | None:
        """Return the key of the sentence why an action of the learner is not for now, or nothing if it is."""
        word = self.guide.against(self._view(), action) if self._learner_decides else None
        return self.course.text_of(self.lesson, word) if word is not None else None

    def undo(self, seat: int | None = None) -> None:
        super().undo(seat)
        self.guide.take_back(len(self.played.turns))
        self._tell()

    def _carry_out(self, action: Any) -> None:
        number, view = len(self.played.turns), self._view() if self._learner_decides else None
        super()._carry_out(action)
        if view is not None:
            self.guide.decided(number, view)
        self._tell()

    def _by_chance(self) -> Any:
        made, chances = sum(turn.by_nature for turn in self.played.turns[self._begun :]), self.lesson.chances
        if made < len(chances) and self.game.objection(self.played.state, chances[made]) is None:
            return chances[made]
        return super()._by_chance()

    @property
    def _learner_decides(self) -> bool:
        return self.decider == self.course.learner

    def _view(self) -> Any:
        """Return what the learner sees; made once for each position."""
        if self._seen is None or self._seen[0] is not self.played:
            self._seen = self.played, self.view(self.course.learner)
        return self._seen[1]

    def _go_on_with(self, turns: Sequence[Any]) -> None:
        """Play what was played before; where that is not legal any more, begin anew."""
        begins = self.played
        try:
            for action in turns:
                self._carry_out(action)
        except ValueError:
            self._history = History(begins)
            self.guide = Guide(self.lesson)

    def _made(self, seat: int) -> int:
        return sum(turn.seat == seat for turn in self.played.turns[self._begun :])

    def _tell(self) -> None:
        self._changed([turn.action for turn in self.played.turns[self._begun :]])
