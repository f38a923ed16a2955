"""The machine of fate: ready to be turned, at rest, or with the ball that counts in its bowl."""

from functools import partial
from typing import Any, Final

from leonardo.app.citta.picture.parts import TITLE
from leonardo.app.citta.spots import MachineSpot
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import LIGHT, WARM
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.widgets import button
from leonardo.ui.node import (
    At,
    Board,
    L,
    Node,
    Share,
    Spacer,
    Variants,
    column,
    component,
    image,
    paint,
    row,
    stack,
    text,
)

_ASIDE: Final = Style(Face.ITALIC, 16.5)
_UNITS: Final = (256, 232)
_IN_BOWL: Final = (128, 175.7)
_BALL: Final = 58
"""Where the middle of a drawn ball lies in the bowl, in units of the picture, and how wide it is."""
BALL_SIZE: Final = _BALL / _UNITS[1]  # the same in heights of the machine
_LEFT: Final = 190
"""What remains, of 255, of a ball that a guild did not take."""
MACHINE: Final = "machine"
BALL: Final = "ball"


def works(ball: int | None, size: float = 1.0, *, absent: bool = False, **fields: Any) -> Board:  # noqa: ANN401
    """Return the machine alone, with the ball in its bowl if one lies there, or only its place.

    The ball is `size` times as large as it usually lies there.
    """
    (x, y), wide = _IN_BOWL, _BALL * size
    kids = [image("machine_0", id=MACHINE, mode="stretch", at=At(0, 0, *_UNITS), hit=False, focus=False)]
    if ball is not None:
        kids.append(
            image(f"ball_{ball}", id=BALL, at=At(x - wide / 2, y - wide / 2, wide, wide), hit=False, focus=False)
        )
    return Board(units=_UNITS, kids=() if absent else tuple(kids), aspect=_UNITS[0] / _UNITS[1], **fields)


@component
def machine(
    ways: tuple[str, ...], ball: int | None, turns: PromptButton | None, absent: bool, drawn: tuple[int, ...] = ()
) -> Node:
    """Return the last field of the tray: what it does in some `ways`, or its button.

    It is `absent` while it turns in the air. All of it is pressed where it may be turned. What the members of a guild
    have `drawn` lies beside it, the number that was taken in a golden ring.
    """
    picture = partial(works, ball, absent=absent, id=MachineSpot())
    told: Node = _told(ways)
    if turns is not None:
        told = stack(button(turns, id=None, height=L(46, 34)), grow=1)
    elif drawn:
        told = column(told, _drawn(drawn, ball), grow=1)
    beside = row(picture(max_width=Share(0.7)), told, gap=4, min_aspect=1.5)
    below = column(picture(align="centre"), stack(told, min_height=L(44, 34), grow=1))
    all_of_it = Spacer(id=ButtonSpot("chance")) if turns is not None else None
    return stack(Variants(kids=(beside, below)), all_of_it, pad=L(6, 3))


@component
def _drawn(numbers: tuple[int, ...], taken: int | None) -> Node:
    ringed = numbers.index(taken) if taken in numbers else None
    balls = (_ball(number, ringed=place == ringed) for place, number in enumerate(numbers))
    return row(*balls, gap=L(6, 3), height=L(44, 26), justify="centre")


def _ball(number: int, *, ringed: bool) -> Node:
    ring = paint(Brush.plate, 20, (*GOLD, 255), 1.2) if ringed else None
    return stack(ring, stack(image(f"ball_{number}", pale=255 if ringed else _LEFT), pad=2), aspect=1.0)


@component
def _told(ways: tuple[str, ...]) -> Node:
    """Return its name and what it does, or the latter alone where there is little room, the shortest if need be."""
    name = text(tr("citta.picture.machine"), TITLE, LIGHT, wrap=True, side="centre", height=Share(0.5))
    told = [text(way, _ASIDE, WARM, wrap=True, side="centre", grow=1) for way in ways]
    both = column(name, text(ways[0], _ASIDE, WARM, wrap=True, side="centre", height=Share(0.5)))
    return Variants(kids=(both, *told, column()), grow=1)
