"""The chart: owners, names, castles, armies and machines on each territory, and the arrow of a march."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.engines.buttons import MAP
from leonardo.app.engines.moves.in_hand import March
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.chart import drawing
from leonardo.app.engines.picture.chart.lettering import FREE, NAME, around, beside_edge, lettering, written
from leonardo.app.engines.picture.chart.maps import Maps, lay_bare
from leonardo.app.engines.picture.chart.places import Eye, from_the_south, lands, places
from leonardo.app.engines.picture.chart.sea_life import SeaLife
from leonardo.app.engines.picture.chart.sketch import Sketch
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.listing import Listing
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.standing import owner_of
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.kit.words import words
from leonardo.app.table.areas import Area, bounds
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import BROWN
from leonardo.app.table.looks.plates import draw_button, label_style
from leonardo.app.table.panels.keepsakes import keepsakes
from leonardo.app.table.panels.laid_page import Stroke
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.terms import Machine
from leonardo.engine.engines.view import View

_FIGURE, _LEAST_FIGURE = 40, 27
_CASTLE, _LEAST_CASTLE = 56, 32
_MACHINE, _LEAST_MACHINE = 32, 21
"""Units and least pixels of the height of a figure, the width of a castle and the height of a machine."""
_TOLD_APART: Final = 34
"""Pixels from which figures are told apart well; on a small chart they become as high, if names keep their room."""
_CROWDED: Final = 53
"""Units of the height of a figure over which it would hide the names beside it."""
_LARGEST: Final = 1.7
"""How many times larger than usual pieces become where the chart is seen closely."""
_FREE_FROM: Final = 0.6
"""Pixels of a unit from which there is room to say that a land is free; else its want of a shield tells it."""
_ALL: Final = tuple(Territory)
_WAYS: Final = 128
"""Territories of which it is kept where their pieces and names are, as they are seen in the last ways."""
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
        self._stood: tuple[Hashable, list[Rect]] = None, []
        self._again: tuple[Hashable, list[Stroke]] = None, []
        self._around_pieces = lru_cache(_WAYS)(self._find_around_pieces)
        self._around_castle = lru_cache(_WAYS)(self._find_around_castle)
        self._around_name = lru_cache(_WAYS)(self._find_around_name)

    def eye(self, marks: Marks) -> Eye:
        """Return how the chart is looked at."""
        seen = marks.prompt.eye if marks.prompt is not None else None
        seen = seen.chart if isinstance(seen, Listing) else seen
        return seen if isinstance(seen, Eye) and seen.window == self.whole.window else self.whole

    @property
    def parts(self) -> Sequence[Part]:
        """The chart, who owns each territory, what stands there from north to south, the names, and the arrow."""
        order = from_the_south()[::-1]

        def of_each(at: Territory, *how: Callable[..., Any]) -> Part:
            region, content, draw = (partial(each, at) for each in how)
            return Part(region, content, draw, facts=self._facts)

        return (
            Part(always(self.rect), lambda _view, marks: self.eye(marks), self._ground, facts=self._facts),
            *(of_each(at, self._wash_region, self._owner, self._wash) for at in _ALL),
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

    def stands_at(self, view: View, marks: Marks, point: Point) -> Territory | None:
        """Return the territory whose castle or infantry stands at a pixel, the foremost first."""
        if not self.rect.collidepoint(point):
            return None
        number = Rect(point, (1, 1)).collidelist(self._pieces_places(view, self.eye(marks)))
        return None if number < 0 else from_the_south()[number]

    def _pieces_places(self, view: View, eye: Eye) -> list[Rect]:
        """Return the rectangles around what stands on the territories, the foremost first."""
        facts = view.infantry, view.levels, eye
        if self._stood[0] != facts:
            self._stood = facts, [self._pieces_place(view, at, eye) for at in from_the_south()]
        return self._stood[1]

    def _pieces_place(self, view: View, at: Territory, eye: Eye) -> Rect:
        """Return the rectangle around the castle and the infantry of a territory; an empty one where none stand."""
        if not view.infantry[at]:
            return Rect(0, 0, 0, 0)
        return self._around_castle(at, eye, view.infantry[at], bool(view.levels[at]))

    def _find_around_castle(self, at: Territory, eye: Eye, infantry: int, fortified: bool) -> Rect:
        (x, y), castle = self.foot(at, eye), self.castle_width(eye) if fortified else 0
        return pieces.heap_place((x + castle * 9 // 20, y), self.figure(eye), infantry).union(
            Rect(x - castle * 21 // 20, y - castle * 3 // 4, castle, castle * 3 // 4)
        )

    # drawing

    def _facts(self, view: View, marks: Marks) -> Hashable:
        """Return all that depends on a territory: what stands there, and in whose colours, wherever it is."""
        designs = tuple((player.tank is None, player.plane is None) for player in view.players)
        there = view.owners, view.infantry, view.levels, view.tanks, view.planes, designs
        return there, marks.lifted_from(LandSpot), self.eye(marks)

    def _ground(self, surface: Surface, view: View, marks: Marks) -> None:
        eye = self.eye(marks)
        if self._as_whole(eye):
            surface.blit(self._maps.of(view.owners), self.rect)
        else:
            lay_bare(self.brush, surface, self.rect, eye, cropped=self.cropped)

    def sketch(self, view: View, before: Eye, now: Eye, slip: Rect) -> Sketch:
        """Return about how the chart looks by another eye than `before`, where a slip lay over it perhaps."""
        left = [slip.clip(self.rect)] if slip.width else []
        return Sketch(self._maps.of(view.owners), self.whole, before, now, left, [self.buttons_place.clip(self.rect)])

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

    def _region(self, at: Territory, _view: View, marks: Marks) -> Rect:
        return self._around_pieces(at, self.eye(marks))

    def _find_around_pieces(self, at: Territory, eye: Eye) -> Rect:
        high = max(self.figure(eye), self.castle_width(eye))
        row = Rect(0, 0, high * 4, high * 2)
        row.midbottom = self.foot(at, eye)[0], self.foot(at, eye)[1] + high // 4
        below = Rect(0, 0, high * 4, high + high // 2)
        below.midbottom = eye.pixel(places()[at].machines)
        below.height += high // 4
        return row.union(below).clip(self.rect)

    def _standing(self, at: Territory, view: View, marks: Marks) -> Hashable:
        lifted = bool(marks.ghosts(LandSpot(at)))
        return (
            *(each[at] for each in (view.owners, view.infantry, view.levels, view.tanks, view.planes)),
            lifted,
            self._idle(view, at),
            self.eye(marks),
        )

    def _idle(self, view: View, at: Territory) -> tuple[bool, bool]:
        """Whether tanks and planes of a territory stand idle for want of their design (rule 9.5)."""
        owner = owner_of(view, at)
        if owner is None:
            return False, False
        return view.players[owner].tank is None, view.players[owner].plane is None

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
        if view.levels[at]:
            wide = self.castle_width(eye)
            pieces.castle(self.brush, surface, view.levels[at], (foot[0] - wide * 11 // 20, foot[1]), wide)
            foot = foot[0] + wide * 9 // 20, foot[1]
        if view.infantry[at]:
            colour = self.brush.looks[owner].colour
            pieces.heap(self.brush, surface, colour, foot, self.figure(eye), view.infantry[at])
        self._machines(surface, view, at, eye)
        surface.set_clip(clip)

    def _machines(self, surface: Surface, view: View, at: Territory, eye: Eye) -> None:
        """Tanks and planes in their row; pale ones have no design."""
        there = [
            (kind, count) for kind, count in ((Machine.TANK, view.tanks[at]), (Machine.PLANE, view.planes[at])) if count
        ]
        high = self.machine_height(eye)
        foot = eye.pixel(places()[at].machines)
        idle = dict(zip(Machine, self._idle(view, at), strict=True))
        for number, (kind, count) in enumerate(there):
            x = foot[0] + round((number - (len(there) - 1) / 2) * high * 1.7)
            pieces.machine(self.brush, surface, kind, (x, foot[1]), high, count=count, alpha=120 if idle[kind] else 255)

    def _named(self, at: Territory, view: View, marks: Marks) -> Hashable:
        return view.owners[at], self.eye(marks)

    def _name_region(self, at: Territory, _view: View, marks: Marks) -> Rect:
        return self._around_name(at, self.eye(marks))

    def _find_around_name(self, at: Territory, eye: Eye) -> Rect:
        brush = lettering(self.brush, eye)
        high = brush.line(NAME)
        wide = brush.width(land_name(at), NAME) + 4 * high
        region = Rect(0, 0, wide, high * 3)
        region.center = eye.pixel(places()[at].name)
        return region.clip(self.rect)

    def _name(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        draw = partial(self._name_anew, at, view=view, marks=marks)
        if self.cropped:
            draw(surface)
        else:
            key = "name", self._written_as(at, view), self.eye(marks), tuple(self.rect), self.brush.painter.scale
            keepsakes(self.brush).lay_common(surface, self._name_region(at, view, marks), key, draw)

    def _written_as(self, at: Territory, view: View) -> Hashable:
        """What a name is written with, in any language and for anybody."""
        owner = owner_of(view, at)
        return land_name(at), words("engines.picture.free") if owner is None else self.brush.colour(owner)

    def _name_anew(self, at: Territory, surface: Surface, view: View, marks: Marks) -> None:
        owner, eye = owner_of(view, at), self.eye(marks)
        x, y = eye.pixel(places()[at].name)
        if not self.rect.inflate(40, 20).collidepoint(x, y):
            return
        brush = lettering(self.brush, eye)
        name = land_name(at)
        wide = brush.width(name, NAME)
        high = brush.line(NAME)
        if self.cropped and not self.rect.contains(around((x, y), wide // 2 + high, 3 * high)):
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        x = beside_edge(self.rect, x, (wide + brush.line(NAME)) // 2)
        if owner is None:
            written(brush, surface, name, (x, y), NAME, BROWN)
            if eye.scale >= _FREE_FROM:
                written(brush, surface, words("engines.picture.free"), (x, y + brush.line(NAME)), FREE, BROWN)
        else:
            side = brush.line(NAME)
            written(brush, surface, name, (x + side // 2, y), NAME, INK)
            brush.stamp(surface, f"shield_{brush.colour(owner)}", (x - wide // 2 - 2, y), side)
        surface.set_clip(clip)

    # what is drawn again over lights

    def retouched(self, view: View, marks: Marks, hidden: Rect) -> Iterator[Stroke]:
        """Yield again what stands on lit territories and beside them, and their names, but nothing wholly `hidden`.

        What lies over the chart in part is drawn after these once more.
        """
        facts = self._facts(view, marks), marks.shining, tuple(hidden), composed(marks), self._buttons(marks)
        if self._again[0] != facts:
            self._again = facts, list(self._retouched(view, marks, hidden))
        return iter(self._again[1])

    def _retouched(self, view: View, marks: Marks, hidden: Rect) -> Iterator[Stroke]:
        eye = self.eye(marks)
        lit = [lands(eye).around(spot.at) for spot in marks.shining if isinstance(spot, LandSpot)]
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
            again = [
                (at, region)
                for at, region in regions
                if region.width and region.collidelist(touched) != -1 and not hidden.contains(region)
            ]
            for at, region in again:
                key = draw.__name__, at, content(at, view, marks)
                yield Stroke(region, key, partial(draw, at, view=view, marks=marks))
            touched = [*touched, *(region for _, region in again)]
        if composed(marks) is not None:
            region = self._arrow_region(view, marks)
            yield Stroke(region, ("arrow", composed(marks), eye), partial(self._arrow, _view=view, marks=marks))
        buttons = partial(self._draw_buttons, _view=view, marks=marks)
        yield Stroke(self.buttons_place, ("buttons", self._buttons(marks)), buttons)

    # the buttons in the corner

    @property
    def buttons_place(self) -> Rect:
        """Where the buttons of the chart stand: in its upper right corner."""
        side = max(32, self.brush.px(42))
        label = self.brush.width(words("engines.button.lands"), label_style(self.brush))
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

    def _draw_buttons(self, surface: Surface, _view: View, marks: Marks) -> None:
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
    """Return the march that is composed, if one is."""
    return marks.laid if isinstance(marks.laid, March) else None
