"""How a seat looks: its name, its colour, and the shape that goes with the colour for those who cannot tell colours."""

from typing import Final, Literal

from attrs import frozen

SeatColour = Literal["yellow", "red", "green", "blue", "purple"]

SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("yellow", "red", "green", "blue", "purple")
"""The five colours of rule 1.1; each has a shape of its own on its shield."""


@frozen
class Look:
    """What a seat is called on the table, and its colour."""

    name: str
    colour: SeatColour
