"""Measures nodes: how large one would be in some room, and the least room that it needs."""

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from attrs import field, frozen
from pygame import Rect

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Size
from leonardo.ui.node import (
    Board,
    Column,
    Component,
    Custom,
    Fill,
    Flow,
    Grid,
    Image,
    L,
    Length,
    Lines,
    Measured,
    Node,
    Pad,
    Paint,
    Pin,
    Row,
    Share,
    Text,
    Variants,
    Wrap,
)
from leonardo.ui.raster import RasterCache

MOST_COMPONENTS: Final = 4000
"""Calls of components of which a screen keeps the nodes: several times as many as a table has."""
MUCH: Final = 1 << 20  # more pixels than any window has


class Components:
    """The nodes that components returned, at most so many; those not asked for longest are dropped first."""

    def __init__(self, most: int = MOST_COMPONENTS) -> None:
        self.most = most
        self._nodes: OrderedDict[Component, Node] = OrderedDict()
        self._spoken = object()
        """Stands for all that is known; when that is dropped, there is another one."""

    def __len__(self) -> int:
        return len(self._nodes)

    def node(self, given: Node) -> Node:
        if given.__class__ is not Component:
            return given
        return self._returned(given)

    def _returned(self, call: Component) -> Node:
        """Return the node that a call stands for; a call that is asked again has it at hand."""
        if call.known is not None and call.known[0] is self._spoken:
            return call.known[1]
        found = self._nodes.get(call)
        if found is None:
            found = self._nodes[call] = self.node(call())
            if len(self._nodes) > self.most:
                self._nodes.popitem(last=False)
        else:
            self._nodes.move_to_end(call)
        call.known = self._spoken, found
        return found

    def clear(self) -> None:
        self._nodes.clear()
        self._spoken = object()


@frozen(eq=False)
class LayoutContext:
    """What a tree is laid out with."""

    brush: Brush
    cache: RasterCache
    components: Components = field(factory=Components)
    sizes: dict[tuple[Node, int, int, bool, Brush], Size] = field(factory=dict)
    """What was measured; the screen drops it when it becomes too much."""

    def with_brush(self, brush: Brush) -> "LayoutContext":
        """Return the same with another brush, such as one for smaller text."""
        return LayoutContext(brush, self.cache, self.components, self.sizes)

    def kids(self, node: Node) -> list[Node]:
        node_of = self.components.node
        return [node_of(kid) if kid.__class__ is Component else kid for kid in node.kids]

    def px(self, length: Length | None, whole: int = 0) -> int:
        """Return a length in pixels where the parent has `whole` of them; none given is 0."""
        if isinstance(length, L):
            return max(length.least, self.brush.px(length.units)) if length.units or length.least else 0
        if isinstance(length, Share):
            return round(whole * length.of)
        if isinstance(length, Lines):
            return round(self.brush.line(length.style) * length.count) + self.px(length.more)
        return self.brush.px(length) if length else 0

    def pads(self, pad: Pad) -> tuple[int, int, int, int]:
        """Return pads in pixels: left, top, right, bottom."""
        if pad == 0:
            return 0, 0, 0, 0
        if not isinstance(pad, tuple):
            each = self.px(pad)
            return each, each, each, each
        if len(pad) == 2:
            across, down = self.px(pad[0]), self.px(pad[1])
            return across, down, across, down
        left, top, right, bottom = pad
        return self.px(left), self.px(top), self.px(right), self.px(bottom)

    def within(self, rect: Rect, pad: Pad) -> Rect:
        if pad == 0:
            return rect
        left, top, right, bottom = self.pads(pad)
        wide, high = rect.size
        return Rect(rect.left + left, rect.top + top, max(0, wide - left - right), max(0, high - top - bottom))

    def clamp(self, length: int, least: Length | None, most: Length | None, whole: int) -> int:
        """Return a length in pixels, at most `most` and at least `least`."""
        if most is not None:
            length = min(length, self.px(most, whole))
        return max(length, self.px(least, whole)) if least is not None else length


def size_of(context: LayoutContext, node: Node, wide: int, high: int) -> Size:
    """Return how large a node would be in so much room."""
    key = node, wide, high, True, context.brush
    found = context.sizes.get(key)
    if found is None:
        found = context.sizes[key] = _size_of(context, node, wide, high)
    return found


def _size_of(context: LayoutContext, node: Node, wide: int, high: int) -> Size:
    left, top, right, bottom = context.pads(node.pad)
    across, down = left + right, top + bottom
    inner = max(0, wide - across), max(0, high - down)
    width, height = inner if node.aspect is not None else _content_size(context, node, *inner)
    width, height = width + across, height + down
    if node.width is not None:
        width = context.px(node.width, wide)
    if node.height is not None:
        height = context.px(node.height, high)
    if node.min_width is not None or node.max_width is not None:
        width = context.clamp(width, node.min_width, node.max_width, wide)
    if node.min_height is not None or node.max_height is not None:
        height = context.clamp(height, node.min_height, node.max_height, high)
    if node.aspect is not None:
        return min(width, round(height * node.aspect)), min(height, round(width / node.aspect))
    if node.max_aspect is not None:
        width = min(width, round(height * node.max_aspect))
    return width, height


def _content_size(context: LayoutContext, node: Node, wide: int, high: int) -> Size:
    measure = _CONTENT.get(node.__class__)
    if measure is not None:
        return measure(context, node, wide, high)
    kids = context.kids(node)
    sizes = [size_of(context, kid, wide, high) for kid in [kid for kid in kids if not _is_ground(kid)] or kids]
    return max([size[0] for size in sizes], default=0), max([size[1] for size in sizes], default=0)


def _row_size(context: LayoutContext, node: Row, wide: int, high: int) -> Size:
    kids = context.kids(node)
    sizes = [size_of(context, kid, wide, high) for kid in kids]
    gaps = context.px(node.gap) * max(0, len(sizes) - 1)
    heights = _heights_in_row(context, kids, sizes, wide - gaps, high)
    return sum([size[0] for size in sizes]) + gaps, max(heights, default=0)


def _column_size(context: LayoutContext, node: Column, wide: int, high: int) -> Size:
    sizes = [size_of(context, kid, wide, high) for kid in context.kids(node)]
    gaps = context.px(node.gap) * max(0, len(sizes) - 1)
    return max([size[0] for size in sizes], default=0), sum([size[1] for size in sizes]) + gaps


def _variant_size(context: LayoutContext, node: Variants, wide: int, high: int) -> Size:
    return size_of(context, fitting_variant(context, node, wide, high), wide, high)


def _wrap_size(context: LayoutContext, node: Wrap, wide: int, high: int) -> Size:
    rows = len(wrapped_rows(context, node, wide, high))
    return wide, rows * context.px(node.row_height) + max(0, rows - 1) * context.px(node.row_gap)


def _image_size(context: LayoutContext, node: Image, wide: int, high: int) -> Size:
    if node.mode != "fit":
        return wide, high
    width, height = context.brush.pictures.entry(node.name).size
    return round(high * width / height), high


def _paint_size(context: LayoutContext, node: Paint, wide: int, high: int) -> Size:
    return (wide, high) if node.size is None else node.size(context.brush, *node.args)


def _nothing(_context: LayoutContext, _node: Node, _wide: int, _high: int) -> Size:
    return 0, 0


def _whole(_context: LayoutContext, _node: Node, wide: int, high: int) -> Size:
    return wide, high


def _heights_in_row(
    context: LayoutContext, kids: Sequence[Node], sizes: Sequence[Size], wide: int, high: int
) -> Iterator[int]:
    """Yield the heights of the kids of a row; of those that grow, at the widths that are left for them."""
    growing = [kid.grow if kid.width is None and kid.aspect is None else 0 for kid in kids]
    left = wide - sum(size[0] for size, share in zip(sizes, growing, strict=True) if not share)
    for kid, share, size in zip(kids, growing, sizes, strict=True):
        yield size_of(context, kid, max(0, round(left * share / sum(growing))), high)[1] if share else size[1]


def _is_ground(kid: Node) -> bool:
    """Whether a kid of a stack is as large as the others make it, such as a plate that they lie on."""
    if kid.width is not None or kid.height is not None or kid.aspect is not None:
        return False
    is_drawn = isinstance(kid, Paint) and kid.size is None
    return is_drawn or isinstance(kid, Fill) or (isinstance(kid, Image) and kid.mode != "fit")


def fitting_variant(context: LayoutContext, node: Variants, wide: int, high: int) -> Node:
    """Return the first variant that fits, or the last; those behind it are not looked at."""
    for given in node.kids[:-1]:
        kid = context.components.node(given)
        if (fits if node.measured else _has_room)(context, kid, wide, high):
            return kid
    return context.components.node(node.kids[-1])


def wrapped_rows(context: LayoutContext, node: Wrap, wide: int, high: int) -> list[list[Node]]:
    rows, gap, taken = list[list[Node]](), context.px(node.gap), 0
    for kid in context.kids(node):
        width = size_of(context, kid, wide, high)[0]
        if not rows or taken + width > wide:
            rows.append([])
            taken = 0
        rows[-1].append(kid)
        taken += width + gap
    return rows


def _text_size(context: LayoutContext, node: Text, wide: int, high: int) -> Size:
    brush = context.brush
    if node.wrap:
        style = wrapped_style(brush, node, wide)
        if node.close:
            return wide, brush.line(style) * len(close_lines(brush, node, style, wide))
        return wide, brush.painter.height_of(node.wordings[0], style.face, style.units, max(1, wide))
    style = line_style(brush, node, wide, high)
    _, width = first_that_fits(brush, node.wordings, style, wide)
    for other in node.reserve:
        width = max(width, brush.width(other, style))
    return min(wide, width), brush.line(style)


def first_that_fits(brush: Brush, wordings: Sequence[str], style: Style, wide: int) -> tuple[str, int]:
    """Return the first wording that fits in a width, or the last, and how wide it is."""
    wording, width = "", 0
    for wording in wordings:
        width = brush.width(wording, style)
        if width <= wide:
            break
    return wording, width


def line_style(brush: Brush, node: Text, wide: int, high: int) -> Style:
    """Return the letters of a line: no higher than its place, and in which all that is `alike` fits."""
    style = node.style
    if node.fill is not None:
        units = min(style.units, high * node.fill / brush.layout.k / brush.painter.scale)
        style = Style(style.face, units, style.narrow)
    return brush.alike([(text, wide) for text in node.alike], style) if node.alike else style


def wrapped_style(brush: Brush, node: Text, wide: int) -> Style:
    """Return letters in which each word of a broken text fits on a line."""
    if not node.style.narrow:
        return node.style
    return brush.alike([(word, wide) for word in node.wordings[0].split()], node.style)


def close_lines(brush: Brush, node: Text, style: Style, wide: int) -> list[str]:
    return brush.painter.wrap(node.wordings[0], style.face, style.units, max(1, wide))


def fits(context: LayoutContext, node: Node, wide: int, high: int) -> bool:
    """Return whether a node can be shown whole in a place, with its text as small as may be."""
    if node.min_aspect is not None and wide < high * node.min_aspect:
        return False
    width, height = least_size(context, node, wide, high)
    return width <= wide and height <= high


def _has_room(context: LayoutContext, node: Node, wide: int, high: int) -> bool:
    return context.px(node.min_width, wide) <= wide and context.px(node.min_height, high) <= high


def least_size(context: LayoutContext, node: Node, wide: int, high: int) -> Size:
    """Return the least room that a node needs where its parent has so much."""
    key = node, wide, high, False, context.brush
    found = context.sizes.get(key)
    if found is None:
        found = context.sizes[key] = _least_size(context, node, wide, high)
    return found


def _least_size(context: LayoutContext, node: Node, wide: int, high: int) -> Size:
    left, top, right, bottom = context.pads(node.pad)
    width, height = _least_content(context, node, (wide - left - right, high - top - bottom), (wide, high))
    if node.width is not None and not isinstance(node.width, Share):
        width = context.px(node.width)
    if node.height is not None and not isinstance(node.height, Share):
        height = context.px(node.height)
    if node.min_width is not None:
        width = max(width, context.px(node.min_width, wide))
    if node.min_height is not None:
        height = max(height, context.px(node.min_height, high))
    return width + left + right, height + top + bottom


def _least_content(context: LayoutContext, node: Node, inner: Size, whole: Size) -> Size:
    """Return the least room for what is in a node that has `inner` room within its pads, of a `whole`."""
    if isinstance(node, Text):
        return _least_text(context.brush, node, *inner)
    if isinstance(node, Flow):
        return _least_flow(context, node, *whole)
    if isinstance(node, Pin):
        return 0, 0
    if isinstance(node, Variants):
        return least_size(context, context.components.node(node.kids[-1]), *whole)
    kids = [least_size(context, kid, *whole) for kid in context.kids(node)]
    return max([kid[0] for kid in kids], default=0), max([kid[1] for kid in kids], default=0)


def _least_flow(context: LayoutContext, node: Flow, wide: int, high: int) -> Size:
    sizes = list[Size]()
    for kid in context.kids(node):
        if not kid.drop:
            across = context.px(kid.width, wide) if isinstance(kid.width, Share) else wide
            down = context.px(kid.height, high) if isinstance(kid.height, Share) else high
            sizes.append(least_size(context, kid, across, down))
    axis, gaps = 0 if isinstance(node, Row) else 1, context.px(node.gap) * max(0, len(node.kids) - 1)
    along = sum([size[axis] for size in sizes]) + gaps
    beside = max([size[1 - axis] for size in sizes], default=0)
    return (along, beside) if axis == 0 else (beside, along)


def _least_text(brush: Brush, node: Text, wide: int, high: int) -> Size:
    painter = brush.painter
    if node.wrap:
        style = wrapped_style(brush, node, wide)
        if node.close:
            has_room = brush.line(style) * len(close_lines(brush, node, style, wide)) <= high
        else:
            has_room = painter.holds(node.wordings[0], style.face, style.units, Rect(0, 0, wide, high))
        return (0, 0) if has_room else (MUCH, MUCH)
    if node.rigid:
        return max(brush.width(each, node.style) for each in (node.wordings[-1], *node.reserve)), painter.smallest
    faces = (node.style.face, *node.style.narrow)
    widths = (painter.letters(face, painter.smallest).width(way) for way in node.wordings for face in faces)
    return min(widths), painter.smallest


_CONTENT: Final[dict[type[Node], Callable[[LayoutContext, Any, int, int], Size]]] = {
    Text: _text_size,
    Image: _image_size,
    Paint: _paint_size,
    Row: _row_size,
    Column: _column_size,
    Variants: _variant_size,
    Wrap: _wrap_size,
    Pin: _nothing,
    **dict.fromkeys((Fill, Board, Custom, Measured, Grid), _whole),
}
"""Returns how large the content of a node would be in so much room, by its kind; others are as large as their kids."""
