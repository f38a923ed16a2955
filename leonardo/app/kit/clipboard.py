"""The clipboard of the system, which may not be there."""

import logging

import pygame

log = logging.getLogger(__name__)


def copy(text: str) -> bool:
    """Put a text where others can paste it from; tell whether that was possible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError) as problem:
        log.warning("nothing could be copied: %s", problem)
        return False
    return True


def pasted() -> str:
    """Return the text that was copied, here or elsewhere, or nothing where there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, ValueError) as problem:
        log.warning("nothing could be pasted: %s", problem)
        return ""
