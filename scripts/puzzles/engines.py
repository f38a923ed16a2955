"""How puzzles of Engines of War are looked for: its games, its search, and what an answer leads to."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.engines import outlook, quick, search, thumb
from leonardo.ai.engines.dealing import Dealer, Field, Throws
from leonardo.ai.engines.dominated import sensible
from leonardo.ai.engines.levels import LEONARDO
from leonardo.ai.engines.temper import Temper
from leonardo.ai.halving import Rated, World
from leonardo.ai.player import Budget
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    ChooseQuestion,
    DiceQuestion,
    FireQuestion,
    RetreatQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View
from leonardo.play.puzzles import Goal
from scripts.puzzles.hunting import Hunt
from scripts.puzzles.weighing import Values

_SEATS: Final = (3, 4, 3, 3)
"""Seats of the games, in turn."""
_ASKED: Final = (ChooseQuestion, AssaultQuestion, FireQuestion, RetreatQuestion, TurnQuestion)
"""What puzzles ask."""
_TO_GO: Final = 10
"""So many points at most the first of all lacks: the rest of the game is played to its end, and nothing is reckoned."""
_MOST_ANSWERS: Final = 4
"""Where there are more, a person could not think of all of them, and each would be tried too seldom to be sure."""
_TEMPER: Final = Temper()


def options(number: int) -> Options:
    """Return the wishes for the game of a number."""
    return Options(_SEATS[number % len(_SEATS)])


def rated(view: View, kept: Sequence[Action], random: Random) -> list[Rated[Action]]:
    """Return sensible answers as the strongest level rates them, the best first."""
    return search.rate(view, kept, random, Budget(tries=LEONARDO.depth.tries), LEONARDO.depth)


def played_on(_view: View, _kept: Sequence[Action], best_first: Sequence[Rated[Action]]) -> Action:
    """Return what the strongest level does."""
    return best_first[0].action


def asks(view: View) -> bool:
    """Tell whether a decision may be a puzzle: not what purses alone decide, nor what comes too early."""
    near = max(player.points for player in view.players) >= view.table.target - _TO_GO
    return near and isinstance(view.question, _ASKED) and len(view.options) <= _MOST_ANSWERS


def usual(view: View, kept: Sequence[Action], random: Random) -> Action:
    """Return what rules of thumb say, by which the strongest level begins its search, too."""
    return thumb.decide(view, kept, random, _TEMPER)


def goals(_view: View) -> tuple[Goal, ...]:
    """Return what may be sought: the first place."""
    return (Goal.FIRST,)


def worth_asking(_goal: Goal, _action: Action) -> bool:
    """Say yes: no answers are alike by chance."""
    return True


class Course:
    """Plays an answer on in a world to the end of the game by the quick player, and tells what came of it."""

    def __init__(self, view: View, seat: int, _random: Random) -> None:
        self._dealer = Dealer(view)
        self._seat = seat
        self._round = view.round
        self._margin = LEONARDO.depth.margin

    def deal(self, random: Random) -> Field:
        """Return a world that agrees with what the seat knows."""
        return self._dealer.deal(random)

    def play(self, world: World[Field], action: Action) -> Values:
        """Return what comes of an answer in a world; in the purse of this game count the points."""
        draft, random, throws = Draft(world.state.state), world.players(), Throws(world.state)
        found = FLOW.play_on(draft, action)
        points: int | None = None
        while found:
            if points is None and draft.round > self._round:
                points = draft.players[self._seat].points
            question = draft.question
            chosen = throws.next(question) if isinstance(question, DiceQuestion) else quick.choose(draft, found, random)
            found = FLOW.play_on(draft, chosen)
        share, ahead, own = outlook.judged(draft, self._seat, over=True)
        return share + self._margin * ahead, share, own, float(own if points is None else points)


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
    tries=15 * LEONARDO.depth.tries,
    looks=(24, 60),
    margins={Goal.END: 1.0, Goal.ROUND: 1.0, Goal.FIRST: 0.05},
    no_loss=0.5,
    least_answers=2,
)
"""Imagined games for all answers together: so many that four of them have more worlds each than the last look."""
