"""A game of any kind at some position, for tests that play on from it; a game adds its own words."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, TypeVar

from leonardo.engine.game import NATURE, AnyGame, Event, Objection, Step

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
QuestionT = TypeVar("QuestionT")
EventT = TypeVar("EventT", bound=Event)


class Position(ABC, Generic[StateT, ActionT, QuestionT]):
    """A game at some position, with all that happened since; what must always hold does so after each decision."""

    game: ClassVar[AnyGame]

    def __init__(self, step: Step[StateT]) -> None:
        self.state = step.state
        self.events = list(step.events)
        assert self.violations() == []

    @abstractmethod
    def violations(self) -> list[str]:
        """What must hold and does not."""

    def does(self, seat: int, *actions: ActionT) -> None:
        """Let a seat decide, several times."""
        for action in actions:
            assert self.decider == seat, f"{self.asked} is asked"
            self.goes_on(action)

    def goes_on(self, action: ActionT) -> None:
        """Do what a seat decided or nature brought."""
        step = self.game.apply(self.state, action)
        self.state = step.state
        self.events += step.events
        assert self.violations() == []

    @property
    def asked(self) -> QuestionT | None:
        asked: QuestionT | None = self.state.question  # type: ignore[attr-defined] # states of engines have it
        return asked

    @property
    def decider(self) -> int | None:
        return self.game.decider(self.state)

    @property
    def nature(self) -> bool:
        return self.decider == NATURE

    @property
    def over(self) -> bool:
        return self.game.standing(self.state).over

    @property
    def legal(self) -> list[ActionT]:
        return list(self.game.legal(self.state))

    def options(self, kind: type[Any]) -> list[Any]:
        return [action for action in self.legal if isinstance(action, kind)]

    def objection(self, action: ActionT) -> Objection:
        """Return why the decider may not do this; it must not be legal."""
        found = self.game.objection(self.state, action)
        assert found is not None, f"{action} is legal"
        return found

    def happened(self, kind: type[EventT]) -> list[EventT]:
        return [event for event in self.events if isinstance(event, kind)]
