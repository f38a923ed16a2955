"""The steps of a move as numbers on the squares: where each number would lead, and then the way that was gone."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import takewhile
from typing import Final

from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta.board import LAST_SQUARE, onward
from leonardo.engine.citta.constants import HIGHEST, LOWEST, Purpose
from leonardo.engine.citta.events import BallTaken, NumberDrawn, PawnWalked
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.view import View

Steps = Mapping[int, int]
"""Numbers by square."""
_NONE: Final[Steps] = {}


def steps(view: View, marks: Marks) -> Steps:
    """Return the numbers to be seen: before the viewer turns the machine for a move those that lead to each square.

    Afterwards, whoever moved, the steps that the pawn has gone since the machine gave its number, until the viewer is
    asked something else or the game is over: then they would only hide what counts.
    """
    question = view.question
    if isinstance(question, MachineQuestion):
        party = view.parties[view.turn]
        if question.purpose is not Purpose.MOVE or view.turn != view.viewer or party is None:
            return _NONE
        return _ahead(party.square, party.moved)
    if question is None or question.seat == view.viewer:
        return _NONE
    walks = tuple(event for event in marks.lately if isinstance(event, PawnWalked))
    ball = in_bowl(marks)
    return _gone(walks, ball.number if ball is not None else 0) if walks else _NONE


def in_bowl(marks: Marks) -> NumberDrawn | BallTaken | None:
    """Return what put the ball in the bowl of the machine: the last draw, or the choice of a guild after its draws."""
    return next((event for event in marks.lately if isinstance(event, NumberDrawn | BallTaken)), None)


@lru_cache(maxsize=64)
def _ahead(square: int, moved: bool) -> Steps:
    """Return where each number leads; at a first move the start square is counted (rule 6.3)."""
    return {onward(square, number - (not moved)): number for number in range(LOWEST, HIGHEST + 1)}


@lru_cache(maxsize=64)
def _gone(walks: tuple[PawnWalked, ...], number: int) -> Steps:
    """Return the steps of walks one after the other; of a first move, shorter than its number, the start too."""
    forwards = takewhile(lambda walk: not walk.back, walks)
    whole = sum((walk.target - walk.source) % LAST_SQUARE for walk in forwards)
    found, count = ({walks[0].source: 1}, 1) if whole == number - 1 else (dict[int, int](), 0)
    for walk in walks:
        square = walk.source
        while square != walk.target:
            square, count = onward(square, -1 if walk.back else 1), count + 1
            found[square] = count
    return found
