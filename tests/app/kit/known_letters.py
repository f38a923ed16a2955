"""Letters that remember through all tests how large their lines are: opening a font takes longer than most tests."""

from typing import ClassVar

from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.text.painter import Letters

Key = tuple[str, int, bool]


class KnownLetters(Letters):
    """Letters whose font is opened only for what no test has measured yet, or to draw."""

    lines: ClassVar[dict[Key, tuple[int, int]]] = {}
    """The height of a line and its ascent."""
    known: ClassVar[dict[Key, dict[str, tuple[int, int]]]] = {}
    """How large texts are."""

    def __init__(self, face: str, pixels: int) -> None:
        self.key: Key = face, pixels, lettering().plain
        self._is_open = False
        if self.key not in self.lines:
            self.open()
            self.lines[self.key] = self.line, self.ascent
        self.line, self.ascent = self.lines[self.key]

    def open(self) -> None:
        """Open the font if it is not."""
        if not self._is_open:
            face, pixels, _ = self.key
            super().__init__(face, pixels)
            self._is_open = True

    @property
    def usable(self) -> bool:
        return not self._is_open or super().usable

    def size(self, text: str) -> tuple[int, int]:
        """Return how large a text is in any test."""
        known = self.known.setdefault(self.key, {})
        if text not in known:
            self.open()
            known[text] = super().size(text)
        return known[text]
