"""The closed unions of questions, decisions and events: each member is served everywhere."""

import inspect
from types import ModuleType
from typing import Any, TypeVar, get_args

import attrs
import pytest

from leonardo.engine.davinci import GAME, actions, events, questions
from leonardo.engine.davinci.actions import Action, Move, Start, Take
from leonardo.engine.davinci.constants import Box, Component, Favour, Phase, Place, Upgrade
from leonardo.engine.davinci.flow import HANDLERS, OBJECTIONS, OPTIONS
from leonardo.engine.davinci.questions import Question
from leonardo.engine.game import Event

MemberT = TypeVar("MemberT")
SAMPLES: dict[Any, Any] = {
    int: 3,
    bool: True,
    int | None: 2,
    Place: Place.KILN,
    Place | None: Place.SMALL,
    Box: Box.FORESIGHT,
    Component: Component.ROPE,
    Component | None: Component.ROPE,
    Favour: Favour.SMALL5,
    Phase: Phase.PLACEMENT,
    Upgrade | None: Upgrade.AUTOMATON,
    tuple[int, ...]: (7, 3),
    tuple[int, ...] | None: (7, 3),
    tuple[tuple[int, int], ...]: ((0, 2), (1, 0)),
    tuple[int, int, int, int, int]: (1, 0, 0, 2, 0),
    tuple[int, int, int, int, int] | None: (1, 0, 0, 2, 0),
}
"""A value for each type of attribute."""


def sample(cls: type[MemberT]) -> MemberT:
    return cls(*(SAMPLES[hint] for hint in inspect.get_annotations(cls).values() if hint in SAMPLES))


def classes(module: ModuleType) -> set[type]:
    return {cls for _, cls in inspect.getmembers(module, inspect.isclass) if cls.__module__ == module.__name__}


ACTIONS: list[type[Action]] = sorted(classes(actions), key=lambda cls: cls.__name__)
EVENTS: list[type[Event]] = sorted(classes(events), key=lambda cls: cls.__name__)


def test_the_union_of_questions_holds_them_all() -> None:
    assert set(get_args(Question)) == classes(questions)


def test_the_union_of_decisions_holds_them_all() -> None:
    assert set(get_args(Action)) == set(ACTIONS)


def test_every_question_has_its_options_and_its_objections() -> None:
    assert set(OPTIONS) == set(OBJECTIONS) == classes(questions)


def test_every_decision_has_its_handler() -> None:
    assert set(HANDLERS) == set(ACTIONS)


@pytest.mark.parametrize("cls", ACTIONS)
def test_every_decision_is_read_as_it_is_written(cls: type[Action]) -> None:
    action = sample(cls)
    written = GAME.write_action(action)
    assert GAME.read_action(written) == action
    assert next(iter(written)) == "do"


def test_every_decision_has_a_word_or_arguments_of_its_own() -> None:
    written = [str(GAME.write_action(sample(cls))) for cls in ACTIONS]
    assert len(set(written)) == len(ACTIONS)


@pytest.mark.parametrize(
    "action", [Start(Place.SMALL, 8), Move(Place.KILN, Place.SMITHY), Take(), Take(Upgrade.LARGE4)]
)
def test_what_may_be_left_out_is_left_out(action: Action) -> None:
    assert GAME.read_action(GAME.write_action(action)) == action
    assert None not in GAME.write_action(action).values()


@pytest.mark.parametrize("cls", [*ACTIONS, *EVENTS, *sorted(classes(questions), key=str)])
def test_all_are_frozen_and_slotted(cls: type) -> None:
    assert attrs.has(cls)
    assert not hasattr(object.__new__(cls), "__dict__")
    assert cls.__setattr__ is not object.__setattr__


@pytest.mark.parametrize("cls", EVENTS)
def test_every_event_is_told_whole_to_its_own_seat(cls: type[Event]) -> None:
    event = sample(cls)
    assert event.seen_by(getattr(event, "seat", 0)) == event
    assert type(event.seen_by(None)) is cls
