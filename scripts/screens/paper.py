"""Pictures as files: JPEG keeps every colour of ink, paper and wood at a quarter of what PNG would take."""

from pathlib import Path
from typing import Final

import pygame

from leonardo.app.kit.encode_picture import encoded

ENDING: Final = ".jpg"


def write_picture(surface: pygame.Surface, path: Path) -> int:
    """Write a picture into a file, making its folder if need be; return the size of the file in bytes."""
    content = encoded(surface, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return len(content)
