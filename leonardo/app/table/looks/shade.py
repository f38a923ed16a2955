"""The shade in which a stage steps back, so that what matters there stands out as if lit."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area, Circle, Polygon, outline
from leonardo.app.kit.theme import Colour
from leonardo.app.table.panels.stroke import Stroke

HELD: Final = (84, 54, 30, 96)
"""The haze over what is no target while something is held. It takes from colours as it darkens them, so that those of
light stand against it, and is warm as paper in the shade is: a cool one deadens the city,"""
WATCHED: Final = (56, 38, 22, 60)
"""and the haze all around while one looks on: it is thinner, for one still reads there."""
STAGED: Final[Colour] = (142, 124, 108)
"""What all of a table is multiplied with while a stage stands over it: a room in which only that is lit."""
BEHIND: Final = (30, 19, 12, 122)  # what lies on a table below a sheet on which something is decided
_AROUND: Final = 22  # units around a target that stay bright, with a soft edge
_SMALL: Final = 8  # how many times smaller a shade is drawn, because it is soft


_NOTHING: Final = (0, 0, 0, 0)
_KEPT: Final = 2  # shades that are kept: the one that lies there, and the one that comes next

_Lit = tuple[int, ...] | Circle | Polygon  # where no haze lies: a rectangle by its numbers, or a shape


def hazed(draw: Callable[[Surface], None], region: Rect, haze: shapes.Colour = HELD) -> Callable[[Surface], None]:
    """Return how something is drawn in a region so that it lies in the haze as what is around it does.

    The haze is on the ground already: it comes on no more than what is drawn.
    """

    def drawn(surface: Surface) -> None:
        place = region.clip(surface.get_clip())
        if not place.width or not place.height:
            return
        before = surface.subsurface(place).copy()
        draw(surface)
        after = surface.subsurface(place)
        alike = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
        veil = Surface(place.size, pygame.SRCALPHA)
        veil.fill(haze)
        after.blit(veil, (0, 0))
        alike.to_surface(after, setsurface=before, unsetcolor=None)

    return drawn


class Shade:
    """Keeps the shades that were made last, since one stays the same for many frames."""

    def __init__(self) -> None:
        self._known: deque[tuple[_Shade, Surface]] = deque(maxlen=_KEPT)

    def stroke(self, stage: Rect, targets: Sequence[Area], k: float, haze: shapes.Colour) -> Stroke:
        """Return the haze over a stage except around its targets; `k` are the pixels of a unit."""
        lit = tuple(tuple(target) if isinstance(target, Rect) else target for target in targets)
        shade = _Shade(stage, lit, k, haze)
        made = partial(self._made, shade)
        return Stroke(stage, ("shade", lit, haze), partial(_lay, stage, made), partial(self._pieces, shade))

    def _made(self, shade: "_Shade") -> Surface:
        found = self._find(shade)
        return found if found is not None else list(self._pieces(shade))[-1]

    def _find(self, shade: "_Shade") -> Surface | None:
        return next((made for known, made in self._known if known == shade), None)

    def _pieces(self, shade: "_Shade") -> Iterator[Surface]:
        """Make a shade that is not known yet in two steps: small, and then as large as the stage, which is it."""
        if self._find(shade) is not None:
            return
        small = shade.small()
        yield small
        old = self._known[0][1] if len(self._known) == _KEPT else None
        size = shade.stage.size
        onto = old if old is not None and old.get_size() == size else shapes.blank(*size)
        made = pygame.transform.smoothscale(small, size, onto)
        self._known.append((shade, made))
        yield made


def _lay(stage: Rect, made: Callable[[], Surface], surface: Surface) -> None:
    shapes.lay(surface, made(), stage.topleft)


@frozen
class _Shade:
    """The haze over a stage but around what is lit, in pixels; `k` are those of a unit."""

    stage: Rect
    lit: tuple["_Lit", ...]
    k: float
    haze: shapes.Colour

    def small(self) -> Surface:
        """Draw it premultiplied and `_SMALL` times smaller."""
        stage, around = self.stage, round(_AROUND * self.k)
        small = shapes.blank(max(1, stage.width // _SMALL), max(1, stage.height // _SMALL))
        small.fill(self.haze)
        for lit in self.lit:
            if isinstance(lit, tuple):
                self._clear(small, Rect(lit), around)
            else:
                self._clear_shape(small, lit, around)
        return pygame.transform.box_blur(small.premul_alpha(), max(1, around // _SMALL))

    def _clear(self, small: Surface, rect: Rect, around: int) -> None:
        near = rect.inflate(2 * around, 2 * around).move(-self.stage.left, -self.stage.top)
        place = Rect(near.left // _SMALL, near.top // _SMALL, near.width // _SMALL, near.height // _SMALL)
        pygame.draw.rect(small, _NOTHING, place, border_radius=max(1, around // _SMALL))

    def _clear_shape(self, small: Surface, shape: Circle | Polygon, around: int) -> None:
        """Take the haze off a shape and as much around it: what a rectangle around it holds beside it stays dark."""
        left, top = self.stage.topleft
        corners = [((x - left) / _SMALL, (y - top) / _SMALL) for x, y in outline(shape)]
        pygame.draw.polygon(small, _NOTHING, corners)
        for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
            pygame.draw.line(small, _NOTHING, one, other, max(1, round(2 * around / _SMALL)))
            pygame.draw.circle(small, _NOTHING, one, around / _SMALL)
