"""A stage with portraits at its sides, a picture between them, two slips below and a stamp: what comes when and where.

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.theme import Colour
from leonardo.app.table.feast.scenery import StampPlace, Thing, portraits, slip
from leonardo.app.table.feast.timeline import CURTAIN, PARTED, Cue, Entrance, Timeline
from leonardo.app.table.looks.colours import BROWN
from leonardo.ui.node import Grid, Node


class _Item(Enum):
    LEFT = "left"
    RIGHT = "right"
    MIDDLE = "middle"
    TOLD = "told"
    MORE = "more"
    STAMP = "stamp"


STAMP: Final = (406, 306, 34)
LOW_STAMP: Final = (406, 306, 25)  # one that must find room between two portraits
STAMP_ASIDE: Final = (570, 286, 34)  # one beside a single portrait
COMES: Final = 200
READ: Final = 4500  # for how long all is left to be read that has cost the viewer something
_LEFT: Final = (92, 84, 176, 236)
_RIGHT: Final = (544, 84, 176, 236)
_MIDDLE: Final = (286, 84, 240, 200)
_BROAD: Final = (286, 76, 430, 200)  # the room beside one portrait, for pictures in a grid
_TOLD: Final = (96, 342, 620, 40)
_MORE: Final = (96, 388, 620, 36)


def timeline(lasts: float, sound: str) -> Timeline:
    """Return when all comes, with a sound as the stamp is pressed on."""
    return Timeline(_cues(sound), lasts, CURTAIN)


def own_timeline(sound: str) -> Timeline:
    """Return the same, left to be read at any speed: it happens to the viewer, who was not asked."""
    cues = _cues(sound)
    return Timeline(cues, max(cue.over for cue in cues) + READ, CURTAIN, unhurried=True, steady=True)


def _cues(sound: str) -> tuple[Cue, ...]:
    return (
        Cue(_Item.LEFT, entrance=Entrance.THERE),
        Cue(_Item.RIGHT, entrance=Entrance.THERE),
        Cue(_Item.MIDDLE, CURTAIN - PARTED + 160, COMES, Entrance.EMERGES),
        Cue(_Item.TOLD, CURTAIN - PARTED + 320, COMES, Entrance.WRITTEN),
        Cue(_Item.MORE, CURTAIN - PARTED + 460, COMES, Entrance.WRITTEN),
        Cue(_Item.STAMP, CURTAIN - PARTED + 560, 140, Entrance.STAMPED, sound=sound),
    )


def meeting(
    looks: Sequence[PlayerStyle],
    left: Sequence[int],
    right: Sequence[int],
    middle: Node,
    told: str,
    more: str = "",
    stamp: str = "",
    at: StampPlace = STAMP,
    ink: Colour = BROWN,
) -> Iterator[Thing]:
    """Yield what stands there: who, what between them, a line, `more` in another `ink`, and a stamp."""
    yield _Item.LEFT, portraits(left, looks), _LEFT
    if right:
        yield _Item.RIGHT, portraits(right, looks), _RIGHT
    yield _Item.MIDDLE, middle, _BROAD if isinstance(middle, Grid) else _MIDDLE
    if told:
        yield _Item.TOLD, slip(told), _TOLD
    if more:
        yield _Item.MORE, slip(more, 20, ink), _MORE
    if stamp:
        yield _Item.STAMP, stamp, at
