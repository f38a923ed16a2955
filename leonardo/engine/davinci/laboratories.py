"""The laboratories at the end of the resolution: work advances (rule 8.15)."""

from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import WorkAdvanced
from leonardo.engine.davinci.state import Laboratory, laboratories_of
from leonardo.engine.davinci.terms import TRACK_END
from leonardo.engine.frozen import evolve


def advance(draft: Draft) -> None:
    """Advance each busy laboratory, then let its workers return; automata stay (rule 8.15)."""
    for number in draft.table.clockwise_from(draft.leonardo):
        for place, laboratory in laboratories_of(draft.seats[number]):
            added = laboratory.weeks_each_round
            if laboratory.busy and added:
                weeks = min(laboratory.weeks + added, TRACK_END)
                _return_workers(draft, number, laboratory)
                draft.put_laboratory(number, place, evolve(laboratory, weeks=weeks, apprentices=0, master=False))
                draft.events.append(WorkAdvanced(number, place, added, weeks))


def _return_workers(draft: Draft, number: int, laboratory: Laboratory) -> None:
    seat = draft.seats[number]
    draft.seats[number] = seat.with_workers(seat.apprentices + laboratory.apprentices, seat.master or laboratory.master)
