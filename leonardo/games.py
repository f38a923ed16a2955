"""The registry of games: the one place that knows them by name. A new game is one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.game import AnyGame

Games = Mapping[str, AnyGame]
"""Games by the names that records, saves and the command line use."""

GAMES: Final[Games] = MappingProxyType({game.name: game for game in (DAVINCI,)})
DEFAULT: Final = "davinci"
_USUAL_SEATS: Final = 4


def usual_seats(game: AnyGame) -> int:
    """Return how many seats play where nobody says it: four where the game allows it, or as many as can."""
    return _USUAL_SEATS if _USUAL_SEATS in game.seat_counts else game.seat_counts[-1]
