"""What games whose state holds its question answer alike: who decides, among what, in which round."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from leonardo.engine.action_codec import ActionCodec, read_setup
from leonardo.engine.codec import encode
from leonardo.engine.game import NATURE, Objection, RefusedWishesError
from leonardo.engine.house_rules import MOD, check_dealt_by, laid


class HasSeat(Protocol):
    """A question that somebody must answer."""

    @property
    def seat(self) -> int:
        """Who decides, or for whom nature does."""


class HasSeats(Protocol):
    """What was agreed on for a whole game."""

    @property
    def seats(self) -> int:
        """How many play."""


class HasQuestion(Protocol):
    """A state at a decision, with all answers that are legal."""

    @property
    def table(self) -> HasSeats:
        """What was agreed on."""

    @property
    def round(self) -> int:
        """The round being played."""

    @property
    def question(self) -> HasSeat | None:
        """What the game waits for, nothing when it is over."""

    @property
    def options(self) -> Sequence[Any]:
        """The legal answers."""


StateT = TypeVar("StateT", bound=HasQuestion)
ActionT = TypeVar("ActionT")


class QuestionGame(Generic[StateT, ActionT]):
    """The part of the contract `leonardo.engine.game.Game` that follows from the question; a game adds the rest."""

    of_nature: ClassVar[type[HasSeat] | None] = None  # the question that nature answers, where the game has one
    name: str
    later_fields: Mapping[str, int] = MappingProxyType({})
    setup_type: type[Any]
    actions: ActionCodec[ActionT]

    def write_setup(self, setup: Any) -> dict[str, Any]:
        """Return the fields of a record's first line that are the game's own, with its house rules if it has any."""
        fields: dict[str, Any] = encode(setup)
        rules = laid(self.name)
        return fields if rules is None else {**fields, MOD: rules.written}

    def read_setup(self, fields: Mapping[str, Any]) -> Any:
        """Return the set-up of a record's first line.

        Raises:
            HouseRulesError: if the game was dealt by other house rules than those of this process.
            NotationError: if a field is missing, unknown or of the wrong type.
        """
        check_dealt_by(self.name, fields.get(MOD))
        return read_setup(self.setup_type, {name: value for name, value in fields.items() if name != MOD})

    def write_action(self, action: ActionT) -> dict[str, Any]:
        """Return an action as the fields of a record's line that are the game's own."""
        return self.actions.write(action)

    def read_action(self, fields: Mapping[str, Any]) -> ActionT:
        """Return the action of a record's line.

        Raises:
            NotationError: if a field is missing, unknown or of the wrong type.
        """
        return self.actions.read(fields)

    def seats(self, state: StateT) -> int:
        return state.table.seats

    def round_of(self, state: StateT) -> int:
        """Return the round being played, 0 before the first."""
        return state.round

    def decider(self, state: StateT) -> int | None:
        """Return the seat that must decide now, `NATURE`, or nothing when the game is over."""
        question = state.question
        if question is None:
            return None
        return NATURE if type(question) is self.of_nature else question.seat

    def legal(self, state: StateT) -> Sequence[ActionT]:
        return state.options


def refuse(rule: str, reason: str, message: str) -> None:
    """Refuse wishes for a set-up that a rule is against.

    Raises:
        RefusedWishesError: always.
    """
    raise RefusedWishesError(Objection(rule, reason, message))


def listed_of(variants: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    """Return what reads a list of `variants` from the command line, in the order of the record."""

    def read(text: str) -> tuple[str, ...]:
        wished = [name for name in text.split(",") if name]
        unknown = [name for name in wished if name not in variants]
        if unknown:
            raise ArgumentTypeError(f"{unknown[0]!r} is not one of {', '.join(variants)}")
        return tuple(variant for variant in variants if variant in wished)

    return read
