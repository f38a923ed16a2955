"""How puzzles of the city are looked for: its games, its search, and what an answer leads to."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.citta import evaluation, heuristics
from leonardo.ai.citta.dominated import sensible
from leonardo.ai.citta.levels import LEONARDO
from leonardo.ai.citta.search import CittaSearch, Dealer, Street, quick_player
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.sequential_halving import Rated, World
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Bet, ChooseSide
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import OfficeQuestion, SaleQuestion, WorkQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.view import View
from leonardo.play.puzzles import Goal
from scripts.puzzles.weighing import Hunt, Values

_SEATS: Final = (3, 4, 3, 3)  # seats of the games, in turn
_ROUNDS: Final = 12
_FARTHER: Final = 2  # rounds of a game, and those that are played on beyond what the search looks ahead
_ASKED: Final = OfficeQuestion, SaleQuestion, WorkQuestion  # what puzzles ask
_FIRST_ROUND: Final = 4
_ALIKE: Final = (Bet, ChooseSide)  # decisions between things that are all the same by chance


def options(number: int) -> Options:
    return Options(_SEATS[number % len(_SEATS)], _ROUNDS)


def rated(view: View, kept: Sequence[Action], random: Random) -> list[Rated[Action]]:
    """Return sensible answers as the strongest level rates them, the best first."""
    return CittaSearch(view, LEONARDO.depth).rate(kept, random, Budget(tries=LEONARDO.depth.tries))


def played_on(_view: View, _kept: Sequence[Action], best_first: Sequence[Rated[Action]]) -> Action:
    return best_first[0].action


def asks(view: View) -> bool:
    """Tell whether a decision may be a puzzle: not what luck or purses alone decide, nor what comes too early."""
    return isinstance(view.question, _ASKED) and view.round >= _FIRST_ROUND


def usual(view: View, kept: Sequence[Action], random: Random) -> Action:
    """Return what rules of thumb say, by which the strongest level begins its search, too."""
    return heuristics.choose(view, kept, random, UNLIMITED)


def goals(_view: View) -> tuple[Goal, ...]:
    """Return what may be sought: the capital at the end, or the first place."""
    return Goal.END, Goal.FIRST


def worth_asking(_goal: Goal, action: Action) -> bool:
    """Tell whether an answer is none of several that chance makes alike."""
    return not isinstance(action, _ALIKE)


class Course:
    """Plays an answer on in a world by the quick player, and tells what comes of it for the seat."""

    def __init__(self, view: View, seat: int, _random: Random) -> None:
        self._dealer = Dealer(view)
        self._seat = seat
        self._round = view.round
        self._margin = LEONARDO.depth.margin
        self._last = max(1, view.round) + LEONARDO.depth.rounds - 1 + _FARTHER

    def deal(self, random: Random) -> Street:
        """Return a world that agrees with what the seat knows."""
        return self._dealer.deal(random)

    def play(self, world: World[Street], action: Action) -> Values:
        draft, choose = Draft(world.state.state), quick_player(world)
        options_ = FLOW.play_on(draft, action)
        purse: int | None = None
        while options_ and draft.round <= self._last:
            if purse is None and draft.round > self._round:
                purse = self._purse(draft)
            options_ = FLOW.play_on(draft, choose(draft, options_))
        share, ahead, own = evaluation.judged(draft, self._seat, over=not options_)
        in_hand = self._purse(draft) if purse is None else purse
        return share + self._margin * ahead, share, own, float(in_hand)

    def _purse(self, draft: Draft) -> int:
        party = draft.parties[self._seat]
        return party.florins if party is not None else 0


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
    tries=40 * LEONARDO.depth.tries,
    looks=(60, 150, 400),
    margins={Goal.END: 20.0, Goal.ROUND: 20.0, Goal.FIRST: 0.06},
    no_loss=10.0,
)
"""Imagined games for the best few answers together: forty times what the strongest level spends."""
