"""What comes after what, in games whose rules are a stack of tasks: tasks are done until a question comes up.

A question with a single legal answer is answered by the engine; one of nature is handed out. All is done on a draft, a
state being worked on, which lives inside one `apply`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from itertools import starmap
from typing import Any, Generic, TypeVar, TypeVarTuple, Unpack

from attrs import frozen

from leonardo.engine.game import Event, IllegalActionError, Objection, Step

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
QuestionT = TypeVar("QuestionT")
TaskT = TypeVar("TaskT")
_About = TypeVarTuple("_About")
Told = tuple[Callable[..., Event], tuple[Any, ...]]
"""What makes an event, and what that is about, which nobody changes any more."""


class TaskDraft(ABC, Generic[StateT, ActionT, QuestionT, TaskT]):
    """A working copy of a state, with the events that happened to it so far; it lives inside one `apply`.

    The next task of the `agenda` is the last one. A game adds the attributes of its state and `freeze`.
    """

    __slots__ = ("agenda", "forced", "happened", "question", "states", "told")

    agenda: list[TaskT]
    question: QuestionT | None
    happened: list[Told]  # the events in order, before they are made
    forced: bool  # whether the engine itself answers, because there is a single legal answer
    states: list[StateT] | None  # the state after each event, where somebody watches
    told: bool  # whether anybody is told what happens; in thoughts nobody is

    def __init__(self, agenda: tuple[TaskT, ...], question: QuestionT | None, watched: bool) -> None:
        self.agenda = list(agenda)
        self.question = question
        self.happened = []
        self.forced = False
        self.states = [] if watched else None
        self.told = True

    @abstractmethod
    def freeze(self, options: Sequence[ActionT]) -> StateT:
        """Return the draft as a state whose question has `options` as its legal answers."""

    def tell(self, event: Callable[[Unpack[_About]], Event], /, *about: *_About) -> None:
        """Note that an event has happened, when all that it changes is changed; it is made when somebody asks for it.

        What it is about stands in order, without names, since so much is told.
        """
        if self.told:
            self.happened.append((event, about))
            if self.states is not None:
                self.states.append(self.freeze(()))

    def then(self, *tasks: TaskT) -> None:
        """Do these next, in this order, before what is on the agenda."""
        self.agenda.extend(reversed(tasks))


DraftT = TypeVar("DraftT", bound=TaskDraft[Any, Any, Any, Any])


@frozen
class Flow(Generic[DraftT, StateT, ActionT]):
    """Who does what, by the kinds of tasks, questions and actions."""

    draft: Callable[[StateT, bool], DraftT]  # makes a draft of a state, watched or not
    tasks: Mapping[type, Callable[[DraftT, Any], None]]  # who does a task of the agenda
    options: Mapping[type, Callable[[DraftT, Any], Sequence[ActionT]]]
    """Who lists the legal answers to a question of a seat."""
    chances: Mapping[type, Callable[[Any], Sequence[ActionT]]]
    """Who lists what chance can answer to a question of nature."""
    handlers: Mapping[type, Callable[[DraftT, Any, Any], None]]  # who carries out an action
    objections: Mapping[type, Callable[[DraftT, Any, ActionT], Objection]]
    """Who says why an action is not among the legal answers to a question."""
    over: Objection  # what is against anything that is done when the game is over

    def apply(self, state: Any, action: ActionT, watched: bool = False) -> Step[StateT]:  # noqa: ANN401 - a game's own
        """Return what an action leads to, up to the next real decision or turn of nature.

        Raises:
            IllegalActionError: if the action is not legal.
        """
        against = None if is_listed(action, state.options) else self.objection(state, action)
        if against is not None:
            raise IllegalActionError(action, against)
        draft = self.draft(state, watched)
        self._answer(draft, action)
        return self.run_on(draft)

    def objection(self, state: Any, action: ActionT) -> Objection | None:  # noqa: ANN401 - a game's own
        """Return why the decider may not do `action`, or nothing if it may."""
        if action in state.options:
            return None
        if state.question is None:
            return self.over
        return self.objections[type(state.question)](self.draft(state, False), state.question, action)

    def answers(self, draft: DraftT) -> Sequence[ActionT]:
        """Return the legal answers to the question that a draft waits for; none if it waits for nothing."""
        question = draft.question
        if question is None:
            return ()
        if type(question) in self.chances:
            return self.chances[type(question)](question)
        return self.options[type(question)](draft, question)

    def run_on(self, draft: DraftT) -> Step[StateT]:
        """Go on to the next decision with more than one legal answer, to a turn of nature, or to the end."""
        state = draft.freeze(self._advance(draft))
        if draft.states:
            draft.states[-1] = state
        return Step(state, starmap(_make, draft.happened), () if draft.states is None else tuple(draft.states))

    def play_on(self, draft: DraftT, action: ActionT) -> Sequence[ActionT]:
        """Carry out one of the legal answers and go on; return the next legal answers, none at the end of the game.

        For thoughts that are played to their end: no states are kept on the way, no events are told, and that `action`
        is legal is not checked.
        """
        draft.told = False
        self._answer(draft, action)
        return self._advance(draft)

    def _answer(self, draft: DraftT, action: ActionT) -> None:
        question, draft.question = draft.question, None
        self.handlers[type(action)](draft, question, action)

    def _advance(self, draft: DraftT) -> Sequence[ActionT]:
        tasks, chances, agenda = self.tasks, self.chances, draft.agenda
        while True:
            while (question := draft.question) is None:
                if not agenda:
                    return ()
                task = agenda.pop()
                tasks[type(task)](draft, task)
            kind = type(question)
            if kind in chances:
                return chances[kind](question)
            options = self.options[kind](draft, question)
            if len(options) > 1:
                return options
            draft.forced = True
            self._answer(draft, options[0])
            draft.forced = False


def _make(event: Callable[..., Event], about: tuple[Any, ...]) -> Event:
    return event(*about)


def is_listed(action: ActionT, options: Sequence[ActionT]) -> bool:
    """Look for the very object first: players choose from the list, and comparing hundreds of answers takes longer.

    A list that is not written out knows a quicker way.
    """
    if not isinstance(options, tuple):
        return action in options
    for option in options:
        if option is action:
            return True
    return action in options
