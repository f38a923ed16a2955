"""Rasters of things that are drawn once and then copied; those not used for longest are dropped when room is short.

Every raster is opaque or premultiplied. Rasters therefore lie on each other without fringes, whatever is drawn in them.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.points import Size

ALPHA_STEPS: Final = 32
"""Strengths in which a thing is seen that fades."""

_INVERTED: Final = bytes(255 - each for each in range(256))


class Item:
    """A raster in a place: what a frame is made of. `key` stands for all that the raster depends on.

    `make` makes the raster. An item with `live` has none: that function draws on the window itself.
    """

    __slots__ = ("key", "live", "make", "opaque", "rect", "z")

    def __init__(
        self,
        key: int,
        rect: Rect,
        z: int,
        make: Callable[[], Surface],
        *,
        opaque: bool = False,
        live: Callable[[Surface], object] | None = None,
    ) -> None:
        self.key, self.rect, self.z, self.make, self.opaque, self.live = key, rect, z, make, opaque, live

    @property
    def signature(self) -> tuple[int, int, int, int, int, int]:
        """All that a frame depends on, except the order."""
        return self.key, *self.rect, self.z


class RasterCache:
    """Keeps rasters of at most `max_pixels` together."""

    def __init__(self, max_pixels: int) -> None:
        self.max_pixels = max_pixels
        self.pixels = 0
        self.made_count = 0
        self._rasters: OrderedDict[int, Surface] = OrderedDict()
        self._names: dict[Hashable, int] = {}

    def name(self, content: Hashable) -> int:
        """Return a number for a content, always the same."""
        return self._names.setdefault(content, len(self._names))

    def __contains__(self, item: Item) -> bool:
        return item.key in self._rasters

    def raster(self, item: Item) -> Surface:
        """Return the raster of an item; it is made if it is not kept."""
        kept = self._rasters.get(item.key)
        if kept is not None:
            self._rasters.move_to_end(item.key)
            return kept
        made = self._rasters[item.key] = item.make()
        self.made_count += 1
        self.pixels += made.get_width() * made.get_height()
        while self.pixels > self.max_pixels and len(self._rasters) > 1:
            _, dropped = self._rasters.popitem(last=False)
            self.pixels -= dropped.get_width() * dropped.get_height()
        return made

    def clear(self) -> None:
        """Drop all rasters."""
        self._rasters.clear()
        self.pixels = 0

    def variant(self, item: Item, rect: Rect, z: int, alpha: float) -> Item:
        """Return an item in another place, of another size or fainter, as while it is animated."""
        step = max(0, min(ALPHA_STEPS, round(alpha * ALPHA_STEPS)))
        if step == ALPHA_STEPS and rect.size == item.rect.size:
            return Item(item.key, rect, z, item.make, opaque=item.opaque)
        key = self.name(("variant", item.key, step, rect.size))
        return Item(key, rect, z, lambda: self._vary(item, step, rect.size))

    def _vary(self, item: Item, step: int, size: Size) -> Surface:
        made = self.raster(item)
        if item.opaque:
            made = made.convert_alpha()
        if size != made.get_size():
            made = pygame.transform.smoothscale(made, (max(1, size[0]), max(1, size[1])))
        return made if step == ALPHA_STEPS else fainter(made, round(step * 255 / ALPHA_STEPS))


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
