"""The slips of paper on the stage: each a line of text."""

from pygame import Rect

from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.looks.brush import NARROW, Style


def written(
    stage: FeastStage, text: str, at: tuple[float, float, float, float], units: float, colour: tuple[int, int, int]
) -> Exhibit:
    """Return a slip with a line of text, in the middle of a place, and no wider than that."""
    brush = stage.brush
    whole = stage.at(*at)
    style = brush.alike([(text, whole.width - stage.px(16))], Style(Face.STRONG, stage.text(units), NARROW))
    place = Rect(0, 0, min(whole.width, brush.width(text, style) + stage.px(40)), whole.height)
    place.center = whole.center
    surface = stage.clear(place)
    slip = shapes.plate(place.size, stage.px(8), (255, 248, 226, 250), (104, 66, 30, 255), max(1.0, 1.6 * stage.unit))
    shapes.lay(surface, slip, (0, 0))
    middle = place.width // 2, place.height // 2
    brush.write(surface, text, middle, style, colour, align="centre", room=place.width - stage.px(16))
    return Exhibit(surface, place)
