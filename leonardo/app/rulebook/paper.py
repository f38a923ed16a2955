"""A printed page on the screen: seen as a whole, or as near as one likes and then moved about."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState

_NEAR: Final = 0.55
"""Pixels of the screen for one of the page at which its smallest letters can be read with ease."""
_STEP: Final = 0.14
"""The share of the place by which an arrow key or a turn of the wheel moves."""
_LEAF: Final = 0.9
"""The share by which a page key does."""
_STEPS: Final = {
    pygame.K_UP: (0, -_STEP),
    pygame.K_DOWN: (0, _STEP),
    pygame.K_LEFT: (-_STEP, 0),
    pygame.K_RIGHT: (_STEP, 0),
    pygame.K_PAGEUP: (0, -_LEAF),
    pygame.K_PAGEDOWN: (0, _LEAF),
    pygame.K_HOME: (0, -1000),
    pygame.K_END: (0, 1000),
}
_NEARER: Final = {
    pygame.K_PLUS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_EQUALS: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}


class PaperView(Widget):
    """A page of so many pixels, made by `draw_page` for a `key` of pictures that are kept.

    `nearness` is 0 where all of it is seen, 1 where it is as wide as its place, 2 where it is nearer still; `at` is the
    pixel of the page, at that size, in the upper left corner. `changed` is told of another nearness.
    """

    def __init__(
        self,
        rect: Rect,
        size: tuple[int, int],
        key: tuple[object, ...],
        draw_page: Callable[[], Surface],
        changed: Callable[[], None],
    ) -> None:
        super().__init__("page", rect)
        self._size, self._key, self._draw_page, self._changed = size, key, draw_page, changed
        self.nearness = 1
        self.at = (0, 0)
        self._grip: tuple[int, int] | None = None

    @property
    def scales(self) -> tuple[float, float, float]:
        """Pixels of the screen for one of the page, at each nearness."""
        wide, high = self.rect.width / self._size[0], self.rect.height / self._size[1]
        across = min(1.0, max(wide, high))
        return min(wide, high), across, min(1.0, max(_NEAR, across * 1.4))

    def come(self, by: int) -> None:
        """Come nearer, or go away if negative, as far as that can be; what is in the middle stays there."""
        then = max(0, min(len(self.scales) - 1, self.nearness + by))
        if then == self.nearness:
            return
        before, after = self.scales[self.nearness], self.scales[then]
        middle = [(at + side / 2) / before for at, side in zip(self.at, self.rect.size, strict=True)]
        self.nearness = then
        self._move_to(middle[0] * after - self.rect.width / 2, middle[1] * after - self.rect.height / 2)
        self._changed()

    def move(self, right: float, down: float) -> bool:
        """Move by so many pixels; tell whether anything moved."""
        before = self.at
        self._move_to(before[0] + right, before[1] + down)
        return self.at != before

    def let_go(self) -> None:
        """Be held by the mouse no more."""
        self._grip = None

    def gripped(self) -> Callable[[], object]:
        """Return what puts the page back where it lies now."""
        return partial(self._put_back, self.at)

    def _put_back(self, at: tuple[int, int]) -> None:
        self._grip, self.at = None, at

    def drag(self, point: tuple[int, int]) -> bool:
        """Move along with the mouse."""
        before, self._grip = self._grip or point, point
        return self.move(before[0] - point[0], before[1] - point[1])

    def click(self, point: tuple[int, int]) -> None:
        """Do nothing: it was moved."""

    def key(self, key: int) -> bool:
        """Move about by arrows and page keys, come nearer and go away by plus and minus; at an edge arrows leave."""
        if key in _NEARER:
            self.come(_NEARER[key])
            return True
        if key not in _STEPS:
            return False
        right, down = _STEPS[key]
        return self.move(right * self.rect.width, down * self.rect.height)

    def wheel(self, turns: int) -> bool:
        """Move up and down."""
        self.move(0, -turns * _STEP * self.rect.height)
        return True

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:  # noqa: ARG002 - the form draws the ring
        """Draw as much of the page as there is room for, and where on it that is."""
        page = self._scaled(kit)
        seen = Rect(self.at, self.rect.size).clip(page.get_rect())
        place = seen.copy()
        place.centerx, place.top = self.rect.centerx, self.rect.top
        surface.blit(page, place, seen)
        pygame.draw.rect(surface, SEPIA, place, max(1, kit.layout.px(1.5)))
        if page.get_height() > self.rect.height:
            self._draw_position(surface, kit, page.get_height())

    def _draw_position(self, surface: Surface, kit: Kit, high: int) -> None:
        wide = max(6, kit.layout.px(10))
        track = Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)
        bar = Rect(track.left, 0, wide, max(2 * wide, track.height * track.height // high))
        bar.top = track.top + (track.height - bar.height) * self.at[1] // (high - track.height)
        surface.blit(skins.plate(kit.pictures, track.size, kit.layout.k, skins.TRACK), track)
        surface.blit(skins.plate(kit.pictures, bar.size, kit.layout.k, skins.FILLED), bar)

    def _pixels(self) -> tuple[int, int]:
        """Return how large the page is now."""
        scale = self.scales[self.nearness]
        return max(1, round(self._size[0] * scale)), max(1, round(self._size[1] * scale))

    def _scaled(self, kit: Kit) -> Surface:
        size = self._pixels()
        whole = kit.pictures.made(self._key, self._draw_page)
        return kit.pictures.made((*self._key, size), lambda: pygame.transform.smoothscale(whole, size))

    def _move_to(self, left: float, top: float) -> None:
        wide, high = self._pixels()
        self.at = (
            round(max(0, min(left, wide - self.rect.width))),
            round(max(0, min(top, high - self.rect.height))),
        )
