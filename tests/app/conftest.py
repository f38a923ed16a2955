"""The screen and the sound of tests: none."""

import os
from collections.abc import Iterator

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    """A small screen for all tests of a module."""
    yield from _small_screen()


@pytest.fixture
def fresh_screen() -> Iterator[None]:
    """A small screen for one test."""
    yield from _small_screen()


def _small_screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()
