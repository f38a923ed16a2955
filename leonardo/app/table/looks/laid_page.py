"""The page with all that is laid over it and stays while things move: drawn anew only where view or marks changed."""

from collections.abc import Callable, Hashable, Iterable, Sequence

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.table.kinds import View
from leonardo.app.table.looks.patchwork import joined
from leonardo.app.table.marks import Marks


@frozen(eq=False)
class Stroke:
    """Something that is laid over the page, each over those before it.

    It draws on no pixel outside its `region`. `key` tells all that it depends on beside its region and the page below:
    while these are the same, it is.
    """

    region: Rect
    key: Hashable
    draw: Callable[[Surface], None]


class LaidPage:
    """Keeps the picture of one view under some marks.

    While a piece flies or hangs on the cursor, a frame is this and the piece: one copy instead of all lights and edges.
    When the pointer comes to another place, only the lights of the two places are laid anew.
    """

    def __init__(self) -> None:
        self._surface: Surface | None = None
        self._of: tuple[View, Marks] | None = None
        self._lies: list[tuple[Hashable, tuple[int, int, int, int]]] = []
        """The strokes that lie on the page, by their keys and where."""
        self._strokes: list[Stroke] = []
        self._changed: list[list[Rect]] = []
        """Where anything was laid anew, for each that wants to know."""

    def of(
        self,
        view: View,
        marks: Marks,
        page: Callable[[], tuple[Surface, Sequence[Rect]]],
        strokes: Callable[[Surface], Iterable[Stroke]],
    ) -> Surface:
        """Return the picture of a view under marks; do not draw on it.

        If it is another than before, `page` brings the page up to date, and tells where it changed; `strokes` tells
        what lies upon it now.
        """
        if self._surface is None or self._of is None or self._of[0] is not view or self._of[1] != marks:
            beneath, changed = page()
            self._surface = self._laid(beneath, changed, strokes(beneath))
            self._of = view, marks
        return self._surface

    @property
    def last(self) -> Surface | None:
        """The picture as it was made last."""
        return self._surface

    def changes(self) -> Callable[[], list[Rect]]:
        """Return a way to ask where anything was laid anew, since it was asked last, because view or marks changed."""
        noted: list[Rect] = []
        self._changed.append(noted)

        def take() -> list[Rect]:
            taken = noted.copy()
            noted.clear()
            return taken

        return take

    def renew(self, page: Surface, places: Sequence[Rect]) -> None:
        """Lay some places of the last picture anew, as they are on the page now."""
        if self._surface is not None:
            self._lay(self._surface, page, places)

    def _laid(self, page: Surface, changed: Sequence[Rect], told: Iterable[Stroke]) -> Surface:
        window, once = page.get_rect(), {(stroke.key, _numbers(stroke.region)): stroke for stroke in told}
        lies, strokes = list(once), list(once.values())
        laid = page.copy() if self._surface is None else self._surface
        stale = [window] if self._surface is None else [*changed, *_differences(self._lies, lies)]
        self._lies, self._strokes = lies, strokes
        places = joined([each.clip(window) for each in stale])
        for noted in self._changed:
            noted.extend(places)
        self._lay(laid, page, places, bare=self._surface is None)
        return laid

    def _lay(self, laid: Surface, page: Surface, places: Sequence[Rect], *, bare: bool = False) -> None:
        """Lay the strokes on some places of the page; where it is `bare`, nothing has to be taken away before."""
        regions = [stroke.region for stroke in self._strokes]
        for place in places:
            laid.set_clip(place)
            if not bare:
                laid.blit(page, place, place)
            for number in place.collidelistall(regions):
                self._strokes[number].draw(laid)
        laid.set_clip(None)


def _numbers(rect: Rect) -> tuple[int, int, int, int]:
    return rect.left, rect.top, rect.width, rect.height


def _differences(
    before: Sequence[tuple[Hashable, tuple[int, int, int, int]]],
    now: Sequence[tuple[Hashable, tuple[int, int, int, int]]],
) -> list[Rect]:
    """Return where strokes lay that are gone, and where such lie that were not there, or not in this order."""
    old, new = set(before), set(now)
    if [each for each in before if each in new] != [each for each in now if each in old]:
        return [Rect(region) for _, region in (*before, *now)]
    return [Rect(region) for _, region in old ^ new]
