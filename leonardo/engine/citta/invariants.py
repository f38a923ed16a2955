"""What holds after every step of every game; checked under test."""

from collections import Counter

from leonardo.engine.citta.board import EVENT_CARDS, FOR_SALE, IS_PALACE, OFFICE_PRICES, WORKS
from leonardo.engine.citta.constants import COIN, MEN_A_PARTY, WORKS_A_PALACE
from leonardo.engine.citta.state import NOBODY, State, men_left, speakers


def violations(state: State) -> list[str]:
    """Return what is wrong with a state, in words; nothing if all is right."""
    return [*_parties(state), *_cards(state), *_works(state), *_owners(state)]


def _parties(state: State) -> list[str]:
    found = []
    seats = Counter(seat for party in state.parties if party is not None for seat in party.members)
    seats.update(state.out)
    if seats != Counter(range(state.table.seats)):
        found.append(f"each seat is in one party or out: {seats} (rule 16.2)")
    for speaker, party in enumerate(state.parties):
        if party is None:
            continue
        if speaker not in party.members or list(party.members) != sorted(party.members):
            found.append(f"seat {speaker} speaks for {party.members}")
        if party.florins < 0 or party.florins % COIN:
            found.append(f"the party of {speaker} has {party.florins} florins (rule 1.7)")
        if not 0 <= party.men <= MEN_A_PARTY:
            found.append(f"the party of {speaker} has {party.men} men-at-arms (rule 11.1)")
    if men_left(state.parties) < 0:
        found.append("more men-at-arms are out than there are (rule 11.2)")
    if not speakers(state.parties):
        found.append("nobody is left (rule 15.1)")
    return found


def _cards(state: State) -> list[str]:
    """Each office and event is in one place (rules 7.3, 3.4)."""
    offices = Counter(state.office_pile)
    offices.update(office for party in state.parties if party is not None for office in party.offices)
    found = [] if offices == Counter(OFFICE_PRICES.keys()) else [f"offices are missing or twice: {offices}"]
    events = Counter(state.event_pile)
    return found if events == Counter(dict(EVENT_CARDS)) else [*found, f"events are missing or twice: {events}"]


def _works(state: State) -> list[str]:
    """Each of the 40 works is in one place, at most four in a palace (rules 10.3, 10.5)."""
    works = Counter(state.work_pile)
    works.update(work for laid in state.works for work in laid)
    found = [] if works == Counter(WORKS) else [f"works are missing or twice: {works}"]
    for square, laid in enumerate(state.works):
        if laid and (not IS_PALACE[square] or state.owners[square] == NOBODY or len(laid) > WORKS_A_PALACE):
            found.append(f"{len(laid)} works lie on square {square}")
    return found


def _owners(state: State) -> list[str]:
    """Only parties that are left own anything, and only palaces and bridges (rules 8.5, 13.4)."""
    left = {NOBODY, *speakers(state.parties)}
    return [
        f"square {square} belongs to {owner}"
        for square, owner in enumerate(state.owners)
        if owner not in left or (owner != NOBODY and square not in FOR_SALE)
    ]
