"""A position in a few words, and what is silly in it."""

from collections.abc import Callable
from typing import Final

from attrs import frozen

from leonardo.engine.engines.actions import Action, Attack, Bid, BuildCastle, EndTurn, Invade, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import ATTACKS, INVASIONS
from leonardo.engine.engines.state import Turn
from tests.engine.engines.build import ANNA, Game, land, seat

Silly = Callable[[Action], bool]

FAR: Final = seat(norway=land(2, 1))  # somebody far away
ELSEWHERE: Final = seat(thrace=land(2), anatolia=land(2))  # another, who is not near either
SETTLED: Final = Turn(ANNA, invasions=INVASIONS)  # no more free territories can be taken in this turn
FOUGHT: Final = Turn(ANNA, attacks=ATTACKS)  # no more attacks can be made in it


@frozen
class Position:
    """A position in a few words, and what is silly in it."""

    words: str
    game: Game
    silly: Silly


def played(game: Game, *steps: tuple[int, Action] | str) -> Game:
    """Let seats act and dice fall, in this order."""
    for step in steps:
        if isinstance(step, str):
            game.throws(step)
        else:
            game.does(*step)
    return game


def is_a(*kinds: type) -> Silly:
    return lambda action: isinstance(action, kinds)


def other_than(*good: Action) -> Silly:
    return lambda action: action not in good


def attacks(*lands: Territory) -> Silly:
    return lambda action: isinstance(action, Attack) and action.target in lands


def leaves(at: Territory, guard: int, least: int) -> Silly:
    """Call it silly to march from a territory so that fewer than the `least` of its `guard` stay."""
    return lambda action: (
        isinstance(action, Attack | Invade | Move) and action.source is at and guard - action.infantry < least
    )


def bids_above(florins: int) -> Silly:
    return lambda action: isinstance(action, Bid) and action.florins > florins


ENDS: Final = is_a(EndTurn, BuildCastle)  # it is silly to end the turn yet
