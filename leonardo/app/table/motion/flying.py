"""Pieces in the air: where each of them is now, and drawing them over the table."""

import math
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.davinci.motion.pieces import GroupPiece, LordPiece, MarkerPiece, Piece
from leonardo.app.davinci.motion.sizes import HELD, size_at
from leonardo.app.davinci.picture.sprites import Sprite, cast
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.davinci.spots import AuctionSpot, LordSpot, Spot
from leonardo.app.kit import shapes
from leonardo.app.kit.tween import along
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.motion.playback import Flying, Playback
from leonardo.engine.davinci.state import Queue
from leonardo.engine.davinci.view import View
from leonardo.play.watch import Viewer

Point = tuple[float, float]
LookUp = Callable[[Spot], Point]
"""Tells the pixel of a spot."""

_RISE: Final = 0.06
"""How high above the straight way a piece flies, as a share of the length of the way."""
_NEARER: Final = 0.32
"""How much a piece grows at the top of its way, as if it came nearer."""
_STRIDE: Final = 0.34
"""Length of a step of the Lord of the City, in his heights."""
_BOB: Final = 0.07
"""How high he rises with each step, in his heights."""
_LEAN: Final = 4
"""Degrees by which he leans from one side to the other."""
_BOUNCE: Final = 0.15
"""How much a piece that is set down is pressed together, and springs back."""
_SHINES: Final = 210
"""How bright that is at its brightest, of 255."""
_BLURRED: Final = 4
"""How many times smaller that light is when it is blurred."""
_GOLDEN: Final = (255, 190, 40)
"""The light behind what is won."""


@frozen
class _Way:
    """Where a flight leads, in pixels: at least its two ends."""

    points: Sequence[Point]
    seen_after: View

    @property
    def start(self) -> Point:
        return self.points[0]

    @property
    def end(self) -> Point:
        return self.points[-1]


class Air:
    """Draws what flies; the ends of each way are looked up once, in the pictures before and after."""

    def __init__(self, picture: TablePicture) -> None:
        self.picture = picture
        self._of: tuple[Flying, ...] = ()
        self._ways: list[_Way] = []
        self._viewer: Viewer = None

    def forget(self) -> None:
        """Look the ways up anew: everything lies elsewhere now."""
        self._of, self._ways = (), []

    def draw(self, surface: pygame.Surface, playback: Playback, viewer: Viewer) -> None:
        """Draw the pieces that have left and not arrived, what lights up below everything else."""
        if playback.flying is not self._of:
            self._look_up(playback, viewer)
        seen = [(flying, way) for flying, way in zip(self._of, self._ways, strict=True) if flying.seen]
        for flying, way in sorted(seen, key=lambda pair: not pair[0].flight.glows):
            self._draw(surface, flying, way)

    def _look_up(self, playback: Playback, viewer: Viewer) -> None:
        self._of = playback.flying
        self._viewer = viewer
        before, after = playback.ends(viewer)
        target = self.picture.target
        # many florins go the same way, so each end is looked up once
        here, there = cache(partial(target, before)), cache(partial(target, after))
        self._ways = [_Way(self._points(here, there, flying.flight), after) for flying in self._of]

    def _points(self, here: LookUp, there: LookUp, flight: Flight) -> Sequence[Point]:
        """Return the way of a flight, whose ends are looked up in the views before and after it."""
        if flight.manner is Manner.WALK and isinstance(flight.start, LordSpot) and isinstance(flight.end, LordSpot):
            return self.picture.city.way(flight.start.place, flight.end.place)
        # an auction is over as soon as it is settled, and its purses stand nowhere then
        seen = here if isinstance(flight.end, AuctionSpot) else there
        return here(flight.start), seen(flight.end)

    def _draw(self, surface: pygame.Surface, flying: Flying, way: _Way) -> None:
        flight, share = flying.flight, flying.tween.share
        if isinstance(flight.piece, LordPiece):
            self._walk(surface, flying, way)
            return
        if isinstance(flight.piece, GroupPiece | MarkerPiece):
            self._slide(surface, flying, way)
            return
        piece: Piece = flight.piece
        across = 1.0
        if flight.manner is Manner.TURN and flight.turns_to is not None:
            piece = flight.piece if share < 1 / 2 else flight.turns_to
            across = abs(math.cos(math.pi * share))
        top = math.sin(math.pi * share)
        height = {Manner.DROPPED: 1 - share, Manner.SETTLE: 0.0, Manner.HOLD: 0.8}.get(flight.manner, top)
        sprite = self.picture.sprite(piece, self._size(flight, piece, share, height))
        if across < 1:
            sprite = sprite.scaled(max(0.04, across), 1)
        length = abs(way.end[0] - way.start[0]) + abs(way.end[1] - way.start[1])
        rise = length * _RISE if flight.manner is Manner.FLY else 0
        at = flying.tween.arc(way.start, way.end, rise)
        if flight.glows:
            self._shine(surface, sprite, at, share)
        sprite.draw(surface, at, height)

    def _size(self, flight: Flight, piece: Piece, share: float, height: float) -> float:
        start = HELD if flight.manner is Manner.DROPPED else size_at(piece, flight.start, self._viewer)
        end = size_at(piece, flight.end, self._viewer)
        if flight.manner is Manner.SETTLE:
            return end * (1 - _BOUNCE * math.sin(2 * math.pi * share) * (1 - share))
        nearer = _NEARER * height if flight.manner is Manner.FLY else 0
        return start + (end - start) * share + nearer

    def _shine(self, surface: pygame.Surface, sprite: Sprite, at: Point, share: float) -> None:
        """A golden light behind what is won; it comes up gently and goes."""
        size = sprite.surface.get_size()
        light = self.picture.pictures.made(("shine", size), lambda: _light(size)).copy()
        light.set_alpha(round(_SHINES * min(1.0, 4 * share, 4 * (1 - share) + 0.3)))
        surface.blit(light, light.get_rect(center=(round(at[0]), round(at[1]))))

    def _walk(self, surface: pygame.Surface, flying: Flying, way: _Way) -> None:
        """On foot: a step after the other, leaning a little to one side and to the other."""
        tall = self.picture.city.lord_height
        length = sum(math.dist(start, end) for start, end in zip(way.points, way.points[1:], strict=False))
        steps = max(2, round(length / (tall * _STRIDE)))
        swing = math.sin(math.pi * steps * flying.tween.share)
        x, y = along(way.points, flying.tween.share)
        lord = self._leaning(tall, round(swing * _LEAN))
        foot = round(x), round(y - abs(swing) * _BOB * tall)
        surface.blit(lord, lord.get_rect(midbottom=(foot[0], foot[1] + round(tall * 0.05))))

    def _leaning(self, tall: int, degrees: int) -> pygame.Surface:
        picture = self.picture
        upright = picture.brush.sized("lord", tall)
        key = "leaning", tall, degrees
        return picture.pictures.made(key, lambda: pygame.transform.rotozoom(upright, degrees, 1))

    def _slide(self, surface: pygame.Surface, flying: Flying, way: _Way) -> None:
        """Over the table, lifted a little."""
        piece, city = flying.flight.piece, self.picture.city
        picture = city.marker_picture()
        queue: Queue = ()
        if isinstance(piece, GroupPiece):
            picture = city.group_picture(way.seen_after, piece.place, piece.seat)
            queue = way.seen_after.queues[piece.place]
        drop = max(2, picture.get_height() // 8)
        shadow = self.picture.pictures.made(("slides", piece, queue, picture.get_size()), lambda: cast(picture, drop))
        at = flying.tween.arc(way.start, way.end, picture.get_height() / 6)
        Sprite(picture, shadow, drop).draw(surface, at, math.sin(math.pi * flying.tween.share))


def _light(size: tuple[int, int]) -> pygame.Surface:
    """Return a golden light around something, blurred in small and then enlarged: that is quicker and as soft."""
    width, height = max(2, size[0] // _BLURRED), max(2, size[1] // _BLURRED)
    radius = height // 2 if width < 1.5 * height else height // 10
    light = shapes.glow((width, height), radius, max(2, height // 4), _GOLDEN)
    return pygame.transform.smoothscale_by(light, _BLURRED)
