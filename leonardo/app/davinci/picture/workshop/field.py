"""What the fields of the workshop have in common: where they lie, their heads, and the wood they are sunk into."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import TITLE, Brush
from leonardo.app.table.looks.colours import LIGHT
from leonardo.ui.node import L, Lines, Node, column, image, stack, text

_SHARES: Final = {"person": 286, "small": 412, "large": 412, "purse": 192, "stores": 200, "owned": 316}
"""Units of width that each field has, from left to right."""
_WITHOUT_LARGE: Final = {"small": 530, "large": 294}
"""The same of the laboratories while there is no large one yet."""


@frozen
class WorkshopFields:
    """The six fields of the workshop."""

    person: Rect
    small: Rect
    large: Rect
    purse: Rect
    stores: Rect
    owned: Rect

    @classmethod
    def within(cls, brush: Brush, rect: Rect, *, has_large: bool) -> "WorkshopFields":
        """Share the workshop out; where there is no large laboratory, the small one has most of its room."""
        gap = max(4, brush.px(10))
        inner = rect.inflate(-2 * max(5, brush.px(12)), -2 * max(5, brush.px(11)))
        shares = _SHARES if has_large else _SHARES | _WITHOUT_LARGE
        room, whole, left = inner.width - gap * (len(shares) - 1), sum(shares.values()), inner.left
        fields = {}
        for name, share in shares.items():
            width = room * share // whole
            fields[name] = Rect(left, inner.top, width, inner.height)
            left += width + gap
        fields["owned"].width = inner.right - fields["owned"].left
        return cls(**fields)


def padding(brush: Brush) -> int:
    """Return the pixels between the edge of a field and what stands in it."""
    return max(5, brush.px(13))


def head_of(brush: Brush, field: Rect) -> Rect:
    """Return the row of a field's title."""
    pad = padding(brush)
    height = brush.line(TITLE) + brush.px(7)
    return Rect(field.left + pad, field.top + brush.px(5), field.width - 2 * pad, height)


def body_of(brush: Brush, field: Rect) -> Rect:
    """Return what is free of a field below its title."""
    head, pad = head_of(brush, field), padding(brush)
    top = head.bottom + brush.px(2)
    return Rect(head.left, top, head.width, field.bottom - max(4, pad * 2 // 3) - top)


def draw_title(brush: Brush, surface: Surface, field: Rect, *titles: str) -> None:
    """Sink a field into the wood and write its title, the first of some that fits."""
    brush.inset(surface, field)
    head = head_of(brush, field)
    title = brush.first_fitting(titles, TITLE, head.width)
    brush.write(surface, title, (head.left, head.centery), TITLE, LIGHT, room=head.width, shade=True)


def field(titles: tuple[str, ...], body: Node) -> Node:
    """Return a field that is sunk into the wood, with the first of some titles that fits over what is in it."""
    title = text(titles, TITLE, LIGHT, shade=True, height=Lines(TITLE, 1, 7))
    within = column(title, stack(body, grow=1), gap=2, pad=(L(13, 5), 5, L(13, 5), L(8.67, 4)))
    return stack(image("inset", mode="panel"), within)
