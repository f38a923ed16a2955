"""The chart: owners, names, castles, armies and machines on each territory, and the arrow of a march."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cache, cached_property, lru_cache, partial
from itertools import chain
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.engines.buttons import MAP
from leonardo.app.engines.moves.in_hand import March
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.chart import drawing
from leonardo.app.engines.picture.chart.lettering import around
from leonardo.app.engines.picture.chart.maps import Maps, lay_bare
from leonardo.app.engines.picture.chart.names import Heap, Names, letters
from leonardo.app.engines.picture.chart.places import Eye, from_the_south, lands, places
from leonardo.app.engines.picture.chart.room import Settled, frame, settle
from leonardo.app.engines.picture.chart.sea_life import SeaLife
from leonardo.app.engines.picture.chart.traces import lay_disc, lay_trace, traces
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.listing import Listing, Unveiled
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.standing import owner_of
from leonardo.app.kit.areas import Area, bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.theme import VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.looks.shade import hazed
from leonardo.app.table.panels.keepsakes import keepsakes
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.view import View
from leonardo.ui.widgets import label_style

_FIGURE, _LEAST_FIGURE = 40, 27
_CASTLE, _LEAST_CASTLE = 56, 32
_MACHINE, _LEAST_MACHINE = 32, 21
"""Units and least pixels of the height of a figure, the width of a castle and the height of a machine."""
_TOKEN: Final = 1.3
"""The width of the leaf of a machine, in its heights."""
_TOLD_APART: Final = 34
"""Pixels from which figures are told apart well; on a small chart they become as high, if names keep their room."""
_CROWDED: Final = 53
"""Units of the height of a figure over which it would hide the names beside it."""
_LARGEST: Final = 1.7
"""How many times larger than usual pieces become where the chart is seen closely."""
_ALL: Final = tuple(Territory)
_WAYS: Final = 128
"""Territories of which it is kept where their pieces and names are, as they are seen in the last ways."""
_FULL: Final = 3
"""Infantry of which as much is drawn as ever is."""
_ASHORE: Final = 0.85
"""The part of a thing that is on its land, below which a lead ties it to the men there."""
_LIGHT: Final = 30
"""Units that a light around a territory reaches."""


class Chart(Board):
    """The middle of the table; where it is `cropped`, what its edge would cut is left out."""

    def __init__(self, brush: Brush, layout: EnginesLayout, *, cropped: bool = False) -> None:
        self.brush = brush
        self.cropped = cropped
        self.layout = layout
        self.rect = layout.chart
        self.whole = Eye((self.rect.left, self.rect.top, self.rect.width, self.rect.height))
        self.life = SeaLife(brush.pictures, self.whole, self.eye)
        self._maps = Maps(brush, self.whole)
        self._lie: tuple[Eye | None, list[Placed]] = None, []
        """How the chart was looked at last, and where its territories lie then."""
        self._stood: tuple[Hashable, list[tuple[Territory, Rect]]] = None, []
        self._again: tuple[Hashable, list[Stroke]] = None, []
        self._around_pieces = lru_cache(_WAYS)(self._find_around_pieces)
        self.names = Names(brush, self.whole, self._heap, [self.buttons_place], cropped=cropped)
        self._acted = lru_cache(_WAYS)(self._find_acted)

    def eye(self, marks: Marks) -> Eye:
        seen = marks.prompt.eye if marks.prompt is not None else None
        seen = seen.chart if isinstance(seen, Listing | Unveiled) else seen
        return seen if isinstance(seen, Eye) and seen.window == self.whole.window else self.whole

    @property
    def parts(self) -> Sequence[Part]:
        """The chart, who owns each territory, what stands there from north to south, the names, and the arrow."""
        order = from_the_south()[::-1]

        def of_each(at: Territory, *how: Callable[..., Any]) -> Part:
            region, content, draw = (partial(each, at) for each in how)
            return Part(region, content, draw)

        return (
            Part(always(self.rect), lambda _view, marks: self.eye(marks), self._ground),
            *(of_each(at, self._wash_region, self._owner, self._wash) for at in _ALL),
            *(of_each(at, self._wash_region, self._taken, self._edge) for at in _ALL),
            *self.life.parts,
            *(of_each(at, self._region, self._standing, self._stand) for at in order),
            *(of_each(at, self._name_region, self._named, self._name) for at in order),
            Part(always(self.buttons_place), lambda _view, marks: self._buttons(marks), self._draw_buttons),
            Part(self._arrow_region, lambda _view, marks: (composed(marks), self.eye(marks)), self._arrow),
        )

    def content(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002 - territories lie where they lie
        """Return how the chart is looked at, and which buttons stand on it."""
        return self.eye(marks), self._buttons(marks)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the territories that are to be seen."""
        eye = self.eye(marks)
        if self._lie[0] != eye:
            self._lie = eye, list(self._lands(eye))
        yield from self._lie[1]
        for button, place in zip(self._buttons(marks), self._button_places(), strict=False):
            yield ButtonSpot(button.key), place

    def _lands(self, eye: Eye) -> Iterator[Placed]:
        """Yield the territories that are to be seen by an eye."""
        for at in _ALL:
            area = lands(eye).area(at)
            seen = lands(eye).around(at).clip(self.rect)
            if seen.width > 8 and seen.height > 8:
                yield LandSpot(at), self._within(area, seen)

    def _within(self, area: Area, seen: Rect) -> Area:
        """Return an area as far as it is on the chart: a rectangle where its edge cuts it."""
        left, top, right, bottom = self.rect.left, self.rect.top, self.rect.right - 1, self.rect.bottom - 1
        if Rect(left, top, right - left, bottom - top).contains(bounds(area)):
            return area
        corners = getattr(area, "corners", ())
        kept = tuple((min(max(x, left), right), min(max(y, top), bottom)) for x, y in corners)
        return type(area)(kept) if len(set(kept)) > 2 else seen  # type: ignore[call-arg, arg-type]

    # how large things are

    def grown(self, eye: Eye) -> float:
        """Return how many times larger than usual pieces are."""
        return min(_LARGEST, float(eye.zoom**0.6))

    def figure(self, eye: Eye) -> int:
        """Return the height of an infantry in pixels."""
        return round(self._least_figure() * self.grown(eye))

    def _least_figure(self) -> float:
        scale = self.whole.scale
        return max(_LEAST_FIGURE, min(_TOLD_APART, _CROWDED * scale), _FIGURE * scale)

    def castle_width(self, eye: Eye) -> int:
        """Return the width of a castle in pixels."""
        return round(max(_LEAST_CASTLE, _CASTLE * self.whole.scale) * self.grown(eye))

    def machine_height(self, eye: Eye) -> int:
        """Return the height of a machine in pixels."""
        return round(max(_LEAST_MACHINE, _MACHINE * self.whole.scale) * self.grown(eye))

    def foot(self, at: Territory, eye: Eye) -> Point:
        """Return where the pieces of a territory stand."""
        return eye.pixel(places()[at].pieces)

    def _heap(self, at: Territory, eye: Eye) -> Heap:
        """Return where infantry of a territory stand, and where their number may be, however many they are."""
        foot, high = self.foot(at, eye), self.figure(eye)
        return Heap(pieces.heap_place(foot, high, _FULL), pieces.number_place(self.brush, foot, high))

    def written(self, at: Territory, eye: Eye) -> Rect:
        """Return the rectangle around a name and the shield before it."""
        return self.names.written(at, eye)

    def stands_at(self, view: View, marks: Marks, point: Point) -> Territory | None:
        """Return the territory whose pieces stand at a pixel, the foremost first, or else whose name is there."""
        if not self.rect.collidepoint(point):
            return None
        eye = self.eye(marks)
        there = chain(self._pieces_places(view, eye), ((at, self.written(at, eye)) for at in _ALL))
        return next((at for at, place in there if place.collidepoint(point)), None)

    def _pieces_places(self, view: View, eye: Eye) -> list[tuple[Territory, Rect]]:
        """Return the rectangles around pieces with their territories, the foremost first."""
        facts = view.infantry, view.levels, view.tanks, view.planes, eye
        if self._stood[0] != facts:
            self._stood = (
                facts,
                [(at, place) for at in from_the_south() for place in self._standing_places(view, at, eye)],
            )
        return self._stood[1]

    def _pieces_of(self, view: View, at: Territory, eye: Eye) -> Iterator[Rect]:
        if view.infantry[at]:
            yield pieces.heap_place(self.foot(at, eye), self.figure(eye), view.infantry[at])
        if view.levels[at]:
            yield self.castle_place(at, eye)

    def castle_place(self, at: Territory, eye: Eye) -> Rect:
        wide = self.castle_width(eye)
        return self._seen(self._settled.castles[at], (wide, wide * 3 // 4), eye)

    def machine_place(self, at: Territory, kind: Machine, eye: Eye) -> Rect:
        high = self.machine_height(eye)
        return self._seen(self._settled.machines[at, kind], (round(high * _TOKEN), high), eye)

    def _seen(self, place: Rect, size: Size, eye: Eye) -> Rect:
        """Return where an eye sees a thing, as large as it is then, that stands somewhere on the chart as a whole."""
        if eye == self.whole:
            return place
        found = Rect((0, 0), size)
        found.midbottom = eye.pixel(self.whole.units(place.midbottom))
        return found

    @cached_property
    def _settled(self) -> Settled:
        """Where castles and machines stand on the chart as a whole."""
        eye, high = self.whole, self.machine_height(self.whole)
        heaps = [self._heap(at, eye) for at in _ALL]
        return settle(
            eye,
            frame(self.rect),
            tuple(frame(self.written(at, eye)) for at in _ALL),
            (*(frame(heap.place) for heap in heaps), frame(self.buttons_place)),
            tuple(frame(heap.number) for heap in heaps),
            self.castle_width(eye),
            (round(high * _TOKEN), high),
        )

    def mark(self, at: Territory, eye: Eye, side: int, number: int) -> Rect:
        """Return where the mark of what a seat did last stands, after so many others, as large as it is wished.

        It keeps to its territory, wherever the chart is looked at: where it stands is found on the chart as a whole.
        """
        middle = self.whole.units(self._acted(at, side, number).center)
        return around(eye.pixel(middle), side // 2, side)

    def _find_acted(self, at: Territory, side: int, number: int) -> Rect:
        room, near = self._settled.room.copy(), self.written(at, self.whole).center
        return [room.place(at, (side, side), near, inland=True) for _ in range(number + 1)][-1]

    # drawing

    def _facts(self, view: View, marks: Marks) -> Hashable:
        """Return all that depends on a territory: what stands there, and in whose colours, wherever it is."""
        designs = tuple((player.tank is None, player.plane is None) for player in view.players)
        there = view.owners, view.infantry, view.levels, view.tanks, view.planes, designs
        return there, marks.lifted_from(LandSpot), self.eye(marks), tuple(traces(view, marks.lately).items())

    def _ground(self, surface: Surface, view: View, marks: Marks) -> None:
        eye = self.eye(marks)
        if self._as_whole(eye):
            surface.blit(self._maps.of(view.owners), self.rect)
        else:
            lay_bare(self.brush, surface, self.rect, eye, cropped=self.cropped)

    def _as_whole(self, eye: Eye) -> bool:
        """Whether chart and owners are one picture that is kept: while the eye goes over the chart, they are not."""
        return eye == self.whole and not self.cropped

    def _owner(self, at: Territory, view: View, marks: Marks) -> Hashable:
        return view.owners[at], self.eye(marks)

    def _wash_region(self, at: Territory, _view: View, marks: Marks) -> Rect:
        return drawing.reach(self.eye(marks), at).clip(self.rect)

    def _wash(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        owner = owner_of(view, at)
        if owner is None or self._as_whole(self.eye(marks)) or not self._wash_region(at, view, marks).width:
            return  # on the whole chart it lies already
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        drawing.lay_wash(self.brush, surface, self.eye(marks), at, self.brush.looks[owner].colour)
        surface.set_clip(clip)

    def _taken(self, at: Territory, view: View, marks: Marks) -> Hashable:
        return traces(view, marks.lately).get(at), view.owners[at], self.eye(marks)

    def _edge(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        """Draw around what another has taken since one's last turn."""
        owner = owner_of(view, at)
        if owner is not None and at in traces(view, marks.lately) and self._wash_region(at, view, marks).width:
            lay_trace(self.brush, surface, self.eye(marks), at, owner, within=self.rect)

    def _region(self, at: Territory, _view: View, marks: Marks) -> Rect:
        return self._around_pieces(at, self.eye(marks))

    def _find_around_pieces(self, at: Territory, eye: Eye) -> Rect:
        high = max(self.figure(eye), self.castle_width(eye))
        row = Rect(0, 0, high * 3, high * 2)
        row.midbottom = self.foot(at, eye)[0], self.foot(at, eye)[1] + high // 4
        beside = [self.castle_place(at, eye), *(self.machine_place(at, kind, eye) for kind in Machine)]
        return row.unionall([place.inflate(high, high) for place in beside]).clip(self.rect)

    def _standing(self, at: Territory, view: View, marks: Marks) -> Hashable:
        lifted = bool(marks.ghosts(LandSpot(at)))
        return (
            *(each[at] for each in (view.owners, view.infantry, view.levels, view.tanks, view.planes)),
            lifted,
            self._designs(view, at),
            self.eye(marks),
        )

    def _designs(self, view: View, at: Territory) -> tuple[Card | None, ...]:
        """Return the designs of tanks and planes in a territory: without one they stand idle (rule 9.5)."""
        owner = owner_of(view, at)
        return tuple(view.players[owner].design(kind) if owner is not None else None for kind in Machine)

    def _stand(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        if owner_of(view, at) is None:
            return
        draw = partial(self._stand_anew, at, view=view, marks=marks)
        key = "stand", at, self._standing(at, view, marks)
        self._keep(surface, self.eye(marks), (self._region(at, view, marks), key), draw)

    def _keep(self, surface: Surface, eye: Eye, what: tuple[Rect, Hashable], draw: Callable[[Surface], None]) -> None:
        """Draw something, as it is kept where all of the chart is seen."""
        region, key = what
        if self._as_whole(eye):
            keepsakes(self.brush).lay(surface, region, key, draw)
        else:
            draw(surface)

    def _stand_anew(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        owner, eye = owner_of(view, at), self.eye(marks)
        if owner is None or not self._region(at, view, marks).width:
            return
        foot, high = self.foot(at, eye), 2 * self.figure(eye)
        if self.cropped and not self.rect.contains(around(foot, high, high)):
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        colour = self.brush.looks[owner].colour
        for place in self._astray(view, at, eye):
            drawing.lead(self.brush, surface, place.midbottom, foot, colour)
        self._machines(surface, view, at, eye)
        if view.levels[at]:
            place = self.castle_place(at, eye)
            pieces.castle(self.brush, surface, view.levels[at], place.midbottom, place.width, owner=colour)
        if view.infantry[at]:
            pieces.heap(self.brush, surface, colour, foot, self.figure(eye), view.infantry[at])
        surface.set_clip(clip)

    def _astray(self, view: View, at: Territory, eye: Eye) -> Iterator[Rect]:
        """Yield where a castle and machines stand that reach far over the border of their territory."""
        settled = self._settled
        if view.levels[at] and settled.room.ashore(at, settled.castles[at]) < _ASHORE:
            yield self.castle_place(at, eye)
        for kind, counts in zip(Machine, (view.tanks, view.planes), strict=True):
            if counts[at] and settled.room.ashore(at, settled.machines[at, kind]) < _ASHORE:
                yield self.machine_place(at, kind, eye)

    def _machines(self, surface: Surface, view: View, at: Territory, eye: Eye) -> None:
        """Tanks and planes on leaves in the colour of their owner, each by its design; pale ones have none."""
        counts = view.tanks[at], view.planes[at]
        colour = self.brush.looks[view.owners[at]].colour
        for kind, design, count in zip(Machine, self._designs(view, at), counts, strict=True):
            if count:
                place, alpha = self.machine_place(at, kind, eye), 255 if design else 120
                pieces.token(self.brush, surface, design or kind, place, colour, count=count, alpha=alpha)

    def lettering(self, eye: Eye) -> list[Rect]:
        """Return where the letters of names stand, in pixels."""
        return [letters(self.written(at, eye)) for at in Territory]

    def _named(self, at: Territory, view: View, marks: Marks) -> Hashable:
        return view.owners[at], self.eye(marks), traces(view, marks.lately).get(at)

    def _name_region(self, at: Territory, _view: View, marks: Marks) -> Rect:
        return self.names.region(at, self.eye(marks))

    def _name(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        eye, taken = self.eye(marks), traces(view, marks.lately)
        self.names.draw(at, surface, owner_of(view, at), eye)
        if at in taken and self.names.is_told(at, eye):
            lay_disc(self.brush, surface, self.written(at, eye), fought=taken[at], within=self.rect)

    # what is drawn again over lights

    def retouched(self, view: View, marks: Marks, hidden: Rect) -> Iterator[Stroke]:
        """Yield again what stands on lit territories and beside them, and their names, but nothing wholly `hidden`.

        While something is held, all that is not lit steps back, what stands beside it, too. What lies over the chart in
        part is drawn after these once more.
        """
        lies = composed(marks), self._buttons(marks), bool(marks.lifted)
        facts = self._facts(view, marks), marks.shining, tuple(hidden), lies
        if self._again[0] != facts:
            self._again = facts, list(self._retouched(view, marks, hidden))
        return iter(self._again[1])

    def _retouched(self, view: View, marks: Marks, hidden: Rect) -> Iterator[Stroke]:
        eye = self.eye(marks)
        shining = [spot.at for spot in marks.shining if isinstance(spot, LandSpot)]
        lit = [lands(eye).around(at) for at in shining]
        standing = cache(lambda at: tuple(self._standing_places(view, at, eye)))
        spread = 2 * self.brush.px(_LIGHT)
        lights = [rect.inflate(spread, spread).clip(self.rect) for rect in lit]
        if not lights:
            return
        touched = lights  # what is drawn once more hides names of others, which come last
        for region_of, content, draw in (
            (self._region, self._standing, self._stand),
            (self._name_region, self._named, self._name),
        ):
            regions = ((at, region_of(at, view, marks)) for at in reversed(from_the_south()))
            again: list[tuple[Territory, Rect]] = []
            for at, region in regions:
                over = draw == self._stand and any(  # what stands there lies over what stands farther north
                    place.collidelist(standing(at)) >= 0 for other, _ in again for place in standing(other)
                )
                near = region.width and region.collidelist(touched) != -1
                if over or (near and not hidden.contains(region)):
                    again.append((at, region))
            for at, region in again:
                back = bool(marks.lifted and marks.lit) and at not in shining
                key = draw.__name__, at, content(at, view, marks), back
                again_drawn = partial(draw, at, view=view, marks=marks)
                yield Stroke(region, key, hazed(again_drawn, region) if back else again_drawn)
            touched = [*touched, *(region for _, region in again)]
        if composed(marks) is not None:
            region = self._arrow_region(view, marks)
            yield Stroke(region, ("arrow", composed(marks), eye), partial(self._arrow, _view=view, marks=marks))
        yield self.buttons_again(marks)

    def buttons_again(self, marks: Marks) -> Stroke:
        """Return the buttons on the chart, to be drawn over what lies below them."""
        draw = partial(self._draw_buttons, _view=None, marks=marks)
        return Stroke(self.buttons_place, ("buttons", self._buttons(marks)), draw)

    def _standing_places(self, view: View, at: Territory, eye: Eye) -> Iterator[Rect]:
        """Yield the rectangles around all that stands on a territory."""
        yield from self._pieces_of(view, at, eye)
        yield from (
            self.machine_place(at, kind, eye)
            for kind, each in zip(Machine, (view.tanks, view.planes), strict=True)
            if each[at]
        )

    # the buttons in the corner

    @property
    def buttons_place(self) -> Rect:
        """Where the buttons of the chart stand: in its upper right corner."""
        side = max(32, self.brush.px(42))
        label = self.brush.width(tr("engines.button.lands"), label_style(self.brush))
        wide = max(2 * side, label + self.brush.px(24))
        return Rect(self.rect.right - wide - 2 * side - 14, self.rect.top + 5, wide + 2 * side + 10, side)

    def _button_places(self) -> list[Rect]:
        place = self.buttons_place
        side = place.height
        first = Rect(place.left, place.top, place.width - 2 * side - 8, side)
        return [first, Rect(first.right + 4, place.top, side, side), Rect(place.right - side, place.top, side, side)]

    def _buttons(self, marks: Marks) -> tuple[PromptButton, ...]:
        buttons = marks.prompt.buttons if marks.prompt is not None else ()
        return tuple(button for button in buttons if button.key in MAP)

    def _draw_buttons(self, surface: Surface, _view: View | None, marks: Marks) -> None:
        for button, place in zip(self._buttons(marks), self._button_places(), strict=False):
            draw_button(self.brush, surface, place, button)

    # the arrow of a march

    def _arrow_region(self, _view: View, marks: Marks) -> Rect:
        march = composed(marks)
        if march is None:
            return Rect(0, 0, 0, 0)
        start, end = (self.foot(at, self.eye(marks)) for at in (march.source, march.target))
        reach = 2 * self.brush.px(80) + 60
        return Rect(start, (1, 1)).union(Rect(end, (1, 1))).inflate(reach, reach).clip(self.rect)

    def _arrow(self, surface: Surface, _view: View, marks: Marks) -> None:
        march = composed(marks)
        if march is None:
            return
        eye = self.eye(marks)
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        drawing.arrow(self.brush, surface, self.foot(march.source, eye), self.foot(march.target, eye), VERMILION)
        surface.set_clip(clip)


def composed(marks: Marks) -> March | None:
    return marks.laid if isinstance(marks.laid, March) else None
