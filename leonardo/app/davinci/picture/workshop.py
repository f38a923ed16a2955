"""One's own workshop along the bottom: figures at hand, two laboratories, stores, and the inventions owned."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.own_laboratory import OwnLaboratory
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    ComponentSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
    SecretSpot,
    SpaceSpot,
)
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, HEADING, LITTLE, NUMBER, PLAIN, TITLE, Brush
from leonardo.app.table.looks.colours import FAINT_LIGHT, FIGURES, LIGHT, WARM
from leonardo.app.table.looks.panel import Board, Part, Placed, always
from leonardo.app.table.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import LABORATORIES, Component
from leonardo.engine.davinci.view import SeatView, View

BONUS: Final = {3: 8, 4: 13, 5: 20}
"""Florins at the end for so many types of invention (rule 11.1)."""


@frozen
class _Fields:
    """The five fields of the workshop."""

    figures: Rect
    small: Rect
    large: Rect
    stores: Rect
    owned: Rect

    @classmethod
    def within(cls, brush: Brush, rect: Rect) -> "_Fields":
        gap = max(5, brush.px(13))
        inner = rect.inflate(-2 * gap, -2 * max(6, brush.px(14)))
        shares = (286, 478, 478, 282, 290)
        room = inner.width - gap * (len(shares) - 1)
        fields, left = [], inner.left
        for share in shares:
            width = room * share // sum(shares)
            fields.append(Rect(left, inner.top, width, inner.height))
            left += width + gap
        return cls(*fields)


class Workshop(Board):
    """The workshop of the viewer, `seat`."""

    def __init__(self, brush: Brush, rect: Rect, seat: int) -> None:
        self.brush = brush
        self.rect = rect
        self.seat = seat
        self.fields = _Fields.within(brush, rect)
        self.laboratories = tuple(
            OwnLaboratory(brush, seat, place, field)
            for place, field in zip(LABORATORIES, (self.fields.small, self.fields.large), strict=True)
        )

    @property
    def parts(self) -> Sequence[Part]:
        """The boards, and what stands on each field."""
        fields = self.fields
        boards = Part(always(self.rect), lambda _view, _marks: None, self._boards)
        laboratories = (
            Part(always(self._whole(laboratory.rect)), partial(self._laboratory_content, laboratory), laboratory.draw)
            for laboratory in self.laboratories
        )
        return (
            boards,
            Part(always(self._whole(fields.figures)), self._figures_content, self._figures_field),
            *laboratories,
            Part(always(self._whole(fields.stores)), self._stores_content, self._stores),
            Part(always(self._whole(fields.owned)), lambda view, _: view.seats[self.seat].owned, self._owned),
        )

    def _whole(self, field: Rect) -> Rect:
        """Return a field with the gaps beside it, into which a word may reach."""
        return Rect(field.left, self.rect.top, field.width, self.rect.height).inflate(2 * max(5, self.brush.px(13)), 0)

    def content(self, view: View, marks: Marks) -> Hashable:
        """The figures at hand, and the spaces of the laboratories."""
        del marks
        seat = view.seats[self.seat]
        return seat.apprentices, tuple(laboratory and laboratory.spaces for laboratory in seat.laboratories)

    def _boards(self, surface: Surface, _view: View, _marks: Marks) -> None:
        draw_boards(self.brush, surface, self.rect)

    def _figures_content(self, view: View, marks: Marks) -> Hashable:
        """Master and apprentices at hand, what is lifted of them, and Leonardo."""
        seat = view.seats[self.seat]
        leonardo = view.leonardo == self.seat, LeonardoSpot(self.seat) in marks.absent
        lifted = marks.lifted_from(LeonardoSpot, MasterSpot, ApprenticesSpot, ApprenticeSpot)
        return seat.master, seat.apprentices, leonardo, lifted

    def _figures_field(self, surface: Surface, view: View, marks: Marks) -> None:
        self._head(surface, view, marks)
        self._figures(surface, view.seats[self.seat], marks)

    def _laboratory_content(self, laboratory: OwnLaboratory, view: View, marks: Marks) -> Hashable:
        """A laboratory, what shortens its work, what is lifted from it or on its way, and whether its cover is up."""
        seat = view.seats[self.seat]
        absent = frozenset(spot for spot in marks.absent if isinstance(spot, SecretSpot | SpaceSpot))
        lifted = marks.lifted_from(LaboratorySpot, SecretSpot)
        return seat.laboratory(laboratory.place), seat.owned, lifted, marks.peeking, absent

    def _stores_content(self, view: View, marks: Marks) -> Hashable:
        seat = view.seats[self.seat]
        return seat.florins, seat.hand, marks.lifted_from(ComponentSpot)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield figures, laboratories, stores and inventions from left to right."""
        del marks
        seat = view.seats[self.seat]
        yield SeatSpot(self.seat), self._head_row
        yield LeonardoSpot(self.seat), self._leonardo_place
        yield MasterSpot(self.seat), _with_heads(self._master_place)
        yield ApprenticesSpot(self.seat), self._apprentices_row(seat.apprentices)
        for number, rect in enumerate(self._apprentice_places(seat.apprentices)):
            yield ApprenticeSpot(number), rect
        for laboratory in self.laboratories:
            yield LaboratorySpot(self.seat, laboratory.place), laboratory.rect
            yield from laboratory.spots(seat)
        yield FlorinsSpot(self.seat), self._florins_place
        for kind, rect in zip(Component, self._store_rows, strict=True):
            yield ComponentSpot(self.seat, kind), rect
        for kind, rect in zip(Component, self._owned_rows, strict=True):
            yield OwnedSpot(self.seat, kind), rect

    # Head and figures

    @property
    def _head_row(self) -> Rect:
        field = self.fields.figures
        return Rect(field.left, field.top, field.width, max(self.brush.px(50), self.brush.line(HEADING) + 6))

    @property
    def _leonardo_place(self) -> Rect:
        row = self._head_row
        height = round(row.height * 1.1)
        return Rect(row.right - height * 2 // 3, row.bottom - height + 2, height * 2 // 3, height)

    def _head(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, row = self.brush, self._head_row
        right = row.right
        if view.leonardo == self.seat:
            place = self._leonardo_place
            right = place.left
            if LeonardoSpot(self.seat) not in marks.absent:
                figures.leonardo(brush, surface, place, lifted=bool(marks.ghosts(LeonardoSpot(self.seat))))
        badge = figures.shield(brush, surface, self.seat, (row.left + row.height * 2 // 5, row.centery), row.height)
        left = badge.right + brush.px(10)
        name = brush.looks[self.seat].name
        titles = [words("davinci.picture.workshop_of", name=name), name]
        title = brush.first_fitting(titles, HEADING, right - left)
        brush.write(surface, title, (left, row.centery), HEADING, LIGHT, room=right - left, shade=True)

    @property
    def _floor(self) -> int:
        """Where the feet of the figures stand."""
        field = self.fields.figures
        return field.bottom - self.brush.line(PLAIN) - self.brush.px(8)

    @property
    def _tall(self) -> int:
        """Height of an apprentice at hand."""
        room = self._floor - self._head_row.bottom
        return min(self.brush.px(78), round(room * 0.74), self.fields.figures.width // 3)

    @property
    def _master_place(self) -> Rect:
        height = round(self._tall * 1.3)
        width = round(figures.figure_width(self._tall) * 1.25)
        return Rect(self.fields.figures.left, self._floor - height, width, height)

    @property
    def _apprentices_field(self) -> Rect:
        field, first = self.fields.figures, self._master_place.right + self.brush.px(6)
        return Rect(first, self._floor - self._tall, field.right - first, self._tall)

    def _apprentices_row(self, count: int) -> Rect:
        """The apprentices at hand from head to foot; for none, where they would stand."""
        places = self._apprentice_places(count)
        row = places[0].unionall(places[1:]) if places else self._apprentices_field
        return _with_heads(row)

    def _apprentice_places(self, count: int) -> list[Rect]:
        field = self._apprentices_field
        width = figures.figure_width(self._tall)
        step = min(width, (field.width - width) // max(1, count - 1))
        return [Rect(field.left + step * number, field.top, width, field.height) for number in range(count)]

    def _figures(self, surface: Surface, seat: SeatView, marks: Marks) -> None:
        brush, place = self.brush, self._master_place
        foot = (place.centerx, self._floor)
        lifted = marks.ghosts(MasterSpot(self.seat))
        if seat.master and not lifted:
            figures.master(brush, surface, self.seat, foot, self._tall)
        else:
            figures.empty_place(brush, surface, self.seat, foot, self._tall, of_master=True)
        up = marks.ghosts(ApprenticesSpot(self.seat)) + sum(
            marks.ghosts(ApprenticeSpot(number)) for number in range(seat.apprentices)
        )
        up = min(up, seat.apprentices)
        for number, rect in enumerate(self._apprentice_places(max(1, seat.apprentices))):
            if number >= seat.apprentices - up:
                foot = (rect.centerx, self._floor)
                figures.empty_place(brush, surface, self.seat, foot, self._tall, of_master=False)
            else:
                figures.apprentice(brush, surface, self.seat, (rect.centerx, self._floor), self._tall)
        self._labels(surface, seat, up)

    def _labels(self, surface: Surface, seat: SeatView, lifted: int) -> None:
        brush, field = self.brush, self.fields.figures
        middle = field.bottom - brush.line(PLAIN) // 2 - brush.px(2)
        place = self._master_place
        label = words("davinci.picture.master")
        room = max(place.width, brush.width(label, PLAIN))
        brush.write(surface, label, (place.left, middle), PLAIN, LIGHT if seat.master else FAINT_LIGHT)
        left = max(self._apprentices_field.left, place.left + room + brush.px(12))
        texts = [words("davinci.picture.apprentices", count=seat.apprentices - lifted), str(seat.apprentices - lifted)]
        if lifted:
            texts.insert(0, words("davinci.picture.apprentices_lifted", left=seat.apprentices - lifted, lifted=lifted))
        text = brush.first_fitting(texts, PLAIN, field.right - left)
        brush.write(surface, text, (left, middle), PLAIN, LIGHT if seat.apprentices else FAINT_LIGHT)

    # Stores

    @property
    def _store_head(self) -> Rect:
        field = self.fields.stores
        pad = max(5, self.brush.px(14))
        height = self.brush.line(TITLE) + self.brush.px(10)
        return Rect(field.left + pad, field.top + self.brush.px(6), field.width - 2 * pad, height)

    @property
    def _florins_place(self) -> Rect:
        head = self._store_head
        width = head.width // 2
        return Rect(head.right - width, head.top, width, head.height)

    def _rows_in(self, field: Rect) -> list[Rect]:
        """A row for each kind of component or type of invention, which belong together, under the head of a field."""
        pad = max(5, self.brush.px(14))
        top = self._store_head.bottom + self.brush.px(4)
        height = (field.bottom - self.brush.px(6) - top) // len(Component)
        return [Rect(field.left + pad, top + height * kind, field.width - 2 * pad, height) for kind in Component]

    @property
    def _store_rows(self) -> list[Rect]:
        return self._rows_in(self.fields.stores)

    def _stores(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, head, seat = self.brush, self._store_head, view.seats[self.seat]
        brush.inset(surface, self.fields.stores)
        total = figures.sum_of_florins(
            brush, surface, (head.right, head.centery), seat.florins, style=NUMBER, colour=FIGURES
        )
        room = total.left - head.left - brush.px(6)
        brush.write(
            surface, words("davinci.picture.stores"), (head.left, head.centery), TITLE, LIGHT, room=room, shade=True
        )
        brush.rule(surface, head.bottomleft, head.bottomright, WARM, 110)
        for kind, cell in zip(Component, self._store_rows, strict=True):
            up = marks.ghosts(ComponentSpot(self.seat, kind))
            self._store(surface, kind, None if seat.hand is None else seat.hand[kind] - up, cell)

    def _store(self, surface: Surface, kind: Component, count: int | None, row: Rect) -> None:
        """A component: its picture, its name and how many there are, unless that lies covered while all look."""
        brush = self.brush
        height = min(round(row.height * 0.94), brush.px(44))
        picture = brush.faded(figures.component_picture(kind), height, 255 if count else 90)
        surface.blit(picture, picture.get_rect(midleft=(row.left, row.centery)))
        left = row.left + height + brush.px(8)
        number = (row.right - brush.px(4), row.centery)
        colour = FIGURES if count else FAINT_LIGHT
        told = words("davinci.picture.covered") if count is None else str(count)
        right = brush.write(surface, told, number, NUMBER, colour, align="right").left - brush.px(6)
        name = words(f"davinci.picture.components.{kind.name.lower()}")
        brush.write(surface, name, (left, row.centery), PLAIN, LIGHT if count else FAINT_LIGHT, room=right - left)

    # Inventions owned

    @property
    def _owned_rows(self) -> list[Rect]:
        return self._rows_in(self.fields.owned)

    def _owned(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, field, seat = self.brush, self.fields.owned, view.seats[self.seat]
        brush.inset(surface, field)
        head = self._store_head
        left, right = self._owned_rows[0].left, self._owned_rows[0].right
        kinds = len({INVENTIONS[card].type for card in seat.owned})
        if bonus := BONUS.get(kinds, 0):
            right = figures.sum_of_florins(
                brush, surface, (right, head.centery), bonus, style=BOLD, colour=WARM
            ).left - brush.px(6)
        titles = [words("davinci.picture.owned"), words("davinci.picture.owned_short")]
        title = brush.first_fitting(titles, TITLE, right - left)
        brush.write(surface, title, (left, head.centery), TITLE, LIGHT, room=right - left, shade=True)
        brush.rule(surface, (left, head.bottom), (self._owned_rows[0].right, head.bottom), WARM, 110)
        for kind, row in zip(Component, self._owned_rows, strict=True):
            self._owned_row(surface, [card for card in seat.owned if INVENTIONS[card].type is kind], kind, row)

    def _owned_row(self, surface: Surface, cards: list[int], kind: Component, row: Rect) -> None:
        brush = self.brush
        height = round(row.height * 0.88)
        left = row.left + height // 2
        badge = brush.faded(figures.badge_picture(kind), height, 255 if cards else 110)
        surface.blit(badge, badge.get_rect(center=(left, row.centery)))
        left += height // 2 + brush.px(8)
        if not cards:
            name = words(f"davinci.picture.types.{kind.name.lower()}")
            brush.write(surface, name, (left, row.centery), ASIDE, FAINT_LIGHT, room=row.right - left)
            return
        medal = max(brush.width("25", LITTLE) + brush.px(6), min(height, brush.px(32)))
        step, room = medal + brush.px(3), row.right - left
        texts = [
            words("davinci.picture.weeks_less", count=2 * len(cards)),
            words("davinci.picture.less", count=2 * len(cards)),
            "",
        ]
        text = next(text for text in texts if len(cards) * step + brush.width(text, BOLD) <= room or not text)
        brush.write(surface, text, (row.right, row.centery), BOLD, WARM, align="right")
        more = brush.width(f"+{len(cards)}", BOLD)
        shown = len(cards) if len(cards) * step <= room + brush.px(3) else (room - more) // step
        for number, card in enumerate(cards[:shown]):
            centre = (left + medal // 2 + step * number, row.centery)
            figures.medal(brush, surface, INVENTIONS[card].tier, centre, min(medal, height), card)
        if shown < len(cards):
            brush.write(surface, f"+{len(cards) - shown}", (left + step * shown, row.centery), BOLD, WARM)


def _with_heads(rect: Rect) -> Rect:
    """Grow a place by what heads, crowns and feet of its figures reach beyond it."""
    above, below = rect.height // 10, max(1, rect.height // 24)
    return Rect(rect.left, rect.top - above, rect.width, rect.height + above + below)


def draw_boards(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Draw the walnut on which a workshop lies."""
    surface.blit(brush.pictures.get("workshop_wood", rect.size), rect)
