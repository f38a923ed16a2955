"""Which of the legal actions are worth looking ahead from."""

from collections.abc import Sequence
from typing import Final

from leonardo.ai.davinci.rollouts.home import Home, to_laboratory
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    ChooseFavour,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
)
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, LAST_ROUND, Place
from leonardo.engine.davinci.questions import BidQuestion, PlacementQuestion
from leonardo.engine.davinci.state import Seat, State

_EACH_DISTRICT: Final = 2
"""How many ways to go to one district are looked at."""
_AT_HOME: Final = 3
"""How many ways to go to a laboratory are kept when there are many choices."""
_BEYOND: Final = 3
"""How many florins more than a card's worth are still looked at as a bid."""


def choose(rollout: Rollout, state: State, legal: Sequence[Action], most: int) -> list[Action]:
    """Return about `most` of the legal actions: those that promise most at a glance."""
    question = state.question
    if isinstance(question, PlacementQuestion):
        return _placements(rollout, state, question, legal, most)
    if isinstance(question, BidQuestion):
        return _bids(rollout, state, question, legal, most)
    if len(legal) > most and isinstance(legal[0], Reorder | Move | ChooseFavour):
        return _sampled(rollout, state, legal, most)
    return list(legal)


def _placements(
    rollout: Rollout, state: State, question: PlacementQuestion, legal: Sequence[Action], most: int
) -> list[Action]:
    """Return the best ways to the city and home; passing too, where there is little else."""
    seat = state.seats[question.seat]
    home = rollout.home(state, seat)
    to_city = _to_city(rollout, state, question, legal, home) if state.round <= LAST_CITY_ROUND else []
    at_home = _at_home(home, seat, legal)
    kept = to_city[: max(1, most - min(len(at_home), _AT_HOME) - 1)]
    together = kept + at_home[: most - len(kept) - 1]
    if len(together) < most:
        together += [action for action in legal if isinstance(action, Pass)]
    return together


def _to_city(
    rollout: Rollout, state: State, question: PlacementQuestion, legal: Sequence[Action], home: Home
) -> list[Action]:
    allowed = set(legal)
    found: list[Action] = []
    times: dict[Place, int] = {}
    nets = rollout.city(state, question, state.seats[question.seat], home)
    for _, action in sorted(nets, key=lambda each: -each[0]):
        if isinstance(action, PlaceApprentices | PlaceMaster) and action in allowed:
            times[action.at] = times.get(action.at, 0) + 1
            if times[action.at] <= _EACH_DISTRICT:
                found.append(action)
    return found


def _at_home(home: Home, seat: Seat, legal: Sequence[Action]) -> list[Action]:
    """Return the ways to the laboratories, the one that looks best and those like it first."""
    ways: list[PlaceApprentices | PlaceMaster] = [
        action for action in legal if isinstance(action, PlaceApprentices | PlaceMaster) and action.at >= Place.SMALL
    ]
    planned = to_laboratory(seat, home)
    size = _strength(planned) if isinstance(planned, PlaceApprentices | PlaceMaster) else 0
    ways.sort(key=lambda way: (way != planned, abs(_strength(way) - size)))
    return [*ways]


def _strength(action: PlaceApprentices | PlaceMaster) -> int:
    return action.count if isinstance(action, PlaceApprentices) else 2


def _bids(rollout: Rollout, state: State, question: BidQuestion, legal: Sequence[Action], most: int) -> list[Action]:
    """Return bids from nothing up to what the card could be worth to anybody, evenly spread."""
    rounds = LAST_ROUND - state.round
    top = _BEYOND + max(rollout.estimates.card(seat.owned, question.invention, rounds) for seat in state.seats)
    bids = [action for action in legal if isinstance(action, Bid) and action.florins <= top]
    if len(bids) <= most:
        return list(bids or legal[:1])
    return [bids[round(step * (len(bids) - 1) / (most - 1))] for step in range(most)]


def _sampled(rollout: Rollout, state: State, legal: Sequence[Action], most: int) -> list[Action]:
    """Return what the quick player does when it is asked several times, then others in the order of the list."""
    asked = [rollout.choose(state, tuple(legal)) for _ in range(most)]
    wished = [action for action in asked if action in set(legal)]
    return list(dict.fromkeys([*wished, legal[-1], *legal]))[:most]
