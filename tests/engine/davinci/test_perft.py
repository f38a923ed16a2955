"""How many sequences of legal decisions there are: the sharpest check of a list of answers.

The numbers are pinned. One that changes shows that some position has more or fewer answers than before, or that the
game goes on in another way: by the rules, one of the two is a mistake.
"""

from collections.abc import Callable

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import BEGINNER, EXPERT, Place
from leonardo.engine.davinci.state import State
from tests.diagonal import first_quick
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    Game,
    completing,
    group,
    lab,
    new_game,
    placing,
    resolving,
    seat,
    start_of_work,
    table,
)


def perft(state: State, depth: int) -> int:
    """Return the number of sequences of `depth` legal decisions; one that ends the game before counts, too."""
    legal = GAME.legal(state)
    if depth == 1 or not legal:
        return max(len(legal), 1)
    return sum(perft(GAME.apply(state, action).state, depth - 1) for action in legal)


BEGINNINGS = {
    (2, BEGINNER): (6, 18, 654, 23326, 468644),
    (2, EXPERT): (57, 3249, 16176),
    (3, BEGINNER): (6, 18, 36, 1596, 70224),
    (3, EXPERT): (57, 3249, 185193),
    (4, BEGINNER): (6, 18, 36, 324, 16956, 881712),
    (4, EXPERT): (57, 3249, 185193),
    (5, BEGINNER): (6, 18, 36, 324, 2268, 53460),
    (5, EXPERT): (57, 3249, 185193),
}
"""The numbers of sequences of 1, 2, 3, ... decisions at the beginning of a game, by seats and set-up."""


@first_quick(("seats", "setup"), BEGINNINGS, 2)
def test_the_beginning_of_a_game(seats: int, setup: str) -> None:
    numbers = BEGINNINGS[seats, setup]
    state = new_game(seats, setup).state
    assert tuple(perft(state, depth) for depth in range(1, len(numbers) + 1)) == numbers


def crowded_council(strong: bool) -> Game:
    """Three at the Council and all about the city; Carlo is sent home."""
    queues = {
        Place.COUNCIL: [group(ANNA, 2), group(BIANCA, 2), group(CARLO)],
        Place.ACADEMY: [group(CARLO), group(ANNA)],
        Place.KILN: [group(BIANCA)],
    }
    whole = seat(4, 2, small=lab(5, on=16, weeks=3, automata=1, apprentices=1))
    return resolving(table(whole, whole, seat(4, 3), round=7, queues=queues, strong_council=strong))


def workshop() -> Game:
    """Three who can turn laboratories, take the large one and fill it with automata."""
    queues = {Place.WORKSHOP: [group(ANNA), group(BIANCA, 2), group(CARLO)], Place.ACADEMY: [group(CARLO)]}
    rich, busy = seat(20, 2, small=lab(5)), seat(20, 2, small=lab(on=3), large=lab(6))
    return resolving(table(rich, busy, seat(5, 2), round=3, queues=queues))


def two_auctions() -> Game:
    """Anna, Bianca and Carlo complete the same two inventions in the last round."""
    both = seat(0, 2, small=lab(on=8, weeks=7), large=lab(4, on=1, weeks=4))
    return completing(table(both, both, seat(1, 2, small=lab(on=1, weeks=4)), round=9))


def rich_hands() -> Game:
    """Two with full hands and two laboratories each, who may interrupt, start and start again."""
    whole = seat(3, 1, hand="iron iron wood rope brick glass", small=lab(on=3, weeks=2), large=lab(4))
    return start_of_work(table(whole, whole, round=5))


def last_rounds() -> Game:
    """Round 9: workers go to laboratories only."""
    whole = seat(3, 5, small=lab(5, on=16, weeks=3, automata=1), large=lab(6, on=17, weeks=9))
    return placing(table(whole, whole, seat(3, 4, small=lab(on=12, weeks=8)), round=9))


POSITIONS: dict[str, tuple[Callable[[], Game], tuple[int, ...]]] = {
    "Council": (lambda: crowded_council(strong=False), (3, 15, 63, 1026, 5904, 11808)),
    "stronger Council": (lambda: crowded_council(strong=True), (3, 15, 63, 978, 5508, 11220)),
    "Workshop": (workshop, (2, 6, 18, 41, 98, 230, 2388, 89769)),
    "two auctions": (two_auctions, (13, 169, 1014, 9820, 65442)),
    "rich hands": (rich_hands, (13, 62, 570, 6269, 50885)),
    "last rounds": (last_rounds, (12, 144, 720, 4234, 22760)),
}
"""How to lay a table, and the numbers of sequences of 1, 2, 3, ... decisions from there."""


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position(name: str) -> None:
    lay, numbers = POSITIONS[name]
    state = lay().state
    assert tuple(perft(state, depth) for depth in range(1, len(numbers) + 1)) == numbers
