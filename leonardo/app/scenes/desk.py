"""The desk of menus: a walnut table with leaves of a notebook, the sheet that matters on top, a ribbon and a seal."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import TABLE
from leonardo.app.kit.theme import INK, VERMILION, Colour, mix
from leonardo.app.kit.widgets import skins

_WOOD: Final = "wood_dark"
_LEAF: Final = (430, 520)
_DRAWING: Final = 380
_LAMP: Final = (236, 206, 168)
_CORNER: Final = (126, 88, 58)
"""The light in the middle of the desk and in its corners."""
_RIBBON: Final = (52, 132)
"""Width and length in units of the ribbon at a sheet's corner."""
_BOOKMARK: Final = (28, 64)
"""The same of a small one."""
_RIBBON_LEFT: Final = 30
"""Units from the left edge of a sheet to its ribbon."""
SEAL: Final = 92
"""Units across the seal on the ribbon, and across the crest of a small sheet."""
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
    """Draw the desk over the whole window."""
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
    """Press a seal, with its shadow."""
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
    """Let the light of the lamp fall on a desk, and return it."""
    desk.blit(_light(desk.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return desk


def _leaf(kit: Kit, leaf: _Leaf) -> pygame.Surface:
    """Return a leaf of paper with its drawing and its shadow, turned."""
    px, k = kit.layout.px, kit.layout.k
    margin = px(40)
    paper = pygame.Rect(margin, margin, px(_LEAF[0]), px(_LEAF[1]))
    flat = pygame.Surface((paper.width + 2 * margin, paper.height + 2 * margin), pygame.SRCALPHA)
    skins.lay_panel(flat, kit.pictures, paper, k, "panel")
    lay_drawing(kit, flat, leaf.drawing, paper.inflate(px(_DRAWING) - paper.width, px(_DRAWING) - paper.height), 210)
    return pygame.transform.rotozoom(flat, leaf.turned, 1.0)


def _light(size: tuple[int, int]) -> pygame.Surface:
    """Return the light of a lamp over the middle, to multiply what lies there with."""
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
        pygame.draw.line(fine, _silk(light), (x, 0), (x, foot))
    for x in (wide // 7, wide - wide // 7):
        pygame.draw.line(fine, (226, 178, 92), (x, 0), (x, high - wide // 7 - 3 * edge), max(1, edge // 2))
    return pygame.transform.smoothscale(fine, size)


def _silk(light: float) -> Colour:
    return mix(VERMILION, (222, 92, 66), max(0.0, min(1.0, light)) * 0.55)
