"""What others have taken since one's last turn: an edge in the colour of who did it, and a disc that tells how."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect, Surface

from leonardo.app.engines.picture.chart import drawing
from leonardo.app.engines.picture.chart.outlines import outline
from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.seats import NAMED
from leonardo.app.kit.theme import IVORY
from leonardo.app.table.shown.kept import kept_while
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.events import AttackWon, Invaded, TurnEnded
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

_EDGE: Final = 3.6
_RIM: Final = 2.0
"""Units of the width of the edge, and of the pale rim at both of its sides."""
_LEAST: Final = 2
"""Pixels of its width at least."""
Traces = Mapping[Territory, bool]
"""The lands that were taken, and whether that took a fight."""


@kept_while(lambda view, lately: (view.viewer, view.owners, lately))
def traces(view: View, lately: tuple[Event, ...]) -> Traces:
    """Return what others have taken and still have, since the viewer's turn ended last; nothing for who looks on."""
    found: dict[Territory, tuple[int, bool]] = {}
    for event in lately:
        match event:
            case TurnEnded(seat=seat) if seat == view.viewer:
                found.clear()
            case Invaded(seat=seat, target=at):
                found[at] = seat, False
            case AttackWon(seat=seat, at=at):
                found[at] = seat, True
    others = {at: fought for at, (seat, fought) in found.items() if view.owners[at] == seat != view.viewer}
    return others if view.viewer is not None else {}


def lay_trace(brush: Brush, surface: Surface, eye: Eye, at: Territory, owner: int, within: Rect) -> None:
    """Draw the edge of a land that was taken, as far as it is within the chart."""
    place, colour = drawing.reach(eye, at), brush.looks[owner].colour
    key = "engines trace", at, place.size, colour
    made = brush.pictures.made(key, lambda: _edge(at, eye.scale, NAMED[colour]))
    seen = place.clip(within)
    surface.blit(made, seen, seen.move(-place.left, -place.top))


def _edge(at: Territory, scale: float, colour: tuple[int, int, int]) -> Surface:
    shape = outline(at, scale)
    canvas = shapes.blank(*shape.size)
    wide = max(_LEAST, round(_EDGE * scale))
    shape.stroke(canvas, IVORY, wide + 2 * max(1, round(_RIM * scale)))
    shape.stroke(canvas, colour, wide)
    return canvas


def lay_disc(brush: Brush, surface: Surface, name: Rect, within: Rect, *, fought: bool) -> None:
    """Draw how a land was taken behind its name, on the chart."""
    disc = Rect(0, 0, name.height, name.height)
    disc.midleft = name.right - name.height // 4, name.centery
    disc.clamp_ip(within)
    brush.stamp(surface, f"engines_disc_{'attack' if fought else 'invade'}", disc.center, disc.height)
