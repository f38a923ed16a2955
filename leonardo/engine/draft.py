"""A state being worked on: what the drafts of games whose rules are a stack of tasks have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, TypeVarTuple, Unpack

from leonardo.engine.game import Event

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
    happened: list[Told]
    """The events in order, before they are made."""
    forced: bool
    """Whether the engine itself answers, because there is a single legal answer."""
    states: list[StateT] | None
    """The state after each event, where somebody watches."""
    told: bool
    """Whether anybody is told what happens; in thoughts nobody is."""

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
