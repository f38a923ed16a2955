"""The large sheets: parchment in a gilt frame with a boss at each corner, and the plate with the title on its edge."""

from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.widgets import skins

FRAME: Final = 10
"""Units of the frame, within the edge of the sheet."""
RISE: Final = 26
"""Units by which the plate of a title stands above its sheet."""
_REACH: Final = 16
"""Units by which the bosses and their shadows reach beyond the sheet (scripts/art/places/surfaces.py)."""
_PLATE: Final = 72
_BESIDE: Final = 46
"""Units of the height of a plate, and at both ends of its title, where its seals are."""
_SEAL: Final = 22
_TITLE: Final = 36
_LEAST: Final = 240
"""Units across a seal, of the type of a title, and across a plate at least."""
_CORNER: Final = 96
"""Units that a plate leaves free at the corners of its sheet;"""
_CLEAR: Final = 12
"""units between it and what lies at a corner."""


def lay_sheet(surface: pygame.Surface, pictures: Pictures, rect: pygame.Rect, k: float) -> None:
    """Draw a sheet at `rect` with its frame and its shadow; bosses keep within the surface."""
    skins.lay_panel(surface, pictures, rect, k, "panel")
    reach = round(_REACH * k)
    around = rect.inflate(2 * reach, 2 * reach).clip(surface.get_rect())
    pictures.lay_rim(surface, "sheet_frame", around, k)


def title_place(page: Kit, sheet: pygame.Rect, title: str, corner: int = 0) -> pygame.Rect:
    """Return where the plate with a title hangs over the upper edge of a sheet, in pixels.

    It leaves the corners free, and as many pixels of the edge as what lies at a `corner` takes.
    """
    px = page.layout.px
    room = sheet.width - 2 * (max(px(_CORNER), corner + px(_CLEAR)) + px(_BESIDE))
    wide = min(room, page.painter.measure(title, Face.TITLE_BOLD, _TITLE)[0])
    plate = pygame.Rect(0, 0, max(px(_LEAST), wide + 2 * px(_BESIDE)), px(_PLATE))
    plate.midtop = sheet.centerx, sheet.top - px(RISE)
    return plate


def lay_title(surface: pygame.Surface, page: Kit, sheet: pygame.Rect, title: str, corner: int = 0) -> None:
    """Hang the plate with a title over the upper edge of a sheet, between two seals; `title_place` says where."""
    px, painter, plate = page.layout.px, page.painter, title_place(page, sheet, title, corner)
    skins.lay_panel(surface, page.pictures, plate, page.layout.k, "panel_gilt")
    side = px(_SEAL)
    for x in (plate.left + side, plate.right - side):
        seal = page.pictures.get("seal_lily", (side, side))
        surface.blit(seal, seal.get_rect(center=(x, plate.centery)))
    painter.draw(surface, title, plate.inflate(-2 * px(_BESIDE) + 2, 0), Face.TITLE_BOLD, _TITLE, INK, "centre")
