"""The machine of fate: ready to be turned, at rest, or with the ball that counts in its bowl."""

from functools import partial
from typing import Final

from pygame import Rect

from leonardo.app.citta.picture.parts import TITLE
from leonardo.app.citta.spots import MachineSpot
from leonardo.app.kit.brush import Style
from leonardo.app.kit.text.painter import Face
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
    row,
    stack,
    text,
)

_ASIDE: Final = Style(Face.ITALIC, 16.5)
_UNITS: Final = (256, 232)
_BALL: Final = (128, 175.7, 58)
"""Where the middle of a drawn ball lies in the bowl, in units of the picture, and how wide it is."""


def ball_in(machine: Rect) -> Rect:
    """Return where a drawn ball lies in the bowl of a machine."""
    (x, y, wide), scale = _BALL, machine.height / _UNITS[1]
    ball = Rect(0, 0, max(18, round(wide * scale)), max(18, round(wide * scale)))
    ball.center = machine.left + round(x * scale), machine.top + round(y * scale)
    return ball


@component
def machine(ways: tuple[str, ...], ball: int | None, turns: PromptButton | None, absent: bool) -> Node:
    """Return the last field of the tray: what it does in some `ways`, or its button.

    It is `absent` while it turns in the air. All of it is pressed where it may be turned.
    """
    (x, y, wide), seen = _BALL, list[Node]()
    if not absent:
        seen.append(image("machine_0", mode="stretch", at=At(0, 0, *_UNITS)))
    if ball is not None and not absent:
        seen.append(image(f"ball_{ball}", at=At(x - wide / 2, y - wide / 2, wide, wide)))
    picture = partial(Board, units=_UNITS, kids=tuple(seen), aspect=_UNITS[0] / _UNITS[1], id=MachineSpot())
    told = _told(ways) if turns is None else stack(button(turns, id=None, height=L(46, 34)), grow=1)
    beside = row(picture(max_width=Share(0.7)), told, gap=4, min_aspect=1.5)
    below = column(picture(align="centre"), stack(told, min_height=L(44, 34), grow=1))
    all_of_it = Spacer(id=ButtonSpot("chance")) if turns is not None else None
    return stack(Variants(kids=(beside, below)), all_of_it, pad=L(6, 3))


@component
def _told(ways: tuple[str, ...]) -> Node:
    """Return its name and what it does, or the latter alone where there is little room, the shortest if need be."""
    name = text(tr("citta.picture.machine"), TITLE, LIGHT, wrap=True, side="centre", height=Share(0.5))
    told = [text(way, _ASIDE, WARM, wrap=True, side="centre", grow=1) for way in ways]
    both = column(name, text(ways[0], _ASIDE, WARM, wrap=True, side="centre", height=Share(0.5)))
    return Variants(kids=(both, *told, column()), grow=1)
