"""The city: the squares of the eight districts with those who stand there, their ribbons, and the Lord of the City."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.city.boxes import CouncilBoxes
from leonardo.app.davinci.picture.city.crews import Crew, crews
from leonardo.app.davinci.picture.city.districts import bridge, over_the_river
from leonardo.app.davinci.picture.city.plate_buttons import PlateButtons
from leonardo.app.davinci.picture.city.ribbons import DUSK, Ribbons, chooses_box
from leonardo.app.davinci.picture.city.squares import Held, Leans, Square, standing_height
from leonardo.app.davinci.picture.city.stocks import stock_spots
from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.davinci.picture.living.city import LivingCity
from leonardo.app.davinci.spots import BoxSpot, DistrictSpot, GroupSpot, LordSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.areas import bounds
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.tween import rounded
from leonardo.app.table.feast.passage import Sleeper
from leonardo.app.table.living.company import Company, Person
from leonardo.app.table.looks import shaped
from leonardo.app.table.looks.glow import BEHIND
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci.constants import DISTRICTS, LAST_CITY_ROUND, SHOP_SELLS, Box, Place
from leonardo.engine.davinci.prospects import resolved
from leonardo.engine.davinci.state import Queue, joined
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve

_LORD: Final = 74
"""Units that the Lord of the City is high."""
_EMPTY: Final[shapes.Colour] = (76, 44, 16, 20)
"""What lies on a square where nobody stands, like warm shade: the bright floor is for those who come."""
_OVER: Final[shapes.Colour] = (46, 24, 8, 60)
"""What lies on that, too, when its turn is over: a brown dusk, so deep that even blue floors keep their colour."""
_STILL_SEEN: Final = 150
"""How far who stands on a closed square shines through what dulls it, of 255."""
_DETOUR: Final = 0.12
"""How far a way within one part of the city bends aside, as a share of its length."""


@frozen
class Bystander:
    """One who stands on a square, as long as the same groups are there: the number among the figures of a seat."""

    place: Place
    queue: Queue
    seat: int
    number: int


class City(Board):
    """The middle of the table; with `open_memory` it tells of all who cannot pay (rule 13.2)."""

    def __init__(self, brush: Brush, layout: TableLayout, seats: int, *, open_memory: bool = False) -> None:
        self.layout = layout
        self._crews = partial(crews, counted=open_memory)
        self.rect = layout.city
        self.company = Company(self.people)
        self.living = LivingCity(brush.pictures, layout.city, self.company)
        self._ribbons = Ribbons(brush, layout, seats)
        self.brush = self._ribbons.brush
        self.districts = self._ribbons.districts
        self._plates = {place: each.plate for place, each in self.districts.items()}
        height = standing_height(layout.city_scale)
        self.boxes = CouncilBoxes(brush, layout)
        self._buttons = PlateButtons(self.brush, layout.city, self.districts, [self.boxes.usual.board], self._crowd)
        self._squares = {
            place: Square(self.brush, each.row, each.broad, height) for place, each in self.districts.items()
        }

    @property
    def parts(self) -> Sequence[Part]:
        """The city, the Lord, squares and ribbons from the lowest to the uppermost, the boxes, and buttons."""
        city = Part(always(self.rect), lambda _view, _marks: None, self._ground)
        buttons = Part(self._buttons.region, self._key_of_buttons, self._buttons.draw)
        lord = Part(self._lord_region, self._lord_content, self._lord)
        return city, *self.living.parts, lord, *self._places.values(), self.boxes.part, buttons

    @cached_property
    def _places(self) -> Mapping[tuple[Place, bool], Part]:
        """Squares and ribbons from the lowest to the uppermost."""
        return {lying: self._part(lying) for lying in self._in_depth}

    @cached_property
    def _in_depth(self) -> Sequence[tuple[Place, bool]]:
        """Squares, and ribbons, which are told by a true value, from the lowest to the uppermost."""
        squares = [(place, False) for place in sorted(DISTRICTS, key=lambda place: self.districts[place].row.bottom)]
        return [*squares, *((place, True) for place in DISTRICTS)]

    def _part(self, lying: tuple[Place, bool]) -> Part:
        place, ribbon = lying
        if ribbon:
            return Part(always(self._ribbons.around(place)), partial(_told, place), partial(self._ribbon, place))
        return Part(always(self._around(place)), partial(self._standing, place), partial(self._square, place))

    def content(self, view: View, marks: Marks) -> Hashable:
        """The groups, what they would pay, where the Lord stands, and buttons: all else lies where it always does."""
        return (
            tuple(self._crews(view, place, marks) for place in DISTRICTS),
            view.lord,
            self.boxes.of(view) is self.boxes.usual,
            self._key_of_buttons(view, marks),
        )

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        surface.blit(self.brush.pictures.get("city", self.rect.size), self.rect)

    def around(self, place: Place, view: View, marks: Marks) -> list[Rect]:
        """Return where a district is looked at: landmark and square, ribbon, boxes and buttons, and the Lord there."""
        district = self.districts[place]
        buttons = [rect for _, rect in self._buttons.placed(view, marks)]
        own = [self._lord_place(place), *([self.boxes.of(view).board] if place is Place.COUNCIL else [])]
        return [bounds(district.square).union(district.building), district.plate, *own, *buttons]

    def _around(self, place: Place) -> Rect:
        """Return all pixels of a square and of those who stand there."""
        return self._squares[place].region.union(bounds(self.districts[place].square)).clip(self.rect)

    def _standing(self, place: Place, view: View, marks: Marks) -> Hashable:
        """The groups, who is on the way, who leans, and whether its turn is over."""
        over = resolved(view, place), view.round > LAST_CITY_ROUND
        return self._crews(view, place, marks), _away(place, marks), self._leans(place, view, marks), over

    def _still_seen(self, place: Place, view: View, marks: Marks) -> Stroke:
        """Return who stands on a closed square once more: that is as true as where all is open."""
        standing = self._crews(view, place, marks)
        draw = partial(self._squares[place].draw, crews=standing, strength=_STILL_SEEN)
        return Stroke(self._squares[place].region.clip(self.rect), ("still seen", standing), draw)

    def _standing_again(self, place: Place, view: View, marks: Marks) -> Stroke:
        """Return who stands on a square once more, over the light around it, with those who are held and would come.

        These make way as lights do, once any place has been aimed at; of those who are held over it only their places
        are seen.
        """
        standing, square, away = self._crews(view, place, marks), self._squares[place], _away(place, marks)
        if not any(crew.mark.arriving for crew in standing):
            return _again(self._places[place, False], view, marks)
        aside = Held.ASIDE if marks.pulse == BEHIND else Held.GHOSTS
        held = Held.PLACES if marks.hovered == DistrictSpot(place) else aside
        draw = partial(square.draw, crews=standing, absent=away, held=held)
        key = self._standing(place, view, marks), held
        return Stroke(self._around(place), key, draw, partial(square.ahead, standing, away, held))

    def _ribbon(self, place: Place, surface: Surface, view: View, _marks: Marks) -> None:
        self._ribbons.draw(surface, view, place)

    def _square(self, place: Place, surface: Surface, view: View, marks: Marks) -> None:
        standing = self._crews(view, place, marks)
        if standing:
            away, leans = _away(place, marks), self._leans(place, view, marks)
            self._squares[place].draw(surface, standing, away, Held.UNSEEN, leans=leans)
            return
        self._veil(surface, place, _EMPTY)
        if resolved(view, place) or view.round > LAST_CITY_ROUND:
            self._veil(surface, place, _OVER)

    def people(self, view: View) -> Sequence[Person[Bystander]]:
        """Return all who stand on squares."""
        return [
            Person(Bystander(place, view.queues[place], seat, number), room.clip(self.rect))
            for place in DISTRICTS
            for seat, number, room in self._squares[place].people(self._crews(view, place, NO_MARKS))
        ]

    def _leans(self, place: Place, view: View, marks: Marks) -> Leans | None:
        """Return who leans on a square: nobody while anything is held or on its way."""
        moving = self.company.moving
        if moving is None or marks.lifted or marks.absent:
            return None
        who, step = moving
        if who.place is not place or who.queue != view.queues[place]:
            return None
        return Leans(who.seat, who.number, step)

    def _veil(self, surface: Surface, place: Place, colour: shapes.Colour) -> None:
        shapes.lay(surface, *shaped.veil(self.districts[place].square, colour, 0))

    def _lord_region(self, view: View, _marks: Marks) -> Rect:
        """All pixels of the Lord and of his shadow."""
        foot, height = self.lord_foot(view.lord), self.lord_height
        return Rect(foot[0] - height, foot[1] - height * 3 // 2, 2 * height, 2 * height).clip(self.rect)

    def _lord_content(self, view: View, marks: Marks) -> Hashable:
        return view.lord, _walks(marks)

    def _lord(self, surface: Surface, view: View, marks: Marks) -> None:
        if not _walks(marks):
            figures.cast_shadow(self.brush, surface, "standee", self.lord_foot(view.lord), self.lord_height)
            self.brush.stand(surface, "lord", self.lord_foot(view.lord), self.lord_height)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield districts in the order A to H, each with what is on its square and its ribbon."""
        for place, district in self.districts.items():
            yield DistrictSpot(place), district.square
            standing = self._crews(view, place, marks)
            for crew, rect in zip(standing, self._squares[place].places(standing), strict=True):
                yield GroupSpot(place, crew.group.seat), rect
            yield from stock_spots(self.brush, place, district.stock, len(view.seats))
            if place is Place.COUNCIL:
                yield from zip(map(BoxSpot, Box), self.boxes.of(view).rects, strict=True)
        yield LordSpot(view.lord), self._lord_place(view.lord)

        for button, rect in self._buttons.placed(view, marks):
            yield ButtonSpot(button.key), rect

    def _key_of_buttons(self, view: View, marks: Marks) -> Hashable:
        """The buttons at a district, and where they lie."""
        return tuple((button, *rect) for button, rect in self._buttons.placed(view, marks))

    def district_at(self, point: Point) -> Place | None:
        """Return the district of whose ribbon, board or landmark a pixel is."""
        if not self.rect.collidepoint(point):
            return None
        if self.boxes.usual.board.collidepoint(point):
            return Place.COUNCIL
        ribbons = (place for place in DISTRICTS if self._plates[place].collidepoint(point))
        landmarks = (place for place in DISTRICTS if self.districts[place].building.collidepoint(point))
        return next(chain(ribbons, landmarks), None)

    @property
    def lord_height(self) -> int:
        """Height of the Lord of the City, in pixels."""
        return max(36, round(_LORD * self.layout.city_scale))

    def point_of(self, place: Place, at: tuple[float, float]) -> Point:
        """Return a point of the landmark of a district, in shares of its width and of its height."""
        building = self.districts[place].building
        return building.left + round(building.width * at[0]), building.top + round(building.height * at[1])

    def seal(self, place: Place) -> Surface:
        """Return the seal of a district as it lies on its ribbon while that is open; do not draw on it."""
        return self._ribbons.seal(place)

    def lord_foot(self, place: Place | None) -> Point:
        """Return where the Lord of the City stands: at a district, or waiting by the Council."""
        return self.districts[place if place is not None else Place.COUNCIL].lord

    def _lord_place(self, place: Place | None) -> Rect:
        foot, height = self.lord_foot(place), self.lord_height
        return Rect(foot[0] - height // 3, foot[1] - height, height * 2 // 3, height)

    def _crowd(self, view: View) -> Iterator[Rect]:
        """Yield where groups stand in all districts, with their hats and their marks."""
        for place, square in self._squares.items():
            yield from square.places(self._crews(view, place, NO_MARKS))

    def group_place(self, view: View, place: Place, seat: int) -> Rect:
        """Return where a seat's group stands on the square of a district, or would if it came with one apprentice."""
        standing, number = self._with_group(view, place, seat)
        return self._squares[place].places(standing)[number]

    def standing_place(self, view: View, place: Place, seat: int) -> Rect:
        """Return the part of that in which its figures stand, from their feet to their hats."""
        standing, number = self._with_group(view, place, seat)
        return self._squares[place].figures_place(standing, number)

    def mark_place(self, view: View, place: Place, seat: int) -> Rect:
        """Return where the mark of a seat's group is, below its figures."""
        whole, figures_place = self.group_place(view, place, seat), self.standing_place(view, place, seat)
        standing, number = self._with_group(view, place, seat)
        wide = self._squares[place].mark_size(standing, number)[0]
        mark = Rect(0, 0, wide, whole.bottom - figures_place.bottom)
        mark.midbottom = whole.midbottom
        return mark

    def mark_picture(self, view: View, place: Place, seat: int) -> Surface:
        """Return the mark of a seat's group as it lies below it; nothing if it is not there."""
        standing, square = self._crews(view, place, NO_MARKS), self._squares[place]
        key = "mark", standing, seat, square.region.size, self.brush.looks, self.brush.painter.scale
        return self.brush.pictures.made(key, lambda: square.mark_picture(standing, seat))

    def _with_group(self, view: View, place: Place, seat: int) -> tuple[tuple[Crew, ...], int]:
        if view.group(seat, place) is None:
            queue = joined(view.queues[place], seat, 1, master=False)
            view = evolve(view, queues=(*view.queues[:place], queue, *view.queues[place + 1 :]))
        standing = self._crews(view, place, NO_MARKS)
        return standing, next(number for number, crew in enumerate(standing) if crew.group.seat == seat)

    def regrouped(self, view: View, before: Marks, now: Marks) -> Iterator[Rect]:
        """Yield where groups stand that do so elsewhere under the marks of `now` than under those `before`."""
        for place, square in self._squares.items():
            was, will = (self._standing_at(square, self._crews(view, place, marks)) for marks in (before, now))
            for seat in was.keys() & will.keys() - _away(place, now):
                if was[seat] != will[seat]:
                    yield was[seat].union(will[seat])

    def _standing_at(self, square: Square, standing: tuple[Crew, ...]) -> Mapping[int, Rect]:
        """Return where the groups of seats stand on a square."""
        return {crew.group.seat: rect for crew, rect in zip(standing, square.places(standing), strict=True)}

    def group_picture(self, view: View, place: Place, seat: int, *, marked: bool = True) -> Surface:
        """Return a seat's group as it stands on the square of a district; nothing if it is not there.

        Where it is not `marked`, its place below its figures is empty.
        """
        standing, square = self._crews(view, place, NO_MARKS), self._squares[place]
        key = "group", standing, seat, marked, square.region.size, self.brush.looks, self.brush.painter.scale
        return self.brush.pictures.made(key, lambda: square.picture(standing, seat, marked=marked))

    def way(self, start: Place | None, end: Place | None) -> list[tuple[float, float]]:
        """Return the way of the Lord between two districts: over the bridge if need be, and never quite straight."""
        here, there = self.lord_foot(start), self.lord_foot(end)
        upper, lower = bridge(self.layout)
        crossing = {(False, True): [upper, lower], (True, False): [lower, upper]}
        between = crossing.get((over_the_river(start), over_the_river(end)), [_aside(here, there)])
        return rounded([here, *between, there])

    @property
    def signs(self) -> Sequence[Rect]:
        """The ribbons with their seals and ends, and the board with the boxes: what is cut tells nothing."""
        ribbons = (each.stretch.union(self._ribbons.seal_around(place)) for place, each in self.districts.items())
        return [*ribbons, self.boxes.usual.board]

    def sleepers(self, view: View) -> Iterator[Sleeper]:
        """Yield the districts whose turn is over, as they look then: that is laid upon them when they are open."""
        for place, district in self.districts.items():
            if resolved(view, place):
                square = bounds(district.square)
                region = self._ribbons.around(place).union(square).clip(self.rect)
                draw = partial(self._asleep, view=view, place=place)
                stroke = Stroke(region, ("asleep", _told(place, view, NO_MARKS)), draw)
                yield Sleeper(stroke, f"seal_{place.name.lower()}", district.seal_size, district.seal)

    def _asleep(self, surface: Surface, view: View, place: Place) -> None:
        self._veil(surface, place, _OVER)
        self._ribbons.draw(surface, view, place)

    def named_again(self, view: View, place: Place) -> Stroke:
        """Return the name of a district once more, over the light of what can be taken from its ribbon."""
        draw = partial(self._ribbons.draw_name, view=view, place=place)
        return Stroke(self._ribbons.around(place), ("name", _told(place, view, NO_MARKS)), draw)

    def retouched(self, view: View, marks: Marks, lit: Iterable[Place]) -> Iterator[Stroke]:
        """Yield again what stands on lit squares and at their edges, over the light around them.

        While a district is resolved, its neighbours lie in a haze: their ribbons would shine through that.
        """
        if not _walks(marks):
            yield Stroke(self._lord_region(view, marks), "lord", partial(self._lord, view=view, marks=marks))
        places = sorted(lit, key=lambda place: self.districts[place].row.bottom)
        around = [self._squares[place].region for place in places]
        behind = [
            place
            for place in DISTRICTS
            if view.lord is None
            and place not in lit
            and DistrictSpot(place) not in marks.barred
            and self.districts[place].plate.collidelist(around) != -1
        ]
        for spot in sorted(
            (spot for spot in marks.barred if isinstance(spot, DistrictSpot)), key=lambda spot: spot.place
        ):
            yield self._still_seen(spot.place, view, marks)
            seal = partial(self._ribbons.draw_seal, place=spot.place, grey=DUSK)
            yield Stroke(self._ribbons.seal_around(spot.place), "seal", seal)
        ribbons = {*places, *behind}
        for (place, ribbon), part in self._places.items():
            if ribbon and place in ribbons:
                yield _again(part, view, marks)
            elif not ribbon and place in places:
                yield self._standing_again(place, view, marks)
        if Place.COUNCIL in places:
            yield self.boxes.of(view).retouched(view, marks)
        key = self._key_of_buttons(view, marks)
        if key:
            yield Stroke(self._buttons.region(view, marks), key, partial(self._buttons.draw, view=view, marks=marks))


def _walks(marks: Marks) -> bool:
    """Tell whether the Lord of the City is on his way, wherever he comes from."""
    return any(isinstance(spot, LordSpot) for spot in marks.absent)


def _away(place: Place, marks: Marks) -> frozenset[int]:
    """Return the seats whose groups at a district are on their way elsewhere."""
    return frozenset(spot.seat for spot in marks.absent if isinstance(spot, GroupSpot) and spot.place is place)


def _again(part: Part, view: View, marks: Marks) -> Stroke:
    """Return a part once more, over the light that is laid around it."""
    return Stroke(part.region(view, marks), part.content(view, marks), lambda surface: part.draw(surface, view, marks))


def _aside(start: Point, end: Point) -> tuple[float, float]:
    """Return a point a little beside the middle of a straight way."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (start[0] + end[0]) / 2 - down * _DETOUR, (start[1] + end[1]) / 2 + abs(across) * _DETOUR


def _told(place: Place, view: View, _marks: Marks) -> Hashable:
    """What a ribbon says: whether the turn of its place is over, what that gives, and whether its seal is lit."""
    lit = place is Place.COUNCIL and chooses_box(view)
    return "ribbon", resolved(view, place), view.round > LAST_CITY_ROUND, _gives(view, place), lit


def _tiles(view: View) -> Hashable:
    """What the Workshop's stock depends on."""
    return tuple((seat.laboratories[0].spaces, seat.laboratories[0].automata, seat.laboratories[1] and (
        seat.laboratories[1].spaces, seat.laboratories[1].automata)) for seat in view.seats)  # fmt: skip


def _gives(view: View, place: Place) -> Hashable:
    """What is left to take at a place."""
    if place in SHOP_SELLS:
        return view.shops[SHOP_SELLS[place]]
    return {Place.ACADEMY: view.academy, Place.WORKSHOP: _tiles(view), Place.COUNCIL: None}[place]
