"""The registry of how games are presented: the counterpart of `leonardo.games` in the app.

The one place of the app that knows the games by name.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from leonardo.engine.registry import Registry

if TYPE_CHECKING:
    from leonardo.app.presentation import Presentation


def _davinci() -> "Presentation":
    from leonardo.app.davinci.presentation import DAVINCI  # noqa: PLC0415 - the title need not wait for any game

    return DAVINCI


def _engines() -> "Presentation":
    from leonardo.app.engines.presentation import ENGINES  # noqa: PLC0415 - and this

    return ENGINES


def _citta() -> "Presentation":
    from leonardo.app.citta.presentation import CITTA  # noqa: PLC0415 - so is this

    return CITTA


PRESENTATIONS: Final[Mapping[str, "Presentation"]] = Registry(
    {"davinci": _davinci, "citta": _citta, "engines": _engines}
)
"""How each game is presented, by the names that `leonardo.games.GAMES` uses; a new game is the first one of them."""
