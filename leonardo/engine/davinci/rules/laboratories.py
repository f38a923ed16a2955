"""The laboratories at the end of the resolution: work advances (rule 8.15)."""

from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import WorkAdvanced
from leonardo.engine.davinci.state import laboratories_of
from leonardo.engine.davinci.terms import TRACK_END


def advance(draft: Draft) -> None:
    """Advance each busy laboratory, then let its workers return; automata stay (rule 8.15)."""
    for number in draft.table.clockwise_from(draft.leonardo):
        for place, laboratory in laboratories_of(draft.seats[number]):
            added = laboratory.weeks_each_round if laboratory.busy else 0
            if added:
                weeks = min(laboratory.weeks + added, TRACK_END)
                seat = draft.seats[number]
                apprentices, master = seat.apprentices + laboratory.apprentices, seat.master or laboratory.master
                draft.seats[number] = seat.with_crew(place, laboratory.with_work(weeks, 0, False), apprentices, master)
                draft.tell(WorkAdvanced, number, place, added, weeks)
