"""What stands on the stage of a feast: nodes in units of the stage, such as portraits, palaces and slips of paper."""

from collections.abc import Iterator, Sequence
from typing import Final

from leonardo.app.citta.motion.feasts import Item
from leonardo.app.citta.picture.parts import portrait
from leonardo.app.citta.picture.plates.told import Looks
from leonardo.app.kit.seats import NAMED
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.stamps import stamp
from leonardo.ui import still
from leonardo.ui.node import Grid, Node, Share, Variants, column, image, paint, row, stack, text

Place = tuple[float, float, float, float]
"""Units of the stage: left, top, width and height."""
StampPlace = tuple[float, float, float]
"""The middle of a stamp, and how high its letters are."""
Scene = Iterator[tuple[Item, Node, Place] | tuple[Item, str, StampPlace]]
"""What comes on the stage, as what, and where; words are those of a stamp."""
_HALF: Final = Share(0.49)
"""The least width of what stands in two columns."""


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


def slip(told: str, units: float, colour: Colour) -> Node:
    """Return a slip with a line of text, in the middle of a place, and no wider than that."""
    style = Style(Face.STRONG, units, NARROW)
    roomy = text(told, style, colour, side="centre", rigid=True, pad=(20, 0))
    close = text(told, style, colour, side="centre", alike=(told,), pad=(8, 0))
    ground = paint(Brush.plate, 8, (255, 248, 226, 250), 1.6, (104, 66, 30, 255))
    return row(stack(ground, Variants(kids=(roomy, close))), justify="centre")


def portraits(seats: Sequence[int], looks: Looks) -> Node:
    """Return one portrait with its name, or several, the smaller the more they are, in one column or two."""
    names = tuple(looks[seat].name for seat in seats)
    style = Style(Face.TITLE_BOLD, 25 if len(seats) == 1 else 20, NARROW)

    def named(seat: int) -> Node:
        look = looks[seat]
        name = text(look.name, style, NAMED[look.colour], side="centre", alike=names, height=40, max_height=Share(0.25))
        return column(portrait(seat, grow=1), name)

    return Grid(kids=tuple(map(named, seats)), least=_HALF if len(seats) > 2 else Share(1))


def palaces(squares: Sequence[int]) -> Node:
    """Return palaces, in two columns if they are more than two, else side by side."""
    return Grid(kids=tuple(image(f"palace_{square:02}") for square in squares), least=_HALF)


def layers(*names: str) -> Node:
    """Return pictures one upon the other, the rear one first."""
    return stack(*(image(name, height=Share(0.72)) for name in names))
