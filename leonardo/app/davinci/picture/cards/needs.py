"""What an invention card needs, as pieces; how it stands with the viewer, as a badge; and who else may be at it."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards.state import CardState
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import DARK, IVORY, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BADGE, BLOOD, LIGHT
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.inventions import Invention

_SIZES: Final = (46, 42, 38, 32, 27, 23)
"""Units of a piece, the largest that fits is drawn."""
_HIGH, _LOWER = 1.15, 0.04
"""How high a piece is at most, and how far below the middle of its row it lies, in heights of that: it may reach into
the row below, and not into the title."""
_APART: Final = 1.04
_CLOSE: Final = 0.84
"""How far pieces lie apart, in sizes: with room, and where it is narrow."""
_ROW: Final = 40
"""Units of their row on a card that is as high as it was planned."""
_LARGER: Final = 1.5
"""How many times larger pieces are where it is higher, at most."""
_SHIELD: Final = 24
_RING: Final = 1.36
"""How wide the ring is around the shield of who may complete it in this round, in sizes of the shield."""
_GLASS: Final = 0.8
"""How much room the hourglass before these shields has, in sizes of a shield."""
_PALE: Final = 150
"""How opaque the shields are of who may be at it, and cannot complete it in this round."""


@frozen
class _Telling:
    """How badge and shields are told: with a word or without, and how far these stand apart, in their sizes.

    It is so where pieces of `least` units have room beside them. A `glass` stands before those who may complete it.
    """

    least: float
    worded: bool
    step: float
    glass: bool = True


_LAST: Final = _Telling(_SIZES[-1], False, 0.6, glass=False)
_TELLINGS: Final = (
    _Telling(_SIZES[2], True, 0.94),
    _Telling(_SIZES[3], False, 0.94),
    _Telling(_SIZES[3], False, 0.7, glass=False),
    _LAST,
)
"""The fullest first."""


@frozen
class Badge:
    """A word on a coloured pill, with a picture before it."""

    text: str
    ground: Colour
    picture: str


def badge(brush: Brush, meaning: CardState) -> Badge | None:
    """Return how a card stands with the viewer: to be started, ready, in work, done, too late; nothing if it lacks."""
    if meaning.done:
        return Badge(tr("davinci.picture.done"), BADGE, "tick")
    if meaning.late and (meaning.in_work or not meaning.missing):
        return Badge(tr("davinci.picture.too_late"), DARK, "hourglass")
    if meaning.in_work and meaning.viewer is not None:
        return Badge(tr("davinci.picture.in_work"), DARK, f"shield_{brush.colour(meaning.viewer)}")
    if meaning.startable:
        return Badge(tr("davinci.picture.startable"), BADGE, "tick")
    if meaning.known and not meaning.missing:
        return Badge(tr("davinci.picture.ready"), BADGE, "tick")
    return None


class Needs:
    """Draws what `invention` needs into a row of a card that has `unit` pixels to a unit."""

    def __init__(self, brush: Brush, invention: Invention, meaning: CardState, style: Style, unit: float) -> None:
        self.brush = brush
        self.meaning = meaning
        self.style = style
        self.unit = unit
        self.pieces = [
            (kind, not meaning.known or meaning.in_work or meaning.done or number < needed - _lacking(meaning, kind))
            for kind in Component
            for needed in [invention.components[kind]]
            for number in range(needed)
        ]
        self.badge = badge(brush, meaning)

    def draw(self, surface: Surface, row: Rect) -> None:
        """Draw all into a `row`, of which pieces have what the others leave.

        Where it is short the badge is its sign only, and shields overlap: nothing is drawn anywhere else.
        """
        told = next((told for told in _TELLINGS if not self.meaning.others or self._fits(told, row)), _LAST)
        room = row.width - self._taken(told)
        larger = max(1.0, min(_LARGER, row.height / (_ROW * self.unit)))
        ways = [(size, apart) for size in (_SIZES[0] * larger, *_SIZES) for apart in (_APART, _CLOSE)]
        size, apart = next((way for way in ways if self._wide(*way) <= room), ways[-1])
        self._pieces(surface, row, round(size * self.unit), apart)
        right = self._badge(surface, row, worded=told.worded) if self.badge is not None else row.right
        if self.meaning.others:
            left = right - self._shields_width(told) + self._shield // 3
            self._shields(surface, (left, row.centery), told)

    def _fits(self, told: _Telling, row: Rect) -> bool:
        """Whether pieces have room beside badge and shields."""
        return self._taken(told) + self._wide(told.least, _CLOSE) <= row.width

    def _taken(self, told: _Telling) -> int:
        """Pixels of badge and shields."""
        shields = self._shields_width(told) if self.meaning.others else 0
        return self._badge_width(worded=told.worded) + shields

    def _wide(self, size: float, apart: float) -> int:
        """Pixels of all pieces at a size in units."""
        return round(size * self.unit * (1 + apart * (len(self.pieces) - 1))) + self.brush.px(4)

    def _pieces(self, surface: Surface, row: Rect, size: int, apart: float) -> None:
        size = min(size, round(row.height * _HIGH))
        meaning = self.meaning
        counted = meaning.known and not (meaning.in_work or meaning.done or meaning.late)
        y = row.centery + round(row.height * _LOWER)
        for number, (kind, there) in enumerate(self.pieces):
            centre = row.left + size // 2 + round(size * apart * number), y
            if not there:
                figures.wanted_component(self.brush, surface, kind, centre, size)
            elif counted:
                figures.owned_component(self.brush, surface, kind, centre, size, ticked=True)
            else:
                figures.component(self.brush, surface, kind, centre, size)

    # Badge and shields

    @property
    def _badge_height(self) -> int:
        return round(self.brush.type(self.style) * 1.3)

    def _badge_width(self, *, worded: bool) -> int:
        if self.badge is None:
            return 0
        if not worded:
            return round(self._badge_height * 1.16)
        return self.brush.width(self.badge.text, self.style) + round(self._badge_height * 1.55)

    def _badge(self, surface: Surface, row: Rect, *, worded: bool) -> int:
        """Draw the badge at the right end of a row, with its word or without; return where it begins."""
        brush, told, height = self.brush, self.badge, self._badge_height
        if told is None:
            return row.right
        wide = self._badge_width(worded=worded)
        place = Rect(row.right - wide, row.centery - height // 2, wide, height)
        edge = (*LIGHT, 255)
        shapes.lay(surface, shapes.plate(place.size, height // 2, (*told.ground, 255), edge, 1.3), place.topleft)
        brush.stamp(surface, told.picture, (place.left + round(height * 0.58), place.centery), round(height * 0.76))
        if worded:
            brush.write(surface, told.text, (place.left + round(height * 1.04), place.centery), self.style, IVORY)
        return place.left

    @property
    def _shield(self) -> int:
        return max(14, round(_SHIELD * self.unit))

    def _shields_width(self, told: _Telling) -> int:
        shields = 0.5 + told.step * len(self.meaning.others) + max(0.0, 0.86 - told.step)
        return round(self._shield * (shields + _GLASS * self._glazed(told)))

    def _glazed(self, told: _Telling) -> bool:
        """Whether an hourglass stands before the shields."""
        return told.glass and bool(self.meaning.finishers)

    def _shields(self, surface: Surface, left: Point, told: _Telling) -> None:
        """Draw who may complete it in this round after an hourglass, in rings, and pale who else may be at it."""
        brush, size, x = self.brush, self._shield, left[0]
        finishers = [seat for seat in self.meaning.others if seat in self.meaning.finishers]
        if self._glazed(told):
            brush.stamp(surface, "hourglass", (x + size // 4, left[1]), size)
            x += round(size * _GLASS)
        for number, seat in enumerate(sorted(self.meaning.others, key=lambda each: each not in finishers)):
            centre = x + size // 2 + round(size * told.step * number), left[1]
            if seat in finishers:
                ring = shapes.disc(round(size * _RING), (*BLOOD, 60), (*BLOOD, 255), max(1.5, brush.px(2.4)))
                shapes.lay_centred(surface, ring, centre)
                figures.shield(brush, surface, seat, centre, size)
            else:
                pale = brush.faded(f"shield_{brush.colour(seat)}", size, _PALE)
                surface.blit(pale, pale.get_rect(center=centre))


def _lacking(meaning: CardState, kind: Component) -> int:
    return meaning.lacks[kind] if meaning.lacks else 0
