"""A state being worked on: what the rules change, inside one `apply` and nowhere else."""

from collections.abc import Callable
from typing import ParamSpec

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.agenda import Task
from leonardo.engine.citta.questions import Question
from leonardo.engine.citta.state import Party, Pile, State, Table, speaker_of, speakers
from leonardo.engine.citta.terms import Happening
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

_About = ParamSpec("_About")


class Draft:
    """A working copy of a state, with the events that happened to it so far. The attributes are those of `State`."""

    __slots__ = (
        "agenda",
        "ended",
        "event_pile",
        "events",
        "forced",
        "office_pile",
        "out",
        "owners",
        "parties",
        "question",
        "round",
        "starter",
        "states",
        "table",
        "told",
        "turn",
        "work_pile",
        "works",
    )

    table: Table
    round: int
    starter: int
    turn: int
    ended: bool
    parties: list[Party | None]
    owners: list[int]
    works: list[tuple[int, ...]]
    office_pile: Pile[int]
    event_pile: Pile[Happening]
    work_pile: Pile[int]
    out: tuple[int, ...]
    agenda: list[Task]
    question: Question | None
    events: list[Event]
    forced: bool
    """Whether the engine itself answers, because there is a single legal answer."""
    states: list[State] | None
    """The state after each event, where somebody watches."""
    told: bool
    """Whether anybody is told what happens; in thoughts nobody is."""

    def __init__(self, state: State, watched: bool = False) -> None:
        self.table = state.table
        self.round = state.round
        self.starter = state.starter
        self.turn = state.turn
        self.ended = state.ended
        self.parties = list(state.parties)
        self.owners = list(state.owners)
        self.works = list(state.works)
        self.office_pile = state.office_pile
        self.event_pile = state.event_pile
        self.work_pile = state.work_pile
        self.out = state.out
        self.agenda = list(state.agenda)
        self.question = state.question
        self.events = []
        self.states = [] if watched else None
        self.forced = False
        self.told = True

    def freeze(self, options: tuple[Action, ...]) -> State:
        """Return the draft as a state whose question has `options` as its legal answers."""
        return State(
            self.table,
            self.round,
            self.starter,
            self.turn,
            self.ended,
            tuple(self.parties),
            tuple(self.owners),
            tuple(self.works),
            self.office_pile,
            self.event_pile,
            self.work_pile,
            self.out,
            tuple(self.agenda),
            self.question,
            options,
        )

    def tell(self, event: Callable[_About, Event], /, *about: _About.args, **more: _About.kwargs) -> None:
        """Note that an event has happened, when all that it changes is changed; where nobody is told it is not made."""
        if self.told:
            self.events.append(event(*about, **more))
            if self.states is not None:
                self.states.append(self.freeze(()))

    def then(self, *tasks: Task) -> None:
        """Do these next, in this order, before what is on the agenda."""
        self.agenda.extend(reversed(tasks))

    def party(self, speaker: int) -> Party:
        """Return the party of a speaker.

        Raises:
            ValueError: if the seat speaks for nobody.
        """
        party = self.parties[speaker]
        if party is None:
            raise ValueError(f"seat {speaker} speaks for no party")
        return party

    def change(self, speaker: int, **changes: object) -> None:
        """Replace some attributes of a party."""
        self.parties[speaker] = evolve(self.party(speaker), **changes)

    def receive(self, speaker: int, florins: int) -> None:
        """Pay florins to a party, or take them from it if negative."""
        party = self.party(speaker)
        self.parties[speaker] = party.with_florins(party.florins + florins)

    def speaker_of(self, seat: int) -> int | None:
        """Return who speaks for the party that a seat belongs to, or nobody if it is out."""
        return speaker_of(self.parties, seat)

    def others_after(self, speaker: int) -> tuple[int, ...]:
        """Return the speakers of the other parties in playing order after one."""
        return tuple(seat for seat in self.table.after(speaker) if self.parties[seat] is not None)

    @property
    def alone(self) -> bool:
        """Whether one party is left (rule 15.1)."""
        return len(speakers(self.parties)) == 1
