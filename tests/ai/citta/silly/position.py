"""A position in a few words, and what is silly in it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from attrs import frozen

from leonardo.engine.citta.actions import Action, Bet, LayWork, Propose, Raise, Sell
from leonardo.engine.citta.constants import GUILDS, Side
from tests.engine.citta.build import ANNA, BIANCA, CARLO, Game, moving, party, turn

LAST: Final = 20
"""The last round."""
FULL: Final = (1, 2, 3, 4)
FULL_OF_OTHERS: Final = (37, 38, 39, 40)
"""Four works each."""

Silly = Callable[[Action], bool]


@frozen
class Position:
    """A position in a few words, and what is silly in it."""

    words: str
    game: Game
    silly: Silly


def drawn(game: Game, *numbers: int) -> Game:
    """Let the machine give these numbers."""
    game.draws(*numbers)
    return game


def did(game: Game, seat: int, action: Action) -> Game:
    """Let a seat do something."""
    game.does(seat, action)
    return game


def is_a(*kinds: type) -> Silly:
    """Call all actions of these kinds silly."""
    return lambda action: isinstance(action, kinds)


def other_than(*good: Action) -> Silly:
    """Call all but these silly."""
    return lambda action: action not in good


def sells(*squares: int) -> Silly:
    """Call it silly to sell these cards."""
    return lambda action: isinstance(action, Sell) and action.square in squares


def lays(*squares: int) -> Silly:
    """Call it silly to lay works in these palaces."""
    return lambda action: isinstance(action, LayWork) and action.square in squares


def bids_above(florins: int) -> Silly:
    """Call it silly to bid more."""
    return lambda action: isinstance(action, Raise) and action.florins > florins


def stakes_above(florins: int) -> Silly:
    """Call it silly to stake more."""
    return lambda action: isinstance(action, Bet) and action.florins > florins


def auction(anna: int, *, round_: int, owns: tuple[int, ...] = (), theirs: tuple[int, ...] = ()) -> Game:
    """Carlo has no florin for the palace on 5, so Anna may bid first."""
    others = (party(anna, owns=owns), party(20, owns=theirs), party(0, square=1))
    return drawn(moving(*others, turn=CARLO, round=round_), 4)


def market(anna: int, bianca: int, *, round_: int = 2) -> Game:
    """Anna opens a market, and Bianca stakes."""
    return drawn(moving(party(anna, 1), party(bianca), party(100), round=round_), 2)


def debt(more: Mapping[int, Sequence[int]], florins: int = 190) -> Game:
    """Anna, who owns a whole quarter and `more`, owes Bianca 200 florins for the palace on 5."""
    anna = party(florins, square=1, owns={8: (), 10: (), **more})
    return drawn(moving(anna, party(owns={5: FULL_OF_OTHERS}), party()), 4)


def owing(florins: int, owns: Mapping[int, Sequence[int]]) -> Game:
    """Anna owes Bianca 200 florins for the palace on 5."""
    return drawn(moving(party(florins, square=1, owns=owns), party(owns={5: FULL_OF_OTHERS}), party()), 4)


def guilds(*florins: int, round_: int = LAST) -> Game:
    """Anna may propose a union."""
    return turn(*(party(each) for each in florins), variants=(GUILDS,), round=round_, works=())


def union(pawn: int = ANNA) -> Propose:
    """Anna proposes a guild to Bianca."""
    return Propose(BIANCA, Side.GUELPH, pawn)
