"""The square behind the podium, laid so that its dome rises behind the best."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.results.podium import GROUND

_DOME: Final = 0.5275
_PAVEMENT: Final = 0.685
"""Where on the picture the middle of the dome is, and where the pavement begins, in shares of its width and height."""


_WIDE: Final = 3840
_OUTLINE: Final = (
    (2026, 205), (2047, 232), (2049, 280), (2072, 382), (2065, 400), (2077, 470), (2097, 479), (2145, 505),
    (2195, 560), (2235, 650), (2265, 760), (2280, 860), (2287, 938), (2275, 960), (2273, 1188),
    (1773, 1188), (1773, 955), (1760, 940), (1769, 850), (1787, 760), (1815, 650), (1855, 570), (1910, 505),
    (1957, 480), (1975, 468), (1983, 400), (1980, 382), (2003, 280), (2005, 232),
)  # fmt: skip
"""The dome with its lantern down to its drum, in pixels of a picture that is so wide."""


_DAIS: Final = (74, 10)
"""Units of the height of what all blocks stand on, and how far from its upper edge their feet are;"""
_BEYOND: Final = 34  # and by how many it is wider than their row at both sides
_SHADE: Final = (10, 8)
_DARK: Final = (64, 38, 16)
"""Units of the height of the shadow in which a block stands and of its soft edge, and its colour."""


@frozen
class Ground:
    """Where the picture of the square lies, in pixels of a window of a `size`: its upper left corner and its size."""

    size: tuple[int, int]
    left: float
    top: float
    across: float
    down: float

    @classmethod
    def laid(cls, pictures: Pictures, size: tuple[int, int], behind: int, foot: int) -> "Ground":
        """Lay it so that its dome is at `behind` across, and its pavement begins at `foot` below.

        It is no larger than it must be for that; what finds no room is cut off, but never the sky.
        """
        width, height = size
        wide, high = pictures.entry(GROUND).size
        across = max(
            width, height * wide / high, behind / _DOME, (width - behind) / (1 - _DOME), foot / _PAVEMENT * wide / high
        )
        down = across * high / wide
        left = max(width - across, min(0.0, behind - _DOME * across))
        top = max(height - down, min(0.0, foot - _PAVEMENT * down))
        return cls(size, left, top, across, down)

    def picture(self, pictures: Pictures) -> Surface:
        (width, height), across, down = self.size, self.across, self.down
        return pictures.part(GROUND, (-self.left / across, -self.top / down, width / across, height / down), self.size)

    @property
    def dome(self) -> Sequence[tuple[float, float]]:
        scale = self.across / _WIDE
        return [(self.left + x * scale, self.top + y * scale) for x, y in _OUTLINE]


def dais(page: Kit, steps: Sequence[Rect]) -> Exhibit:
    """Return what all blocks stand on, with the shadows at their feet."""
    px, row = page.layout.px, steps[0].unionall(list(steps[1:]))
    high, foot = _DAIS
    widest = px(page.pictures.entry("dais").logical[0])
    place = Rect(0, row.bottom - px(foot), min(widest, row.width + 2 * px(_BEYOND)), px(high))
    place.centerx = row.centerx
    around = place.inflate(0, 2 * px(foot))
    picture = Surface(around.size, pygame.SRCALPHA)
    _lay_dais(page, picture, place.move(-around.left, -around.top))
    thick, soft = _SHADE
    for step in steps:
        shade = shapes.glow((step.width, px(thick)), 2, max(1, px(soft)), _DARK)
        at = step.centerx - around.left, step.bottom - px(thick) // 4 - around.top
        picture.blit(shade, shade.get_rect(center=at))
    return Exhibit(picture, around)


def _lay_dais(page: Kit, surface: Surface, place: Rect) -> None:
    """Draw it at a place: both ends of its picture, which is as wide as any podium."""
    whole = page.pictures.get("dais", (page.layout.px(page.pictures.entry("dais").logical[0]), place.height))
    half = place.width // 2
    surface.blit(whole, place.topleft, (0, 0, half, place.height))
    rest = place.width - half
    surface.blit(whole, (place.left + half, place.top), (whole.get_width() - rest, 0, rest, place.height))
