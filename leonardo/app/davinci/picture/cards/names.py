"""How inventions are named where several may lie side by side: all in letters of one kind."""

from typing import Final

from attrs import evolve

from leonardo.app.davinci.words.phrases import invention_name
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import CLOSEST, SMALLEST_TEXT
from leonardo.engine.davinci.inventions import INVENTIONS

_PLAIN: Final = (1.3, 1.2, 1.1, 1.0)
"""How much larger letters may be that are not those of titles, where all names have room."""


def style_of_names(brush: Brush, room: int, style: Style, high: int | None = None) -> Style:
    """Return the one style, this one or a plainer, in which the name of any invention fits so many pixels.

    A line of plain letters is at most as `high` as that, in pixels, if letters may be so small.

    It does not depend on which of them lie there, so that none changes its letters when another comes. Where words must
    be few, some places have no room for the letters of titles: names are plain in all of them then.
    """
    return brush.once(("names", room, style, high), lambda: _common(brush, room, style, high))


def longest_name(brush: Brush, style: Style) -> float:
    """Return how many pixels the longest name of an invention takes at least, written as closely as may be."""
    names = map(invention_name, INVENTIONS)
    return brush.once(("longest name", style), lambda: max(brush.width(name, style) for name in names)) * CLOSEST


def names_fit(brush: Brush, room: int, style: Style) -> bool:
    """Tell whether the name of any invention can be written whole in so many pixels, in this style or a plainer one."""
    found = style_of_names(brush, room, style)
    longest = room / CLOSEST
    return all(brush.painter.fits(invention_name(each), found.face, found.units, round(longest)) for each in INVENTIONS)


def _common(brush: Brush, room: int, style: Style, high: int | None) -> Style:
    drawn_together = round(room / CLOSEST)
    first = evolve(style, face=style.narrow[0], narrow=style.narrow[1:]) if brush.layout.compact else style
    found = brush.alike(((invention_name(number), drawn_together) for number in INVENTIONS), first)
    if found.face is style.face:
        return found
    least = max(found.units, SMALLEST_TEXT / brush.layout.k)
    larger = (evolve(found, units=least * share) for share in _PLAIN)
    fitting = [each for each in larger if all(brush.width(invention_name(name), each) <= room for name in INVENTIONS)]
    low = (each for each in fitting if high is None or brush.line(each) <= high)
    return next(low, fitting[-1] if fitting else found)
