"""A picture that is read and scaled beside everything else is the same as one that is made when it is asked for."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.pictures import Pictures

pytestmark = pytest.mark.usefixtures("fresh_screen")
SIZE = (640, 360)


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return one.get_size() == other.get_size() and pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("begun_at", [SIZE, (320, 180), (3840, 2160)])
def test_a_picture_that_is_scaled_ahead_is_as_if_it_were_not(begun_at: tuple[int, int]) -> None:
    """Whether the size that was expected is the one that is asked for or another."""
    pictures = Pictures()
    pictures.begin("title")
    pictures.begin_at("title", begun_at)
    picture = pictures.get("title", SIZE)
    assert same(picture, Pictures().get("title", SIZE))
    assert picture.get_bitsize() == 32, "it is of the form that windows have"


def test_one_that_could_not_be_read_ahead_is_read_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = Pictures()
    with monkeypatch.context() as broken:
        broken.setattr("leonardo.app.kit.pictures.loaded", lost)
        pictures.begin_at("title", SIZE)
        picture = pictures.get("title", SIZE)
    assert same(picture, Pictures().get("title", SIZE))


def lost(path: Path) -> pygame.Surface:
    raise AssetsMissingError(path.name)
