"""The card of a hint: what Leonardo would do, the best two or three choices, each with its florins and a reason."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import evolve, frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, UMBER, VERMILION
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.kit.words import words
from leonardo.app.table.dialogs.dialog import LAMP

_MARGIN: Final = 28
"""Units between the edge of the card and what is on it; `_LEAST_MARGIN` pixels at least."""
_LEAST_MARGIN: Final = 13
_HEADING, _ACTION, _FLORINS, _WHY, _NOTE = 28, 26, 30, 24, 22
"""Sizes of type, in units."""
_STEP: Final = 0.05
_SHRINKING: Final = (1.0, 0.94, 0.88, 0.82)
"""Shares of its size by which text becomes smaller where there is no room for it."""
_CROSS: Final = 44
_LEAST_CROSS: Final = 32


@frozen
class Suggestion:
    """A choice in words: the action, what one can be expected to end with (florins), and why."""

    action: str
    florins: int
    why: str


@frozen
class Suggested:
    """All choices that a card shows, the best first, after a note on how to read them."""

    note: str
    choices: tuple[Suggestion, ...] = ()


@frozen
class Type:
    """How large everything is written."""

    painter: Painter
    share: float

    def height(self, text: str, face: Face, units: float, width: int) -> int:
        """Return the height of a text in pixels."""
        return self.painter.height_of(text, face, units * self.share, width)

    def width(self, text: str, face: Face, units: float) -> int:
        """Return the width of a line in pixels."""
        return self.painter.measure(text, face, units * self.share)[0]

    def balanced(self, text: str, face: Face, units: float, room: pygame.Rect) -> pygame.Rect:
        """Return the narrowest part of a room, around its middle, in which a text needs no more lines."""
        high, width = self.height(text, face, units, room.width), room.width
        while width > 1 and self.height(text, face, units, width * 19 // 20) <= high:
            width = width * 19 // 20
        return pygame.Rect(room.centerx - width // 2, room.top, width, room.height)


class HintRow(Widget):
    """A choice on the card, to be pressed."""

    def __init__(
        self, name: str, rect: pygame.Rect, suggestion: Suggestion, written: Type, press: Callable[[], None]
    ) -> None:
        super().__init__(name, rect)
        self.suggestion, self.written, self._press = suggestion, written, press

    def press(self) -> None:
        """Choose it."""
        self._press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip: the action and its florins, below them the reason."""
        skin = skins.PAPER_PRESSED if look.held else skins.PAPER_LIT if look.hovered or look.focused else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skin), self.rect)
        inner = self.rect.inflate(-2 * _pad(kit), -2 * _pad(kit) // 2)
        room = _action_width(kit, self.written, self.suggestion, inner.width)
        painter, share = self.written.painter, self.written.share
        action = pygame.Rect(inner.left, inner.top, room, self._action_height(room))
        painter.draw_wrapped(
            surface, self.suggestion.action, action, Face.STRONG, _ACTION * share, INK, valign="middle"
        )
        self._draw_florins(
            surface, kit, pygame.Rect(action.right, action.top, inner.right - action.right, action.height)
        )
        why = pygame.Rect(inner.left, action.bottom, inner.width, inner.bottom - action.bottom)
        painter.draw_wrapped(surface, self.suggestion.why, why, Face.TEXT, _WHY * share, SEPIA)

    def _action_height(self, width: int) -> int:
        high = self.written.height(self.suggestion.action, Face.STRONG, _ACTION, width)
        return max(high, self.written.painter.line(Face.BOLD, _FLORINS * self.written.share))

    def _draw_florins(self, surface: pygame.Surface, kit: Kit, room: pygame.Rect) -> None:
        """Draw the florins, with a coin before them, at the right."""
        painter, units = self.written.painter, _FLORINS * self.written.share
        written = painter.draw(surface, str(self.suggestion.florins), room.midright, Face.BOLD, units, INK, "right")
        side = _coin(self.written)
        coin = kit.pictures.get("florin_blank", (side, side))
        surface.blit(coin, coin.get_rect(midright=(written.left - kit.layout.px(5), room.centery)))


class Cross(Widget):
    """Closes the card."""

    def __init__(self, rect: pygame.Rect, press: Callable[[], None]) -> None:
        super().__init__("close", rect)
        self._press = press

    def press(self) -> None:
        """Close it."""
        self._press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw two strokes."""
        arms, line = self.rect.inflate(-self.rect.width // 2, -self.rect.height // 2), max(2, kit.layout.px(4))
        colour = VERMILION if look.hovered else UMBER
        pygame.draw.line(surface, colour, arms.topleft, arms.bottomright, line)
        pygame.draw.line(surface, colour, arms.bottomleft, arms.topright, line)


@frozen
class HintCard:
    """The card as it lies at `rect`: `rows` are where its choices are, in order, all written in one `type`.

    Without rows Leonardo is still thinking.
    """

    rect: pygame.Rect
    rows: tuple[pygame.Rect, ...]
    written: Type
    note: str

    def cross(self, kit: Kit) -> pygame.Rect:
        """Return where the cross is that closes it."""
        side, inset = max(_LEAST_CROSS, kit.layout.px(_CROSS)), kit.layout.px(8)
        return pygame.Rect(self.rect.right - side - inset, self.rect.top + inset, side, side)

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        """Draw the card without its widgets."""
        skins.lay_panel(surface, kit.pictures, self.rect, kit.layout.k, "panel_gilt")
        inner, px = _inner(kit, self.rect), kit.layout.px
        painter, share = self.written.painter, self.written.share
        side = _lamp(kit)
        lamp = kit.pictures.get(LAMP, (side, side))
        surface.blit(lamp, (inner.left, inner.top))
        head = _head(kit, self.written, inner)
        painter.draw_wrapped(
            surface,
            words("table.hint.title"),
            self.written.balanced(words("table.hint.title"), Face.TITLE_STRONG, _HEADING, head),
            Face.TITLE_STRONG,
            _HEADING * share,
            VERMILION,
            "centre",
            "middle",
        )
        note = inner.copy()
        note.top = head.bottom + px(4)
        if not self.rows:
            note.height = inner.bottom - note.top
            _draw_thinking(surface, kit, self.written, note)
            return
        painter.draw_wrapped(surface, self.note, note, Face.ITALIC, _NOTE * share, SEPIA, "centre")
        foot = pygame.Rect(inner.left, self.rows[-1].bottom + _gap(kit), inner.width, 0)
        foot.height = inner.bottom - foot.top
        painter.draw_wrapped(surface, words("table.hint.keys"), foot, Face.ITALIC, _NOTE * share, SEPIA, "centre")


def lay_card(kit: Kit, place: pygame.Rect, told: Suggested, *, from_below: bool) -> HintCard:
    """Lay a card out within a place, as large as it must be: at its upper end, or at its lower one `from_below`."""
    card = _laid(kit, place, told, _largest(kit, place, told))
    if from_below:
        by = place.bottom - card.rect.bottom
        return evolve(card, rect=card.rect.move(0, by), rows=tuple(row.move(0, by) for row in card.rows))
    return card


def _types(kit: Kit) -> Sequence[Type]:
    """Return the types to choose from: as large as the reader wishes, and then ever smaller."""
    painter = kit.painter
    wishes = round((painter.scale - 1) / _STEP)
    larger = [Type(Painter(painter.k, 1 + wish * _STEP), 1.0) for wish in range(wishes, 0, -1)]
    usual = painter if wishes == 0 else Painter(painter.k, 1.0)
    return [*larger, *(Type(usual, share) for share in _SHRINKING)]


def _largest(kit: Kit, place: pygame.Rect, told: Suggested) -> Type:
    """Return the largest type in which everything fits, or the smallest there is; the wished one mostly does."""
    types = _types(kit)
    if _fits(kit, place, told, types[0]):
        return types[0]
    return types[bisect_left(types, True, 1, len(types) - 1, key=lambda each: _fits(kit, place, told, each))]


def _fits(kit: Kit, place: pygame.Rect, told: Suggested, written: Type) -> bool:
    return _laid(kit, place, told, written).rect.height <= place.height


def _laid(kit: Kit, place: pygame.Rect, told: Suggested, written: Type) -> HintCard:
    inner, px = _inner(kit, place), kit.layout.px
    top = _head(kit, written, inner).bottom + px(4)
    if not told.choices:
        bottom = top + max(px(120), 3 * written.height("M", Face.TEXT, _WHY, inner.width))
        return HintCard(
            pygame.Rect(place.topleft, (place.width, bottom - place.top + _margin(kit))), (), written, told.note
        )
    top += written.height(told.note, Face.ITALIC, _NOTE, inner.width) + _gap(kit)
    rows = []
    for suggestion in told.choices:
        rows.append(pygame.Rect(inner.left, top, inner.width, _row_height(kit, suggestion, written, inner.width)))
        top = rows[-1].bottom + _gap(kit)
    top += written.height(words("table.hint.keys"), Face.ITALIC, _NOTE, inner.width)
    height = top - place.top + _margin(kit)
    return HintCard(pygame.Rect(place.topleft, (place.width, height)), tuple(rows), written, told.note)


def _row_height(kit: Kit, suggestion: Suggestion, written: Type, width: int) -> int:
    inner = width - 2 * _pad(kit)
    room = _action_width(kit, written, suggestion, inner)
    action = written.height(suggestion.action, Face.STRONG, _ACTION, room)
    florins = written.painter.line(Face.BOLD, _FLORINS * written.share)
    return max(action, florins) + written.height(suggestion.why, Face.TEXT, _WHY, inner) + 2 * _pad(kit) // 2 + 2


def _action_width(kit: Kit, written: Type, suggestion: Suggestion, width: int) -> int:
    """Return how wide the action may be, beside its florins and the coin."""
    florins = written.width(str(suggestion.florins), Face.BOLD, _FLORINS)
    return width - florins - _coin(written) - kit.layout.px(18)


def _coin(written: Type) -> int:
    return round(written.painter.pixels(_FLORINS * written.share) * 0.9)


def _head(kit: Kit, written: Type, inner: pygame.Rect) -> pygame.Rect:
    """Return where the heading is, between the lamp and the cross."""
    side, room = _lamp(kit), inner.width - 2 * _lamp(kit) - kit.layout.px(12)
    high = written.height(words("table.hint.title"), Face.TITLE_STRONG, _HEADING, room)
    return pygame.Rect(inner.left + side + kit.layout.px(6), inner.top, room, max(side, high))


def _lamp(kit: Kit) -> int:
    return max(_LEAST_CROSS, kit.layout.px(54))


def _margin(kit: Kit) -> int:
    return max(_LEAST_MARGIN, kit.layout.px(_MARGIN))


def _pad(kit: Kit) -> int:
    return max(8, kit.layout.px(16))


def _gap(kit: Kit) -> int:
    return max(7, kit.layout.px(12))


def _inner(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    return rect.inflate(-2 * _margin(kit), -2 * _margin(kit))


def _draw_thinking(surface: pygame.Surface, kit: Kit, written: Type, room: pygame.Rect) -> None:
    """Draw the hourglass and say that he thinks."""
    side = min(room.height // 2, kit.layout.px(72))
    glass = kit.pictures.get("hourglass", (side, side))
    surface.blit(glass, glass.get_rect(midtop=(room.centerx, room.top + kit.layout.px(6))))
    text = pygame.Rect(room.left, room.top + side + kit.layout.px(10), room.width, 0)
    text.height = room.bottom - text.top
    thinking = words("table.hint.thinking")
    written.painter.draw_wrapped(surface, thinking, text, Face.ITALIC, _WHY * written.share, SEPIA, "centre", "middle")
