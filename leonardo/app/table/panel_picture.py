"""The picture of a table whose panels are not nodes yet: each part of a panel is an item of one layer."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial

from pygame import Rect, Surface

from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.panels.panel import Part
from leonardo.app.table.panels.places import Places
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.picture import TablePicture, without_what_moves
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.engine.frozen import evolve
from leonardo.ui.items import Item, LayerItem, layer
from leonardo.ui.node import Z
from leonardo.ui.raster import Key


class PanelPicture(TablePicture):
    """Draws a table of panels: their parts lie upon each other in one layer, and all else is laid over that."""

    def arrange(self, size: tuple[int, int], view: View) -> None:
        """Lay everything out anew for a window of `size` pixels and the seats of `view`; cheap if nothing changed."""
        before = self._arranged
        super().arrange(size, view)
        if self._arranged is before:
            return
        self._parts: Sequence[Part] = [part for panel in self.panels for part in panel.parts]
        self._layer, self._desk = Key(), Key()
        self._ground: Surface | None = None
        self._ready: dict[Part, Hashable] = {}
        """What each part was drawn ahead as."""

    def _places_of(self) -> Places:
        return Places(self.panels, Rect((0, 0), self.page.size), self.traits)

    @property
    def ground(self) -> Surface:
        """The bare desk with the shadows of all panels; do not draw on it."""
        if self._ground is None:
            self._ground = self.pictures.cover("table", self.page.size).convert()
            for panel in self.panels:
                panel.lay_ground(self._ground)
        return self._ground

    def standing(self, view: View, marks: Marks, spots: frozenset[Spot]) -> Iterable[Stroke]:
        return self.retouched(view, evolve(marks, lit=spots))

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        yield lambda: self.ground
        for part in self._parts:
            yield partial(self._draw_ahead, part, view, NO_MARKS)

    def _page_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        beneath = self._beneath(without_what_moves(marks))
        for part in self._parts:
            content, kept = part.content(view, beneath), self._kept.get(part)
            if (kept is None or kept[0] != content) and self._ready.get(part, self) != content:
                self._ready[part] = content
                self._draw_ahead(part, view, beneath)
                yield

    def _draw_ahead(self, part: Part, view: View, marks: Marks) -> None:
        """Draw a part where nobody sees it: what it is drawn with, such as letters, is kept."""
        part.draw(Surface((1, 1)), view, marks)

    def _compose(self, view: View, marks: Marks) -> Sequence[Rect]:
        window, beneath = self.screen.window, self._beneath(marks)
        desk = Item(self._desk, window, Z.GROUND, lambda: self.ground, opaque=True)
        parts = [self._drawn(part, view, beneath, Z.BOARD) for part in self._parts]
        table = LayerItem(self._layer, window, Z.BOARD, [desk, *parts], opaque=True)
        return self.screen.compositor.frame(self._canvas, sorted([table, *self._over(view, marks)], key=layer))
