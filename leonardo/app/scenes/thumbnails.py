"""The small pictures in saves: made from what an onlooker may see, and shown again."""

import io

import pygame

from leonardo.app.kit.kit import Kit

SIZE = (640, 360)
"""Width and height in pixels of the picture in a save."""


def png(surface: pygame.Surface) -> bytes:
    """Return a picture of a whole window, made small, as a PNG; for `Session.picture`."""
    # pygame never lets go of a file that it wrote to; closed, it holds nothing any more
    with io.BytesIO() as content:
        pygame.image.save(pygame.transform.smoothscale(surface, SIZE), content, "thumbnail.png")
        return content.getvalue()


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
