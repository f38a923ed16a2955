"""The registry of how games are presented: the counterpart of `leonardo.games` in the app.

The one place of the app that knows the games by name.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.presentation import Presentation

PRESENTATIONS: Final[Mapping[str, Presentation]] = MappingProxyType({game.game.name: game for game in (DAVINCI,)})
"""How each game is presented, by the names that `leonardo.games.GAMES` uses; a new game is the first one of them."""
