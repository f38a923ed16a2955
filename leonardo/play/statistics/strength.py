"""An estimate of a person's strength on the scale of the levels.

The scale is that of Plackett and Luce: who has strength `s` comes before who has `t` with a chance of
`1 / (1 + exp(t - s))`. How far the levels lie apart on it is known from matches (`docs/players.md`), so each finished
game with built-in players of known strength says something about the one strength that is not known. What is not said
by few games is not claimed: the interval is wide then.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import exp, log
from typing import Final

from attrs import frozen

from leonardo.play.statistics.game import Own
from leonardo.saves.statistics import SeatResult

LEAST: Final = 3
"""Games under which nothing is said."""
MEMORY: Final = 60
"""How many games are looked at, the last ones: who learns is judged by what they can do now."""
_WITHIN: Final = 0.9
"""How likely the strength lies in the interval."""
_BEYOND: Final = 3.0
"""How far beyond the levels the scale goes."""
_STEP: Final = 0.05
_SPREAD: Final = 3.0
"""Before any game, strengths are taken to lie about the middle of the levels with this deviation."""


@frozen
class Estimate:
    """A strength and its interval, which holds it with a chance of 90 %, from so many games."""

    value: float
    low: float
    high: float
    games: int


def estimate(games: Iterable[Own], levels: Mapping[str, float]) -> Estimate | None:
    """Return the strength that explains the places best; `levels` has the strengths of built-in players by name.

    Only games count in which no other person sat and all others have a known strength; nothing where they are fewer
    than three.
    """
    known = [orders for own in games if (orders := _order(own, levels)) is not None][-MEMORY:]
    if len(known) < LEAST or not levels:
        return None
    least, most = min(levels.values()) - _BEYOND, max(levels.values()) + _BEYOND
    middle = (least + most) / 2
    scale = [least + _STEP * number for number in range(round((most - least) / _STEP) + 1)]
    likely = [sum(_likelihood(order, each) for order in known) - ((each - middle) / _SPREAD) ** 2 / 2 for each in scale]
    best = max(likely)
    weights = [exp(each - best) for each in likely]
    whole = sum(weights)
    value = sum(each * weight for each, weight in zip(scale, weights, strict=True)) / whole
    return Estimate(
        value,
        _quantile(scale, weights, whole * (1 - _WITHIN) / 2),
        _quantile(scale, weights, whole * (1 + _WITHIN) / 2),
        len(known),
    )


def on_scale(strength: float, levels: Sequence[float]) -> float:
    """Return where a strength lies among levels that are drawn evenly: 0 at the first, 1 at the second and so on."""
    for number, (low, high) in enumerate(pairwise(levels)):
        if strength < high or number == len(levels) - 2:
            return number + (strength - low) / (high - low)
    return 0.0


_Order = Sequence[tuple[float | None, int]]
"""The strengths of the seats, none for the person, and their places, the first place first."""


def _order(own: Own, levels: Mapping[str, float]) -> _Order | None:
    found: list[tuple[float | None, int]] = []
    for seat in own.result.seats:
        strength = None if seat is own.seat else _strength(seat, levels)
        if seat is not own.seat and strength is None:
            return None
        found.append((strength, seat.place))
    return sorted(found, key=lambda each: each[1])


def _strength(seat: SeatResult, levels: Mapping[str, float]) -> float | None:
    return levels.get(seat.player.partition(":")[0]) if seat.player else None


def _likelihood(order: _Order, strength: float) -> float:
    """Return the logarithm of how likely an order is: from the first place on, each is chosen among those left.

    Who shares a place with the person is left out of what is compared, so that a tie says nothing either way.
    """
    own = next(place for each, place in order if each is None)
    left = [(strength if each is None else each, place) for each, place in order if each is None or place != own]
    told = 0.0
    while len(left) > 1:
        told += left[0][0] - log(sum(exp(each) for each, _ in left))
        if left[0][1] == own:
            break  # how the others came in behind says nothing of the person
        left = left[1:]
    return told


def _quantile(scale: Sequence[float], weights: Sequence[float], part: float) -> float:
    whole = 0.0
    for each, weight in zip(scale, weights, strict=True):
        whole += weight
        if whole >= part:
            return each
    return scale[-1]
