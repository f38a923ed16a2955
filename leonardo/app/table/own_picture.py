"""What a game says of the picture of its table: how it is laid out, how pieces look, what is told and shown where."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import ClassVar

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.layout import Page
from leonardo.app.kit.points import Point
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.passage import PassagePage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.kinds import Action, Piece, Spot, View
from leonardo.app.table.living.life import Life
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.motion.flight import Flight, Flying
from leonardo.app.table.panels.panel import Panel
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.review.card import hidden, place_for
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import Traits
from leonardo.engine.game import Event

LookUp = Callable[[Spot], Point]  # tells the pixel of a spot


class OwnPicture(ABC):
    """What is each game's own in the picture of its table (see `TablePicture`); what it leaves unsaid is as usual."""

    traits: ClassVar[Traits]
    letters: ClassVar[Sequence[Style]] = ()
    """What is written in them comes on the table now and then, as with a stage: they are opened ahead of that."""

    brush: Brush

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

    @abstractmethod
    def spots(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        """Return the rectangle around each spot, in pixels."""

    def mark_place(self, spot: Spot, places: Mapping[Spot, Rect], number: int = 0) -> Rect:
        """Return where the mark of a last act stands at its spot, clear of what must be seen, after so many others."""
        size = max(14, self.brush.px(22))
        mark = Rect(0, 0, size, size)
        mark.center = places[spot].right - size // 4 - number * size, places[spot].top + size // 6
        return mark

    def name_place(self, view: View, seat: int) -> Rect | None:  # noqa: ARG002 - real ones look at them
        """Return where the name of another seat stands on its panel, in pixels, so that a flag can take its place."""
        return None

    def hint_place(self, marked: Sequence[Rect], dialog: Rect | None, asking: Rect | None = None) -> tuple[Rect, bool]:
        """Return where the card of a hint lies, and whether at the lower end of that.

        It hides least of the dialog that it lies over. Without one it hides least of where the table tells what it is
        `asking`, and then of what is marked, where the choices take place.
        """
        places, foot = list(self.card_places()), self.foot
        if foot is not None and dialog is None:
            places.append(foot)
        if dialog is None and asking is not None:
            least = min(hidden(place, [asking]) for place in places)
            places = [place for place in places if hidden(place, [asking]) == least]
        place = place_for(places, [dialog] if dialog else marked)
        return place, place is foot

    @property
    def foot(self) -> Rect | None:
        """The place as wide as the table, at its foot, where a card lies that hides more anywhere else, if any."""
        return None

    def seen_closely(self, view: View, spot: Spot) -> Spot | None:  # noqa: ARG002 - a game may have something
        """Return what is shown large for a thing that is pointed at, or nothing."""
        return None

    def zoom(self, surface: Surface, view: View, spot: Spot) -> Rect | None:  # noqa: ARG002
        """Draw what lies at a spot large, over the darkened table; return where, or none if it cannot be zoomed."""
        return None

    def closer(self, at: Point, turns: int) -> Hashable:  # noqa: ARG002 - mostly there is one way to look
        """Return how to look more closely at a pixel by turns of the wheel, or less; nothing for no such way."""
        return None

    def counter_at(self, view: View, point: Point, marks: Marks) -> Spot | None:  # noqa: ARG002 - mostly nothing
        """Return the button whose wheel turns the number at a pixel where nothing can be pressed, if one is there."""
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

    def hangs_beside(self, piece: Piece) -> bool:  # noqa: ARG002 - mostly it hangs where the pointer is
        """Tell whether a piece hangs above and beside the pointer, so that it hides nothing of the place below."""
        return False

    def worded(self, spot: Spot) -> bool:  # noqa: ARG002 - mostly those who stand there are looked at
        """Tell whether words stand in the upper half of a place: what hangs beside the pointer is in the lower one."""
        return False

    def leans(self, piece: Piece) -> bool:  # noqa: ARG002 - mostly what is moved is flat
        """Tell whether a piece is a small figure that leans as it flies, and that sways in the hand."""
        return False

    def springs(self, spot: Spot) -> Surface | None:  # noqa: ARG002 - mostly what is pressed lies still
        """Return what stands at a spot and springs when it is pressed, or nothing; do not draw on it."""
        return None

    def behind(self, point: Point) -> tuple[Spot, ...]:  # noqa: ARG002
        return ()

    @property
    def stage(self) -> Rect | None:
        """The part of the table that steps back while something is held, except for where it may go; in pixels."""
        return None

    def goes_on_at(self, view: View, marks: Marks) -> Sequence[Rect]:  # noqa: ARG002 - real ones look at them
        """Return where on the stage that takes place which goes on: all else there steps back, and this does not."""
        return ()

    def regrouped(self, view: View, before: Marks, now: Marks) -> Iterable[Rect]:  # noqa: ARG002 - mostly all stay
        """Return where those stand who make room for what is held `now`, and did not `before`, or the other way."""
        return ()

    def said(self, view: View, marks: Marks) -> Iterable[Rect]:  # noqa: ARG002 - mostly pictures say it
        """Return where it is said in words how much is held or what is asked: these are not read through each other."""
        return ()

    @property
    def shy(self) -> Sequence[Rect]:
        """Where words stand that are no spots, and that tips should not hide; in pixels."""
        return ()

    @property
    def labels(self) -> Sequence[Rect]:
        """Where labels stand that all read while others act, and that flags should not hide; in pixels."""
        return ()

    @property
    def lettering(self) -> Sequence[Rect]:
        """Where names stand on the board as it is seen now, in pixels: what points at something crosses none."""
        return ()

    def own_name(self, view: View) -> Rect | None:  # noqa: ARG002 - real ones look at them
        """Return where the name of the seat stands that is below, in pixels: tips keep clear of it, if they can."""
        return None

    @property
    def below(self) -> tuple[type, ...]:
        """The kinds of spots that lie below what `asking` tells of."""
        return ()

    def asking(self, view: View, marks: Marks) -> Rect | None:  # noqa: ARG002 - real ones look at them
        """Return where the table itself tells what is asked, which nothing else should hide; in pixels."""
        return None

    @property
    def life(self) -> Life | None:
        """What lives on the table while nobody does anything, if anything does."""
        return None

    def retouched(self, view: View, marks: Marks) -> Iterable[Stroke]:  # noqa: ARG002 - mostly nothing
        """Return what lies on the page and must not be hidden by lights, to be drawn over them once more."""
        return ()

    def over_signs(self, view: View, marks: Marks) -> Iterable[Stroke]:  # noqa: ARG002 - mostly nothing
        """Return what the ring of the keyboard and other signs must not hide, to be drawn over them once more."""
        return ()

    def signed(self, view: View, marks: Marks) -> Mapping[Spot, Rect]:
        """Return where signs of what was done last may stand: at all spots, but where what is asked lies over them."""
        places, plate = self.spots(view, marks), self.asking(view, marks)
        if plate is None:
            return places
        acts = Counter(act.spot for act in marks.last_acts if act.spot in places)
        rows = {spot: [self.mark_place(spot, places, number) for number in range(acts[spot])] for spot in acts}
        return {spot: at for spot, at in places.items() if plate.collidelist(rows.get(spot, [])) < 0}

    def beneath(self, spot: Spot, view: View, marks: Marks) -> bool:
        """Tell whether what is asked lies over some of a spot below it, so that no flag stands there."""
        plate, at = self.asking(view, marks), self.spots(view, marks).get(spot)
        return plate is not None and at is not None and isinstance(spot, self.below) and at.colliderect(plate)

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

    def feast(self, shown: OnStage, before: View, after: View) -> FeastPage | PassagePage | None:  # noqa: ARG002 - mostly nothing
        """Return what is seen of a feast that the motion of this game has of an event, from one view to another.

        Of nothing the table is seen as it is while the feast lasts.
        """
        return None

    def feast_needs(self, event: Event) -> Iterable[str]:  # noqa: ARG002
        """Return the names of pictures that the feast of an event needs and that take long to be read."""
        return ()
