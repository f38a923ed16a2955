"""What a game that has just ended brought those who played it."""

from attrs import frozen


@frozen
class Brought:
    """A sentence of what a game brought; where that are achievements of a `name`, `deeds` are what these are called."""

    sentence: str
    name: str = ""
    deeds: tuple[str, ...] = ()
