"""What a game of Engines of War tells of itself for statistics, and what in it is an achievement."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from leonardo.app.engines.words.phrases import card_name
from leonardo.engine.engines import events
from leonardo.engine.engines.cards import ARTS, Card
from leonardo.engine.engines.constants import Cause
from leonardo.engine.engines.setup import Setup
from leonardo.engine.engines.state import State, perfect_cities, territories
from leonardo.engine.game import Event
from leonardo.engine.record import Played
from leonardo.play.statistics.game import Achievement, Deeds, GameStatistics, Own

_SHORT, _LONG, _OPTIONAL = "short", "long", "optional"
_LONG_TARGET: Final = 40
_AHEAD: Final = 8  # points by which a clear victory is won
_FORTRESS: Final = 4  # the level from which on it is a feat to take a castle
_LORD: Final = 12
_CONQUESTS: Final = 5
_HELD: Final = 3
_CITIES: Final = 2
_LEONARDO: Final = 4
_ARTS: Final = 2
_LAIR: Final = 8
_STEADY: Final = 4
_MOST_SEATS: Final = 5
"""Territories, conquests, attacks held off, cities, rounds as Leonardo, works of art, cards, tanks fired; seats."""


def deeds(played: Played) -> Sequence[Deeds]:
    """Return what each seat did in a finished game: the projects it brought into play, and what was well done."""
    state: State = played.state
    told = [event for _, step in played.steps() for event in step.events]
    counts = _counted(told, state.table.seats)
    return [_deeds(state, seat, counts[seat]) for seat in range(state.table.seats)]


def _deeds(state: State, seat: int, counts: Counter[str]) -> Deeds:
    player = state.players[seat]
    found = {
        "lands": len(territories(state.owners, seat)),
        "cities": perfect_cities(state.owners, state.levels, seat),
        "arts": sum(card in ARTS for card in player.projects),
        "cards": player.cards,
    }
    return Deeds(tuple(sorted({card.value for card in player.projects})), {**counts, **found})


def _counted(told: Iterable[Event], seats: int) -> list[Counter[str]]:
    found = [Counter[str]() for _ in range(seats)]
    by_sea = False
    for event in told:
        match event:
            case events.AttackBegan(seat=seat):
                by_sea = event.by_sea
                found[seat]["attacks"] += 1
            case events.AttackWon(seat=seat, defender=defender):
                found[seat]["conquests"] += 1
                found[seat]["landings"] += by_sea
                found[seat]["fortress"] += event.level >= _FORTRESS
                found[seat]["captured"] += event.captured_tanks + event.captured_planes
                found[defender]["lost"] += 1
            case events.AttackLost(seat=seat):
                found[seat]["held"] += 1
                found[seat]["captured"] += event.captured_tanks + event.captured_planes
            case events.TankFired(seat=seat):
                found[seat]["burst" if event.burst else "fired"] += 1
            case events.PointsScored(seat=seat, parts=parts):
                found[seat]["leonardo"] += any(cause is Cause.LEONARDO for cause, _ in parts)
                found[seat]["firsts"] += sum(cause in _FIRSTS for cause, _ in parts)
    return found


_FIRSTS: Final = (Cause.FIRST_TANK, Cause.FIRST_PLANE, Cause.FIRST_PERFECT_CITY)


def setup_of(setup: Setup) -> str:
    if setup.variants:
        return _OPTIONAL
    return _LONG if setup.target >= _LONG_TARGET else _SHORT


def _if(holds: Callable[[Own], bool]) -> Callable[[Own], Hashable | None]:
    return lambda own: True if holds(own) else None


def _count(own: Own, name: str) -> int:
    found = own.seat.counts.get(name, 0)
    return found if isinstance(found, int) else 0


def _wins_with(name: str, least: int) -> Callable[[Own], Hashable | None]:
    return _if(lambda own: own.won and _count(own, name) >= least)


def _wins_without(name: str) -> Callable[[Own], Hashable | None]:
    return _if(lambda own: own.won and not _count(own, name))


def _has(name: str, least: int) -> Callable[[Own], Hashable | None]:
    return _if(lambda own: _count(own, name) >= least)


_EARNED: Final[dict[str, Callable[[Own], Hashable | None]]] = {
    "empire": _wins_with("lands", _LORD),
    "cities": _wins_with("cities", _CITIES),
    "conqueror": _has("conquests", _CONQUESTS),
    "walls": _has("held", _HELD),
    "landing": _wins_with("landings", 1),
    "fortress": _has("fortress", 1),
    "leonardo": _has("leonardo", _LEONARDO),
    "firsts": _has("firsts", len(_FIRSTS)),
    "arts": _has("arts", _ARTS),
    "workshop": _wins_with("cards", _LAIR),
    "engineer": _if(lambda own: _count(own, "fired") >= _STEADY and not _count(own, "burst")),
    "captor": _has("captured", _CITIES),
    "peace": _wins_without("attacks"),
    "safe": _wins_without("lost"),
    "ahead": _if(lambda own: own.won and own.margin >= _AHEAD),
    "five": _if(lambda own: own.won and len(own.result.seats) == _MOST_SEATS),
}

ACHIEVEMENTS: Final = tuple(
    Achievement(name, f"engines.achievements.{name}", earned) for name, earned in _EARNED.items()
)
"""What is achieved in this game besides what can be in any."""


def statistics() -> GameStatistics:
    return GameStatistics(
        deeds,
        ACHIEVEMENTS,
        setup_of,
        {word: f"engines.statistics.setups.{word}" for word in (_SHORT, _LONG, _OPTIONAL)},
        lambda thing: card_name(Card(thing)),
        "engines.statistics.favourites",
    )
