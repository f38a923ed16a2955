"""What each answer to a decision leads to, weighed by far more imagined games than a player would spend.

All answers meet the same dealt-out worlds, and nothing that the seat cannot know. First every answer is tried a few
times, then the best few as often as a search of a hundred times the usual depth would.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, Protocol

from attrs import frozen

from leonardo.ai import gc_pause
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.notation import write_record
from leonardo.engine.record import Played

ROUGHLY: Final = 16
"""Worlds in which every answer is tried."""
KEPT: Final = 6
"""How many answers are weighed with care."""
MEASURES: Final = ("worth", "chance", "score", "purse")
"""What is found of each answer: the worth that a search goes by, the chance to end first, what the game is won by as it
is expected at the end, and the money in the purse when the present round is over."""
Values = tuple[float, float, float, float]
POINTS: Final = "points"
"""What stands for the purse where a game is won by points and these are counted when the present round is over."""
MEASURES_BY_POINTS: Final = (*MEASURES[:3], POINTS)
PLACES: Final[Mapping[str, int]] = {**{name: place for place, name in enumerate(MEASURES)}, POINTS: 3}


Action = Any


class Course(Protocol):
    """Plays answers on in dealt-out worlds, for the seat that must decide."""

    def deal(self, random: Random) -> Any:  # noqa: ANN401 - whatever the game imagines
        """Return a world that agrees with what the seat knows."""

    def play(self, world: World[Any], action: Action) -> Values:
        """Return what comes of an answer in a world."""


Begun = Callable[[Any, int, Random], Course]
"""Begins a course for the view of a seat."""


@frozen
class Weighed:
    """An answer and what came of it in so many worlds."""

    action: Action
    values: tuple[Values, ...]

    @property
    def tries(self) -> int:
        """In how many worlds it was tried."""
        return len(self.values)

    def mean(self, measure: str) -> float:
        """Return the mean of a measure."""
        place = PLACES[measure]
        return fmean(each[place] for each in self.values)

    def lead(self, other: "Weighed", measure: str) -> tuple[float, float]:
        """Return by how much it does better than another in the same worlds, and the standard error of that."""
        place = PLACES[measure]
        leads = [one[place] - two[place] for one, two in zip(self.values, other.values, strict=False)]
        mean = fmean(leads)
        variance = sum((each - mean) ** 2 for each in leads) / max(1, len(leads) - 1)
        return mean, sqrt(variance / len(leads))


def weigh(
    played: Played,
    begin: Begun,
    tries: int,
    looks: Sequence[int] = (),
    worth_it: Callable[[Sequence[Weighed]], bool] = lambda _: True,
) -> list[Weighed]:
    """Return what each answer of who must decide leads to, the best by worth first.

    After `looks` worlds `worth_it` is asked whether to go on; the record alone decides all chance. The best few answers
    are tried `tries` times together.

    Raises:
        ValueError: if the game is over.
    """
    seat, view, random = asked(played)
    legal = played.game.legal(played.state)
    course = begin(view, seat, random)
    worlds = Worlds(course.deal, random)
    with gc_pause.paused_gc():
        found: dict[Action, list[Values]] = {action: [] for action in legal}
        _try(course, worlds, found, legal, ROUGHLY)
        best = [each.action for each in _in_order(found)[:KEPT]]
        for until in (*looks, (tries - ROUGHLY * (len(found) - len(best))) // len(best)):
            _try(course, worlds, found, best, until)
            if not worth_it(_in_order({action: found[action] for action in best})):
                break
        last = max(1, len(found[best[0]]))
        return [
            *_in_order({action: found[action] for action in best if len(found[action]) == last}),
            *_in_order({action: values for action, values in found.items() if action not in best}),
        ]


def asked(played: Played) -> tuple[int, Any, Random]:
    """Return the seat that must decide, what it sees, and the stream of all chance in weighing that decision.

    The record alone decides the chance.

    Raises:
        ValueError: if the game is over.
    """
    game, state = played.game, played.state
    seat = game.decider(state)
    if seat is None:
        raise ValueError("the game is over")
    digest = hashlib.sha256(write_record(played).encode("utf-8")).hexdigest()
    return seat, game.view(state, seat), Random(f"puzzle/{digest}")


def _try(
    course: Course,
    worlds: Worlds[Any],
    found: Mapping[Action, list[Values]],
    actions: Sequence[Action],
    until: int,
) -> None:
    for action in actions:
        for number in range(len(found[action]), until):
            found[action].append(course.play(worlds(number), action))


def _in_order(found: Mapping[Action, Sequence[Values]]) -> list[Weighed]:
    weighed = [Weighed(action, tuple(values)) for action, values in found.items()]
    return sorted(weighed, key=lambda each: -each.mean("worth"))


def as_fields(played: Played, weighed: Weighed, measures: Sequence[str] = MEASURES) -> dict[str, Any]:
    """Return an answer in the words of the record, and what came of it."""
    values = {measure: round(weighed.mean(measure), 3) for measure in measures}
    return {"answer": played.game.write_action(weighed.action), **values, "tries": weighed.tries}
