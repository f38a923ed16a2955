"""What a game of the city tells of itself for statistics, and what in it is an achievement."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from leonardo.app.citta.words.phrases import square_name
from leonardo.engine.citta import events
from leonardo.engine.citta.board import PRICES, QUARTERS
from leonardo.engine.citta.constants import COIN, GUILDS, QUIET_LAP, WORKS_A_PALACE, Cause
from leonardo.engine.citta.setup import Setup
from leonardo.engine.citta.state import State, capital, properties, speaker_of
from leonardo.engine.game import Event
from leonardo.engine.record import Played
from leonardo.play.statistics.game import Achievement, Deeds, GameStatistics, Own

_STANDARD, _LETTER, _WITH_GUILDS = "standard", "letter", "guilds"
_AHEAD: Final = 300  # florins by which a clear victory is won
_GREAT_RENT: Final = 400
_LANDLORD: Final = 1000
_LED: Final = 100
_COLLECTION: Final = 500
_TRIBUTES: Final = 100
"""Florins of one rent, of all rents, of a rent to which an office led, of works, and of tributes in a game."""
_MOST_SEATS: Final = 6
_QUARTERS: Final = 2
_BARGAINS: Final = 3  # auctions won for half the price
_GALLERIES: Final = 2  # palaces full of works


def deeds(played: Played) -> Sequence[Deeds]:
    """Return what each seat did in a finished game: the palaces of its party, and what of that was well done."""
    state: State = played.state
    told = [event for _, step in played.steps() for event in step.events]
    counts = _counted(told, state.table.seats)
    return [_deeds(state, seat, counts[seat]) for seat in range(state.table.seats)]


def _deeds(state: State, seat: int, counts: Counter[str]) -> Deeds:
    speaker = speaker_of(state.parties, seat)
    party = state.parties[speaker] if speaker is not None else None
    if speaker is None or party is None:
        return Deeds((), {**counts, "out": 1})
    owned = properties(state.owners, speaker)
    whole = sum(all(state.owners[palace] == speaker for palace in of) for of in QUARTERS.values())
    found = {
        "quarters": whole,
        "galleries": sum(len(state.works[square]) == WORKS_A_PALACE for square in owned),
        "works": capital(party, owned, state.works).works,
        "offices": len(party.offices),
        "guild": int(party.guild),
        "last": int(sum(each is not None for each in state.parties) == 1),
    }
    return Deeds(tuple(map(str, owned)), {**counts, **found})


def _counted(told: Iterable[Event], seats: int) -> list[Counter[str]]:
    """Return what is counted of what happened, by seat; what a guild did is its speaker's."""
    found = [Counter[str]() for _ in range(seats)]
    led: tuple[int, int] | None = None
    for event in told:
        match event:
            case events.PawnDiverted(party, holder, _):
                led = holder, party
            case events.TurnBegan():
                led = None
            case events.Paid(party, int() as to, sum_, Cause.RENT, _):
                found[to]["rents"] += sum_
                found[to]["rent"] = max(found[to]["rent"], sum_)
                if led == (to, party):
                    found[to]["led"] = max(found[to]["led"], sum_)
            case events.Paid(_, int() as to, sum_, Cause.TRIBUTE, _):
                found[to]["tributes"] += sum_
            case events.AuctionClosed(square, int() as party, sum_):
                found[party]["bargains"] += sum_ * 2 <= PRICES[square]
            case events.Sold():
                found[event.party]["sold"] += 1
    return found


def setup_of(setup: Setup) -> str:
    if GUILDS in setup.variants:
        return _WITH_GUILDS
    return _STANDARD if QUIET_LAP in setup.variants else _LETTER


def _if(holds: Callable[[Own], bool]) -> Callable[[Own], Hashable | None]:
    return lambda own: True if holds(own) else None


def _count(own: Own, name: str) -> int:
    found = own.seat.counts.get(name, 0)
    return found if isinstance(found, int) else 0


def _wins_with(name: str, least: int) -> Callable[[Own], Hashable | None]:
    return _if(lambda own: own.won and _count(own, name) >= least)


def _has(name: str, least: int) -> Callable[[Own], Hashable | None]:
    return _if(lambda own: _count(own, name) >= least)


_EARNED: Final[dict[str, Callable[[Own], Hashable | None]]] = {
    "quarter": _wins_with("quarters", 1),
    "quarters": _has("quarters", _QUARTERS),
    "galleries": _has("galleries", _GALLERIES),
    "collection": _has("works", _COLLECTION),
    "rent": _has("rent", _GREAT_RENT),
    "landlord": _has("rents", _LANDLORD),
    "led": _has("led", _LED),
    "bargains": _has("bargains", _BARGAINS),
    "tributes": _has("tributes", _TRIBUTES),
    "unsold": _if(lambda own: own.won and not _count(own, "sold")),
    "ahead": _if(lambda own: own.won and own.margin >= _AHEAD),
    "last": _wins_with("last", 1),
    "guild": _wins_with("guild", 1),
    "six": _if(lambda own: own.won and len(own.result.seats) == _MOST_SEATS),
}

ACHIEVEMENTS: Final = tuple(Achievement(name, f"citta.achievements.{name}", earned) for name, earned in _EARNED.items())
"""What is achieved in this game besides what can be in any."""


def statistics() -> GameStatistics:
    return GameStatistics(
        deeds,
        ACHIEVEMENTS,
        setup_of,
        {word: f"citta.statistics.setups.{word}" for word in (_STANDARD, _LETTER, _WITH_GUILDS)},
        lambda thing: square_name(int(thing)),
        "citta.statistics.favourites",
        "citta.florins",
        COIN,
    )
