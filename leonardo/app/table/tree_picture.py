"""The picture of a table whose panels are one tree of nodes: what a game says of it is a function from facts to nodes.

Scene, layers, tips and hands use it as they use any `TablePicture`: lights and marks lie in layers between those of
the tree, spots are the ids of its nodes, and what differs from the last frame is composed anew.
"""

from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import FinePoint
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.motion.flight import Flight, Flying
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.panels.places import Places
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.picture import TablePicture, without_what_moves
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.widgets import OWN_NAME, PLATE, named, running
from leonardo.engine.frozen import evolve
from leonardo.ui.items import layer
from leonardo.ui.layout import Element
from leonardo.ui.node import Custom, Node, Stack, Z, image, paint
from leonardo.ui.timeline import Motion

Act = tuple[Node, Rect, Motion]
"""A tree over the table, its place, and how its nodes move in a flight; all times are shares of that."""
_KEPT: Final = 6  # Trees that are kept: of what was, what is, what will be, and of what is held
_DESK: Final = image("table", mode="cover", opaque=True, z=Z.GROUND)
SHADOW: Final = paint(Brush.shadow, bleed=26, z=Z.GROUND)  # the shadow of a board on the desk
_PLATE_SHADOW: Final = 28  # units by which the shadow of a plate reaches beyond it
_STEPS_AHEAD: Final = 60
_RASTERS_A_STEP: Final = 8  # work done ahead of a first picture: so many steps, and so many rasters in each


class TreePicture(TablePicture):
    """Draws a table as a tree; what its nodes depend on is told by view and marks alone."""

    @abstractmethod
    def nodes(self, view: View, marks: Marks) -> Sequence[tuple[Rect, Node]]:
        """Return what is on the table, each thing in its place, without what is laid over it.

        Of the ids, those that can be pressed or focused are spots, in the order in which the keyboard walks them.
        Where they are depends on nothing of the marks but the prompt.
        """

    def tree(self, view: View, marks: Marks) -> Node:
        """Return all that is on the table, and the desk under it."""
        nodes = self.nodes(view, marks)
        whole = Custom(kids=tuple(kid for _, kid in nodes), place=lambda *_: [place for place, _ in nodes], z=Z.BOARD)
        return Stack(kids=(_DESK, whole))

    def arrange(self, size: tuple[int, int], view: View) -> None:
        """Lay everything out anew for a window of `size` pixels and the seats of `view`; cheap if nothing changed."""
        before = self._arranged
        super().arrange(size, view)
        if self._arranged is before:
            return
        self._roots: deque[tuple[View, Marks, Element]] = deque(maxlen=_KEPT)
        self._ground: Surface | None = None
        self._counted: tuple[Spot, ...] = ()
        self._act: tuple[Sequence[FinePoint], Element, Motion] | None = None
        """What was drawn last over the table, and the points along which it goes."""

    def _places_of(self) -> Places:
        return Places([_Spots(self._root)], self.screen.window, self.traits)

    @property
    def ground(self) -> Surface:
        """The bare desk under all panels; do not draw on it."""
        if self._ground is None:
            self._ground = self.pictures.cover("table", self.page.size).convert()
        return self._ground

    def place_of(self, view: View, name: Hashable, marks: Marks = NO_MARKS) -> Rect | None:
        """Return where the node with an id is, be it a spot or not; nothing if there is none."""
        hits = self._root(view, Marks(prompt=marks.prompt)).hits
        return next((element.rect for element in hits if element.node.id == name), None)

    def own_name(self, view: View) -> Rect | None:
        return self.place_of(view, OWN_NAME)

    def name_place(self, view: View, seat: int) -> Rect | None:
        return self.place_of(view, named(seat))

    def asking(self, view: View, marks: Marks) -> Rect | None:
        """Return where the node with the id of a plate is; a stage over the table takes its place."""
        return None if marks.feasting else self.place_of(view, PLATE, marks)

    def said(self, view: View, marks: Marks) -> Iterator[Rect]:
        plate, reach = self.asking(view, marks), 2 * self.brush.px(_PLATE_SHADOW)
        if plate is not None:
            yield plate.inflate(reach, reach).clip(self.stage or Rect((0, 0), self.page.size))

    def standing(self, view: View, marks: Marks, spots: frozenset[Spot]) -> Iterable[Stroke]:
        root = self._root(view, self._beneath(evolve(without_what_moves(marks), lit=spots)))
        pieces = sorted((item for item in root.items if item.z > Z.HIGHLIGHT), key=layer)
        return [Stroke(item.rect, item.key, partial(self.screen.draw, item)) for item in pieces]

    def acted(
        self,
        flight: Flight,  # noqa: ARG002
        points: Sequence[FinePoint],  # noqa: ARG002
        after: View,  # noqa: ARG002
    ) -> Act | None:
        """Return how a piece goes along the points, if it is a tree over the table that moves in a way of its own."""
        return None

    def draw_in_flight(self, surface: Surface, flying: Flying, points: Sequence[FinePoint], after: View) -> Rect | None:
        if self._act is None or self._act[0] is not points:
            act = self.acted(flying.flight, points, after)
            if act is None:
                return None
            tree, place, motion = act
            self._act = points, self.screen.lay_over(tree, place), motion
        return self.screen.draw_moved(surface, *self._act[1:], flying.share)

    # ahead of the need

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        work = self._page_ahead(view, NO_MARKS)
        for _ in range(_STEPS_AHEAD):
            yield lambda: [next(work, None) for _ in range(_RASTERS_A_STEP)]

    def _page_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Lay a tree out and make the rasters that are not kept, with a pause after each."""
        root, cache = self._root(view, self._beneath(without_what_moves(marks))), self.screen.cache
        yield
        for item in root.items:
            if item.make is not None and item.key not in cache:
                cache.raster(item.key, item.make)
                yield

    # what is shown

    def _root(self, view: View, marks: Marks) -> Element:
        """Return the tree of a view under marks as it lies in the window; the same for the same."""
        for seen, told, root in self._roots:
            if seen is view and told == marks:
                return root
        before = self._roots[-1][2] if self._roots else None
        root = self.screen.lay(self.tree(view, marks), before)
        self._roots.append((view, marks, root))
        return root

    def _compose(self, view: View, marks: Marks) -> Sequence[Rect]:
        still = tuple((at, evolve(count, shown=0, sprung=0, hopped=0)) for at, count in marks.counts)
        root = self._root(view, self._beneath(evolve(marks, counts=still) if still and not marks.cost else marks))
        living = self.life.parts if self.life is not None else ()
        drawn = (self._drawn(part, view, marks, Z.GROUND) for part in living)
        self.screen.show(root, over=chain(drawn, self._over(view, marks)))
        self._count(marks)
        return self.screen.frame(self._canvas)

    def _count(self, marks: Marks) -> None:
        """Let the sums that run show what they have come to, in the nodes with the ids of `running`."""
        timeline = self.screen.timeline
        now = {at: count for at, count in marks.counts if count.runs or count.swell != 1}
        for name in chain.from_iterable(map(running, self._counted)):
            timeline.release(name)
        for spot, count in now.items():
            before, beside, mark = running(spot)
            timeline.hold(before, value=count.shown)
            timeline.hold(beside, value=count.shown)
            timeline.hold(mark, scale=count.swell)
        self._counted = tuple(now)


class _Spots:
    """The spots of a tree, as the places of a table are found: a panel that draws nothing."""

    parts = ()

    def __init__(self, root: Callable[[View, Marks], Element]) -> None:
        self._root = root

    def lay_ground(self, surface: Surface) -> None:
        """Leave the desk bare."""

    def content(self, view: View, marks: Marks) -> Hashable:
        return self._root(view, marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the ids of what can be pressed or focused, each with its area."""
        for element in self._root(view, marks).hits:
            if element.node.hit or element.node.focus:
                yield element.node.id, element.area
