"""The small pictures of saves."""

import io
from random import Random
from struct import pack

import pygame
import pytest

from leonardo.app.kit.kit import Kit
from leonardo.app.scenes.saves.thumbnails import SIZES, jpeg, thumbnail
from leonardo.saves.pictures import MOST_BYTES


def small(surface: pygame.Surface) -> bytes:
    picture = jpeg(surface)
    assert picture is not None
    return picture


def test_a_small_picture_is_a_jpeg_of_what_was_seen() -> None:
    seen = pygame.Surface((1280, 720))
    seen.fill((200, 40, 10), (0, 0, 640, 720))
    seen.fill((10, 120, 230), (640, 0, 640, 720))
    read = pygame.image.load(io.BytesIO(small(seen)), "small.jpg")
    assert read.get_size() == SIZES[0]
    assert read.get_at((100, 300))[:3] == pytest.approx((200, 40, 10), abs=6)
    assert read.get_at((500, 10))[:3] == pytest.approx((10, 120, 230), abs=6)


def test_a_picture_with_more_in_it_is_made_smaller_and_none_is_too_large() -> None:
    noise = pygame.image.frombytes(Random(1).randbytes(640 * 360 * 3), (640, 360), "RGB")
    assert len(small(noise)) <= MOST_BYTES
    assert pygame.image.load(io.BytesIO(small(noise)), "small.jpg").get_size() != SIZES[0]


def test_where_no_jpeg_can_be_written_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise pygame.error("no JPEG here")

    monkeypatch.setattr(pygame.image, "save", fails)
    assert jpeg(pygame.Surface((1280, 720))) is None


def test_it_is_shown_at_any_size_and_what_is_no_picture_is_not() -> None:
    kit = Kit.for_size((1280, 800))
    picture = small(pygame.Surface((1280, 720)))
    shown = thumbnail(kit, picture, (320, 180))
    assert shown is not None
    assert shown.get_size() == (320, 180)
    for none in (None, b"", b"not a picture", picture[:40], picture[:2000][:-1900], b"\x89PNG\r\n\x1a\nnothing"):
        assert thumbnail(kit, none, (320, 180)) is None


def test_a_picture_that_would_be_huge_is_never_decoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few bytes may say that they are a picture of 20,000 x 20,000: decoding it would take 1.2 GB."""
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("it was decoded"))
    huge = pack(">II", 20_000, 20_000)
    png = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + huge + b"\x08\x02\x00\x00\x00"
    photo = b"\xff\xd8\xff\xc0\x00\x11\x08" + pack(">HH", 20_000, 20_000) + b"\x03\x01\x11\x00\x02\x11\x00\x03\x11\x00"
    kit = Kit.for_size((1280, 800))
    assert thumbnail(kit, png, (320, 180)) is None
    assert thumbnail(kit, photo, (320, 180)) is None
