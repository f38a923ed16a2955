"""Golden pictures: what the program draws looks as it did when somebody last looked at it and was content.

Where the looks were changed on purpose, take the pictures anew, look at them, and commit them::

    python3 scripts/screenshots.py --golden
"""

from pathlib import Path

import pygame
import pytest

from scripts.screens.pictures import GOLDEN, KEPT_SIZE, difference, golden_picture, kept_at, side_by_side
from tests.diagonal import first_quick


@pytest.fixture
def table() -> pygame.Surface:
    return pygame.image.load(kept_at("table"))


@pytest.mark.slow
@first_quick("name", GOLDEN, 2)
def test_it_looks_as_it_did(name: str, tmp_path: Path) -> None:
    kept, now = pygame.image.load(kept_at(name)), golden_picture(name)
    found = difference(kept, now)
    if not found.alike:
        seen = tmp_path / f"{name}.png"
        pygame.image.save(side_by_side(kept, now), seen)
        pytest.fail(
            f"“{name}” looks otherwise (mean {found.mean:.2f} of 255, {found.off:.2%} of it off): look at {seen}. "
            "If that is meant: python3 scripts/screenshots.py --golden"
        )


def test_golden_pictures_are_of_one_size_and_small() -> None:
    assert all(pygame.image.load(kept_at(name)).get_size() == KEPT_SIZE for name in GOLDEN)
    assert sum(kept_at(name).stat().st_size for name in GOLDEN) < 500_000


def test_a_picture_is_like_itself_with_a_little_noise(table: pygame.Surface) -> None:
    noisy = table.copy()
    noisy.fill((1, 1, 1), special_flags=pygame.BLEND_RGB_ADD)
    for x in range(0, KEPT_SIZE[0], 3):
        at = (x, x % KEPT_SIZE[1])
        noisy.set_at(at, noisy.get_at(at).lerp((0, 0, 0), 0.25))  # one of the four pixels that the window has there
    assert difference(table, table).mean == 0
    assert difference(table, noisy).alike


def test_letters_a_pixel_lower_are_still_alike(table: pygame.Surface) -> None:
    words = pygame.Rect(220, 7, 150, 12)
    lower = table.copy()
    lower.blit(table, words.move(0, 1), words)
    half_a_pixel = pygame.transform.average_surfaces([table, lower])
    assert difference(table, half_a_pixel).alike


def test_a_missing_panel_is_noticed(table: pygame.Surface) -> None:
    bare = table.copy()
    bare.fill((200, 170, 120), (5, 45, 80, 60))
    assert not difference(table, bare).alike


def test_a_piece_in_another_place_is_noticed(table: pygame.Surface) -> None:
    moved = table.copy()
    piece = pygame.Rect(KEPT_SIZE[0] // 2, KEPT_SIZE[1] // 3, 17, 22)
    moved.blit(table, piece.move(30, 0), piece)
    assert not difference(table, moved).alike


def test_where_pictures_differ_is_marked(table: pygame.Surface) -> None:
    bare = table.copy()
    bare.fill((0, 0, 0), (200, 200, 40, 40))
    sheet = side_by_side(table, bare)
    assert sheet.get_at((200, KEPT_SIZE[1] + 200))[:3] == (255, 0, 0)


def test_pictures_of_other_sizes_cannot_be_compared(table: pygame.Surface) -> None:
    with pytest.raises(ValueError, match="large"):
        difference(table, pygame.Surface((10, 10)))
