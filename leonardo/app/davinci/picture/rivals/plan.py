"""Where everything lies on the panel of another seat: rows of text, figures and laboratories beside a portrait."""

from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.rivals.laboratory import LaboratoryLine, laboratory_height
from leonardo.app.kit.brush import BOLD, LITTLE, NARROW, TITLE, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.engine.davinci.constants import LABORATORIES, Component

ACT_STYLE: Final = Style(Face.STRONG, 15.5)
"""How the last act is written."""
NAME: Final = Style(TITLE.face, 27, NARROW)
"""How the name is written under a portrait that hangs over all else."""
HEADING: Final = Style(Face.BOLD, 23)
"""What stands over the inventions where all is large."""
SUM_STYLE: Final = Style(Face.BOLD, 23)
"""How the florins are written."""
_UP_TO_HATS: Final = 0.55
"""How far below the middle of their row they stand at most, in heights with their hats."""
_LEAST: Final = 11
"""Pixels under which a figure could not be told from another."""
_IN_A_ROW, _BESIDE = 0.57, 0.61
"""The height of a figure in heights of its row: with a hat no higher than that, and where a name above it gives way."""
_TWO_WIDE, _MANY_WIDE = 2.1, 3.3
"""How wide a master is with one apprentice, and with as many as stand side by side, in heights of an apprentice."""
_COUNT, _LEAST_COUNT, _WIDE_COUNT = 25, 18, 8
"""Units of the number beside the figure of many, its pixels at least, and a wide one: it is read from afar, as the
purse beside it."""
_PORTRAIT: Final = 0.82
"""The width of a portrait by its height."""
_WIDEST, _WIDEST_LOW = 0.32, 0.27
"""The width of a portrait at most, in widths of the panel, where it does not hang over all else, and on a low one."""
_GROWTH: Final = {"head": 1.7, "hand": 2.0, "owned": 3.4, "laboratories": 2.0, "holdings": 1.8, "act": 1.5}
"""How many times as high as it needs to be a row grows, where the panel is high."""
_UPRIGHT: Final = 1.7
"""The height of a panel in widths from which the portrait hangs over all else."""
_HIGHER: Final = 1.35
"""The height of a panel in widths from which those at hand have a whole row for themselves."""
_ASIDE: Final = 2.0
"""The width of a panel in heights from which the portrait hangs beside all else."""
_POSTER: Final = 0.66
"""The height of a portrait there, in widths of the panel."""
_SHARE_AT_HAND: Final = 0.57
"""How much of a row that they share is left to those at hand by what is owned."""
_HELD: Final = 0.46
"""How high a closed purse at the foot of a portrait is, in heights of that."""
_TOGETHER, _HATS = 47, 8
"""Units of a row that they share at least, and the pixels in which hats reach above a line of words there."""
_ROOMY: Final = {"hand": 46, "owned": 31}
"""Units of those at hand and of what is owned where the work is told in large squares."""
_CARDS: Final = 58
"""Units of a place for what is owned from which it shows the machines and not only their types."""
_LARGE_CARDS: Final = 100
"""Units of the cards where all is large, with the places of the types that are missing."""
_OWNED_IN_A_ROW: Final = 3
"""Types beside each other where they are shown large."""
_BLOCKS: Final = 60
"""Units that are kept free between all rows where these are blocks with lines between them."""
_MISSING: Final = 40
"""Units of the row below them of the types of which there is nothing."""
_LARGE_ORDER: Final = ("head", "hand", "laboratories", "owned", "holdings", "act")
"""The rows where all is large: who it is, then the work, then what came of it."""
_EDGE, _LEAST_EDGE, _CLOSE_EDGE = 7, 6, 4
"""Units, and pixels at least, between the rows and the edges above and below; pixels where all is close."""
_FOOT_EDGE, _LEAST_FOOT_EDGE = 6, 4
"""Units, and pixels at least, between the ribbon at the foot and the edges."""
_APART, _LARGE_APART, _LEAST_APART = 5, 18, 4
"""Units between rows and between laboratories, between these where all is large, and pixels at least."""
_CLOSE: Final = ("hand", "owned")
"""The rows that belong to the one above them: they need no gap."""


@frozen
class _Telling:
    """How much is told: how fully the laboratories are, and whether the last act is.

    Where it is `close`, nothing is free between rows, and little above and below; types `owned` may be left out.
    """

    fullness: int
    act: bool
    close: bool = False
    owned: bool = True


_TELLINGS: Final = (_Telling(2, True), _Telling(1, True), _Telling(1, False), _Telling(0, False))
_LAST: Final = (_Telling(0, False, close=True), _Telling(0, False, close=True, owned=False))
"""What is told where not even that has room, and text has yielded as far as it may: rows that touch each other."""
_IN_A_LINE: Final = _TELLINGS[1:]
_UPRIGHT_TELLINGS: Final = (_Telling(3, True), *_TELLINGS)
_TALL_TELLINGS: Final = (_Telling(4, True), _Telling(4, False), *_UPRIGHT_TELLINGS)
"""The fullest first, those with each laboratory in a line, whose height is left to portrait and persons, those of a
panel that is higher than wide, and of one that is so by far."""


class RivalPlan:
    """The rows of a panel in `rect`; with `open_memory` there is one for components, and room for florins."""

    def __init__(self, brush: Brush, rect: Rect, *, open_memory: bool) -> None:
        self.rect = rect
        self.open_memory = open_memory
        low = _IN_A_LINE if self.together else _TELLINGS
        self._tellings = _TALL_TELLINGS if self._tall else _UPRIGHT_TELLINGS if rect.height > rect.width else low
        self.brush = brush.yielding(lambda larger: any(self._fits(larger, telling) for telling in self._tellings[1:-1]))

    @cached_property
    def _telling(self) -> _Telling:
        told = (*self._tellings, *_LAST)
        return next((telling for telling in told if self._fits(self.brush, telling)), _LAST[-1])

    def _fits(self, brush: Brush, telling: _Telling) -> bool:
        heights = self._heights(brush, telling)
        needed = sum(heights.values()) + self._poster + sum(self._gaps(brush, telling, heights).values())
        left, right = self._sides(brush)
        line = Rect(left, 0, right - left, laboratory_height(brush, telling.fullness))
        in_a_row = LaboratoryLine(line, telling.fullness).has_room(brush)
        return needed <= self._room(brush, telling) and in_a_row

    def _room(self, brush: Brush, telling: _Telling) -> int:
        """The pixels of height between the edges."""
        edge = _edge(brush, close=telling.close)
        return self.rect.height - edge - (_foot_edge(brush) if telling.act else edge)

    def _gaps(self, brush: Brush, telling: _Telling, heights: Mapping[str, int]) -> dict[str, int]:
        """The pixels that are free above each row at least."""
        if telling.close:
            return {}
        told = [name for name, height in heights.items() if height]
        return {name: 0 if name in _CLOSE else _apart(brush) for name in (told if self._tall else told[1:])}

    def _sides(self, brush: Brush) -> tuple[int, int]:
        """Where rows begin and end."""
        return self.rect.left + max(10, brush.px(18)), self.rect.right - max(6, brush.px(13))

    @property
    def _poster(self) -> int:
        """How high the portrait is that hangs over all else, if it does."""
        return round(self.rect.width * _POSTER) if self._tall else 0

    def _heights(self, brush: Brush, telling: _Telling) -> dict[str, int]:
        """The pixels that each row needs."""
        line = max(round(brush.type(LITTLE) * 1.14), brush.px(19))
        large = telling.fullness == 4
        hand, owned = max(line + 2, brush.px(28)), max(round(brush.type(LITTLE) * 0.86), brush.px(19))
        if self.together:
            hand, owned = max(line + _HATS, brush.px(_TOGETHER)), 0
        elif not telling.owned:
            owned = 0
        elif telling.fullness == 3:
            hand, owned = max(hand, brush.px(_ROOMY["hand"])), max(owned, brush.px(_ROOMY["owned"]))
        heights = {
            "head": max(brush.type(NAME if large else TITLE), brush.px(40 if large else 23)),
            "hand": max(line + 2, brush.px(58)) if large else hand,
            "owned": brush.line(HEADING) + brush.px(_LARGE_CARDS) if large else owned,
            "laboratories": len(LABORATORIES) * laboratory_height(brush, telling.fullness)
            + (brush.px(_LARGE_APART) if large else _apart(brush)),
            "holdings": line if self.open_memory else 0,
            "act": max(round(brush.type(ACT_STYLE) * 1.1), brush.px(18)) if telling.act else 0,
        }
        return {name: heights[name] for name in (_LARGE_ORDER if large else heights)}

    @property
    def tells_act(self) -> bool:
        """Whether there is room for the last act."""
        return self._telling.act

    @property
    def rules(self) -> list[int]:
        """The pixels down at which a line parts the blocks of a panel on which all is large."""
        if not self.large:
            return []
        ends = ("hand", "laboratories"), ("laboratories", "owned")
        return [(self.rows[upper].bottom + self.rows[lower].top) // 2 for upper, lower in ends]

    # ---- rows, and the portrait beside them

    @property
    def _tall(self) -> bool:
        """Whether the panel is much higher than wide."""
        return self.rect.height > _UPRIGHT * self.rect.width

    @property
    def together(self) -> bool:
        """Whether those at hand and what is owned share one high row, and a closed purse hangs on the portrait."""
        return not self.open_memory and self.rect.height <= self.rect.width

    @property
    def large(self) -> bool:
        """Whether there is room to show all of it large."""
        return self._telling.fullness == 4

    @property
    def shows_cards(self) -> bool:
        """Whether there is room for the machines of what is owned, and for places kept for the other types."""
        place = self.columns("owned")[0]
        return self.large or (place.height >= self.brush.px(_CARDS) and place.width >= self.brush.px(_CARDS * 2 // 3))

    @property
    def _wide(self) -> bool:
        """Whether the panel is wide enough for a portrait beside all of it."""
        return self.rect.width > _ASIDE * self.rect.height

    @property
    def _beside(self) -> tuple[str, ...]:
        """The rows beside the portrait from top to bottom: all of them on a wide panel, the fewer the higher it is."""
        if self._wide:
            told = self._heights(self.brush, self._telling)
            return tuple(name for name, height in told.items() if height)
        if self._tall:
            return ("head",)
        roomy = self._telling.fullness > 0 and self.rect.height <= _HIGHER * self.rect.width
        return ("head", "hand", "owned") if roomy or self.rect.height <= self.rect.width else ("head", "owned")

    @cached_property
    def rows(self) -> dict[str, Rect]:
        """The rows of the panel; where there is more height than they need they grow, and then stand apart.

        The first of them are beside the portrait; none on a panel that is much higher than wide.
        """
        brush, needed = self.brush, self._heights(self.brush, self._telling)
        over = {"portrait": self._poster} if self._tall else {}
        gaps = self._gaps(brush, self._telling, needed)
        room = self._room(brush, self._telling) - sum(over.values()) - sum(gaps.values())
        grown = _grown(needed, room - (brush.px(_BLOCKS) if self.large else 0))
        heights = over | {name: grown[name] for name in (*self._beside, *grown)}
        spare = (room - sum(grown.values())) // max(1, sum(height > 0 for height in heights.values()) - 1)
        left, right = self._sides(brush)
        rows, top = dict[str, Rect](), self.rect.top + _edge(brush, close=self._telling.close)
        for name, height in heights.items():
            top += gaps.get(name, 0) + (spare if rows and height else 0)
            rows[name] = Rect(left, top, right - left, height)
            top += height
        rows["act"] = self._foot(heights["act"])
        if self._tall:
            return rows
        beside = self._portrait_in(rows["head"].union(rows[self._beside[-1]])).right + max(4, brush.px(9))
        for name in self._beside:
            rows[name].left, rows[name].width = beside, right - beside
        if self.together:
            rows["hand"], rows["owned"] = self._shared(rows["hand"])
        return rows

    def _shared(self, row: Rect) -> tuple[Rect, Rect]:
        """Part a row between those at hand, as wide as a master and one with a number are, and what is owned."""
        height = min(round(row.height * _BESIDE), int((row.width * _SHARE_AT_HAND - self._number) / _TWO_WIDE))
        wide = min(row.width // 2 + self._number // 2, round(height * _TWO_WIDE) + self._number)
        hand = Rect(row.left, row.top, wide, row.height)
        return hand, Rect(hand.right, row.top, row.right - hand.right, row.height)

    @property
    def _number(self) -> int:
        """How wide a wide number beside a figure is, with what is free around it."""
        return self.brush.width(self.brush.times(_WIDE_COUNT), self.count_style) + 2 * self.brush.px(3)

    def _foot(self, height: int) -> Rect:
        """The ribbon along the foot of the panel on which the last act stands, within its border."""
        edge = _foot_edge(self.brush)
        left, right = self.rect.left + max(8, self.brush.px(15)), self.rect.right - edge
        return Rect(left, self.rect.bottom - edge - height, right - left, height)

    def reach(self, name: str) -> Rect:
        """Return a row with what its figures, numbers or ticks reach beyond it."""
        row, more = self.rows[name], self.brush.px(8)
        return row.inflate(2 * more, 2 * more).clip(self.rect)

    def _portrait_in(self, rows: Rect) -> Rect:
        widest = _WIDEST_LOW if self.together else _WIDEST
        height = min(rows.height, round(self.rect.width * widest / _PORTRAIT))
        return Rect(rows.left, rows.top + (rows.height - height) // 2, round(height * _PORTRAIT), height)

    @cached_property
    def portrait(self) -> Rect:
        if self._tall:
            return self.rows["portrait"]
        beside = self.rows["head"].union(self.rows[self._beside[-1]])
        left, _ = self._sides(self.brush)
        return self._portrait_in(Rect(left, beside.top, beside.right - left, beside.height))

    # ---- what stands in the rows

    @cached_property
    def lines(self) -> tuple[LaboratoryLine, LaboratoryLine]:
        """The two laboratories."""
        row, fullness = self.rows["laboratories"], self._telling.fullness
        if fullness == 0:
            beyond = max(5, self.brush.px(8))  # so far the goal of a bar reaches over its end
            left = Rect(row.left, row.top, (row.width - beyond) // 2 - beyond, row.height)
            return LaboratoryLine(left, 0), LaboratoryLine(left.move(row.width - beyond - left.width, 0), 0)
        least = min(laboratory_height(self.brush, fullness), row.height // 2)
        apart = self.brush.px(_LARGE_APART) if self.large else _apart(self.brush)
        upper = Rect(row.left, row.top, row.width, max(least, (row.height - apart) // 2))
        return LaboratoryLine(upper, fullness), LaboratoryLine(upper.move(0, row.height - upper.height), fullness)

    def columns(self, name: str) -> list[Rect]:
        """Return a place in a row for each kind of component."""
        row = self.rows[name]
        width = row.width // len(Component)
        return [Rect(row.left + width * kind, row.top, width, row.height) for kind in Component]

    @property
    def heading(self) -> Rect:
        """The row of what stands over the inventions where all is large."""
        row = self.rows["owned"]
        return Rect(row.left, row.top, row.width, self.brush.line(HEADING))

    def large_owned(self, owned: Collection[Component]) -> dict[Component, Rect]:
        """Return where types are told that are shown large: those `owned` as cards, places of the others below."""
        row, brush = self.rows["owned"], self.brush
        missing = [kind for kind in Component if kind not in owned]
        foot = min(brush.px(_MISSING), row.height // 4) if missing and owned else 0
        top = self.heading.bottom
        lines = max(1, -(-len(owned) // _OWNED_IN_A_ROW))
        width, height = row.width // _OWNED_IN_A_ROW, (row.bottom - foot - top) // lines
        places = {}
        for number, kind in enumerate(sorted(owned)):
            line, column = divmod(number, _OWNED_IN_A_ROW)
            places[kind] = Rect(row.left + width * column, top + height * line, width, height)
        rest = Rect(row.left, row.bottom - foot if owned else top, row.width // len(Component), foot or height)
        places |= {kind: rest.move(rest.width * number, 0) for number, kind in enumerate(missing)}
        return {kind: places[kind] for kind in Component}

    @cached_property
    def leonardo(self) -> Rect:
        """Where Leonardo stands, if he works for the seat."""
        head = self.rows["head"]
        height = min(round(head.height * 1.15), self.brush.px(44))
        return Rect(head.right - height * 2 // 3, head.bottom - height, height * 2 // 3, height)

    @cached_property
    def figure(self) -> int:
        """How high an apprentice is."""
        row = self.rows["hand"]
        room = self.at_hand_end - row.left
        share = _IN_A_ROW if self._tall or "hand" not in self._beside else _BESIDE
        wide = (room - self._number) / _TWO_WIDE
        if self.open_memory or self._tall:
            wide = min(wide, room / _MANY_WIDE)
        return max(_LEAST, min(round(row.height * share), self.brush.px(52), int(wide)))

    @property
    def foot(self) -> int:
        """The pixels down to where those at hand stand: with their hats they are in the middle of a high row."""
        row = self.rows["hand"]
        return min(row.bottom - self.brush.px(1), row.centery + round(figures.with_hat(self.figure) * _UP_TO_HATS))

    @property
    def count_style(self) -> Style:
        """How it is written how many apprentices a figure stands for."""
        return Style(BOLD.face, max(_COUNT, _LEAST_COUNT / self.brush.layout.k / self.brush.painter.scale))

    @property
    def at_hand_end(self) -> int:
        """How far to the right those at hand may reach."""
        return self.rows["hand"].right if self.together else self.purse.left

    @property
    def master(self) -> Rect:
        """Where the master stands, the first of those at hand."""
        row = self.rows["hand"]
        return Rect(row.left, row.top, round(figures.figure_width(self.figure) * 1.2), row.height)

    def apprentices(self, *, beside_master: bool) -> Rect:
        """Return where the apprentices at hand stand."""
        row = self.rows["hand"]
        left = self.master.right if beside_master else row.left
        return Rect(left, row.top, figures.figure_width(self.figure) * 2, row.height)

    @cached_property
    def purse(self) -> Rect:
        """Where the purse hangs, with its sum at its right."""
        row, portrait = self.rows["hand"], self.portrait
        if self.together:
            side = round(portrait.height * _HELD)
            return Rect(portrait.left - side // 6, portrait.bottom - side + side // 10, side, side)
        side = min(row.height, self.brush.px(44))
        width = side + (self.brush.width("00", SUM_STYLE) + self.brush.px(3) if self.open_memory else 0)
        return Rect(row.right - width, row.top, width, row.height)


def _edge(brush: Brush, *, close: bool) -> int:
    """Return the pixels between the rows and the edges above and below."""
    return _CLOSE_EDGE if close else max(_LEAST_EDGE, brush.px(_EDGE))


def _foot_edge(brush: Brush) -> int:
    """Return the pixels between the ribbon at the foot and the edges."""
    return max(_LEAST_FOOT_EDGE, brush.px(_FOOT_EDGE))


def _apart(brush: Brush) -> int:
    """Return the pixels between rows at least."""
    return max(_LEAST_APART, brush.px(_APART))


def _grown(needed: dict[str, int], room: int) -> dict[str, int]:
    """Return heights that fill a room, none grown more than is good for it."""
    share = 1.0
    while share < max(_GROWTH.values()):
        grown = {name: round(height * min(_GROWTH[name], share + 0.05)) for name, height in needed.items()}
        if sum(grown.values()) > room:
            break
        share += 0.05
    return {name: round(height * min(_GROWTH[name], share)) for name, height in needed.items()}
