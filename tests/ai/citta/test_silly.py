"""No player makes a move that a beginner would call silly, in any of these positions."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

import pytest
from attrs import frozen

from leonardo.ai.player import Budget
from leonardo.ai.players import chooser, players_of
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Decline,
    Divert,
    Done,
    Drop,
    LayWork,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.terms import GUILDS, Side
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, turn

LAST: Final = 20
FULL: Final = (1, 2, 3, 4)
FULL_OF_OTHERS: Final = (37, 38, 39, 40)
"""Four works each."""


@frozen
class Position:
    """A position in a few words, and what is silly in it."""

    words: str
    game: Game
    silly: Callable[[Action], bool]


def drawn(game: Game, *numbers: int) -> Game:
    game.draws(*numbers)
    return game


def did(game: Game, seat: int, action: Action) -> Game:
    game.does(seat, action)
    return game


def is_a(*kinds: type) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, kinds)


def sells(*squares: int) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, Sell) and action.square in squares


def lays(*squares: int) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, LayWork) and action.square in squares


def bids_above(florins: int) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, Raise) and action.florins > florins


def stakes_above(florins: int) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, Bet) and action.florins > florins


def union() -> Propose:
    return Propose(BIANCA, Side.GUELPH, ANNA)


def auction(anna: int, *, round_: int, owns: tuple[int, ...] = ()) -> Game:
    """Carlo has no florin for the palace on 5, so Anna may bid first."""
    others = (party(anna, owns=owns), party(20), party(0, square=1))
    return drawn(moving(*others, turn=CARLO, round=round_), 4)


def guilds(*florins: int, round_: int = LAST) -> Game:
    return turn(*(party(each) for each in florins), variants=(GUILDS,), round=round_, works=())


def debt(more: Mapping[int, Sequence[int]]) -> Game:
    """Anna, who owns a whole quarter and `more`, owes Bianca 200 florins for the palace on 5, and has 190."""
    anna = party(190, square=1, owns={8: (), 10: (), **more})
    return drawn(moving(anna, party(owns={5: FULL_OF_OTHERS}), party()), 4)


POSITIONS: Final = (
    Position(
        "the last palace of a quarter of two",
        drawn(moving(party(300, 6, owns=[8]), party(), party()), 4),
        is_a(Decline),
    ),
    Position(
        "the last palace of a quarter of three",
        drawn(moving(party(300, 1, owns=[2, 4]), party(), party()), 4),
        is_a(Decline),
    ),
    Position(
        "the last palace, with little else", drawn(moving(party(90, 6, owns=[8]), party(), party()), 4), is_a(Decline)
    ),
    Position("more than the price in the last round", auction(400, round_=LAST), bids_above(60)),
    Position("far more than a card can bring", auction(1000, round_=10), bids_above(400)),
    Position("a palace for 5 florins", auction(400, round_=LAST), is_a(Drop)),
    Position("a palace for 5 florins, in the middle", auction(400, round_=10), is_a(Drop)),
    Position("a stake of all cash", drawn(moving(party(200, 1), party(100), party(100)), 2), stakes_above(50)),
    Position("a stake of a fortune", drawn(moving(party(200, 9), party(900), party(100)), 2), stakes_above(50)),
    Position("a small purse at a market", drawn(moving(party(200, 1), party(25), party(100)), 2), stakes_above(15)),
    Position("the finest palace for a small debt", debt({19: FULL, 4: ()}), sells(19)),
    Position("half of a whole quarter", debt({4: ()}), sells(8, 10)),
    Position("works where rents are low", turn(party(300, owns={2: (), 31: (1, 2, 3)}), party(), party()), lays(2)),
    Position("no work with a full purse", turn(party(900, owns={31: (1, 2, 3)}), party(), party()), is_a(Done)),
    Position("no work in a whole quarter", turn(party(600, owns=[8, 10]), party(), party()), is_a(Done)),
    Position(
        "a rival in reach of a fine palace",
        drawn(moving(party(300, 1), party(owns={5: FULL}, offices=[3]), party()), 2),
        lambda action: action != Divert(2),
    ),
    Position(
        "a rival sent round to its indemnity",
        drawn(moving(party(300, 22), party(offices=[28]), party()), 6),
        lambda action: isinstance(action, Divert) and action.steps == 5,
    ),
    Position("a sure win shared", guilds(1500, 100, 100, 100), is_a(Propose)),
    Position("a sure win shared when asked", did(guilds(100, 1500, 100, 100), ANNA, union()), is_a(Accept)),
    Position(
        "a guild's worst number",
        drawn(
            moving(party(300, 9, members=(ANNA, DORA)), party(owns={12: FULL}), party(), None, variants=(GUILDS,)), 3, 8
        ),
        lambda action: action == TakeBall(3),
    ),
    Position(
        "bankruptcy rather than a guild",
        did(
            drawn(moving(party(0, 1), party(300, owns={5: FULL}), party(50), party(50), variants=(GUILDS,)), 4),
            BIANCA,
            Rescue(ANNA, Side.GUELPH, BIANCA),
        ),
        is_a(Refuse),
    ),
    Position(
        "a rescue that gives a sure win away",
        drawn(
            moving(party(0, 1), party(1500, owns={5: FULL}), party(50), party(50), variants=(GUILDS,), round=LAST), 4
        ),
        is_a(Rescue),
    ),
)
BUDGET: Final = Budget(tries=16)
"""So little that no player may rely on thinking long."""
CAREFUL: Final = [player.name for player in players_of(GAME.name)][2:4]
"""The two upper levels."""

each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)


@each_position
def test_in_each_position_there_is_something_silly_and_something_better(position: Position) -> None:
    assert {position.silly(action) for action in position.game.legal} == {True, False}


@each_position
@pytest.mark.parametrize("level", CAREFUL)
def test_nobody_does_what_is_silly(level: str, position: Position) -> None:
    state = position.game.state
    seat = GAME.decider(state)
    assert seat is not None
    for seed in range(3):
        chosen = chooser(GAME.name, level)(GAME.view(state, seat), GAME.legal(state), Random(seed), BUDGET)
        assert not position.silly(chosen), f"seat {seat}: {chosen}"
