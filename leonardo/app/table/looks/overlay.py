"""What is laid over the table at every frame: lights on spots, the ring of the keyboard, last acts, and hints."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.theme import INK, VERMILION, Colour
from leonardo.app.table.areas import Area
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks import shaped
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import FOCUS
from leonardo.app.table.looks.tips import Tags
from leonardo.app.table.marks import LastAct, Marks
from leonardo.app.table.spots import SeatSpot, Traits

MarkPlace = Callable[[Spot, Mapping[Spot, Rect], int], Rect]
"""Tells where the mark of a last act stands at its spot, clear of words, figures and faces, after so many others."""

_LIGHT: Final[Colour] = (255, 226, 128)
_BARRED: Final = (150, 30, 20, 235)


class Overlay:
    """Draws marks over the spots that they name."""

    def __init__(self, brush: Brush, traits: Traits, mark_place: MarkPlace) -> None:
        self.brush = brush
        self._mark_place = mark_place
        self._tags = Tags(brush, traits.dear)

    def draw(self, surface: Surface, marks: Marks, places: Mapping[Spot, Area], around: Mapping[Spot, Rect]) -> None:
        """Lay the marks over the table, where their spots are there; `around` are the rectangles of all places."""
        for place in _among(places, marks.barred).values():
            self._bar(surface, place)
        for spot in marks.touched:
            if spot in places:
                self._light(surface, places[spot], 1.0, strong=True)
        for spot in marks.chosen:
            if spot in places:
                self._edge(surface, places[spot], (255, 236, 160, 255), 4)
        if marks.thinking is not None and SeatSpot(marks.thinking.seat) in places:
            self._edge(surface, places[SeatSpot(marks.thinking.seat)], (*VERMILION, 255), 4)
        self._last_acts(surface, marks.last_acts, around)
        if marks.hovered is not None and marks.hovered in places and marks.hovered not in marks.lit:
            self._edge(surface, places[marks.hovered], (255, 240, 190, 150), 2)
        if marks.focused is not None and marks.focused in places:
            self._focus(surface, places[marks.focused])

    def draw_tips(self, surface: Surface, marks: Marks, places: Mapping[Spot, Rect]) -> None:
        """Draw the tips, which keep clear of what is held."""
        self._tags.draw(surface, marks.tips, places, [Rect(held) for held in marks.held])

    def light(self, surface: Surface, marks: Marks, places: Mapping[Spot, Area]) -> None:
        """Lay light around all that can be used now, one place after another as they lie."""
        for spot, place in _among(places, marks.lit).items():
            self._light(surface, place, marks.pulse, strong=spot == marks.hovered)

    def _light(self, surface: Surface, rect: Area, pulse: float, *, strong: bool) -> None:
        """A halo around a place that can be used; it breathes, and is full under the cursor. Ink gives it an edge."""
        px = self.brush.px
        line = max(1.6, (3.4 if strong else 2.4) * self.brush.layout.k)
        radius = max(5, px(10))
        spread, alpha = (
            max(6, px(20 if strong else 14)),
            255 if strong else round(127 + 128 * max(0.0, min(1.0, pulse))),
        )
        if not isinstance(rect, Rect):
            shaped.lay_light(surface, rect, spread, line, _LIGHT, alpha)
            return
        halo = shapes.halo(rect.size, radius, spread, line, _LIGHT)
        halo.set_alpha(alpha)
        clear = radius + round(line)
        shapes.lay_around(surface, halo, rect.inflate(-2 * clear, -2 * clear))
        rim = max(1.0, 1.5 * self.brush.layout.k)
        around = rect.inflate(2 * round(line + rim), 2 * round(line + rim))
        shapes.lay(surface, shapes.outline(around.size, max(5, px(11)), (*INK, 190), rim), around.topleft)

    def _edge(self, surface: Surface, rect: Area, colour: tuple[int, int, int, int], units: float) -> None:
        line = max(1.6, units * self.brush.layout.k)
        if not isinstance(rect, Rect):
            shaped.lay_line(surface, rect, line, colour)
            return
        grown = rect.inflate(2 * self.brush.px(3), 2 * self.brush.px(3))
        shapes.lay(surface, shapes.outline(grown.size, max(4, self.brush.px(9)), colour, line), grown.topleft)

    def _bar(self, surface: Surface, rect: Area) -> None:
        """A broken red line around a place that is closed: broken, so that it is no light to those who see no red."""
        line = max(2.0, 3 * self.brush.layout.k)
        if not isinstance(rect, Rect):
            shaped.lay_line(surface, rect, line, _BARRED, broken=True)
            return
        grown = rect.inflate(2 * self.brush.px(3), 2 * self.brush.px(3))
        dashes = shapes.dashes(grown.size, max(4, self.brush.px(9)), _BARRED, line)
        shapes.lay(surface, dashes, grown.topleft)

    def _focus(self, surface: Surface, rect: Area) -> None:
        """The ring of the keyboard: ultramarine between two white lines, to be seen on paper and on wood."""
        px = self.brush.px
        if not isinstance(rect, Rect):
            line = max(2.0, 2.6 * self.brush.layout.k)
            shaped.lay_line(surface, rect, line * 2, (255, 255, 255, 255))
            shaped.lay_line(surface, rect, line, (*FOCUS, 255))
            return
        grown = rect.inflate(2 * max(4, px(6)), 2 * max(4, px(6))).clip(surface.get_rect())
        radius = max(6, px(11))
        line = max(2.0, 2.6 * self.brush.layout.k)
        shapes.lay(surface, shapes.outline(grown.size, radius, (255, 255, 255, 255), line * 2), grown.topleft)
        inner = grown.inflate(-round(line), -round(line))
        shapes.lay(surface, shapes.outline(inner.size, radius, (*FOCUS, 255), line), inner.topleft)

    def _last_acts(self, surface: Surface, acts: Iterable[LastAct], places: Mapping[Spot, Rect]) -> None:
        """The sign of a seat at the edge of where it acted last; several at one place stand in a row."""
        before: Counter[Spot] = Counter()
        for act in acts:
            if act.spot is not None and act.spot in places:
                place = self._mark_place(act.spot, places, before[act.spot])
                surface.blit(self.brush.sized(f"mark_{self.brush.colour(act.seat)}", place.height), place)
                before[act.spot] += 1


def _among(places: Mapping[Spot, Area], spots: frozenset[Spot]) -> Mapping[Spot, Area]:
    """Return where some spots are, in the order of all places."""
    return {spot: place for spot, place in places.items() if spot in spots} if spots else {}
