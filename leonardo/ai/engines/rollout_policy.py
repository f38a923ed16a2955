"""A quick player for imagined games: it goes by the rules of thumb, and by a glance at the odds of an attack."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.personality import Personality
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.draft import Draft

_TEMPER: Final = Personality(exact=False)


def choose(draft: Draft, options: Sequence[Action], random: Random) -> Action:
    """Return one of the options of whoever is asked."""
    return heuristics.decide(draft, options, random, _TEMPER)
