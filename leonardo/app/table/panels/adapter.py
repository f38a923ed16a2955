"""Panels as nodes of `leonardo.ui`, for tables of which not all panels are nodes: each part is drawn on the window."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

from attrs import field, frozen
from pygame import Rect, Surface

from leonardo.app.table.areas import Polygon, bounds
from leonardo.app.table.kinds import View
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.panels.panel import Panel, Part
from leonardo.app.table.shown.marks import Marks
from leonardo.ui.node import Custom, Node, Paint, Spacer


@frozen
class LivePart:
    """A part that a function draws on the window itself, and all that its drawing depends on."""

    content: Hashable
    draw: Callable[[Surface], object] = field(eq=False)


def old_panel(name: Hashable, panel: Panel, view: View, marks: Marks, parts: Sequence[Part] | None = None) -> Node:
    """Return a panel as a node: its parts, and its spots above them."""
    kids, places = list[Node](), list[Rect]()
    for number, part in enumerate(panel.parts if parts is None else parts):
        region = part.region(view, marks)
        live = LivePart((name, number, part.content(view, marks)), partial(_draw_part, part, view, marks))
        kids.append(Paint(draw=_draw, args=(live,), live=True))
        places.append(region)
    for spot, area in panel.spots(view, marks):
        around = bounds(area)
        shape = None
        if isinstance(area, Polygon):
            shape = tuple(((x - around.left) / around.width, (y - around.top) / around.height) for x, y in area.corners)
        kids.append(Spacer(id=spot, area=shape))
        places.append(around)
    return Custom(kids=tuple(kids), place=_rects, args=(tuple(tuple(place) for place in places),))


def _draw_part(part: Part, view: View, marks: Marks, surface: Surface) -> None:
    part.draw(surface, view, marks)


def _rects(_brush: Brush, _rect: Rect, places: tuple[tuple[int, int, int, int], ...]) -> Iterator[Rect]:
    yield from (Rect(place) for place in places)


def _draw(_brush: Brush, surface: Surface, _at: Rect, live: LivePart) -> None:
    live.draw(surface)
