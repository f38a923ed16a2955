"""What a game shows of its course at the left end of the strip: the one thing there that is its own."""

from collections.abc import Callable
from typing import Final

from leonardo.app.kit.brush import NARROW, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import IVORY
from leonardo.app.table.kinds import View
from leonardo.ui.node import L, Node, image, pin, stack, text

Track = Callable[[View | None], Node]
"""One of the ways, more or fewer of them in words, in which a game tells its course: in a view, or as wide as ever."""

WORD: Final = Style(Face.TITLE_BOLD, 17, NARROW)  # the style of words on the strip that are no sentences
_NUMBER: Final = Style(Face.TITLE_BOLD, 24)


def round_on_wax(now: int) -> Node:
    """Return the number of the round on its marker, or a dash before the first."""
    number = text(str(now) if now else "\N{EN DASH}", _NUMBER, IVORY, side="centre", shade=True)
    marker = image("round_marker", width=L(51, 33), height=L(51, 33))
    return stack(pin(marker, (0.5, 0.5), (0.5, 0.5)), number, width=L(46, 30))
