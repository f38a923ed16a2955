"""What is laid over a table shows nothing outside its region, be it by what lies there or by what came before."""

import pygame
from pygame import Rect, Surface

from leonardo.app.table.panels.stroke import Stroke, lay_within


def test_a_stroke_shows_nothing_outside_its_region() -> None:
    """Such as the shadow of somebody at the edge of a field: else it would be there or not by what came before."""
    region, page, wanted = Rect(40, 20, 30, 30), Surface((120, 80)), Surface((120, 80))

    def beyond(surface: Surface) -> None:
        surface.fill((200, 30, 30), region.inflate(20, 20))

    wanted.fill((200, 30, 30), region)
    lay_within(page, [Stroke(region, "beyond", beyond)], [page.get_rect()])
    assert pygame.image.tobytes(page, "RGB") == pygame.image.tobytes(wanted, "RGB")
