"""The laboratories: what is changed about them (rules 4.4, 8.12), and how their work advances (rule 8.15)."""

from leonardo.engine.davinci.constants import TRACK_END, Place, Upgrade
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import WorkAdvanced
from leonardo.engine.davinci.state import Laboratory, laboratories_of


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


def upgrade(draft: Draft, seat: int, kind: Upgrade, place: Place | None) -> None:
    """Turn or take a laboratory of a seat, or put an automaton into that at a place (rules 4.4, 8.12)."""
    match kind:
        case Upgrade.SMALL5:
            draft.change_laboratory(seat, Place.SMALL, spaces=5)
        case Upgrade.LARGE4:
            draft.put_laboratory(seat, Place.LARGE, Laboratory(spaces=4))
        case Upgrade.LARGE6:
            draft.change_laboratory(seat, Place.LARGE, spaces=6)
        case Upgrade.AUTOMATON:
            for own, laboratory in laboratories_of(draft.seats[seat]):
                if own == place:
                    draft.change_laboratory(seat, own, automata=laboratory.automata + 1)
