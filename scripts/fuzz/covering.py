"""What is laid over a table hides its own sheets and nothing else: how many pixels of the table it covers beyond them.

It is drawn on black and on white as well: where both come out alike it hides what is below, elsewhere it lets that
through, as much as the two differ. So nobody needs to know what it is or how it is drawn.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Mask, Rect, Surface

from leonardo.app.kit.scene import Scene
from leonardo.app.kit.widgets.form import Form

REACH: Final = 30
"""Units by which frames, bosses and shadows reach beyond a sheet; so many pixels at least:"""
_LEAST_REACH: Final = 20
_SAME: Final = 3
"""Levels of a colour by which what is seen is as good as the same,"""
_LITTLE: Final = 16
"""and up to which a pixel counts as hidden, of 255 that it lets through where nothing is laid."""
_EVENLY: Final = 6
"""Levels by which what darkens a table may differ from pixel to pixel."""
_STEP: Final = 23
"""Pixels between those that are looked at to learn how much is darkened."""
_OF_MARK: Final = 0.5
"""The share of the place of a mark that its lines hide at most: it goes around something."""

Draw = Callable[[Surface], object]


@frozen
class Laid:
    """Something that `draw` lays over what is `below`: its sheets are at `hides`, its lines and lights at `marked`.

    `k` are the pixels of a unit.
    """

    below: Surface
    draw: Draw
    hides: Sequence[Rect]
    marked: Sequence[Rect] = ()
    k: float = 1.0


@frozen
class Covered:
    """What something covers of a table beyond its sheets: pixels that nobody sees, and that are darkened unevenly."""

    hidden: int
    uneven: int
    where: tuple[tuple[int, int, int, int], ...]

    @property
    def nothing(self) -> bool:
        """Whether it covers nothing."""
        return not self.hidden and not self.uneven

    def __str__(self) -> str:
        """Tell how many pixels of each there are, and where most of them are."""
        return f"{self.hidden} pixels hidden, {self.uneven} uneven at {', '.join(map(str, self.where[:3]))}"


def covered(laid: Laid) -> Covered:
    """Return what something covers of a table beyond its sheets."""
    size = laid.below.get_size()
    black, white, seen = _on(laid, (0, 0, 0)), _on(laid, (255, 255, 255)), laid.below.copy()
    laid.draw(seen)
    white.blit(black, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    through = white  # how much of what is below it lets through
    beyond = _beyond(laid, size)
    changed = _changed(seen, laid.below)
    hiding = _near(through, (0, 0, 0), _LITTLE)
    hidden = _both(_both(hiding, changed), beyond)
    for mark in laid.marked:
        _spare(hidden, mark)
    uneven = _both(changed, beyond)
    for dark in _darkness(through, uneven):
        uneven.erase(_near(through, dark, _EVENLY), (0, 0))
    for mark in laid.marked:
        uneven.erase(Mask(mark.size, fill=True), mark.topleft)
    uneven.erase(hidden, (0, 0))
    places = sorted((*hidden.get_bounding_rects(), *uneven.get_bounding_rects()), key=_pixels, reverse=True)
    return Covered(hidden.count(), uneven.count(), tuple((place.left, place.top, *place.size) for place in places))


def scene_over(scene: Scene, below: Surface) -> Laid:
    """Return a scene as it lies over what is below it."""
    form = getattr(scene, "form", None)
    widgets = form.covers if isinstance(form, Form) else []
    return Laid(below, scene.draw, [*scene.hides, *widgets], scene.framed, scene.kit.page.layout.k)


def _on(laid: Laid, colour: tuple[int, int, int]) -> Surface:
    surface = Surface(laid.below.get_size(), 0, laid.below)
    surface.fill(colour)
    laid.draw(surface)
    return surface


def _beyond(laid: Laid, size: tuple[int, int]) -> Mask:
    """Return all pixels but those of its sheets."""
    reach = 2 * max(_LEAST_REACH, round(REACH * laid.k))
    beyond = Mask(size, fill=True)
    for sheet in laid.hides:
        around = sheet.inflate(reach, reach)
        if around.width > 0 and around.height > 0:
            beyond.erase(Mask(around.size, fill=True), around.topleft)
    return beyond


def _changed(seen: Surface, below: Surface) -> Mask:
    """Return where something is seen otherwise."""
    differs, other = seen.copy(), below.copy()
    differs.blit(below, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other.blit(seen, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    differs.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = _near(differs, (0, 0, 0), _SAME)
    mask.invert()
    return mask


def _near(surface: Surface, colour: tuple[int, int, int], levels: int) -> Mask:
    """Return where a surface has about a colour."""
    wide = levels + 1
    return pygame.mask.from_threshold(surface, colour, (wide, wide, wide, 255))


def _both(one: Mask, other: Mask) -> Mask:
    return one.overlap_mask(other, (0, 0))


def _spare(hidden: Mask, mark: Rect) -> None:
    """Take what the lines of a mark hide as what they are for, if that is little of its place."""
    place = mark.clip(Rect((0, 0), hidden.get_size()))
    if not place.width or not place.height:
        return
    whole = Mask(place.size, fill=True)
    if hidden.overlap_area(whole, place.topleft) <= max(_OF_MARK * place.width * place.height, 4 * max(place.size)):
        hidden.erase(whole, place.topleft)


def _darkness(through: Surface, changed: Mask) -> list[tuple[int, int, int]]:
    """Return how much is let through where most of what changed is darkened, if anything is."""
    wide, high = through.get_size()
    looked_at = ((x, y) for y in range(0, high, _STEP) for x in range(0, wide, _STEP))
    found = Counter(tuple(through.get_at(at))[:3] for at in looked_at if changed.get_at(at))
    return [(red, green, blue) for (red, green, blue), _ in found.most_common(1)]


def _pixels(place: Rect) -> int:
    return place.width * place.height
