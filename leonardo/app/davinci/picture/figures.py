"""Figures, shields, coins and tokens as they stand in panels and queues. Heights are in pixels."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import LITTLE, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import IVORY, SEPIA, Colour
from leonardo.app.table.living.company import MOST
from leonardo.app.table.looks.colours import BADGE, ENGRAVED, LIGHT
from leonardo.engine.davinci.constants import Component, Tier

_SHEET: Final = 1.5
_MASTER_SHEET: Final = 1.75
"""The sheet on which a figure is drawn with its hat, in heights of an apprentice without one."""


_DISC: Final = {False: (255, 248, 228, 255), True: (244, 228, 190, 255)}
_EDGE: Final = {False: (150, 102, 46, 230), True: (222, 176, 84, 255)}
"""The disc of a component that is there, and its edge: on paper, and on dark wood."""
_RING: Final = {False: (122, 66, 26, 255), True: (226, 186, 112, 190)}
_LINES: Final = {False: (*SEPIA, 255), True: (226, 196, 146, 205)}
_FAINT_LINES: Final = (226, 196, 146, 170)
"""The broken line around one that is missing, its drawing, and that of one that is neither there nor missing."""
_WASH, _FAINT_WASH = 165, 85
"""How opaque its own colours are below the lines of what is missing, and of what is neither there nor missing."""
_WITHIN: Final = 0.82
"""The size of a picture in diameters of its disc: the edge cuts across nothing."""
_RAISED: Final = 0.06
"""How far above the middle of its picture the middle of a component is raised, in sizes: it stands on its shadow."""
_FAINT: Final = 120
"""How much of 255 there is of a faint outline of one who is elsewhere."""
_FOOTING: Final = 0.46
"""How high a place on the ground is, in its widths, as it is seen from aslant."""
_FOOTING_WIDE: Final = {False: 0.76, True: 1.0}
"""How wide that of an apprentice and of a master is, in heights of an apprentice."""
_GROUND: Final = (255, 250, 230, 120)
_OWNED: Final = 0.33
_LEAST_TICK: Final = 11
"""The diameter of the tick on a component that is there, in sizes of that, and in pixels at least."""
_PALE_UNDER: Final = 110
"""Pixels up to which the lines of a drawing pale."""
_VIVID: Final = (116, 116, 116)
"""How much of what sets a colour apart from grey is added to it where a machine is complete, of 255."""


def component_picture(kind: Component) -> str:
    return f"component_{kind.name.lower()}"


def wanted_component(
    brush: Brush, surface: Surface, kind: Component, centre: Point, diameter: int, *, on_wood: bool = False
) -> None:
    """Draw a component that is missing: lines over a wash of its colours, in a broken ring with nothing behind it."""
    _sketched(brush, surface, kind, centre, round(diameter * _WITHIN), _LINES[on_wood], _WASH)
    shapes.lay_centred(surface, shapes.dashed_ring(diameter, _RING[on_wood], max(1.2, brush.px(1.6)), 14), centre)


def wanted_besides(brush: Brush, surface: Surface, centre: Point, diameter: int) -> None:
    """Draw on dark wood the broken ring around a component that is there: more of it is missing."""
    shapes.lay_centred(surface, shapes.dashed_ring(diameter, _RING[True], max(1.2, brush.px(1.6)), 14), centre)


def no_component(brush: Brush, surface: Surface, kind: Component, centre: Point, diameter: int) -> None:
    """Draw on dark wood the place of a component that is neither there nor missing: a faint sketch of it."""
    _sketched(brush, surface, kind, centre, round(diameter * _WITHIN), _FAINT_LINES, _FAINT_WASH)


def owned_component(
    brush: Brush,
    surface: Surface,
    kind: Component,
    centre: Point,
    diameter: int,
    *,
    ticked: bool = False,
    on_wood: bool = False,
) -> None:
    """Draw a component that is there: in its colours on a disc, with a tick where it is compared with what lacks."""
    shapes.lay_centred(surface, shapes.disc(diameter, _DISC[on_wood], _EDGE[on_wood], max(1.2, brush.px(1.6))), centre)
    component(brush, surface, kind, centre, round(diameter * _WITHIN))
    if not ticked:
        return
    across = max(_LEAST_TICK, round(diameter * _OWNED))
    at = centre[0] + round(diameter * 0.48) - across // 2, centre[1] + round(diameter * 0.46) - across // 2
    shapes.lay_centred(surface, shapes.disc(across, (*BADGE, 255), (*LIGHT, 255), 1), at)
    brush.stamp(surface, "tick", at, round(across * 0.7))


def component(brush: Brush, surface: Surface, kind: Component, centre: Point, size: int) -> None:
    """Draw a component as it is, where nothing is said of whether it is there."""
    brush.stamp(surface, component_picture(kind), (centre[0], centre[1] - round(size * _RAISED)), size)


def _sketched(
    brush: Brush, surface: Surface, kind: Component, centre: Point, size: int, ink: tuple[int, int, int, int], wash: int
) -> None:
    """Draw a component in lines, over a wash of its own colours that is so opaque."""
    name = f"{component_picture(kind)}_lines"
    washed = brush.faded(component_picture(kind), size, wash)
    for picture in (washed, brush.tinted(name, size, ink)):
        surface.blit(picture, picture.get_rect(center=(centre[0], centre[1] - round(size * _RAISED))))


def badge_picture(kind: Component) -> str:
    """Return the name of the badge of a type of invention."""
    return f"badge_{kind.name.lower()}"


def medal(brush: Brush, surface: Surface, tier: Tier, centre: Point, diameter: int, number: int) -> None:
    """Draw the number of an invention on a disc of its tier's metal, with one to four studs on its rim."""
    brush.stamp(surface, f"medal_{tier.name.lower()}", centre, round(diameter * 1.08))
    style = Style(LITTLE.face, max(LITTLE.units, diameter / brush.layout.k * 0.52))
    brush.write(surface, str(number), centre, style, ENGRAVED, align="centre")


def type_badge(
    brush: Brush, surface: Surface, kind: Component, centre: Point, height: int, *, owned: bool = True
) -> Rect:
    """Draw the badge of a type of invention; pale where nothing of that type is owned."""
    return brush.stamp(surface, badge_picture(kind) + ("" if owned else "_empty"), centre, height)


def machine(brush: Brush, number: int, room: tuple[int, int], *, inked: bool = False) -> Surface:
    """Return the drawing of an invention as large as fits in a room, from its sketch where that is large enough.

    One that is `inked` has darker lines where it is small.
    """
    name = f"sketch_{number:02d}"
    width, height = brush.pictures.entry(name).size
    if min(room) > height:
        name = f"invention_{number:02d}"
        width, height = brush.pictures.entry(name).size
    scale = min(room[0] / width, room[1] / height)
    size = max(1, round(width * scale)), max(1, round(height * scale))
    if not inked or min(size) > _PALE_UNDER:
        return brush.pictures.get(name, size)
    return brush.pictures.made(("inked", name, size), lambda: _inked(brush.pictures.get(name, size)))


def vivid(picture: Surface) -> Surface:
    """Return a drawing whose colours are stronger by some of what sets them apart from grey, in both directions."""
    strong, more = picture.copy(), picture.copy()
    grey = pygame.transform.grayscale(strong)  # of a copy: rows of a part of a larger surface would be mixed up
    less = grey.copy()
    more.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(strong, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for apart, way in ((more, pygame.BLEND_RGB_ADD), (less, pygame.BLEND_RGB_SUB)):
        apart.fill(_VIVID, special_flags=pygame.BLEND_RGB_MULT)
        strong.blit(apart, (0, 0), special_flags=way)
    return strong


def _inked(picture: Surface) -> Surface:
    """Return a drawing whose lines, which pale as they are made smaller, are as strong as if drawn twice."""
    darker = picture.copy()
    darker.blit(picture, (0, 0))
    return darker


def with_hat(height: int) -> int:
    """Return the height of the picture of an apprentice or automaton that is `height` pixels high without its hat."""
    return round(height * _SHEET)


def master_with_hat(height: int) -> int:
    """Return the height of the picture of a master beside apprentices of `height` pixels without their hats."""
    return round(height * _MASTER_SHEET)


def shield(brush: Brush, surface: Surface, seat: int, centre: Point, height: int) -> Rect:
    """Draw the shield of a seat, with the mark that goes with its colour."""
    return brush.stamp(surface, f"shield_{brush.colour(seat)}", centre, height)


def leaning(brush: Brush, surface: Surface, seat: int, foot: Point, height: int, *, of_master: bool, step: int) -> None:
    """Draw an apprentice or a master who leans so many steps to the right; `height` is as for those who do not."""
    name, high = _figure(height, of_master=of_master)
    cast_shadow(brush, surface, name, foot, high)
    brush.lean(surface, f"{name}_{brush.colour(seat)}", foot, high, step)


def room(brush: Brush, seat: int, foot: Point, height: int, *, of_master: bool) -> Rect:
    """Return where an apprentice or a master standing on a point is seen, upright or leaning."""
    name, high = _figure(height, of_master=of_master)
    return shapes.room(brush.standing(f"{name}_{brush.colour(seat)}", foot, high), MOST)


def _figure(height: int, *, of_master: bool) -> tuple[str, int]:
    """Return the picture of an apprentice or a master, without its colour, and how high it is."""
    return ("master", master_with_hat(height)) if of_master else ("apprentice", with_hat(height))


def apprentice(brush: Brush, surface: Surface, seat: int, foot: Point, height: int) -> Rect:
    """Draw an apprentice standing on a point, `height` pixels high without its hat."""
    cast_shadow(brush, surface, "apprentice", foot, with_hat(height))
    return brush.stand(surface, f"apprentice_{brush.colour(seat)}", foot, with_hat(height))


def master(brush: Brush, surface: Surface, seat: int, foot: Point, height: int) -> Rect:
    """Draw a master standing on a point; `height` is that of an apprentice beside it."""
    cast_shadow(brush, surface, "master", foot, master_with_hat(height))
    return brush.stand(surface, f"master_{brush.colour(seat)}", foot, master_with_hat(height))


def empty_place(
    brush: Brush, surface: Surface, seat: int, foot: Point, height: int, *, of_master: bool, faint: bool = False
) -> Rect:
    """Draw the outline of an apprentice or a master of a seat who belongs on a point, but is not there.

    It is `faint` where one of many has been elsewhere for long.
    """
    alpha = _FAINT if faint else 255
    return _outline(brush, surface, f"{brush.colour(seat)}_empty", foot, height, of_master=of_master, alpha=alpha)


def ghost(
    brush: Brush, surface: Surface, seat: int, foot: Point, height: int, *, of_master: bool, alpha: int = 255
) -> Rect:
    """Draw where an apprentice or a master that is held may come to stand: in the seat's colour, with a bright rim.

    An `alpha` of 255 remains of it.
    """
    return _outline(brush, surface, f"{brush.colour(seat)}_ghost", foot, height, of_master=of_master, alpha=alpha)


def footing(brush: Brush, surface: Surface, seat: int, foot: Point, height: int, *, of_master: bool) -> Rect:
    """Draw the place on the ground where one would stand who is held right over it: nobody is seen twice."""
    wide = round(height * _FOOTING_WIDE[of_master])
    colour = PAINT[brush.looks[seat].colour]
    place = brush.pictures.made(("footing", wide, colour), lambda: _place_on_ground(wide, colour))
    return surface.blit(place, place.get_rect(midbottom=foot))


def _place_on_ground(wide: int, colour: Colour) -> Surface:
    """Return bright ground in a ring of a colour between two bright lines, as it is seen from aslant."""
    fine, high = 4, max(3, round(wide * _FOOTING))
    large = Surface((wide * fine, high * fine), pygame.SRCALPHA)
    large.fill((*IVORY, 0))
    for share, fill in ((0.0, (*IVORY, 255)), (0.05, (*colour, 255)), (0.22, _GROUND)):
        inset = round(high * fine * share)
        pygame.draw.ellipse(large, fill, large.get_rect().inflate(-2 * inset, -2 * inset))
    return pygame.transform.smoothscale(large, (wide, high))


def _outline(
    brush: Brush, surface: Surface, form: str, foot: Point, height: int, *, of_master: bool, alpha: int = 255
) -> Rect:
    if of_master:
        return brush.stand(surface, f"master_{form}", foot, master_with_hat(height), alpha)
    return brush.stand(surface, f"apprentice_{form}", foot, with_hat(height), alpha)


def automaton(brush: Brush, surface: Surface, foot: Point, height: int) -> Rect:
    """Draw an automaton standing on a point."""
    cast_shadow(brush, surface, "automaton", foot, with_hat(height))
    return brush.stand(surface, "automaton", foot, with_hat(height))


def cast_shadow(brush: Brush, surface: Surface, figure: str, foot: Point, height: int) -> None:
    """Lay the shadow of a figure that stands on a point, away from the light; `height` is that of its picture."""
    brush.stand(surface, f"{figure}_shadow", (foot[0] + round(height * 0.055), foot[1] + round(height * 0.02)), height)


def leonardo(brush: Brush, surface: Surface, place: Rect, *, lifted: bool) -> None:
    """Draw Leonardo with his foot at the lower edge of `place`, pale where he is lifted from."""
    if lifted:
        pale = brush.faded("leonardo", place.height, 90)
        surface.blit(pale, pale.get_rect(midbottom=place.midbottom))
        return
    cast_shadow(brush, surface, "standee", place.midbottom, place.height)
    brush.stand(surface, "leonardo", place.midbottom, place.height)


def coin(
    brush: Brush,
    surface: Surface,
    centre: Point,
    diameter: int,
    florins: int | str | None = None,
    *,
    pale: bool = False,
) -> Rect:
    """Draw a coin, with a number on it if one is given; a pale one stands for none."""
    name = "florin_pale" if pale else "florin" if florins is None else "florin_blank"
    rect = brush.stamp(surface, name, centre, diameter)
    if florins is not None:
        style = Style(Face.BOLD, diameter / brush.layout.k * 0.62)
        brush.write(surface, str(florins), centre, style, ENGRAVED, align="centre")
    return rect


def figure_width(height: int) -> int:
    """Return the width of an apprentice."""
    return round(height * 0.86)
