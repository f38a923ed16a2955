"""The registry of games: the one place that knows them by name. Each is loaded when somebody asks for it."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from leonardo.engine.registry import Registry

if TYPE_CHECKING:
    from leonardo.engine.game import AnyGame

Games = Mapping[str, "AnyGame"]  # games by the names that records, saves and the command line use


def _davinci() -> "AnyGame":
    from leonardo.engine.davinci import GAME  # noqa: PLC0415 - who plays another game does not wait for this one

    return GAME


def _citta() -> "AnyGame":
    from leonardo.engine.citta import GAME  # noqa: PLC0415 - as above

    return GAME


def _engines() -> "AnyGame":
    from leonardo.engine.engines import GAME  # noqa: PLC0415 - as above

    return GAME


GAMES: Final[Games] = Registry({"davinci": _davinci, "citta": _citta, "engines": _engines})
DEFAULT: Final = "davinci"
_USUAL_SEATS: Final = 4


def usual_seats(game: "AnyGame") -> int:
    """Return how many seats play where nobody says it: four where the game allows it, or as many as can."""
    return _USUAL_SEATS if _USUAL_SEATS in game.seat_counts else game.seat_counts[-1]
