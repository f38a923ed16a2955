"""The surfaces of widgets and sheets: slips of paper, wax, sunken fields, parchment in a gilt frame, small signs.

They are drawn at their real size: some times larger and smoothed down, so that their edges are clean; each is made
once for a size.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve, frozen

from leonardo.app.kit import shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.surface_cache import cached_per_size
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GLOW, GOLD, INK, SHADE, Colour, mix

if TYPE_CHECKING:
    from leonardo.app.kit.kit import Kit


_FINE: Final = 3
_SHADOW_REACH: Final = 15.0  # how many units of the shadow's picture lie outside of what casts it


@frozen
class Skin:
    """How a slip looks: its colours from top to bottom, its edge, the fine line inside, its corners (units)."""

    top: Colour
    bottom: Colour
    edge: Colour = INK
    line: Colour | None = None
    radius: float = 8
    edge_width: float = 2.2


PAPER: Final = Skin((255, 250, 234), (236, 216, 172), line=(255, 252, 240))
PAPER_LIT: Final = Skin((255, 253, 242), (250, 232, 184), line=GOLD)
PAPER_PRESSED: Final = Skin((226, 204, 160), (240, 222, 182), line=SHADE)
PAPER_OFF: Final = Skin((232, 216, 180), (222, 202, 160), edge=(150, 122, 84))
WAX: Final = Skin((168, 44, 32), (120, 22, 16), edge=(64, 10, 6), line=(206, 108, 78))
WAX_LIT: Final = Skin((192, 58, 40), (142, 30, 20), edge=(64, 10, 6), line=(240, 190, 120))
WAX_PRESSED: Final = Skin((112, 20, 14), (140, 30, 22), edge=(64, 10, 6), line=(160, 70, 50))
FIELD: Final = Skin((228, 208, 164), (248, 236, 206), edge=(110, 78, 46), radius=6, edge_width=1.8)
CHOSEN: Final = Skin((96, 62, 32), (66, 40, 20), edge=INK, line=GOLD)
TRACK: Final = Skin((150, 116, 74), (196, 164, 112), edge=(96, 66, 36), radius=20, edge_width=1.4)
FILLED: Final = Skin((178, 56, 38), (130, 28, 20), edge=(86, 18, 12), radius=20, edge_width=1.4)


def plate(pictures: Pictures, size: tuple[int, int], k: float, skin: Skin) -> pygame.Surface:
    """Return a slip of `size` pixels in a skin, at `k` pixels a unit; shared, not to be drawn on."""
    skin = evolve(skin, top=lettering().ground(skin.top), bottom=lettering().ground(skin.bottom))
    return pictures.made(("plate", size, k, skin), lambda: _plate(size, k, skin))


def ring(pictures: Pictures, size: tuple[int, int], k: float, radius: float = 10) -> pygame.Surface:
    """Return the golden ring with a glow that marks what the keyboard is at, `size` pixels around it all."""
    return pictures.made(("ring", size, k, radius), lambda: _ring(size, k, radius))


def lay_shadow(surface: pygame.Surface, pictures: Pictures, rect: pygame.Rect, k: float, drop: float = 4) -> None:
    """Draw the soft shadow of something that lies at `rect`, `drop` units above the ground."""
    reach = round(_SHADOW_REACH * k)
    shade = rect.inflate(2 * reach, 2 * reach).move(0, round(drop * k))
    pictures.lay_rim(surface, "panel_shadow", shade, k)


def lay_panel(surface: pygame.Surface, pictures: Pictures, rect: pygame.Rect, k: float, name: str = "panel") -> None:
    """Draw a sheet of paper with its shadow."""
    lay_shadow(surface, pictures, rect, k, drop=6)
    surface.blit(pictures.panel(name, rect.size, k), rect)


def _plate(size: tuple[int, int], k: float, skin: Skin) -> pygame.Surface:
    large = size[0] * _FINE, size[1] * _FINE
    unit = k * _FINE
    fine = pygame.Surface(large, pygame.SRCALPHA)
    edge = max(_FINE, round(skin.edge_width * unit))
    radius = min(round(skin.radius * unit), min(large) // 2)
    whole = fine.get_rect()
    pygame.draw.rect(fine, skin.edge, whole, border_radius=radius)
    inner = whole.inflate(-2 * edge, -2 * edge)
    fine.blit(_filled(inner.size, skin, max(0, radius - edge)), inner)
    if skin.line:
        line = max(_FINE, round(1.3 * unit))
        pygame.draw.rect(
            fine, skin.line, inner.inflate(-2 * line, -2 * line), line, border_radius=max(0, radius - edge)
        )
    return pygame.transform.smoothscale(fine, size)


def _filled(size: tuple[int, int], skin: Skin, radius: int) -> pygame.Surface:
    """A body whose colour goes from top to bottom, with round corners."""
    fill = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        fill.set_at((0, y), mix(skin.top, skin.bottom, y / max(1, size[1] - 1)))
    body = pygame.transform.scale(fill, size)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return body


def _ring(size: tuple[int, int], k: float, radius: float) -> pygame.Surface:
    fine = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    glow = max(6, round(12 * k))
    for step in range(glow):
        share = (step + 1) / glow
        rect = fine.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(fine, (*GLOW, round(190 * share**2)), rect, 2, border_radius=round((radius + 6) * k * 2))
    rect = fine.get_rect().inflate(-2 * glow, -2 * glow)
    width = max(4, round(6 * k))
    pygame.draw.rect(fine, (*INK, 230), rect, width, border_radius=round((radius + 2) * k * 2))
    rect = rect.inflate(-2, -2)
    pygame.draw.rect(fine, (*mix(GOLD, GLOW, 0.6), 255), rect, width - 2, border_radius=round((radius + 2) * k * 2))
    return pygame.transform.smoothscale(fine, size)


FRAME: Final = 10  # units of the frame, within the edge of the sheet
RISE: Final = 26  # units by which the plate of a title stands above its sheet
_REACH: Final = 16
"""Units by which the bosses and their shadows reach beyond the sheet (scripts/art/places/surfaces.py)."""
_PLATE: Final = 72
_BESIDE: Final = 46  # units of the height of a plate, and at both ends of its title, where its seals are
_SEAL: Final = 22
_TITLE: Final = 36
_LEAST: Final = 240  # units across a seal, of the type of a title, and across a plate at least
_CORNER: Final = 96  # units that a plate leaves free at the corners of its sheet
_CLEAR: Final = 12  # units between a plate and what lies at a corner


def lay_sheet(surface: pygame.Surface, pictures: Pictures, rect: pygame.Rect, k: float) -> None:
    """Draw a sheet at `rect` with its frame and its shadow; bosses keep within the surface."""
    lay_panel(surface, pictures, rect, k, "panel")
    reach = round(_REACH * k)
    around = rect.inflate(2 * reach, 2 * reach).clip(surface.get_rect())
    pictures.lay_rim(surface, "sheet_frame", around, k)


def title_place(page: "Kit", sheet: pygame.Rect, title: str, corner: int = 0) -> pygame.Rect:
    """Return where the plate with a title hangs over the upper edge of a sheet, in pixels.

    It leaves the corners free, and as many pixels of the edge as what lies at a `corner` takes.
    """
    px = page.layout.px
    room = sheet.width - 2 * (max(px(_CORNER), corner + px(_CLEAR)) + px(_BESIDE))
    wide = min(room, page.painter.measure(title, Face.TITLE_BOLD, _TITLE)[0])
    plate = pygame.Rect(0, 0, max(px(_LEAST), wide + 2 * px(_BESIDE)), px(_PLATE))
    plate.midtop = sheet.centerx, sheet.top - px(RISE)
    return plate


def lay_title(surface: pygame.Surface, page: "Kit", sheet: pygame.Rect, title: str, corner: int = 0) -> None:
    """Hang the plate with a title over the upper edge of a sheet, between two seals; `title_place` says where."""
    px, painter, plate = page.layout.px, page.painter, title_place(page, sheet, title, corner)
    lay_panel(surface, page.pictures, plate, page.layout.k, "panel_gilt")
    side = px(_SEAL)
    for x in (plate.left + side, plate.right - side):
        seal = page.pictures.get("seal_lily", (side, side))
        surface.blit(seal, seal.get_rect(center=(x, plate.centery)))
    painter.draw(surface, title, plate.inflate(-2 * px(_BESIDE) + 2, 0), Face.TITLE_BOLD, _TITLE, INK, "centre")


_SIGN_FINE: Final = 4  # how many times too large a sign is drawn before it is smoothed down
_OPENING: Final = ((0.04, 0.28), (0.96, 0.28), (0.5, 0.82))
_PENCIL: Final = (
    ((0.06, 0.94), (0.13, 0.68), (0.32, 0.87)),
    ((0.19, 0.62), (0.65, 0.16), (0.84, 0.35), (0.38, 0.81)),
    ((0.71, 0.1), (0.8, 0.01), (0.99, 0.2), (0.9, 0.29)),
)
"""Tip, shaft and end, with gaps between them."""
_CROSS: Final = (
    ((0.0, 0.16), (0.16, 0.0), (1.0, 0.84), (0.84, 1.0)),
    ((0.84, 0.0), (1.0, 0.16), (0.16, 1.0), (0.0, 0.84)),
)


def lay_cross(surface: pygame.Surface, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """Draw the sign of what closes, `side` pixels across."""
    shapes.lay_centred(surface, _drawn(_CROSS, side, colour), centre)


def lay_opening(surface: pygame.Surface, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """Draw the sign of a field that opens, `side` pixels across."""
    shapes.lay_centred(surface, _drawn((_OPENING,), side, colour), centre)


def lay_pencil(surface: pygame.Surface, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """Draw the sign of a field that is written in, `side` pixels across."""
    shapes.lay_centred(surface, _drawn(_PENCIL, side, colour), centre)


@cached_per_size(64)
def _drawn(parts: Sequence[Sequence[tuple[float, float]]], side: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((side * _SIGN_FINE, side * _SIGN_FINE), pygame.SRCALPHA)
    for part in parts:
        pygame.draw.polygon(large, colour, [(x * side * _SIGN_FINE, y * side * _SIGN_FINE) for x, y in part])
    return pygame.transform.smoothscale(large.premul_alpha(), (side, side))
