"""Pieces in the air: where each of them is now, and drawing them over the table."""

from typing import Final

import pygame

from leonardo.app.davinci.picture import TablePicture
from leonardo.app.davinci.playback import Flying, Playback, Viewer

Point = tuple[int, int]

_RISE: Final = 0.06
"""How high above the straight way a piece flies, as a share of the length of the way."""


class Air:
    """Draws what flies; the ends of each way are looked up once, in the pictures before and after."""

    def __init__(self, picture: TablePicture) -> None:
        self.picture = picture
        self._of: tuple[Flying, ...] = ()
        self._ways: list[tuple[Point, Point]] = []

    def forget(self) -> None:
        """Look the ways up anew: everything lies elsewhere now."""
        self._of = ()

    def draw(self, surface: pygame.Surface, playback: Playback, viewer: Viewer) -> None:
        """Draw the pieces that have left and not arrived."""
        if playback.flying is not self._of:
            self._of = playback.flying
            before, after = playback.ends(viewer)
            target = self.picture.target
            self._ways = [
                (target(before, flying.flight.start), target(after, flying.flight.end)) for flying in self._of
            ]
        for flying, way in zip(self._of, self._ways, strict=True):
            length = abs(way[1][0] - way[0][0]) + abs(way[1][1] - way[0][1])
            x, y = flying.tween.arc(way[0], way[1], length * _RISE)
            sprite = self.picture.sprite(flying.flight.piece, lifted=True)
            surface.blit(sprite.surface, sprite.at((round(x), round(y))))
