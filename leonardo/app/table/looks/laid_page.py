"""The page with all that is laid over it and stays while things move: made anew only when view or marks change."""

from collections.abc import Callable

from pygame import Surface

from leonardo.app.table.kinds import View
from leonardo.app.table.marks import Marks


class LaidPage:
    """Keeps the picture of one view under some marks.

    While a piece flies or hangs on the cursor, a frame is this and the piece: one copy instead of all lights and edges.
    """

    def __init__(self) -> None:
        self._surface: Surface | None = None
        self._of: tuple[View, Marks] | None = None

    def of(self, view: View, marks: Marks, page: Callable[[], Surface], lay: Callable[[Surface], None]) -> Surface:
        """Return the picture of a view under marks; do not draw on it.

        If it is another than before, `page` brings the page up to date and `lay` draws on a copy of it.
        """
        if self._surface is None or self._of is None or self._of[0] is not view or self._of[1] != marks:
            beneath = page()
            if self._surface is None:
                self._surface = beneath.copy()
            else:
                self._surface.blit(beneath, (0, 0))
            lay(self._surface)
            self._of = view, marks
        return self._surface
