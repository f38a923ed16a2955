"""What stands on a stage as nodes in its units: portraits with their names, slips of paper, stamps."""

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import Final

from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.seats import NAMED, PlayerStyle
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.table.feast.exhibit import Exhibit, FeastPage
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.ornaments import stamp
from leonardo.app.table.widgets import portrait
from leonardo.ui import still
from leonardo.ui.node import Grid, Node, Share, Variants, column, paint, row, stack, text

Place = tuple[float, float, float, float]
"""Units of the stage: left, top, width and height."""
StampPlace = tuple[float, float, float]
"""The middle of a stamp, and how high its letters are."""
Thing = tuple[Hashable, Node | str, Place | StampPlace]
"""What comes on the stage, as what, and where; words are those of a stamp."""
PORTRAIT: Final = (508, 84, 176, 236)
TOLD: Final = (96, 396, 620, 40)
"""Where one portrait hangs, at the right, and where a slip lies, at the foot."""
HALF: Final = Share(0.49)
"""The least width of what stands in two columns."""


def page_of(stage: FeastStage, title: str, things: Iterable[Thing]) -> FeastPage:
    """Return the page of a feast on a stage."""
    return FeastPage(stage, title, {name: partial(exhibit, stage, thing, at) for name, thing, at in things})


def exhibit(stage: FeastStage, thing: Node | str, at: Place | StampPlace) -> Exhibit:
    """Return a node, or a stamp with some words, in its place on the stage."""
    if isinstance(thing, str):
        x, y, high = at[:3]
        picture = stamp(stage.brush, thing, stage.px(high))
        return Exhibit(picture, picture.get_rect(center=stage.at(x, y, 1, 1).topleft))
    place = stage.at(*at)
    surface = stage.clear(place)
    still.draw(stage.own_brush, surface, surface.get_rect(), thing)
    return Exhibit(surface, place)


def slip(told: str | Sequence[str], units: float = 24, colour: Colour = INK) -> Node:
    """Return a slip with a line of text, in ever fewer words, in the middle of a place and no wider than that."""
    style, ways = Style(Face.STRONG, units, NARROW), (told,) if isinstance(told, str) else tuple(told)
    roomy = (text(each, style, colour, side="centre", rigid=True, pad=(20, 0)) for each in ways)
    close = text(ways[-1], style, colour, side="centre", alike=ways[-1:], pad=(8, 0))
    ground = paint(Brush.plate, 8, (255, 248, 226, 250), 1.6, (104, 66, 30, 255))
    return row(stack(ground, Variants(kids=(*roomy, close))), justify="centre")


def portraits(seats: Sequence[int], looks: Sequence[PlayerStyle]) -> Node:
    """Return one portrait with its name, or several, the smaller the more they are, in one column or two."""
    names = tuple(looks[seat].name for seat in seats)
    style = Style(Face.TITLE_BOLD, 25 if len(seats) == 1 else 20, NARROW)

    def named(seat: int) -> Node:
        look = looks[seat]
        name = text(look.name, style, NAMED[look.colour], side="centre", alike=names, height=40, max_height=Share(0.25))
        return column(portrait(seat, grow=1), name)

    return Grid(kids=tuple(map(named, seats)), least=HALF if len(seats) > 2 else Share(1))
