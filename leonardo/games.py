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
