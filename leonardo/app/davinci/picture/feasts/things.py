"""What lies and stands on the stage, drawn once: portraits, pressed stamps, plates with names, the bar of weeks."""

import math
from collections.abc import Sequence
from itertools import product
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.kit import seats, shapes
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.seats import NAMED, PAINT
from leonardo.app.kit.text.painter import Face, Run
from leonardo.app.kit.theme import GLOW, GOLD, INK, IVORY, Colour
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF, LIGHT
from leonardo.app.table.looks.ornaments import askew

_PAPER: Final = (246, 228, 184, 255)
_GREEN: Final = (52, 96, 44, 255)
_EMPTY: Final[Colour] = (206, 176, 122)
_SHIELD: Final = 0.34
"""The share of a portrait's height that the shield at its foot has."""
_GLEAM: Final[Colour] = (255, 222, 130)
_GLINT: Final = 190
"""A glint, as warm as gold, and how bright it is in its middle, of 255;"""
_NARROW_BEAM: Final = 6
"""how many times narrower it is than what it runs over."""
_FLARES, _FLARE = 16, 120
"""Units by which a light that flares up over a place reaches beyond it, and how bright it is there, of 255."""
_LIT: Final = (0.6, 0.5, 1.15)
"""How far down a stage its light narrows, and how far from there it begins to be dark and is, in halves of it;"""
_DARK: Final = 170
"""how dark it is there, of 255;"""
_SOFT: Final = 48
"""and pixels across in which that is painted: it is soft enough."""
_TILT: Final = 8
"""Degrees by which a stamp is turned."""
_PILL: Final = 262
"""Units that a few words on a slip with round ends have."""
_FINE: Final = 2
"""How many times too large a stamp is drawn before it is turned."""


def canvas(size: tuple[int, int]) -> Surface:
    """Return a clear surface."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def named(brush: Brush, seat: int) -> Colour:
    """Return the colour of a seat as an ink."""
    return NAMED[brush.looks[seat].colour]


def painted(brush: Brush, seat: int) -> Colour:
    """Return the colour of a seat as its pieces have it."""
    return PAINT[brush.looks[seat].colour]


def style(stage: FeastStage, face: Face, units: float) -> Style:
    """Return a style for text on a stage, which gives way in narrow places."""
    return Style(face, stage.text(units), NARROW)


def portrait(stage: FeastStage, seat: int, place: Rect) -> Exhibit:
    """Return the inventor of a seat in an arch, with the shield at its foot."""
    brush, surface = stage.brush, canvas(place.size)
    hung = seats.portrait(brush.pictures, brush.looks[seat], place.height)
    surface.blit(hung, hung.get_rect(center=surface.get_rect().center))
    small = round(place.height * _SHIELD)
    right = min(place.width, (place.width + hung.get_width()) // 2 + small // 3)
    figures.shield(brush, surface, seat, (right - small // 2, place.height - small // 2), small)
    return Exhibit(surface, place)


def words_on(
    stage: FeastStage, text: str, place: Rect, face: Face, units: float, colour: Colour = INK, *, middle: bool = False
) -> Exhibit:
    """Return some lines of text in the middle of a place, on nothing."""
    surface = stage.clear(place)
    stage.brush.painter.draw_wrapped(
        surface, text, surface.get_rect(), face, stage.text(units), colour, "centre", "middle" if middle else "top"
    )
    return Exhibit(surface, place)


def pill_size(stage: FeastStage, text: str, units: float) -> Size:
    """Return how large a slip with round ends is for a few words."""
    face = style(stage, Face.BOLD, units)
    height = round(stage.brush.type(face) * 1.6)
    return min(stage.px(_PILL), stage.brush.width(text, face)) + height, height


def pill(stage: FeastStage, text: str, centre: Point, units: float, *, green: bool = False) -> Exhibit:
    """Return a few words on a dark slip with round ends around a point."""
    brush, face, room = stage.brush, style(stage, Face.BOLD, units), stage.px(_PILL)
    size = _, height = pill_size(stage, text, units)
    surface = canvas(size)
    fill = _GREEN if green else (58, 30, 14, 255)
    shapes.lay(surface, shapes.plate(size, height // 2, fill, (*GOLD, 255), max(1.0, 1.6 * stage.unit)), (0, 0))
    brush.write(surface, text, (size[0] // 2, size[1] // 2), face, IVORY if green else LIGHT, align="centre", room=room)
    return Exhibit(surface, surface.get_rect(center=centre))


def stamp(stage: FeastStage, title: str, text: str, centre: tuple[int, int], *, first: bool) -> Exhibit:
    """Return what is pressed on the sheet: a word, a line and a sum, in a frame, a little askew."""
    brush = stage.brush
    colour = BLOOD if first else BROWN
    large, small = style(stage, Face.TITLE_BOLD, 46 * _FINE), style(stage, Face.BOLD, 31 * _FINE)
    pad, gap = stage.px(20) * _FINE, stage.px(9) * _FINE
    room = stage.px(214) * _FINE
    wide = min(room, max(brush.width(title, large), brush.width(text, small))) + 2 * pad
    lines = brush.line(large), brush.line(small)
    surface = canvas((wide, sum(lines) + 3 * gap))
    box = surface.get_rect()
    radius, line = stage.px(12) * _FINE, max(2.0, 5.0 * stage.unit * _FINE)
    shapes.lay(surface, shapes.plate(box.size, radius, (253, 246, 230, 250), (*colour, 255), line), (0, 0))
    inner = box.inflate(-round(line * 4), -round(line * 4))
    shapes.lay(surface, shapes.outline(inner.size, radius // 2, (*colour, 255), line / 2.4), inner.topleft)
    upper = box.top + gap + lines[0] // 2
    brush.write(surface, title, (box.centerx, upper), large, colour, align="centre", room=wide - 2 * pad)
    middle = box.top + gap + lines[0] + gap // 2
    brush.rule(surface, (pad, middle), (box.right - pad, middle), colour, 230)
    lower = middle + gap // 2 + lines[1] // 2
    brush.write(surface, text, (box.centerx, lower), small, colour, align="centre", room=wide - 2 * pad)
    turned = askew(surface, _TILT if first else -_TILT / 2, 1 / _FINE)
    return Exhibit(turned, turned.get_rect(center=centre))


def slip(stage: FeastStage, size: tuple[int, int], *, lit: bool = False) -> Surface:
    """Return an empty slip of paper; a lit one has a broad rim of gold."""
    surface = canvas(size)
    edge, line = ((232, 176, 52, 255), 3.4) if lit else ((104, 66, 30, 255), 1.8)
    radius = max(3, stage.px(6))
    shapes.lay(surface, shapes.plate(size, radius, _PAPER, edge, max(1.0, line * stage.unit)), (0, 0))
    return surface


def runs(stage: FeastStage, surface: Surface, parts: Sequence[tuple[str, Colour]], place: Rect, units: float) -> Rect:
    """Write the parts of a line in their colours, a space between them, as large as they fit."""
    *others, last = parts
    pieces = [Run(f"{text} ", Face.BOLD, colour) for text, colour in others]
    pieces.append(Run(last[0], Face.BOLD, last[1]))
    return stage.brush.painter.draw_runs(surface, pieces, place, stage.text(units), "centre", "middle")


def pennant(stage: FeastStage, size: Size, seat: int) -> Surface:
    """Return a cloth in the colour of a seat with two tails and its shield on it, in a golden hem."""
    wide, high = (length * _FINE for length in size)
    cloth, hem = canvas((wide, high)), max(2, round(2.4 * stage.unit * _FINE))
    edge = [(0, 0), (wide - 1, 0), (wide - 1, high - 1), (wide // 2, high - wide // 2), (0, high - 1)]
    pygame.draw.polygon(cloth, painted(stage.brush, seat), edge)
    pygame.draw.lines(cloth, GOLD, True, edge, hem)
    small = pygame.transform.smoothscale(cloth, size)
    figures.shield(stage.brush, small, seat, (size[0] // 2, round(size[1] * 0.58)), round(size[0] * 0.72))
    return small


def halo(stage: FeastStage, place: Rect) -> Exhibit:
    """Return a golden light around a place of the table, with a bright rim."""
    light = shapes.halo(place.size, stage.px(9), max(4, stage.px(12)), max(2.0, 3.4 * stage.unit), GLOW)
    return Exhibit(light, light.get_rect(center=place.center))


def flash(stage: FeastStage, place: Rect) -> Exhibit:
    """Return a light over a place of the table that flares up at once, and dies away."""
    around = stage.px(_FLARES)
    light = shapes.glow(place.size, around, around, GLOW).copy()
    middle = light.get_rect(center=place.center)
    pygame.draw.rect(light, (*GLOW, _FLARE), place.move(-middle.left, -middle.top), border_radius=stage.px(9))

    def dying(share: float) -> Surface:
        light.set_alpha(round(255 * (1 - share) ** 2))
        return light

    return Exhibit(light, middle, numbers=dying)


def glint(over: Exhibit) -> Exhibit:
    """Return a band of light that runs over a thing from the left to the right, and lies on nothing beside it."""
    wide, high = over.place.size
    broad, slant = max(4, wide // _NARROW_BEAM), high // 3
    beam = canvas((broad + slant, high))
    for number in range(broad):
        bright = round(_GLINT * math.sin(math.pi * (number + 0.5) / broad))
        pygame.draw.line(beam, (*_GLEAM, bright), (number + slant, 0), (number, high))
    shape = over.picture.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)

    def crossing(share: float) -> Surface:
        seen = canvas((wide, high))
        seen.blit(beam, (round((wide + broad + slant) * share) - broad - slant, 0))
        seen.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return seen

    return Exhibit(crossing(0), over.place, numbers=crossing)


def track(stage: FeastStage, place: Rect, shares: tuple[float, float], colour: Colour) -> Surface:
    """Return a bar of weeks: how far it was filled by work, then by what was saved, and a ring at its goal."""
    surface = canvas((place.width + place.height, place.height))
    groove = Rect(0, 0, place.width, max(8, round(place.height * 0.5)))
    groove.centery = place.height // 2
    radius = groove.height // 2
    line = max(1.0, 1.5 * stage.unit)
    filled = ((1.0, _EMPTY), (min(1.0, sum(shares)), LEAF), (min(1.0, shares[0]), colour))
    for share, fill in filled:
        size = max(groove.height, round(groove.width * share)), groove.height
        shapes.lay(surface, shapes.plate(size, radius, (*fill, 255), (60, 34, 14, 255), line), groove.topleft)
    ring = place.height
    goal = shapes.disc(ring, (0, 0, 0, 0), (250, 196, 60, 255), max(2.0, 4 * stage.unit))
    shapes.lay(surface, goal, (groove.right - ring // 2, 0))
    return surface


def hush(stage: FeastStage) -> Exhibit:
    """Return the shade that comes over a stage from all sides while one waits for what is decided."""
    opening = stage.opening
    shade = stage.brush.pictures.made(("hush", opening.size), lambda: _shade(opening.size))

    def narrowed(share: float) -> Surface:
        shade.set_alpha(round(255 * share))
        return shade

    return Exhibit(shade, opening, numbers=narrowed)


def _shade(size: Size) -> Surface:
    """Return what is dark of a stage while its light is narrow."""
    small, (down, near, far) = canvas((_SOFT, _SOFT)), _LIT
    for x, y in product(range(_SOFT), repeat=2):
        apart = math.hypot(2 * x / (_SOFT - 1) - 1, 2 * (y / (_SOFT - 1) - down))
        dark = max(0.0, min(1.0, (apart - near) / (far - near)))
        small.set_at((x, y), (*INK, round(_DARK * dark)))
    return pygame.transform.smoothscale(small, size)
