"""The desk of menus: a walnut table with leaves of a notebook, the sheet that matters on top, a ribbon and a seal.

Pictures of things on a wooden table are shown whole in windows of any shape: the wood goes on around them.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import INK, VERMILION, mix
from leonardo.app.kit.widgets import skins

_WOOD: Final = "wood_dark"
_LEAF: Final = (430, 520)
_DRAWING: Final = 380
_LAMP: Final = (236, 206, 168)
_CORNER: Final = (126, 88, 58)  # the light in the middle of the desk and in its corners
_RIBBON: Final = (52, 132)  # width and length in units of the ribbon at a sheet's corner
_BOOKMARK: Final = (28, 64)  # width and length in units of a small ribbon
_RIBBON_LEFT: Final = 30  # units from the left edge of a sheet to its ribbon
SEAL: Final = 92  # units across the seal on the ribbon, and across the crest of a small sheet
_FINE: Final = 3


@frozen
class _Leaf:
    """A leaf under the sheet: its drawing, its middle as shares of the window, and how it is turned (degrees)."""

    drawing: str
    x: float
    y: float
    turned: float


_LEAVES: Final = (
    _Leaf("invention_13", 0.075, 0.82, 7.0),
    _Leaf("invention_24", 0.93, 0.80, -8.0),
    _Leaf("invention_20", 0.07, 0.20, -5.0),
    _Leaf("invention_17", 0.935, 0.22, 6.0),
)


def lay_desk(kit: Kit, surface: pygame.Surface) -> None:
    size = surface.get_size()
    surface.blit(kit.pictures.made(("desk", size), lambda: _desk(kit, size)), (0, 0))


def desk_ahead(kit: Kit) -> Iterator[Callable[[], object]]:
    """Yield the work of making the desk before it is needed, in pieces."""
    begun: list[pygame.Surface] = []
    yield lambda: begun.append(_wood(kit, kit.page.layout.size))
    for leaf in _LEAVES:
        yield partial(_lay_leaf, kit, leaf, begun)
    yield lambda: kit.pictures.made(("desk", begun[0].get_size()), lambda: _lit(begun[0]))


def lay_ribbon(kit: Kit, surface: pygame.Surface, sheet: pygame.Rect) -> None:
    """Hang a ribbon with a seal over the upper left corner of a sheet."""
    px, pictures = kit.layout.px, kit.pictures
    size = px(_RIBBON[0]), px(_RIBBON[1])
    ribbon = pygame.Rect((sheet.left + px(_RIBBON_LEFT), sheet.top - px(10)), size)
    surface.blit(pictures.made(("ribbon", size), lambda: _ribbon(size)), ribbon)
    lay_seal(kit, surface, (ribbon.centerx, ribbon.top + px(64)))


def lay_bookmark(kit: Kit, surface: pygame.Surface, top_right: tuple[int, int]) -> None:
    """Hang a small ribbon over the upper edge of what lies there."""
    size = kit.layout.px(_BOOKMARK[0]), kit.layout.px(_BOOKMARK[1])
    ribbon = kit.pictures.made(("ribbon", size), lambda: _ribbon(size))
    surface.blit(ribbon, ribbon.get_rect(topright=top_right))


def lay_seal(kit: Kit, surface: pygame.Surface, centre: tuple[int, int]) -> None:
    px, side = kit.layout.px, kit.layout.px(SEAL)
    shade = kit.pictures.get("seal_shadow", (side + px(16), side + px(16)))
    surface.blit(shade, shade.get_rect(center=(centre[0] + px(3), centre[1] + px(6))))
    lay_crest(kit, surface, centre, "seal_lily")


def lay_crest(kit: Kit, surface: pygame.Surface, centre: tuple[int, int], name: str) -> None:
    """Lay a picture as large as a seal."""
    place = crest_place(kit, centre, name)
    surface.blit(kit.pictures.get(name, place.size), place)


def crest_place(kit: Kit, centre: tuple[int, int], name: str) -> pygame.Rect:
    """Return where a picture lies that is as large as a seal."""
    side = kit.layout.px(SEAL)
    wide, high = kit.pictures.entry(name).size
    place = pygame.Rect(0, 0, round(side * wide / high), side)
    place.center = centre
    return place


def lay_drawing(kit: Kit, surface: pygame.Surface, name: str, place: pygame.Rect, strength: int = 255) -> None:
    """Draw a machine as large as fits a place, `strength` (0..255) faint, as if the ink had been absorbed."""
    side = min(place.size)
    drawing = kit.pictures.made(("faint", name, side, strength), lambda: _faint(kit, name, side, strength))
    surface.blit(drawing, drawing.get_rect(center=place.center))


def _faint(kit: Kit, name: str, side: int, strength: int) -> pygame.Surface:
    drawing = kit.pictures.get(name, (side, side)).copy()
    drawing.fill((255, 255, 255, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return drawing


def _desk(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    desk = _wood(kit, size)
    for leaf in _LEAVES:
        _lay_leaf(kit, leaf, [desk])
    return _lit(desk)


def _wood(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    wood = kit.pictures.tiled(_WOOD, size, kit.page.layout.k).copy()
    wood.blit(wood.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return wood


def _lay_leaf(kit: Kit, leaf: _Leaf, begun: Sequence[pygame.Surface]) -> None:
    (desk,) = begun
    picture = _leaf(kit.page, leaf)
    middle = round(desk.get_width() * leaf.x), round(desk.get_height() * leaf.y)
    desk.blit(picture, picture.get_rect(center=middle))


def _lit(desk: pygame.Surface) -> pygame.Surface:
    desk.blit(_light(desk.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return desk


def _leaf(kit: Kit, leaf: _Leaf) -> pygame.Surface:
    px, k = kit.layout.px, kit.layout.k
    margin = px(40)
    paper = pygame.Rect(margin, margin, px(_LEAF[0]), px(_LEAF[1]))
    flat = pygame.Surface((paper.width + 2 * margin, paper.height + 2 * margin), pygame.SRCALPHA)
    skins.lay_panel(flat, kit.pictures, paper, k, "panel")
    lay_drawing(kit, flat, leaf.drawing, paper.inflate(px(_DRAWING) - paper.width, px(_DRAWING) - paper.height), 210)
    return pygame.transform.rotozoom(flat, leaf.turned, 1.0)


def _light(size: tuple[int, int]) -> pygame.Surface:
    wide, high = TABLE[0] // 40, TABLE[1] // 40
    small = pygame.Surface((wide, high))
    for y in range(high):
        for x in range(wide):
            away = ((2 * x / (wide - 1) - 1) ** 2 + (2 * y / (high - 1) - 1) ** 2) / 2
            small.set_at((x, y), mix(_LAMP, _CORNER, min(1.0, away)))
    return pygame.transform.smoothscale(small, size)


def _ribbon(size: tuple[int, int]) -> pygame.Surface:
    """Return a ribbon of red silk with a swallow's tail."""
    wide, high = size[0] * _FINE, size[1] * _FINE
    fine = pygame.Surface((wide, high), pygame.SRCALPHA)
    outline = [(0, 0), (wide - 1, 0), (wide - 1, high - 1), (wide // 2, high - wide // 2), (0, high - 1)]
    pygame.draw.polygon(fine, mix(VERMILION, INK, 0.55), outline)
    edge = max(_FINE, wide // 22)
    for x in range(edge, wide - edge):
        light = 1 - abs(2 * x / wide - 0.8)
        foot = high - 2 * edge - wide // 2 + abs(x - wide // 2)
        pygame.draw.line(fine, mix(VERMILION, (222, 92, 66), max(0.0, min(1.0, light)) * 0.55), (x, 0), (x, foot))
    for x in (wide // 7, wide - wide // 7):
        pygame.draw.line(fine, (226, 178, 92), (x, 0), (x, high - wide // 7 - 3 * edge), max(1, edge // 2))
    return pygame.transform.smoothscale(fine, size)


_SAMPLES: Final = 24  # in how many places the light along an edge of the picture is taken
_RIM: Final = 8
"""Units at an edge of the picture whose light is taken, and over which it passes into the wood around it."""
_DUSK: Final = 0.75  # the share of an edge's light that is left where the window ends


def lay_spread(surface: pygame.Surface, pictures: Pictures, layout: Layout, name: str) -> None:
    """Draw a picture that is made for a whole table in the middle of the window, on wood as light as its edges."""
    surface.blit(pictures.made(("spread", name, layout.size), lambda: _spread(pictures, layout, name)), (0, 0))


def _spread(pictures: Pictures, layout: Layout, name: str) -> pygame.Surface:
    place = layout.centred(*TABLE)
    picture = pictures.get(name, place.size)
    if place == layout.window:
        return picture
    wood = pictures.tiled("wood_dark", layout.size, layout.k)
    rim = max(2, layout.px(_RIM))
    if place.top:
        return _between(picture, wood, place.top, rim)
    turned = _between(pygame.transform.rotate(picture, -90), pygame.transform.rotate(wood, -90), place.left, rim)
    return pygame.transform.rotate(turned, 90)


def _between(picture: pygame.Surface, wood: pygame.Surface, above: int, rim: int) -> pygame.Surface:
    """Return `wood` with the picture on it, from edge to edge sideways and with `above` pixels of wood over it."""
    whole = wood.copy()
    whole.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    width, height = picture.get_size()
    foot = above + height
    head_light, foot_light = (_light_along(picture.subsurface((0, y, width, rim)), wood) for y in (0, height - rim))
    _shade(whole, pygame.Rect(0, 0, width, above + rim), [_DUSK, 1.0], head_light)
    _shade(whole, pygame.Rect(0, foot - rim, width, whole.get_height() - foot + rim), [1.0, _DUSK], foot_light)
    whole.blit(_softened(picture, rim), (0, above))
    return whole


def _light_along(edge: pygame.Surface, wood: pygame.Surface) -> list[float]:
    """Return how light the wood at an edge is along its length; 1 is as light as the wood around the picture.

    Things that reach the edge are not wood, and are left out by looking at what is usual some samples to either side.
    """
    from statistics import median  # noqa: PLC0415 - takes long, and most windows have no edge of wood

    usual = max(1, pygame.transform.average_color(wood)[0])
    marks = [edge.get_width() * mark // _SAMPLES for mark in range(_SAMPLES + 1)]
    parts = [pygame.Rect(left, 0, right - left, edge.get_height()) for left, right in pairwise(marks)]
    light = [pygame.transform.average_color(edge, part)[0] / usual for part in parts]
    return [median(light[max(0, place - 2) : place + 3]) for place in range(_SAMPLES)]


def _shade(doubled: pygame.Surface, place: pygame.Rect, dusk: list[float], light: list[float]) -> None:
    """Bring wood of twice its light down to `light` from left to right and to the shares `dusk` from top to bottom."""
    small = pygame.Surface((len(light), len(dusk)))
    for y, share in enumerate(dusk):
        for x, strength in enumerate(light):
            grey = min(255, round(128 * share * strength))
            small.set_at((x, y), (grey, grey, grey))
    doubled.blit(pygame.transform.smoothscale(small, place.size), place, special_flags=pygame.BLEND_RGB_MULT)


def _softened(picture: pygame.Surface, rim: int) -> pygame.Surface:
    """Return a picture that appears over `rim` pixels from its upper edge, and goes over as many to its lower one."""
    soft = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    soft.blit(picture, (0, 0))
    for row in range(rim):
        share = 255 * (row + 1) // (rim + 1)
        for top in (row, picture.get_height() - 1 - row):
            soft.fill((255, 255, 255, share), (0, top, picture.get_width(), 1), pygame.BLEND_RGBA_MULT)
    return soft
