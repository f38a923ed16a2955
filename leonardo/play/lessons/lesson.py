"""What a lesson is, as data: a position in a fixed game, who plays there, and what is to be seen and done in it.

Texts are keys below that of the lesson. A spot is whatever the game's table points with; here it is only handed on.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from leonardo.engine.record import Played

Seen = Callable[[Any], bool]  # tells something of a view
Fits = Callable[[Any, Any], bool]  # tells of a view whether an action fits it
Where = Callable[[Any], Any]  # returns a spot of the table as a view shows it


def always(_view: Any) -> bool:
    return True


@frozen
class Refusal:
    """Why something that the rules allow is not for now: what it is `about`, and the word for its sentence."""

    about: Fits
    word: str


@frozen
class LessonStep:
    """One idea: a sentence at the place concerned, to be read or to be done.

    `word` names the sentence. It is told when its turn has come and `when` says so of what the learner sees. What
    `accepts` an action is to be done; without it there is only something to be read. What is not accepted is refused
    with the first of the `refusals` that is about it, or else with the sentence `<word>_not`. A step that `stays` is
    told again until its `when` is over. With `then` the sentence `<word>_then` is told, while the others act, once it
    is done: it points to what `then` returns. `spot` is what the step points to, `clear` what else it must not hide.
    """

    word: str
    spot: Where
    accepts: Fits | None = None
    when: Seen = always
    refusals: tuple[Refusal, ...] = ()
    stays: bool = False
    then: Where | None = None
    clear: Callable[[Any], Sequence[Any]] = lambda _view: ()

    def against(self, view: Any, action: Any) -> str | None:
        """Return the word for why an action is not for now, or nothing if it is accepted."""
        if self.accepts is None or self.accepts(view, action):
            return None
        found = (refusal.word for refusal in self.refusals if refusal.about(view, action))
        return next(found, f"{self.word}_not")


@frozen
class Lesson:
    """A lesson: it begins after `begins` decisions of the game of its course and those in `opening`.

    `name` is its word, also that of its texts: `title`, `about`, `done`, and those of its steps. It is over when `ends`
    says so of what the learner sees and all has been shown; `spot` is what its last sentence points to. `wishes` are
    what the other seats do in it, one decision after the other, as far as that is legal; `chances` are what chance
    does, likewise. It takes place in the game that was `played` for it, or else in that of its course.
    """

    name: str
    begins: int
    steps: tuple[LessonStep, ...]
    ends: Seen
    spot: Where
    opening: tuple[Any, ...] = ()
    wishes: Mapping[int, tuple[Any, ...]] = field(factory=dict)
    chances: tuple[Any, ...] = ()
    played: Callable[[], Played] | None = None


@frozen
class LessonCourse:
    """The lessons of a game in their order, and the game in which they take place.

    `text` is the key of its texts, `learner` the seat of who learns. `partner` decides for the others where no wish of
    theirs is legal: the word for a built-in player. Between two lessons the game goes on without the learner: each but
    the first begins with a sentence on where it is. That is `meanwhile` for who has just seen another `round`, and
    `here` for all others; it points to what `later_at` returns, must not hide what `later_clear` returns, and is filled
    with the values of `later`.
    """

    game: str
    text: str
    played: Callable[[], Played]
    lessons: tuple[Lesson, ...]
    partner: str
    learner: int = 0
    later: Callable[[Any], Mapping[str, object]] | None = None
    later_at: Where = lambda _view: None
    later_clear: Callable[[Any], Sequence[Any]] = lambda _view: ()

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        number = self.lessons.index(lesson) + 1
        return self.lessons[number] if number < len(self.lessons) else None

    def passes(self, lesson: Lesson, before: Any, begins: Any) -> bool:
        """Return whether rounds have passed from what the learner saw before until a lesson begins, in one game."""
        return (
            lesson.played is None
            and self.later is not None
            and self.later(before)["round"] != self.later(begins)["round"]
        )

    def jumps(self, lesson: Lesson) -> bool:
        """Return whether a lesson begins elsewhere than the one before it ended."""
        return self.later is not None and lesson is not self.lessons[0]

    def begin(self, lesson: Lesson) -> Played:
        whole = (lesson.played or self.played)()
        actions = [turn.action for turn in whole.turns[: lesson.begins]]
        return Played.replay(whole.game, whole.setup, [*actions, *lesson.opening])

    def text_of(self, lesson: Lesson, word: str) -> str:
        return f"{self.text}.{lesson.name}.{word}"
