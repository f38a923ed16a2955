"""The inventions owned, in the workshop: a pile of small cards for each type, and the seals of the bonus."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture.cards import owned as owned_cards
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.results.owned import by_type
from leonardo.app.davinci.spots import BonusSpot, OwnedSpot
from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import ASIDE, BOLD, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import ENGRAVED, FAINT_LIGHT, LIGHT, WARM
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.view import SeatView, View

CARD: Final = 98, 112
"""Units of a small card, at most."""
_LEAST_CARD: Final = 44
"""Pixels of the height of a small card at least: in less, badges stand for the types."""
_BADGE: Final = 190
"""Units of a badge with its number and the weeks that it saves, at most."""
_NAMED: Final = 76
"""Units of width from which a small card may bear its name."""
_SEAL: Final = 50
_GILT: Final = (255, 214, 92, 255)
_DULL: Final = (52, 32, 16, 255)
_DULL_EDGE: Final = (150, 116, 66, 255)


class Owned:
    """The inventions that a seat owns, in a field under a `title`; under the usual one if none is given."""

    def __init__(self, brush: Brush, seat: int, field: Rect, title: str = "") -> None:
        self.brush = brush
        self.seat = seat
        self.field = field
        self.titles = [title] if title else [tr(f"davinci.picture.{key}") for key in ("owned", "owned_short")]

    parts = ()

    def lay_ground(self, surface: Surface) -> None:
        """Leave the wood bare: it is drawn on another panel."""

    def content(self, view: View, _marks: Marks) -> Hashable:
        """What is owned: the spots depend on nothing else."""
        return view.seats[self.seat].owned

    def spots(self, view: View, _marks: Marks) -> Iterator[Placed]:
        """Yield the piles, the places of the types that are missing, and the bonus below them."""
        for kind, rect in self._places(view.seats[self.seat]).items():
            yield OwnedSpot(self.seat, kind), rect
        yield BonusSpot(self.seat), self._foot

    def draw(self, surface: Surface, view: View, _marks: Marks) -> None:
        """Draw the piles, and how far the bonus is."""
        brush, seat = self.brush, view.seats[self.seat]
        draw_title(brush, surface, self.field, *self.titles)
        groups = by_type(seat.owned)
        places = self._places(seat)
        widths = [places[kind].width - brush.px(12) for kind in groups]
        named = (
            not brush.layout.compact
            and all(width >= brush.px(_NAMED) - brush.px(12) for width in widths)
            and all(
                owned_cards.can_be_named(brush, cards, width)
                for cards, width in zip(groups.values(), widths, strict=True)
            )
        )
        for kind, place in places.items():
            if kind in groups:
                cards = groups[kind]
                weeks = seat.discount(cards[0])
                saved = tr("table.change.less", count=weeks) if weeks else ""
                count = brush.times(len(cards)) if len(cards) > 1 else ""
                if self._shows_cards:
                    name = invention_name(owned_cards.by_worth(cards)[-1]) if named else ""
                    owned_cards.pile(brush, surface, kind, cards, place, count=count, name=name, saved=saved)
                else:
                    owned_cards.badge(brush, surface, kind, place, count=count, saved=saved)
            else:
                owned_cards.empty(brush, surface, kind, place)
        self._bonus(surface, len(groups))

    @cached_property
    def _body(self) -> Rect:
        return body_of(self.brush, self.field)

    @cached_property
    def _foot(self) -> Rect:
        """The row of the bonus."""
        brush, body = self.brush, self._body
        height = min(max(brush.line(BOLD), brush.px(_SEAL + 8)), body.height * 2 // 5)
        return Rect(body.left, body.bottom - height, body.width, height)

    @property
    def _high(self) -> Rect:
        """What is free over the row of the bonus."""
        body = self._body
        return Rect(body.left, body.top, body.width, self._foot.top - max(3, self.brush.px(7)) - body.top)

    @property
    def _shows_cards(self) -> bool:
        """Whether there is height for cards."""
        return self._high.height >= _LEAST_CARD

    def _places(self, seat: SeatView) -> dict[Component, Rect]:
        """Where each pile lies; the types of which there is nothing have narrow places at the right."""
        brush, high = self.brush, self._high
        groups = by_type(seat.owned)
        gap = max(2, brush.px(6))
        missing = [kind for kind in Component if kind not in groups]
        strip = max(18, brush.px(34)) if groups and missing else 0
        room = high.width - strip
        places = {}
        if groups:
            widest = brush.px(CARD[0] if self._shows_cards else _BADGE)
            width = min(widest, (room - gap * (len(groups) - 1)) // len(groups))
            height = min(high.height, max(brush.px(CARD[1]), width))
            for number, kind in enumerate(groups):
                left = high.left + (width + gap) * number
                places[kind] = Rect(left, high.centery - height // 2, width, height)
        if missing:
            places |= _spread(missing, Rect(high.right - strip, high.top, strip, high.height) if strip else high)
        return {kind: places[kind] for kind in Component}

    def _bonus(self, surface: Surface, types: int) -> None:
        """Tell the number of types and what it is worth at the end, with a seal for each step (rule 11.1).

        Only one of them is paid: those below do not add up with it.
        """
        brush, foot = self.brush, self._foot
        size = min(foot.height - max(2, brush.px(6)), brush.px(_SEAL), foot.width // len(BONUS) - brush.px(11))
        left, bonus = foot.right, BONUS.get(types, 0)
        for florins in sorted(BONUS.values(), reverse=True):
            half = max(size, brush.width(str(florins), self._number(size)) + 2) // 2
            centre = (left - half - brush.px(3), foot.centery)
            self._seal(surface, florins, centre, size, paid=florins == bonus)
            left = centre[0] - half - brush.px(8)
        room = left - foot.left
        texts = [tr("davinci.picture.types_owned", count=types)]
        aside = tr("davinci.picture.bonus_at_end", florins=bonus) if bonus else ""
        text = brush.first_fitting(texts, BOLD, room)
        both = aside and foot.height >= 2 * brush.line(ASIDE) and brush.width(aside, ASIDE) <= room
        if brush.width(text, BOLD) > room:
            return
        rise = brush.line(ASIDE) // 2 if both else 0
        colour = LIGHT if types else FAINT_LIGHT
        brush.write(surface, text, (foot.left, foot.centery - rise), BOLD, colour, room=room)
        if both:
            brush.write(surface, aside, (foot.left, foot.centery + rise), ASIDE, WARM, room=room)

    def _number(self, size: int) -> Style:
        """Return the style of the number on a seal so large."""
        return Style(Face.BOLD, size / self.brush.layout.k * 0.5 / self.brush.painter.scale)

    def _seal(self, surface: Surface, florins: int, centre: tuple[int, int], size: int, *, paid: bool) -> None:
        brush = self.brush
        style = self._number(size)
        if size <= brush.width("00", style):  # so small a seal would strike the number out
            brush.write(surface, str(florins), centre, style, WARM if paid else FAINT_LIGHT, align="centre")
            return
        if paid:
            shapes.lay_centred(surface, shapes.disc(size + brush.px(6), _GILT), centre)
            brush.stamp(surface, "florin_blank", centre, size)
            brush.write(surface, str(florins), centre, style, ENGRAVED, align="centre")
            return
        shapes.lay_centred(surface, shapes.disc(size, _DULL, _DULL_EDGE, max(1.0, brush.px(1.6))), centre)
        within = size - brush.px(8)
        if within > brush.width("00", style):
            ring = shapes.dashed_ring(within, _DULL_EDGE, max(1.0, brush.px(1.2)), 18)
            shapes.lay_centred(surface, ring, centre)
        brush.write(surface, str(florins), centre, style, FAINT_LIGHT, align="centre")


def _spread(kinds: Sequence[Component], field: Rect) -> dict[Component, Rect]:
    """Lay narrow places out: below each other in a strip, beside each other where all of them are empty."""
    if field.height > field.width:
        height = field.height // len(kinds)
        return {
            kind: Rect(field.left, field.top + height * number, field.width, height)
            for number, kind in enumerate(kinds)
        }
    width = field.width // len(kinds)
    return {
        kind: Rect(field.left + width * number, field.top, width, field.height) for number, kind in enumerate(kinds)
    }
