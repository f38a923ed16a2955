"""The pictures of the third game: its chart of Europe, its carved and brass pieces, its dice, fists and machines."""

from ..album import Album
from . import cards, castles, chart, dice, hands, soldiers, tokens, wagons, war_ground
from .plan import table


def build(album: Album) -> None:
    """Draw all of it."""
    chart.build(album)
    soldiers.build(album)
    castles.build(album)
    wagons.build(album)
    dice.build(album)
    hands.build(album)
    tokens.build(album)
    war_ground.build(album)
    cards.build(album)
    album.data("engines_map", table())
