"""The picture of a table: draws a view and what the hands lay over it, and tells where everything is.

Drawing never changes the game. All coordinates that go in and out are pixels of the window. A game says what its panels
are and how its pieces look; which of them must be drawn anew, where things are pressed and lit is the same for all.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import Look
from leonardo.app.kit.words import catalogue
from leonardo.app.table.areas import Area
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.kinds import Action, Piece, Spot, View
from leonardo.app.table.living.life import Life
from leonardo.app.table.living.stirring import Stirring
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.overlay import Overlay
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.motion.flight import Flight, Flying
from leonardo.app.table.panels.allowance import Allowance
from leonardo.app.table.panels.laid_page import LaidPage, Stroke
from leonardo.app.table.panels.page import Page
from leonardo.app.table.panels.panel import Panel
from leonardo.app.table.panels.patchwork import Patchwork
from leonardo.app.table.panels.places import Places
from leonardo.app.table.panels.restoring import restore
from leonardo.app.table.review.card import place_for
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import Traits
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

LookUp = Callable[[Spot], Point]
"""Tells the pixel of a spot."""


@frozen(eq=False)
class Sketched:
    """A place of the window that is looked at in another way now, and how to draw about what is to be seen there.

    It is drawn on a surface that shows how the place looked before.
    """

    place: Rect
    draw: Callable[[Surface], None]


class TablePicture(ABC):
    """Draws the table of one game for one screen.

    `looks` are the names and colours of the seats in order. `text_scale` is the reader's wish for larger text (1 =
    none). A `bare` table has neither log nor keys nor menu. Pictures are best those of the kit, so that nothing is kept
    twice. `arrange` comes before everything else.
    """

    traits: ClassVar[Traits]
    letters: ClassVar[Sequence[Style]] = ()
    """What is written in them comes on the table now and then, as with a stage: they are opened ahead of that."""

    def __init__(
        self,
        looks: Sequence[Look],
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
        self.eye: Hashable = None
        """How the picture is looked at, where there is more than one way, such as closely at a part of a map."""
        self._arranged: Hashable = None
        self._viewer: int | None = None

    # What a game says

    @property
    @abstractmethod
    def page(self) -> Page:
        """The page as it was laid out last."""

    @property
    @abstractmethod
    def log_place(self) -> Rect:
        """Where the log unfolds, in pixels: over as little as can be of what one looks at while one reads it."""

    @abstractmethod
    def lay_out(self, size: tuple[int, int], view: View) -> tuple[Panel, ...]:
        """Lay everything out for a window of `size` pixels, set `brush`, and return the panels."""

    @abstractmethod
    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        """Return a piece `scale` times as large as it usually is in the air."""

    @abstractmethod
    def target(self, view: View, spot: Spot) -> Point:
        """Return the pixel to which a piece flies when it goes to a spot, be the spot there yet or not."""

    @abstractmethod
    def card_places(self, *, low: bool = False) -> Sequence[Rect]:
        """Return where a card that tells of the table may lie, the usual place first; `low`: also at its foot."""

    def mark_place(self, spot: Spot, places: Mapping[Spot, Rect], number: int = 0) -> Rect:
        """Return where the mark of a last act stands at its spot, clear of what must be seen, after so many others."""
        size = max(14, self.brush.px(22))
        mark = Rect(0, 0, size, size)
        mark.center = places[spot].right - size // 4 - number * size, places[spot].top + size // 6
        return mark

    def hint_place(self, marked: Sequence[Rect], dialog: Rect | None) -> tuple[Rect, bool]:
        """Return where the card of a hint lies, and whether at the lower end of that.

        It hides least of the dialog that it lies over, or else of what is marked, where the choices take place.
        """
        return place_for(self.card_places(), [dialog] if dialog else marked), False

    def seen_closely(self, view: View, spot: Spot) -> Spot | None:  # noqa: ARG002 - a game may have something
        """Return what is shown large for a thing that is pointed at, or nothing."""
        return None

    def zoom(self, surface: Surface, view: View, spot: Spot) -> Rect | None:  # noqa: ARG002
        """Draw what lies at a spot large, over the darkened table; return where, or none if it cannot be zoomed."""
        return None

    def closer(self, at: Point, turns: int) -> Hashable:  # noqa: ARG002 - mostly there is one way to look
        """Return how to look more closely at a pixel by turns of the wheel, or less; nothing for no such way."""
        return None

    def drawn(self, start: Point, end: Point) -> Hashable:  # noqa: ARG002
        """Return how to look so that what is at one pixel comes to another; nothing where that cannot be."""
        return None

    def following(self, view: View, spot: Spot) -> Hashable:  # noqa: ARG002
        """Return how to look so that what the keyboard is at is to be seen; nothing where it always is."""
        return None

    def put_away(self, done: Action | None = None) -> Hashable:  # noqa: ARG002
        """Return how to look without what lies open beside the table, such as a list; nothing where nothing does.

        If a decision has been `done`, it may stay open for the next one.
        """
        return None

    def look_through(self, eye: Hashable) -> None:
        """Look at it in another way from now on."""
        before, self.eye = self.eye, eye
        if self._arranged is not None:
            self._places = Places(self._panels, Rect((0, 0), self.page.size), self.traits)
            self._sketch(before)

    def sketched(self, view: View, marks: Marks, before: Hashable) -> Sketched | None:  # noqa: ARG002 - real ones look
        """Return about how it looks now, made of how it looked in the way `before`; nothing where all must be drawn."""
        return None

    def hangs_beside(self, piece: Piece) -> bool:  # noqa: ARG002 - mostly it hangs where the pointer is
        """Tell whether a piece hangs above and beside the pointer, so that it hides nothing of the place below."""
        return False

    def behind(self, point: Point) -> tuple[Spot, ...]:  # noqa: ARG002
        """Return what a press of a pixel means where no spot is."""
        return ()

    @property
    def stage(self) -> Rect | None:
        """The part of the table that steps back while something is held, except for where it may go; in pixels."""
        return None

    @property
    def shy(self) -> Sequence[Rect]:
        """Where words stand that are no spots, and that tips should not hide; in pixels."""
        return ()

    def asking(self, view: View, marks: Marks) -> Rect | None:  # noqa: ARG002 - real ones look at them
        """Return where the table itself tells what is asked, which nothing else should hide; in pixels."""
        return None

    @property
    def life(self) -> Life | None:
        """What lives on the table while nobody does anything, if anything does."""
        return None

    def retouched(self, page: Surface, view: View, marks: Marks) -> Iterable[Stroke]:  # noqa: ARG002 - mostly nothing
        """Return what lies on the page and must not be hidden by lights, to be drawn over them once more."""
        return ()

    def signed(self, view: View, marks: Marks) -> Mapping[Spot, Rect]:
        """Return where signs of what was done last may stand: at all spots, but what something lies over."""
        return self.spots(view, marks)

    def told_of(self, view: View, marks: Marks) -> Mapping[Spot, Rect]:
        """Return what a tip of each spot stands beside: the spot, or with it what must be seen while that is used."""
        return self.spots(view, marks)

    def laid_over(self, view: View, marks: Marks) -> Iterable[Stroke]:  # noqa: ARG002 - mostly nothing
        """Return what lies over the whole table, such as the board of an auction."""
        return ()

    def way(self, flight: Flight, here: LookUp, there: LookUp) -> Sequence[tuple[float, float]]:
        """Return the way of a flight in pixels, at least its two ends, which are looked up before it and after it."""
        return here(flight.start), there(flight.end)

    def draw_in_flight(
        self,
        surface: Surface,  # noqa: ARG002
        flying: Flying,  # noqa: ARG002
        points: Sequence[tuple[float, float]],  # noqa: ARG002
        after: View,  # noqa: ARG002
    ) -> Rect | None:
        """Draw a piece that goes in a manner of its own along the points; return where, or none if it is not one."""
        return None

    def feast(self, shown: OnStage, before: View, after: View) -> FeastPage | None:  # noqa: ARG002 - mostly nothing
        """Return what is seen of a feast that the motion of this game has of an event, from one view to another.

        Of nothing the table is seen as it is while the feast lasts.
        """
        return None

    def feast_needs(self, event: Event) -> Iterable[str]:  # noqa: ARG002
        """Return the names of pictures that the feast of an event needs and that take long to be read."""
        return ()

    # What is the same for all

    def arrange(self, size: tuple[int, int], view: View) -> None:
        """Lay everything out anew for a window of `size` pixels and the seats of `view`; cheap if nothing changed."""
        wanted = size, len(self.looks), view.viewer, self.text_scale, catalogue().language
        if wanted == self._arranged:
            return
        self._arranged, self._viewer = wanted, view.viewer
        self.links = ()
        self._panels = self.lay_out(size, view)
        self._overlay = Overlay(self.brush, self.traits, self.mark_place, self.shy)
        self._places = Places(self._panels, Rect((0, 0), size), self.traits)
        self._patchwork: Patchwork | None = None
        self._laid = LaidPage()
        self._altered, self._changed = self._laid.changes(), self._laid.changes()
        self.take_changes = self._laid.changes()
        """Tells where the table looks otherwise than when this was asked last, for what is drawn over it."""
        self._stirring = Stirring()

    def _face(self, view: View) -> None:
        """Let it lie as it does for who looks at a view: all else that it is arranged for is as it was."""
        if view.viewer != self._viewer:
            self.arrange(self.page.size, view)

    def draw(
        self,
        surface: Surface,
        view: View,
        marks: Marks = NO_MARKS,
        over: Sequence[Rect] | None = None,
        allowance: Allowance | None = None,
    ) -> list[Rect]:
        """Draw the whole table onto `surface`, which has the size of the last `arrange`.

        Return where anything lies over it that moves, such as tips.

        If this was drawn there last, and since then only `over` it at some places, all else is left as it is. What
        finds no room in an `allowance` is as it was, until this is drawn again.
        """
        laid = self.laid(view, marks, allowance)
        changed = self._changed()
        restore(surface, laid, None if over is None else [*over, *changed])
        drawn = list[Rect]()
        drawn += self._overlay.draw_waiting(surface, marks, self.spots(view, marks)) if marks.thinking else []
        drawn += self._overlay.draw_tips(surface, marks, self.told_of(view, marks)) if marks.tips else []
        self.links = self._overlay.links if marks.tips else ()
        return drawn

    @property
    def sketchy(self) -> bool:
        """Whether what is to be seen is seen as a sketch in part, so that there is no haste to draw it."""
        return self._laid.sketchy and self.unfinished

    @property
    def unfinished(self) -> bool:
        """Whether something of what is to be seen was left for the next drawing."""
        return self._laid.unfinished or (self._patchwork is not None and self._patchwork.unfinished)

    def awaits(self, place: Rect) -> bool:
        """Tell whether something of what is to be seen at a place was left for the next drawing."""
        return self._laid.awaits(place) or (self._patchwork is not None and self._patchwork.awaits(place))

    def laid(self, view: View, marks: Marks = NO_MARKS, allowance: Allowance | None = None) -> Surface:
        """Return the whole table without what moves with the pointer; kept, so do not draw on it."""
        stays = _stays(marks)
        return self._laid.of(
            view,
            stays,
            partial(self._current_page, view, stays, allowance),
            partial(self._strokes, view, stays),
            allowance,
            unfinished=self._patchwork is not None and self._patchwork.unfinished,
        )

    def stir(self, surface: Surface, view: View, marks: Marks, milliseconds: float) -> bool:
        """Let what lives go on for a while on a surface where the table was drawn; tell whether it looks otherwise.

        View and marks must be those it was drawn with, and nothing may have been drawn over it where things live.
        """
        life, patchwork, laid = self.life, self._patchwork, self._laid.last
        if life is None or patchwork is None or laid is None:
            return False
        changes = life.go_on(milliseconds, view)
        if not changes:
            return False
        patchwork.note(life.moved, view, marks)
        self._laid.forget([change.place for change in changes])

        def renew(places: Sequence[Rect]) -> None:
            patchwork.renew(places, view, marks)
            self._laid.renew(patchwork.page, places)

        self._stirring.bring(changes, patchwork.page, laid, self._altered(), renew)
        surface.blits([(laid, change.place, change.place) for change in changes], doreturn=False)
        return True

    def _strokes(self, view: View, marks: Marks, page: Surface) -> Iterator[Stroke]:
        """Yield all that lies upon the page and stays as long as view and marks do."""
        areas = self.areas(view, marks)
        yield from self._overlay.lights(marks, areas, self.stage)
        yield from self.retouched(page, view, marks)
        yield from self.laid_over(view, marks)
        yield from self._overlay.signs(marks, areas, self.signed(view, marks))

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        """Yield the work of drawing the table of `view` for the first time, in pieces, ahead of the need."""
        yield self._patches
        for panel in self._panels:
            for _ in panel.parts:
                yield lambda: self._patches().begin(view, NO_MARKS)

    def tools_ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of making what is drawn with later, whatever comes, such as letters and lights."""
        for style in self.letters:
            yield partial(self.brush.width, "", style)
        yield from self._overlay.lights_ahead()

    def make_ready(self, view: View, marks: Marks) -> Iterator[None]:
        """Do ahead what showing a view under some marks will need, in small pieces with a pause after each.

        If that view is shown next, and looks as it was foreseen, its frame copies what is ready.
        """
        self.arrange(self.page.size, view)
        yield from self._places.steps(view, marks.prompt)
        yield from self._patches().ahead(view, _stays(self._beneath(marks)))
        for stroke in self.laid_over(view, marks):
            for _ in stroke.pieces():
                yield
        stays = _stays(marks)
        self._laid.foresee(view, stays, self._strokes(view, stays, self._patches().page))
        yield
        yield from self.lights_ahead(view, marks)

    def make_lifting_ready(self, view: View, marks: Marks) -> Iterator[None]:
        """Do ahead what showing a view needs once something is held, which `marks` tell, with a pause after each piece.

        What takes longest comes first: who is quick takes it up before all is done.
        """
        self.arrange(self.page.size, view)
        yield from self._places.steps(view, marks.prompt)
        yield from self.lights_ahead(view, marks)
        for stroke in self._overlay.lights(marks, self.areas(view, marks), self.stage):
            for _ in stroke.pieces():
                yield
        yield from self._patches().ahead(view, _stays(self._beneath(marks)))

    def pointing_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Do ahead what is needed to show what is pointed at, as `marks` tell, with a pause after each piece."""
        yield from self.tips_ahead(view, marks)
        self._patches().letters_ahead(view, _stays(self._beneath(marks)))
        yield

    def tips_ahead(self, view: View, marks: Marks) -> Iterator[None]:
        """Set the tips of marks in lines, find where they stand, and make what they are drawn with.

        There is a pause after each piece of that.
        """
        page, done = self._patches().page, False
        work = self._overlay.tips_ahead(page, marks, self.told_of(view, marks))
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
        for made in self._overlay.ahead(marks, self.areas(view, marks)):
            if made:
                yield

    def areas(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Area]:
        """Return where everything lies in pixels, in the order in which the keyboard walks it.

        Larger things come before the smaller ones that lie on them: for a point, the last area that holds it is meant.
        The buttons are those of `marks.prompt`.
        """
        self._face(view)
        return self._places.of(view, marks.prompt).areas

    def spots(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        """Return the rectangles around all areas."""
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

    @property
    def ground(self) -> Surface:
        """The bare desk under all panels; do not draw on it."""
        return self._patches().ground

    # What is kept

    def _sketch(self, before: Hashable) -> None:
        """Let it look at once about as it will, if it was drawn already as it looked `before`."""
        shown = self._laid.shows
        sketched = self.sketched(*shown, before) if shown is not None and self._patchwork is not None else None
        if sketched is not None and self._patchwork is not None:
            self._patchwork.sketch(sketched.place, sketched.draw)
            self._laid.sketch(sketched.place, sketched.draw)

    def _current_page(self, view: View, marks: Marks, allowance: Allowance | None) -> tuple[Surface, Sequence[Rect]]:
        """The table without what is laid over it, drawn anew where it changed, and where that is."""
        patchwork = self._patches()
        changed = patchwork.bring_up_to_date(view, self._beneath(marks), allowance)
        return patchwork.page, changed

    def _beneath(self, marks: Marks) -> Marks:
        """Return the marks that panels may look at; what is pointed at only if any of them answers to that."""
        beneath = marks.beneath
        return beneath if isinstance(marks.hovered, self.traits.answered) else evolve(beneath, hovered=None)

    def _patches(self) -> Patchwork:
        """Return the page that all panels are drawn on, over what lies under them."""
        if self._patchwork is None:
            ground = self.pictures.cover("table", self.page.size).convert()
            for panel in self._panels:
                panel.lay_ground(ground)
            self._patchwork = Patchwork([part for panel in self._panels for part in panel.parts], ground)
        return self._patchwork


def _stays(marks: Marks) -> Marks:
    """Return marks without what moves with the pointer, or by itself."""
    still = marks.thinking.still if marks.thinking is not None else None
    if not (marks.held or marks.tips or marks.reading or marks.thinking is not still):
        return marks
    return evolve(marks, held=(), tips=(), reading=False, thinking=still)
