"""The names of territories on the chart: where they stand, and how they are written.

Each has its place on the map. Where the chart is small and text large, some would hide the number of an army or
another name: these stand beside their places, as near as they can. On a chart so small that some would still lie
over another, or on another land, these are left out: shields and colours say whose a land is, and its tip its name.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import product
from typing import Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart.lettering import FREE, NAME, SEA, around, lettering, written
from leonardo.app.engines.picture.chart.places import SIZE, Eye, lands, places, sea_places
from leonardo.app.engines.words.phrases import land_name, sea_name
from leonardo.app.kit.areas import contains
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN
from leonardo.app.table.panels.keepsakes import keepsakes
from leonardo.engine.engines.board import Territory

_FREE_FROM: Final = 0.6
"""Pixels of a unit from which there is room to say that a land is free; else its want of a shield tells it."""
_WAYS: Final = 128
"""Territories of which it is kept where their names are, as they are seen in the last ways."""
_ZOOMS: Final = 12
"""Ways to see the chart closely of which it is kept how names are moved."""
_ROUNDS: Final = 3
"""How often names give way to one another."""
_WIDE: Final = 30
"""Heights of a line from which a map is wide enough to keep the rims of names off its edge."""
_DOWN: Final = tuple(step / 4 for step in range(-6, 7))
_ACROSS: Final = tuple(step / 8 for step in range(-4, 5))
"""How far a name may be moved, in heights of its line and in widths of it."""
_OVER_READ, _OVER_SEA, _OVER_HEAP, _FAR = 16.0, 2.0, 0.5, 0.25
"""What a pixel costs that a name hides of what is read, of a sea and of an army, and one by which it is moved."""


_TOUCH: Final = 0.04
"""Which part of a name may lie under another one and leave both legible."""


@frozen
class Heap:
    """Where the infantry of a territory stand, and where their number is."""

    place: Rect
    number: Rect


class Names:
    """All names: clear of a `heap` in each territory, and of the `buttons` on the whole chart.

    Where they are `cropped`, those that the edge of the chart would cut are left out.
    """

    def __init__(
        self,
        brush: Brush,
        whole: Eye,
        heap: Callable[[Territory, Eye], Heap],
        buttons: Sequence[Rect],
        *,
        cropped: bool = False,
    ) -> None:
        self.brush = brush
        self.rect = whole.rect
        self.cropped = cropped
        self._heap = heap
        self._buttons = buttons
        self.written = lru_cache(_WAYS)(self._find_written)
        self.region = lru_cache(_WAYS)(self._find_region)
        self._free = lru_cache(_WAYS)(self._find_free)
        self._moves = lru_cache(_ZOOMS)(self._find_moves)

    def _find_written(self, at: Territory, eye: Eye) -> Rect:
        """Return the rectangle around a name and the shield before it: wholly on the chart, if it is near to it."""
        middle = eye.pixel(places()[at].name)
        move = self._moves(evolve(eye, left=0.0, top=0.0))[at]
        if move is None:
            return Rect(middle, (0, 0))
        place = self._around(at, eye).move(move)
        return place.clamp(self._within(self.rect, eye)) if self._near(middle) else place

    def _within(self, room: Rect, eye: Eye) -> Rect:
        """Return where names may stand in a room: the rim around their letters is not cut at its edge either.

        On a small map, such as those of the rule book, they need all the room there is.
        """
        line = lettering(self.brush, eye).line(NAME)
        return room.inflate(-2 * (max(4, line * 2 // 5) if room.width > _WIDE * line else 4), -4)

    def _find_region(self, at: Territory, eye: Eye) -> Rect:
        """Return the pixels that a name may touch, and what is told below it."""
        high = lettering(self.brush, eye).line(NAME)
        return self.written(at, eye).inflate(3 * high, 2 * high).clip(self.rect)

    def _around(self, at: Territory, eye: Eye) -> Rect:
        """Return the rectangle around a name at its place on the map."""
        brush = lettering(self.brush, eye)
        high = brush.line(NAME)
        wide = brush.width(land_name(at), NAME) + high + 4
        return around(eye.pixel(places()[at].name), wide // 2, high)

    def _near(self, point: Point) -> bool:
        """Tell whether a name is seen that stands around a point."""
        return self.rect.inflate(40, 20).collidepoint(point)

    def _find_moves(self, eye: Eye) -> Mapping[Territory, Point | None]:
        """Return by how much each name is moved, so that it hides neither numbers nor other names; none if left out.

        In a part that is `cropped` little stands, and all names keep their places.
        """
        if self.cropped:
            return dict.fromkeys(Territory, (0, 0))
        chart = Rect(eye.pixel((0.0, 0.0)), (round(SIZE[0] * eye.scale), round(SIZE[1] * eye.scale)))
        chart = chart.clip(self.rect) if eye.zoom == 1 else chart
        room = self._within(chart, eye)
        usual = {at: self._around(at, eye) for at in Territory}
        found = {at: place.clamp(room) for at, place in usual.items()}
        heaps = [self._heap(at, eye) for at in Territory]
        numbers = [*(heap.number for heap in heaps), *(self._buttons if eye.zoom == 1 else ())]
        pale = ((_OVER_SEA, list(self._seas(eye))), (_OVER_HEAP, [heap.place for heap in heaps]))

        def hides(at: Territory, place: Rect) -> int:
            others = [letters(other) for each, other in found.items() if each is not at]
            return _hidden(letters(place), [*numbers, *others])

        def cost(at: Territory, place: Rect) -> float:
            far = abs(place.centerx - usual[at].centerx) + abs(place.centery - usual[at].centery)
            over = sum(weight * _hidden(letters(place), taken) for weight, taken in pale)
            return _OVER_READ * hides(at, place) + over + _FAR * far * place.height

        for _ in range(_ROUNDS):
            before = dict(found)
            for at, place in before.items():
                if not hides(at, place):
                    continue
                tried = (
                    usual[at].move(round(across * place.width), round(down * place.height)).clamp(room)
                    for down, across in product(_DOWN, _ACROSS)
                )
                found[at] = min(tried, key=partial(cost, at))
            if found == before:
                break
        told = self._legible(eye, found, usual) if eye.zoom == 1 else found
        moves = {at: (place.left - usual[at].left, place.top - usual[at].top) for at, place in told.items()}
        return {at: moves.get(at) for at in Territory}

    def _legible(
        self, eye: Eye, found: Mapping[Territory, Rect], usual: Mapping[Territory, Rect]
    ) -> dict[Territory, Rect]:
        """Return the names that are told apart: one that lies over most others goes first, as long as any does."""
        left = {at: place for at, place in found.items() if not self._astray(at, place, usual[at], eye)}
        while True:
            over = {at: _hidden(letters(place), _others(left, at)) for at, place in left.items()}
            worst = max(over, key=lambda at: over[at])
            if over[worst] <= _TOUCH * left[worst].width * left[worst].height:
                return left
            del left[worst]

    def _astray(self, at: Territory, place: Rect, usual: Rect, eye: Eye) -> bool:
        """Tell whether a name that is moved has come to lie on another land."""
        if place == usual or contains(lands(eye).area(at), place.center):
            return False
        return any(contains(lands(eye).area(other), place.center) for other in Territory if other is not at)

    def _seas(self, eye: Eye) -> Iterator[Rect]:
        brush = lettering(self.brush, eye)
        for name, sea in sea_places().items():
            yield around(eye.pixel(sea), brush.width(sea_name(name), SEA) // 2, brush.line(SEA))

    def _find_free(self, at: Territory, eye: Eye) -> Rect | None:
        """Return where below a name, or else above it, there is room to say that a land is free.

        It is written over no name, and not cut.
        """
        if eye.scale < _FREE_FROM:
            return None
        brush, name = lettering(self.brush, eye), self.written(at, eye)
        names = [*(self.written(each, eye) for each in Territory if each is not at), *self._seas(eye)]
        half, line = brush.width(tr("engines.picture.free"), FREE) // 2, brush.line(NAME)
        tried = [around((name.centerx, name.centery + step), half, brush.line(FREE)) for step in (line, -line)]
        return next((place for place in tried if self.rect.contains(place) and place.collidelist(names) < 0), None)

    def is_told(self, at: Territory, eye: Eye) -> bool:
        """Tell whether there is room for a name."""
        return self.written(at, eye).width > 0

    def draw(self, at: Territory, surface: Surface, owner: int | None, eye: Eye) -> None:
        """Draw a name, with the shield of its owner."""
        draw = partial(self._draw_anew, at, owner=owner, eye=eye)
        if self.cropped:
            draw(surface)
        else:
            key = "name", self._written_as(at, owner), eye, tuple(self.rect), self.brush.painter.scale
            keepsakes(self.brush).lay_common(surface, self.region(at, eye), key, draw)

    def _written_as(self, at: Territory, owner: int | None) -> Hashable:
        """What a name is written with, in any language and for anybody."""
        return land_name(at), tr("engines.picture.free") if owner is None else self.brush.colour(owner)

    def _draw_anew(self, at: Territory, surface: Surface, owner: int | None, eye: Eye) -> None:
        if not self._near(eye.pixel(places()[at].name)) or not self.is_told(at, eye):
            return
        brush, name, place = lettering(self.brush, eye), land_name(at), self.written(at, eye)
        wide, side = brush.width(name, NAME), brush.line(NAME)
        (x, y) = place.center
        if self.cropped and not self.rect.contains(around((x, y), wide // 2 + side, 3 * side)):
            return
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        if owner is None:
            written(brush, surface, name, (x, y), NAME, BROWN)
            free = self._free(at, eye)
            if free is not None:
                written(brush, surface, tr("engines.picture.free"), free.center, FREE, BROWN)
        else:
            written(brush, surface, name, (x + side // 2, y), NAME, INK)
            brush.stamp(surface, f"shield_{brush.colour(owner)}", (x - wide // 2 - 2, y), side)
        surface.set_clip(clip)


def letters(name: Rect) -> Rect:
    """Return where the letters of a name stand: a third of a line is room about them."""
    return name.inflate(-name.height // 2, -name.height // 3)


def _others(names: Mapping[Territory, Rect], at: Territory) -> list[Rect]:
    return [letters(place) for other, place in names.items() if other is not at]


def _hidden(place: Rect, taken: Sequence[Rect]) -> int:
    common = (place.clip(taken[number]) for number in place.collidelistall(taken))
    return sum(each.width * each.height for each in common)
