"""The card of a moment: when it was, what was done, what the other choice was, and why the better one is better."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from attrs import evolve, frozen

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SeatColour
from leonardo.app.kit.text.painter import Align, Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, SHADE, VERMILION, Colour
from leonardo.app.kit.widgets import skins
from leonardo.app.table.looks.colours import LEAF
from leonardo.app.table.review.signs import Role, sign

_MARGIN: Final = 32  # units between the edge of the card and what is on it; `_LEAST_MARGIN` pixels at least
_LEAST_MARGIN: Final = 14
_BROAD: Final = 900  # units of a card on which things stand beside each other
_BUTTON: Final = 50  # units of height of a button; `_LEAST_BUTTON` pixels at least
_LEAST_BUTTON: Final = 34
_BUTTON_GAP: Final = 12
_ABOVE_BUTTONS: Final = 28
_COLUMN_GAP: Final = 40
_SIGN: Final = 46
_LEAST_SIGN: Final = 26
_STEP: Final = 0.05
_LOWEST: Final = 176
"""Pixels of the height of a card at the foot of a table at least: larger text yields there to what is asked."""
_SHRINKING: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.6)
"""Shares of its size by which text, and what is above it, becomes smaller where there is no room for it."""


@frozen
class ChoiceInWords:
    """One of the two choices in words: whose it is, the action, and what could be expected of it."""

    role: Role
    whose: str
    action: str
    expected: str


@frozen
class CardText:
    """All that a card says, and whether the decision cost something; else it won something."""

    cost: bool
    heading: str
    when: str
    choices: tuple[ChoiceInWords, ChoiceInWords]
    why: str


@frozen
class _Row:
    text: str
    face: Face
    units: float
    colour: Colour = INK
    align: Align = "left"
    gap: float = 0  # units above it
    role: Role | None = None
    indented: bool = False
    rule: bool = False  # whether a thin line is drawn above it


@frozen
class _Laid:
    """A row and where its words stand; to the left of them are `indent` pixels for a sign."""

    row: _Row
    rect: pygame.Rect
    indent: int


def place_for(places: Sequence[pygame.Rect], marked: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the place where a card hides least of what is marked, the first of those that hide as little."""
    return min(places, key=lambda place: hidden(place, marked))


def places_over(board: pygame.Rect, brush: Brush, *, low: bool) -> list[pygame.Rect]:
    """Return where a card may lie over a board: at its right, or at its left; `low`: also at its foot."""
    wide, high = min(board.width // 2, max(360, brush.px(560))), board.height - brush.px(20)
    found = [pygame.Rect(left, board.top + 6, wide, high) for left in (board.right - wide - 6, board.left + 6)]
    return found + [place.move(0, board.height - place.height) for place in found] if low else found


def foot_with(tray: pygame.Rect) -> pygame.Rect:
    """Return the foot of a table: a tray, and more above it where that is low."""
    high = max(tray.height, _LOWEST)
    return pygame.Rect(tray.left, tray.bottom - high, tray.width, high)


def hidden(place: pygame.Rect, marked: Sequence[pygame.Rect]) -> int:
    """Return how many pixels of what is marked a card hides at a place."""
    parts = [place.clip(mark) for mark in marked]
    return sum(part.width * part.height for part in parts)


class ReviewCard:
    """Draws cards of moments of a seat with this `colour`."""

    def __init__(self, kit: Kit, colour: SeatColour) -> None:
        self.kit = kit
        self.colour = colour

    def inner(self, place: pygame.Rect) -> pygame.Rect:
        """Return the part of a card that may be written on."""
        margin = max(_LEAST_MARGIN, self.kit.layout.px(_MARGIN))
        return place.inflate(-2 * margin, -2 * margin)

    def buttons(self, place: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return where its buttons are, in pixels: two at its foot, a third before them, above where it is narrow."""
        inner, high, gap = self.inner(place), self._button, self.kit.layout.px(_BUTTON_GAP)
        row = pygame.Rect(inner.left, inner.bottom - high, inner.width, high)
        if not self._broad(place):
            return *_two(row, gap), row.move(0, -high - gap)
        left, right = _two(row, gap)
        return *_two(right, gap), _two(left, gap)[1]

    def folded(self, place: pygame.Rect, told: CardText) -> pygame.Rect:
        """Return the place of a card that shows only its head and its buttons."""
        inner, row = self.inner(place), _head(told)[0]
        head = self.kit.painter.height_of(row.text, row.face, row.units, inner.width)
        return pygame.Rect(place.topleft, (place.width, place.height - inner.height + head + self._foot(place)))

    def draw(self, surface: pygame.Surface, place: pygame.Rect, told: CardText) -> None:
        skins.lay_panel(surface, self.kit.pictures, place, self.kit.layout.k, "panel_gilt")
        room = self.inner(place)
        room.height -= self._foot(place)
        beside = self._broad(place)
        for painter, share in self._ways():
            laid = self._lay(painter, share, told, room, beside=beside)
            if laid[-1].rect.bottom <= room.bottom:
                break
        else:  # the reason is worth more than when it was, which the table shows as well
            laid = self._lay(painter, share, evolve(told, when=""), room, beside=beside)
        reason = laid[-1].rect
        most = room.bottom + self.kit.layout.px(_ABOVE_BUTTONS) - reason.top  # never into the buttons
        reason.height = max(painter.smallest, min(reason.height, most))
        for row in laid:
            self._draw_row(surface, painter, row)

    def draw_head(self, surface: pygame.Surface, place: pygame.Rect, told: CardText) -> None:
        """Draw only its head: the card is folded, to let the table be seen."""
        skins.lay_panel(surface, self.kit.pictures, place, self.kit.layout.k, "panel_gilt")
        self._draw_row(
            surface, self.kit.painter, self._stack(self.kit.painter, 1, _head(told)[:1], self.inner(place))[0]
        )

    @property
    def _button(self) -> int:
        return max(_LEAST_BUTTON, self.kit.layout.px(_BUTTON))

    def _broad(self, place: pygame.Rect) -> bool:
        return place.width > self.kit.layout.px(_BROAD)

    def _foot(self, place: pygame.Rect) -> int:
        inner = self.inner(place)
        return inner.bottom - min(button.top for button in self.buttons(place)) + self.kit.layout.px(_ABOVE_BUTTONS)

    def _ways(self) -> Iterator[tuple[Painter, float]]:
        """Yield painters and shares of size: text as large as the reader wishes, then ever smaller."""
        painter = self.kit.painter
        wishes = round((painter.scale - 1) / _STEP)
        for wish in range(wishes, -1, -1):
            smaller = painter if wish == wishes else Painter(painter.k, 1 + wish * _STEP)
            for share in _SHRINKING:
                yield smaller, share

    def _lay(self, painter: Painter, share: float, told: CardText, room: pygame.Rect, *, beside: bool) -> list[_Laid]:
        """Lay all rows out from the top of `room` on, the choices one below the other or `beside` each other."""
        laid = self._stack(painter, share, _head(told), room)
        below = self._left(room, laid)
        choices = [_choice(choice) for choice in told.choices]
        if beside:
            gap = self.kit.layout.px(_COLUMN_GAP)
            column = pygame.Rect(below.left, below.top, (below.width - gap) // 2, below.height)
            one = self._stack(painter, share, choices[0], column)
            two = self._stack(painter, share, choices[1], column.move(below.width - column.width, 0))
            laid += sorted([*one, *two], key=lambda row: row.rect.bottom)
        else:
            laid += self._stack(painter, share, [*choices[0], *choices[1]], below)
        return laid + self._stack(
            painter, share, [_Row(told.why, Face.TEXT, 26, gap=26, rule=True)], self._left(room, laid)
        )

    def _left(self, room: pygame.Rect, laid: Sequence[_Laid]) -> pygame.Rect:
        top = laid[-1].rect.bottom
        return pygame.Rect(room.left, top, room.width, room.bottom - top)

    def _stack(self, painter: Painter, share: float, rows: Sequence[_Row], room: pygame.Rect) -> list[_Laid]:
        laid, top = [], room.top
        for row in rows:
            units, indent = row.units * share, self._indent if row.indented else 0
            top += self.kit.layout.px(row.gap * share)
            high = painter.height_of(row.text, row.face, units, room.width - indent)
            place = pygame.Rect(room.left + indent, top, room.width - indent, high)
            laid.append(_Laid(evolve(row, units=units, gap=row.gap * share), place, indent))
            top += high
        return laid

    @property
    def _sign(self) -> int:
        return max(_LEAST_SIGN, self.kit.layout.px(_SIGN))

    @property
    def _indent(self) -> int:
        return self._sign + self.kit.layout.px(16)

    def _draw_row(self, surface: pygame.Surface, painter: Painter, laid: _Laid) -> None:
        px, row, place = self.kit.layout.px, laid.row, laid.rect
        left = place.left - laid.indent
        if row.rule:
            level = place.top - px(row.gap) // 2
            pygame.draw.line(surface, SHADE, (left, level), (place.right, level), max(1, px(1.6)))
        painter.draw_wrapped(surface, row.text, place, row.face, row.units, row.colour, row.align)
        if row.role is not None:
            surface.blit(sign(self.kit, row.role, self.colour, self._sign), (left, place.top + px(2)))


def _two(row: pygame.Rect, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    left = pygame.Rect(row.left, row.top, (row.width - gap) // 2, row.height)
    return left, left.move(row.width - left.width, 0)


def _head(told: CardText) -> list[_Row]:
    heading = _Row(told.heading, Face.TITLE_STRONG, 29, VERMILION if told.cost else LEAF, "centre")
    return [heading, _Row(told.when, Face.ITALIC, 24, SEPIA, "centre", gap=2)] if told.when else [heading]


def _choice(choice: ChoiceInWords) -> list[_Row]:
    return [
        _Row(choice.whose, Face.ITALIC, 23, SEPIA, gap=24, role=choice.role, indented=True, rule=True),
        _Row(choice.action, Face.STRONG, 27, indented=True),
        _Row(choice.expected, Face.TEXT, 24, SEPIA, gap=2, indented=True),
    ]
