"""The panel of another seat: who it is, what it has at hand, its laboratories, what it owns and holds, its last act."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures, persons
from leonardo.app.davinci.picture.cards import owned as owned_cards
from leonardo.app.davinci.picture.cards.state import on_work
from leonardo.app.davinci.picture.rivals.laboratory import LaboratoryLine, bar_row
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    ComponentSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
)
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.kit.words import words
from leonardo.app.table.kept import kept_while
from leonardo.app.table.looks.brush import ASIDE, BOLD, LITTLE, TITLE, Brush, Style
from leonardo.app.table.looks.colours import ACT, BROWN, DARK, GAIN, LOSS
from leonardo.app.table.looks.panel import Board, Part, Placed, always
from leonardo.app.table.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import may_work_on
from leonardo.engine.davinci.terms import LABORATORIES, Component
from leonardo.engine.davinci.view import SeatView, View

MOST_SIDE_BY_SIDE: Final = 4
"""Apprentices that stand side by side; of more there is one with their number."""
_CANDLELIGHT: Final = (236, 178, 74, 34)
"""The warm light on the sheets of the others, which are older than the one's own."""
_LEAST: Final = 14
"""Pixels under which a figure could not be told from another."""
_TWO_WIDE: Final = 2.1
"""How wide a master and an apprentice are together, in heights of an apprentice."""
_PORTRAIT: Final = 0.82
"""The width of a portrait by its height."""
_ACT: Final = Style(Face.ITALIC, 16)
_SUM: Final = Style(Face.BOLD, 23)
_GROWTH: Final = {"head": 1.4, "hand": 2.0, "owned": 3.4, "laboratories": 2.2, "holdings": 1.8, "act": 1.4}
"""How many times as high as it needs to be a row grows, where the panel is high."""
_UPRIGHT: Final = 1.7
"""The height of a panel in widths from which the portrait hangs over all else."""
_HIGHER: Final = 1.1
"""The height of a panel in widths from which those at hand have a whole row for themselves."""
_ASIDE: Final = 2.0
"""The width of a panel in heights from which the portrait hangs beside all else."""
_POSTER: Final = 0.72
"""The height of a portrait there, in widths of the panel."""
_CARDS: Final = 58
"""Units from which a row of what is owned shows the machines and not only their types."""


@frozen
class _Plan:
    """How much is told: how fully the laboratories are, and whether the last act is."""

    fullness: int
    act: bool


_PLANS: Final = (_Plan(2, True), _Plan(1, True), _Plan(1, False), _Plan(0, False))
"""The fullest first."""


class Rival(Board):
    """The panel of `seat` in `rect`; with `open_memory` it tells florins and components (rule 13.2)."""

    def __init__(self, brush: Brush, seat: int, rect: Rect, *, open_memory: bool) -> None:
        self.seat = seat
        self.rect = rect
        self.open_memory = open_memory
        self.brush = brush.yielding(lambda larger: any(self._fits(larger, plan) for plan in _PLANS[1:]))

    @property
    def parts(self) -> Sequence[Part]:
        """The sheet with the portrait, and each row."""
        around = self.rect.inflate(2 * self._rim, 2 * self._rim)
        parts = [
            Part(always(around), lambda _view, _marks: self.seat, self._ground),
            Part(always(self._reach("head")), self._head_content, self._head),
            Part(always(self._reach("hand")), self._hand_content, self._hand),
            Part(always(self._reach("owned")), lambda view, _: view.seats[self.seat].owned, self._owned),
            Part(always(self._reach("laboratories")), self._work_content, self._laboratories),
        ]
        if self.open_memory:
            parts.append(
                Part(always(self._reach("holdings")), lambda view, _: view.seats[self.seat].holdings, self._holdings)
            )
        if self._plan.act:
            parts.append(Part(always(self._reach("act")), lambda _, marks: marks.last_act(self.seat), self._act))
        return parts

    def content(self, view: View, marks: Marks) -> Hashable:
        """The seat as all may know it: its spots depend on nothing else."""
        del marks
        return view.seats[self.seat]

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the whole panel."""
        for part in self.parts:
            part.draw(surface, view, marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the panel and what is on it."""
        del marks
        seat = view.seats[self.seat]
        yield SeatSpot(self.seat), self.rect
        yield FlorinsSpot(self.seat), self._purse
        yield MasterSpot(self.seat), self._master_place
        yield ApprenticesSpot(self.seat), self._apprentices_place(seat)
        for place, line in zip(LABORATORIES, self.lines, strict=True):
            yield LaboratorySpot(self.seat, place), line.rect
            yield from line.spots(self.brush, self.seat, place, seat.laboratory(place))
        for kind, rect in zip(Component, _columns(self.rows["owned"]), strict=True):
            yield OwnedSpot(self.seat, kind), rect
        if self.open_memory:
            for kind, rect in zip(Component, _columns(self.rows["holdings"]), strict=True):
                yield ComponentSpot(self.seat, kind), rect
        yield LeonardoSpot(self.seat), self._leonardo_place

    # What each part depends on

    def _head_content(self, view: View, marks: Marks) -> Hashable:
        spot = LeonardoSpot(self.seat)
        return view.leonardo == self.seat and spot not in marks.absent, marks.ghosts(spot)

    def _hand_content(self, view: View, marks: Marks) -> Hashable:
        seat = view.seats[self.seat]
        return seat.master, seat.apprentices, marks.count(FlorinsSpot(self.seat), seat.florins)

    def _work_content(self, view: View, _marks: Marks) -> Hashable:
        return view.seats[self.seat].laboratories, self._goals(view)

    def _goals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return goals(view, self.open_memory)[self.seat]

    # Rows

    @cached_property
    def _plan(self) -> _Plan:
        return next((plan for plan in _PLANS if self._fits(self.brush, plan)), _PLANS[-1])

    def _fits(self, brush: Brush, plan: _Plan) -> bool:
        return sum(self._heights(brush, plan).values()) <= self.rect.height - 2 * brush.px(4)

    def _heights(self, brush: Brush, plan: _Plan) -> dict[str, int]:
        """The pixels that each row needs."""
        line = max(round(brush.type(LITTLE) * 1.14), brush.px(19))
        bar = bar_row(brush)
        laboratories = {2: 2 * (max(line, brush.px(26)) + bar), 1: 2 * bar, 0: round(bar * 1.2)}[plan.fullness]
        return {
            "head": max(round(brush.type(TITLE) * 1.16), brush.px(27)),
            "hand": max(line + 2, brush.px(33)),
            "owned": max(line, brush.px(22)),
            "laboratories": laboratories,
            "holdings": line if self.open_memory else 0,
            "act": max(round(brush.type(_ACT) * 1.16), brush.px(18)) if plan.act else 0,
        }

    @property
    def _tall(self) -> bool:
        """Whether the panel is much higher than wide."""
        return self.rect.height > _UPRIGHT * self.rect.width

    @property
    def _wide(self) -> bool:
        """Whether the panel is wide enough for a portrait beside all of it."""
        return self.rect.width > _ASIDE * self.rect.height

    @property
    def _beside(self) -> tuple[str, ...]:
        """The rows beside the portrait from top to bottom: all of them on a wide panel, the fewer the higher it is."""
        if self._wide:
            told = self._heights(self.brush, self._plan)
            return tuple(name for name, height in told.items() if height)
        return ("head", "owned") if self.rect.height > _HIGHER * self.rect.width else ("head", "hand", "owned")

    @cached_property
    def rows(self) -> dict[str, Rect]:
        """The rows of the panel; where there is more height than they need they grow, and then stand apart.

        The first of them are beside the portrait; none on a panel that is much higher than wide.
        """
        brush, pad = self.brush, self.brush.px(4)
        over = {"portrait": round(self.rect.width * _POSTER)} if self._tall else {}
        room = self.rect.height - 2 * pad - sum(over.values())
        grown = _grown(self._heights(brush, self._plan), room)
        heights = over | {name: grown[name] for name in (*self._beside, *grown)}
        spare = self.rect.height - 2 * pad - sum(heights.values())
        gap = spare // max(1, sum(height > 0 for height in heights.values()))
        left, right = self.rect.left + max(10, brush.px(18)), self.rect.right - max(6, brush.px(13))
        rows, top = {}, self.rect.top + pad + gap // 2
        for name, height in heights.items():
            rows[name] = Rect(left, top, right - left, height)
            top += height + (gap if height else 0)
        if self._tall:
            return rows
        beside = self._portrait_in(rows["head"].union(rows[self._beside[-1]])).right + max(4, brush.px(9))
        for name in self._beside:
            rows[name].left, rows[name].width = beside, right - beside
        return rows

    def _portrait_in(self, rows: Rect) -> Rect:
        height = min(rows.height, round(self.rect.width * 0.36 / _PORTRAIT))
        return Rect(rows.left, rows.top + (rows.height - height) // 2, round(height * _PORTRAIT), height)

    @cached_property
    def portrait(self) -> Rect:
        """Where the portrait hangs."""
        if self._tall:
            return self.rows["portrait"]
        beside = self.rows["head"].union(self.rows[self._beside[-1]])
        left = self.rect.left + max(10, self.brush.px(18))
        return self._portrait_in(Rect(left, beside.top, beside.right - left, beside.height))

    @cached_property
    def lines(self) -> tuple[LaboratoryLine, LaboratoryLine]:
        """The two laboratories."""
        row, fullness = self.rows["laboratories"], self._plan.fullness
        if fullness == 0:
            half = row.width // 2
            left = Rect(row.left, row.top, half - max(5, self.brush.px(8)), row.height)
            return LaboratoryLine(left, 0), LaboratoryLine(left.move(row.width - left.width, 0), 0)
        half = row.height // 2
        upper = Rect(row.left, row.top, row.width, half)
        return LaboratoryLine(upper, fullness), LaboratoryLine(upper.move(0, half), fullness)

    def _reach(self, name: str) -> Rect:
        """A row with what its figures, numbers or ticks reach beyond it."""
        row, more = self.rows[name], self.brush.px(8)
        return row.inflate(2 * self.brush.px(4), 2 * more).clip(self.rect)

    @property
    def _rim(self) -> int:
        return max(2, self.brush.px(4))

    # Parts

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        """The sheet in the colour of the seat, and its portrait with the shield."""
        brush, rect = self.brush, self.rect
        surface.blit(brush.pictures.panel("panel", rect.size, brush.layout.k), rect)
        light = shapes.plate(rect.size, brush.px(8), _CANDLELIGHT)
        shapes.lay(surface, light, rect.topleft)
        colour = PAINT[brush.looks[self.seat].colour]
        edge = Rect(rect.left + brush.px(3), rect.top + brush.px(6), max(5, brush.px(8)), rect.height - 2 * brush.px(6))
        shapes.lay(surface, shapes.plate(edge.size, brush.px(3), (*colour, 255), (*INK, 160), 1), edge.topleft)
        persons.portrait(brush, surface, self.seat, self.portrait)

    def _head(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, row = self.brush, self.rows["head"]
        if view.leonardo == self.seat and LeonardoSpot(self.seat) not in marks.absent:
            lifted = bool(marks.ghosts(LeonardoSpot(self.seat)))
            figures.leonardo(brush, surface, self._leonardo_place, lifted=lifted)
        room = self._leonardo_place.left - brush.px(2) - row.left
        style = brush.alike(((look.name, room) for look in brush.looks), TITLE)
        brush.write(surface, brush.looks[self.seat].name, (row.left, row.centery - self._above_hats), style, room=room)

    @cached_property
    def _above_hats(self) -> int:
        """How far a name is lifted where the hats of those at hand reach up to it."""
        if self._tall or "hand" not in self._beside:
            return 0
        return max(0, figures.master_with_hat(self._figure) - self.rows["hand"].height) // 3

    @cached_property
    def _leonardo_place(self) -> Rect:
        head = self.rows["head"]
        height = min(round(head.height * 1.15), self.brush.px(44))
        return Rect(head.right - height * 2 // 3, head.bottom - height, height * 2 // 3, height)

    @cached_property
    def _figure(self) -> int:
        row = self.rows["hand"]
        room = self._purse.left - row.left
        return max(_LEAST, min(round(row.height * 0.66), self.brush.px(52), round(room / _TWO_WIDE)))

    @property
    def _master_place(self) -> Rect:
        row = self.rows["hand"]
        return Rect(row.left, row.top, round(figures.figure_width(self._figure) * 1.2), row.height)

    def _apprentices_place(self, seat: SeatView) -> Rect:
        row = self.rows["hand"]
        left = self._master_place.right if seat.master else row.left
        return Rect(left, row.top, figures.figure_width(self._figure) * 2, row.height)

    @cached_property
    def _purse(self) -> Rect:
        """Where the purse hangs, with its sum at its right."""
        row = self.rows["hand"]
        side = min(row.height, self.brush.px(44))
        width = side + (self.brush.width("00", _SUM) + self.brush.px(3) if self.open_memory else 0)
        return Rect(row.right - width, row.top, width, row.height)

    def _hand(self, surface: Surface, view: View, marks: Marks) -> None:
        """Who is at hand from the left, the purse from the right."""
        brush, row, height, seat = self.brush, self.rows["hand"], self._figure, view.seats[self.seat]
        self._florins(surface, seat, marks)
        foot, left, right = row.bottom - brush.px(1), row.left, self._purse.left - brush.px(3)
        if seat.master:
            left = figures.workers(brush, surface, self.seat, (left, foot), 0, with_master=True, height=height, step=0)
        if seat.apprentices:
            self._apprentices(surface, seat.apprentices, (left, foot), right)
        if not seat.master and not seat.apprentices:
            texts = [words(f"davinci.picture.{key}") for key in ("none_at_hand", "none", "nothing")]
            brush.write(surface, brush.first_fitting(texts, ASIDE, right - left), (left, row.centery), ASIDE, BROWN)

    def _apprentices(self, surface: Surface, count: int, left: tuple[int, int], right: int) -> None:
        """Draw a few apprentices side by side, or one with a number where they are many."""
        brush, height = self.brush, self._figure
        wide = figures.figure_width(height)
        steps = [wide * share // 20 for share in (17, 14, 11)] if count <= MOST_SIDE_BY_SIDE else []
        step = next((s for s in steps if left[0] + figures.workers_width(count, False, height, s) <= right), None)
        if step is not None:
            figures.workers(brush, surface, self.seat, left, count, with_master=False, height=height, step=step)
            return
        end = figures.workers(brush, surface, self.seat, left, 1, with_master=False, height=height, step=0)
        told, row = brush.times(count), self.rows["hand"]
        if end + brush.width(told, BOLD) <= right:
            brush.write(surface, told, (end + brush.px(1), row.centery), BOLD)
            return
        half = (brush.width(told, LITTLE) + brush.px(6)) // 2
        brush.count(surface, told, (min(end, right - half), row.bottom - half))

    def _florins(self, surface: Surface, seat: SeatView, marks: Marks) -> None:
        """The purse, with its sum and how that has just changed where memory is open."""
        brush, place = self.brush, self._purse
        side = min(place.height, brush.px(44))
        picture = "purse_open" if self.open_memory else "purse_sealed"
        brush.stamp(surface, picture, (place.left + side // 2, place.centery), side)
        if not self.open_memory:
            return
        count = marks.count(FlorinsSpot(self.seat), seat.florins)
        style = brush.alike([(str(count.shown), place.width - side)], _SUM)
        brush.write(surface, str(count.shown), (place.right, place.centery), style, align="right")
        if count.change:
            self._change(surface, count.change, Rect(place.left, place.top, side, place.height))

    def _change(self, surface: Surface, change: int, place: Rect) -> None:
        """Lay what a sum has just changed by over the purse."""
        brush = self.brush
        told = words("table.change.more" if change > 0 else "table.change.less", count=abs(change))
        width = max(place.width, brush.width(told, BOLD) + brush.px(12))
        pill = Rect(place.right - width, 0, width, round(brush.type(BOLD) * 1.24))
        pill.centery = place.centery
        edge = shapes.plate(pill.size, pill.height // 2, (*DARK, 255), (*GOLD, 255), max(1.0, brush.px(1.3)))
        shapes.lay(surface, edge, pill.topleft)
        brush.write(surface, told, pill.center, BOLD, GAIN if change > 0 else LOSS, align="centre")

    def _laboratories(self, surface: Surface, view: View, _marks: Marks) -> None:
        seat = view.seats[self.seat]
        for place, line, goals in zip(LABORATORIES, self.lines, self._goals(view), strict=True):
            line.draw(self.brush, surface, self.seat, place, seat.laboratory(place), goals)

    def _owned(self, surface: Surface, view: View, _marks: Marks) -> None:
        """A badge of each type with the number owned; where there is height, the machine of the last one above it."""
        brush, row = self.brush, self.rows["owned"]
        for kind, cell in zip(Component, _columns(row), strict=True):
            cards = [card for card in view.seats[self.seat].owned if INVENTIONS[card].type is kind]
            if row.height >= brush.px(_CARDS) and cards:
                owned_cards.pile(brush, surface, kind, cards, cell.inflate(-brush.px(4), -brush.px(8)), named=False)
                continue
            height = min(cell.height, cell.width - max(2, brush.px(5)))
            badge = figures.type_badge(brush, surface, kind, cell.center, height, owned=bool(cards))
            if len(cards) > 1:
                brush.count(surface, len(cards), (badge.right - 1, badge.bottom - badge.height // 4))

    def _holdings(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, holdings = self.brush, view.seats[self.seat].holdings
        for kind, cell in zip(Component, _columns(self.rows["holdings"]), strict=True):
            count = holdings[kind]
            room = cell.width - brush.width(str(count), LITTLE) - brush.px(2) - 3
            height = min(round(cell.height * 0.92), room, brush.px(30))
            picture = brush.faded(figures.component_picture(kind), height, 255 if count else 80)
            surface.blit(picture, picture.get_rect(midleft=(cell.left, cell.centery)))
            if count:
                brush.write(surface, str(count), (cell.left + picture.get_width() + 2, cell.centery), LITTLE)

    def _act(self, surface: Surface, _view: View, marks: Marks) -> None:
        """The last act, small and aside."""
        row, act = self.rows["act"], marks.last_act(self.seat)
        if act is not None and act.words:
            self.brush.write(surface, act.words, (row.right, row.centery), _ACT, ACT, align="right", room=row.width)


@kept_while(on_work)
def goals(view: View, counted: bool) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return for each laboratory of each seat the weeks at which its work may be done, as all can tell."""
    return tuple(
        tuple(
            tuple(sorted({owner.weeks_needed(number) for number in may_work_on(view, seat, place, counted=counted)}))
            for place in LABORATORIES
        )
        for seat, owner in enumerate(view.seats)
    )


def _columns(row: Rect) -> list[Rect]:
    """A place for each kind of component."""
    width = row.width // len(Component)
    return [Rect(row.left + width * kind, row.top, width, row.height) for kind in Component]


def _grown(needed: dict[str, int], room: int) -> dict[str, int]:
    """Return heights that fill a room, none grown more than is good for it."""
    share = 1.0
    while share < max(_GROWTH.values()):
        grown = {name: round(height * min(_GROWTH[name], share + 0.05)) for name, height in needed.items()}
        if sum(grown.values()) > room:
            break
        share += 0.05
    return {name: round(height * min(_GROWTH[name], share)) for name, height in needed.items()}
