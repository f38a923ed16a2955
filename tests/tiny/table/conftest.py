"""The screen of tests of the app."""

from tests.app.conftest import (
    one_set_of_pictures,
    pictures_read_once,
    players_at_hand,
    saves_with_pictures,
    saves_without_pictures,
    screen,
    shared_pictures,
    texts_read_once,
)

__all__ = [
    "one_set_of_pictures",
    "pictures_read_once",
    "players_at_hand",
    "saves_with_pictures",
    "saves_without_pictures",
    "screen",
    "shared_pictures",
    "texts_read_once",
]
