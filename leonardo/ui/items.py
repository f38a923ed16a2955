"""What a frame is made of: things to draw in their places, each with a key that stands for all that is drawn."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.ui.raster import Key

OPAQUE: Final = 255


class Item:
    """Something to draw in a place; `make` makes its raster, if it has one that is kept under its key."""

    __slots__ = ("alpha", "key", "make", "opaque", "rect", "z")

    def __init__(
        self,
        key: Key,
        rect: Rect,
        z: int,
        make: Callable[[], Surface] | None = None,
        *,
        opaque: bool = False,
        alpha: int = OPAQUE,
    ) -> None:
        self.key, self.rect, self.z, self.make, self.opaque, self.alpha = key, rect, z, make, opaque, alpha

    @property
    def signature(self) -> tuple[object, ...]:
        """All that a frame depends on, except the order."""
        return self.key, *self.rect, self.z, self.alpha

    def variant(self, rect: Rect, z: int, alpha: int) -> "Item":
        """Return the item in another place, fainter or of another size."""
        opaque = self.opaque and alpha == OPAQUE
        if rect.size == self.rect.size:
            return Item(self.key, rect, z, self.make, opaque=opaque, alpha=alpha)
        return _ScaledItem(self.key, rect, z, self.make, opaque=opaque, alpha=alpha)

    def draw(self, surface: Surface, place: Rect, raster: Surface | None) -> None:
        """Draw it on a surface, within its clip; what has a raster is given that."""
        if raster is None:
            return
        if self.alpha < OPAQUE:
            _blit_faint(surface, place, raster, self.alpha)
        else:
            surface.blit(raster, place, special_flags=0 if self.opaque else pygame.BLEND_PREMULTIPLIED)


class _ScaledItem(Item):
    """An item drawn in another size than that of its raster."""

    __slots__ = ("_scaled",)
    _scaled: Surface

    def variant(self, rect: Rect, z: int, alpha: int) -> Item:
        return _ScaledItem(self.key, rect, z, self.make, opaque=self.opaque and alpha == OPAQUE, alpha=alpha)

    def draw(self, surface: Surface, place: Rect, raster: Surface | None) -> None:
        if raster is None:
            return
        if not hasattr(self, "_scaled"):
            self._scaled = pygame.transform.smoothscale(raster, place.size)
        super().draw(surface, place, self._scaled)


class FillItem(Item):
    """A colour, which may be seen through; it needs no raster."""

    __slots__ = ("colour",)

    def __init__(self, key: Key, rect: Rect, z: int, colour: tuple[int, int, int, int], alpha: int = OPAQUE) -> None:
        super().__init__(key, rect, z, opaque=colour[3] == OPAQUE == alpha, alpha=alpha)
        self.colour = colour

    def variant(self, rect: Rect, z: int, alpha: int) -> "FillItem":
        return FillItem(self.key, rect, z, self.colour, alpha)

    def draw(self, surface: Surface, place: Rect, _raster: Surface | None) -> None:
        alpha = self.colour[3] * self.alpha // OPAQUE
        if alpha == OPAQUE:
            surface.fill(self.colour, place)
            return
        red, green, blue = (part * alpha // OPAQUE for part in self.colour[:3])
        rest = OPAQUE - alpha
        surface.fill((rest, rest, rest, rest), place, pygame.BLEND_RGBA_MULT)
        surface.fill((red, green, blue, alpha), place, pygame.BLEND_RGBA_ADD)


class LiveItem(Item):
    """Something that a function draws on the window itself; it stays in its place."""

    __slots__ = ("paint",)

    def __init__(self, key: Key, rect: Rect, z: int, paint: Callable[[Surface], object]) -> None:
        super().__init__(key, rect, z)
        self.paint = paint

    def variant(self, _rect: Rect, _z: int, _alpha: int) -> "LiveItem":
        return self

    def draw(self, surface: Surface, place: Rect, _raster: Surface | None) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(place))
        self.paint(surface)
        surface.set_clip(clip)


class LayerItem(Item):
    """Items flattened into one raster, which the compositor keeps and brings up to date under the key."""

    __slots__ = ("is_solid", "items", "place")

    def __init__(
        self,
        key: Key,
        rect: Rect,
        z: int,
        items: Sequence[Item],
        *,
        opaque: bool,
        alpha: int = OPAQUE,
        place: Rect | None = None,
    ) -> None:
        super().__init__(key, rect, z, opaque=opaque and alpha == OPAQUE, alpha=alpha)
        self.is_solid = opaque
        """Whether its raster has no alpha."""
        self.items = items
        self.place = place if place is not None else rect
        """The part of the window that the raster shows; `rect` is where it is drawn now."""

    def variant(self, rect: Rect, z: int, alpha: int) -> "LayerItem":
        return LayerItem(self.key, rect, z, self.items, opaque=self.is_solid, alpha=alpha, place=self.place)

    def holding(self, items: Sequence[Item]) -> "LayerItem":
        return LayerItem(self.key, self.rect, self.z, items, opaque=self.is_solid, alpha=self.alpha, place=self.place)

    def draw(self, surface: Surface, place: Rect, raster: Surface | None) -> None:
        if raster is not None and raster.get_size() != place.size:
            raster = pygame.transform.smoothscale(raster, place.size)
        super().draw(surface, place, raster)


layer: Final[Callable[[Item], int]] = attrgetter("z")  # returns the layer of an item, by which all are sorted


def each_item(items: Iterable[Item]) -> Iterator[Item]:
    """Yield items, and those that layers are made of."""
    for item in items:
        yield item
        if isinstance(item, LayerItem):
            yield from each_item(item.items)


def _blit_faint(surface: Surface, place: Rect, raster: Surface, alpha: int) -> None:
    """Blit a raster of which `alpha` of 255 remains; only what lies within the clip is worked out."""
    part = surface.get_clip().clip(place).move(-place.left, -place.top).clip(raster.get_rect())
    if not part.width or not part.height:
        return
    faint = Surface(part.size, pygame.SRCALPHA, 32)
    faint.blit(raster, (0, 0), part, 0 if not raster.get_flags() & pygame.SRCALPHA else pygame.BLEND_PREMULTIPLIED)
    faint.fill((alpha, alpha, alpha, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(faint, part.move(place.topleft), special_flags=pygame.BLEND_PREMULTIPLIED)
