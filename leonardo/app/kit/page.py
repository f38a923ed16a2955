"""A page that is drawn on: how many pixels a unit has, and how large text is wished for."""

from typing import Final

from attrs import frozen

from leonardo.app.kit.text.painter import SMALLEST_TEXT

_ROOMY: Final = 0.8  # pixels to a unit from which there is room for all words


@frozen(kw_only=True)
class Page:
    """A window of `size` pixels, `k` of them to a unit; `text_scale` is the wish for larger text (1 = none)."""

    size: tuple[int, int]
    k: float
    text_scale: float = 1.0

    @property
    def compact(self) -> bool:
        """Whether words must be few because text is large beside everything else."""
        return self.k < _ROOMY * self.text_scale

    def px(self, units: float) -> int:
        """Return pixels for a length in units, at least 1."""
        return max(1, round(units * self.k))

    def text(self, units: float) -> int:
        """Return the pixel size of text that is `units` high, which is never too small to read."""
        return round(max(SMALLEST_TEXT, units * self.k) * self.text_scale)
