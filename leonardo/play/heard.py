"""Who has heard that the last decision left nothing for them to decide: kept with the game, so that nobody hears twice.

It stands in saves among the words about the table, with the number of decisions that it is about.
"""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from leonardo.play.session import Session

HEARD: Final = "heard"


def heard(session: "Session") -> frozenset[int]:
    """Return the seats that have heard what the last decision left them."""
    about, *seats = session.table.get(HEARD, "").split("_")
    return frozenset(map(int, filter(str.isdecimal, seats))) if about == _number(session) else frozenset()


def hear(session: "Session", seat: int) -> None:
    """Keep with the game that a seat has heard it, beside those that have."""
    seats = sorted(heard(session) | {seat})
    session.keep_word(HEARD, "_".join(map(str, (_number(session), *seats))))


def _number(session: "Session") -> str:
    return str(len(session.played.turns))
