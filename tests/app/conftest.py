"""The screen and the sound of tests: none."""

import os
from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.kit.pictures import Pictures

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    """A small screen for all tests of a module."""
    yield from _small_screen()


@pytest.fixture(scope="module")
def shared_pictures(screen: None) -> Iterator[None]:  # noqa: ARG001 - there must be one before
    """One set of pictures for all tests of a module: reading them anew for each would take most of the time."""
    shared = Pictures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.app.kit.kit.Pictures", lambda: shared)
        yield


@pytest.fixture
def fresh_screen() -> Iterator[None]:
    """A small screen for one test."""
    yield from _small_screen()


def _small_screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()
