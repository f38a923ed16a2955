"""Looking ahead in Leonardo da Vinci: choices worth it, worlds by the beliefs of the seat, and the learned value."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.judging.features import expected, shares
from leonardo.ai.davinci.personalities import Personality
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.rollouts.work import Home, to_laboratory
from leonardo.ai.player import UNLIMITED
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.davinci import flow
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
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.questions import BidQuestion, PlacementQuestion
from leonardo.engine.davinci.rules.rounds import total, winners
from leonardo.engine.davinci.state import Seat, State
from leonardo.engine.davinci.view import View

_EACH_DISTRICT: Final = 2  # how many ways to go to one district are looked at
_AT_HOME: Final = 3  # how many ways to go to a laboratory are kept when there are many choices
_BEYOND: Final = 3  # how many florins more than a card's worth are still looked at as a bid


def promising(rollout: Rollout, state: State, legal: Sequence[Action], most: int) -> list[Action]:
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


Deal = Callable[[Random], State]  # gives a world to try choices in


BLUR: Final = 0.1  # how roughly the quick player judges in these thoughts (a factor)


class DavinciSearch(Search[State, Draft, Action]):
    """Thinks one decision of an inventor through.

    `deal` gives the worlds in which the choices are tried; usually they are dealt out by the beliefs of the seat.
    """

    def __init__(self, view: View, depth: Depth, personality: Personality, deal: Deal | None = None) -> None:
        super().__init__(view, depth)
        self._view = view
        self._deal = deal or Dealer(view, beliefs.weigh).deal
        self._usual = Thumb(personality.weights)
        self._rollout = Rollout(personality.rates, Random(0), BLUR)

    def deal(self, random: Random) -> State:
        return self._deal(random)

    def choices(
        self, worlds: Worlds[State], legal: Sequence[Action], random: Random
    ) -> tuple[Action, Sequence[Action]]:
        first = worlds(0).state
        usual = self._usual(self._view, legal, random, UNLIMITED)
        self._rollout.random = random
        return usual, promising(self._rollout, first, legal, self.depth.choices)

    def begin(self, world: World[State]) -> tuple[Draft, Choose[Draft, Action]]:
        self._rollout.random = world.players()
        choose = self._rollout.choose
        return Draft(world.state), lambda draft, options: choose(draft, tuple(options))

    def play_on(self, draft: Draft, action: Action) -> tuple[Action, ...]:
        return flow.play_on(draft, action)

    def judge(self, draft: Draft, *, over: bool) -> End:
        return judged(draft, self._seat, over=over)


def judged(draft: Draft, seat: int, *, over: bool) -> End:
    """Return a seat's share of the first place, what it is ahead by of the best rival, and its florins."""
    shares, totals = sums(draft, over=over)
    own = totals[seat]
    rival = max(each for number, each in enumerate(totals) if number != seat)
    return shares[seat], own - rival, own


def sums(draft: Draft, *, over: bool) -> tuple[list[float], list[float]]:
    """Return each seat's share of the first place and its florins: at the end, or to be expected there."""
    if not over:
        totals, spread = expected(draft)
        return shares(totals, spread), totals
    first = winners(draft.seats)
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(draft.seats))], [
        float(total(each)) for each in draft.seats
    ]
