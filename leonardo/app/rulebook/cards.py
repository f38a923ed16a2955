"""The cards of a game as a table to sort: what its columns are, and what is in them."""

from collections.abc import Callable

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.table.looks.brush import Brush

DrawCell = Callable[[Brush, Surface, Rect], None]
"""Draws what is in a cell into its place."""


@frozen
class Cell:
    """What is known of a card under one heading: `text` or a drawing, and what it is sorted by."""

    order: tuple[int | str, ...]
    text: str = ""
    draw: DrawCell | None = None
    certain: bool = True
    """Whether it is published; else it is a reconstruction, and marked as one."""


@frozen
class Column:
    """A heading (the key `title`), how `wide` the column is among the others, and whether numbers stand in it."""

    title: str
    wide: float
    number: bool = False


@frozen
class CardList:
    """The cards in the order of the box, each with a cell for every column; `about` is the key of what is known."""

    about: str
    columns: tuple[Column, ...]
    cards: Callable[[], tuple[tuple[Cell, ...], ...]]
    """Makes the cells in the language that is spoken."""
