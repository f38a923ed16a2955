"""The picture of a table: draws a view and what the hands lay over it, and tells where everything is.

Drawing never changes the game. All coordinates that go in and out are pixels of the window.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.table.kinds import Piece, Spot, View
from leonardo.app.table.looks.beside import Weighed
from leonardo.app.table.looks.sprite import Sprite, rimmed, stretched
from leonardo.app.table.motion.landing import crouching
from leonardo.app.table.panels.restoring import Bring, bring_at_once
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.shown_table import ShownTable
from leonardo.app.table.spots import ButtonSpot, PromptSpot

_CLEAR: Final = 1000
_ASKING, _PRESSED = 60, 200
"""How many times worse a tip hides the prompt or one's own name than anything else; what is asked, or pressed next."""
_SMALL: Final = 0.04  # the share of the window up to which what can be pressed is kept clear: more has room for a tip
_SEEN: Final = 0.25  # the share of a place that may be hidden before it is not seen any more


class TablePicture(ShownTable):
    """Draws the table of one game for one screen, with what is told of it, and makes ready what may be seen next."""

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

    def seen(self, view: View, marks: Marks = NO_MARKS) -> Mapping[Spot, Rect]:
        """Return the rectangles around all that is seen: nothing of which a good part lies below what is asked."""
        found, plate = self.spots(view, marks), self.asking(view, marks)
        if plate is None:
            return found
        return {spot: at for spot, at in found.items() if not (isinstance(spot, self.below) and hidden(at, plate))}

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


def _pieces(*strokes: Iterable[Stroke]) -> Iterator[None]:
    """Make what some strokes are drawn with, with a pause after each piece."""
    for stroke in chain(*strokes):
        for _ in stroke.pieces():
            yield


def hidden(place: Rect, plate: Rect) -> bool:
    """Tell whether a good part of a place lies below a plate."""
    covered = place.clip(plate)
    return covered.width * covered.height > _SEEN * place.width * place.height


def _leaning(upright: Surface, step: int, rim: int) -> Surface:
    leans = shapes.tilted(upright, step) if step else upright
    return rimmed(leans, rim) if rim else leans
