"""A tie in an auction: the cord from purse to purse, and Leonardo beside who wins by him (rule 9.7)."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.feasts import PurseTimes
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.kit import shapes
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import GOLD
from leonardo.app.kit.words import words
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage

_DOWN, _END = 36, 16
"""Units from the middle of what tells of a tie to that of what decides it, and on to where both end."""
_TIED, _REASON = 22, 19
"""Units of their text."""
_KNOTS: Final = 0.14
"""The share of a purse above which the cord is tied."""
_HANGS: Final = 26
"""Units that it hangs through."""
_GAP: Final = 6
"""Units between what is told and Leonardo at its left."""
_LEONARDO: Final = 132, 108
"""Units of his height beside a purse, and where there is no room for that."""


@frozen
class Tie:
    """What is seen of a tie on a `stage` where the `purses` of all seats that bid stand in their places.

    What is told of it stands between the pixels `left` and `right`. Leonardo stands `beside` the purse of the winner,
    or else at the left of what is told.
    """

    stage: FeastStage
    opening: PurseTimes
    purses: Mapping[int, Rect]
    left: int
    right: int
    beside: bool

    def cord(self) -> Exhibit:
        """Return a cord from purse to purse of those who bid the same, and how much that is."""
        stage, (x, y) = self.stage, self._told_at
        purses = [self.purses[seat] for seat in self.opening.tied]
        florins = dict(self.opening.bids)[self.opening.tied[0]]
        label = things.pill(stage, words("davinci.feast.tied", count=florins), (x, y - stage.px(_DOWN)), _TIED)
        ends = [purse.centerx for purse in purses]
        low = purses[0].top + round(purses[0].height * _KNOTS)
        boss, hangs = stage.px(12), stage.px(_HANGS)
        cords = Rect(ends[0] - boss, low - boss, ends[-1] - ends[0] + 2 * boss, hangs + 2 * boss)
        place = cords.union(label.place)
        surface = things.canvas(place.size)
        surface.blit(label.picture, label.place.move(-place.left, -place.top))
        high = low - place.top
        for left, right in pairwise(ends):
            _hang(surface, (left - place.left, high), (right - place.left, high), hangs, stage.px(4))
        for end in ends:
            knob = shapes.disc(boss, (*GOLD, 255), (84, 48, 8, 255), max(1.0, 1.6 * stage.unit))
            shapes.lay_centred(surface, knob, (end - place.left, high))
        return Exhibit(surface, place)

    def leonardo(self, winner: int, *, holds: bool) -> Exhibit:
        """Return Leonardo, and why the tie is the winner's: it `holds` him, or sits next to who does."""
        stage, purse, told = self.stage, self.purses[winner], self._told_at
        text = self._reasons[0 if holds else 1]
        label = things.pill(stage, text, told, _REASON, green=True)
        last = winner == max(self.purses)
        aside = purse.left - stage.px(20) if last else purse.right + stage.px(20)
        stands = self._standee.get_rect(midbottom=(aside, purse.bottom + stage.px(8)))
        if not self.beside:
            stands.bottomright = label.place.left - stage.px(_GAP), told[1] + stage.px(_END)
        place = stands.union(label.place)
        surface = things.canvas(place.size)
        surface.blit(self._standee, stands.move(-place.left, -place.top))
        surface.blit(label.picture, label.place.move(-place.left, -place.top))
        return Exhibit(surface, place)

    @property
    def _standee(self) -> Surface:
        return self.stage.brush.sized("leonardo", self.stage.px(_LEONARDO[not self.beside]))

    @property
    def _reasons(self) -> Sequence[str]:
        """Why a tie is the winner's: because it holds Leonardo, or because it sits next to who does."""
        winner = self.opening.winner if self.opening.winner is not None else self.opening.tied[0]
        name = self.stage.brush.looks[winner].name
        return [words(f"davinci.feast.{key}", name=name) for key in ("holds", "nearest")]

    @property
    def _told_at(self) -> Point:
        """The middle of what decides a tie, below what tells of it: as near as can be above the middle of the cord.

        Both stand between the purses where these leave them room, else above them.
        """
        px = self.stage.px
        half = max(things.pill_size(self.stage, text, _REASON)[0] for text in self._reasons) // 2 + 1
        left = self.left + (0 if self.beside else self._standee.get_width() + px(_GAP)) + half
        tied = [self.purses[seat].centerx for seat in self.opening.tied]
        x = max(left, min((tied[0] + tied[-1]) // 2, self.right - half))
        between = all(abs(x - purse.centerx) >= half + purse.width // 2 for purse in self.purses.values())
        top = min(purse.top for purse in self.purses.values())
        return x, top + (px(6) if between else -px(4)) - px(_END)


def _hang(surface: Surface, left: Point, right: Point, hangs: int, thick: int) -> None:
    """Draw a golden cord that hangs between two points."""
    steps = 24
    points = []
    for number in range(steps + 1):
        share = number / steps
        points.append((left[0] + (right[0] - left[0]) * share, left[1] + hangs * 4 * share * (1 - share)))
    for colour, width in (((84, 48, 8), thick + 2), ((232, 186, 84), thick)):
        pygame.draw.lines(surface, colour, False, points, max(2, width))
