"""The desk of the menus, made while nobody waits."""

import pygame
import pytest

from leonardo.app.kit.window.stage import Stage
from leonardo.app.scenes.desk import desk_ahead, lay_desk


@pytest.mark.parametrize("size", [(1024, 640), (1000, 1400)])
def test_a_desk_that_was_made_in_pieces_is_the_one_that_is_made_when_it_is_needed(size: tuple[int, int]) -> None:
    desks: list[bytes] = []
    for ahead in (False, True):
        kit = Stage(size).kit
        for piece in desk_ahead(kit) if ahead else ():
            piece()
        surface = pygame.Surface(size)
        lay_desk(kit.page, surface)
        desks.append(pygame.image.tobytes(surface, "RGB"))
    assert desks[0] == desks[1]
