"""What a game tells of its end, in the words of the language that is spoken: the sheet of results shows it."""

from collections.abc import Sequence

from attrs import frozen


@frozen
class Column:
    """A column of the ledger: its heading, and what stands in it for each seat."""

    heading: str
    cells: Sequence[str]
    strong: bool = False


@frozen
class Course:
    """How the game went: what all seats had at the start and after each round, none of it less than nothing."""

    heading: str
    scores: Sequence[Sequence[int]]


@frozen
class Highlight:
    """Something that a seat did and that decided the game."""

    seat: int
    text: str


@frozen
class Outcome:
    """How a game ended: the sentence on who won, the seats from the best to the worst, and what led there.

    `best` is the picture of the best thing that the only winner made, if there is one.
    """

    won: str
    order: Sequence[int]
    columns: Sequence[Column]
    course: Course
    highlights: Sequence[Highlight] = ()
    best: str = ""
