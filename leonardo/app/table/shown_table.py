"""What a table shows and where: items in layers, of which the compositor draws what differs from the last frame.

A game says what is on its table as nodes, and as panels where these are not nodes yet. Spots are the ids of nodes and
what panels tell. Lights lie above the table, pieces above lights, and marks above all.
"""

from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.areas import Area
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import FinePoint, Point
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.translations import translations
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.motion.flight import Flight, Flying
from leonardo.app.table.own_picture import OwnPicture
from leonardo.app.table.panels.panel import Panel, Part, Placed
from leonardo.app.table.panels.places import Places
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.widgets import OWN_NAME, PLATE, named, running
from leonardo.engine.frozen import evolve
from leonardo.ui.items import Item, LayerItem, LiveItem, layer
from leonardo.ui.layout import Element
from leonardo.ui.node import Custom, Node, Z
from leonardo.ui.raster import Key
from leonardo.ui.screen import Screen
from leonardo.ui.timeline import Motion

Act = tuple[Node, Rect, Motion]
"""A tree over the table, its place, and how its nodes move in a flight; all times are shares of that."""
_KEPT: Final = 6  # trees that are kept: of what was, what is, what will be, and of what is held
_PLATE_SHADOW: Final = 28  # units by which the shadow of a plate reaches beyond it
_STEPS_AHEAD: Final = 60
_RASTERS_A_STEP: Final = 8  # work done ahead of a first picture: so many steps, and so many rasters in each


class ShownTable(OwnPicture):
    """Shows the table of one game for one screen, and tells where everything is.

    `looks` are the names and colours of the seats in order. `text_scale` is the reader's wish for larger text (1 =
    none). A `bare` table has neither log nor keys nor menu. Pictures are best those of the kit, so that nothing is kept
    twice. `arrange` comes before everything else.
    """

    def __init__(
        self,
        looks: Sequence[PlayerStyle],
        *,
        pictures: Pictures | None = None,
        text_scale: float = 1.0,
        bare: bool = False,
    ) -> None:
        self.pictures = pictures or Pictures()
        self.looks = tuple(looks)
        self.text_scale = text_scale
        self.bare = bare
        self.brush: Brush
        self.links: tuple[TipLink, ...] = ()
        """Where the rules that tips cite were drawn last."""
        self.covers: Sequence[Rect] = ()
        """Where something lies over the table, of which tips keep clear."""
        self.eye: Hashable = None
        """How the picture is looked at, where there is more than one way, such as closely at a part of a map."""
        self.home: int | None = None
        """As whom the others stand beside the table, where several share the screen; else as whoever sits below."""
        self._arranged: Hashable = None
        self._viewer: int | None = None

    def arrange(self, size: tuple[int, int], view: View) -> None:
        """Lay everything out anew for a window of `size` pixels and the seats of `view`; cheap if nothing changed."""
        wanted = size, len(self.looks), view.viewer, self.text_scale, translations().language, lettering()
        if wanted == self._arranged:
            return
        self._arranged, self._viewer = wanted, view.viewer
        self.links = ()
        self.panels = self.lay_out(size, view)
        self.screen = Screen(self.brush, size)
        self._overlay = Overlay(self.brush, self.traits, self.mark_place, self.shy)
        self._parts: Sequence[Part] = [part for panel in self.panels for part in panel.parts]
        self._table, self._desk = Key(), Key()
        self._places = self._places_of()
        self._stands: tuple[View, Marks, Sequence[Stroke]] | None = None
        """What stood on lit spots when that was asked last."""
        self._page: Surface | None = None
        self._shown: tuple[View, Marks] | None = None
        """What the page shows."""
        self._changed, self._told = list[Rect](), list[Rect]()
        """Where it looks otherwise since it was drawn, and since `take_changes`."""
        self._kept: dict[Part, tuple[Hashable, Item]] = {}
        self._present: tuple[View, Marks]
        """What parts of panels are drawn for now."""
        self._ready: dict[Part, Hashable] = {}
        """What each of them was drawn ahead as."""
        self._roots: deque[tuple[View, Marks, Element]] = deque(maxlen=_KEPT)
        self._ground: Surface | None = None
        self._counted: tuple[Spot, ...] = ()
        self._act: tuple[Sequence[FinePoint], Element, Motion] | None = None
        """What was drawn last over the table, and the points along which it goes."""

    def _face(self, view: View) -> None:
        """Let it lie as it does for who looks at a view: all else that it is arranged for is as it was."""
        if view.viewer != self._viewer:
            self.arrange(self.page.size, view)

    def look_through(self, eye: Hashable) -> None:
        """Look at it in another way from now on."""
        self.eye, self._stands = eye, None
        if self._arranged is not None:
            self._places = self._places_of()

    @abstractmethod
    def nodes(self, view: View, marks: Marks) -> Sequence[tuple[Rect, Node]]:
        """Return what is on the table, each thing in its place, without what is laid over it.

        Of the ids, those that can be pressed or focused are spots, in the order in which the keyboard walks them.
        Where they are depends on nothing of the marks but the prompt.
        """

    def tree(self, view: View, marks: Marks) -> Node:
        """Return all nodes that are on the table."""
        nodes = self.nodes(view, marks)
        return Custom(kids=tuple(kid for _, kid in nodes), place=lambda *_: [place for place, _ in nodes], z=Z.BOARD)

    def laid(self, view: View, marks: Marks = NO_MARKS) -> Surface:
        """Return the whole table without what moves with the pointer; kept, so do not draw on it."""
        stays, shown = without_what_moves(marks), self._shown
        if shown is None or shown[0] is not view or shown[1] != stays:
            self._show(view, stays)
        return self._canvas

    @property
    def last(self) -> Surface | None:
        """The whole table as it was laid last, if it was; it changes when it is laid anew."""
        return self._page

    def take_changes(self) -> list[Rect]:
        """Return where the table looks otherwise than when this was asked last, for what is drawn over it."""
        taken, self._told = self._told, []
        return taken

    def stir(self, surface: Surface, view: View, marks: Marks, milliseconds: float) -> bool:
        """Let what lives go on for a while on a surface where the table was drawn; tell whether it looks otherwise.

        View and marks must be those it was drawn with, and nothing may have been drawn over it where things live.
        """
        if self.life is None or self._page is None or not self.life.go_on(milliseconds, view):
            return False
        changes = self._show(view, without_what_moves(marks))
        surface.blits([(self._page, place, place) for place in changes], doreturn=False)
        return bool(changes)

    def areas(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Area]:
        """Return where everything lies in pixels, in the order in which the keyboard walks it.

        Larger things come before the smaller ones that lie on them: for a point, the last area that holds it is meant.
        The buttons are those of `marks.prompt`.
        """
        self._face(view)
        return self._places.of(view, marks.prompt).areas

    def spots(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        self._face(view)
        return self._places.of(view, marks.prompt).bounds

    def targets(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Area]:
        """Return where everything can be pressed in pixels, as `areas` but nothing too small to be hit."""
        self._face(view)
        return self._places.of(view, marks.prompt).targets

    def spots_at(self, view: View, point: Point, marks: Marks = NO_MARKS) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""
        self._face(view)
        return tuple(self._places.of(view, marks.prompt).at(point)) or self.behind(point)

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
        plate, reach = None if marks.feasting else self.place_of(view, PLATE, marks), 2 * self.brush.px(_PLATE_SHADOW)
        if plate is not None:
            yield plate.inflate(reach, reach).clip(self.stage or self.screen.window)

    def standing(self, view: View, marks: Marks, spots: frozenset[Spot]) -> Iterator[Stroke]:
        """Yield what stands on some spots and beside them, to be drawn once more over a light on these."""
        lit, kept = evolve(marks, lit=spots), self._stands
        if kept is None or kept[0] is not view or kept[1] != lit:
            kept = self._stands = view, lit, tuple(self._standing(view, lit))
        yield from kept[2]

    def _standing(self, view: View, lit: Marks) -> Iterator[Stroke]:
        yield from self.retouched(view, lit)
        root = self._root(view, self._beneath(without_what_moves(lit)))
        for item in sorted((item for item in root.items if item.z > Z.HIGHLIGHT), key=layer):
            yield Stroke(item.rect, item.key, partial(self.screen.draw, item))

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

    @property
    def ground(self) -> Surface:
        """The bare desk with the shadows of panels; do not draw on it."""
        if self._ground is None:
            self._ground = self.pictures.cover("table", self.page.size).convert()
            for panel in self.panels:
                panel.lay_ground(self._ground)
        return self._ground

    # Ahead of the need

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        """Yield the work of drawing the table of `view` for the first time, in pieces, ahead of the need."""
        yield lambda: self.ground
        for part in self._parts:
            yield partial(self._draw_ahead, part, view, NO_MARKS)
        work = self._rasters_ahead(view, NO_MARKS)
        for _ in range(_STEPS_AHEAD):
            yield lambda: [next(work, None) for _ in range(_RASTERS_A_STEP)]

    def _page_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Make what a view under marks is drawn with, with a pause after each piece."""
        beneath = self._beneath(without_what_moves(marks))
        for part in self._parts:
            content, kept = part.content(view, beneath), self._kept.get(part)
            if (kept is None or kept[0] != content) and self._ready.get(part, self) != content:
                self._ready[part] = content
                self._draw_ahead(part, view, beneath)
                yield
        yield from self._rasters_ahead(view, beneath)

    def _draw_ahead(self, part: Part, view: View, marks: Marks) -> None:
        """Draw a part where nobody sees it: what it is drawn with, such as letters, is kept."""
        part.draw(Surface((1, 1)), view, marks)

    def _rasters_ahead(self, view: View, beneath: Marks) -> Iterator[None]:
        root, cache = self._root(view, beneath), self.screen.cache
        yield
        for item in root.items:
            if item.make is not None and item.key not in cache:
                cache.raster(item.key, item.make)
                yield

    # What is shown

    def _places_of(self) -> Places:
        """Return what finds where everything lies, as the table is arranged and looked at now."""
        return Places(self.walked(), self.screen.window, self.traits)

    def walked(self) -> Sequence[Panel]:
        """Return the panels, and nodes among them, in the order in which the keyboard walks them."""
        return *self.panels, self.some_nodes()

    def some_nodes(self, first: int = 0, end: int | None = None) -> Panel:
        """Return some of the `nodes` by their numbers, as a panel that tells where their spots are."""
        return _Spots(self._root, slice(first, end))

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
        """Let the page show a view under marks; return where it changed."""
        if not self._only_runs(view, marks):
            root = self._root(view, self._beneath(marks if marks.cost else at_rest(marks)))
            living = self._living(view, self._beneath(marks))
            self.screen.show(root, under=self._under(view, marks), over=chain(living, self._over(view, marks)))
        self._count(marks)
        return self.screen.frame(self._canvas)

    def _only_runs(self, view: View, marks: Marks) -> bool:
        """Tell whether nothing differs from what the page shows but sums that run, each in a node."""
        shown = self._shown
        if shown is None or shown[0] is not view or marks.cost or shown[1] == marks:
            return False
        other = (spot for spot, _ in set(shown[1].counts) ^ set(marks.counts))
        nodes = all(any(map(self.screen.place, running(spot))) for spot in other)
        return nodes and at_rest(shown[1]) == at_rest(marks)

    def _under(self, view: View, marks: Marks) -> Sequence[Item]:
        """Return the desk, with panels in one layer, which keeps what was drawn."""
        window, beneath = self.screen.window, self._beneath(marks)
        desk = Item(self._desk, window, Z.GROUND, lambda: self.ground, opaque=True)
        if not self._parts:
            return [desk]
        drawn = [desk, *(self._drawn(part, view, beneath, Z.BOARD) for part in self._parts)]
        return [LayerItem(self._table, window, Z.GROUND, drawn, opaque=True)]

    def _living(self, view: View, marks: Marks) -> Iterator[Item]:
        """Yield what lives on the ground, and is no part of a panel."""
        for part in self.life.parts if self.life is not None else ():
            if part not in self._parts:
                yield self._drawn(part, view, marks, Z.GROUND)

    @property
    def _canvas(self) -> Surface:
        if self._page is None:
            self._page = Surface(self.page.size).convert()
        return self._page

    def _show(self, view: View, marks: Marks) -> Sequence[Rect]:
        """Let the page show a view under marks; return where it changed."""
        places = self._compose(view, marks)
        self._shown = view, marks
        self._changed += places
        self._told += places
        return places

    def _lights(self, view: View, marks: Marks, areas: Mapping[Spot, Area]) -> Iterator[Stroke]:
        return self._overlay.lights(marks, areas, self.stage, self.goes_on_at(view, marks))

    def _over(self, view: View, marks: Marks) -> Iterator[Item]:
        """Yield lights, what stands upon them, and what is laid over all of the table."""
        areas, known = self.areas(view, marks), set[Hashable]()
        over = chain(self.laid_over(view, marks), self._overlay.signs(marks, areas, self.signed(view, marks)))
        for z, strokes in (
            (Z.HIGHLIGHT, self._lights(view, marks, areas)),
            (Z.PIECES, self.retouched(view, marks)),
            (Z.OVERLAY, chain(over, self.over_signs(view, marks))),
        ):
            for stroke in strokes:
                key = "stroke", stroke.key, *stroke.region
                if key not in known:
                    known.add(key)
                    yield LiveItem(self.screen.cache.key(key), stroke.region, z, stroke.draw)

    def _drawn(self, part: Part, view: View, marks: Marks, z: Z) -> Item:
        """Return a part of a panel as an item: the same as long as its content is.

        It is drawn as it is now even so: what lies below others may tell only together with these what it depends on.
        """
        content, kept = part.content(view, marks), self._kept.get(part)
        self._present = view, marks
        if kept is not None and kept[0] == content:
            return kept[1]
        item = LiveItem(Key(), part.region(view, marks), z, lambda surface: part.draw(surface, *self._present))
        item.opaque = part.is_opaque
        self._kept[part] = content, item
        return item

    def _beneath(self, marks: Marks) -> Marks:
        """Return the marks that panels may look at; what is pointed at only if any of them answers to that."""
        beneath = marks.beneath
        return beneath if isinstance(marks.hovered, self.traits.answered) else evolve(beneath, hovered=None)

    def _count(self, marks: Marks) -> None:
        """Let the sums that run show what they have come to, in the nodes with the ids of `running`."""
        timeline = self.screen.timeline
        now = {at: count for at, count in marks.counts if count.runs or count.swell != 1}
        for name in chain.from_iterable(map(running, self._counted)):
            timeline.release(name)
        for spot, count in now.items():
            *sums, mark, part = running(spot)
            for name in (*sums, part):
                timeline.hold(name, value=count.shown)
            timeline.hold(mark, scale=count.swell)
        self._counted = tuple(now)


class _Spots:
    """The spots of some parts of a tree, as the places of a table are found: a panel that draws nothing."""

    parts = ()

    def __init__(self, root: Callable[[View, Marks], Element], some: slice) -> None:
        self._root, self._some = root, some

    def lay_ground(self, surface: Surface) -> None:
        """Leave the desk bare."""

    def content(self, view: View, marks: Marks) -> Hashable:
        return self._root(view, marks).kids[self._some]

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the ids of what can be pressed or focused, each with its area."""
        for part in self._root(view, marks).kids[self._some]:
            for element in part.hits:
                if element.node.hit or element.node.focus:
                    yield element.node.id, element.area


def at_rest(marks: Marks) -> Marks:
    """Return marks with all sums as they are before they run."""
    return evolve(marks, counts=tuple((at, count.still) for at, count in marks.counts)) if marks.counts else marks


def without_what_moves(marks: Marks) -> Marks:
    """Return marks without what moves with the pointer, or by itself."""
    still = marks.thinking.still if marks.thinking is not None else None
    if not (marks.held or marks.tips or marks.reading or marks.thinking is not still):
        return marks
    return evolve(marks, held=(), reach=(), tips=(), reading=False, thinking=still)
