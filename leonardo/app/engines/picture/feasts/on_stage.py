"""What both stages with curtains show: the portrait of who did it, and a line on a slip."""

from typing import Final

from pygame import Rect

from leonardo.app.kit import seats, shapes
from leonardo.app.kit.seats import NAMED
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.brush import NARROW, Style

_PORTRAIT: Final = (508, 84, 176, 236)
_TOLD: Final = (96, 396, 620, 40)
"""Units of the stage: left, top, width and height."""
_NAME: Final = 40
"""Units of the name under a portrait."""


def portrait(stage: FeastStage, seat: int) -> Exhibit:
    """Return the portrait of a seat with its name, at the right."""
    brush, place = stage.brush, stage.at(*_PORTRAIT)
    surface, name, look = stage.clear(place), stage.px(_NAME), stage.brush.looks[seat]
    seats.hang(surface, brush.pictures, look, Rect(0, 0, place.width, place.height - name))
    style = Style(Face.TITLE_BOLD, stage.text(25), NARROW)
    middle = place.width // 2, place.height - name // 2
    brush.write(surface, look.name, middle, style, NAMED[look.colour], align="centre", room=place.width)
    return Exhibit(surface, place)


def told(stage: FeastStage, text: str) -> Exhibit:
    """Return a line on a slip, at the foot."""
    brush, style, whole = stage.brush, Style(Face.STRONG, stage.text(24), NARROW), stage.at(*_TOLD)
    place = Rect(0, 0, min(whole.width, brush.width(text, style) + stage.px(40)), whole.height)
    place.center = whole.center
    surface = stage.clear(place)
    edge = max(1.0, 1.6 * stage.unit)
    shapes.lay(surface, shapes.plate(place.size, stage.px(8), (255, 248, 226, 250), (104, 66, 30, 255), edge), (0, 0))
    middle = place.width // 2, place.height // 2
    brush.write(surface, text, middle, style, INK, align="centre", room=place.width - stage.px(16))
    return Exhibit(surface, place)
