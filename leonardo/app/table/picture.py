"""The picture of a table: draws a view and what the hands lay over it, and tells where everything is.

Drawing never changes the game. All coordinates that go in and out are pixels of the window. What is on the table and
what is laid over it are items in layers; of these, the compositor of `leonardo.ui` draws what differs from the last
frame. A game says what is on its table, as nodes (`TreePicture`) or as panels (`PanelPicture`).
"""

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.translations import translations
from leonardo.app.table.kinds import Piece, Spot, View
from leonardo.app.table.looks.beside import Weighed
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.looks.sprite import Sprite, rimmed, stretched
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.motion.landing import crouching
from leonardo.app.table.own_picture import OwnPicture
from leonardo.app.table.panels.panel import Part
from leonardo.app.table.panels.places import Places
from leonardo.app.table.panels.restoring import Bring, bring_at_once
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import ButtonSpot, PromptSpot
from leonardo.engine.frozen import evolve
from leonardo.ui.items import Item, LiveItem
from leonardo.ui.node import Z
from leonardo.ui.raster import Key
from leonardo.ui.screen import Screen

_CLEAR: Final = 1000
_ASKING, _PRESSED = 60, 200
"""How many times worse a tip hides the prompt or one's own name than anything else; what is asked, or pressed next."""
_SMALL: Final = 0.04  # the share of the window up to which what can be pressed is kept clear: more has room for a tip
_SEEN: Final = 0.25  # the share of a place that may be hidden before it is not seen any more


class TablePicture(OwnPicture):
    """Draws the table of one game for one screen.

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
        self._places = self._places_of()
        self._page: Surface | None = None
        self._shown: tuple[View, Marks] | None = None
        """What the page shows."""
        self._changed, self._told = list[Rect](), list[Rect]()
        """Where it looks otherwise since it was drawn, and since `take_changes`."""
        self._kept: dict[Part, tuple[Hashable, Item]] = {}
        self._present: tuple[View, Marks]
        """What parts of panels are drawn for now."""

    def _face(self, view: View) -> None:
        """Let it lie as it does for who looks at a view: all else that it is arranged for is as it was."""
        if view.viewer != self._viewer:
            self.arrange(self.page.size, view)

    def look_through(self, eye: Hashable) -> None:
        """Look at it in another way from now on."""
        self.eye = eye
        if self._arranged is not None:
            self._places = self._places_of()

    def draw(
        self,
        surface: Surface,
        view: View,
        marks: Marks = NO_MARKS,
        over: Sequence[Rect] | None = None,
        bring: Bring = bring_at_once,
    ) -> list[Rect]:
        """Draw the whole table onto `surface`, which has the size of the last `arrange`.

        Return where anything lies over it that moves, such as tips.

        If this was drawn there last, and since then only `over` it at some places, all else is left as it is. What lies
        there comes to be seen as `bring` lets it.
        """
        laid = self.laid(view, marks)
        changed, self._changed = self._changed, []
        bring(surface, laid, over, changed)
        drawn = list[Rect]()
        drawn += self._overlay.draw_waiting(surface, marks, self.spots(view, marks)) if marks.thinking else []
        drawn += self.draw_tips(surface, view, marks)
        self.links = self._overlay.links if marks.tips else ()
        return drawn

    def draw_tips(self, surface: Surface, view: View, marks: Marks) -> list[Rect]:
        if not marks.tips:
            return []
        clear = self.kept_clear(view, marks)
        return self._overlay.draw_tips(surface, marks, self.told_of(view, marks), self.covers, clear)

    def kept_clear(self, view: View, marks: Marks) -> Weighed:
        """Return what no tip hides that has room elsewhere: what is asked, above and on the table, and one's own name.

        So it is with what may be pressed next. Where a stage takes all the table, a tip may lie on that, but not on the
        others.
        """
        spots = self.spots(view, marks)
        others = spots.get(PromptSpot()), self.own_name(view)
        asking = self.asking(view, marks)
        found: dict[tuple[int, ...], float] = {tuple(rect): _PRESSED for rect in self._pressed_next(spots, marks)}
        found |= {tuple(asking): _ASKING} if asking is not None else {}
        return found | {tuple(rect): _CLEAR for rect in others if rect is not None}

    def _pressed_next(self, spots: Mapping[Spot, Rect], marks: Marks) -> Iterator[Rect]:
        """Yield where the buttons are that can be pressed, and small things that can be used now.

        What lies around one another, such as lands, has room for a tip and for the hand.
        """
        buttons = marks.prompt.buttons if marks.prompt is not None else ()
        for spot in (*marks.lit, *(ButtonSpot(button.key) for button in buttons if button.enabled)):
            rect = spots.get(spot) if not isinstance(spot, self.traits.around) else None
            if rect is not None and rect.width * rect.height <= _SMALL * self.page.size[0] * self.page.size[1]:
                yield rect

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

    def leaning(self, piece: Piece, scale: float, degrees: float, rim: int = 0) -> Sprite:
        """Return a piece that leans so far to the right, in a few steps, if it is one that does.

        One that does has a light `rim` of so many pixels around it.
        """
        upright, step = self.sprite(piece, scale), shapes.step_of(degrees)
        if not (step or rim) or not self.leans(piece):
            return upright
        key = "leans", piece, self.looks, self.text_scale, upright.surface.get_size(), step, rim
        leans = self.pictures.made(key, partial(_leaning, upright.surface, step, rim))
        return Sprite(leans, upright.shadow, upright.drop)

    def crouching(self, piece: Piece, scale: float, step: int) -> Sprite:
        """Return a piece that crouches so many steps, or is stretched where they are below 0."""
        upright = self.sprite(piece, scale)
        if not step:
            return upright
        key = "crouches", piece, self.looks, self.text_scale, upright.surface.get_size(), step
        low = self.pictures.made(key, lambda: stretched(upright.surface, *crouching(step)))
        return Sprite(low, upright.shadow, upright.drop)

    def stir(self, surface: Surface, view: View, marks: Marks, milliseconds: float) -> bool:
        """Let what lives go on for a while on a surface where the table was drawn; tell whether it looks otherwise.

        View and marks must be those it was drawn with, and nothing may have been drawn over it where things live.
        """
        if self.life is None or self._page is None or not self.life.go_on(milliseconds, view):
            return False
        changes = self._show(view, without_what_moves(marks))
        surface.blits([(self._page, place, place) for place in changes], doreturn=False)
        return bool(changes)

    def _lights(self, view: View, marks: Marks, areas: Mapping[Spot, Area]) -> Iterator[Stroke]:
        return self._overlay.lights(marks, areas, self.stage, self.goes_on_at(view, marks))

    def tools_ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of making what is drawn with later, whatever comes, such as letters and lights."""
        for style in self.letters:
            yield partial(self.brush.width, "", style)
        yield from self._overlay.lights_ahead()

    def make_ready(self, view: View, marks: Marks) -> Iterator[None]:
        """Do ahead what showing a view under some marks will need, in small pieces with a pause after each."""
        self.arrange(self.page.size, view)
        yield from self._places.steps(view, marks.prompt)
        yield from self._page_ahead(view, marks)
        yield from _pieces(self._lights(view, marks, self.areas(view, marks)), self.laid_over(view, marks))
        yield from self.lights_ahead(view, marks)

    def make_lifting_ready(self, view: View, marks: Marks) -> Iterator[None]:
        """Do ahead what showing a view needs once something is held, which `marks` tell, with a pause after each piece.

        What takes longest comes first: who is quick takes it up before all is done.
        """
        self.arrange(self.page.size, view)
        yield from self._places.steps(view, marks.prompt)
        yield from self.lights_ahead(view, marks)
        yield from _pieces(self._lights(view, marks, self.areas(view, marks)), self.retouched(view, marks))
        yield from self._page_ahead(view, marks)

    def pointing_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Do ahead what is needed to show what is pointed at, as `marks` tell, with a pause after each piece."""
        yield from self.tips_ahead(view, marks)
        yield from _pieces(self.retouched(view, marks))
        yield from self._page_ahead(view, marks)

    def tips_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Set the tips of marks in lines, find where they stand, and make what they are drawn with.

        There is a pause after each piece of that.
        """
        page, done = self._canvas, False
        work = self._overlay.tips_ahead(page, marks, self.told_of(view, marks), self.kept_clear(view, marks))
        while not done:
            page.set_clip(Rect(0, 0, 0, 0))
            done = next(work, self) is self
            page.set_clip(None)
            if not done:
                yield

    def places_ahead(self, view: View) -> Iterator[None]:
        """Find where everything lies in a view, with a pause after each panel that is another than before."""
        self.arrange(self.page.size, view)
        return self._places.steps(view, None, pressed=False)

    def lights_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Make the lights of all that can be used, as they are and under the pointer, with a pause after each."""
        yield from self._overlay.ahead(marks, self.areas(view, marks))

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

    def seen(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        """Return the rectangles around all that is seen: nothing of which a good part lies below what is asked."""
        found, plate = self.spots(view, marks), self.asking(view, marks)
        if plate is None:
            return found
        return {spot: at for spot, at in found.items() if not (isinstance(spot, self.below) and hidden(at, plate))}

    def targets(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Area]:
        """Return where everything can be pressed in pixels, as `areas` but nothing too small to be hit."""
        self._face(view)
        return self._places.of(view, marks.prompt).targets

    def spots_at(self, view: View, point: Point, marks: Marks = NO_MARKS) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""
        self._face(view)
        return tuple(self._places.of(view, marks.prompt).at(point)) or self.behind(point)

    @property
    @abstractmethod
    def ground(self) -> Surface:
        """The bare desk under all panels; do not draw on it."""

    @abstractmethod
    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        """Yield the work of drawing the table of `view` for the first time, in pieces, ahead of the need."""

    @abstractmethod
    def standing(self, view: View, marks: Marks, spots: frozenset[Spot]) -> Iterable[Stroke]:
        """Return what stands on some spots and beside them, to be drawn once more over a light on these."""

    # What is shown

    @abstractmethod
    def _places_of(self) -> Places:
        """Return what finds where everything lies, as the table is arranged and looked at now."""

    @abstractmethod
    def _page_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Make what a view under marks is drawn with, with a pause after each piece."""

    @abstractmethod
    def _compose(self, view: View, marks: Marks) -> Sequence[Rect]:
        """Let the page show a view under marks, with all that is `_over` it; return where it changed."""

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


def _pieces(*strokes: Iterable[Stroke]) -> Iterator[None]:
    """Make what some strokes are drawn with, with a pause after each piece."""
    for stroke in chain(*strokes):
        for _ in stroke.pieces():
            yield


def hidden(place: Rect, plate: Rect) -> bool:
    """Tell whether a good part of a place lies below a plate."""
    covered = place.clip(plate)
    return covered.width * covered.height > _SEEN * place.width * place.height


def without_what_moves(marks: Marks) -> Marks:
    """Return marks without what moves with the pointer, or by itself."""
    still = marks.thinking.still if marks.thinking is not None else None
    if not (marks.held or marks.tips or marks.reading or marks.thinking is not still):
        return marks
    return evolve(marks, held=(), reach=(), tips=(), reading=False, thinking=still)


def _leaning(upright: Surface, step: int, rim: int) -> Surface:
    leans = shapes.tilted(upright, step) if step else upright
    return rimmed(leans, rim) if rim else leans
