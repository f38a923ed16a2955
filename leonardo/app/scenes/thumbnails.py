"""The small pictures in saves: made from what an onlooker may see, and shown again."""

import io
import zlib
from struct import pack

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.saves.schema import PNG

SIZE = (640, 360)
"""Width and height in pixels of the picture in a save."""


def png(surface: pygame.Surface) -> bytes:
    """Return a picture of a whole window, made small, as a PNG; for `Session.picture`.

    It is written here because it is made between two frames: pygame takes four times as long, for a smaller file.
    """
    small = pygame.transform.smoothscale(surface, SIZE)
    colours, row = pygame.image.tobytes(small, "RGB"), SIZE[0] * 3
    rows = b"".join(b"\0" + colours[begin : begin + row] for begin in range(0, len(colours), row))
    head = pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0)  # eight bits for each of three colours
    return PNG + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 1)) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))


def thumbnail(kit: Kit, picture: bytes | None, size: tuple[int, int]) -> pygame.Surface | None:
    """Return the picture of a save at `size` pixels, or nothing if there is none that can be shown."""
    if picture is None:
        return None
    try:
        loaded = pygame.image.load(io.BytesIO(picture), "thumbnail.png")
    except pygame.error:
        return None
    return kit.pictures.made(("thumbnail", picture, size), lambda: pygame.transform.smoothscale(_plain(loaded), size))


def _plain(surface: pygame.Surface) -> pygame.Surface:
    """Return it in a form that can be scaled smoothly."""
    whole = pygame.Surface(surface.get_size())
    whole.blit(surface, (0, 0))
    return whole
