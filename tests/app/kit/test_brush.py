"""What is drawn with a brush lies in one place, however little of it is drawn at a time."""

import pygame
import pytest

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter

pytestmark = pytest.mark.usefixtures("screen")


def test_a_picture_tells_where_it_lies_if_a_corner_is_drawn() -> None:
    """What is written beside it would else stand elsewhere when a part of a panel is mended."""
    brush = Brush(
        Pictures(), Painter(1.0, 1.0), Page(size=(200, 100), k=1.0, text_scale=1.0), [PlayerStyle("Anna", "red")]
    )
    whole, corner = pygame.Surface((200, 100)), pygame.Surface((200, 100))
    corner.set_clip((90, 40, 5, 5))
    for draw in (brush.stamp, brush.stand):
        assert draw(corner, "lord", (100, 50), 40) == draw(whole, "lord", (100, 50), 40)
