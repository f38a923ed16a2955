"""Pictures as the bytes of a file, of which nothing stays in memory."""

from io import BytesIO

import pygame
import pytest

from leonardo.app.kit.encode_picture import encoded


@pytest.mark.parametrize("name", ["small.jpg", "small.png"])
def test_a_picture_is_written_in_the_form_that_the_name_tells(name: str) -> None:
    seen = pygame.Surface((40, 30))
    seen.fill((200, 40, 10))
    read = pygame.image.load(BytesIO(encoded(seen, name)), name)
    assert read.get_size() == (40, 30)
    assert read.get_at((20, 15))[:3] == pytest.approx((200, 40, 10), abs=6)


def test_what_pygame_does_not_let_go_of_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some forty pictures of saves in a game were 2.5 MiB more after each."""
    written: list[BytesIO] = []

    class Noted(BytesIO):
        """Writing that can still be looked at when it is over."""

        def __init__(self) -> None:
            super().__init__()
            written.append(self)

    monkeypatch.setattr("leonardo.app.kit.encode_picture.BytesIO", Noted)
    assert len(encoded(pygame.Surface((40, 30)), "small.png")) > 20
    assert [each.closed for each in written] == [True]
