"""What lives in the second game's city while nobody does anything, in the same strips as in the first game's."""

from ..city.living import STRIPS, Creature, circling, told
from ..drawing.shapes import Point


def _there_and_back(*way: Point) -> tuple[Point, ...]:
    """Along a course, and back a little nearer to the far bank."""
    return (*way, *((x, y - 8) for x, y in way[::-1]))


CREATURES: tuple[Creature, ...] = (
    Creature("flock", 250, circling(810, 60, 300, 24), 110_000, 0.8),
    Creature("flag", 250, ((1164, 79),)),
    Creature("flag", 250, ((45, 612),)),
    Creature("sailing", 2500, _there_and_back((822, 392), (890, 411), (962, 432)), 360_000, 0.85, turns=True),
    Creature("rowing", 1000, _there_and_back((1090, 468), (1180, 492)), 200_000, 0.8, turns=True),
    Creature("smoke", 250, ((765, 93),), scale=0.8),
    Creature("smoke", 250, ((1549, 245),), scale=0.8),
    Creature("smoke", 250, ((980, 545),), scale=0.8),
)
"""The farther ones first."""


def table() -> list[dict[str, object]]:
    """Return all that lives, in units of the picture."""
    return [told(each, STRIPS[each.strip], each.way) for each in CREATURES]
