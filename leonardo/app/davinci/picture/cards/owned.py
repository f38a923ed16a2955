"""The inventions that a seat owns as small cards: the machines of one type lie on one pile."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, LITTLE, Brush, Style
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.table.looks.colours import BROWN, LEAF
from leonardo.engine.davinci.constants import Component, Tier
from leonardo.engine.davinci.inventions import INVENTIONS

METALS: Final = {
    Tier.BRONZE: (146, 112, 62),
    Tier.COPPER: (178, 86, 48),
    Tier.SILVER: (124, 134, 146),
    Tier.GOLD: (222, 164, 30),
}
"""The edges of small cards."""
_PAPER: Final = (255, 249, 230, 255), (238, 220, 176, 255)
_NAME: Final = Style(LITTLE.face, 14.5)
_LINES: Final = 2
"""Lines that the name of an invention may have."""
_MISSING: Final = 165
"""How opaque the badge of a type is of which nothing is owned: it can be read on wood."""
_DRAWN: Final = 0.5
"""The share of a card's height that its drawing has at least: where its name leaves less, it goes without."""


def pile(
    brush: Brush,
    surface: Surface,
    kind: Component,
    cards: Sequence[int],
    rect: Rect,
    *,
    count: str = "",
    name: str = "",
    saved: str = "",
) -> None:
    """Draw the cards of a type as a pile with the dearest on top, and on it the words that are given.

    These are how many there are, the name of the dearest, which needs room, and the weeks that they save (rule 9.2).
    """
    step = max(2, brush.px(4))
    behind = min(len(cards) - 1, 2)
    top = Rect(rect.left, rect.top + behind * step, rect.width - behind * step, rect.height - behind * step)
    *below, card = by_worth(cards)
    for depth, number in enumerate(below[-behind:] if behind else ()):
        _sheet(brush, surface, number, top.move((behind - depth) * step, (depth - behind) * step))
    brush.shadow(surface, top)
    _sheet(brush, surface, card, top)
    room = top.inflate(-brush.px(8), -brush.px(8))
    if name:
        room.height -= _name(brush, surface, name, room, top.centerx)
    machine = figures.machine(brush, card, room.size)
    surface.blit(machine, machine.get_rect(center=room.center))
    side = max(16, min(brush.px(28), top.width // 3))
    figures.type_badge(brush, surface, kind, (top.right - side * 2 // 5, top.top + side * 2 // 5), side)
    covered = top.top
    if count:
        half = max(brush.px(8), (brush.width(count, BOLD) + brush.px(6)) // 2)
        covered = brush.count(surface, count, (top.left + half, top.top + half)).bottom
    if saved:
        _saved(brush, surface, saved, Rect(top.left, covered, top.width, room.bottom - covered))


def by_worth(cards: Sequence[int]) -> list[int]:
    """Return cards of a type in the order in which they lie on a pile, the dearest last."""
    return sorted(cards, key=lambda number: (INVENTIONS[number].tier, number))


def badge(brush: Brush, surface: Surface, kind: Component, rect: Rect, *, count: str = "", saved: str = "") -> None:
    """Draw the badge of a type where a place is too low for its cards, and the same words beside it."""
    side = min(rect.height, rect.width)
    left = figures.type_badge(brush, surface, kind, (rect.left + side // 2, rect.centery), side).right + brush.px(4)
    if count:
        left = brush.write(surface, count, (left, rect.centery), BOLD, IVORY).right + brush.px(4)
    if saved:
        high = _pill_height(brush)
        _saved(brush, surface, saved, Rect(left, rect.centery - high // 2, rect.right - left, high))


def _name(brush: Brush, surface: Surface, name: str, room: Rect, middle: int) -> int:
    """Write the name of a card at the foot of its room, around a pixel across, if that leaves enough for its drawing.

    Return how high it is.
    """
    lines = _lines(brush, name, room.width)
    line = round(brush.type(_NAME) * 1.08)
    high = line * len(lines)
    if room.height - high < _DRAWN * room.height:
        return 0
    for number, text in enumerate(lines):
        down = room.bottom - high + line * number + line // 2 - brush.px(1)
        brush.write(surface, text, (middle, down), _NAME, INK, align="centre")
    return high


def empty(brush: Brush, surface: Surface, kind: Component, rect: Rect) -> None:
    """Draw the place of a type of which nothing is owned."""
    side = max(14, min(rect.width - 2, rect.height - 2, brush.px(34)))
    badge = brush.faded(figures.badge_picture(kind), side, _MISSING)
    surface.blit(badge, badge.get_rect(center=rect.center))


def _lines(brush: Brush, name: str, width: int) -> list[str]:
    """Return the name of an invention in the lines that it needs in `width` pixels."""
    return brush.painter.wrap(name, _NAME.face, _NAME.units, width)


def can_be_named(brush: Brush, cards: Sequence[int], width: int) -> bool:
    """Tell whether the names of all cards find room in `width` pixels."""
    return all(
        len(lines) <= _LINES and all(brush.width(line, _NAME) <= width for line in lines)
        for lines in (_lines(brush, invention_name(card), width) for card in cards)
    )


def _saved(brush: Brush, surface: Surface, told: str, room: Rect) -> None:
    """Draw an hourglass and what it takes less, at the lower left of a room, if that is large enough."""
    high = _pill_height(brush)
    glass = brush.sized("hourglass", round(high * 0.8))
    pill = Rect(room.left + brush.px(3), room.bottom - high, 0, high)
    pill.width = glass.get_width() + brush.width(told, LITTLE) + brush.px(2) + 8
    if not room.contains(pill):
        return
    shapes.lay(surface, shapes.plate(pill.size, high // 2, (*LEAF, 255), (*IVORY, 255), 1.0), pill.topleft)
    surface.blit(glass, glass.get_rect(midleft=(pill.left + 4, pill.centery)))
    brush.write(surface, told, (pill.right - 4, pill.centery), LITTLE, IVORY, align="right")


def _pill_height(brush: Brush) -> int:
    return round(brush.type(LITTLE) * 1.2)


def _sheet(brush: Brush, surface: Surface, card: int, rect: Rect) -> None:
    upper, lower = _PAPER
    radius = brush.px(5)
    shapes.lay(surface, shapes.gradient(rect.size, radius, upper, lower), rect.topleft)
    metal = METALS[INVENTIONS[card].tier]
    shapes.lay(surface, shapes.outline(rect.size, radius, (*metal, 255), max(1.5, brush.px(2.6))), rect.topleft)
    inner = rect.inflate(-2 * brush.px(2.6), -2 * brush.px(2.6))
    shapes.lay(surface, shapes.outline(inner.size, max(1, radius - 2), (*BROWN, 110), 1), inner.topleft)
