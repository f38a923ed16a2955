"""Brings a window up to date: draws what differs from the frame before, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.points import Point
from leonardo.ui.items import Item, LayerItem
from leonardo.ui.raster import Key, RasterCache

_MOST_RECTS: Final = 24  # places that are brought up to date one by one; more are merged
_WHOLE_SHARE: Final = 0.7  # the share of the window from which on all of it is drawn


class Compositor:
    """Knows which items a window shows, or the raster of a layer, whose corner lies at `origin` of the window."""

    def __init__(self, cache: RasterCache, origin: Point = (0, 0)) -> None:
        self.cache, self.origin = cache, origin
        self._shown: Sequence[Item] | None = None
        self._layers: dict[Key, _Layer] = {}

    def reset(self) -> None:
        """Draw everything in the next frame, the rasters of layers included."""
        self._shown = None
        self._layers.clear()

    @property
    def layer_pixels(self) -> int:
        """How many pixels the rasters of layers have together."""
        layers = self._layers.values()
        return sum(
            each.surface.get_width() * each.surface.get_height() + each.compositor.layer_pixels for each in layers
        )

    def frame(self, surface: Surface, items: Sequence[Item]) -> list[Rect]:
        """Draw items, sorted by layer, on a surface that shows those of the last frame; return where it changed."""
        window = surface.get_rect(topleft=self.origin)
        changed = list(self._update_layers(items))
        if self._shown is None:
            rects = [window]
        else:
            rects = merge_rects([*changed, *_changed_rects(self._shown, items)], window)
        self._shown = items
        if not rects:
            return []
        places = [item.rect for item in items]
        for rect in rects:
            self._draw(surface, rect, items, places)
        surface.set_clip(None)
        return rects

    def draw_over(self, surface: Surface, items: Sequence[Item]) -> None:
        """Draw items, sorted by layer, over whatever a surface shows."""
        for _ in self._update_layers(items):
            pass
        for item in items:
            item.draw(surface, item.rect, self._raster(item))

    def _update_layers(self, items: Sequence[Item]) -> Iterator[Rect]:
        """Bring the rasters of layers up to date, drop those that are gone, and yield where they changed."""
        before, self._layers = self._layers, {}
        for item in [item for item in items if isinstance(item, LayerItem)]:
            kept = before.get(item.key)
            if kept is None or not kept.serves(item):
                kept = _Layer(item, self.cache)
            self._layers[item.key] = kept
            rects = kept.compositor.frame(kept.surface, item.items)
            yield from rects if item.rect == item.place else [item.rect] if rects else []

    def _draw(self, surface: Surface, rect: Rect, items: Sequence[Item], places: list[Rect]) -> None:
        here = rect.collidelistall(places)
        covering = (at for at in range(len(here) - 1, -1, -1) if items[here[at]].opaque)
        first = next((at for at in covering if places[here[at]].contains(rect)), None)
        x, y = self.origin
        surface.set_clip(rect.move(-x, -y))
        if first is None:
            surface.fill((0, 0, 0, 0))
        for number in here[first or 0 :]:
            item, place = items[number], places[number]
            item.draw(surface, place.move(-x, -y) if x or y else place, self._raster(item))

    def _raster(self, item: Item) -> Surface | None:
        if item.make is not None:
            return self.cache.raster(item.key, item.make)
        flat = self._layers.get(item.key)
        return flat.surface if flat is not None else None


class _Layer:
    """The raster of a layer, with what keeps it up to date."""

    def __init__(self, item: LayerItem, cache: RasterCache) -> None:
        flags = 0 if item.is_solid else pygame.SRCALPHA
        self.place = item.place
        self.surface = Surface(item.place.size, flags, 32)
        self.compositor = Compositor(cache, item.place.topleft)

    def serves(self, item: LayerItem) -> bool:
        return self.place == item.place and bool(self.surface.get_flags() & pygame.SRCALPHA) != item.is_solid


def _changed_rects(before: Sequence[Item], now: Sequence[Item]) -> list[Rect]:
    """Return where two frames differ: items that came, went or changed, or whose order changed."""
    first, old_end, new_end = 0, len(before), len(now)
    while first < old_end and first < new_end and before[first] is now[first]:
        first += 1
    while old_end > first and new_end > first and before[old_end - 1] is now[new_end - 1]:
        old_end, new_end = old_end - 1, new_end - 1
    before, now = before[first:old_end], now[first:new_end]
    old = {id(item): number for number, item in enumerate(before)}
    numbers = [old.pop(id(item), -1) for item in now]
    rects = list[Rect]()
    if old or -1 in numbers:
        gone = dict[tuple[object, ...], list[int]]()
        for number in old.values():
            gone.setdefault(before[number].signature, []).append(number)
        for at, number in enumerate(numbers):
            if number < 0:
                alike = gone.get(now[at].signature)
                if alike:
                    numbers[at] = alike.pop()
                else:
                    rects.append(now[at].rect)
        rects += [before[number].rect for left in gone.values() for number in left]
    last = -1
    for at, number in enumerate(numbers):
        if number > last:
            last = number
        elif number >= 0:
            rects.append(now[at].rect)
    return rects


def merge_rects(rects: Sequence[Rect], window: Rect) -> list[Rect]:
    """Return a few rectangles that cover some others within a window; none of them overlap."""
    merged = list[Rect]()
    for rect in rects:
        _add(merged, rect.clip(window))
    while len(merged) > _MOST_RECTS:
        last = merged.pop()
        nearest = min(range(len(merged)), key=lambda each: (one := merged[each].union(last)).width * one.height)
        _add(merged, merged.pop(nearest).union(last))
    if sum(each.width * each.height for each in merged) > _WHOLE_SHARE * window.width * window.height:
        return [window]
    return merged


def _add(merged: list[Rect], rect: Rect) -> None:
    if not rect.width or not rect.height:
        return
    while (number := rect.collidelist(merged)) != -1:
        rect = rect.union(merged.pop(number))
    merged.append(rect)
