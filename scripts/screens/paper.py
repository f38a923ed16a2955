"""Pictures as files: JPEG keeps every colour of ink, paper and wood at a quarter of what PNG would take."""

import io
from pathlib import Path
from typing import Final

import pygame

ENDING: Final = ".jpg"


def write_picture(surface: pygame.Surface, path: Path) -> int:
    """Write a picture into a file, making its folder if need be; return the size of the file in bytes."""
    content = io.BytesIO()
    pygame.image.save(surface, content, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.getvalue())
    return len(content.getvalue())
