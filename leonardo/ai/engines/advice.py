"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final

from attrs import evolve

from leonardo.ai.advising import Advising
from leonardo.ai.engines import heuristics, search
from leonardo.ai.engines.dominated import sensible
from leonardo.ai.engines.estimating import ESTIMATOR
from leonardo.ai.engines.levels import LEONARDO
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.reasons import THOUGHTS, facts
from leonardo.ai.engines.search import ComparingSearch
from leonardo.engine.engines.actions import Action, Move, Stop
from leonardo.engine.engines.view import View


def _promising(view: View, kept: Sequence[Action], random: Random) -> list[Action]:
    """Return the sensible choices that are worth a thought: of a thousand ways to divide an army hardly any is."""
    usual = heuristics.decide(view, kept, random, Personality())
    return list(dict.fromkeys((usual, *search.promising(view, kept, usual, LEONARDO.depth.choices))))


ADVISER: Final = Advising(
    far=evolve(LEONARDO.depth, certainty=inf),  # what each leads to is told, too, even where the best choice is clear
    near=LEONARDO.depth,
    search=ComparingSearch,
    sensible=sensible,
    promising=_promising,
    same_move={Move: (Move, Stop)},
    estimator=ESTIMATOR,
    facts=lambda view: partial(facts, view),
    thoughts=THOUGHTS,
)
"""What the game's record of players names."""
FURTHER: Final = evolve(ADVISER, far=evolve(ADVISER.far, rounds=ADVISER.far.rounds + 1))
"""Weighs decisions that were made by looking further: what costs something costs it by either."""
