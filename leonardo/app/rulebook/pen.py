"""The pen with which the pictures of a rule book are drawn: pieces of the table, and lines in sepia between them.

A picture is drawn on a sheet of 640 x 640 units, wherever and however large it lies; words in it are as large as the
reader wishes. A game has functions of its own that take a pen, and draw its pieces with the pen's `brush`.
"""

import math
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Page
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle, portrait
from leonardo.app.kit.text.painter import Align, Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, VERMILION, Colour

SHEET: Final = 640  # units of a side of the sheet
LOOKS: Final = tuple(PlayerStyle("", colour) for colour in SEAT_COLOURS)
"""Colours for the seats in pictures, where nobody sits."""

_FINE: Final = 3
_HEAD: Final = 17  # units of the head of an arrow


class Pen:
    """Draws onto a `surface`, on the largest square in the middle of `rect`; all measures are units of the sheet."""

    def __init__(self, kit: Kit, surface: Surface, rect: Rect) -> None:
        side = min(rect.size)
        self.kit = kit
        self.surface = surface
        self.rect = Rect(0, 0, side, side)
        self.rect.center = rect.center
        self.k = side / SHEET
        page = Page(size=kit.layout.size, k=self.k, text_scale=kit.settings.text_scale)
        self.brush = Brush(kit.pictures, Painter(self.k, kit.settings.text_scale), page, LOOKS)

    def at(self, x: float, y: float) -> Point:
        return self.rect.left + round(x * self.k), self.rect.top + round(y * self.k)

    def px(self, units: float) -> int:
        """Return the pixels of a length, at least 1."""
        return max(1, round(units * self.k))

    def place(self, x: float, y: float, wide: float, high: float) -> Rect:
        """Return the pixels of a place that is so large, from its upper left corner on."""
        left, top = self.at(x, y)
        return Rect(left, top, self.px(wide), self.px(high))

    def stamp(self, name: str, x: float, y: float, high: float, *, turned: float = 0.0) -> None:
        """Lay a picture, its middle at a place, `turned` by some degrees clockwise."""
        picture = self.brush.turned(name, self.px(high), turned)
        self.surface.blit(picture, picture.get_rect(center=self.at(x, y)))

    def portrait(self, seat: int, x: float, y: float, high: float) -> None:
        """Hang the usual portrait of a seat, its middle at a place."""
        picture = portrait(self.kit.pictures, self.brush.looks[seat], self.px(high))
        self.surface.blit(picture, picture.get_rect(center=self.at(x, y)))

    def write(
        self,
        text: str,
        x: float,
        y: float,
        *,
        room: float = SHEET,
        units: float = 26,
        face: Face = Face.STRONG,
        colour: Colour = INK,
        align: Align = "centre",
    ) -> Rect:
        """Write a line, its middle at the height `y`, smaller where it needs more `room`; return where it is."""
        style = Style(face, units)
        return self.brush.write(self.surface, text, self.at(x, y), style, colour, align=align, room=self.px(room))

    def note(self, text: str, x: float, y: float, *, room: float, align: Align = "centre") -> Rect:
        """Write as beside a drawing in a notebook: a line in italics."""
        return self.write(text, x, y, room=room, units=25, face=Face.FLOURISH_STRONG, colour=SEPIA, align=align)

    def slip(self, x: float, y: float, wide: float, high: float) -> Rect:
        """Lay a slip of paper with its shadow; return where."""
        place = self.place(x, y, wide, high)
        self.brush.sheet(self.surface, place, gilt=False)
        return place

    def line(self, *points: tuple[float, float], colour: Colour = SEPIA, wide: float = 3.2) -> None:
        self._stroke([self._exact(point) for point in points], colour, wide)

    def arrow(
        self, start: tuple[float, float], end: tuple[float, float], *, bend: float = 0.0, colour: Colour = VERMILION
    ) -> None:
        """Draw an arrow; it bends to the left by so many units where it is farthest from the straight way."""
        way = _bow(start, end, bend)
        (x, y), (x_before, y_before) = way[-1], way[-4]
        angle = math.atan2(y - y_before, x - x_before)
        barbs = [(x - _HEAD * math.cos(angle + turn), y - _HEAD * math.sin(angle + turn)) for turn in (-0.5, 0.5)]
        self._stroke([self._exact(point) for point in way], colour, 3.6)
        self._stroke([self._exact(point) for point in (barbs[0], end, barbs[1])], colour, 3.6)

    def ring(self, x: float, y: float, across: float, *, colour: Colour = VERMILION) -> None:
        """Draw a ring around something, as one does by hand: a little open."""
        points = [
            (x + across / 2 * math.cos(angle) * 1.02, y + across / 2 * math.sin(angle))
            for angle in (math.radians(-70 + 352 * step / 40) for step in range(41))
        ]
        self._stroke([self._exact(point) for point in points], colour, 3.4)

    def cross(self, x: float, y: float, across: float, *, colour: Colour = VERMILION) -> None:
        half = across / 2
        self.line((x - half, y - half), (x + half, y + half), colour=colour, wide=6)
        self.line((x - half, y + half), (x + half, y - half), colour=colour, wide=6)

    def tick(self, x: float, y: float, across: float, *, colour: Colour = (44, 96, 40)) -> None:
        half = across / 2
        self.line((x - half, y), (x - half * 0.25, y + half * 0.7), (x + half, y - half * 0.8), colour=colour, wide=6)

    def _exact(self, point: tuple[float, float]) -> tuple[float, float]:
        return self.rect.left + point[0] * self.k, self.rect.top + point[1] * self.k

    def _stroke(self, points: list[tuple[float, float]], colour: Colour, wide: float) -> None:
        """Draw a smooth stroke of even width, with round ends."""
        radius = max(0.8, wide * self.k / 2)
        margin = math.ceil(radius) + 2
        left, top = (math.floor(min(point[axis] for point in points)) - margin for axis in (0, 1))
        right, bottom = (math.ceil(max(point[axis] for point in points)) + margin for axis in (0, 1))
        fine = shapes.blank((right - left) * _FINE, (bottom - top) * _FINE)
        at = [((x - left) * _FINE, (y - top) * _FINE) for x, y in points]
        for start, end in pairwise(at):
            steps = max(1, round(math.dist(start, end) / (radius * _FINE * 0.5)))
            for step in range(steps + 1):
                x, y = (start[axis] + (end[axis] - start[axis]) * step / steps for axis in (0, 1))
                pygame.draw.circle(fine, (*colour, 255), (x, y), radius * _FINE)
        small = pygame.transform.smoothscale(fine.premul_alpha(), (right - left, bottom - top))
        shapes.lay(self.surface, small, (left, top))


def _bow(start: tuple[float, float], end: tuple[float, float], bend: float) -> list[tuple[float, float]]:
    (x, y), (x_end, y_end) = start, end
    far = math.hypot(x_end - x, y_end - y) or 1.0
    aside = (y_end - y) / far * bend, -(x_end - x) / far * bend
    points = []
    for step in range(25):
        share = step / 24
        out = 4 * share * (1 - share)
        points.append((x + (x_end - x) * share + aside[0] * out, y + (y_end - y) * share + aside[1] * out))
    return points
