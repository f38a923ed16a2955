"""How puzzles of *Leonardo da Vinci* are looked for: its games, its search, and what an answer leads to."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.idle_workers import never_idle
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.search import BLUR, DavinciSearch, judged
from leonardo.ai.player import Budget
from leonardo.ai.sequential_halving import Rated, World
from leonardo.engine.davinci import GAME, flow
from leonardo.engine.davinci.actions import Action, ChooseFavour, Done, Pass, SaveFlorin, Withdraw
from leonardo.engine.davinci.constants import BEGINNER, EXPERT, LAST_CITY_ROUND, LAST_ROUND
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from leonardo.play.puzzles import Goal
from scripts.puzzles.weighing import Hunt, Values

_KINDS: Final = ((3, EXPERT), (4, EXPERT), (3, BEGINNER), (2, EXPERT), (4, BEGINNER))
"""Seats and set-up of the games, in turn."""
_MONEY: Final = (ChooseFavour, Done, Pass, Withdraw, SaveFlorin)
"""What leaves more in the purse simply because nothing is bought: nobody need be asked that."""
_ROUNDS: Final = 2  # rounds that are played on before the value judges, where the end is far


def options(number: int) -> Options:
    seats, setup = _KINDS[number % len(_KINDS)]
    return Options(seats, setup)


def rated(view: View, kept: Sequence[Action], random: Random) -> list[Rated[Action]]:
    """Return sensible answers as the strongest level rates them, the best first."""
    budget = Budget(tries=LEONARDO.depth.tries)
    return DavinciSearch(view, LEONARDO.depth, LEONARDO.temper).rate(kept, random, budget)


def played_on(view: View, kept: Sequence[Action], best_first: Sequence[Rated[Action]]) -> Action:
    awake = never_idle(view, kept)
    return next((each.action for each in best_first if each.action in awake), awake[0])


def goals(view: View) -> tuple[Goal, ...]:
    """Return what may be sought, the simplest first."""
    return (Goal.END, Goal.FIRST) if view.round > LAST_CITY_ROUND else (Goal.ROUND, Goal.FIRST)


def worth_asking(goal: Goal, action: Action) -> bool:
    """Tell whether an answer is none that goes without saying."""
    return goal is not Goal.ROUND or not isinstance(action, _MONEY)


def asks(view: View) -> bool:  # noqa: ARG001 - that of every game is told the view
    return True


def usual(view: View, kept: Sequence[Action], random: Random) -> Action:  # noqa: ARG001 - nor is anything thought of
    """Return what is done where nobody searches: the first of what is left."""
    return kept[0]


class Course:
    """Plays an answer on in a world, and tells what comes of it for the seat."""

    def __init__(self, view: View, seat: int, random: Random) -> None:
        depth = LEONARDO.depth
        self._dealer = Dealer(view, beliefs.weigh)
        self._rollout = Rollout(LEONARDO.temper.rates, random, BLUR)
        self._margin = depth.margin
        self._seat = seat
        self._round = view.round
        far = view.round <= LAST_CITY_ROUND
        self._last = max(1, view.round) + _ROUNDS - 1 if far else LAST_ROUND

    def deal(self, random: Random) -> State:
        """Return a world that agrees with what the seat knows."""
        return self._dealer.deal(random)

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


HUNT: Final[Hunt] = Hunt(
    game=GAME,
    options=options,
    sensible=sensible,
    rated=rated,
    played_on=played_on,
    asks=asks,
    usual=usual,
    course=Course,
    goals=goals,
    worth_asking=worth_asking,
    tries=100 * LEONARDO.depth.tries,
    looks=(60, 200, 600),
    margins={Goal.END: 2.0, Goal.ROUND: 2.0, Goal.FIRST: 0.06},
    no_loss=0.5,
)
"""Imagined games for the best few answers together: a hundred times what the strongest level spends."""
