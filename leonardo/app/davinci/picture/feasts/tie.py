"""A tie in an auction: a bracket down to each purse of it, and Leonardo beside who wins by him (rule 9.7)."""

from collections.abc import Mapping, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.auctions import PurseTimes
from leonardo.app.davinci.picture import heap
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.kit import shapes
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.theme import GLOW, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage

_TIED, _REASON = 20, 17.5
"""Units of the text that tells of a tie, and of that which decides it."""
_LEONARDO: Final = 0.7
"""How high he is, in heights of a purse."""
_LINE: Final = 5
"""Units of the breadth of the bracket, its dark edges included;"""
_KNOB: Final = 11
"""and of the knobs at its ends."""
_GILT: Final[Colour] = (240, 194, 84)
_EDGE: Final[Colour] = (92, 50, 10)
_GAP: Final = 6
"""Units between the slips of both."""
_BELOW: Final = 2
"""Of so few purses that stand apart, what decides a tie has room below what tells of it."""
_HIGH: Final = 3
"""So many are still high enough to rise with their heaps beside both."""


@frozen
class Tie:
    """What is seen of a tie on a `stage` where the `purses` of all seats that bid stand in their places.

    What is told of it stands in `room`: from its upper edge down, no farther to the sides.
    """

    stage: FeastStage
    opening: PurseTimes
    purses: Mapping[int, Rect]
    room: Rect

    def bracket(self) -> Exhibit:
        """Return how much those bid who are tied, and a bracket from that down to the heap in each of their purses."""
        label, px = self._tied, self.stage.px
        high = label.place.centery
        tops = [(purse.centerx, max(high, heap.top(purse, self._florins))) for purse in self._in_tie]
        knob, line = px(_KNOB), max(3, px(_LINE))
        first, last = tops[0][0], tops[-1][0]
        place = Rect(first, high, last - first, max(low for _, low in tops) - high).inflate(2 * knob, 2 * knob)
        place = place.union(label.place)
        surface = things.canvas(place.size)
        bars = [Rect(first, high, last - first, 0), *(Rect(x, high, 0, low - high) for x, low in tops)]
        for colour, thick in ((_EDGE, line), (_GILT, line - 2 * max(1, line // 4))):
            for bar in bars:
                wide = Rect(0, 0, bar.width + thick, bar.height + thick)
                wide.center = bar.center
                surface.fill(colour, wide.move(-place.left, -place.top))
        for x, low in tops:
            disc = shapes.disc(knob, (*GLOW, 255), (*_EDGE, 255), max(1.0, line / 4))
            shapes.lay_centred(surface, disc, (x - place.left, low - place.top))
        surface.blit(label.picture, label.place.move(-place.left, -place.top))
        return Exhibit(surface, place)

    def reason(self, *, holds: bool) -> Exhibit:
        """Return why the tie is the winner's: it `holds` Leonardo, or sits next to who does."""
        return things.pill(self.stage, self._reasons[0 if holds else 1], self._told_at, _REASON, green=True)

    def leonardo(self, winner: int) -> Exhibit:
        """Return Leonardo, who comes up beside the purse of the winner."""
        stage, purse = self.stage, self.purses[winner]
        inward = -1 if purse.centerx > stage.rect.centerx else 1
        away = stage.px(56 if len(self.purses) <= _BELOW else 16)
        aside = purse.left - away if inward < 0 else purse.right + away
        stands = self._standee.get_rect(midbottom=(aside, purse.bottom + stage.px(4)))
        return Exhibit(self._standee, stands)

    @property
    def _in_tie(self) -> Sequence[Rect]:
        return [self.purses[seat] for seat in self.opening.tied]

    @property
    def _florins(self) -> int:
        return dict(self.opening.bids)[self.opening.tied[0]]

    @property
    def _tied(self) -> Exhibit:
        """The slip that tells of the tie, on the bracket."""
        text = tr("davinci.feast.tied", count=self._florins)
        wide, height = things.pill_size(self.stage, text, _TIED)
        return things.pill(self.stage, text, (self._across(wide)[0], self.room.top + height // 2), _TIED)

    def _across(self, wide: int) -> tuple[int, int]:
        """Return the pixels across at the middles of what tells of a tie, so `wide`, and of what decides it.

        Both are in the middle of the bracket where they have room one below the other, else side by side there, or
        beside the heap that may rise between three purses.
        """
        first, last = self._in_tie[0].centerx, self._in_tie[-1].centerx
        middle, reason = (first + last) // 2, self._reason_size[0]
        if len(self.purses) <= _BELOW:
            return middle, middle
        if len(self.purses) == _HIGH:
            outer = sorted(purse.centerx for purse in self.purses.values())
            gaps = (outer[0] + outer[1]) // 2, (outer[1] + outer[2]) // 2
            return gaps if first == outer[0] else gaps[::-1]
        gap = self.stage.px(_GAP)
        left = max(self.room.left, min(middle - (wide + gap + reason) // 2, self.room.right - wide - gap - reason))
        return left + wide // 2, left + wide + gap + reason // 2

    @property
    def _standee(self) -> Surface:
        return self.stage.brush.sized("leonardo", round(self._in_tie[0].height * _LEONARDO))

    @property
    def _reasons(self) -> Sequence[str]:
        """Why a tie is the winner's: because it holds Leonardo, or because it sits next to who does."""
        winner = self.opening.winner if self.opening.winner is not None else self.opening.tied[0]
        name = self.stage.brush.looks[winner].name
        return [tr(f"davinci.feast.{key}", name=name) for key in ("holds", "nearest")]

    @property
    def _told_at(self) -> Point:
        """The middle of what decides a tie: under what tells of it where there is room for that, else beside it."""
        height, tied = self._reason_size[1], self._tied.place
        x = self._across(tied.width)[1]
        below = len(self.purses) <= _BELOW
        return x, tied.bottom + self.stage.px(_GAP) + height // 2 if below else tied.centery

    @property
    def _reason_size(self) -> Size:
        sizes = [things.pill_size(self.stage, text, _REASON) for text in self._reasons]
        return max(wide for wide, _ in sizes), sizes[0][1]
