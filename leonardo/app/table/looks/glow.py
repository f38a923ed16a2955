"""The light around places that can be used: a bright line on a dark one, and a broad halo outside.

Pictures of it are made once for each shape and size, so that to lay a light is to blit.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area, bounds, moved, outline
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.surface_cache import cached_per_size, newly
from leonardo.app.kit.theme import Colour

STEPS: Final = 6  # strengths of a halo that are told apart between none and full
RADIUS: Final = 9  # units by which the corners of rectangles are rounded

_HALO: Final[Colour] = (255, 176, 36)
_INNER: Final[Colour] = (255, 190, 60)
_EDGE: Final[Colour] = (120, 60, 0)
_LINE: Final[Colour] = (255, 214, 92)
_GLINT: Final[Colour] = (255, 250, 220)
_VEIL: Final[Colour] = (255, 226, 140)
_SOLID: Final = 0.72
"""How much of a halo covers; the rest only adds its light to what lies below, so that it shines on dark and on pale."""
_LEAST: Final = 0.3  # how strong a halo is at its weakest
FAINT: Final = -1 / STEPS
"""The level of a light that steps back for what is held: of its lines, too, only a part is seen."""
BEHIND: Final = -2 / STEPS
"""That of one which steps back behind another that is aimed at: this is the brightest thing of the table."""
_BACK: Final = {-1: (0.26, 0.55), -2: (0.15, 0.33)}
"""How strong the halo of such lights is, and how strong their lines are, by their steps."""
_FINE: Final = 2
_SOFT: Final = 3  # pixels over which a light is blurred at most; wider ones are blurred at a part of their size

_TAIL: Final = 24
"""What is left of a blur, of 255, where the picture of a light ends: it is taken off, or that edge would be seen."""


@frozen(cache_hash=True)
class Strength:
    """How a place glows, in units: the bright line, the dark one below it, how far the halo reaches, and the veil.

    The veil (0..255) lies on the place itself.
    """

    line: float
    edge: float
    reach: float
    veil: int


OPEN: Final = Strength(3.4, 5.4, 24, 16)  # a place that can be used
POINTED: Final = Strength(4.6, 7, 34, 40)  # the same under the pointer, or at the keyboard
AIMED: Final = Strength(6.8, 10, 34, 46)  # the same while something is held there: it is where that would come to lie


@frozen
class Light:
    """A picture of a light, premultiplied, and where its upper left corner lies; `step` is how strong its halo is.

    Below 0 it steps back.
    """

    picture: Surface
    at: Point
    step: int

    @property
    def region(self) -> Rect:
        """All pixels that it reaches."""
        return self.picture.get_rect(topleft=self.at)

    def lay(self, surface: Surface) -> None:
        shapes.lay(surface, self.picture, self.at)


def step_of(level: float) -> int:
    """Return which of the steps comes next to how strong a halo is to be, 0..1; those that step back are below 0."""
    return round(max(BEHIND, min(1.0, level)) * STEPS)


def reached(area: Area, k: float, strength: Strength) -> Rect:
    """Return all pixels that the light of an area reaches; it is not made for that."""
    margin = _margin(k, strength)
    return bounds(area).inflate(2 * margin, 2 * margin)


def light(area: Area, k: float, strength: Strength, level: float) -> Light:
    """Return the light of an area at `k` pixels a unit; its halo is as strong as `level` (0..1, or below) says."""
    step = step_of(level)
    around = bounds(area)
    margin = _margin(k, strength)
    at = around.left - margin, around.top - margin
    if isinstance(area, Rect):
        return Light(_framed(area.size, k, strength, step), at, step)
    return Light(_shaped(*_outline(area, margin), k, strength, step), at, step)


def pieces(area: Area, k: float, strength: Strength, level: float) -> Iterator[None]:
    """Make the light of an area ahead, with a pause after each piece that was not made before."""
    step = step_of(level)
    if isinstance(area, Rect):
        small = shapes.drawn_of(_lit(area.size, k, strength), _reach(k, strength))
        yield from newly(_corners_halo, small, k, strength)
        yield from newly(_corners_lines, small, k, strength)
        yield from newly(_framed, area.size, k, strength, step)
        return
    shape = *_outline(area, _margin(k, strength)), k, strength
    for make in (_masked, _shaped_halo, _ruled, _shaped_lines):
        yield from newly(make, *shape)
    yield from newly(_shaped, *shape, step)


def ahead(k: float) -> Iterator[Callable[[], object]]:
    """Yield the work of making what the lights of all rectangles have in common at `k` pixels a unit."""
    for strength in (OPEN, POINTED):
        side = 2 * _reach(k, strength) + 1
        yield partial(_corners_halo, (side, side), k, strength)
        yield partial(_corners_lines, (side, side), k, strength)


def made() -> int:
    """Return how many pictures of lights have been made so far."""
    makers = _framed, _corners_halo, _corners_lines, _masked, _shaped_halo, _ruled, _shaped_lines
    return sum(each.cache_info().misses for each in makers)


def _outline(area: Area, margin: int) -> tuple[tuple[Point, ...], Size]:
    """Return the corners of an area on a picture that reaches so many pixels beyond it, and how large that is."""
    around = bounds(area)
    corners = outline(moved(area, -around.left + margin, -around.top + margin))
    return corners, (around.width + 2 * margin, around.height + 2 * margin)


def _margin(k: float, strength: Strength) -> int:
    return round(strength.reach * k * 1.9) + 4


def _reach(k: float, strength: Strength) -> int:
    """Return how many pixels at each edge of the light of a rectangle are unlike the next ones."""
    return 2 * _margin(k, strength) + round(RADIUS * k)


@cached_per_size(96)
def _framed(size: Size, k: float, strength: Strength, step: int) -> Surface:
    """The light of a rectangle: only its corners are drawn, what lies between them is alike."""

    def corners(small: Size) -> Surface:
        return _as_strong(_corners_halo(small, k, strength), _corners_lines(small, k, strength), step)

    return shapes.stretched(_lit(size, k, strength), _reach(k, strength), corners)


def _lit(size: Size, k: float, strength: Strength) -> Size:
    margin = _margin(k, strength)
    return size[0] + 2 * margin, size[1] + 2 * margin


@cached_per_size(64)
def _corners_halo(lit: Size, k: float, strength: Strength) -> Surface:
    return _halo(_corners(lit, k, strength), k, strength)


@cached_per_size(64)
def _corners_lines(lit: Size, k: float, strength: Strength) -> Surface:
    """Return what lies on the halo of a small rectangle: its veil and its lines."""
    margin, radius = _margin(k, strength), _radius(k)
    box = Rect((0, 0), lit).inflate(-2 * margin, -2 * margin)
    lines = _veiled(_corners(lit, k, strength), strength)
    for width, colour in _lines(k, strength):
        grown = box.inflate(round(width), round(width))
        shapes.lay(lines, shapes.outline(grown.size, radius + round(width / 2), colour, width), grown.topleft)
    return lines


@cached_per_size(1)
def _corners(lit: Size, k: float, strength: Strength) -> Surface:
    """Return what is white where a small rectangle is, which its halo and its lines are made of."""
    margin = _margin(k, strength)
    box = Rect((0, 0), lit).inflate(-2 * margin, -2 * margin)
    mask = shapes.blank(*lit)
    mask.fill((255, 255, 255, 0))
    mask.blit(shapes.plate(box.size, _radius(k), (255, 255, 255)), box)
    return mask


def _radius(k: float) -> int:
    return max(4, round(RADIUS * k))


@cached_per_size(96)
def _shaped(corners: tuple[Point, ...], size: Size, k: float, strength: Strength, step: int) -> Surface:
    halo, lines = _shaped_halo(corners, size, k, strength), _shaped_lines(corners, size, k, strength)
    return _as_strong(halo, lines, step)


@cached_per_size(1)
def _shape(corners: tuple[Point, ...], size: Size) -> Surface:
    large = shapes.blank(size[0] * _FINE, size[1] * _FINE)
    large.fill((255, 255, 255, 0))
    pygame.draw.polygon(large, (255, 255, 255, 255), [(x * _FINE, y * _FINE) for x, y in corners])
    return pygame.transform.smoothscale(large, size)


@cached_per_size(32)
def _masked(corners: tuple[Point, ...], size: Size, k: float, strength: Strength) -> None:  # noqa: ARG001 - as its halo
    """Make the mask of a shape, for the halo that comes next; once for each halo."""
    _shape(corners, size)


@cached_per_size(32)
def _ruled(corners: tuple[Point, ...], size: Size, k: float, strength: Strength) -> None:
    """Draw the lines around a shape, for the picture of them that comes next; once for each."""
    _large_lines(corners, size, k, strength)


@cached_per_size(1)
def _large_lines(corners: tuple[Point, ...], size: Size, k: float, strength: Strength) -> Surface:
    """Return the lines around a shape larger than they are, premultiplied: they are opaque."""
    fine = [(x * _FINE, y * _FINE) for x, y in corners]
    large = shapes.blank(size[0] * _FINE, size[1] * _FINE)
    for width, colour in _lines(k, strength):
        thick = max(2, round(width * _FINE))
        for one, other in zip(fine, (*fine[1:], fine[0]), strict=True):
            pygame.draw.line(large, colour, one, other, thick)
            pygame.draw.circle(large, colour, one, thick / 2)
    return large


@cached_per_size(32)
def _shaped_halo(corners: tuple[Point, ...], size: Size, k: float, strength: Strength) -> Surface:
    return _halo(_shape(corners, size), k, strength)


@cached_per_size(32)
def _shaped_lines(corners: tuple[Point, ...], size: Size, k: float, strength: Strength) -> Surface:
    """Return what lies on the halo of a shape: its veil and its lines."""
    lines = _veiled(_shape(corners, size), strength)
    shapes.lay(lines, pygame.transform.smoothscale(_large_lines(corners, size, k, strength), size), (0, 0))
    return lines


def _as_strong(halo: Surface, lines: Surface, step: int) -> Surface:
    if step < 0:
        picture, lines = map(_dimmed, (halo, lines), _BACK[step])
    else:
        picture = _dimmed(halo, _LEAST + (1 - _LEAST) * step / STEPS)
    shapes.lay(picture, lines, (0, 0))
    return picture


def _dimmed(picture: Surface, share: float) -> Surface:
    """Return so much of what is premultiplied, 0..1."""
    dimmed, left = picture.copy(), round(255 * share)
    dimmed.fill((left, left, left, left), special_flags=pygame.BLEND_RGBA_MULT)
    return dimmed


def _lines(k: float, strength: Strength) -> tuple[tuple[float, Colour], ...]:
    """Return the lines of a light, the lowest first: how wide they are in pixels, and their colours."""
    edge, line = max(2.6, strength.edge * k), max(1.6, strength.line * k)
    return (edge, _EDGE), (line, _LINE), (max(0.8, 1.4 * k), _GLINT)


def _halo(mask: Surface, k: float, strength: Strength) -> Surface:
    """Return the halo outside a place at its strongest, premultiplied; `mask` is white where the place is."""
    picture = shapes.blank(*mask.get_size())
    place = mask.copy()
    place.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for reach, colour in ((strength.reach, _HALO), (strength.reach / 3, _INNER)):
        soft = _blurred(mask, max(2.0, reach * k))
        soft.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        soft.blit(place, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        soft = soft.premul_alpha()
        soft.fill((255, 255, 255, round(255 * _SOLID)), special_flags=pygame.BLEND_RGBA_MULT)
        shapes.lay(picture, soft, (0, 0))
    return picture


def _veiled(mask: Surface, strength: Strength) -> Surface:
    """Return the veil on a place, premultiplied."""
    veil = mask.copy()
    veil.fill((*_VEIL, strength.veil), special_flags=pygame.BLEND_RGBA_MULT)
    return veil.premul_alpha()


def _blurred(mask: Surface, reach: float) -> Surface:
    """Return white that is full at the edge of a mask and gone so many pixels outside; wide ones are blurred small."""
    small = max(1, round(reach / _SOFT))
    width, height = mask.get_size()
    canvas = shapes.blank(max(1, width // small), max(1, height // small))
    canvas.fill((255, 255, 255, 0))
    canvas.blit(pygame.transform.smoothscale(mask, canvas.get_size()), (0, 0))
    soft = pygame.transform.gaussian_blur(canvas, max(1, round(reach / small)))
    soft.blit(soft.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    soft.fill((0, 0, 0, _TAIL), special_flags=pygame.BLEND_RGBA_SUB)
    soft.blit(_dimmed(soft, _TAIL / 255), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return pygame.transform.smoothscale(soft, (width, height))
