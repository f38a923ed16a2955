"""The cards of a game as a table to sort: what its columns are, and what is in them."""

from collections.abc import Callable

from attrs import frozen


@frozen
class Cell:
    """What is known of a card under one heading: what it is sorted by (`order`), and `pictures` before a `text`.

    What is `certain` stands out from what is reconstructed.
    """

    order: tuple[int | str, ...]
    text: str = ""
    pictures: tuple[str, ...] = ()
    certain: bool = True


@frozen
class Column:
    """A heading (the key `title`), and how `wide` the column is among the others."""

    name: str
    title: str
    wide: float


@frozen
class CardList:
    """The cards in the order of the box, each with a cell for every column; `about` is the key of what is known.

    `cards` makes the cells in the language that is spoken.
    """

    about: str
    columns: tuple[Column, ...]
    cards: Callable[[], tuple[tuple[Cell, ...], ...]]
