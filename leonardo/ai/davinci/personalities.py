"""Tempers: small differences of taste at equal strength, so that opponents of one level do not all play alike."""

from typing import Final

from attrs import evolve, frozen

from leonardo.ai.davinci.rollouts.estimates import Rates
from leonardo.ai.davinci.weights import THUMB, Weights


@frozen
class Personality:
    """A way to like some things a little more than others.

    `name` is the word for it in the names of players, after the level; `weights` serve the rules of thumb, `rates` the
    quick judgements.
    """

    name: str
    weights: Weights
    rates: Rates


EVEN: Final = Personality("even", THUMB, Rates())  # no temper at all: every thing is taken for what it is worth

TEMPERS: Final = (
    Personality(
        "builder",
        evolve(THUMB, automaton=1.9, space=0.3, apprentice=0.95),
        evolve(Rates(), means=1.15, crew=0.8, thrift=1.0),
    ),
    Personality(
        "collector",
        evolve(THUMB, trust=0.6, week=0.55),
        evolve(Rates(), stock=0.7, variety=0.58),
    ),
    Personality(
        "banker",
        evolve(THUMB, thrift=1.32, reserve=0.95, denial=0.2),
        evolve(Rates(), thrift=1.3),
    ),
    Personality(
        "spoiler",
        evolve(THUMB, denial=0.5, leonardo=0.9, rivalry=0.27),
        evolve(Rates(), leonardo=0.6),
    ),
)
"""The builder likes means, the collector inventions, the banker florins, the spoiler what others would have liked.

More means alone would make the builder the strongest of all: so it spends freely, and keeps its workers at home rather
than send them to shops.
"""
