"""What a game that has just ended brought those who played it."""

from attrs import frozen


@frozen
class Achieved:
    """An achievement as it is told: what it is called, and what it is for."""

    name: str
    about: str


@frozen
class Brought:
    """A sentence of what a game brought; where that are achievements of a `name`, these are the `deeds`.

    `of_several` says that several persons played: whose a deed is must be told.
    """

    sentence: str
    name: str = ""
    deeds: tuple[Achieved, ...] = ()
    of_several: bool = False
