"""Things that are drawn of many pieces and look the same for long: drawn once, and then only copied.

How a thing lies over what is below is found by drawing it on black and on white: where both differ, the ground is seen
through it. So it may have soft edges and shadows, and looks as it does where it is drawn.
"""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.surface_cache import LruSurfaces

Kept = Callable[[Callable[[], Surface]], Surface]
"""Returns what is kept, or else makes it and keeps it."""

_WINDOWS: Final = 4
"""How many windows full of pictures are kept at most."""
_ROOM: Final = 12_000_000
"""Pixels that are kept at most."""


class Keepsakes:
    """Pictures of things for a window of `size` pixels, by keys that tell all that each depends on.

    What looks the same at every table of a game is kept among the `pictures`, where it can be made ahead of a table.
    """

    def __init__(self, size: Size, pictures: Pictures) -> None:
        self._size = size
        self._pictures = pictures
        self._paper: Surface | None = None
        self._made = LruSurfaces[Surface](lambda: min(_WINDOWS * size[0] * size[1], _ROOM))

    def lay(self, surface: Surface, region: Rect, key: Hashable, draw: Callable[[Surface], None]) -> None:
        """Lay a thing on a surface of the window's size; it is drawn the first time, and on no pixel but its region.

        What reaches out of the window, as a part of a table in a book may, is drawn each time.
        """
        self.lay_kept(surface, region, draw, partial(self._made.get, key))

    def lay_common(self, surface: Surface, region: Rect, key: Hashable, draw: Callable[[Surface], None]) -> None:
        """Lay a thing that looks the same at every table in such a window, wherever `key` is the same."""
        whole = "keepsake", self._size, tuple(region), key
        self.lay_kept(surface, region, draw, partial(self._pictures.made, whole))

    def lay_kept(self, surface: Surface, region: Rect, draw: Callable[[Surface], None], kept: Kept) -> None:
        if not region.width or not region.height:
            return
        if not Rect((0, 0), self._size).contains(region):
            draw(surface)
            return
        made = kept(partial(self._make, region, draw))
        wide, high = region.size
        surface.blit(made, region, (0, 0, wide, high), pygame.BLEND_RGB_MULT)
        surface.blit(made, region, (0, high, wide, high), pygame.BLEND_RGB_ADD)

    def _make(self, region: Rect, draw: Callable[[Surface], None]) -> Surface:
        """Return how much of the ground is seen through a thing, and below that the thing itself on black."""
        dark = self._drawn_on((0, 0, 0), region, draw)
        through = self._drawn_on((255, 255, 255), region, draw)
        through.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        made = Surface((region.width, 2 * region.height), 0, dark)
        made.blits([(through, (0, 0)), (dark, (0, region.height))], doreturn=False)
        return made

    def _drawn_on(self, colour: tuple[int, int, int], region: Rect, draw: Callable[[Surface], None]) -> Surface:
        if self._paper is None:
            self._paper = Surface(self._size, 0, 32)
        self._paper.set_clip(region)
        self._paper.fill(colour)
        draw(self._paper)
        self._paper.set_clip(None)
        return self._paper.subsurface(region).copy()


def keepsakes(brush: Brush) -> Keepsakes:
    """Return those of one arrangement of the table."""
    return brush.once("keepsakes", partial(Keepsakes, brush.layout.size, brush.pictures))
