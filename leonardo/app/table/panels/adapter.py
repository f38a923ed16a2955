"""Panels as nodes of `leonardo.ui`, for tables of which not all panels are nodes: each part is drawn on the window."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial

from attrs import field, frozen
from pygame import Rect, Surface

from leonardo.app.kit.areas import Polygon, bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.panels.panel import Panel, Part
from leonardo.app.table.shown.marks import Marks
from leonardo.ui.node import Custom, Node, Paint, Spacer, component

Numbers = tuple[int, int, int, int]
"""A rectangle that can be hashed."""


@frozen
class LivePart:
    """A part that a function draws on the window itself, and all that its drawing depends on."""

    content: Hashable
    draw: Callable[[Surface], object] = field(eq=False)


def old_panel(name: Hashable, panel: Panel, view: View, marks: Marks, parts: Sequence[Part] | None = None) -> Node:
    """Return a panel as a node: its parts, and its spots above them; the same for the same contents."""
    live, places = list[LivePart](), list[Numbers]()
    for number, part in enumerate(panel.parts if parts is None else parts):
        live.append(LivePart((name, number, part.content(view, marks)), partial(_draw_part, part, view, marks)))
        places.append(_numbers(part.region(view, marks)))
    spots = panel.spots(view, marks)
    shapes = tuple((spot, area if isinstance(area, Polygon) else _numbers(bounds(area))) for spot, area in spots)
    return _panel(tuple(live), tuple(places), shapes)


@component
def _panel(
    parts: tuple[LivePart, ...], places: tuple[Numbers, ...], spots: tuple[tuple[Spot, Polygon | Numbers], ...]
) -> Node:
    kids: list[Node] = [Paint(draw=_draw, args=(part,), live=True) for part in parts]
    around = list(places)
    for spot, area in spots:
        shape = None
        if isinstance(area, Polygon):
            left, top, wide, high = place = _numbers(area.around)
            shape = tuple(((x - left) / wide, (y - top) / high) for x, y in area.corners)
        else:
            place = area
        kids.append(Spacer(id=spot, area=shape))
        around.append(place)
    return Custom(kids=tuple(kids), place=_rects, args=(tuple(around),))


def _numbers(rect: Rect) -> Numbers:
    return rect.left, rect.top, rect.width, rect.height


def _draw_part(part: Part, view: View, marks: Marks, surface: Surface) -> None:
    part.draw(surface, view, marks)


def _rects(_brush: Brush, _rect: Rect, places: tuple[Numbers, ...]) -> Iterator[Rect]:
    yield from (Rect(place) for place in places)


def _draw(_brush: Brush, surface: Surface, _at: Rect, live: LivePart) -> None:
    live.draw(surface)
