"""A position told in words, with the moves in it that nobody should make."""

from collections.abc import Callable, Iterable
from typing import Final

from attrs import frozen

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Bid, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View
from tests.engine.davinci.build import Game

Judgement = Callable[[Action], bool]  # whether a move is silly

PASSED_BY: Final = 20  # more rounds of questions than any position needs until its seat is asked


@frozen
class Position:
    """Who must decide stands before a choice; `words` say why some moves in it are silly."""

    words: str
    game: Game
    silly: Judgement

    @property
    def view(self) -> View:
        """What the seat sees that must decide."""
        seat = self.game.decider
        assert seat is not None, f"nothing is asked: {self.words}"
        return GAME.view(self.game.state, seat)

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.game.legal


def either(*moves: Action | type[Action]) -> Judgement:
    """Judge these moves silly, or all moves of these kinds."""
    kinds = tuple(move for move in moves if isinstance(move, type))
    return lambda action: isinstance(action, kinds) or action in moves


def all_but(*moves: Action | type[Action]) -> Judgement:
    """Judge everything silly but these moves, or moves of these kinds."""
    good = either(*moves)
    return lambda action: not good(action)


def going_to(*places: Place) -> Judgement:
    return lambda action: isinstance(action, PlaceApprentices | PlaceMaster) and action.at in places


def more_apprentices_than(count: int, at: Place) -> Judgement:
    return lambda action: isinstance(action, PlaceApprentices) and action.at is at and action.count > count


def fewer_apprentices_than(count: int, at: Place) -> Judgement:
    return lambda action: isinstance(action, PlaceApprentices) and action.at is at and action.count < count


def bidding_more_than(florins: int) -> Judgement:
    """Judge it silly to bid more than so many florins."""
    return lambda action: isinstance(action, Bid) and action.florins > florins


def any_of(judgements: Iterable[Judgement]) -> Judgement:
    every = tuple(judgements)
    return lambda action: any(judge(action) for judge in every)
