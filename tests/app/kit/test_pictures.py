"""Pictures: scaled once and kept as long as there is room, read ahead, and written without leaving memory behind."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder
from leonardo.app.kit.pictures import Pictures, encoded, loaded


@pytest.fixture
def pictures() -> Pictures:
    return Pictures()


def test_a_picture_is_scaled_once_for_a_size_of_the_window(pictures: Pictures) -> None:
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


def test_what_was_read_ahead_in_vain_goes_after_the_next_game(pictures: Pictures) -> None:
    pictures.begin("florin")
    pictures.put_away()
    pictures.begin("panel")
    assert [*pictures.read_ahead] == ["florin", "panel"]
    pictures.put_away()
    assert [*pictures.read_ahead] == ["panel"]


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


def test_half_a_picture_is_called_damaged(tmp_path: Path) -> None:
    """Half a JPEG was read without an error, and its lower half shown as grey."""
    whole = (assets_folder() / "pictures" / "handover.jpg").read_bytes()
    (tmp_path / "half.jpg").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "whole.jpg").write_bytes(whole)
    assert loaded(tmp_path / "whole.jpg").get_width() > 0
    with pytest.raises(AssetsMissingError, match=r"“half\.jpg” .* damaged"):
        loaded(tmp_path / "half.jpg")


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


@pytest.mark.slow
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


def test_a_panel_of_another_width_is_not_made_anew(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize("name", ["small.jpg", "small.png"])
def test_a_picture_is_written_in_the_form_that_the_name_tells(name: str) -> None:
    seen = pygame.Surface((40, 30))
    seen.fill((200, 40, 10))
    read = pygame.image.load(BytesIO(encoded(seen, name)), name)
    assert read.get_size() == (40, 30)
    assert read.get_at((20, 15))[:3] == pytest.approx((200, 40, 10), abs=6)


def test_what_pygame_does_not_let_go_of_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some forty pictures of saves in a game were 2.5 MiB more after each."""
    written: list[BytesIO] = []

    class Noted(BytesIO):
        """Writing that can still be looked at when it is over."""

        def __init__(self) -> None:
            super().__init__()
            written.append(self)

    monkeypatch.setattr("leonardo.app.kit.pictures.BytesIO", Noted)
    assert len(encoded(pygame.Surface((40, 30)), "small.png")) > 20
    assert [each.closed for each in written] == [True]


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


def test_what_could_not_be_read_ahead_is_read_when_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = Pictures()
    with monkeypatch.context() as broken:
        broken.setattr("leonardo.app.kit.pictures.loaded", lost)
        pictures.begin_at("title", SIZE)
        picture = pictures.get("title", SIZE)
    assert same(picture, Pictures().get("title", SIZE))


def lost(path: Path) -> pygame.Surface:
    raise AssetsMissingError(path.name)
