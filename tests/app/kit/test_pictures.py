"""Pictures at the size they are shown in."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder
from leonardo.app.kit.pictures import Pictures


@pytest.fixture
def pictures() -> Pictures:
    return Pictures()


def test_a_picture_is_scaled_once_and_kept_until_the_window_changes(pictures: Pictures) -> None:
    first = pictures.get("panel", (120, 90))
    assert first.get_size() == (120, 90)
    assert pictures.get("panel", (120, 90)) is first
    pictures.forget()
    assert pictures.get("panel", (120, 90)) is not first


def test_what_is_not_used_any_more_is_put_away(pictures: Pictures) -> None:
    first = pictures.get("panel", (120, 90))
    pictures.put_away()
    assert pictures.get("panel", (120, 90)) is first
    pictures.put_away()
    pictures.put_away()
    assert pictures.get("panel", (120, 90)) is not first


def test_what_was_read_ahead_and_then_not_needed_is_put_away_after_the_next_game(pictures: Pictures) -> None:
    pictures.begin("florin")
    pictures.put_away()
    pictures.begin("panel")
    assert list(pictures._begun) == ["florin", "panel"]
    pictures.put_away()
    assert list(pictures._begun) == ["panel"]


def test_a_picture_can_be_had_at_its_own_size_in_units(pictures: Pictures) -> None:
    width, height = pictures.entry("florin").logical
    assert pictures.at_scale("florin", 0.5).get_size() == (round(width / 2), round(height / 2))


@pytest.mark.parametrize("size", [(30, 400), (400, 30), (640, 400), (1, 1)])
def test_a_picture_covers_any_shape(pictures: Pictures, size: tuple[int, int]) -> None:
    assert pictures.cover("table", size).get_size() == size


def test_a_tiled_picture_shows_no_seam(pictures: Pictures) -> None:
    tile = pictures.at_scale("wood_dark", 0.1)
    wide = pictures.tiled("wood_dark", (tile.get_width() * 2, tile.get_height()), 0.1)
    seam = tile.get_width()
    assert all(wide.get_at((seam - 1, y)) == wide.get_at((seam, y)) for y in range(wide.get_height()))


def test_a_panel_keeps_its_corners_and_stretches_the_rest(pictures: Pictures) -> None:
    small, large = pictures.panel("panel", (100, 100), 0.5), pictures.panel("panel", (400, 300), 0.5)
    corner = pygame.Rect(0, 0, 12, 12)
    assert pygame.image.tobytes(small.subsurface(corner), "RGBA") == pygame.image.tobytes(
        large.subsurface(corner), "RGBA"
    )


def test_a_panel_smaller_than_its_corners_is_drawn_all_the_same(pictures: Pictures) -> None:
    assert pictures.panel("panel", (5, 3), 2.0).get_size() == (5, 3)


def test_a_picture_that_is_missing_is_named_with_what_to_do(pictures: Pictures, tmp_path: Path) -> None:
    with pytest.raises(AssetsMissingError, match=r"portrait of nobody.*Reinstall Leonardo"):
        pictures.get("portrait of nobody", (10, 10))
    with pytest.raises(AssetsMissingError, match=r"manifest\.json"):
        Pictures(tmp_path)


@pytest.mark.parametrize(
    ("file", "content", "told"),
    [
        ("florin.png", None, "“florin.png” is missing"),
        ("florin.png", "not a picture", "“florin.png” .* damaged"),
        ("manifest.json", None, "“manifest.json” is missing"),
        ("manifest.json", "{", "“manifest.json” .* damaged"),
        ("manifest.json", '{"florin": {"file": "florin.png"}}', "“manifest.json” .* damaged"),
        ("nine_slice.json", "[1]", "“nine_slice.json” .* damaged"),
    ],
)
def test_a_file_that_is_missing_or_damaged_is_named(tmp_path: Path, file: str, content: str | None, told: str) -> None:
    for name in ("florin.png", "manifest.json", "nine_slice.json"):
        (tmp_path / name).write_bytes((assets_folder() / "pictures" / name).read_bytes())
    (tmp_path / file).unlink()
    if content is not None:
        (tmp_path / file).write_text(content)
    with pytest.raises(AssetsMissingError, match=told):
        Pictures(tmp_path).at_scale("florin", 1.0)


def test_pictures_that_were_read_ahead_are_not_read_again(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    for piece in pictures.pieces():
        piece()
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("read again"))
    assert pictures.get("florin", (20, 20)).get_size() == (20, 20)


def test_a_rim_is_a_panel_without_its_middle(pictures: Pictures) -> None:
    whole, rim = pygame.Surface((200, 120), pygame.SRCALPHA), pygame.Surface((200, 120), pygame.SRCALPHA)
    place = pygame.Rect(10, 10, 180, 100)
    whole.blit(pictures.panel("panel_shadow", place.size, 0.5), place)
    pictures.lay_rim(rim, "panel_shadow", place, 0.5)
    assert rim.get_at((100, 60)).a == 0
    for point in ((12, 12), (100, 15), (15, 60), (185, 105)):
        assert rim.get_at(point) == whole.get_at(point)


def test_a_panel_of_another_width_is_not_made_of_the_whole_picture_again(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    scale = pygame.transform.smoothscale

    def counted(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        read.append(surface.get_width() * surface.get_height())
        return scale(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", counted)
    pictures.panel("panel_gilt", (600, 36), 2 / 3)
    first, read[:] = sum(read), []
    pictures.panel("panel_gilt", (610, 36), 2 / 3)
    assert sum(read) * 10 < first
