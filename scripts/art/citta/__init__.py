"""The pictures of the second game: its city with the ring, its pieces, its works of art, and the machine of fate."""

from ..album import Album
from . import living, machine, pieces, town_picture, works
from .plan import table


def build(album: Album) -> None:
    """Draw all of it."""
    town_picture.build(album)
    pieces.build(album)
    works.build(album)
    machine.build(album)
    album.data("citta_places", table() | {"living": living.table()})
