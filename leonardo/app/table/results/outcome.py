"""What a game tells of its end, in the words of the language that is spoken: the sheet of results shows it."""

from collections.abc import Sequence

from attrs import frozen


@frozen
class Column:
    """A column of the ledger: its heading, and what stands in it for each seat.

    `brief` is one of the short ledger alone: the whole one shows the same in another way.
    """

    heading: str
    cells: Sequence[str]
    strong: bool = False
    brief: bool = False


@frozen
class Chronicle:
    """How the game went: what all seats had at the start and after each round, none of it less than nothing.

    Where something is counted when the rounds are over, `end` is what that is called, and the last scores have it in;
    `begin` is what the beginning is called.
    """

    heading: str
    scores: Sequence[Sequence[int]]
    end: str = ""
    begin: str = ""


@frozen
class Finish:
    """How a seat came in: its place, 1 for the first, what it had in hand, and what was added to that at the end.

    What stands `aside` tells beside its name that it played no longer, and until when.
    """

    place: int
    counted: int
    bonus: int = 0
    aside: str = ""

    @property
    def total(self) -> int:
        return self.counted + self.bonus


@frozen
class Token:
    """The pictures of one of what is counted, such as a coin: as it lies on a pile, and `plain`, to bear a number."""

    lying: str
    plain: str


@frozen
class Highlight:
    """Something that a seat did and that decided the game."""

    seat: int
    text: str


@frozen
class Outcome:
    """How a game ended: the sentence on who won, the seats from the best to the worst, and what led there.

    `why` says what the winner's total is made of, or what decided between equals. `finishes` are those of all seats.
    `token` is what is counted on the podium.
    `best` is the picture of the best thing that the only winner made, if there is one.
    """

    won: str
    why: str
    order: Sequence[int]
    finishes: Sequence[Finish]
    columns: Sequence[Column]
    course: Chronicle
    token: Token
    highlights: Sequence[Highlight] = ()
    best: str = ""
