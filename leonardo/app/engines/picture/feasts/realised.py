"""What is seen when a project is realised (rule 7.4): its machine draws itself in a notebook, stroke by stroke."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from attrs import evolve
from pygame import Rect

from leonardo.app.engines.motion.feasts import Item
from leonardo.app.engines.picture import cards
from leonardo.app.engines.words.phrases import card_effect, card_name
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.feast import scenery
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage, order_of
from leonardo.app.table.feast.stage import FeastStage
from leonardo.engine.engines.cards import PROJECTS, Card

_DRAWING: Final = (116, 78, 316, 308)
"""Units of the stage: left, top, width and height."""
_STAMP: Final = (398, 332, 40)


def needs(card: Card) -> Iterable[str]:
    """Return the names of pictures that are read for it, which takes a while."""
    return () if PROJECTS[card].points else (f"engines_strokes_{card.value}",)


def page_of(brush: Brush, sea: Rect, seat: int, card: Card) -> FeastPage:
    """Return the page of a project that a seat has realised, over the chart."""
    stage = FeastStage(brush, sea)
    page = scenery.page_of(stage, card_name(card), _things(brush.looks, seat, card))
    return evolve(page, makers={Item.DRAWING: partial(_drawing, stage, card), **page.makers})


def _things(looks: Sequence[PlayerStyle], seat: int, card: Card) -> Iterator[scenery.Thing]:
    yield Item.PORTRAIT, scenery.portraits((seat,), looks), scenery.PORTRAIT
    yield Item.TOLD, scenery.slip(card_effect(card)), scenery.TOLD
    points = PROJECTS[card].points
    if points:
        yield Item.POINTS, f"+{points}", _STAMP


def _drawing(stage: FeastStage, card: Card) -> Exhibit:
    """Return the drawing, and in which order it is drawn; a work of art hangs there."""
    place = stage.at(*_DRAWING)
    surface = stage.clear(place)
    side = min(place.size)
    picture = cards.drawing(stage.brush, card, side)
    surface.blit(picture, picture.get_rect(center=surface.get_rect().center))
    if PROJECTS[card].points:
        return Exhibit(surface, place)
    pictures, (name,) = stage.brush.pictures, needs(card)
    order = pictures.made(("order", name, place.size), lambda: order_of(pictures.get(name, place.size), place.size))
    return Exhibit(surface, place, order)
