"""The small pictures of saves: made from what an onlooker may see, and shown again."""

import io
from typing import Final

import pygame

from leonardo.app.kit.encode_picture import encoded
from leonardo.app.kit.kit import Kit
from leonardo.saves.pictures import MOST_BYTES, can_be_shown, size_of

SIZES: Final = ((560, 315), (480, 270), (320, 180))
"""Width and height in pixels of the picture of a save: the first that gives a file small enough."""
_JPEG: Final = "small.jpg"
_PNG: Final = "small.png"


def jpeg(surface: pygame.Surface) -> bytes | None:
    """Return a picture of a whole window, made small, as a JPEG, if it can be one; for `Autosave.picture`."""
    for size in SIZES:
        try:
            written = encoded(pygame.transform.smoothscale(surface, size), _JPEG)
        except pygame.error:  # this pygame writes no JPEG: the save has no picture then
            return None
        if len(written) <= MOST_BYTES:
            return written
    return None


def thumbnail(kit: Kit, picture: bytes | None, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the picture of a save at `size` pixels, or nothing if there is none that can be shown."""
    if picture is None or not can_be_shown(picture):
        return None
    try:
        loaded = pygame.image.load(io.BytesIO(picture), _PNG if picture.startswith(b"\x89") else _JPEG)
    except pygame.error:
        return None
    if loaded.get_size() != size_of(picture):
        return None
    return kit.pictures.made(("thumbnail", picture, size), lambda: pygame.transform.smoothscale(_plain(loaded), size))


def _plain(surface: pygame.Surface) -> pygame.Surface:
    """Return it in a form that can be scaled smoothly."""
    whole = pygame.Surface(surface.get_size())
    whole.blit(surface, (0, 0))
    return whole
