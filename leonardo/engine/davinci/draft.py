"""A state being worked on: what the rules of each phase change, inside one `apply` and nowhere else.

A `Draft` begins as a copy of a frozen state and ends as a new one. Its parts (seats, groups, laboratories) stay
frozen and are replaced, so a draft never touches the state that it came from.
"""

from collections.abc import Callable
from typing import ParamSpec

from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.questions import Question
from leonardo.engine.davinci.state import Group, Laboratory, Queue, Request, Seat, State, Table, joined
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

_About = ParamSpec("_About")


class Draft:
    """A working copy of a state, with the events that happened to it so far. The attributes are those of `State`."""

    __slots__ = (
        "deck",
        "display",
        "events",
        "forced",
        "leonardo",
        "lord",
        "phase",
        "question",
        "queues",
        "removed",
        "round",
        "seats",
        "states",
        "table",
        "told",
        "treasury",
    )

    table: Table
    phase: Phase
    round: int
    leonardo: int
    lord: Place | None
    treasury: int
    seats: list[Seat]
    queues: list[Queue]
    display: tuple[Request, ...]
    deck: tuple[int, ...]
    removed: tuple[int, ...]
    question: Question | None
    events: list[Event]
    states: list[State] | None  # the state after each event, where somebody watches
    forced: bool  # whether the engine itself answers, because there is a single legal answer (rule 13.4)
    told: bool  # whether anybody is told what happens; in thoughts nobody is

    def __init__(self, state: State, watched: bool = False) -> None:
        self.table = state.table
        self.phase = state.phase
        self.round = state.round
        self.leonardo = state.leonardo
        self.lord = state.lord
        self.treasury = state.treasury
        self.seats = list(state.seats)
        self.queues = list(state.queues)
        self.display = state.display
        self.deck = state.deck
        self.removed = state.removed
        self.question = state.question
        self.events = []
        self.states = [] if watched else None
        self.forced = False
        self.told = True

    def freeze(self, options: tuple[Action, ...]) -> State:
        """Return the draft as a state whose question has `options` as its legal answers."""
        return State(
            self.table,
            self.phase,
            self.round,
            self.leonardo,
            self.lord,
            self.treasury,
            tuple(self.seats),
            tuple(self.queues),
            self.display,
            self.deck,
            self.removed,
            self.question,
            options,
        )

    def tell(self, event: Callable[_About, Event], /, *about: _About.args, **more: _About.kwargs) -> None:
        """Note that an event has happened, when all that it changes is changed.

        Where nobody is told it is not even made, since there are so many.
        """
        if self.told:
            self.events.append(event(*about, **more))
            if self.states is not None:
                self.states.append(self.freeze(()))

    def change_seat(self, seat: int, **changes: object) -> None:
        """Replace some attributes of a seat."""
        self.seats[seat] = evolve(self.seats[seat], **changes)

    def change_laboratory(self, seat: int, place: Place, **changes: object) -> None:
        """Replace some attributes of a laboratory that the seat has."""
        laboratory = self.seats[seat].laboratory(place)
        if laboratory is None:
            raise ValueError(f"seat {seat} has no laboratory {place.name}")
        self.put_laboratory(seat, place, evolve(laboratory, **changes))

    def put_laboratory(self, seat: int, place: Place, laboratory: Laboratory) -> None:
        self.seats[seat] = self.seats[seat].with_laboratory(place, laboratory)

    def receive(self, seat: int, florins: int) -> None:
        """Pay florins to a seat, or take them from it if negative."""
        if florins:
            whole = self.seats[seat]
            self.seats[seat] = whole.with_goods(whole.florins + florins, whole.hand)

    def join_queue(self, seat: int, district: Place, apprentices: int, master: bool) -> None:
        """Add workers to the seat's group in a district, or else as the last group (rule 7.5)."""
        self.queues[district] = joined(self.queues[district], seat, apprentices, master)

    def leave_queue(self, seat: int, district: Place) -> None:
        """Take an apprentice out of the seat's group; a group emptied by that is gone (rule 8.7)."""
        left: list[Group] = []
        for group in self.queues[district]:
            if group.seat != seat:
                left.append(group)
            elif group.strength > 1:
                left.append(Group(seat, group.apprentices - 1, group.master))
        self.queues[district] = tuple(left)

    def send_home(self, seat: int, district: Place) -> None:
        left: list[Group] = []
        for group in self.queues[district]:
            if group.seat == seat:
                self._return_workers(group)
            else:
                left.append(group)
        self.queues[district] = tuple(left)

    def send_all_home(self, district: Place) -> None:
        """Return all workers in a district to their owners (rules 8.6, 8.10)."""
        queue = self.queues[district]
        self.queues[district] = ()
        for group in queue:
            self._return_workers(group)

    def _return_workers(self, group: Group) -> None:
        seat = self.seats[group.seat]
        self.seats[group.seat] = seat.with_workers(seat.apprentices + group.apprentices, seat.master or group.master)
