"""Men, castles, machines and dice as they stand and lie on the chart and on the stages."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import NAMED, SeatColour
from leonardo.app.kit.text.painter import Face as Letters
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.engine.engines.cards import DESIGNS, Card
from leonardo.engine.engines.constants import Face, Machine

_SHOWN: Final = 3
"""Figures of a heap that are drawn at most."""
_STEP, _BACK = 0.3, 0.07
"""From one figure of a heap to the next, in heights: to the right, and up the slope."""
_COUNT: Final = 15.5
"""Units of the number of a heap."""
_BESIDE: Final = 0.3
"""How far the number stands from the last figure, in heights."""
_LEVEL: Final = 0.36
"""The height of the shield with the level of a castle, in widths of it."""
_LEAST_LEVEL: Final = 15
_FLAG, _FLAG_RISES, _FLAG_ASIDE = 0.95, 0.08, 0.1
"""The height of the flag over a castle, and by how much it is higher with each tower; how far left of its gate."""
_LEAST_NUMBER: Final = 13
"""Units of a number on a shield, at least: it is read from as far away as other words."""
_RECOGNISED: Final = 28
"""Pixels of a machine's height from which its design is recognised."""
_FACES: Final = {Face.MAN: "engines_die_man", Face.BLANK: "engines_die_blank", Face.EXPLOSION: "engines_die_explosion"}
_LEAF: Final = (250, 240, 214, 235)
_RING: Final = (255, 206, 84)
_FALLEN: Final = 150
"""How much is seen of who has fallen, of 255."""


def infantry(
    brush: Brush,
    surface: Surface,
    colour: SeatColour,
    foot: Point,
    height: int,
    *,
    alpha: int = 255,
    fallen: float = 0,
) -> Rect:
    """Stand a man with his halberd on a point; one who is `fallen` lies, turned by so many degrees, and is pale."""
    name = f"engines_infantry_{colour}"
    if fallen:
        return _lying(brush, surface, name, foot, height, fallen)
    return _standing(brush, surface, name, foot, height, alpha)


def heap(brush: Brush, surface: Surface, colour: SeatColour, foot: Point, height: int, count: int) -> Rect:
    """Stand up to three men about a point, the hindmost first, and always their number beside them."""
    shown = min(_SHOWN, count)
    step, back = round(height * _STEP), round(height * _BACK)
    left = foot[0] - step * (shown - 1) // 2
    drawn = Rect(foot, (0, 0))
    for number in range(shown):
        at = left + step * number, foot[1] - back * (shown - 1 - number)
        drawn = drawn.union(infantry(brush, surface, colour, at, height))
    beside = left + step * (shown - 1) + round(height * _BESIDE), foot[1] - round(height * 0.14)
    return drawn.union(brush.count(surface, count, beside, _COUNT))


def number_place(brush: Brush, foot: Point, height: int) -> Rect:
    """Return where the number of a heap may be, however many men are drawn."""
    side = brush.count_width(0, _COUNT)
    nearest, farthest = (round(height * (_BESIDE + _STEP * step / 2)) for step in (0, _SHOWN - 1))
    place = Rect(foot[0] + nearest - side // 2, 0, farthest - nearest + side, side)
    place.centery = foot[1] - round(height * 0.14)
    return place


def heap_place(foot: Point, height: int, count: int) -> Rect:
    """Return the rectangle around a heap, its number included."""
    steps = round(height * _STEP) * (min(_SHOWN, count) - 1)
    left = foot[0] - steps // 2 - round(height * _BESIDE)
    return Rect(left, foot[1] - height, steps + round(height * 3 * _BESIDE), height)


def castle(
    brush: Brush,
    surface: Surface,
    level: int,
    foot: Point,
    width: int,
    *,
    told: bool = True,
    owner: SeatColour | None = None,
) -> Rect:
    """Stand a castle of a level on a point; the level is `told` on a shield over its gate.

    One with an `owner` flies the flag of that colour, so that near a border nobody takes it for another's.
    """
    name = f"engines_castle_{level}"
    entry = brush.pictures.entry(name)
    if owner is not None:
        _fly(brush, surface, owner, level, foot, width)
    drawn = brush.stand(surface, name, foot, round(width * entry.size[1] / entry.size[0]))
    if told:
        high = max(_LEAST_LEVEL, round(width * _LEVEL))
        over = foot[0], foot[1] - high // 2
        drawn = drawn.union(level_shield(brush, surface, level, over, high))
    return drawn


def _fly(brush: Brush, surface: Surface, colour: SeatColour, level: int, foot: Point, width: int) -> None:
    """Plant a flag behind a castle, the higher the more towers it has."""
    high = round(width * (_FLAG + _FLAG_RISES * (level - 1)))
    brush.stand(surface, f"engines_flag_{colour}", (foot[0] - round(width * _FLAG_ASIDE), foot[1]), high)


def level_shield(brush: Brush, surface: Surface, level: int, centre: Point, height: int) -> Rect:
    """Draw a pale shield with the level of a castle."""
    place = brush.stamp(surface, "engines_level", centre, height)
    units = max(height * 0.62 / brush.layout.k, _LEAST_NUMBER) / brush.painter.scale
    style = Style(Letters.BOLD, units)
    at = centre[0], centre[1] - height // 16
    brush.write(surface, str(level), at, style, ENGRAVED, align="centre", room=round(height * 0.7))
    return place


def machine(
    brush: Brush, surface: Surface, what: Machine | Card, foot: Point, height: int, *, count: int = 1, alpha: int = 255
) -> Rect:
    """Stand a machine on a point, pale if `alpha` says so; more than one with their number.

    `what` is the design by which it is built, or its kind where it has none. One that is too small for its design to be
    recognised is drawn as its kind, which is bolder.
    """
    if isinstance(what, Card) and height < _RECOGNISED:
        what = DESIGNS[what].machine
    drawn = _standing(brush, surface, f"engines_{what.value}", foot, height, alpha)
    if count > 1:
        beside = drawn.right - round(height * 0.16), foot[1] - round(height * 0.16)
        drawn = drawn.union(brush.count(surface, count, beside, 14))
    return drawn


def token(
    brush: Brush,
    surface: Surface,
    what: Machine | Card,
    place: Rect,
    colour: SeatColour,
    *,
    count: int,
    alpha: int = 255,
) -> None:
    """Stand machines on a leaf with an edge in the colour of their owner, more than one with their number."""
    line = max(1.5, 0.08 * place.height)
    shapes.lay(surface, shapes.plate(place.size, place.height // 4, _LEAF, (*NAMED[colour], 255), line), place.topleft)
    drawn = brush.px(3)
    machine(brush, surface, what, (place.centerx, place.bottom - drawn), place.height - 2 * drawn, alpha=alpha)
    if count > 1:
        brush.count(surface, count, (place.right, place.bottom - place.height // 4), 13)


def die(
    brush: Brush,
    surface: Surface,
    face: Face | None,
    centre: Point,
    side: int,
    *,
    turn: float = 0,
    ringed: bool = False,
) -> Rect:
    """Lay a die on a point, turned by some degrees; without a face it rolls. One that a card changed is `ringed`."""
    if ringed:
        light = shapes.glow((side, side), side // 4, max(3, side // 7), _RING)
        surface.blit(light, light.get_rect(center=centre))
        ring = shapes.disc(round(side * 1.24), (*_RING, 90), (*_RING, 255), max(2.0, side / 18))
        shapes.lay_centred(surface, ring, centre)
    picture = brush.turned(_FACES[face or Face.BLANK], side, turn)
    return surface.blit(picture, picture.get_rect(center=centre))


def _standing(brush: Brush, surface: Surface, name: str, foot: Point, height: int, alpha: int) -> Rect:
    if alpha == 255:
        return brush.stand(surface, name, foot, height)
    picture = brush.faded(name, height, alpha)
    anchor = brush.pictures.entry(name).anchor
    corner = foot[0] - round(anchor[0] * picture.get_width()), foot[1] - round(anchor[1] * picture.get_height())
    return surface.blit(picture, corner)


def _lying(brush: Brush, surface: Surface, name: str, foot: Point, height: int, degrees: float) -> Rect:
    key = "engines fallen", name, height, degrees

    def make() -> Surface:
        turned = pygame.transform.rotozoom(brush.sized(name, height), -degrees, 1)
        turned.fill((255, 255, 255, _FALLEN), special_flags=pygame.BLEND_RGBA_MULT)
        return turned

    picture = brush.pictures.made(key, make)
    return surface.blit(picture, picture.get_rect(midbottom=foot))
