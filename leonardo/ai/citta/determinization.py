"""Worlds to try choices in: the piles in some order, and the numbers that the machine of fate will give in them.

In all choices of a world the same ball gives the same number for the same move, whatever was drawn for other ends in
between. And over any twelve worlds in a row each ball gives each number once for its next moves, so that a few
worlds tell what luck does on the whole.
"""

from random import Random
from typing import Final

from attrs import frozen

from leonardo.engine.citta.constants import HIGHEST, LOWEST, Purpose
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.state import State
from leonardo.engine.citta.view import View, determinize

EVEN: Final = 3
"""The rounds whose numbers are spread evenly over the worlds."""
_ALL: Final = tuple(range(LOWEST, HIGHEST + 1))
_SEVERAL: Final = 64
"""Numbers that are drawn at once."""


@frozen
class Street:
    """A state dealt out, and the numbers for the next moves: by the rounds from now on, and in each by seat."""

    state: State
    moves: tuple[tuple[int, ...], ...]
    seed: int


class Numbers:
    """The numbers of the machine in one imagined game, in the order in which they are asked for."""

    def __init__(self, street: Street) -> None:
        self._moves = street.moves
        self._round = street.state.round
        self._random = Random(street.seed)
        self._others: list[int] = []

    def next(self, round_: int, question: MachineQuestion) -> int:
        """Return the number that the machine gives in this round."""
        ahead = round_ - self._round
        if ahead < len(self._moves) and question.purpose is Purpose.MOVE:
            return self._moves[ahead][question.seat]
        if not self._others:
            self._others = self._random.choices(_ALL, k=_SEVERAL)
        return self._others.pop()


class Dealer:
    """Deals out worlds that agree with a view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._left: list[tuple[tuple[int, ...], ...]] = []

    def deal(self, random: Random) -> Street:
        """Return another world."""
        if not self._left:
            seats = range(self._view.table.seats)
            spread = [zip(*[random.sample(_ALL, len(_ALL)) for _ in seats], strict=True) for _ in range(EVEN)]
            self._left = list(zip(*spread, strict=True))
        return Street(determinize(self._view, random), self._left.pop(), random.getrandbits(32))
