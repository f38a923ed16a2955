"""What was learned from many games: what each feature of a seat counts at the beginning of each round.

`value.json` is made by `scripts/training/train_value.py`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from attrs import frozen

from leonardo.engine.davinci.constants import LAST_ROUND

MEANS: Final = ("wealth", "prizes", "apprentices", "automata", "spaces", "components", "types", "idle")
"""What also counts as means of the rivals."""
_OWN: Final = (
    *MEANS,
    *("florins", "small5", "large", "large6", "bonus", "cards", "alike", "kinds_held", "kinds_twice"),
    *("ready", "one_missing", "two_missing", "three_missing", "second"),
)
SIDE: Final = ("prize", "weeks", "rounds", "ahead", "new_type", "wait", "late")  # what describes a laboratory at work
FEATURES: Final = (
    *_OWN,
    *(f"better.{name}" for name in SIDE),
    *(f"other.{name}" for name in SIDE),
    *(f"rivals.{name}" for name in MEANS),
    *("best_rival", "leonardo", "turn", "shown", "seats", "two_seats", "treasury"),
    *("ready_idle", "second_idle", "one_missing_idle", "two_missing_idle"),
    *(f"{side}.{name}" for name in ("promise", "long", "raced") for side in ("better", "other")),
    *("crowd", "components_kinds", "better.waiting", "other.waiting", "constant"),
)
"""The names of the numbers that describe a seat, in their order: what is learned bears them, and is read by them."""
AT: Final = {name: number for number, name in enumerate(FEATURES)}  # where each number stands


FIRST_JUDGED: Final = 2  # the first round at whose beginning a seat is judged


@frozen
class Judge:
    """What each feature counts in florins at the end, and by how many florins the sum is typically wrong."""

    weights: Sequence[float]
    spread: float

    def weight(self, name: str) -> float:
        return self.weights[AT[name]]


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
    _judges().update(read(FEATURES, rounds))


@cache
def _judges() -> dict[int, Judge]:
    learned = json.loads(files(__package__).joinpath("value.json").read_text(encoding="utf-8"))
    return read(learned["features"], learned["rounds"])


def read(names: Sequence[str], rounds: Mapping[str, Mapping[str, Any]]) -> dict[int, Judge]:
    """Return the judges of the rounds, as `value.json` has them; `names` are those of the features that were learned.

    Raises:
        ValueError: if these are not the features that seats are described by now.
    """
    if tuple(names) != FEATURES or any(len(judge["weights"]) != len(FEATURES) for judge in rounds.values()):
        raise ValueError("the value was learned with other features: scripts/training/train_value.py makes it anew")
    return {int(number): Judge(judge["weights"], judge["spread"]) for number, judge in rounds.items()}


@cache
def prices_of(round_: int) -> Prices:
    """Return what means that are won in a round are worth from the next one on."""
    weight = judge_of(min(LAST_ROUND, round_ + 1)).weight
    florin = (weight("wealth") + weight("florins")) / 20
    space = weight("spaces") / 11 / florin
    return Prices(
        apprentice=weight("apprentices") / 9 / florin,
        crowd=2 * weight("crowd") / 81 / florin,
        automaton=weight("automata") / 3 / florin,
        large=weight("large") / florin + 4 * space,
        small5=weight("small5") / florin + 2 * space,
        large6=weight("large6") / florin + 2 * space,
        component=(weight("components") / 8 + weight("kinds_held") / 5) / florin,
    )
