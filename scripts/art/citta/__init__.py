"""The pictures of the second game: its city with the ring, its pieces, its works of art, and the machine of fate."""

from scripts.art.album import Album
from scripts.art.citta import machine, pieces, town, works
from scripts.art.citta.plan import table


def build(album: Album) -> None:
    town.build(album)
    pieces.build(album)
    works.build(album)
    machine.build(album)
    album.data("citta_places", table() | {"living": town.table()})
