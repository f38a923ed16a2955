"""What is seen of the chart in the first frame in which it is looked at in another way, until it is drawn.

It is made of what was seen before, larger, smaller or moved, so that pieces and names come along at once. What was not
seen before is taken from the whole map with its owners.
"""

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart.places import Eye

_SEA: Final = (139, 160, 150)
"""What lies beyond the edge of the whole map, where a window has another shape than the chart."""


@frozen(eq=False)
class Sketch:
    """How a chart that was looked at by an eye `before` looks by another one, `now`.

    `bare` is the whole map by the eye `whole`. What lay over it went along with it, or is gone, at `left` places;
    what stays where it is lies at `kept` ones, in pixels of the window.
    """

    bare: Surface
    whole: Eye
    before: Eye
    now: Eye
    left: Sequence[Rect]
    kept: Sequence[Rect]

    def draw(self, window: Surface) -> None:
        """Draw it on a window that shows the chart as it looked before."""
        seen = window.subsurface(self.now.rect)
        kept = [(place, window.subsurface(place).copy()) for place in self.kept]
        made = Surface(seen.get_size(), 0, seen)
        self._lay_bare(made)
        _lay(made, seen, self.before, self.now)
        for place in self.left:
            made.set_clip(self._now_at(place))
            self._lay_bare(made)
        window.blit(made, self.now.rect)
        for place, picture in kept:
            window.blit(picture, place)

    def _lay_bare(self, surface: Surface) -> None:
        surface.fill(_SEA)
        _lay(surface, self.bare, self.whole, self.now)

    def _now_at(self, place: Rect) -> Rect:
        """Return where on the chart that is seen now which lay at a place of the window."""
        x, y = self.now.pixel(self.before.units(place.topleft))
        right, bottom = self.now.pixel(self.before.units(place.bottomright))
        return Rect(x, y, right - x, bottom - y).inflate(4, 4).move(-self.now.rect.left, -self.now.rect.top)


def _lay(surface: Surface, picture: Surface, by: Eye, eye: Eye) -> None:
    """Lay a picture that shows the chart by one eye as another one sees it, as far as it reaches."""
    grown = eye.scale / by.scale
    left, top = (eye.left - by.left) * by.scale, (eye.top - by.top) * by.scale
    wide, high = (ceil(length / grown) + 2 for length in surface.get_size())
    part = Rect(floor(left), floor(top), wide, high).clip(picture.get_rect())
    if not part.width or not part.height:
        return
    corner = round((part.left - left) * grown), round((part.top - top) * grown)
    if by.zoom == eye.zoom:
        surface.blit(picture, corner, part)
        return
    size = round(part.width * grown), round(part.height * grown)
    surface.blit(pygame.transform.smoothscale(picture.subsurface(part), size), corner)
