"""A close look: what ends it, and what it leaves to others."""

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from leonardo.app.kit.kit import Kit
from leonardo.app.table.input.close_look import HELD, CloseLook

SPOT: Any = SimpleNamespace()


def pressed(key: int) -> pygame.Event:
    return pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)


@pytest.fixture
def look() -> CloseLook:
    look = CloseLook(Kit.for_size((1024, 640)))
    look.begin(SPOT)
    return look


def test_the_next_key_ends_it_and_is_nobody_elses(look: CloseLook) -> None:
    assert look.handle(pressed(pygame.K_SPACE))
    assert look.spot is None


@pytest.mark.parametrize("key", [pygame.K_F10, pygame.K_F11])
def test_keys_known_everywhere_mean_the_same_meanwhile(look: CloseLook, key: int) -> None:
    assert not look.handle(pressed(key))
    assert look.spot is SPOT


def test_letting_go_ends_it_only_if_it_was_held_for_long(look: CloseLook) -> None:
    let_go = pygame.Event(pygame.KEYUP, key=pygame.K_z, mod=0)
    assert look.handle(let_go)
    assert look.spot is SPOT
    look.update(HELD)
    assert look.handle(let_go)
    assert look.spot is None
