"""The shade in which a stage steps back while something is held, so that its targets stand out as if lit."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.theme import Colour
from leonardo.app.table.areas import Area, bounds
from leonardo.app.table.panels.laid_page import Stroke

_TIMES: Final[Colour] = (186, 165, 138)
"""What is no target is multiplied with."""
_AROUND: Final = 22
"""Units around a target that stay bright, with a soft edge."""
_SMALL: Final = 8
"""How many times smaller a shade is drawn, because it is soft."""


class Shade:
    """Keeps the shade that was laid last, since it stays the same as long as one thing is held."""

    def __init__(self) -> None:
        self._of: tuple[object, Surface] | None = None

    def stroke(self, stage: Rect, targets: Sequence[Area], k: float) -> Stroke:
        """Return what darkens a stage except around its targets, at `k` pixels a unit."""
        lit = tuple(tuple(bounds(target)) for target in targets)
        made = partial(self._made, stage, lit, k)
        return Stroke(stage, ("shade", lit), partial(_lay, stage, made), lambda: (made() for _ in range(1)))

    def _made(self, stage: Rect, lit: tuple[tuple[int, ...], ...], k: float) -> Surface:
        key = tuple(stage), lit, k
        if self._of is None or self._of[0] != key:
            self._of = key, _shade(stage, [Rect(each) for each in lit], round(_AROUND * k))
        return self._of[1]


def _lay(stage: Rect, made: Callable[[], Surface], surface: Surface) -> None:
    surface.blit(made(), stage, special_flags=pygame.BLEND_MULT)


def _shade(stage: Rect, lit: Sequence[Rect], around: int) -> Surface:
    small = Surface((max(1, stage.width // _SMALL), max(1, stage.height // _SMALL)))
    small.fill(_TIMES)
    for rect in lit:
        near = rect.inflate(2 * around, 2 * around).move(-stage.left, -stage.top)
        place = Rect(near.left // _SMALL, near.top // _SMALL, near.width // _SMALL, near.height // _SMALL)
        pygame.draw.rect(small, (255, 255, 255), place, border_radius=max(1, around // _SMALL))
    soft = pygame.transform.box_blur(small, max(1, around // _SMALL))
    return pygame.transform.smoothscale(soft, stage.size)
