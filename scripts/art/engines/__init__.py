"""The pictures of the third game: its chart of Europe, its carved and brass pieces, its dice, fists and machines."""

from scripts.art.album import Album
from scripts.art.engines import cards, chart, pieces, tokens, war_ground
from scripts.art.engines.plan import table


def build(album: Album) -> None:
    chart.build(album)
    pieces.build(album)
    tokens.build(album)
    war_ground.build(album)
    cards.build(album)
    album.data("engines_map", table())
