"""Rasters of things that are drawn once and then copied; those not used for longest are dropped when room is short.

Every raster is opaque or premultiplied. Rasters therefore lie on each other without fringes, whatever is drawn in them.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final
from weakref import WeakValueDictionary

import pygame
from pygame import Surface

from leonardo.app.kit.points import Size

_INVERTED: Final = bytes(255 - each for each in range(256))


class Key:
    """Stands for a content of which a raster is kept; it is gone with the raster and the last item that has it."""

    __slots__ = ("__weakref__",)


class RasterCache:
    """Keeps rasters of at most `max_pixels` together."""

    def __init__(self, max_pixels: int) -> None:
        self.max_pixels = max_pixels
        self.pixels = 0
        self.made_count = 0
        self._rasters: OrderedDict[Key, Surface] = OrderedDict()
        self._keys: WeakValueDictionary[Hashable, Key] = WeakValueDictionary()

    def key(self, content: Hashable) -> Key:
        """Return the key of a content: the same one as long as anyone has it."""
        key = self._keys.get(content)
        if key is None:
            key = self._keys[content] = Key()
        return key

    @property
    def key_count(self) -> int:
        return len(self._keys)

    def __contains__(self, key: Key) -> bool:
        return key in self._rasters

    def raster(self, key: Key, make: Callable[[], Surface]) -> Surface:
        """Return the raster of a key; it is made if it is not kept."""
        kept = self._rasters.get(key)
        if kept is not None:
            self._rasters.move_to_end(key)
            return kept
        made = self._rasters[key] = make()
        self.made_count += 1
        self.pixels += made.get_width() * made.get_height()
        while self.pixels > self.max_pixels and len(self._rasters) > 1:
            _, dropped = self._rasters.popitem(last=False)
            self.pixels -= dropped.get_width() * dropped.get_height()
        return made

    def clear(self) -> None:
        self._rasters.clear()
        self.pixels = 0


def fainter(raster: Surface, alpha: int) -> Surface:
    """Return a copy of a premultiplied raster of which `alpha` of 255 remains."""
    copy = raster.copy()
    copy.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def rasterise(size: Size, draw: Callable[[Surface], object], *, opaque: bool = False) -> Surface:
    """Return what a function draws as a premultiplied raster; the function may draw in any way.

    It draws on black and on white. Where both differ, the ground shows through.
    """
    size = max(1, size[0]), max(1, size[1])
    dark = Surface(size, 0, 32)
    draw(dark)
    if opaque:
        return dark
    light = Surface(size, 0, 32)
    light.fill((255, 255, 255))
    draw(light)
    light.blit(dark, (0, 0), special_flags=pygame.BLEND_RGB_SUB)  # how much of the ground shows: 255 - alpha
    ground = bytes(light.get_buffer().raw)
    pixels = bytearray(dark.get_buffer().raw)
    pixels[3::4] = ground[1::4].translate(_INVERTED)
    return pygame.image.frombuffer(pixels, size, "BGRA").copy()


def premultiply(surface: Surface) -> Surface:
    """Return a picture with premultiplied alpha; one without alpha stays as it is."""
    return surface.premul_alpha() if surface.get_flags() & pygame.SRCALPHA else surface
