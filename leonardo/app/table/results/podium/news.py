"""What a game brought those who played it, on a slip under the banner: a code, achievements, the level to play next."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.words import words

_TYPE: Final = 25
_SIDES: Final = 64
_ENDS: Final = 26
"""Units of the type, of both margins beside it, and of those above and below it."""


def draw_news(page: Kit, surface: Surface, place: Rect, told: Sequence[str]) -> None:
    """Draw the slip at the upper edge of `place`, no larger than its text needs; nothing if nothing is `told`.

    The type is upright, so that the digits of a code are not taken for letters.
    """
    if not told:
        return
    px, painter = page.layout.px, page.painter
    text = words("table.results.between").join(told)
    most = place.width - px(_SIDES)
    sheet = Rect(place.topleft, (min(most, painter.measure(text, Face.MEDIUM, _TYPE)[0]) + px(_SIDES), 0))
    sheet.height = min(place.height, painter.height_of(text, Face.MEDIUM, _TYPE, most) + px(_ENDS))
    sheet.centerx = place.centerx
    skins.lay_panel(surface, page.pictures, sheet, page.layout.k, "panel_gilt")
    line = sheet.inflate(px(8 - _SIDES), px(8 - _ENDS))
    painter.draw_wrapped(surface, text, line, Face.MEDIUM, _TYPE, INK, "centre", "middle")
