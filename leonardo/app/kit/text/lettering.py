"""How all words are lettered, as the reader wishes: in plain faces without serifs, and in inks of high contrast.

It holds for the whole program, as the language does; what has been drawn before is drawn anew after a change.
"""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from leonardo.app.kit.theme import Colour, luminance, mix

PLAIN: Final[Mapping[str, tuple[str, float]]] = {
    "EBGaramond-Regular": ("NotoSans-Regular", 0.79),
    "EBGaramond-Medium": ("NotoSans-Regular", 0.8),
    "EBGaramond-SemiBold": ("NotoSans-Bold", 0.79),
    "EBGaramond-Bold": ("NotoSans-Bold", 0.8),
    "EBGaramond-Italic": ("NotoSans-Regular", 0.76),
    "Cinzel-Regular": ("NotoSans-Regular", 0.96),
    "Cinzel-SemiBold": ("NotoSans-Bold", 0.96),
    "Cinzel-Bold": ("NotoSans-Bold", 0.96),
    "CormorantGaramond-Italic": ("NotoSans-Regular", 0.74),
    "CormorantGaramond-SemiBoldItalic": ("NotoSans-Bold", 0.7),
}
"""The plain face that stands for each, and its size in sizes of that: words are as wide, and small letters as high."""
_DARK: Final = 0.2
"""How light an ink is at most that is meant for pale ground."""
_DARKEST, _PALEST = 0.02, 0.86
"""How light inks of high contrast are at most on pale ground, and at least on dark ground."""
_STEP: Final = 0.1
_PALE: Final = 0.4
"""How light pale ground is at least."""
_WHITER, _BLACKER = 0.75, 0.45
"""How much nearer to white pale ground is brought, and dark ground to black."""


@frozen
class Lettering:
    """Whether words are in `plain` faces, and whether in inks of high `contrast`."""

    plain: bool = False
    contrast: bool = False

    def face(self, face: str) -> tuple[str, float]:
        """Return the face that is drawn for another, and its size in sizes of that."""
        return PLAIN.get(face, (face, 1.0)) if self.plain else (face, 1.0)

    def ink(self, colour: Colour) -> Colour:
        """Return the colour in which words of a colour are drawn: nearly black or white, with a little of its hue."""
        if not self.contrast:
            return colour
        dark = luminance(colour) < _DARK
        target, share = (0, 0, 0) if dark else (255, 255, 255), 0.0
        while share < 1 and not _stands_out(mix(colour, target, share), dark=dark):
            share = min(1.0, share + _STEP)
        return mix(colour, target, share)

    def ground(self, colour: Colour) -> Colour:
        """Return the colour of what words are written on, which is nearer to white or black where that is wished."""
        if not self.contrast:
            return colour
        return mix(colour, (255, 255, 255), _WHITER) if luminance(colour) > _PALE else mix(colour, (0, 0, 0), _BLACKER)


def _stands_out(colour: Colour, *, dark: bool) -> bool:
    return luminance(colour) <= _DARKEST if dark else luminance(colour) >= _PALEST


_used: Final = [Lettering()]


def lettering() -> Lettering:
    """Return how words are lettered now."""
    return _used[0]


def use_lettering(wished: Lettering) -> None:
    """Letter all words that are drawn from now on as wished."""
    _used[0] = wished
