"""Piles of cards that are worked from the top, and what all know of their order."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Generic, TypeVar

from attrs import frozen

CardT = TypeVar("CardT")


@frozen
class Pile(Generic[CardT]):
    """A pile worked from the top.

    `shuffled` is what is left of it as it was shuffled, in an order that nobody knows; `returned` is what went under
    it since, in an order that all saw.
    """

    shuffled: tuple[CardT, ...]
    returned: tuple[CardT, ...] = ()

    def __len__(self) -> int:
        return len(self.shuffled) + len(self.returned)

    def __iter__(self) -> Iterator[CardT]:
        yield from self.shuffled
        yield from self.returned

    def drawn(self) -> "tuple[CardT, Pile[CardT]]":
        """Return the top card, and the pile without it."""
        if self.shuffled:
            return self.shuffled[0], Pile(self.shuffled[1:], self.returned)
        return self.returned[0], Pile((), self.returned[1:])

    def under(self, cards: Iterable[CardT]) -> "Pile[CardT]":
        return Pile(self.shuffled, (*self.returned, *cards))

    def reshuffled(self, random: Random) -> "Pile[CardT]":
        """Return the pile in another order that nobody could tell from this one."""
        return Pile(tuple(random.sample(self.shuffled, len(self.shuffled))), self.returned)
