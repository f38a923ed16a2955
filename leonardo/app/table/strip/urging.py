"""The small line below a prompt: what happened to who is asked, or what must not be put off, with a sign of that."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.table.looks.colours import BLOOD

URGENT, NEWS = "hourglass", "scroll"  # the sign before what must not be put off, and before what happened
FORECAST: Final = "lamp"  # and before what is expected
_STYLE: Final = Style(Face.ITALIC, 17)
_GLASS: Final = 0.86  # the height of the sign in lines
_APART: Final = 6  # units between the sign and the words


@frozen(eq=False)
class Urging:
    """One of some texts, drawn with a brush whose type leaves room for the prompt above it."""

    brush: Brush
    text: str
    sign: str = URGENT

    @classmethod
    def fitting(cls, brush: Brush, texts: Sequence[str], room: int, height: int, sign: str = URGENT) -> "Urging | None":
        """Return the fullest text that has room in a width and a height; nothing where none has.

        Fewer words come before smaller type than the reader wishes.
        """
        for smaller in brush.sizes():
            for text in texts:
                made = cls(smaller, text, sign)
                if made.height <= height and made.width <= room:
                    return made
        return None

    @property
    def height(self) -> int:
        """How many pixels high the line is."""
        return self.brush.line(_STYLE)

    @property
    def width(self) -> int:
        """How wide it is with its sign, in pixels."""
        return self._words_at + self.brush.width(self.text, _STYLE)

    @property
    def _words_at(self) -> int:
        return round(self.height * _GLASS) + self.brush.px(_APART)

    def draw(self, surface: Surface, room: Rect) -> None:
        size, colour = round(self.height * _GLASS), SEPIA if self.sign == FORECAST else BLOOD
        self.brush.stamp(surface, self.sign, (room.left + size // 2, room.centery), size)
        self.brush.write(surface, self.text, (room.left + self._words_at, room.centery), _STYLE, colour)
