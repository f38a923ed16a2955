"""What holds after every step of every game; checked under test."""

from collections import Counter

from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATA_PER_SEAT,
    AUTOMATON_WEEKS,
    DISTRICTS,
    TRACK_END,
    Phase,
)
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.flow import OPTIONS
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import State, apprentices_owned, in_shops, laboratories_of


def violations(state: State) -> list[str]:
    """Return what is wrong with a state, in words; nothing if all is right."""
    return [*misplaced(state), *_question(state)]


def misplaced(state: State) -> list[str]:
    """Return what lies or stands where it cannot, in words: nothing at any moment, whether or not a decision is asked.

    Between two events of a step nobody may decide, and the engine may be about to answer or to go on by itself.
    """
    return [*_cards(state), *_components(state), *_workers(state), *_laboratories(state)]


def _cards(state: State) -> list[str]:
    """The 25 inventions are each in one place (rule 1.6)."""
    places = Counter([*state.deck, *state.removed, *(request.invention for request in state.display)])
    for seat in state.seats:
        places.update(seat.owned)
    return [] if places == Counter(INVENTIONS.keys()) else [f"inventions are missing or twice: {places}"]


def _components(state: State) -> list[str]:
    """There are 12 cards of each component (rule 1.4), and nobody holds or owes less than none."""
    found = []
    if any(left < 0 for left in in_shops(state.seats)):
        found.append(f"more components are out than there are: {in_shops(state.seats)}")
    for number, seat in enumerate(state.seats):
        if any(count < 0 for count in seat.hand):
            found.append(f"seat {number} has fewer than no components: {seat.hand}")
        if seat.florins < 0:
            found.append(f"seat {number} has {seat.florins} florins")
    if state.treasury < 0:
        found.append(f"the Council has {state.treasury} florins")
    return found


def _workers(state: State) -> list[str]:
    """Each seat has one master and at most 9 apprentices (rule 1.2)."""
    found = []
    for number, seat in enumerate(state.seats):
        groups = [group for district in DISTRICTS for group in state.queues[district] if group.seat == number]
        masters = seat.master + sum(group.master for group in groups)
        masters += sum(laboratory.master for _, laboratory in laboratories_of(seat))
        if masters != 1:
            found.append(f"seat {number} has {masters} masters")
        owned = apprentices_owned(number, seat, state.queues)
        if seat.apprentices < 0 or owned > APPRENTICES_PER_SEAT:
            found.append(f"seat {number} has {owned} apprentices, {seat.apprentices} at hand")
        if any(not group.strength for group in groups):
            found.append(f"seat {number} has an empty group (rule 8.7)")
    return found


def _laboratories(state: State) -> list[str]:
    found = []
    for number, seat in enumerate(state.seats):
        small, large = seat.laboratories
        if small.spaces not in (3, 5) or (large is not None and large.spaces not in (4, 6)):
            found.append(f"seat {number} has laboratories of unknown sides")
        if seat.automata > AUTOMATA_PER_SEAT:
            found.append(f"seat {number} has {seat.automata} automata")
        if large is not None and large.busy and large.invention == small.invention:
            found.append(f"seat {number} works twice on {large.invention} (rule 6.3)")
        for place, laboratory in laboratories_of(seat):
            if laboratory.free_spaces < 0 or laboratory.automata > laboratory.automaton_spaces:
                found.append(f"seat {number}: too many in {place.name}")
            if not laboratory.busy and (
                laboratory.weeks
                or laboratory.shown
                or laboratory.weeks_each_round > AUTOMATON_WEEKS * laboratory.automata
            ):
                found.append(f"seat {number}: {place.name} is idle, but not empty")
            if not 0 <= laboratory.weeks <= TRACK_END:
                found.append(f"seat {number}: {place.name} stands at {laboratory.weeks} weeks")
    return found


def _question(state: State) -> list[str]:
    """A state waits for a decision with more than one legal answer (rule 13.4), or the game is over."""
    if state.question is None:
        return [] if state.phase is Phase.OVER and not state.options else ["no question, but the game is not over"]
    found = []
    if state.options != OPTIONS[type(state.question)](Draft(state), state.question):
        found.append("the options are not those of the question")
    if len(state.options) < 2:
        found.append(f"a forced decision is asked: {state.options}")
    if len(set(state.options)) != len(state.options):
        found.append("an option is listed twice")
    return found
