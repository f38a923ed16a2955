"""The plates by which a game is chosen: a picture of each on its own ground, with its own pieces; `ground.py`."""

from ..album import Album
from . import citta, davinci, engines


def build(album: Album) -> None:
    """Draw the plates of all games; they borrow boards and pieces that must have been drawn before."""
    for game in (davinci, citta, engines):
        game.build(album)
