"""What things are worth to a party, in florins at the end: its price, and what is likely to be earned with it.

A pawn stops once in a turn: with its next number on each of the next twelve squares alike, and later on any square
about alike. All functions take a view, a state or a draft, and look only at what lies open in all of them.
"""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from attrs import frozen

from leonardo.engine.citta.board import (
    BRIDGES,
    IS_BRIDGE,
    IS_PALACE,
    LAST_SQUARE,
    PALACES,
    PIAZZA_MAGGIORE,
    PRICES,
    QUARTER_OF,
    RENTS,
    VALUES,
    onward,
)
from leonardo.engine.citta.constants import (
    HIGHEST,
    INDEMNITY,
    TOLL,
    WHOLE_QUARTER,
    WORK_PRICE,
    WORKS_A_PALACE,
    WORKS_A_TURN,
)
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import OptionQuestion
from leonardo.engine.citta.state import (
    NOBODY,
    Party,
    State,
    Table,
    capital,
    is_whole,
    properties,
    rent,
    sale_value,
    speakers,
)
from leonardo.engine.citta.view import View
from leonardo.engine.pile import Pile


@frozen
class Supposed:
    """The parties and what they own as somebody supposes them, in the course of a game as it is."""

    table: Table
    round: int
    starter: int
    turn: int
    parties: tuple[Party | None, ...]
    owners: tuple[int, ...]
    works: tuple[tuple[int, ...], ...]
    work_pile: Pile[int]
    question: None = None


Seen = View | State | Draft | Supposed  # what things are judged by

FARTHEST: Final = 8.0  # so many rounds are looked ahead at most: what comes later is too uncertain to be paid for
STRIDE: Final = 6.5  # squares that a pawn walks in a turn, on average
_WORKS_TO_COME: Final = 1  # works that are likely to be laid in a palace that is bought with time left
_SOON: Final = WORKS_A_TURN + 3  # works that are planned for: those of the next turn, and most of another one
_DENIAL: Final = 0.4
"""What it is worth to keep a quarter from becoming somebody else's, as a part of what they would earn by it."""
_LATE: Final = 2 / 3  # from this part of a game on, all are against who is about to win
_LEADERS: Final = 0.8  # what a florin that the leader gets costs everybody else from then on


def _ahead(source: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return for each of the next numbers the palace that it leads to or 0, what is got on the way, and the bridges."""
    found, gets, bridges = list[tuple[int, int, tuple[int, ...]]](), 0, tuple[int, ...]()
    for step in range(1, HIGHEST + 1):
        square = onward(source, step)
        gets += INDEMNITY if square == PIAZZA_MAGGIORE else 0
        bridges += (square,) if IS_BRIDGE[square] else ()
        found.append((square if IS_PALACE[square] else 0, gets, bridges))
    return tuple(found)


_AHEAD: Final = ((), *(_ahead(source) for source in range(1, LAST_SQUARE + 1)))
"""What comes with each of the next numbers, by the square where a pawn stands."""
_REACHED: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(0 < (square - source) % LAST_SQUARE <= HIGHEST for square in range(LAST_SQUARE + 1))
    for source in range(LAST_SQUARE + 1)
)
"""Whether the next number may bring a pawn from one square to another."""
_ONE_NUMBER: Final = 1 / HIGHEST  # how likely one number is


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


def moves_left(seen: Seen, speaker: int) -> float:
    """Return how often a party will yet move, after the present turn, as far as is looked ahead."""
    table, starter = seen.table, seen.starter
    whole = min(FARTHEST, table.rounds - seen.round) if table.rounds else FARTHEST
    return whole + ((speaker - starter) % table.seats > (seen.turn - starter) % table.seats)


def in_reach(seen: Seen, speaker: int, square: int) -> bool:
    """Return whether a party may come to a square with its next number."""
    return _REACHED[party_of(seen, speaker).square][square]


def visits(seen: Seen, square: int, owner: int) -> float:
    """Return how often others than its owner will yet stop on a square, on average."""
    found, sources = _stops(seen, owner)
    for source in sources:
        if _REACHED[source][square]:
            found += _ONE_NUMBER
    return found


def card(seen: Seen, square: int, speaker: int) -> float:
    """Return what a palace or bridge that a party has not got would be worth to it."""
    if IS_BRIDGE[square]:
        return PRICES[square] + _tolls(seen)
    return PRICES[square] + _rent_with(seen, square, speaker) + _denied(seen, square, speaker)


def _tolls(seen: Seen) -> float:
    others = len(seen.parties) - seen.parties.count(None) - 1
    return TOLL * rounds_left(seen) * others / LAST_SQUARE * STRIDE


def _rent_with(seen: Seen, palace: int, speaker: int) -> float:
    """Return by how much a palace would raise what a party gets."""
    count = len(seen.works[palace])
    soon = min(WORKS_A_PALACE, count + (_WORKS_TO_COME if rounds_left(seen) > 2 else 0))
    own = (RENTS[palace][count] + RENTS[palace][soon]) / 2 * visits(seen, palace, speaker)
    others = [each for each in QUARTER_OF[palace] if each != palace]
    if any(seen.owners[each] != speaker for each in others):
        return own
    return own * WHOLE_QUARTER + sum([earned(seen, each, speaker) for each in others])


def earned(seen: Seen, palace: int, owner: int) -> float:
    """Return what a palace will earn its owner, the quarter not whole."""
    return RENTS[palace][len(seen.works[palace])] * visits(seen, palace, owner)


def _denied(seen: Seen, palace: int, speaker: int) -> float:
    """Return what it is worth that a palace does not become the last one of a quarter for another party."""
    owners = {seen.owners[each] for each in QUARTER_OF[palace] if each != palace}
    if len(owners) > 1 or owners & {NOBODY, speaker}:
        return 0
    rival = owners.pop()
    return counts(seen, rival, _DENIAL) * _rent_with(seen, palace, rival)


def counts(seen: Seen, rival: int, usual: float) -> float:
    """Return what a florin that a rival gets costs a party: near the end it is the leader's that count.

    Early in a game nobody is sure to be in the way, and each rival's florin costs as much as is `usual`.
    """
    limit = seen.table.rounds
    if not limit or seen.round < _LATE * limit:
        return usual
    standing = prospects(seen)
    return _LEADERS if standing[rival] == max(standing.values()) else usual / 2


def kept(seen: Seen, square: int, speaker: int) -> float:
    """Return what a party loses with a palace or bridge that it has."""
    works = sum([VALUES[work] for work in seen.works[square]])
    if IS_BRIDGE[square]:
        return PRICES[square] + _tolls(seen)
    brings = rent(seen.owners, seen.works, square) * visits(seen, square, speaker)
    if is_whole(seen.owners, square):
        brings += sum([earned(seen, each, speaker) for each in QUARTER_OF[square] if each != square])
    return PRICES[square] + works + brings


def sale_loss(seen: Seen, square: int, speaker: int) -> float:
    """Return what a party loses by a sale beyond what the bank gives for it (rule 13.3)."""
    return kept(seen, square, speaker) - sale_value(seen.works, square)


def cheapest_sale(seen: Seen, speaker: int, short: int) -> tuple[int, ...]:
    """Return the cards whose sale raises so many florins with the least loss; a party that has to sell has enough."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for square in properties(seen.owners, speaker):
        got, lost = sale_value(seen.works, square), sale_loss(seen, square, speaker)
        for before, (less, cards) in list(best.items()):
            raised_, sold = min(short, before + got), (less + lost, (*cards, square))
            if before < short and (raised_ not in best or sold < best[raised_]):
                best[raised_] = sold
    return best[short][1]


def work(seen: Seen, palace: int, count: int) -> float:
    """Return what a work in a palace would bring, its price left out, if so many can be laid there now."""
    return mean_work(seen) + raised(seen, palace, count)


def finest(seen: Seen, palaces: Sequence[int], count: int) -> tuple[float, int]:
    """Return what a work would bring where it brings most, as `work` says, and that palace."""
    most, palace = max([(raised(seen, palace, count), palace) for palace in palaces])
    return mean_work(seen) + most, palace


def mean_work(seen: Seen) -> float:
    """Return the mean value of the works that nobody has bought, 0 of none."""
    pile = seen.work_pile
    value = VALUES.__getitem__
    count = len(pile)
    return (sum(map(value, pile.shuffled)) + sum(map(value, pile.returned))) / count if count else 0.0


def raised(seen: Seen, palace: int, count: int) -> float:
    """Return what each of so many works would bring by a higher rent of a palace."""
    laid, rents = len(seen.works[palace]), RENTS[palace]
    top = min(WORKS_A_PALACE, laid + count)
    each = (rents[top] - rents[laid]) / (top - laid) * visits(seen, palace, seen.owners[palace])
    return each * WHOLE_QUARTER if is_whole(seen.owners, palace) else each


class Plans:
    """What a party's florins may bring soon in works of art, with a palace more if one is named.

    Works pay best where several lie, so each of those that fill a palace counts alike, and so does each florin of one.
    """

    def __init__(self, seen: Seen, speaker: int, also: int | None = None) -> None:
        party = party_of(seen, speaker)
        self._ahead = INDEMNITY if seen.table.quiet_lap and not party.round and not party.guild else 0
        most = min(_SOON, len(seen.work_pile)) if moves_left(seen, speaker) > 0 else 0
        self._gains = _fillings(seen, speaker, also, mean_work(seen) - WORK_PRICE)[:most] if most else []
        self._sums = [0.0, *accumulate(self._gains)]

    def bring(self, florins: float, most: int = _SOON) -> float:
        """Return what so many florins bring above themselves, in so many works at `most`."""
        works, most = (florins + self._ahead) / WORK_PRICE, min(most, len(self._gains))
        whole = int(works)
        if whole >= most:
            return self._sums[most]
        return self._sums[whole] + (works - whole) * self._gains[whole] if works > 0 else 0.0


def _fillings(seen: Seen, speaker: int, also: int | None, extra: float) -> list[float]:
    """Return what each work that fills a palace of a party brings above its price, the most first.

    By its own value it brings so much `extra`.
    """
    owners, works, found = seen.owners, seen.works, list[tuple[float, int]]()
    often, sources = _later_stops(seen, speaker)
    for palace in PALACES:
        if owners[palace] != speaker and palace != also:
            continue
        laid = len(works[palace])
        if laid == WORKS_A_PALACE:
            continue
        rents, room, stops = RENTS[palace], WORKS_A_PALACE - laid, often
        for source in sources:
            if _REACHED[source][palace]:
                stops += _ONE_NUMBER
        gain = (rents[WORKS_A_PALACE] - rents[laid]) * stops / room
        for each in QUARTER_OF[palace]:
            if owners[each] != speaker and each != also:
                break
        else:
            gain *= WHOLE_QUARTER
        if gain + extra > 0:
            found.append((gain + extra, room))
    found.sort(reverse=True)
    return [gain for gain, room in found for _ in range(room)]


def _stops(seen: Seen, owner: int) -> tuple[float, list[int]]:
    """Return how often others will stop on any square beside their next numbers, and where those stand who move on."""
    table, starter, found, sources = seen.table, seen.starter, 0.0, list[int]()
    whole = min(FARTHEST, table.rounds - seen.round) if table.rounds else FARTHEST
    now = (seen.turn - starter) % table.seats
    for speaker, party in enumerate(seen.parties):
        if party is not None and speaker != owner:
            moves = whole + 1 if (speaker - starter) % table.seats > now else whole
            if moves > 0:
                found += (moves - 1) / LAST_SQUARE
                sources.append(party.square)
    return found, sources


def _later_stops(seen: Seen, owner: int) -> tuple[float, list[int]]:
    """Return the same as `_stops`, but from the owner's next turn on: only then it lays works again."""
    table, starter = seen.table, seen.starter
    now, own = (seen.turn - starter) % table.seats, (owner - starter) % table.seats
    waits = own <= now  # until the next round
    whole = min(FARTHEST, table.rounds - seen.round - waits) if table.rounds else FARTHEST
    found, sources = 0.0, list[int]()
    for speaker, party in enumerate(seen.parties):
        if party is None or speaker == owner:
            continue
        place = (speaker - starter) % table.seats
        moves = whole + (place > own)
        if moves <= 0:
            continue
        if own < place <= now if waits else not now < place < own:
            found += (moves - 1) / LAST_SQUARE
            sources.append(party.square)
        else:
            found += moves / LAST_SQUARE  # it moves before, nobody knows where to
    return found, sources


def dearest(seen: Seen, speaker: int, most: int) -> int:
    """Return the highest rent that a party may have to pay with its next number, of those up to so many florins."""
    rents = [_rent_at(seen, speaker, square) for square, _, _ in _AHEAD[party_of(seen, speaker).square]]
    return max([due for due in rents if due <= most], default=0)


def _rent_at(seen: Seen, speaker: int, square: int) -> int:
    return rent(seen.owners, seen.works, square) if square and seen.owners[square] not in (NOBODY, speaker) else 0


def _dues(seen: Seen, speaker: int) -> list[tuple[int, int]]:
    """Return what a party may have to pay with its next number, rents and tolls, and what it gets on the way."""
    strangers = {square for square in BRIDGES if seen.owners[square] not in (NOBODY, speaker)}
    found = list[tuple[int, int]]()
    for square, gets, bridges in _AHEAD[party_of(seen, speaker).square]:
        due = _rent_at(seen, speaker, square)
        if strangers:
            due += TOLL * len(strangers.intersection(bridges))
        if due:
            found.append((due, gets))
    return found


class Risk:
    """What a party may lose by its next number beside rents and tolls, by the florins that it has in hand then."""

    def __init__(self, seen: Seen, speaker: int) -> None:
        party = party_of(seen, speaker)
        turn = seen.turn == speaker and not isinstance(seen.question, OptionQuestion)
        self._dues: list[tuple[int, int]] = _dues(seen, speaker) if turn or moves_left(seen, speaker) > 0 else []
        if party.guild:  # it gets nothing on the way (rule 16.7)
            self._dues = [(due, 0) for due, _ in self._dues]
        self._seen, self._speaker, self._florins = seen, speaker, party.florins
        self._found: tuple[list[int], list[float]] | None = None

    @property
    def _sales(self) -> tuple[list[int], list[float]]:
        """What sales can raise, in ascending order, and what is lost at least by raising so much or more.

        It is worked out when it is first needed: mostly cash will do.
        """
        if self._found is None:
            seen, speaker, best = self._seen, self._speaker, {0: 0.0}
            for square in properties(seen.owners, speaker):
                got, lost = sale_value(seen.works, square), sale_loss(seen, square, speaker)
                for before, less in list(best.items()):
                    best[before + got] = min(best.get(before + got, less + lost), less + lost)
            sums = sorted(best)
            self._found = sums, list(accumulate([best[each] for each in reversed(sums)], min))[::-1]
        return self._found

    def at(self, florins: float) -> float:
        """Return what is lost on average: by sales at half the price, or by bankruptcy (rules 13.3, 13.4)."""
        lost = 0.0
        for due, gets in self._dues:
            short = due - florins - gets
            if short > 0:
                sums, least = self._sales
                lost += least[bisect_left(sums, short)] if short <= sums[-1] else sums[-1] + least[-1] + self._florins
        return float(lost / HIGHEST)

    def ruin(self, florins: float) -> int:
        """Return how many of the twelve numbers would break the party."""
        short = [due - florins - gets for due, gets in self._dues]
        return sum([each > 0 and each > self._sales[0][-1] for each in short])


@frozen
class Income:
    """A party's capital and members, what all its palaces bring when each is visited once, and by the next numbers."""

    capital: int
    members: int
    rents: int
    lap: float  # what it is likely to get for coming round to Piazza Maggiore to the end (rules 6.5, 16.7)
    next: float  # the rents that the others' next numbers bring it on average, less what its own costs it


def incomes(seen: Seen) -> dict[int, Income]:
    """Return what each party has and gets, by its speaker."""
    owners, works, parties = seen.owners, seen.works, seen.parties
    left = rounds_left(seen)
    rents, soon = dict.fromkeys(speakers(parties), 0), dict.fromkeys(speakers(parties), 0.0)
    squares = [(speaker, party.square) for speaker, party in enumerate(parties) if party is not None]
    for palace in PALACES:
        owner = owners[palace]
        if owner != NOBODY:
            due = rent(owners, works, palace)
            rents[owner] += due
            for speaker, square in squares:
                if speaker != owner and _REACHED[square][palace]:
                    soon[owner] += due * _ONE_NUMBER
                    soon[speaker] -= due * _ONE_NUMBER
    return {
        speaker: Income(
            capital(party, properties(owners, speaker), works).whole,
            len(party.members),
            rents[speaker],
            0.0 if party.guild else _lap(party.square, left * STRIDE),
            soon[speaker],
        )
        for speaker, party in enumerate(parties)
        if party is not None
    }


def _lap(square: int, way: float) -> float:
    """Return what coming round brings on so long a way: the sooner the farther on a pawn stands."""
    start = square - 1 - LAST_SQUARE / 2
    return INDEMNITY * (way + start * min(1.0, way / LAST_SQUARE)) / LAST_SQUARE


def prospects(seen: Seen) -> dict[int, float]:
    """Return for each party what each of its members is likely to have at the end, by its speaker."""
    left, found = rounds_left(seen), incomes(seen)
    every, others = sum([each.rents for each in found.values()]), len(found) - 1
    return {
        speaker: (each.capital + each.lap + left * (each.rents * others - (every - each.rents)) / LAST_SQUARE)
        / each.members
        for speaker, each in found.items()
    }
