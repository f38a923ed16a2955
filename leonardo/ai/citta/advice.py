"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from functools import partial
from math import inf
from typing import Final

from attrs import evolve

from leonardo.ai.advising import Advising
from leonardo.ai.citta.dominated import sensible
from leonardo.ai.citta.estimating import ESTIMATOR
from leonardo.ai.citta.levels import LEONARDO
from leonardo.ai.citta.reasons import THOUGHTS, facts
from leonardo.ai.citta.search import CittaSearch
from leonardo.engine.citta.actions import Done, LayWork

ADVISER: Final = Advising(
    far=evolve(LEONARDO.depth, certainty=inf),  # what each leads to is told, too, even where the best choice is clear
    near=LEONARDO.depth,
    search=CittaSearch,
    sensible=sensible,
    same_move={LayWork: (LayWork, Done)},
    estimator=ESTIMATOR,
    facts=lambda view: partial(facts, view),
    thoughts=THOUGHTS,
)
FURTHER: Final = evolve(ADVISER, far=evolve(ADVISER.far, rounds=ADVISER.far.rounds + 2))
"""Weighs decisions that were made by looking further: what costs something costs it by either."""
