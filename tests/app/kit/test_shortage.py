"""Too little memory is told as that, and never as a file of the program that is damaged."""

import errno
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit import shortage
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_asset, read_bytes
from leonardo.app.kit.pictures import loaded
from leonardo.app.kit.shortage import is_of_memory

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
    assert not is_of_memory(pygame.error("Unsupported image format"))
    assert not is_of_memory(OSError(errno.EIO, "Out of memory"))
