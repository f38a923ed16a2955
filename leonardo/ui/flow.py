"""Lays the kids of rows and columns out: what is too much is dropped or shrunk, what is left is shared."""

from pygame import Rect

from leonardo.ui.measure import MUCH, LayoutContext, least_size, size_of
from leonardo.ui.node import Flow, Node, Row, Text

Placed = tuple[Node, Rect]  # a kid that is shown, and its place


class _Slot:
    """What a kid takes along its row or column, and across."""

    __slots__ = ("across", "along", "kid")

    def __init__(self, kid: Node, along: float, across: int) -> None:
        self.kid, self.along, self.across = kid, along, across


def flow(context: LayoutContext, node: Flow, inner: Rect) -> list[Placed]:
    """Return the kids of a row or column that are shown, one after the other."""
    is_row, gap = isinstance(node, Row), context.px(node.gap)
    whole, beside = inner.size if is_row else (inner.height, inner.width)
    if node.even is not None:
        return _even(context, node, inner, node.even)
    slots = _slots(context, node, whole, beside, gap)
    left, step = max(0.0, _left(slots, whole, gap)), float(gap)
    start = float(inner.left if is_row else inner.top)
    if node.justify == "end":
        start += left
    elif node.justify == "centre":
        start += left / 2
    elif node.justify == "between":
        step += left / max(1, len(slots) - 1)
    places = list[Placed]()
    for slot in slots:
        kid, low, high = slot.kid, round(start), round(start + slot.along)
        align = kid.align or node.cross
        if align == "stretch" and (kid.height if is_row else kid.width) is None and kid.aspect is None:
            thick = beside
        else:
            thick = min(slot.across, beside)
        aside = 0
        if align == "centre":
            aside = beside // 2 - thick // 2
        elif align == "end":
            aside = beside - thick
        if is_row:
            places.append((kid, Rect(low, inner.top + aside, high - low, thick)))
        else:
            places.append((kid, Rect(inner.left + aside, low, thick, high - low)))
        start += slot.along + step
    return places


def _left(slots: list[_Slot], whole: int, gap: float) -> float:
    """Return how much room is left along a row or column; below 0 if it is too little."""
    return whole - sum([slot.along for slot in slots]) - gap * max(0, len(slots) - 1)


def _slots(context: LayoutContext, node: Flow, whole: int, beside: int, gap: int) -> list[_Slot]:
    """Return what the kids that are shown take when some are dropped or shrunk, or have grown."""
    is_row = isinstance(node, Row)
    slots = list[_Slot]()
    for kid in context.kids(node):
        slot = _wanted(context, kid, is_row, whole, beside)
        if slot is not None:
            slots.append(slot)
    left = _left(slots, whole, gap)
    if left < 0:
        droppable = sorted([slot for slot in slots if slot.kid.drop], key=lambda slot: slot.kid.drop)
        while droppable and left < 0:
            slots.remove(droppable.pop())
            left = _left(slots, whole, gap)
    if left < 0:
        _shrink(context, slots, is_row, -left)
    elif left > 0:
        _grow(context, slots, is_row, whole, gap)
    if not is_row and len({round(slot.along, 3) for slot in slots}) == 1:  # what is alike is so to the pixel
        for slot in slots:
            slot.along = float(int(slot.along))
    return slots


def _wanted(context: LayoutContext, kid: Node, is_row: bool, whole: int, beside: int) -> _Slot | None:
    """Return what a kid takes before it grows; None if it is rather dropped."""
    if kid.grow and kid.aspect is None and (kid.width if is_row else kid.height) is None:
        least, thick, thickest = (
            (kid.min_width, kid.height, kid.max_height) if is_row else (kid.min_height, kid.width, kid.max_width)
        )
        across = beside if thick is None else context.px(thick, beside)
        if thickest is not None:
            across = min(across, context.px(thickest, beside))
        return _Slot(kid, float(context.px(least, whole)), across)
    if is_row:
        along, across = size_of(context, kid, whole, beside)
    else:
        across, along = size_of(context, kid, beside, whole)
    if kid.drop and isinstance(kid, Text):
        most = kid.max_width if is_row else kid.max_height
        if most is not None and _plain_width(context, kid) > context.px(most, whole):
            return None
    return _Slot(kid, float(along), across)


def _plain_width(context: LayoutContext, node: Text) -> int:
    shortest = min(context.brush.width(way, node.style) for way in node.wordings)
    return max(shortest, *(context.brush.width(each, node.style) for each in ("", *node.reserve)))


def _grow(context: LayoutContext, slots: list[_Slot], is_row: bool, whole: int, gap: int) -> None:
    """Share what is left among the kids that grow, none beyond its `max_width` or `max_height`."""
    growing = [slot for slot in slots if slot.kid.grow]
    while growing and (left := _left(slots, whole, gap)) > 0.5:
        shares, full = sum([slot.kid.grow for slot in growing]), list[_Slot]()
        for slot in growing:
            most = slot.kid.max_width if is_row else slot.kid.max_height
            if most is not None:
                limit = context.px(most, whole)
                if slot.along + left * slot.kid.grow / shares > limit:
                    full.append(slot)
                    slot.along = max(slot.along, float(limit))
        if full:
            growing = [slot for slot in growing if slot not in full]
            continue
        for slot in growing:
            slot.along += left * slot.kid.grow / shares
        return


def _shrink(context: LayoutContext, slots: list[_Slot], is_row: bool, over: float) -> None:
    """Take what is `over` from the kids that can shrink, most from the largest; an aspect is kept."""
    giving = list[tuple[_Slot, float]]()
    for slot in slots:
        kid = slot.kid
        if kid.aspect is not None:
            giving.append((slot, slot.along))
        elif (kid.width if is_row else kid.height) is None:
            least = least_size(context, kid, MUCH, MUCH)[0 if is_row else 1]
            giving.append((slot, max(0.0, slot.along - least)))
    whole = sum([gives for _, gives in giving])
    if whole <= 0:
        return
    part = min(1.0, over / whole)
    for slot, gives in giving:
        slot.along -= gives * part
        aspect = slot.kid.aspect
        if aspect is not None:
            slot.across = round(slot.along / aspect if is_row else slot.along * aspect)


def _even(context: LayoutContext, node: Flow, inner: Rect, aspect: float) -> list[Placed]:
    kids, is_row, gap = context.kids(node), isinstance(node, Row), context.px(node.gap)
    whole, beside = inner.size if is_row else (inner.height, inner.width)
    along = (whole - gap * (len(kids) - 1)) // max(1, len(kids))
    along = min(along, round(beside * (aspect if is_row else 1 / aspect)))
    across = min(beside, round(along / aspect if is_row else along * aspect))
    used = along * len(kids) + gap * (len(kids) - 1)
    start = {"start": 0, "centre": (whole - used) // 2, "end": whole - used, "between": 0}[node.justify]
    step = (whole - along) / max(1, len(kids) - 1) if node.justify == "between" else along + gap
    aside, places = (beside - across) // 2, list[Placed]()
    for number, kid in enumerate(kids):
        at = start + round(number * step)
        if is_row:
            places.append((kid, Rect(inner.left + at, inner.top + aside, along, across)))
        else:
            places.append((kid, Rect(inner.left + aside, inner.top + at, across, along)))
    return places
