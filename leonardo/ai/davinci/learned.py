"""What was learned from many games: what each feature of a seat counts at the beginning of each round.

`value.json` is made by `scripts/train_value.py`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from attrs import frozen

from leonardo.engine.davinci.terms import LAST_ROUND

FIRST_JUDGED: Final = 2
"""The first round at whose beginning a seat is judged."""


@frozen
class Judge:
    """What each feature counts in florins at the end, and by how many florins the sum is typically wrong."""

    weights: Sequence[float]
    spread: float


@frozen
class Prices:
    """What means are worth in a round, in florins in hand; an apprentice the less (`crowd`), the more one owns."""

    apprentice: float
    crowd: float
    automaton: float
    large: float
    small5: float
    large6: float
    component: float


@cache
def judge_of(round_: int) -> Judge:
    """Return how seats are judged when a round begins, from the second on."""
    return _judges()[max(FIRST_JUDGED, round_)]


def adopt(rounds: Mapping[str, Mapping[str, Any]]) -> None:
    """Judge by these weights in this process from now on, as training does between its stages; form of `value.json`."""
    for known in (judge_of, prices_of):
        known.cache_clear()
    _judges().clear()
    _judges().update(_read(rounds))


@cache
def _judges() -> dict[int, Judge]:
    return _read(json.loads(files(__package__).joinpath("value.json").read_text(encoding="utf-8"))["rounds"])


def _read(rounds: Mapping[str, Mapping[str, Any]]) -> dict[int, Judge]:
    return {int(number): Judge(judge["weights"], judge["spread"]) for number, judge in rounds.items()}


@cache
def prices_of(round_: int) -> Prices:
    """Return what means that are won in a round are worth from the next one on."""
    weights = judge_of(min(LAST_ROUND, round_ + 1)).weights
    florin = (weights[0] + weights[8]) / 20
    space = weights[4] / 11 / florin
    return Prices(
        apprentice=weights[2] / 9 / florin,
        crowd=2 * weights[61] / 81 / florin,
        automaton=weights[3] / 3 / florin,
        large=weights[10] / florin + 4 * space,
        small5=weights[9] / florin + 2 * space,
        large6=weights[11] / florin + 2 * space,
        component=(weights[5] / 8 + weights[15] / 5) / florin,
    )
