"""The card of a hint: what Leonardo would do, the best two or three choices, each with its chance and a reason.

It comes when the choices are known, where it hides least of what they speak of; until then a slip over the prompt says
that Leonardo thinks.
"""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import evolve, frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, UMBER, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.kit.widgets.skins import lay_sheet
from leonardo.app.table.buttons import LAMP

_MARGIN: Final = 22  # units between the edge of the card and what is on it; `_LEAST_MARGIN` pixels at least
_LEAST_MARGIN: Final = 13
_HEADING, _ACTION, _SCORE, _WHY, _NOTE = 28, 26, 22, 24, 22
_CHANCE: Final = (28, 40)
"""Sizes of type, in units; of the chance where choices stand below each other, and side by side."""
_ROUGH: Final = 0.78
_OPEN: Final = 0.55
"""The size of a chance that has two ends, and of one that is told in words, beside that of one number."""
_ONE_NUMBER: Final = "100 %"
_BROAD: Final = 3.0  # the width of a card in its heights from which its choices stand side by side
_STEP: Final = 0.05
_SHRINKING: Final = (1.0, 0.94, 0.88, 0.82, 0.76)
"""Shares of its size by which text becomes smaller where there is no room for it."""
_SPARE: Final = 0.25  # how much of a place at the foot of a table may be spare for a card to take all of it
_PICTURE: Final = 76
_BESIDE_PICTURE: Final = 12
"""Units across the picture of a choice, and from it to the words; `_LEAST_PICTURE` pixels across at least."""
_LEAST_PICTURE: Final = 34
_CORNER: Final = 18  # units from the cross to the edges of the card: the boss of the frame lies in that corner
_CROSS: Final = 44
_LEAST_CROSS: Final = 32


@frozen
class Suggestion:
    """A choice in words: the action, how likely one wins by it, what one may end with, and why.

    Both are as rough as they are known, as "40-70%"; a `score` that would say nothing is empty. It is in what the game
    is won by; its picture, such as a coin, is the `sign`. What is done, or where, is told by a `picture`, if there is
    one.
    """

    action: str
    chance: str
    score: str
    why: str
    sign: str
    picture: str = ""


@frozen
class Suggested:
    """All choices that a card shows, the best first, after a note on how to read them."""

    note: str
    choices: tuple[Suggestion, ...] = ()


@frozen
class Type:
    """How large everything is written; `chance` is the size of the chance, in units."""

    painter: Painter
    share: float
    chance: float = _CHANCE[0]

    def height(self, text: str, face: Face, units: float, width: int) -> int:
        """Return the height of a text in pixels."""
        return self.painter.height_of(text, face, units * self.share, width)

    def width(self, text: str, face: Face, units: float) -> int:
        """Return the width of a line in pixels."""
        return self.painter.measure(text, face, units * self.share)[0]

    def balanced(self, text: str, face: Face, units: float, room: pygame.Rect) -> pygame.Rect:
        """Return the narrowest part of a room, around its middle, in which a text needs no more lines."""
        width = self.painter.even_width(text, face, units * self.share, room.width)
        return pygame.Rect(room.centerx - width // 2, room.top, width, room.height)


class HintRow(Widget):
    """A choice on the card, to be pressed."""

    def __init__(
        self, name: str, rect: pygame.Rect, suggestion: Suggestion, written: Type, press: Callable[[], None]
    ) -> None:
        super().__init__(name, rect)
        self.suggestion, self.written, self._press = suggestion, written, press

    def press(self) -> None:
        self._press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip: the action and its reason, at the right the chance and the score."""
        skin = skins.PAPER_PRESSED if look.held else skins.PAPER_LIT if look.hovered or look.focused else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skin), self.rect)
        inner = self.rect.inflate(-2 * _pad(kit), -2 * _pad(kit) // 2)
        spare = self.rect.height - _row_height(kit, self.suggestion, self.written, self.rect.width)
        inner = inner.inflate(0, -max(0, spare))
        if self.suggestion.picture:
            self._draw_picture(surface, kit, inner)
        beside = _beside_picture(kit, self.suggestion)
        inner.left, inner.width = inner.left + beside, inner.width - beside
        room = _action_width(kit, self.written, self.suggestion, inner.width)
        painter, share = self.written.painter, self.written.share
        action = pygame.Rect(inner.left, inner.top, room, _action_height(self.written, self.suggestion, room))
        painter.draw_wrapped(
            surface, self.suggestion.action, action, Face.STRONG, _ACTION * share, INK, valign="middle"
        )
        why = pygame.Rect(inner.left, action.bottom, inner.width, inner.bottom - action.bottom)
        painter.draw_wrapped(surface, self.suggestion.why, why, Face.TEXT, _WHY * share, SEPIA)
        self._draw_figures(surface, kit, pygame.Rect(inner.left + room, inner.top, inner.width - room, action.height))

    def _draw_picture(self, surface: pygame.Surface, kit: Kit, inner: pygame.Rect) -> None:
        side, name = _picture(kit), self.suggestion.picture
        width, height = kit.pictures.entry(name).size
        share = side / max(width, height)
        picture = kit.pictures.get(name, (max(1, round(width * share)), max(1, round(height * share))))
        surface.blit(picture, picture.get_rect(center=(inner.left + side // 2, inner.centery)))

    def _draw_figures(self, surface: pygame.Surface, kit: Kit, room: pygame.Rect) -> None:
        """Draw the chance, and below it the score with its sign before it, at the right."""
        painter, share = self.written.painter, self.written.share
        large = _chance_units(self.written, self.suggestion) * share
        high = painter.line(Face.BOLD, large)
        painter.draw(
            surface, self.suggestion.chance, (room.right, room.top + high // 2), Face.BOLD, large, INK, "right"
        )
        if not self.suggestion.score:
            return
        level = room.top + high + painter.line(Face.TEXT, _SCORE * share) // 2
        written = painter.draw(
            surface, self.suggestion.score, (room.right, level), Face.TEXT, _SCORE * share, SEPIA, "right"
        )
        side = _sign(self.written)
        sign = kit.pictures.get(self.suggestion.sign, (side, side))
        surface.blit(sign, sign.get_rect(midright=(written.left - kit.layout.px(4), level)))


class Cross(Widget):
    """Closes the card."""

    def __init__(self, rect: pygame.Rect, press: Callable[[], None]) -> None:
        super().__init__("close", rect)
        self._press = press

    def press(self) -> None:
        self._press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        arms, line = self.rect.inflate(-self.rect.width // 2, -self.rect.height // 2), max(2, kit.layout.px(4))
        colour = VERMILION if look.hovered else UMBER
        pygame.draw.line(surface, colour, arms.topleft, arms.bottomright, line)
        pygame.draw.line(surface, colour, arms.bottomleft, arms.topright, line)


@frozen
class HintCard:
    """The card as it lies at `rect`: `rows` are where its choices are, in order, all written in one `type`.

    `head` is where it says what it is, above the rows or beside them. Without rows Leonardo is still thinking.
    """

    rect: pygame.Rect
    head: pygame.Rect
    rows: tuple[pygame.Rect, ...]
    written: Type
    note: str

    @property
    def side_by_side(self) -> bool:
        return bool(self.rows) and self.rows[0].left >= self.head.right

    def moved(self, by: int) -> "HintCard":
        """Return it so many pixels lower."""
        return evolve(
            self,
            rect=self.rect.move(0, by),
            head=self.head.move(0, by),
            rows=tuple(row.move(0, by) for row in self.rows),
        )

    def grown(self, place: pygame.Rect, spare: int) -> "HintCard":
        """Return it over all of a place that is so many pixels higher: choices that stand side by side grow with it."""
        if not self.side_by_side:
            return evolve(self.moved(spare // 2), rect=place.copy())
        rows = tuple(pygame.Rect(row.topleft, (row.width, row.height + spare)) for row in self.rows)
        return evolve(self, rect=place.copy(), rows=rows, head=self.head.move(0, spare // 2))

    def cross(self, kit: Kit) -> pygame.Rect:
        side, inset = max(_LEAST_CROSS, kit.layout.px(_CROSS)), kit.layout.px(_CORNER)
        if not self.rows:
            inset = kit.layout.px(8)
            return pygame.Rect(self.rect.right - side - inset, self.rect.centery - side // 2, side, side)
        return pygame.Rect(self.rect.right - side - inset, self.rect.top + inset, side, side)

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        if not self.rows:
            skins.lay_panel(surface, kit.pictures, self.rect, kit.layout.k, "panel_gilt")
            self._draw_thinking(surface, kit)
            return
        lay_sheet(surface, kit.pictures, self.rect, kit.layout.k)
        painter, share, title = self.written.painter, self.written.share, tr("table.hint.title")
        side = _lamp(kit)
        surface.blit(kit.pictures.get(LAMP, (side, side)), self.head.topleft)
        room = _title(kit, self.written, self.head)
        place = self.written.balanced(title, Face.TITLE_STRONG, _HEADING, room)
        painter.draw_wrapped(surface, title, place, Face.TITLE_STRONG, _HEADING * share, VERMILION, "centre", "middle")
        note = self.head.copy()
        note.top = room.bottom + kit.layout.px(4)
        note.height = self.written.height(self.note, Face.ITALIC, _NOTE, note.width)
        painter.draw_wrapped(surface, self.note, note, Face.ITALIC, _NOTE * share, SEPIA, "centre")
        foot = self._foot(kit, note)
        painter.draw_wrapped(surface, tr("table.hint.keys"), foot, Face.ITALIC, _NOTE * share, SEPIA, "centre")

    def _foot(self, kit: Kit, note: pygame.Rect) -> pygame.Rect:
        """Return where it says how it is used: below the rows, or below the note where the rows are beside it."""
        top = note.bottom + kit.layout.px(4) if self.side_by_side else self.rows[-1].bottom + _gap(kit)
        return pygame.Rect(self.head.left, top, self.head.width, _inner(kit, self.rect).bottom - top)

    def _draw_thinking(self, surface: pygame.Surface, kit: Kit) -> None:
        side = round(self.rect.height * 0.62)
        glass = kit.pictures.get("hourglass", (side, side))
        surface.blit(glass, glass.get_rect(midleft=self.head.midleft))
        text = self.head.copy()
        text.left, text.width = self.head.left + side + kit.layout.px(10), self.head.width - side - kit.layout.px(10)
        thinking, units = tr("table.hint.thinking"), _ACTION * self.written.share
        self.written.painter.draw_wrapped(surface, thinking, text, Face.ITALIC, units, SEPIA, valign="middle")


def lay_slip(kit: Kit, prompt: pygame.Rect) -> HintCard:
    """Lay the slip that says that Leonardo thinks over the prompt of the table."""
    cross = max(_LEAST_CROSS, kit.layout.px(_CROSS))
    rect = pygame.Rect(prompt.left, 0, prompt.width, max(prompt.height, cross + 4))
    rect.centery = prompt.centery
    inset = kit.layout.px(18)
    head = pygame.Rect(rect.left + inset, rect.top, rect.width - 2 * inset - cross, rect.height)
    beside, thinking = round(rect.height * 0.62) + kit.layout.px(10), tr("table.hint.thinking")
    written = next(
        (
            each
            for each in _types(kit, rect)
            if each.height(thinking, Face.ITALIC, _ACTION, head.width - beside) <= head.height
        ),
        _types(kit, rect)[-1],
    )
    return HintCard(rect, head, (), written, "")


def lay_card(kit: Kit, place: pygame.Rect, told: Suggested, *, from_below: bool) -> HintCard:
    """Lay a card out within a place, as large as it must be: at its upper end, or at its lower one `from_below`.

    There it takes all of a place that it nearly fills: in a narrow strip above it words would be cut through.
    """
    card = _laid(kit, place, told, _largest(kit, place, told))
    if not from_below:
        return card
    spare = place.bottom - card.rect.bottom
    if 0 < spare < place.height * _SPARE:
        return card.grown(place, spare)
    return card.moved(spare)


def with_pictures(kit: Kit, place: pygame.Rect, told: Suggested) -> Suggested:
    """Return the choices as they are if they stand side by side in a place that has room for pictures, or bare ones."""
    if _beside(place) and _fits(kit, place, told, _types(kit, place)[-1]):
        return told
    return evolve(told, choices=tuple(evolve(each, picture="") for each in told.choices))


def _types(kit: Kit, place: pygame.Rect) -> Sequence[Type]:
    """Return the types to choose from: as large as the reader wishes, and then ever smaller."""
    painter = kit.painter
    wishes = round((painter.scale - 1) / _STEP)
    chance = _CHANCE[_beside(place)]
    larger = [Type(Painter(painter.k, 1 + wish * _STEP), 1.0, chance) for wish in range(wishes, 0, -1)]
    usual = painter if wishes == 0 else Painter(painter.k, 1.0)
    return [*larger, *(Type(usual, share, chance) for share in _SHRINKING)]


def _largest(kit: Kit, place: pygame.Rect, told: Suggested) -> Type:
    """Return the largest type in which everything fits, or the smallest there is; the wished one mostly does."""
    types = _types(kit, place)
    if _fits(kit, place, told, types[0]):
        return types[0]
    return types[bisect_left(types, True, 1, len(types) - 1, key=lambda each: _fits(kit, place, told, each))]


def _fits(kit: Kit, place: pygame.Rect, told: Suggested, written: Type) -> bool:
    return _laid(kit, place, told, written).rect.height <= place.height


def _laid(kit: Kit, place: pygame.Rect, told: Suggested, written: Type) -> HintCard:
    inner = _inner(kit, place)
    beside = _beside(place)
    head = pygame.Rect(inner.topleft, (_column(kit, inner, told) if beside else inner.width, 0))
    note = written.height(told.note, Face.ITALIC, _NOTE, head.width)
    head.height = _title(kit, written, head).bottom + kit.layout.px(4) + note - head.top
    keys = written.height(tr("table.hint.keys"), Face.ITALIC, _NOTE, head.width)
    rows = (_in_columns if beside else _in_a_column)(kit, inner, head, told, written)
    bottom = max(row.bottom for row in rows)
    bottom = max(bottom, head.bottom + kit.layout.px(4) + keys) if beside else bottom + _gap(kit) + keys
    height = bottom - place.top + _margin(kit)
    return HintCard(pygame.Rect(place.topleft, (place.width, height)), head, rows, written, told.note)


def _beside(place: pygame.Rect) -> bool:
    return place.width > _BROAD * place.height


def _in_a_column(
    kit: Kit, inner: pygame.Rect, head: pygame.Rect, told: Suggested, written: Type
) -> tuple[pygame.Rect, ...]:
    rows, top = [], head.bottom + _gap(kit)
    for suggestion in told.choices:
        rows.append(pygame.Rect(inner.left, top, inner.width, _row_height(kit, suggestion, written, inner.width)))
        top = rows[-1].bottom + _gap(kit)
    return tuple(rows)


def _in_columns(
    kit: Kit, inner: pygame.Rect, head: pygame.Rect, told: Suggested, written: Type
) -> tuple[pygame.Rect, ...]:
    """Lay the choices out beside the head, alike in height, and clear of the cross."""
    width, cross = _column(kit, inner, told), max(_LEAST_CROSS, kit.layout.px(_CROSS))
    height = max(_row_height(kit, suggestion, written, width) for suggestion in told.choices)
    step = width + _gap(kit)
    first = pygame.Rect(head.right + _gap(kit), inner.top, width, height)
    rows = [first.move(step * number, 0) for number in range(len(told.choices))]
    return tuple(row.move(inner.right - cross - rows[-1].right, 0) for row in rows)


def _column(kit: Kit, inner: pygame.Rect, told: Suggested) -> int:
    """Return how wide head and choices are where they stand side by side, before the cross."""
    count = len(told.choices) + 1
    cross = max(_LEAST_CROSS, kit.layout.px(_CROSS))
    return (inner.width - cross - _gap(kit) * (count - 1)) // count


def _row_height(kit: Kit, suggestion: Suggestion, written: Type, width: int) -> int:
    inner = width - 2 * _pad(kit) - _beside_picture(kit, suggestion)
    action = _action_height(written, suggestion, _action_width(kit, written, suggestion, inner))
    told = action + written.height(suggestion.why, Face.TEXT, _WHY, inner)
    return max(told, _picture(kit) if suggestion.picture else 0) + 2 * _pad(kit) // 2 + 2


def _action_height(written: Type, suggestion: Suggestion, width: int) -> int:
    painter, share = written.painter, written.share
    figures = painter.line(Face.BOLD, _chance_units(written, suggestion) * share) + painter.line(
        Face.TEXT, _SCORE * share
    )
    return max(written.height(suggestion.action, Face.STRONG, _ACTION, width), figures)


def _action_width(kit: Kit, written: Type, suggestion: Suggestion, width: int) -> int:
    """Return how wide the action may be, beside the chance, and the score with its sign."""
    chance = written.width(suggestion.chance, Face.BOLD, _chance_units(written, suggestion))
    score = 0
    if suggestion.score:
        score = written.width(suggestion.score, Face.TEXT, _SCORE) + _sign(written) + kit.layout.px(4)
    return width - max(chance, score) - kit.layout.px(12)


def _chance_units(written: Type, suggestion: Suggestion) -> float:
    """Return how large a chance is written: one that may be more or less takes more room beside the action."""
    if not suggestion.chance[:1].isdigit():
        return written.chance * _OPEN
    return written.chance * (_ROUGH if len(suggestion.chance) > len(_ONE_NUMBER) else 1)


def _picture(kit: Kit) -> int:
    return max(_LEAST_PICTURE, kit.layout.px(_PICTURE))


def _beside_picture(kit: Kit, suggestion: Suggestion) -> int:
    return _picture(kit) + kit.layout.px(_BESIDE_PICTURE) if suggestion.picture else 0


def _sign(written: Type) -> int:
    return round(written.painter.pixels(_SCORE * written.share) * 0.9)


def _title(kit: Kit, written: Type, head: pygame.Rect) -> pygame.Rect:
    side = _lamp(kit)
    room = head.width - 2 * side - kit.layout.px(12)
    high = written.height(tr("table.hint.title"), Face.TITLE_STRONG, _HEADING, room)
    return pygame.Rect(head.left + side + kit.layout.px(6), head.top, room, max(side, high))


def _lamp(kit: Kit) -> int:
    return max(_LEAST_CROSS, kit.layout.px(54))


def _margin(kit: Kit) -> int:
    return max(_LEAST_MARGIN, kit.layout.px(_MARGIN))


def _pad(kit: Kit) -> int:
    return max(8, kit.layout.px(14))


def _gap(kit: Kit) -> int:
    return max(7, kit.layout.px(12))


def _inner(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(-2 * _margin(kit), -2 * _margin(kit))
