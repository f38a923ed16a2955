"""How long frames take while something moves: what is done for that, game by game."""

from collections.abc import Mapping
from typing import Final

from scripts.benchmarks import citta, davinci, engines
from scripts.benchmarks.doing import Doings

DONE: Final[Mapping[str, Doings]] = {
    "davinci": davinci.DOINGS,
    "citta": citta.DOINGS,
    "engines": engines.DOINGS,
}
"""What each game gives to be timed."""
