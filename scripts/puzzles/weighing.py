"""What each answer of *Leonardo da Vinci* leads to, weighed by far more imagined games than a player would spend.

All answers meet the same dealt-out worlds, and nothing that the seat cannot know. First every answer is tried a few
times, then the best few as often as a search of a hundred times the usual depth would.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final

from attrs import frozen

from leonardo.ai import gc_pause
from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.search import judged
from leonardo.ai.halving import World, Worlds
from leonardo.engine.davinci import flow
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.terms import LAST_CITY_ROUND, LAST_ROUND
from leonardo.engine.davinci.view import View
from leonardo.engine.notation import write_record
from leonardo.engine.record import Played

TRIES: Final = 100 * LEONARDO.depth.tries
"""Imagined games for the best few answers together: a hundred times what the strongest level spends."""
ROUGHLY: Final = 16
"""Worlds in which every answer is tried."""
KEPT: Final = 6
"""How many answers are weighed with care."""
LOOKS: Final = (60, 200, 600)
"""Worlds after which it is seen whether there is any point in going on."""
_ROUNDS: Final = 2
"""Rounds that are played on before the value judges, where the end is far."""

MEASURES: Final = ("worth", "chance", "florins", "purse")
"""What is found of each answer: the worth that a search goes by, the chance to end first, the florins to be expected at
the end of the game, and those in the purse when the present round is over."""
Values = tuple[float, float, float, float]


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
        place = MEASURES.index(measure)
        return fmean(each[place] for each in self.values)

    def lead(self, other: "Weighed", measure: str) -> tuple[float, float]:
        """Return by how much it does better than another in the same worlds, and the standard error of that."""
        place = MEASURES.index(measure)
        leads = [one[place] - two[place] for one, two in zip(self.values, other.values, strict=False)]
        mean = fmean(leads)
        variance = sum((each - mean) ** 2 for each in leads) / max(1, len(leads) - 1)
        return mean, sqrt(variance / len(leads))


def weigh(
    played: Played, worth_it: Callable[[Sequence[Weighed]], bool] = lambda _: True, tries: int = TRIES
) -> list[Weighed]:
    """Return what each answer of who must decide leads to, the best by worth first.

    `worth_it` is asked now and then whether to go on; the record alone decides all chance.
    """
    game, state = played.game, played.state
    seat = game.decider(state)
    if seat is None:
        raise ValueError("the game is over")
    view, legal = game.view(state, seat), game.legal(state)
    digest = hashlib.sha256(write_record(played).encode("utf-8")).hexdigest()
    random = Random(f"puzzle/{digest}")
    course = _Course(view, seat, random)
    worlds = Worlds(Dealer(view, beliefs.weigh).deal, random)
    with gc_pause.put_off():
        found: dict[Action, list[Values]] = {action: [] for action in legal}
        _try(course, worlds, found, legal, ROUGHLY)
        best = [each.action for each in _in_order(found)[:KEPT]]
        for until in (*LOOKS, (tries - ROUGHLY * (len(found) - len(best))) // len(best)):
            _try(course, worlds, found, best, until)
            if not worth_it(_in_order({action: found[action] for action in best})):
                break
        last = max(1, len(found[best[0]]))
        return [
            *_in_order({action: found[action] for action in best if len(found[action]) == last}),
            *_in_order({action: values for action, values in found.items() if action not in best}),
        ]


def _try(
    course: "_Course",
    worlds: Worlds[State],
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


class _Course:
    """Plays an answer on in a world, and tells what comes of it for the seat."""

    def __init__(self, view: View, seat: int, random: Random) -> None:
        depth = LEONARDO.depth
        self._rollout = Rollout(LEONARDO.temper.rates, random, depth.blur)
        self._margin = depth.margin
        self._seat = seat
        self._round = view.round
        far = view.round <= LAST_CITY_ROUND
        self._last = max(1, view.round) + _ROUNDS - 1 if far else LAST_ROUND

    def play(self, world: World[State], action: Action) -> Values:
        self._rollout.random = world.players()
        draft = Draft(world.state)
        options = flow.play_on(draft, action)
        purse: int | None = None
        while options and draft.round <= self._last:
            if purse is None and draft.round > self._round:
                purse = draft.seats[self._seat].florins
            options = flow.play_on(draft, self._rollout.choose(draft, options))
        if purse is None:
            purse = draft.seats[self._seat].florins
        chance, ahead, own = judged(draft, self._seat, over=not options)
        return chance + self._margin * ahead, chance, own, float(purse)


def as_fields(played: Played, weighed: Weighed) -> dict[str, Any]:
    """Return an answer in the words of the record, and what came of it."""
    values = {measure: round(weighed.mean(measure), 3) for measure in MEASURES}
    return {"answer": played.game.write_action(weighed.action), **values, "tries": weighed.tries}
