"""Too little memory is told as that, and never as a file of the program that is damaged."""

import errno
import zlib
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit import shortage
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_asset, read_bytes
from leonardo.app.kit.pictures import loaded
from leonardo.app.kit.shortage import came_of_memory, is_of_memory

PICTURE = assets_folder() / "pictures" / "stage_front.webp"


@pytest.mark.parametrize("words", ["Out of memory", "Failed to allocate SDL_Surface"])
def test_a_picture_without_memory_for_it_is_not_called_damaged(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    def fail(_: Path) -> None:
        raise pygame.error(words)

    monkeypatch.setattr(pygame.image, "load", fail)
    with pytest.raises(MemoryError):
        loaded(PICTURE)


def test_where_words_do_not_tell_room_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise pygame.error("Failed to decode WEBP")

    def no_room(_: int) -> None:
        raise MemoryError

    monkeypatch.setattr(pygame.image, "load", fail)
    with pytest.raises(AssetsMissingError):
        loaded(PICTURE)
    monkeypatch.setattr(shortage, "bytearray", no_room, raising=False)
    with pytest.raises(MemoryError):
        loaded(PICTURE)


@pytest.mark.parametrize("number", [errno.ENOMEM, errno.EMFILE])
def test_a_file_that_cannot_be_read_now_is_not_called_damaged(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, "no more")

    monkeypatch.setattr(Path, "read_text", fail)
    monkeypatch.setattr(Path, "read_bytes", fail)
    for read in (read_asset, read_bytes):
        with pytest.raises(OSError, match="no more"):
            read(PICTURE)


def test_other_errors_are_no_matter_of_memory() -> None:
    assert is_of_memory(MemoryError())
    assert is_of_memory(OSError(errno.ENOMEM, "Cannot allocate memory"))
    assert is_of_memory(pygame.error("Out of memory"))
    assert is_of_memory(NotImplementedError("font module not available (MemoryError: )"))
    assert is_of_memory(ImportError("a.so: failed to map segment from shared object"))
    assert is_of_memory(zlib.error("Error -4 while decompressing: can't allocate memory"))
    assert not is_of_memory(ImportError("no module named x"))
    assert not is_of_memory(pygame.error("Unsupported image format"))
    assert not is_of_memory(OSError(errno.EIO, "Out of memory"))


def test_what_came_of_too_little_memory_is_told_as_that() -> None:
    error = ValueError("cannot be drawn")
    error.__cause__ = MemoryError()
    assert came_of_memory(error)
    assert not came_of_memory(ValueError("cannot be drawn"))


def test_what_lacks_its_fonts_is_told_by_their_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.app.kit.asset_files._PACKAGE", tmp_path / "leonardo")
    with pytest.raises(AssetsMissingError, match="The folder “assets” is missing"):
        assets_folder()
    (tmp_path / "assets" / "pictures").mkdir(parents=True)
    with pytest.raises(AssetsMissingError, match="The folder “assets/fonts” is missing"):
        assets_folder()
