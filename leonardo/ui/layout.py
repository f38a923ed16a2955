"""Lays nodes out in a window, and takes over from the tree before what is the same: node, place and text size."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from pygame import Rect

from leonardo.app.kit.areas import Area, Polygon
from leonardo.app.kit.brush import Brush
from leonardo.ui.flow import Placed, flow
from leonardo.ui.items import Item, LayerItem, LiveItem, layer
from leonardo.ui.leaves import LEAVES, item_of
from leonardo.ui.measure import LayoutContext, fitting_variant, size_of, wrapped_rows
from leonardo.ui.node import (
    At,
    Board,
    Column,
    Component,
    Corners,
    Custom,
    Foot,
    Grid,
    Image,
    L,
    Layer,
    Measured,
    Node,
    Pin,
    Row,
    TextScale,
    Variants,
    Wrap,
)
from leonardo.ui.raster import Key


class Element:
    """A node in its place, with the elements below it; `items` and `hits` are those of all of them, in order."""

    __slots__ = ("_area", "brush", "hits", "items", "kids", "node", "rect", "z")

    def __init__(
        self,
        node: Node,
        rect: Rect,
        z: int,
        brush: Brush,
        kids: tuple["Element", ...] = (),
        items: tuple[Item, ...] | None = None,
    ) -> None:
        self.node, self.rect, self.z, self.brush, self.kids = node, rect, z, brush, kids
        self.items = items_of(kids) if items is None else items
        self._area: Area | None = None
        own = () if node.id is None else (self,)
        self.hits: tuple[Element, ...] = (*own, *chain.from_iterable([kid.hits for kid in kids])) if kids else own

    @property
    def area(self) -> Area:
        """Where it can be pressed: its place, or the shape in it that the node says."""
        if self._area is None:
            self._area = self.rect if self.node.area is None else _shaped(self.rect, self.node.area)
        return self._area

    def walk(self) -> Iterator["Element"]:
        yield self
        for kid in self.kids:
            yield from kid.walk()


def _shaped(rect: Rect, corners: Corners) -> Polygon:
    left, top, wide, high = rect
    return Polygon(tuple([(left + round(x * wide), top + round(y * high)) for x, y in corners]))


def items_of(elements: Iterable[Element]) -> tuple[Item, ...]:
    """Return all that is drawn of some elements, in the order of the tree."""
    return tuple(chain.from_iterable([element.items for element in elements]))


def lay(context: LayoutContext, node: Node, rect: Rect, old: Element | None, z: int = 0) -> Element:
    """Return a node with all below it, laid out in a rectangle; what is as it was is taken over from `old`."""
    if node.__class__ is Component:
        node = context.components.node(node)
    if node.z is not None:
        z = int(node.z)
    if old is not None and old.node is node and old.rect == rect and old.z == z and old.brush is context.brush:
        return old
    inner = context.within(rect, node.pad)
    if node.__class__ in LEAVES:
        item = item_of(context, node, inner, z)
        return Element(node, rect, z, context.brush, items=() if item is None else (item,))
    if isinstance(node, TextScale):
        context = context.with_brush(_scaled_brush(context.brush, node, inner.height))
    places = _PLACES.get(node.__class__, _stacked)(context, node, inner)
    places = [placed for placed in places if placed[1].width > 0 and placed[1].height > 0]
    before = _counterparts(old.kids if old is not None else (), places)
    kids = tuple([lay(context, kid, place, each, z) for (kid, place), each in zip(places, before, strict=True)])
    items = _flattened(context, node, rect, z, kids) if isinstance(node, Layer) else None
    return Element(node, rect, z, context.brush, kids, items)


def _counterparts(old: Sequence[Element], places: Sequence[Placed]) -> Sequence[Element | None]:
    """Return what each kid may be taken over from: what has the same node, the same id, or is at the same number."""
    count = len(places)
    if len(old) == count and [each.node.id for each in old] == [kid.id for kid, _ in places]:
        return old
    by_node = {each.node: each for each in old}
    by_id = {each.node.id: each for each in old if each.node.id is not None}
    aligned = [*old[:count], *([None] * (count - len(old)))]
    return [by_node.get(kid) or by_id.get(kid.id) or other for (kid, _), other in zip(places, aligned, strict=True)]


def _flattened(context: LayoutContext, node: Layer, rect: Rect, z: int, kids: Sequence[Element]) -> tuple[Item, ...]:
    """Return what is drawn of a layer: one item for its kids, and those of its kids that lie above it."""
    items = sorted(items_of(kids), key=layer)
    above = bisect_right(items, z, key=layer)
    key = Key() if node.id is None else context.cache.key(("layer", node.id))
    bleed = context.px(node.bleed, rect.height)
    around = rect.inflate(2 * bleed, 2 * bleed)
    if any(isinstance(item, LiveItem) for item in items[:above]) and (not node.opaque or any(around.topleft)):
        msg = "a layer with live paintings must be opaque and begin at the corner of the window"
        raise ValueError(msg)
    flat = LayerItem(key, around, z, items[:above], opaque=node.opaque)
    if node.alpha == 1.0:
        return (flat, *items[above:])
    alpha = round(node.alpha * 255)
    return tuple([item.variant(item.rect, item.z, alpha) for item in (flat, *items[above:])])


def _scaled_brush(brush: Brush, node: TextScale, high: int) -> Brush:
    return brush.yielding(lambda larger: node.rows * larger.line(node.style) <= high)


def _stacked(context: LayoutContext, node: Node, inner: Rect) -> list[Placed]:
    return [(kid, _within(context, kid, inner)) for kid in context.kids(node)]


def _within(context: LayoutContext, kid: Node, inner: Rect) -> Rect:
    """Return all of a place, or as much as the size or aspect of a kid says, in the middle unless it is aligned."""
    wide = inner.width if kid.width is None else context.px(kid.width, inner.width)
    high = inner.height if kid.height is None else context.px(kid.height, inner.height)
    wide = context.clamp(wide, None, kid.max_width, inner.width)
    high = context.clamp(high, None, kid.max_height, inner.height)
    if kid.aspect is not None:
        wide, high = min(wide, round(high * kid.aspect)), min(high, round(wide / kid.aspect))
    if (wide, high) == inner.size:
        return inner
    place = Rect(0, 0, wide, high)
    place.center = inner.center
    if kid.align == "start":
        place.topleft = inner.topleft
    elif kid.align == "end":
        place.bottomright = inner.bottomright
    return place


def _variant(context: LayoutContext, node: Variants, inner: Rect) -> list[Placed]:
    return [(fitting_variant(context, node, inner.width, inner.height), inner)]


def _pins(context: LayoutContext, node: Pin, inner: Rect) -> list[Placed]:
    return [(kid, _pinned(context, node, kid, inner)) for kid in context.kids(node)]


def _pinned(context: LayoutContext, pin: Pin, kid: Node, parent: Rect) -> Rect:
    wide, high = size_of(context, kid, parent.width, parent.height)
    left = parent.left + round(pin.to[0] * parent.width - pin.anchor[0] * wide)
    top = parent.top + round(pin.to[1] * parent.height - pin.anchor[1] * high)
    return Rect(left, top, wide, high)


def _custom(context: LayoutContext, node: Custom, inner: Rect) -> list[Placed]:
    kids = context.kids(node)
    if isinstance(node, Measured):
        places = node.place(context.brush, inner, lambda at, *room: size_of(context, kids[at], *room), *node.args)
    else:
        places = node.place(context.brush, inner, *node.args)
    return [(kid, place) for kid, place in zip(kids, places, strict=False) if place is not None]


def _grid(context: LayoutContext, node: Grid, inner: Rect) -> list[Placed]:
    kids = context.kids(node)
    gap, row_gap = context.px(node.gap), context.px(node.row_gap)
    in_row = max(1, inner.width // max(1, context.px(node.least, inner.width)))
    rows = max(1, -(-len(kids) // in_row))
    columns = max(1, -(-len(kids) // rows))
    wide = (inner.width - gap * (columns - 1)) // columns
    if node.most is not None:
        wide = min(wide, context.px(node.most, inner.width))
    high = (inner.height - row_gap * (rows - 1)) // rows
    places = list[Placed]()
    for number, kid in enumerate(kids):
        left, top = number % columns * (wide + gap), number // columns * (high + row_gap)
        places.append((kid, Rect(inner.left + left, inner.top + top, wide, high)))
    return places


def _wrap(context: LayoutContext, node: Wrap, inner: Rect) -> list[Placed]:
    gap, high, top, places = context.px(node.gap), context.px(node.row_height), inner.top, list[Placed]()
    for kids in wrapped_rows(context, node, inner.width, inner.height):
        wide = (inner.width - gap * (len(kids) - 1)) // len(kids)
        places += [(kid, Rect(inner.left + at * (wide + gap), top, wide, high)) for at, kid in enumerate(kids)]
        top += high + context.px(node.row_gap)
    return places


def _board(context: LayoutContext, node: Board, inner: Rect) -> list[Placed]:
    return [(kid, _on_board(context, node, kid, inner)) for kid in context.kids(node)]


def _on_board(context: LayoutContext, board: Board, kid: Node, inner: Rect) -> Rect:
    across, down = inner.width / board.units[0], inner.height / board.units[1]
    match kid.at:
        case At(x, y, width, height):
            return Rect(
                round(inner.left + x * across), round(inner.top + y * down), round(width * across), round(height * down)
            )
        case Foot(x, y, aside, lower):
            if isinstance(kid.height, L):
                high = max(kid.height.least, round(kid.height.units * min(across, down)))
            elif isinstance(kid.height, float | int):
                high = round(kid.height * min(across, down))
            else:
                high = context.px(kid.height)
            foot = round(inner.left + x * across + aside * high), round(inner.top + y * down + lower * high)
            if isinstance(kid, Image):
                return context.brush.standing(kid.name, foot, high)
            wide = round(high * (kid.aspect or 1))
            return Rect(foot[0] - wide // 2, foot[1] - high, wide, high)
    return _within(context, kid, inner)


_PLACES: Final[dict[type[Node], Callable[[LayoutContext, Any, Rect], list[Placed]]]] = {
    Row: flow,
    Column: flow,
    Variants: _variant,
    Pin: _pins,
    Custom: _custom,
    Measured: _custom,
    Grid: _grid,
    Wrap: _wrap,
    Board: _board,
}
"""Returns the kids that are shown with their places, by kind of node; those of other nodes lie one upon the other."""
