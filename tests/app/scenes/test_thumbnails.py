"""The small pictures in saves."""

import io

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.scenes.thumbnails import SIZE, png, thumbnail
from leonardo.saves.schema import MOST_PICTURE_BYTES


def test_a_small_picture_is_a_png_of_what_was_seen() -> None:
    seen = pygame.Surface((1280, 720))
    seen.fill((200, 40, 10), (0, 0, 640, 720))
    seen.fill((10, 120, 230), (640, 0, 640, 720))
    read = pygame.image.load(io.BytesIO(png(seen)), "small.png")
    assert read.get_size() == SIZE
    assert read.get_at((100, 300))[:3] == (200, 40, 10)
    assert read.get_at((500, 10))[:3] == (10, 120, 230)


def test_no_picture_is_too_large_for_a_save() -> None:
    noise = pygame.image.frombytes(bytes(i * i % 251 for i in range(SIZE[0] * SIZE[1] * 3)), SIZE, "RGB")
    assert len(png(noise)) < MOST_PICTURE_BYTES


def test_it_is_shown_at_any_size_and_what_is_no_picture_is_not() -> None:
    kit = Kit.for_size((1280, 800))
    shown = thumbnail(kit, png(pygame.Surface((1280, 720))), (320, 180))
    assert shown is not None
    assert shown.get_size() == (320, 180)
    assert thumbnail(kit, b"not a picture", (320, 180)) is None
