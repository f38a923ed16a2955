"""Brings a window up to date: draws what differs from the frame before, and nothing else."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.ui.raster import Item, RasterCache

_MOST_RECTS: Final = 24
"""Places that are brought up to date one by one; more are merged."""
_WHOLE_SHARE: Final = 0.7
"""The share of the window from which on all of it is drawn."""


class Compositor:
    """Knows which items a window shows."""

    def __init__(self, cache: RasterCache) -> None:
        self.cache = cache
        self._shown: Sequence[Item] | None = None

    def reset(self) -> None:
        """Draw all of the window in the next frame."""
        self._shown = None

    def frame(self, surface: Surface, items: Sequence[Item]) -> list[Rect]:
        """Draw items, sorted by layer, on a window that shows those of the last frame; return where it changed."""
        window = surface.get_rect()
        rects = [window] if self._shown is None else merge_rects(_changed_rects(self._shown, items), window)
        self._shown = items
        if not rects:
            return []
        places = [item.rect for item in items]
        for rect in rects:
            self._draw(surface, rect, items, places)
        surface.set_clip(None)
        return rects

    def _draw(self, surface: Surface, rect: Rect, items: Sequence[Item], places: list[Rect]) -> None:
        """Draw what lies in a rectangle, from the uppermost item up that covers all of it."""
        here = rect.collidelistall(places)
        covering = (at for at in range(len(here) - 1, -1, -1) if items[here[at]].opaque)
        first = next((at for at in covering if places[here[at]].contains(rect)), None)
        surface.set_clip(rect)
        if first is None:
            surface.fill((0, 0, 0), rect)
        premultiplied, raster, blit = pygame.BLEND_PREMULTIPLIED, self.cache.raster, surface.blit
        for number in here[first or 0 :]:
            item = items[number]
            if item.live is not None:
                surface.set_clip(rect.clip(item.rect))
                item.live(surface)
                surface.set_clip(rect)
            elif item.opaque:
                blit(raster(item), item.rect)
            else:
                blit(raster(item), item.rect, special_flags=premultiplied)


def _changed_rects(before: Sequence[Item], now: Sequence[Item]) -> list[Rect]:
    """Return where two frames differ: items that came, went or changed, or whose order changed."""
    if before is now:
        return []
    old = {id(item): number for number, item in enumerate(before)}
    numbers = [old.pop(id(item), -1) for item in now]
    rects = list[Rect]()
    if old or -1 in numbers:
        gone = dict[tuple[int, ...], list[int]]()
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
    """Add a rectangle to some that do not overlap, united with those that it overlaps."""
    if not rect.width or not rect.height:
        return
    while (number := rect.collidelist(merged)) != -1:
        rect = rect.union(merged.pop(number))
    merged.append(rect)
