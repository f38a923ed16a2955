"""How puzzles of Engines of War are looked for: its games, its search, and what an answer leads to."""

from collections.abc import Hashable, Sequence
from itertools import groupby
from random import Random
from statistics import fmean
from typing import Final

from leonardo.ai.engines import evaluation, heuristics, marches, search, ways
from leonardo.ai.engines.dominated import sensible
from leonardo.ai.engines.levels import LEONARDO
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.ai.engines.search import Dealer, Field, Throws
from leonardo.ai.sequential_halving import Rated, World, Worlds
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Attack, Build, BuildCastle, BuildTower, EndTurn, Invade, Move, Stop
from leonardo.engine.engines.constants import MOVES
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    ChooseQuestion,
    DiceQuestion,
    FireQuestion,
    MoveQuestion,
    ParachuteQuestion,
    RetreatQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.view import View
from leonardo.play.puzzles import Goal
from scripts.puzzles.weighing import Hunt, Plans, Values

_SEATS: Final = (3, 4, 3, 3)  # seats of the games, in turn
_TURNS: Final = (AssaultQuestion, FireQuestion, RetreatQuestion, ParachuteQuestion, TurnQuestion, MoveQuestion)
_AUCTIONS: Final = (ChooseQuestion,)  # what puzzles ask: in a turn, and before it where the end is near
_POOR: Final = 60  # who has more florins can afford nearly all that is worth it, in any order
_SELDOM: Final = (AssaultQuestion, MoveQuestion)
_OFTEN: Final = 6  # of these only every so manieth is asked about: they hardly ever turn out to be puzzles
_TO_GO: Final = 5  # so many points at most the first of all lacks where the game may end with the round
_FIRST_ROUND: Final = 2
_MOST_ANSWERS: Final = 250  # where there are more, a person could not think of all of them
_MOVES_FIRST: Final = 0.5
"""How often movement comes first in a turn of the games: afterwards what is left to do is little and clear."""
_SPARE: Final = 2  # so many infantry stay where one goes for no reason
_TEMPER: Final = Personality()
_EAGER: Final = Personality(bids=1.5)
_LOOKS: Final = ((4, 6), (12, 6))
"""Worlds in which plans are tried to see whether a position promises anything, and how many of them then go on."""
_CHECKED: Final = 8  # so many plans are looked at for one that excludes the best
_OPEN: Final = 0.03  # what an answer may cost after which the best one is still open
_NEAR: Final = 30  # bids that differ by less are much the same
_A_POINT: Final = 0.075
"""What a point of a round is worth beside a chance to win, to compare how promising positions are."""


def options(number: int) -> Options:
    return Options(_SEATS[number % len(_SEATS)])


def plan(action: Action) -> Hashable:
    """Return what an answer comes to but for its numbers and places: where an army goes, and what is built."""
    if isinstance(action, Attack | Invade | Move):
        return type(action).__name__, action.source, action.target
    if isinstance(action, Build):
        return type(action).__name__, action.machine
    if isinstance(action, BuildCastle | BuildTower):
        return type(action).__name__
    return action


def alone(view: View) -> Action | None:
    """Return what a seat does that does nothing more in its turn; nothing where other answers cannot follow."""
    return EndTurn() if isinstance(view.question, TurnQuestion) else None


def rated(view: View, kept: Sequence[Action], random: Random) -> list[Rated[Action]]:
    """Return the best plan by what it brings in a few worlds, and the next that excludes it."""
    seat = view.viewer or 0
    usual = heuristics.decide(view, kept, random, _TEMPER)
    largest = [list(same)[-1] for _, same in groupby(kept, key=plan)]
    left = list(dict.fromkeys((usual, *search.promising(view, kept, usual, LEONARDO.depth.choices), *largest)))
    few = _Few(view, seat, random)
    for until, most in _LOOKS:
        left = sorted(left, key=lambda action: -few.worth(action, alone(view), until))[:most]
    best, *others = left
    top = few.worth(best, alone(view), until)
    checked = [*others, *(action for action in largest if action not in left)][:_CHECKED]
    for other in checked:
        if plan(other) == plan(best):
            continue
        most_worth = max(few.worth(other, then, until) for then in dict.fromkeys((None, best)))
        if alone(view) is None or few.worth(other, best, until) < top - _OPEN:
            return [Rated(best, top, 0.0, until), Rated(other, most_worth, 0.0, until)]
    return [Rated(best, top, 0.0, until)]


class _Few:
    """What answers bring in a few worlds."""

    def __init__(self, view: View, seat: int, random: Random) -> None:
        self._view, self._course = view, Course(view, seat, random)
        self._worlds = Worlds(self._course.deal, random)
        self._known: dict[tuple[Action, Action | None], list[float]] = {}

    def worth(self, action: Action, then: Action | None, until: int) -> float:
        known = self._known.setdefault((action, then), [])
        for number in range(len(known), until):
            known.append(_worth(self._view, self._course.play(self._worlds(number), action, then)))
        return fmean(known[:until])


def _worth(view: View, values: Values) -> float:
    _, chance, _, points = values
    return chance if _is_for_first(view) else _A_POINT * points


def played_on(view: View, kept: Sequence[Action], best_first: Sequence[Rated[Action]]) -> Action:  # noqa: ARG001 - the search knows
    return best_first[0].action


def _is_for_first(view: View) -> bool:
    return near_the_end(view) or isinstance(view.question, ChooseQuestion)


def near_the_end(view: View) -> bool:
    """Tell whether the round may well be the last."""
    return max(player.points for player in view.players) >= view.table.target - _TO_GO


def asks(view: View) -> bool:
    """Tell whether a decision may be a puzzle: none whose answers can all be given one after the other.

    In a turn only the last seat of a round is asked, whose plans meet nobody's answer before points are given.
    """
    question, turn, number = view.question, view.turn, len(view.options)
    if number > _MOST_ANSWERS or view.round < _FIRST_ROUND:
        return False
    if isinstance(question, _SELDOM) and (number + sum(view.infantry)) % _OFTEN:
        return False
    if not isinstance(question, _TURNS):
        return near_the_end(view) and isinstance(question, _AUCTIONS)
    if question.seat != view.table.seats_from(view.leonardo)[-1]:
        return False
    if isinstance(question, TurnQuestion):
        return view.players[question.seat].florins <= _POOR
    return not isinstance(question, MoveQuestion) or (turn is not None and turn.moves == MOVES - 1)


def usual(view: View, kept: Sequence[Action], random: Random) -> Action:
    """Return what rules of thumb say; movement comes before all else, and bids are high, so that purses are small."""
    if isinstance(view.question, TurnQuestion) and random.random() < _MOVES_FIRST:
        move = marches.moved(PositionFeatures(view), view.viewer or 0, kept) or _any_move(view, kept, random)
        if move is not None:
            return move
    return heuristics.decide(view, kept, random, _EAGER)


def _any_move(view: View, kept: Sequence[Action], random: Random) -> Move | None:
    pairs = [(source, target) for source, target, _ in ways.pairs(kept, Move) if view.infantry[source] > _SPARE]
    return Move(*random.choice(pairs), 1, 0, 0) if pairs else None


def goals(view: View) -> tuple[Goal, ...]:
    """Return what is sought: the points of the round, or the first place where the end is near or a card is bought."""
    return (Goal.FIRST,) if _is_for_first(view) else (Goal.POINTS,)


def worth_asking(_goal: Goal, _action: Action) -> bool:
    """Say yes: no answers are alike by chance."""
    return True


class Course:
    """Plays an answer on in a world by the quick player to the end of the round, and tells what came of it."""

    def __init__(self, view: View, seat: int, _random: Random) -> None:
        self._dealer = Dealer(view)
        self._seat = seat
        self._round = view.round
        self._margin = LEONARDO.depth.margin

    def deal(self, random: Random) -> Field:
        """Return a world that agrees with what the seat knows."""
        return self._dealer.deal(random)

    def play(self, world: World[Field], action: Action, then: Action | None = None) -> Values:
        """Return what comes of an answer in a world, and of what follows it as soon as it may."""
        draft, random, throws = Draft(world.state.state), world.players(), Throws(world.state)
        found = FLOW.play_on(draft, action)
        while found and draft.round <= self._round:
            question = draft.question
            if isinstance(question, DiceQuestion):
                chosen = throws.next(question)
            elif then is not None and question is not None and question.seat == self._seat and then in found:
                chosen, then = then, None
            elif then is not None and isinstance(question, MoveQuestion) and question.seat == self._seat:
                chosen = Stop()
            else:
                chosen = search.quick_choice(draft, found, random)
                then = None if isinstance(question, TurnQuestion) else then
            found = FLOW.play_on(draft, chosen)
        share, ahead, own = evaluation.judged(draft, self._seat, over=not found)
        return share + self._margin * ahead, share, own, float(draft.players[self._seat].points)


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
    looks=(),
    margins={Goal.POINTS: 0.7, Goal.FIRST: 0.05},
    no_loss=0.5,
    plans=Plans(Course, plan, alone),
)
"""Imagined games for the best few answers together: a hundred times what the strongest level spends."""
