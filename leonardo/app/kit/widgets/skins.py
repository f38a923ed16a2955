"""The surfaces of buttons and fields: slips of paper, wax and sunken fields, drawn at their real size.

They are drawn some times larger and smoothed down, so that their edges are clean; each is made once for a size.
"""

from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import GLOW, GOLD, INK, SHADE, Colour, mix

_FINE: Final = 3
_SHADOW_REACH: Final = 15.0
"""How many units of the shadow's picture lie outside of what casts it."""


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
