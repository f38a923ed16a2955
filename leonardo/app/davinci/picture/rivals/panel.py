"""The panel of another seat: who it is, what it has at hand, its laboratories, what it owns and holds, its last act."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards import owned as owned_cards
from leonardo.app.davinci.picture.cards.state import on_work
from leonardo.app.davinci.picture.rivals.plan import ACT_STYLE, HEADING, NAME, SUM_STYLE, RivalPlan
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    ComponentSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
    WeeksSpot,
)
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import ASIDE, BOLD, LITTLE, TITLE, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT, hang
from leonardo.app.kit.theme import DARK, GOLD, INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN, GAIN, LOSS
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.kept import kept_while
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.constants import LABORATORIES, Component, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import may_work_on
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View
from leonardo.engine.frozen import evolve

MOST_SIDE_BY_SIDE: Final = 3
"""Apprentices that stand side by side where they have room to; of more there is one with their number."""
_CANDLELIGHT: Final = (236, 178, 74, 34)
"""The warm light on the sheets of the others, which are older than the one's own."""
_RIBBON, _RIBBON_EDGE = (150, 104, 48, 52), (*BROWN, 96)
"""The tint of the ribbon at the foot, and its edge."""
_SIGN: Final = 0.8
"""How high the sign before the last act is, in heights of the ribbon."""
_WITH_NUMBER: Final = 1.8
"""How much of a row a type takes whose number stands beside its badge, in places of one without."""
_BADGE: Final = 42
"""Units of the place of a badge at most."""
_UNOWNED: Final = 0.85
_UNOWNED_CARD: Final = 0.56
_NONE_OWNED: Final = 0.9
_PALE: Final = 96
"""The height of the mark of a type that is not owned, to that of one that is, to that of a card, and to its place where
there is none at all; and how opaque it is: a place kept that can still be told from the others."""


class Rival(Board):
    """The panel of `seat` in `rect`; with `open_memory` it tells florins and components (rule 13.2)."""

    def __init__(self, brush: Brush, seat: int, rect: Rect, *, open_memory: bool) -> None:
        self.seat = seat
        self.rect = rect
        self.open_memory = open_memory
        self.plan = RivalPlan(brush, rect, open_memory=open_memory)
        self.brush = self.plan.brush
        self.row: Sequence[Rival] = (self,)
        """The panels that stand together: all names on them are written in one style."""

    @property
    def name_style(self) -> Style:
        """The style of the names of its row, in which each has room on its panel."""
        names = ((each.brush.looks[each.seat].name, each.name_room) for each in self.row)
        return self.brush.alike(names, NAME if self.plan.large else TITLE)

    @property
    def name_room(self) -> int:
        """How many pixels there are for the name: beside the figure of Leonardo, and in the middle if it is large."""
        row, figure, apart = self.plan.rows["head"], self.plan.leonardo.left, self.brush.px(2)
        return row.width - 2 * (row.right - figure + apart) if self.plan.large else figure - apart - row.left

    @property
    def parts(self) -> Sequence[Part]:
        """The sheet with the portrait, and each row."""
        around, plan = self.rect.inflate(2 * self._rim, 2 * self._rim), self.plan
        parts = [
            Part(always(around), lambda _view, _marks: self.seat, self._ground),
            Part(always(plan.reach("head")), self._head_content, self._head),
            Part(always(plan.reach("hand")), self._hand_content, self.draw_hand),
            Part(always(plan.reach("owned")), lambda view, _: view.seats[self.seat].owned, self.draw_owned),
            Part(always(plan.reach("laboratories")), self._work_content, self._laboratories),
        ]
        if self.open_memory:
            parts.append(
                Part(always(plan.reach("holdings")), lambda view, _: _told_of(view.seats[self.seat]), self._holdings)
            )
        if plan.tells_act:
            parts.append(Part(always(plan.reach("act")), lambda _, marks: marks.last_act(self.seat), self._act))
        return parts

    @property
    def name_place(self) -> Rect:
        """Where the name of the seat begins, in its row."""
        row = self.plan.rows["head"]
        if not self.plan.large:
            return row
        wide = self.brush.width(self.brush.looks[self.seat].name, NAME)
        return Rect(row.centerx - wide // 2, row.top, wide, row.height)

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
        yield FlorinsSpot(self.seat), self.plan.purse
        yield MasterSpot(self.seat), self.plan.master
        yield ApprenticesSpot(self.seat), self.plan.apprentices(beside_master=bool(seat.master))
        for place, line in zip(LABORATORIES, self.plan.lines, strict=True):
            yield LaboratorySpot(self.seat, place), line.rect
            yield from line.spots(self.brush, self.seat, place, seat.laboratory(place))
        for kind, rect in self._owned_places(seat).items():
            yield OwnedSpot(self.seat, kind), rect
        if self.open_memory:
            for kind, rect in zip(Component, self.plan.columns("holdings"), strict=True):
                yield ComponentSpot(self.seat, kind), rect
        yield LeonardoSpot(self.seat), self.plan.leonardo

    # What each part depends on

    def _head_content(self, view: View, marks: Marks) -> Hashable:
        spot = LeonardoSpot(self.seat)
        return view.leonardo == self.seat and spot not in marks.absent, marks.ghosts(spot)

    def _hand_content(self, view: View, marks: Marks) -> Hashable:
        seat = view.seats[self.seat]
        return seat.master, seat.apprentices, marks.count(FlorinsSpot(self.seat), seat.florins)

    def _work_content(self, view: View, marks: Marks) -> Hashable:
        return self._works(view, marks), self._goals(view)

    def _works(self, view: View, marks: Marks) -> tuple[LaboratoryView | None, ...]:
        """Return both laboratories, with as many weeks as are shown of work that goes on."""
        return tuple(
            laboratory and evolve(laboratory, weeks=marks.count(WeeksSpot(self.seat, place), laboratory.weeks).shown)
            for place, laboratory in zip(LABORATORIES, view.seats[self.seat].laboratories, strict=True)
        )

    def _goals(self, view: View) -> tuple[tuple[int, ...], ...]:
        return goals(view, self.open_memory)[self.seat]

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
        hang(surface, brush.pictures, brush.looks[self.seat], self.plan.portrait)
        if self.plan.together:
            brush.stamp(surface, "purse_sealed", self.plan.purse.center, self.plan.purse.height)
        for down in self.plan.rules:
            row = self.plan.rows["laboratories"]
            brush.rule(surface, (row.left, down), (row.right, down), BROWN)

    def _head(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, row = self.brush, self.plan.rows["head"]
        if view.leonardo == self.seat and LeonardoSpot(self.seat) not in marks.absent:
            lifted = bool(marks.ghosts(LeonardoSpot(self.seat)))
            figures.leonardo(brush, surface, self.plan.leonardo, lifted=lifted)
        name, style, room = brush.looks[self.seat].name, self.name_style, self.name_room
        if self.plan.large:
            brush.write(surface, name, row.center, style, align="centre", room=room)
        else:
            brush.write(surface, name, (row.left, row.centery), style, room=room)

    def draw_hand(self, surface: Surface, view: View, marks: Marks) -> None:
        """Who is at hand from the left, the purse from the right if it hangs there."""
        brush, row, height, seat = self.brush, self.plan.rows["hand"], self.plan.figure, view.seats[self.seat]
        if not self.plan.together:
            self._florins(surface, seat, marks)
        foot, left, right = self.plan.foot, row.left, self.plan.at_hand_end - brush.px(3)
        if seat.master:
            left = figures.workers(brush, surface, self.seat, (left, foot), 0, with_master=True, height=height, step=0)
        if seat.apprentices:
            self._apprentices(surface, seat.apprentices, (left, foot), right)
        if not seat.master and not seat.apprentices:
            texts = [tr(f"davinci.picture.{key}") for key in ("none_at_hand", "none", "nothing")]
            brush.write(surface, brush.first_fitting(texts, ASIDE, right - left), (left, row.centery), ASIDE, BROWN)

    def _apprentices(self, surface: Surface, count: int, left: tuple[int, int], right: int) -> None:
        """Draw a few apprentices side by side, or one with a number where they are many."""
        brush, height = self.brush, self.plan.figure
        shown, step = self._side_by_side(count, left[0], right)
        end = figures.workers(brush, surface, self.seat, left, shown, with_master=False, height=height, step=step)
        if shown == count:
            return
        told, row = brush.times(count), self.plan.rows["hand"]
        style = self.plan.count_style
        clear = brush.px(4)
        if end + clear + brush.width(told, style) <= right:
            brush.write(surface, told, (end + clear, row.centery), style)
            return
        half = (brush.width(told, LITTLE) + brush.px(6)) // 2
        brush.count(surface, told, (min(end, right - half), row.bottom - half))

    def _side_by_side(self, count: int, left: int, right: int) -> tuple[int, int]:
        """Return how many of some apprentices stand side by side, one where they are many, and how far apart."""
        height = self.plan.figure
        wide = figures.figure_width(height)
        steps = [wide * share // 20 for share in (20, 18)] if count <= MOST_SIDE_BY_SIDE else []
        step = next((s for s in steps if left + figures.workers_width(count, False, height, s) <= right), None)
        return (count, step) if step is not None else (min(1, count), 0)

    def worker_at(self, seat: SeatView, *, of_master: bool) -> Point:
        """Return the middle of the master at hand, or of the last apprentice beside the others.

        Who leaves stood there, and who comes will.
        """
        row, height, plan = self.plan.rows["hand"], self.plan.figure, self.plan
        foot, wide = plan.foot, figures.figure_width(height)
        if of_master:
            return figures.middle(self.brush, self.seat, (row.left + round(wide * 0.65), foot), height, of_master=True)
        left = row.left + (figures.workers_width(0, True, height, 0) if seat.master else 0)
        right, others = plan.at_hand_end - self.brush.px(3), max(0, seat.apprentices - 1)
        shown, step = self._side_by_side(others, left, right)
        last = min(left + wide // 2 + (others * step if shown == others else 0), right - wide // 2)
        return figures.middle(self.brush, self.seat, (last, foot), height, of_master=False)

    def _florins(self, surface: Surface, seat: SeatView, marks: Marks) -> None:
        """The purse, with its sum and how that has just changed where memory is open."""
        brush, place = self.brush, self.plan.purse
        side = min(place.height, brush.px(44))
        if not self.open_memory:
            purse = brush.sized("purse_sealed", side)
            surface.blit(purse, purse.get_rect(midright=(place.right, place.centery)))
            return
        brush.stamp(surface, "purse_open", (place.left + side // 2, place.centery), side)
        count = marks.count(FlorinsSpot(self.seat), seat.florins)
        style = brush.alike([(str(count.shown), place.width - side)], SUM_STYLE)
        brush.write(surface, str(count.shown), (place.right, place.centery), style, align="right")
        if count.change:
            self._change(surface, count.change, Rect(place.left, place.top, side, place.height))

    def _change(self, surface: Surface, change: int, place: Rect) -> None:
        """Lay what a sum has just changed by over the purse."""
        brush = self.brush
        told = signed(change)
        width = max(place.width, brush.width(told, BOLD) + brush.px(12))
        pill = Rect(place.right - width, 0, width, round(brush.type(BOLD) * 1.24))
        pill.centery = place.centery
        edge = shapes.plate(pill.size, pill.height // 2, (*DARK, 255), (*GOLD, 255), max(1.0, brush.px(1.3)))
        shapes.lay(surface, edge, pill.topleft)
        brush.write(surface, told, pill.center, BOLD, GAIN if change > 0 else LOSS, align="centre")

    def _laboratories(self, surface: Surface, view: View, marks: Marks) -> None:
        told = zip(LABORATORIES, self.plan.lines, self._works(view, marks), self._goals(view), strict=True)
        for place, line, laboratory, goals in told:
            line.draw(self.brush, surface, self.seat, place, laboratory, goals)

    def _owned_places(self, seat: SeatView) -> Mapping[Component, Rect]:
        """Return where each type is told: of all types where cards are shown, else of those owned, side by side.

        On the lowest panels none is.
        """
        columns = self.plan.columns("owned")
        if not self.plan.rows["owned"].height:
            return {}
        owned = Counter(INVENTIONS[card].type for card in seat.owned)
        if self.plan.large:
            return self.plan.large_owned(owned)
        if self.plan.shows_cards:
            return dict(zip(Component, columns, strict=True))
        lines = self._owned_lines(owned)
        row, found = self.plan.rows["owned"], dict[Component, Rect]()
        height = row.height // len(lines)
        shares = [sum(_share(owned[kind]) for kind in line) for line in lines]
        wide = min(self._widest_owned, int(row.width / max(1.0, *shares)))
        for number, line in enumerate(lines):
            left = columns[0].left
            for kind in line:
                found[kind] = Rect(left, row.top + height * number, int(wide * _share(owned[kind])), height)
                left = found[kind].right
        return found

    @property
    def _widest_owned(self) -> int:
        """Pixels of the place of a type at most."""
        plan, brush = self.plan, self.brush
        return plan.columns("owned")[0].width if self.open_memory else min(plan.rows["owned"].height, brush.px(_BADGE))

    def _owned_lines(self, owned: Counter[Component]) -> list[list[Component]]:
        """Return the types owned side by side, or in two lines where they are larger so."""
        kinds, row = sorted(owned), self.plan.rows["owned"]
        if not self.plan.together or not kinds:
            return [kinds]
        ways = [kinds], *([kinds[:cut], kinds[cut:]] for cut in range(1, len(kinds)))
        return max(ways, key=lambda lines: min(self._widest_owned, row.height // len(lines), *_room(row, lines, owned)))

    def draw_owned(self, surface: Surface, view: View, _marks: Marks) -> None:
        """A badge of each type with the number owned; where there is height, the machine of the last one above it."""
        brush, seat = self.brush, view.seats[self.seat]
        if self.plan.large:
            heading = self.plan.heading
            texts = [tr(f"davinci.picture.{key}") for key in ("owned", "owned_short")]
            told = brush.first_fitting(texts, HEADING, heading.width)
            brush.write(surface, told, (heading.left, heading.centery), HEADING, room=heading.width)
        small = _UNOWNED_CARD if self.plan.shows_cards else _UNOWNED
        small = _NONE_OWNED if self.plan.large and not seat.owned else small
        for kind, cell in self._owned_places(seat).items():
            cards = [card for card in seat.owned if INVENTIONS[card].type is kind]
            if self.plan.shows_cards and cards:
                owned_cards.pile(brush, surface, kind, cards, cell.inflate(-brush.px(4), -brush.px(8)), named=False)
                continue
            wide = round(cell.width / _WITH_NUMBER) if len(cards) > 1 else cell.width
            height = min(cell.height, wide - max(1, brush.px(5 if self.plan.large or self.open_memory else 2)))
            if not cards:
                pale = brush.faded(figures.badge_picture(kind), round(height * small), _PALE)
                surface.blit(pale, pale.get_rect(center=cell.center))
                continue
            badge = figures.type_badge(brush, surface, kind, (cell.left + wide // 2, cell.centery), height)
            if len(cards) > 1:
                room = cell.right - badge.right
                told = brush.first_fitting([brush.times(len(cards)), str(len(cards))], LITTLE, room)
                brush.write(surface, told, (badge.right + 1, badge.centery), LITTLE, room=room)

    def _holdings(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, holdings = self.brush, _told_of(view.seats[self.seat])
        for kind, cell in zip(Component, self.plan.columns("holdings"), strict=True):
            count = holdings[kind]
            room = cell.width - brush.width(str(count), LITTLE) - brush.px(2) - 3
            height = min(round(cell.height * 0.92), room, brush.px(30))
            picture = brush.faded(figures.component_picture(kind), height, 255 if count else 80)
            surface.blit(picture, picture.get_rect(midleft=(cell.left, cell.centery)))
            if count:
                brush.write(surface, str(count), (cell.left + picture.get_width() + 2, cell.centery), LITTLE)

    def _act(self, surface: Surface, _view: View, marks: Marks) -> None:
        """The last act on its ribbon at the foot; nothing where there was none."""
        row, act = self.plan.rows["act"], marks.last_act(self.seat)
        if act is not None and act.words:
            brush = self.brush
            shapes.lay(surface, shapes.plate(row.size, brush.px(4), _RIBBON, _RIBBON_EDGE, 1), row.topleft)
            side = round(row.height * _SIGN) if act.sign else 0
            room = row.width - side - brush.px(6 if side else 0)
            at = row.centerx + (row.width - room) // 2, row.centery
            said = brush.write(surface, act.words, at, ACT_STYLE, BROWN, align="centre", room=room)
            if act.sign:
                brush.stamp(surface, act.sign, (said.left - brush.px(4) - side // 2, row.centery), side)


def _told_of(seat: SeatView) -> Stock:
    """Return the hand where all is seen; else all that could have been counted, laboratories included (rule 13.2)."""
    return seat.holdings if seat.hand is None else seat.hand


def _share(count: int) -> float:
    """How much of a row a type takes, in places of a badge without a number."""
    return _WITH_NUMBER if count > 1 else 1.0


def _room(row: Rect, lines: Sequence[Sequence[Component]], owned: Counter[Component]) -> list[int]:
    """Return the pixels that a badge has in each of some lines."""
    return [int(row.width / sum(_share(owned[kind]) for kind in line)) for line in lines]


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
