"""What is laid over the table: lights on spots, the ring of the keyboard, last acts, and hints.

All but the hints is told as strokes, so that only what changed is laid anew.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area, bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import INK, IVORY, VERMILION, Colour
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks import glow, shaped
from leonardo.app.table.looks.beside import Weighed
from leonardo.app.table.looks.colours import FOCUS
from leonardo.app.table.looks.ornaments import draw_hourglass
from leonardo.app.table.looks.shade import HELD, WATCHED, Shade
from leonardo.app.table.looks.tips import NOTHING, Hand, Tags, TipLink
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import LastAct, Marks
from leonardo.app.table.spots import PromptSpot, SeatSpot, Traits

MarkPlace = Callable[[Spot, Mapping[Spot, Rect], int], Rect]
"""Tells where the mark of a last act stands at its spot, clear of words, figures and faces, after so many others."""

_CHOSEN: Final = (255, 236, 160, 255)
_POINTED: Final = (255, 240, 190, 150)
_DULL: Final[Colour] = (58, 40, 22)  # what is closed is veiled with this,
_DULLED: Final = 54  # as strongly as this, of 255
_AWAITED: Final = 1.0
"""How strong the halo of a place is to which something is on its way: one sees where to before that has left."""
_KNOWN: Final = 6  # sets of spots of which it is kept where they are


class Overlay:
    """Draws marks over the spots that they name; tips also keep clear of words at `shy` places, if they can."""

    def __init__(self, brush: Brush, traits: Traits, mark_place: MarkPlace, shy: Sequence[Rect] = ()) -> None:
        self.brush = brush
        self._mark_place = mark_place
        self._around = traits.around
        self._tags = Tags(brush, traits.dear, shy)
        self._shade = Shade()
        self._lit: tuple[Mapping[Spot, Area], dict[tuple[Spot, glow.Strength, float], Stroke]] | None = None
        self._known: deque[tuple[Mapping[Spot, Area], frozenset[Spot], Mapping[Spot, Area]]] = deque(maxlen=_KNOWN)

    def lights(
        self, marks: Marks, places: Mapping[Spot, Area], stage: Rect | None, goes_on_at: Sequence[Rect] = ()
    ) -> Iterator[Stroke]:
        """Yield the light of all that can be used now or has just changed, as it lies, and what dulls the rest.

        Of the `stage`, if there is one, all that is no target steps back while something is held, but where something
        `goes_on_at`; while nothing is held and something goes on, all else steps back less. What lies around one
        another there shines over the stage only, not over what frames it.
        """
        lit = list(self._among(places, marks.lit).values())
        held = bool(marks.lifted and lit)
        if stage is not None and (held or goes_on_at):
            yield self._shade.stroke(stage, [*lit, *goes_on_at], self.brush.layout.k, HELD if held else WATCHED)
        for place in self._among(places, marks.barred).values():
            yield self._dulled(place)
        lights = self._lights_in(places)
        for spot, place in self._among(places, marks.lit).items():
            look = spot, *_glows(marks, spot)
            if look not in lights:
                lights[look] = self._light(place, *_glows(marks, spot), self._shines_on(spot, stage))
            yield lights[look]
        for spot, place in self._among(places, marks.awaited).items():
            yield self._light(place, glow.OPEN, _AWAITED, self._shines_on(spot, stage))
        for spot, place in self._among(places, marks.touched).items():
            yield self._light(place, glow.POINTED, 1.0, self._shines_on(spot, stage))

    def _shines_on(self, spot: Spot, stage: Rect | None) -> Rect | None:
        """Return all that the light of a spot may reach; none where nothing bounds it."""
        return stage if isinstance(spot, self._around) else None

    def _lights_in(self, places: Mapping[Spot, Area]) -> dict[tuple[Spot, glow.Strength, float], Stroke]:
        if self._lit is None or self._lit[0] is not places:
            self._lit = places, {}
        return self._lit[1]

    def signs(self, marks: Marks, places: Mapping[Spot, Area], around: Mapping[Spot, Rect]) -> Iterator[Stroke]:
        """Yield the other marks, where their spots are there; `around` are the rectangles of all places."""
        for spot in marks.chosen:
            if spot in places:
                yield self._edge(places[spot], _CHOSEN, 4)
        if marks.thinking is not None and SeatSpot(marks.thinking.seat) in places:
            yield self._edge(places[SeatSpot(marks.thinking.seat)], (*VERMILION, 255), 4)
        yield from self._last_acts(marks.last_acts, around)
        if marks.hovered is not None and marks.hovered in places and marks.hovered not in marks.lit:
            yield self._edge(places[marks.hovered], _POINTED, 2)
        if marks.focused is not None and marks.focused in places:
            yield self._focus(places[marks.focused])

    def lights_ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of making what many lights have in common."""
        return glow.ahead(self.brush.layout.k)

    def ahead(self, marks: Marks, places: Mapping[Spot, Area]) -> Iterator[None]:
        """Make the lights of all that can be used now: as they are, then under the pointer and beside that.

        There is a pause after each piece that was not made before.
        """
        lit = self._among(places, marks.lit).values()
        held = bool(marks.lifted)
        looks = [(glow.OPEN, marks.pulse), (glow.AIMED if held else glow.POINTED, 1.0)]
        back = [(glow.OPEN, glow.BEHIND), (glow.OPEN, glow.FAINT)] if held else []
        for strength, level in (*looks, *back):
            for place in lit:
                yield from glow.pieces(place, self.brush.layout.k, strength, level)

    def draw_waiting(self, surface: Surface, marks: Marks, places: Mapping[Spot, Rect]) -> list[Rect]:
        """Draw the hourglass if somebody thinks, turned as it is now; return where it is, if anywhere."""
        if marks.thinking is None or marks.prompt is None or PromptSpot() not in places:
            return []
        return [draw_hourglass(self.brush, surface, places[PromptSpot()], marks.thinking.degrees)]

    def draw_tips(
        self,
        surface: Surface,
        marks: Marks,
        places: Mapping[Spot, Rect],
        covers: Sequence[Rect] = (),
        clear: Weighed = NOTHING,
    ) -> list[Rect]:
        """Draw the tips; return where they are, with what points from them.

        They keep clear of what is held and of what `covers` the table, and of what is to be kept `clear`.
        """
        return self._tags.draw(surface, marks.tips, places, _hand(marks), covers, clear=clear, reading=marks.reading)

    def tips_ahead(
        self, surface: Surface, marks: Marks, places: Mapping[Spot, Rect], clear: Weighed = NOTHING
    ) -> Iterator[None]:
        """Set tips in lines, and draw them on a surface that shows nothing of it, with a pause after each piece."""
        return self._tags.ahead(surface, marks.tips, places, _hand(marks), clear=clear)

    @property
    def links(self) -> tuple[TipLink, ...]:
        """The rules that the tips drawn last cite, where they can be pressed."""
        return tuple(self._tags.links)

    def _among(self, places: Mapping[Spot, Area], spots: frozenset[Spot]) -> Mapping[Spot, Area]:
        """Return where some spots are, in the order of all places; asked again for the same, it is known."""
        for known, asked, found in self._known:
            if known is places and asked == spots:
                return found
        found = {spot: place for spot, place in places.items() if spot in spots} if spots else {}
        self._known.append((places, spots, found))
        return found

    def _light(self, area: Area, strength: glow.Strength, level: float, within: Rect | None) -> Stroke:
        """The light of a place that can be used, as far as it is `within` something; it is made when it is drawn."""
        k = self.brush.layout.k
        reached = glow.reached(area, k, strength)
        seen = reached if within is None else reached.clip(within)

        def lay(surface: Surface) -> None:
            clip = surface.get_clip()
            surface.set_clip(clip.clip(seen))
            glow.light(area, k, strength, level).lay(surface)
            surface.set_clip(clip)

        return Stroke(
            seen,
            ("light", strength, glow.step_of(level)),
            lay,
            lambda: glow.pieces(area, k, strength, level),
        )

    def _dulled(self, area: Area) -> Stroke:
        what = area, (*_DULL, _DULLED), max(3, self.brush.px(glow.RADIUS))
        return Stroke(
            bounds(area),
            "dulled",
            lambda surface: shapes.lay(surface, *shaped.veil(*what)),
            lambda: shaped.veil_ahead(*what),
        )

    def _edge(self, area: Area, colour: tuple[int, int, int, int], units: float) -> Stroke:
        line = max(1.6, units * self.brush.layout.k)
        grown = _grown(area, self.brush.px(3) + round(line) + 2)
        return Stroke(grown, ("edge", colour, units), partial(self._draw_edge, area, colour, line))

    def _draw_edge(self, area: Area, colour: tuple[int, int, int, int], line: float, surface: Surface) -> None:
        if not isinstance(area, Rect):
            shaped.lay_line(surface, area, line, colour)
            return
        grown = _grown(area, self.brush.px(3))
        shapes.lay(surface, shapes.outline(grown.size, max(4, self.brush.px(9)), colour, line), grown.topleft)

    def _focus(self, area: Area) -> Stroke:
        return Stroke(_grown(area, max(4, self.brush.px(6)) + 4), "focus", partial(self._draw_focus, area))

    def _draw_focus(self, area: Area, surface: Surface) -> None:
        """The ring of the keyboard: ultramarine between two white lines, to be seen on paper and on wood."""
        px = self.brush.px
        line = max(2.0, 2.6 * self.brush.layout.k)
        if not isinstance(area, Rect):
            shaped.lay_line(surface, area, line * 2, (255, 255, 255, 255))
            shaped.lay_line(surface, area, line, (*FOCUS, 255))
            return
        grown = _grown(area, max(4, px(6))).clip(surface.get_rect())
        radius = max(6, px(11))
        shapes.lay(surface, shapes.outline(grown.size, radius, (255, 255, 255, 255), line * 2), grown.topleft)
        inner = grown.inflate(-round(line), -round(line))
        shapes.lay(surface, shapes.outline(inner.size, radius, (*FOCUS, 255), line), inner.topleft)

    def _last_acts(self, acts: Iterable[LastAct], places: Mapping[Spot, Rect]) -> Iterator[Stroke]:
        """A counter with the sign of a seat at the edge of where it acted last; several at one place lie in a row."""
        before: Counter[Spot] = Counter()
        for act in acts:
            if act.spot is not None and act.spot in places:
                place = self._mark_place(act.spot, places, before[act.spot])
                name = f"mark_{self.brush.colour(act.seat)}"
                before[act.spot] += 1
                yield Stroke(place, name, partial(self._counter, name, place))

    def _counter(self, name: str, place: Rect, surface: Surface) -> None:
        line = max(1.2, 1.6 * self.brush.layout.k)
        shapes.lay(surface, shapes.disc(place.height, (*IVORY, 255), (*INK, 255), line), place.topleft)
        self.brush.stamp(surface, name, place.center, place.height * 7 // 10)


def _glows(marks: Marks, spot: Spot) -> tuple[glow.Strength, float]:
    if spot == marks.hovered:
        return glow.AIMED if marks.lifted else glow.POINTED, 1.0
    return glow.OPEN, marks.pulse


def _hand(marks: Marks) -> Hand | None:
    if not marks.held:
        return None
    return Hand(Rect(marks.held[0]), Rect(marks.reach[0]) if marks.reach else None)


def _grown(area: Area, by: int) -> Rect:
    return bounds(area).inflate(2 * by, 2 * by)
