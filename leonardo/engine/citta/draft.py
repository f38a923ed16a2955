"""A state being worked on: what the rules change, inside one `apply` and nowhere else."""

from collections.abc import Sequence
from typing import TypeVar

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.constants import InternationalEvent
from leonardo.engine.citta.questions import Question, Task
from leonardo.engine.citta.state import Party, State, Table, speaker_of, speakers
from leonardo.engine.flow import TaskDraft
from leonardo.engine.frozen import copied
from leonardo.engine.pile import Pile

_Item = TypeVar("_Item")


class Draft(TaskDraft[State, Action, Question, Task]):
    """A working copy of a state. The attributes are those of `State`."""

    __slots__ = (
        "before",
        "ended",
        "event_pile",
        "office_pile",
        "out",
        "owners",
        "parties",
        "round",
        "starter",
        "table",
        "turn",
        "work_pile",
        "works",
    )

    before: State  # the state that it was made of
    table: Table
    round: int
    starter: int
    turn: int
    ended: bool
    parties: list[Party | None]
    owners: tuple[int, ...]
    works: tuple[tuple[int, ...], ...]
    office_pile: Pile[int]
    event_pile: Pile[InternationalEvent]
    work_pile: Pile[int]
    out: tuple[int, ...]

    def __init__(self, state: State, watched: bool = False) -> None:
        TaskDraft.__init__(self, state.agenda, state.question, watched)  # takes less than super(), once a step
        self.before = state
        self.table = state.table
        self.round = state.round
        self.starter = state.starter
        self.turn = state.turn
        self.ended = state.ended
        self.parties = list(state.parties)
        self.owners = state.owners
        self.works = state.works
        self.office_pile = state.office_pile
        self.event_pile = state.event_pile
        self.work_pile = state.work_pile
        self.out = state.out

    def freeze(self, options: Sequence[Action]) -> State:
        state, attributes = copied(self.before)  # the table stays the same
        attributes["round"] = self.round
        attributes["starter"] = self.starter
        attributes["turn"] = self.turn
        attributes["ended"] = self.ended
        attributes["parties"] = tuple(self.parties)
        attributes["owners"] = self.owners
        attributes["works"] = self.works
        attributes["office_pile"] = self.office_pile
        attributes["event_pile"] = self.event_pile
        attributes["work_pile"] = self.work_pile
        attributes["out"] = self.out
        attributes["agenda"] = tuple(self.agenda)
        attributes["question"] = self.question
        attributes["options"] = tuple(options)
        return state

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
        self.parties[speaker], attributes = copied(self.party(speaker))
        attributes |= changes

    def receive(self, speaker: int, florins: int) -> None:
        """Pay florins to a party, or take them from it if negative."""
        self.parties[speaker], attributes = copied(self.party(speaker))
        attributes["florins"] += florins

    def stand(self, speaker: int, square: int, comes_round: bool) -> None:
        """Put the pawn of a party on a square, once it came round to Piazza Maggiore for good (rule 10.7)."""
        self.parties[speaker], attributes = copied(self.party(speaker))
        attributes["square"], attributes["moved"] = square, True
        attributes["round"] |= comes_round

    def give(self, square: int, owner: int) -> None:
        """Let a palace or bridge belong to a party, or to nobody."""
        self.owners = _with(self.owners, square, owner)

    def lay(self, square: int, works: tuple[int, ...]) -> None:
        """Let these works lie in a palace."""
        self.works = _with(self.works, square, works)

    def speaker_of(self, seat: int | None) -> int | None:
        """Return who speaks for the party that a seat belongs to, or nobody if it is out, or the bank."""
        if seat is None or self.parties[seat] is not None:
            return seat
        return speaker_of(self.parties, seat)

    def others_after(self, speaker: int) -> tuple[int, ...]:
        """Return the speakers of the other parties in playing order after one."""
        parties = self.parties
        return tuple([seat for seat in self.table.after(speaker) if parties[seat] is not None])

    @property
    def alone(self) -> bool:
        """Whether one party is left (rule 15.1)."""
        return len(speakers(self.parties)) == 1


def _with(items: tuple[_Item, ...], number: int, item: _Item) -> tuple[_Item, ...]:
    """Return a tuple with another item: what is by square changes seldom, and is not copied each time."""
    changed = list(items)
    changed[number] = item
    return tuple(changed)
