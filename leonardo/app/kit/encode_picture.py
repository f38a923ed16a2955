"""Pictures as the bytes of a file."""

from io import BytesIO

import pygame


def encoded(picture: pygame.Surface, name: str) -> bytes:
    """Return a picture as what a file of this name would hold: its ending says in which form.

    pygame-ce 2.5 never lets go of what it has written into, so that each picture would stay in memory for good: what it
    keeps is emptied.

    Raises:
        pygame.error: if it cannot write that form.
    """
    with BytesIO() as written:
        pygame.image.save(picture, written, name)
        return written.getvalue()
