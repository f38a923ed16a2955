"""Pieces in the air: where each of them is now, and drawing them over the table."""

import math
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect

from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.tween import along, linear
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Piece, View
from leonardo.app.table.motion import aloft, echoing
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flight import COME, HELD, OVER, Flight, Flying, Manner, Moment
from leonardo.app.table.motion.landing import (
    Descent,
    awarded,
    crouched,
    descent,
    falling,
    popped,
    pressing,
    raise_dust,
    rebound,
    spread_ring,
)
from leonardo.app.table.motion.leaving import held_up_in
from leonardo.app.table.motion.pending import Coming
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.motion.tossing import LEVEL, Toss, draw_tossed, trail
from leonardo.app.table.own_picture import LookUp
from leonardo.app.table.picture import TablePicture
from leonardo.ui.timeline import Track

_TURNING: Final = (Manner.TURN, Manner.DROPPED)
_NEARER: Final = (Manner.FLY, Manner.TOSSED, Manner.AWARDED)
_TOSSED: Final = 8
"""Sizes of a tossed coin that are told apart between nothing and scale 1: many pictures are made of each."""
_USUAL: Final = (0.0, 1.0)
_ON_THE_WAY: Final = (0.02, *(number / 24 for number in range(25)))
"""At which shares of its way a piece is looked at ahead; one that leans looks otherwise all the way."""
_HOPS: Final = 2
_HOP: Final = 0.22
"""How often somebody hops who hammers, and how high, in his heights."""
_NEAR: Final = 20
"""Units by which what is awarded comes down towards who looks, before it leaves."""
_RIM: Final = 2
"""Units across the rim around a figure that is carried over others."""
_GILDS: Final = (110, 0.4)
"""Units across the lights behind what is won, and over which share of its way they lie: more than it is long."""


@frozen
class _Way:
    """Where a flight leads, in pixels: at least its two ends."""

    points: Sequence[FinePoint]
    seen: View

    @property
    def start(self) -> FinePoint:
        return self.points[0]

    @property
    def end(self) -> FinePoint:
        return self.points[-1]

    def arc(self, height: float, share: float) -> FinePoint:
        """Return the pixel at a share of a way that rises so many above the straight one at its middle."""
        (x, y), (to_x, to_y) = self.start, self.end
        return x + (to_x - x) * share, y + (to_y - y) * share - 4 * height * share * (1 - share)


class Air:
    """Draws what flies; the ends of each way are looked up once, in the pictures before and after."""

    def __init__(self, game: AnyTableGame, picture: TablePicture) -> None:
        self.picture = picture
        self._size_at = game.motion.size_at
        self._of: tuple[Flying, ...] = ()
        self._ways: list[_Way] = []
        self._viewer: int | None = None
        self._known: list[tuple[Flight, _Way]] = []
        """Ways that were looked up ahead."""
        self.set_down: list[Rect] = []
        """Where pieces settled that were drawn last: the table does not know yet that they stand there."""

    def forget(self) -> None:
        """Look the ways up anew: everything lies elsewhere now."""
        self._of, self._ways, self._known = (), [], []

    def make_ready(self, coming: Coming) -> Iterator[None]:
        """Look up where the pieces will fly, and make their pictures, one at a time with a pause after it."""
        self._known = []
        here, there = self._look_ups(coming.before, coming.after)
        nowhere = pygame.Surface((1, 1))
        self._viewer = coming.after.viewer
        for flight in coming.air:
            way = self._way(flight, here, there, coming.before if flight.unchanged else coming.after)
            self._known.append((flight, way))
            leans = flight.manner is Manner.FLY and self.picture.leans(flight.piece)
            for share in _ON_THE_WAY if leans or flight.manner is Manner.SETTLE else _USUAL:
                known = self.picture.pictures.made_so_far
                self.draw_each(nowhere, _at(flight, share), way)
                if share in _USUAL or self.picture.pictures.made_so_far > known:
                    yield
        yield from echoing.make_ready(self.picture, coming.after, self.picture.areas(coming.after), coming.echoes)

    def draw(self, surface: pygame.Surface, playback: Playback, eyes: Eyes) -> list[Rect]:
        """Draw the pieces that have left and not arrived, each above what lies lower; return where."""
        if playback.flying is not self._of:
            self._look_up(playback, eyes)
        self.set_down = []
        seen = [each for each in zip(self._of, self._ways, strict=True) if each[0].seen]
        return [self.draw_each(surface, *each) for each in sorted(seen, key=lambda each: _above(each[0].flight))]

    def hold_up(self, surface: pygame.Surface, coming: Coming) -> None:
        """Draw what was held up to be seen of something that has happened, without anything moving."""
        here, there = self._look_ups(coming.before, coming.after)
        self._viewer = coming.after.viewer
        for flight in held_up_in(coming.air, 0):
            self.draw_each(surface, _at(flight, 1.0), self._way(flight, here, there, coming.after))

    def draw_each(self, surface: pygame.Surface, flying: Flying, way: _Way) -> Rect:
        drawn = self.picture.draw_in_flight(surface, flying, way.points, way.seen)
        return self._draw(surface, flying, way) if drawn is None else drawn

    def _look_up(self, playback: Playback, eyes: Eyes) -> None:
        self._of = playback.flying
        before, after = playback.ends(eyes)
        self._viewer = after.viewer
        here, there = self._look_ups(before, after)
        known = {id(flight): way for flight, way in self._known if way.seen is after}
        self._ways = [
            known.get(id(flying.flight))
            or self._way(flying.flight, here, there, before if flying.flight.unchanged else after)
            for flying in self._of
        ]

    def _way(self, flight: Flight, here: LookUp, there: LookUp, seen: View) -> _Way:
        """Return the way of a flight as it is seen; what settles or pops has come to where it will stand."""
        return _Way(self.picture.way(flight, there if flight.manner in COME else here, there), seen)

    def _look_ups(self, before: View, after: View) -> tuple[LookUp, LookUp]:
        """Tell the pixels of spots before and after: many pieces go the same way, so each is looked up once."""
        return cache(partial(self.picture.target, before)), cache(partial(self.picture.target, after))

    def _draw(self, surface: pygame.Surface, flying: Flying, way: _Way) -> Rect:
        flight, share = flying.flight, flying.share
        if flight.manner is Manner.TOSSED:
            return self._toss(surface, flight, share, way)
        piece: Piece = flight.piece
        across = 1.0
        if flight.manner in _TURNING and flight.turns_to is not None:
            piece = flight.piece if share < 1 / 2 else flight.turns_to
            across = abs(math.cos(math.pi * share))
        if flight.manner is Manner.SETTLE:
            return self._settle(surface, flight, share, way)
        if flight.manner is Manner.HOP:
            return self._hop(surface, flight, share, way)
        if flight.manner is Manner.POP:
            return self._pop(surface, flight, share, way)
        if flight.manner is Manner.DUST:
            return self._raise_dust(surface, flight, share, way)
        if flight.manner is Manner.AWARDED:
            return self._award(surface, flight, share, way)
        if flight.manner is Manner.FLY and (flight.falls or self.picture.leans(flight.piece)):
            return self._carry(surface, flight, share, way)
        top = math.sin(math.pi * share)
        height = {Manner.DROPPED: 1 - share, Manner.HOLD: 0.8}.get(flight.manner, top)
        sprite = self.picture.sprite(piece, self._size(flight, piece, share, height))
        if flight.manner is Manner.DROPPED and self.picture.leans(piece):
            sprite = self.picture.crouching(piece, self._size(flight, piece, share, height), falling(share))
        if across < 1:
            sprite = sprite.scaled(max(0.04, across), 1)
        length = abs(way.end[0] - way.start[0]) + abs(way.end[1] - way.start[1])
        rise = length * flight.rise if flight.manner is Manner.FLY else 0
        at = partial(way.arc, rise)
        gilt = self._gild(surface, at, share) if flight.glows else None
        drawn = sprite.draw(surface, at(share), height)
        return drawn if gilt is None else drawn.union(gilt)

    def _award(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        """Lift a piece towards who looks, and let it go to who has won it in a bow, with a golden trail."""
        now = awarded(share)
        rise = (abs(way.end[0] - way.start[0]) + abs(way.end[1] - way.start[1])) * flight.rise
        sprite = self.picture.sprite(flight.piece, self._size(flight, flight.piece, now.along, now.lifted))
        gilt = self._gild(surface, partial(way.arc, rise), now.along) if flight.glows and now.along else None
        x, y = way.arc(rise, now.along)
        drawn = sprite.draw(surface, (x, y + now.lifted * self.picture.brush.px(_NEAR)), now.lifted)
        return drawn if gilt is None else drawn.union(gilt)

    def _carry(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        """Carry a piece in a bow, and above its place if it is set down there, from where it falls."""
        piece, k, falls = flight.piece, self.picture.brush.layout.k, flight.falls
        here, there, leans = way.start, way.end, self.picture.leans(piece)
        now = descent(share) if falls else Descent(share, 4 * share * (1 - share))
        start = self._size_at(piece, flight.start, self._viewer)
        end = self._size_at(piece, flight.end, self._viewer)
        size = start + (end - start) * now.along + flight.lift * now.lifted
        if leans:
            size = aloft.size_of(size)
        standing = self.picture.sprite(piece, aloft.size_of(start + (end - start) * now.along)).surface
        x, y = along((here, there), now.along)
        if falls:
            tall = standing.get_height()
            high = aloft.in_sight(now.lifted * aloft.throw(flight, here, there, k, tall), (x, y), tall)
        else:
            high = now.lifted * aloft.bow(flight, here, there, k)
        shadow = aloft.cast_below(self.picture.pictures, surface, standing, (x, y), high)
        crouches = crouched(share) if falls else 0
        if crouches:
            tall = self.picture.sprite(piece, size).surface.get_height()
            sprite = self.picture.crouching(piece, size, crouches)
            high -= (tall - sprite.surface.get_height()) / 2
        else:
            rim = max(1, round(_RIM * k))
            sprite = self.picture.leaning(piece, size, aloft.lean(here, there, share), rim)
        return sprite.draw(surface, (x, y - high), 0).union(shadow)

    def _settle(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        """Press a piece together where it stands, with its feet on the ground."""
        sprite = self.picture.sprite(flight.piece, self._size_at(flight.piece, flight.end, self._viewer))
        high = sprite.surface.get_height()
        x, y = way.end
        self.set_down.append(sprite.surface.get_rect(center=(round(x), round(y))))
        shadow = aloft.cast_below(self.picture.pictures, surface, sprite.surface, way.end, 0)
        size = self._size_at(flight.piece, flight.end, self._viewer)
        sprite = self.picture.crouching(flight.piece, size, pressing(share))
        up = rebound(share) * self.picture.brush.layout.k
        return sprite.draw(surface, (x, y + (high - sprite.surface.get_height()) / 2 - up), 0).union(shadow)

    def _raise_dust(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        """Raise dust around the feet of what has been set down."""
        standing = self.picture.sprite(flight.piece, self._size_at(flight.piece, flight.end, self._viewer)).surface
        at = aloft.foot(standing, way.end)
        return raise_dust(self.picture.pictures, surface, at, standing.get_size(), share)

    def _pop(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        """Let a piece spring up where it has come, in a ring that spreads."""
        size = self._size_at(flight.piece, flight.end, self._viewer) * popped(share)
        sprite = self.picture.sprite(flight.piece, size)
        usual = self.picture.sprite(flight.piece).surface.get_height()
        ring = spread_ring(self.picture.pictures, surface, way.end, usual, share)
        return sprite.draw(surface, way.end, 0).union(ring)

    def _hop(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        """Let somebody hop where he stands, with his shadow on the ground."""
        sprite = self.picture.sprite(flight.piece, self._size_at(flight.piece, flight.end, self._viewer))
        x, y = way.end
        high = _HOP * sprite.surface.get_height() * abs(math.sin(math.pi * _HOPS * share))
        shadow = aloft.cast_below(self.picture.pictures, surface, sprite.surface, way.end, high)
        return sprite.draw(surface, (x, y - high), 0).union(shadow)

    def _toss(self, surface: pygame.Surface, flight: Flight, share: float, way: _Way) -> Rect:
        size = round(self._size(flight, flight.piece, share, math.sin(math.pi * share)) * _TOSSED) / _TOSSED
        sprite = self.picture.sprite(flight.piece, size)
        past = way.points[1] if len(way.points) > 2 else None
        toss = Toss(way.start, way.end, flight.number, max(LEVEL, flight.rise), past)
        return draw_tossed(self.picture.pictures, surface, flight, sprite, toss, share)

    def _size(self, flight: Flight, piece: Piece, share: float, height: float) -> float:
        start = self._size_at(piece, flight.start, self._viewer)
        if flight.manner is Manner.DROPPED:
            start = OVER if self.picture.hangs_beside(piece) else HELD
        end = self._size_at(piece, flight.end, self._viewer)
        nearer = flight.lift * height if flight.manner in _NEARER else 0
        return start + (end - start) * share + nearer

    def _gild(self, surface: pygame.Surface, at: Callable[[float], FinePoint], share: float) -> Rect:
        """Draw a thin golden trail behind what is won; return where."""
        units, trails = _GILDS
        return trail(self.picture.pictures, surface, self.picture.brush.px(units), at, share, trails)


def _at(flight: Flight, share: float) -> Flying:
    """Return a flight as it is when it has come so far."""
    return Flying(flight, Track("flight", "share", linear, 1.0, linear), Moment(share))


def _above(flight: Flight) -> int:
    """Return how high a piece goes: what lights up, and dust, below all others, then what slides over the table."""
    return 0 if flight.glows or flight.manner is Manner.DUST else 1 if flight.manner is Manner.SLIDE else 2
