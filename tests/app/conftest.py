"""The screen and the sound of tests: none. And players that are lost in thought, in real processes."""

import multiprocessing
import os
from collections.abc import Callable, Iterator

import pygame
import pytest

from leonardo.ai.worker import Worker
from leonardo.app.kit.pictures import Pictures
from tests.ai import doubles

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


@pytest.fixture
def pids(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], set[int]]]:
    """The processes that think, of workers whose players are doubles; none is left at the end."""
    before = set(multiprocessing.active_children())
    monkeypatch.setattr("leonardo.app.thinker.Worker", lambda: Worker(doubles.find))

    def now() -> set[int]:
        return {child.pid for child in multiprocessing.active_children() if child not in before and child.pid}

    yield now
    assert now() == set()


def _small_screen() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.quit()
