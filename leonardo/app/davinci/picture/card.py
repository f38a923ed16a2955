"""An invention card at any size: frame of its tier, number, name, machine, type, components, weeks and rewards."""

from typing import Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, LITTLE, NARROW, Brush, Point, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN, ENGRAVED, LEAF, LIGHT
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.terms import Component
from leonardo.engine.davinci.view import SeatView, View

_WIDTH: Final = 384
_HEIGHT: Final = 130
_NARROWEST: Final = 404
"""Units that a card is wide at least: narrower ones have smaller units."""
_TITLE: Final = 44
"""Units down to the end of the title."""
_HEAD: Final = 50
"""Units down to the end of the medal, which hangs over the title."""
_FOOT: Final = 14
_LEFT_END: Final = 118
"""Units of the frame's left end, up to the drawing's edge."""
_RIGHT_END: Final = 124
"""Units of its right end, with pips and badge."""


@frozen
class CardState:
    """What a card means to the seat that looks at it."""

    lacks: tuple[int, ...] = ()
    """How many cards of each component are missing."""
    weeks: int | None = None
    """Weeks it would take the seat, after its discount."""
    in_work: bool = False
    known: bool = False

    @property
    def missing(self) -> int:
        """How many components are missing in all."""
        return sum(self.lacks)


NOBODY: Final = CardState()
"""A card that nobody in particular looks at."""


def card_state(view: View, number: int) -> CardState:
    """Return what a card means to the viewer."""
    if view.viewer is None:
        return NOBODY
    seat = view.seats[view.viewer]
    if seat.hand is None:
        return NOBODY
    invention = INVENTIONS[number]
    lacks = tuple(max(0, need - have) for need, have in zip(invention.components, seat.hand, strict=True))
    weeks = max(0, invention.weeks - seat.discount(number))
    return CardState(lacks, weeks, _works_on(seat, number), known=True)


def _works_on(seat: SeatView, number: int) -> bool:
    return any(laboratory and laboratory.invention == number for laboratory in seat.laboratories)


class Card:
    """Draws one invention into a rectangle about three times as wide as high.

    Its parts are measured in units, of which a card has 130 in its height and 384 in its width where it is drawn
    as it was planned; in another shape its edges keep theirs and the middle gives way.
    """

    def __init__(self, brush: Brush, number: int, rect: Rect, meaning: CardState = NOBODY) -> None:
        self.invention: Invention = INVENTIONS[number]
        self.rect = rect
        self.meaning = meaning
        self.unit = min(rect.height / _HEIGHT, rect.width / _NARROWEST)
        self.brush = brush = brush.yielding(self._fits)
        larger = max(1.0, self.unit / brush.layout.k * 0.94)
        self.strong = evolve(BOLD, units=BOLD.units * larger)
        self.aside = evolve(ASIDE, units=ASIDE.units * larger)
        self.little = evolve(LITTLE, units=LITTLE.units * larger)

    def _fits(self, brush: Brush) -> bool:
        """Whether a row holds a line of text."""
        return brush.line(BOLD) <= min(self._row(87, 35).height, round(_TITLE * self.unit))

    def draw(self, surface: Surface) -> None:
        """Draw the card with its shadow."""
        brush = self.brush
        brush.shadow(surface, self.rect)
        name, size, unit = f"card_{self.invention.tier.name.lower()}", self.rect.size, self.unit
        master = brush.pictures.get(name, brush.pictures.entry(name).size)
        frame = brush.pictures.made(("frame", name, size), lambda: _frame(master, size, unit))
        surface.blit(frame, self.rect)
        self._title(surface)
        self._machine(surface)
        self._needs(surface)
        self._pays(surface)

    def _left(self, x: float, y: float) -> Point:
        return self.rect.left + round(x * self.unit), self.rect.top + round(y * self.unit)

    def _right(self, x: float, y: float) -> Point:
        return self.rect.right - round((_WIDTH - x) * self.unit), self.rect.top + round(y * self.unit)

    def _row(self, y: float, height: float) -> Rect:
        """A row of the part at the right of the drawing."""
        grown = (self.rect.height / self.unit - _TITLE - _FOOT) / (_HEIGHT - _TITLE - _FOOT)
        left, top = self._left(124, _TITLE + (y - _TITLE) * grown)
        return Rect(left, top, self._right(370, 0)[0] - left, round(height * grown * self.unit))

    def _title(self, surface: Surface) -> None:
        brush = self.brush
        number = str(self.invention.number)
        units = 22 * self.unit / brush.layout.k
        brush.write(surface, number, self._left(30, 27), Style(Face.TITLE_BOLD, units), ENGRAVED, align="centre")
        figures.type_badge(brush, surface, self.invention.type, self._right(354, 26), round(38 * self.unit))
        left = self._left(59, 26)
        name = invention_name(self.invention.number)
        room = self._name_room(self.invention)
        brush.write(surface, name, left, self._name_style, LIGHT, room=room, shade=True)

    def _name_room(self, invention: Invention) -> int:
        """Pixels between the medal and the pips of the tier."""
        return self._right(330 - 17 * invention.tier, 26)[0] - self._left(59, 26)[0]

    @property
    def _name_style(self) -> Style:
        """The style in which the name of every invention fits on a card of this size."""
        return self.brush.once(("names of cards", self.rect.size), self._common_style)

    def _common_style(self) -> Style:
        style = Style(Face.TITLE_BOLD, 19 * self.unit / self.brush.layout.k, NARROW)
        names = ((invention_name(number), self._name_room(card)) for number, card in INVENTIONS.items())
        return self.brush.alike(names, style)

    def _machine(self, surface: Surface) -> None:
        left, top = self._left(14, 46)
        room = round(102 * self.unit), self.rect.bottom - round(10 * self.unit) - top
        picture = figures.machine(self.brush, self.invention.number, room)
        surface.blit(picture, picture.get_rect(center=(left + room[0] // 2, top + room[1] // 2)))

    # What it needs

    def _needs(self, surface: Surface) -> None:
        brush, row = self.brush, self._row(46, 40)
        kinds = [kind for kind in Component if self.invention.components[kind]]
        told, colour = self._state()
        least = min((brush.width(text, style) + brush.px(4) for text, style in told), default=0)
        size = self._need_size(kinds, row.width - least, row.height)
        needed = sum(self._need_width(kind, size) for kind in kinds)
        said = next((each for each in told if needed + brush.width(*each) <= row.width), None)
        if said is not None:
            text, style = said
            end = brush.write(surface, text, (row.right, row.centery), style, colour, align="right")
            row.width = end.left - row.left
        gap = max(0, min(brush.px(10), (row.width - needed) // len(kinds)))
        left = row.left
        for kind in kinds:
            self._need(surface, kind, (left, row.centery), size)
            left += self._need_width(kind, size) + gap

    def _need_size(self, kinds: list[Component], width: int, height: int) -> int:
        """Height of the pictures of components: smaller ones where the card is narrow."""
        sizes = [round(min(height, self.brush.type(self.strong) * share)) for share in (2.0, 1.7, 1.4, 1.1)]
        fitting = (size for size in sizes if sum(self._need_width(kind, size) for kind in kinds) <= width)
        return next(fitting, sizes[-1])

    def _state(self) -> tuple[tuple[tuple[str, Style], ...], Colour]:
        """Whether the viewer has what is needed: in a word, or in a number where that is too long."""
        meaning = self.meaning
        if not meaning.known:
            return (), INK
        if meaning.in_work:
            return ((words("davinci.picture.in_work"), self.aside),), BROWN
        if meaning.missing:
            briefly = words("davinci.picture.lacks_briefly", count=meaning.missing)
            return ((words("davinci.picture.lacks", count=meaning.missing), self.aside), (briefly, self.strong)), BLOOD
        return ((words("davinci.picture.ready"), self.aside),), LEAF

    @property
    def _tick(self) -> int:
        return round(self.brush.type(self.strong) * 1.05) if self.meaning.known and not self.meaning.in_work else 0

    def _need_width(self, kind: Component, size: int) -> int:
        count = self.brush.width(self.brush.times(self.invention.components[kind]), self.strong)
        return size + count + self._tick + 2 * max(1, self.brush.px(3))

    def _need(self, surface: Surface, kind: Component, left: Point, size: int) -> None:
        brush, (x, y) = self.brush, left
        brush.stamp(surface, figures.component_picture(kind), (x + size // 2, y), size)
        count = self.brush.times(self.invention.components[kind])
        right = brush.write(surface, count, (x + size + 1, y), self.strong).right + max(1, brush.px(3))
        if tick := self._tick:
            picture = "tick_missing" if self.meaning.lacks[kind] else "tick"
            brush.stamp(surface, picture, (right + tick // 2, y), tick)

    # What it takes and pays

    def _pays(self, surface: Surface) -> None:
        brush, row = self.brush, self._row(87, 35)
        middle = row.centery
        size = round(brush.type(self.strong) * 1.25)
        brush.stamp(surface, "hourglass", (row.left + size // 2, middle), size)
        left = row.left + size + brush.px(3)
        right = self._rewards(surface, row) - brush.px(4)
        weeks = self.invention.weeks
        now = weeks if self.meaning.weeks is None else self.meaning.weeks
        before = f" ({weeks})" if now < weeks else ""
        in_words = words("davinci.picture.weeks", count=now)
        ways = ((in_words, before), (in_words, ""), (str(now), before), (str(now), ""))
        needed = (brush.width(text, self.strong) + brush.width(aside, self.aside) for text, aside in ways)
        text, aside = next((way for way, wide in zip(ways, needed, strict=True) if wide <= right - left), ways[-1])
        end = brush.write(surface, text, (left, middle), self.strong, LEAF if now < weeks else INK).right
        if aside:
            brush.write(surface, aside, (end, middle), self.aside, BROWN)

    def _rewards(self, surface: Surface, row: Rect) -> int:
        """First and later reward as coins, with a word where there is room; return where they begin."""
        brush = self.brush
        large, small = (min(row.height, round(brush.type(self.little) * share)) for share in (1.95, 1.75))
        labels = words("davinci.picture.first"), words("davinci.picture.later")
        wide = sum(brush.width(label, self.aside) for label in labels) + large + small + 5 * brush.px(6)
        weeks = brush.width(words("davinci.picture.weeks", count=15), self.strong) + round(
            brush.type(self.strong) * 1.25
        )
        with_words = wide + weeks + brush.px(10) <= row.width
        right = row.right
        pairs = (
            (labels[1], self.invention.later_reward, small, "florin_pale"),
            (labels[0], self.invention.first_reward, large, "florin_blank"),
        )
        for label, florins, size, picture in pairs:
            if with_words:
                right = brush.write(
                    surface, label, (right, row.centery), self.aside, BROWN, align="right"
                ).left - brush.px(4)
            centre = (right - size // 2, row.centery)
            brush.stamp(surface, picture, centre, size)
            brush.write(surface, str(florins), centre, self.little, ENGRAVED, align="centre")
            right -= size + brush.px(8)
        return right


def _frame(master: Surface, size: tuple[int, int], unit: float) -> Surface:
    """Fit the frame of a card to another shape: its edges keep theirs, the middle gives way."""
    fine = master.get_height() / _HEIGHT
    columns = _parts(master.get_width(), size[0], (_LEFT_END, _RIGHT_END), fine, unit)
    rows = _parts(master.get_height(), size[1], (_HEAD, _FOOT), fine, unit)
    frame = Surface(size, pygame.SRCALPHA)
    for source_y, height, y, high in rows:
        for source_x, width, x, wide in columns:
            piece = master.subsurface((source_x, source_y, width, height))
            frame.blit(pygame.transform.smoothscale(piece, (wide, high)), (x, y))
    return frame


def _parts(
    whole: int, target: int, ends: tuple[int, int], fine: float, unit: float
) -> tuple[tuple[int, int, int, int], ...]:
    """Cut a length in three: where each part begins in the master and its length there, and the same on the card."""
    first, last = round(ends[0] * fine), round(ends[1] * fine)
    one, two = round(ends[0] * unit), round(ends[1] * unit)
    return (
        (0, first, 0, one),
        (first, whole - first - last, one, max(1, target - one - two)),
        (whole - last, last, target - two, two),
    )
