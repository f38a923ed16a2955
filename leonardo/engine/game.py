"""The contract that every game keeps, so that players, saves, records and tables can serve any of them.

A game is played by seats `0..n-1` and, where a draw or a throw is left after set-up, by nature.
States, actions and events are frozen attrs classes; nothing in here knows any one game.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from attrs import frozen

NATURE: Final = -1  # the decider where chance decides: a draw or a throw that is left after set-up

OptionsT = TypeVar("OptionsT")
SetupT = TypeVar("SetupT")
StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")
ViewT = TypeVar("ViewT")
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


@frozen
class Event:
    """Something that happened: to whom, where from and where to.

    Events are complete: animation, sound and the log need nothing else. What a seat may not know is taken out
    by `seen_by`.
    """

    reveals: ClassVar[bool] = False  # whether somebody learned something new by it, so that it cannot be taken back
    answers: ClassVar[bool] = False
    """Whether a seat answers by it what another one has bid, staked or offered, so that this stands from then on."""

    def seen_by(self, seat: int | None) -> "Event | None":  # noqa: ARG002 - events with a secret ask who is looking
        """Return the event as `seat` may know it (`None`: an onlooker), or nothing if it must not notice it."""
        return self


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events as `seat` may know them, without those that it must not notice."""
    return [known for event in events if (known := event.seen_by(seat)) is not None]


class Step(Generic[StateT]):
    """What an action led to: the new state, at the next real decision, and the events on the way in order.

    The events may be given as an iterator, which makes them when somebody asks: many look at the state alone.

    Where somebody watches, `states` holds the state after each event: all that it changed has changed, and nothing else
    has yet. The last one equals `state`. In those before it nobody may decide.
    """

    __slots__ = ("_events", "state", "states")

    def __init__(self, state: StateT, events: Iterable[Event], states: tuple[StateT, ...] = ()) -> None:
        self.state = state
        self.states = states
        self._events = events

    @property
    def events(self) -> tuple[Event, ...]:
        if not isinstance(self._events, tuple):
            self._events = tuple(self._events)
        return self._events

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Step):
            return NotImplemented
        return (self.state, self.events, self.states) == (other.state, other.events, other.states)

    def __hash__(self) -> int:
        return hash((self.state, self.events, self.states))


@frozen
class Standing:
    """How the seats stand: scores in the game's own measure, and who wins if the game ended now.

    `sides` are the seats that speak for those who win together, by seat: nobody does for who is out. Where it is empty,
    each seat is on a side of its own.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    over: bool
    sides: tuple[int | None, ...] = ()

    def side(self, seat: int) -> int:
        by = self.sides[seat] if self.sides else None
        return seat if by is None else by


@frozen
class Objection:
    """Why an action is not legal.

    `rule` is the number of the rule, `reason` the key of the sentence in the text catalogue, `message` the
    sentence in English for logs and error messages.
    """

    rule: str
    reason: str
    message: str


class IllegalActionError(ValueError):
    """An action that its state does not allow; `objection` says which rule is against it."""

    def __init__(self, action: object, objection: Objection) -> None:
        super().__init__(f"{objection.message} (rule {objection.rule}): {action}")
        self.action = action
        self.objection = objection


class RefusedWishesError(ValueError):
    """Wishes for a set-up that do not go together by the rules; `objection` says which rule is against them."""

    def __init__(self, objection: Objection) -> None:
        super().__init__(f"{objection.message} (rule {objection.rule})")
        self.objection = objection


class NotationError(ValueError):
    """A text form of a set-up, an action or a result that cannot be read; the message names the field."""


class Game(Protocol[OptionsT, SetupT, StateT, ActionT, ViewT]):
    """The rules of one game, as functions without memory.

    `setup_type` and `state_type` are attrs classes; attributes left out of comparison (`eq=False`) are derived
    and need not be stored.
    """

    name: str  # the key of the game in records and saves
    seat_counts: Sequence[int]  # how many seats can play
    setup_type: type[SetupT]
    state_type: type[StateT]
    later_fields: Mapping[str, int]
    """Fields of a written view that version 1 of the seat protocol did not have, with the version that brought each."""

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add the command line options of this game's set-up to `parser`."""

    def options(self, seats: int, arguments: Namespace) -> OptionsT:
        """Return the wishes for a set-up from the parsed command line.

        Raises:
            ValueError: if they do not go together; the message says why.
        """

    def deal(self, options: OptionsT, random: Random) -> SetupT:
        """Return a set-up with everything in it that chance decides before play.

        Raises:
            ValueError: if the wishes do not go together; a `RefusedWishesError` says which rule is against it.
        """

    def begin(self, setup: SetupT, watched: bool = False) -> Step[StateT]:
        """Return the state at the first decision; where it is `watched`, also the states on the way.

        Raises:
            ValueError: if the set-up is not possible by the rules; the message says why.
        """

    def seats(self, state: StateT) -> int:
        """Return the number of seats."""

    def round_of(self, state: StateT) -> int | None:
        """Return the round being played, if the game counts rounds."""

    def decider(self, state: StateT) -> int | None:
        """Return the seat that must decide now, `NATURE`, or nothing when the game is over."""

    def legal(self, state: StateT) -> Sequence[ActionT]:
        """Return every action open to the decider, in a stable order; none when the game is over.

        Where nature is the decider, it is all that chance can bring, or none where that is too much to list.
        """

    def chance(self, state: StateT, random: Random) -> ActionT:
        """Return what nature does, where nature is the decider."""

    def apply(self, state: StateT, action: ActionT, watched: bool = False) -> Step[StateT]:
        """Return what `action` of the decider leads to, up to the next real decision.

        Where it is `watched`, the step holds the states on the way, too; else they are not made, since it takes time.

        Raises:
            IllegalActionError: if the action is not legal; it says which rule is against it.
        """

    def objection(self, state: StateT, action: ActionT) -> Objection | None:
        """Return why the decider may not do `action`, or nothing if it may."""

    def view(self, state: StateT, seat: int | None) -> ViewT:
        """Return all that `seat` may know (`None`: an onlooker, who knows no secret)."""

    def determinize(self, view: ViewT, random: Random) -> StateT:
        """Return a full state, drawn at random, that agrees with `view` and gives the same view back."""

    def standing(self, state: StateT) -> Standing:
        """Return how the seats stand."""

    def write_setup(self, setup: SetupT) -> dict[str, Any]:
        """Return the set-up as the fields of a record's first line."""

    def read_setup(self, fields: Mapping[str, Any]) -> SetupT:
        """Return the set-up of a record's first line.

        Raises:
            NotationError: if the fields are not those of a set-up.
        """

    def write_action(self, action: ActionT) -> dict[str, Any]:
        """Return the action as the fields of a record's line, `do` first.

        Of what nature does, they are the whole line: `chance` first, then all that tells what was drawn or thrown.
        """

    def read_action(self, fields: Mapping[str, Any]) -> ActionT:
        """Return the action of a record's line: without `seat` and `of` for a seat's, whole for nature's.

        Raises:
            NotationError: if the fields are not those of an action.
        """

    def write_result(self, state: StateT) -> dict[str, Any]:
        """Return the result of a finished game as the fields of a record's last line."""

    def write_rules(self) -> dict[str, Any]:
        """Return what never changes and a program should know before it plays, such as what the cards say."""

    def write_view(self, view: ViewT) -> dict[str, Any]:
        """Return what a seat sees as the fields of a message to a program; the legal actions are told apart."""

    def schemas(self) -> dict[str, Any]:
        """Return JSON Schemas by name: `rules`, `view`, `event`, `action`, `result`, and what they refer to."""

    def read_view(self, fields: Mapping[str, Any], legal: Sequence[ActionT]) -> ViewT:
        """Return the view that a message tells, of a seat that may do what is `legal`.

        Raises:
            NotationError: if the fields are not those of a view.
        """


AnyGame = Game[Any, Any, Any, Any, Any]
"""A game whose types do not matter to the caller: record, save, simulate and players serve all alike."""
