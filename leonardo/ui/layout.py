"""Lays nodes out in a window, and takes over from the tree before what is the same: node, place and text size."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator, Sequence
from itertools import chain

from attrs import evolve
from pygame import Rect

from leonardo.app.table.looks.brush import Brush
from leonardo.ui.items import Item, LayerItem, LiveItem, layer
from leonardo.ui.leaves import Leaf, item_of
from leonardo.ui.measure import MUCH, LayoutContext, fitting_variant, least_size, size_of, wrapped_rows
from leonardo.ui.node import (
    At,
    Board,
    Custom,
    Flow,
    Foot,
    Grid,
    Image,
    L,
    Layer,
    Measured,
    Node,
    Pin,
    Row,
    Text,
    TextScale,
    Variants,
    Wrap,
)
from leonardo.ui.raster import Key


class Element:
    """A node in its place, with the elements below it; `items` and `hits` are those of all of them, in order."""

    __slots__ = ("brush", "hits", "items", "kids", "node", "rect", "z")

    def __init__(
        self,
        node: Node,
        rect: Rect,
        z: int,
        brush: Brush,
        kids: tuple["Element", ...] = (),
        items: Sequence[Item] | None = None,
    ) -> None:
        self.node, self.rect, self.z, self.brush, self.kids = node, rect, z, brush, kids
        hits = [self] if node.id is not None else []
        for kid in kids:
            hits += kid.hits
        self.items = tuple(items) if items is not None else items_of(kids)
        self.hits: tuple[Element, ...] = tuple(hits)

    def walk(self) -> Iterator["Element"]:
        """Yield the element and all below it."""
        yield self
        for kid in self.kids:
            yield from kid.walk()


def items_of(elements: Sequence[Element]) -> tuple[Item, ...]:
    """Return all that is drawn of some elements, in the order of the tree."""
    return tuple(chain.from_iterable(element.items for element in elements))


def lay(context: LayoutContext, node: Node, rect: Rect, old: Element | None, z: int = 0) -> Element:
    """Return a node with all below it, laid out in a rectangle; what is as it was is taken over from `old`."""
    node = context.components.node(node)
    z = int(node.z) if node.z is not None else z
    if old is not None and old.node is node and old.rect == rect and old.z == z and old.brush is context.brush:
        return old
    left, top, right, bottom = context.pads(node.pad)
    wide, high = max(0, rect.width - left - right), max(0, rect.height - top - bottom)
    inner = Rect(rect.left + left, rect.top + top, wide, high)
    if isinstance(node, TextScale):
        context = evolve(context, brush=_scaled_brush(context.brush, node, high))
    if isinstance(node, Leaf):
        item = item_of(context, node, inner, z)
        return Element(node, rect, z, context.brush, items=() if item is None else (item,))
    before = _OldKids(old)
    kids = tuple(
        lay(context, kid, place, before.counterpart(number, kid), z)
        for number, kid, place in _places(context, node, inner)
        if place.width > 0 and place.height > 0
    )
    items = _flattened(context, node, rect, z, kids) if isinstance(node, Layer) else None
    return Element(node, rect, z, context.brush, kids, items)


def _flattened(context: LayoutContext, node: Layer, rect: Rect, z: int, kids: Sequence[Element]) -> Sequence[Item]:
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
    return [item.variant(item.rect, item.z, round(node.alpha * 255)) for item in (flat, *items[above:])]


def _scaled_brush(brush: Brush, node: TextScale, high: int) -> Brush:
    return brush.yielding(lambda larger: node.rows * larger.line(node.style) <= high)


class _OldKids:
    """Finds what was laid out before for a kid: by its node, its id, or its number among its siblings."""

    def __init__(self, old: Element | None) -> None:
        self._kids = old.kids if old is not None else ()
        self._by_id: dict[Hashable, Element] | None = None
        self._by_node: dict[int, Element] | None = None

    def counterpart(self, number: int, kid: Node) -> Element | None:
        """Return the element that a kid may be taken over from."""
        if number < len(self._kids) and self._kids[number].node is kid:
            return self._kids[number]
        if self._by_node is None:
            self._by_node = {id(each.node): each for each in self._kids}
            self._by_id = {each.node.id: each for each in self._kids if each.node.id is not None}
        found = self._by_node.get(id(kid))
        if found is None and kid.id is not None and self._by_id is not None:
            found = self._by_id.get(kid.id)
        return found or (self._kids[number] if number < len(self._kids) else None)


def _places(context: LayoutContext, node: Node, inner: Rect) -> Iterator[tuple[int, Node, Rect]]:
    """Yield the kids that are shown, with their numbers and places."""
    if isinstance(node, Flow):
        yield from _flow(context, node, inner)
    elif isinstance(node, Variants):
        yield *fitting_variant(context, node, inner.width, inner.height), inner
    elif isinstance(node, Grid):
        yield from _grid(context, node, inner)
    elif isinstance(node, Wrap):
        yield from _wrap(context, node, inner)
    elif isinstance(node, Board):
        for number, kid in enumerate(context.kids(node)):
            yield number, kid, _on_board(context, node, kid, inner)
    elif isinstance(node, Pin):
        for number, kid in enumerate(context.kids(node)):
            yield number, kid, _pinned(context, node, kid, inner)
    elif isinstance(node, Custom):
        kids = context.kids(node)
        measure = (lambda at, wide, high: size_of(context, kids[at], wide, high),)
        places = node.place(context.brush, inner, *(measure if isinstance(node, Measured) else ()), *node.args)
        for number, (kid, place) in enumerate(zip(kids, places, strict=False)):
            if place is not None:
                yield number, kid, place
    else:
        for number, kid in enumerate(context.kids(node)):
            yield number, kid, _within(context, kid, inner)


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


def _pinned(context: LayoutContext, pin: Pin, kid: Node, parent: Rect) -> Rect:
    wide, high = size_of(context, kid, parent.width, parent.height)
    left = parent.left + round(pin.to[0] * parent.width - pin.anchor[0] * wide)
    top = parent.top + round(pin.to[1] * parent.height - pin.anchor[1] * high)
    return Rect(left, top, wide, high)


def _flow(context: LayoutContext, node: Flow, inner: Rect) -> Iterator[tuple[int, Node, Rect]]:
    across = isinstance(node, Row)
    whole, beside = (inner.width, inner.height) if across else (inner.height, inner.width)
    gap = context.px(node.gap)
    if node.even is not None:
        yield from _even(context, node, inner, gap, across)
        return
    kids = context.kids(node)
    sizes = _flow_sizes(context, node, kids, inner, gap)
    left = max(0.0, _left(sizes, whole, gap))
    start = float(inner.left if across else inner.top)
    start += left if node.justify == "end" else left / 2 if node.justify == "centre" else 0
    extra = left / max(1, len(sizes) - 1) if node.justify == "between" else 0.0
    for number, (size, cross) in sizes.items():
        kid = kids[number]
        align = kid.align or node.cross
        is_free = align == "stretch" and (kid.height if across else kid.width) is None and kid.aspect is None
        thick = beside if is_free else min(cross, beside)
        aside = 0 if align in ("start", "stretch") else (beside - thick) // 2 if align == "centre" else beside - thick
        low, high = round(start), round(start + size)
        if across:
            yield number, kid, Rect(low, inner.top + aside, high - low, thick)
        else:
            yield number, kid, Rect(inner.left + aside, low, thick, high - low)
        start += size + gap + extra


Sizes = dict[int, tuple[float, int]]
"""What the kids of a row or column take along it and across, by their numbers."""


def _left(sizes: Sizes, whole: int, gap: int) -> float:
    """Return how much room is left along a row or column; below 0 if it is too little."""
    return whole - sum(size for size, _ in sizes.values()) - gap * max(0, len(sizes) - 1)


def _flow_sizes(context: LayoutContext, node: Flow, kids: Sequence[Node], inner: Rect, gap: int) -> Sizes:
    """Return the sizes of the kids that are shown: some are dropped or shrunk where room is short, others grow."""
    across = isinstance(node, Row)
    whole, beside = (inner.width, inner.height) if across else (inner.height, inner.width)
    sizes: Sizes = {}
    for number, kid in enumerate(kids):
        taken = _along(context, kid, across, whole, beside)
        if taken is not None:
            sizes[number] = taken
    droppable = sorted((number for number in sizes if kids[number].drop), key=lambda each: kids[each].drop)
    while droppable and _left(sizes, whole, gap) < 0:
        del sizes[droppable.pop()]
    left = _left(sizes, whole, gap)
    if left < 0:
        _shrink(context, kids, sizes, across, -left)
    else:
        _grow(context, kids, sizes, across, whole, gap)
    if not across and len({round(size, 3) for size, _ in sizes.values()}) == 1:  # what is alike is so to the pixel
        return {number: (float(int(size)), cross) for number, (size, cross) in sizes.items()}
    return sizes


def _grow(context: LayoutContext, kids: Sequence[Node], sizes: Sizes, across: bool, whole: int, gap: int) -> None:
    """Share what is left among the kids that grow, none beyond its `max_width` or `max_height`."""
    growing = {number for number in sizes if kids[number].grow}
    while growing and (left := _left(sizes, whole, gap)) > 0.5:
        shares = sum(kids[number].grow for number in growing)
        full = set[int]()
        for number in growing:
            kid, (size, cross) = kids[number], sizes[number]
            most = kid.max_width if across else kid.max_height
            if most is not None and size + left * kid.grow / shares > (limit := context.px(most, whole)):
                full.add(number)
                sizes[number] = max(size, float(limit)), cross
        if full:
            growing -= full
            continue
        for number in growing:
            size, cross = sizes[number]
            sizes[number] = size + left * kids[number].grow / shares, cross
        return


def _even(context: LayoutContext, node: Flow, inner: Rect, gap: int, across: bool) -> Iterator[tuple[int, Node, Rect]]:
    count, aspect = len(node.kids), node.even or 1.0
    whole, beside = (inner.width, inner.height) if across else (inner.height, inner.width)
    along = min((whole - gap * (count - 1)) // max(1, count), round(beside * (aspect if across else 1 / aspect)))
    cross = min(beside, round(along / aspect if across else along * aspect))
    used = along * count + gap * (count - 1)
    start = {"start": 0, "centre": (whole - used) // 2, "end": whole - used, "between": 0}[node.justify]
    step = (whole - along) / max(1, count - 1) if node.justify == "between" else along + gap
    for number, kid in enumerate(context.kids(node)):
        at, aside = start + round(number * step), (beside - cross) // 2
        if across:
            yield number, kid, Rect(inner.left + at, inner.top + aside, along, cross)
        else:
            yield number, kid, Rect(inner.left + aside, inner.top + at, cross, along)


def _along(context: LayoutContext, kid: Node, across: bool, whole: int, beside: int) -> tuple[float, int] | None:
    """Return what a kid takes along its row or column before it grows, and across; None if it is left out."""
    fixed, least, most = (
        (kid.width, kid.min_width, kid.max_width) if across else (kid.height, kid.min_height, kid.max_height)
    )
    if kid.grow and fixed is None and kid.aspect is None:
        thick, thickest = (kid.height, kid.max_height) if across else (kid.width, kid.max_width)
        cross = context.px(thick, beside) if thick is not None else beside
        return float(context.px(least, whole)), context.clamp(cross, None, thickest, beside)
    size = size_of(context, kid, *((whole, beside) if across else (beside, whole)))
    along, cross = size if across else (size[1], size[0])
    if kid.drop and most is not None and isinstance(kid, Text):
        plain = max(
            min(context.brush.width(way, kid.style) for way in kid.wordings),
            *(context.brush.width(each, kid.style) for each in ("", *kid.reserve)),
        )
        if plain > context.px(most, whole):
            return None
    return float(along), cross


def _shrink(context: LayoutContext, kids: Sequence[Node], sizes: Sizes, across: bool, over: float) -> None:
    """Take what is `over` from the kids that can shrink, most from the largest; an aspect is kept."""
    giving = dict[int, float]()
    for number, (size, _) in sizes.items():
        kid = kids[number]
        if kid.aspect is not None:
            giving[number] = size
        elif (kid.width if across else kid.height) is None:
            giving[number] = max(0.0, size - least_size(context, kid, MUCH, MUCH)[0 if across else 1])
    whole = sum(giving.values())
    if whole <= 0:
        return
    part = min(1.0, over / whole)
    for number, gives in giving.items():
        size, cross = sizes[number]
        smaller, aspect = size - gives * part, kids[number].aspect
        if aspect is not None:
            cross = round(smaller / aspect if across else smaller * aspect)
        sizes[number] = smaller, cross


def _grid(context: LayoutContext, node: Grid, inner: Rect) -> Iterator[tuple[int, Node, Rect]]:
    count = len(node.kids)
    if not count:
        return
    gap, row_gap = context.px(node.gap), context.px(node.row_gap)
    in_row = max(1, inner.width // max(1, context.px(node.least, inner.width)))
    rows = -(-count // in_row)
    columns = -(-count // rows)
    wide = (inner.width - gap * (columns - 1)) // columns
    if node.most is not None:
        wide = min(wide, context.px(node.most, inner.width))
    high = (inner.height - row_gap * (rows - 1)) // rows
    for number, kid in enumerate(context.kids(node)):
        left, top = number % columns * (wide + gap), number // columns * (high + row_gap)
        yield number, kid, Rect(inner.left + left, inner.top + top, wide, high)


def _wrap(context: LayoutContext, node: Wrap, inner: Rect) -> Iterator[tuple[int, Node, Rect]]:
    gap, high, top, number = context.px(node.gap), context.px(node.row_height), inner.top, 0
    for kids in wrapped_rows(context, node, inner.width, inner.height):
        wide = (inner.width - gap * (len(kids) - 1)) // len(kids)
        for at, kid in enumerate(kids):
            yield number, kid, Rect(inner.left + at * (wide + gap), top, wide, high)
            number += 1
        top += high + context.px(node.row_gap)


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
