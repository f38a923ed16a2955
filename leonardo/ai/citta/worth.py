"""What things are worth to a party, in florins at the end: its price, and what is likely to be earned with it.

A pawn stops once in a turn, on any square about alike: so each other party stops on a palace once in 32 rounds. All
functions take a view, a state or a draft, and look only at what lies open in all of them.
"""

from collections.abc import Iterable
from typing import Final

from leonardo.engine.citta.board import FORWARDS, IS_BRIDGE, IS_PALACE, LAST_SQUARE, PRICES, QUARTER_OF, RENTS, VALUES
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.state import NOBODY, Party, State, capital, properties, rent, speakers
from leonardo.engine.citta.terms import HIGHEST, INDEMNITY, TOLL, WHOLE_QUARTER, WORKS_A_PALACE
from leonardo.engine.citta.view import View

Seen = View | State | Draft

FARTHEST: Final = 12.0
"""So many rounds are looked ahead at most: what comes later is too uncertain to be paid for."""
STRIDE: Final = 6.5
"""Squares that a pawn walks in a turn, on average."""
_WORKS_TO_COME: Final = 1.0
"""Works that are likely to be laid in a palace that is bought with time left."""
_DENIAL: Final = 0.4
"""What it is worth to keep a quarter from becoming somebody else's, as a part of what they would earn by it."""


def party_of(seen: Seen, speaker: int) -> Party:
    """Return the party of a speaker.

    Raises:
        ValueError: if the seat speaks for nobody.
    """
    party = seen.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    return party


def rounds_left(seen: Seen) -> float:
    """Return the rounds that are looked ahead: those that are left, half of the present one."""
    limit = seen.table.rounds
    return min(FARTHEST, limit - seen.round + 0.5) if limit else FARTHEST


def visits(seen: Seen) -> float:
    """Return how often others will yet stop on a square, on average."""
    return rounds_left(seen) * (len(speakers(seen.parties)) - 1) / LAST_SQUARE


def card(seen: Seen, square: int, speaker: int) -> float:
    """Return what a palace or bridge that a party has not got would be worth to it."""
    if IS_BRIDGE[square]:
        return PRICES[square] + TOLL * visits(seen) * STRIDE
    return PRICES[square] + visits(seen) * (
        _rent_with(seen, square, speaker) + _DENIAL * _denied(seen, square, speaker)
    )


def _rent_with(seen: Seen, palace: int, speaker: int) -> float:
    """Return by how much a palace would raise what a party gets when all its palaces are visited once."""
    count = len(seen.works[palace])
    soon = min(WORKS_A_PALACE, count + (_WORKS_TO_COME if rounds_left(seen) > 2 else 0))
    own = (RENTS[palace][count] + RENTS[palace][int(soon)]) / 2
    others = [each for each in QUARTER_OF[palace] if each != palace]
    if any(seen.owners[each] != speaker for each in others):
        return own
    return own * WHOLE_QUARTER + sum(RENTS[each][len(seen.works[each])] for each in others)


def _denied(seen: Seen, palace: int, speaker: int) -> float:
    """Return what another party would get more if the palace were the last one of a quarter for it."""
    owners = {seen.owners[each] for each in QUARTER_OF[palace] if each != palace}
    if len(owners) > 1 or owners & {NOBODY, speaker}:
        return 0
    return _rent_with(seen, palace, owners.pop())


def kept(seen: Seen, square: int, speaker: int) -> float:
    """Return what a party loses with a palace or bridge that it has."""
    works = sum(VALUES[work] for work in seen.works[square])
    if IS_BRIDGE[square]:
        return PRICES[square] + TOLL * visits(seen) * STRIDE
    earned = float(rent(seen.owners, seen.works, square))
    quarter = QUARTER_OF[square]
    if all(seen.owners[each] == speaker for each in quarter):
        earned += sum(RENTS[each][len(seen.works[each])] for each in quarter if each != square)
    return PRICES[square] + works + visits(seen) * earned


def work(seen: Seen, palace: int, count: int) -> float:
    """Return what a work in a palace would bring, its price left out, if so many can be laid there now."""
    laid = len(seen.works[palace])
    top = min(WORKS_A_PALACE, laid + count)
    each = (RENTS[palace][top] - RENTS[palace][laid]) / (top - laid)
    quarter = QUARTER_OF[palace]
    whole = all(seen.owners[other] == seen.owners[palace] for other in quarter)
    unseen = tuple(seen.work_pile)
    mean = sum(VALUES[number] for number in unseen) / len(unseen) if unseen else 0
    return mean + visits(seen) * each * (WHOLE_QUARTER if whole else 1)


def dearest(seen: Seen, speaker: int) -> int:
    """Return the highest rent that a party may have to pay with its next number."""
    square, most = party_of(seen, speaker).square, 0
    for _ in range(HIGHEST):
        square = FORWARDS[square]
        if IS_PALACE[square] and seen.owners[square] not in (NOBODY, speaker):
            most = max(most, rent(seen.owners, seen.works, square))
    return most


def prospects(seen: Seen) -> dict[int, float]:
    """Return for each party what each of its members is likely to have at the end, by its speaker."""
    left, found = rounds_left(seen), dict[int, float]()
    rents = _rents(seen)
    every = sum(rents.values())
    others = len(speakers(seen.parties)) - 1
    for speaker, party in enumerate(seen.parties):
        if party is None:
            continue
        round_money = 0 if party.guild else INDEMNITY * STRIDE / LAST_SQUARE
        earned = (rents[speaker] * others - (every - rents[speaker])) / LAST_SQUARE
        whole = capital(party, properties(seen.owners, speaker), seen.works).whole
        found[speaker] = (whole + left * (round_money + earned)) / len(party.members)
    return found


def _rents(seen: Seen) -> dict[int, int]:
    """Return what each party gets when all its palaces are visited once."""
    found = dict.fromkeys(speakers(seen.parties), 0)
    for square, owner in enumerate(seen.owners):
        if owner != NOBODY and IS_PALACE[square]:
            found[owner] += rent(seen.owners, seen.works, square)
    return found


def best(values: Iterable[float]) -> float:
    """Return the greatest, 0 of none."""
    return max(values, default=0.0)
