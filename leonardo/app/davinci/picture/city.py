"""The city: the ribbons of the eight districts with their queues, what each place gives, and the Lord of the City."""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.davinci.motion.queue_shifts import standing
from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.districts import LETTERS, Ribbon, bridge, over_the_river, ribbons
from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.davinci.picture.stocks import draw_stock, stock_spots
from leonardo.app.davinci.spots import BoxSpot, DistrictSpot, GroupSpot, LordSpot, PriceSpot
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.tween import rounded
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, LETTER, LITTLE, TITLE, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BOX, BROWN, ENGRAVED, LIGHT, TAB, WARM
from leonardo.app.table.looks.laid_page import Stroke
from leonardo.app.table.looks.panel import Board, Part, Placed, always
from leonardo.app.table.marks import Marks
from leonardo.engine.davinci.questions import BoxQuestion, BoxUseQuestion, OfferQuestion
from leonardo.engine.davinci.state import Queue
from leonardo.engine.davinci.terms import DISTRICTS, LAST_CITY_ROUND, PRICES, SHOP_SELLS, Box, Phase, Place
from leonardo.engine.davinci.view import View

_SIGNS = {Box.MOVE: "sign_move", Box.FORESIGHT: "sign_eye", Box.PURCHASE: "sign_purchase"}

_DETOUR: Final = 0.12
"""How far a way within one part of the city bends aside, as a share of its length."""


class City(Board):
    """The middle of the table."""

    def __init__(self, brush: Brush, layout: TableLayout, seats: int) -> None:
        self.layout = layout
        self.brush = brush.yielding(lambda larger: _stand_apart(layout.city, _ribbons(larger, layout, seats)))
        self.rect = layout.city
        self.ribbons = _ribbons(self.brush, layout, seats)

    @property
    def parts(self) -> Sequence[Part]:
        """The city, the ribbons, and the Lord."""
        ribbons = (
            Part(
                always(self._around(place)),
                partial(self._ribbon_content, place),
                partial(self._ribbon, place),
            )
            for place in DISTRICTS
        )
        city = Part(always(self.rect), lambda _view, _marks: None, self._ground)
        return city, *ribbons, Part(self._lord_region, self._lord_content, self._lord)

    def content(self, view: View, marks: Marks) -> Hashable:
        """The queues, and where the Lord stands: all else lies where it always does."""
        del marks
        return view.queues, view.lord

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        surface.blit(self.brush.pictures.get("city", self.rect.size), self.rect)

    def _around(self, place: Place) -> Rect:
        """Return all pixels of a ribbon: its plate with the shadow, its seal and its coin track."""
        ribbon, reach = self.ribbons[place], max(3, self.brush.px(15)) + max(1, self.brush.px(5))
        seal = Rect(0, 0, ribbon.seal_size * 2, ribbon.seal_size * 2)
        seal.center = ribbon.seal
        shaded = ribbon.plate.inflate(2 * reach, 2 * reach)
        track = ribbon.tab.inflate(ribbon.tab.height, ribbon.tab.height)
        return shaded.unionall([seal, track]).clip(self.rect)

    def _ribbon_content(self, place: Place, view: View, marks: Marks) -> Hashable:
        """A queue, what is lifted from it or on its way, what the place gives, and whether its turn is over."""
        absent = frozenset(
            spot for spot in marks.absent if isinstance(spot, GroupSpot | PriceSpot) and spot.place is place
        )
        queue = _left_behind(standing(view, place), place, marks)
        closed = view.round > LAST_CITY_ROUND
        return queue, absent, _resolved(view, place), closed, _gives(view, place), _price(view, place)

    def _lord_region(self, view: View, _marks: Marks) -> Rect:
        """All pixels of the Lord and of his shadow."""
        foot, height = self.lord_foot(view.lord), self.lord_height
        return Rect(foot[0] - height, foot[1] - height * 3 // 2, 2 * height, 2 * height).clip(self.rect)

    def _lord_content(self, view: View, marks: Marks) -> Hashable:
        return view.lord, LordSpot(view.lord) in marks.absent

    def _lord(self, surface: Surface, view: View, marks: Marks) -> None:
        if LordSpot(view.lord) not in marks.absent:
            figures.cast_shadow(self.brush, surface, "standee", self.lord_foot(view.lord), self.lord_height)
            self.brush.stand(surface, "lord", self.lord_foot(view.lord), self.lord_height)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield districts in the order A to H, each with what is on its ribbon."""
        del marks
        for place, ribbon in self.ribbons.items():
            yield DistrictSpot(place), ribbon.plate
            for group, rect in zip(standing(view, place), self._groups(view, place), strict=True):
                yield GroupSpot(place, group.seat), rect
            yield from stock_spots(self.brush, place, ribbon.stock, len(view.seats))
            for box, rect in zip(Box, ribbon.boxes, strict=False):
                yield BoxSpot(box), rect
            for step, rect in enumerate(ribbon.prices):
                yield PriceSpot(place, step), rect
        foot = self.lord_foot(view.lord)
        height = self.lord_height
        yield LordSpot(view.lord), Rect(foot[0] - height // 3, foot[1] - height, height * 2 // 3, height)

    @property
    def lord_height(self) -> int:
        """Height of the Lord of the City, in pixels."""
        return max(36, round(74 * self.layout.city_scale))

    def lord_foot(self, place: Place | None) -> tuple[int, int]:
        """Return where the Lord of the City stands: at a district, or waiting by the Council."""
        return self.ribbons[place if place is not None else Place.COUNCIL].lord

    def group_place(self, view: View, place: Place, seat: int) -> Rect:
        """Return where a seat's group stands or would stand in the queue of a district."""
        rects = self._groups(view, place)
        for group, rect in zip(standing(view, place), rects, strict=True):
            if group.seat == seat:
                return rect
        row = self.ribbons[place].queue
        left = min(rects[-1].right, row.right - row.height) if rects else row.left + row.height // 2
        return Rect(left, row.top, row.height, row.height)

    def group_picture(self, view: View, place: Place, seat: int) -> Surface:
        """Return a seat's group as it stands in the queue of a district; nothing if it is not there."""
        groups, row = standing(view, place), self._queue_row(self.ribbons[place])
        key = "group", groups, seat, row.size, self.brush.looks, self.brush.painter.scale
        return self.brush.pictures.made(key, lambda: figures.group_picture(self.brush, groups, seat, row))

    def marker_picture(self) -> Surface:
        """Return the coin marker as it stands on a step."""
        return self.brush.sized("coin_marker", round(self.ribbons[Place.WORKSHOP].tab.height * 1.3))

    def way(self, start: Place | None, end: Place | None) -> list[tuple[float, float]]:
        """Return the way on foot between two districts: over the bridge if need be, and never quite straight."""
        here, there = self.lord_foot(start), self.lord_foot(end)
        upper, lower = bridge(self.layout)
        crossing = {(False, True): [upper, lower], (True, False): [lower, upper]}
        between = crossing.get((over_the_river(start), over_the_river(end)), [_aside(here, there)])
        return rounded([here, *between, there])

    def _ribbon(self, place: Place, surface: Surface, view: View, marks: Marks) -> None:
        brush, ribbon = self.brush, self.ribbons[place]
        if ribbon.prices:
            self._coin_track(surface, view, place, marks)
        brush.sheet(surface, ribbon.plate)
        done = _resolved(view, place)
        self._title(surface, place, ribbon, done=done)
        self._queue(surface, view, place, marks, done=done)
        draw_stock(brush, surface, view, place, ribbon.stock)
        for box, rect in zip(Box, ribbon.boxes, strict=False):
            self._box(surface, view, box, rect)
        brush.stamp(surface, f"seal_{place.name.lower()}", ribbon.seal, ribbon.seal_size)

    def retouched(self, page: Surface, view: View, marks: Marks, lit: Iterable[Place]) -> Iterator[Stroke]:
        """Yield again what stands at the edges of lit plates, over the light around them, as it is on the page."""
        for place in lit:
            ribbon = self.ribbons[place]
            tab = Rect(ribbon.tab.left, ribbon.plate.bottom, ribbon.tab.width, ribbon.tab.bottom - ribbon.plate.bottom)
            if ribbon.prices:
                yield Stroke(tab, "tab", partial(_as_it_is, page, tab))
            seal = self.brush.sized(f"seal_{place.name.lower()}", ribbon.seal_size)
            around = seal.get_rect(center=ribbon.seal)
            yield Stroke(around, "seal", partial(_laid, seal, around))
        if LordSpot(view.lord) not in marks.absent:
            yield Stroke(self._lord_region(view, marks), "lord", partial(self._lord_himself, view))

    def _lord_himself(self, view: View, surface: Surface) -> None:
        self.brush.stand(surface, "lord", self.lord_foot(view.lord), self.lord_height)

    def _title(self, surface: Surface, place: Place, ribbon: Ribbon, *, done: bool) -> None:
        brush, row = self.brush, ribbon.title
        colour = BROWN if done else BLOOD
        letter = brush.write(surface, LETTERS[place], (row.left, row.centery), LETTER, colour)
        left = letter.right + brush.px(7)
        brush.write(
            surface, _name(place), (left, row.centery), self._names_style, BROWN if done else INK, room=row.right - left
        )
        brush.rule(surface, (row.left, row.bottom), (row.right, row.bottom))

    @cached_property
    def _names_style(self) -> Style:
        """The style in which the names of all eight districts fit their ribbons."""
        rooms = (
            (_name(place), ribbon.title.width - _letter_room(self.brush, place))
            for place, ribbon in self.ribbons.items()
        )
        return self.brush.alike(rooms, TITLE)

    def _queue(self, surface: Surface, view: View, place: Place, marks: Marks, *, done: bool) -> None:
        brush, ribbon = self.brush, self.ribbons[place]
        row = self._queue_row(ribbon)
        groups = _left_behind(standing(view, place), place, marks)
        height = row.height * 2 // 5
        brush.stamp(surface, "arrow", (ribbon.queue.left + height // 3, row.centery), height)
        if groups:
            absent = {spot.seat for spot in marks.absent if isinstance(spot, GroupSpot) and spot.place is place}
            figures.queue(brush, surface, groups, row, absent)
            return
        key = "closed" if view.round > LAST_CITY_ROUND else "resolved" if done else "nobody"
        text = brush.first_fitting(
            [words(f"davinci.picture.{key}"), words("davinci.picture.nothing")], ASIDE, row.width
        )
        brush.write(surface, text, (row.left, row.centery), ASIDE, BROWN)

    def _queue_row(self, ribbon: Ribbon) -> Rect:
        """The queue without the arrow at its head."""
        head = ribbon.queue.height * 2 // 5
        return Rect(ribbon.queue.left + head, ribbon.queue.top, ribbon.queue.width - head, ribbon.queue.height)

    def _groups(self, view: View, place: Place) -> list[Rect]:
        return figures.queue_places(self.brush, standing(view, place), self._queue_row(self.ribbons[place]))

    def _coin_track(self, surface: Surface, view: View, place: Place, marks: Marks) -> None:
        brush, ribbon = self.brush, self.ribbons[place]
        tab = ribbon.tab
        brush.box(surface, tab, TAB, INK, 6)
        step = _price(view, place)
        for left, right in pairwise(ribbon.prices):
            brush.write(surface, "·", ((left.centerx + right.centerx) // 2, tab.centery), BOLD, WARM, align="centre")
        for number, (price, rect) in enumerate(zip(PRICES, ribbon.prices, strict=True)):
            centre = (rect.centerx, rect.centery + 1)
            if number == step and PriceSpot(place, step) not in marks.absent:
                brush.stamp(surface, "coin_marker", centre, round(tab.height * 1.3))
                brush.write(surface, str(price), centre, LITTLE, ENGRAVED, align="centre")
            else:
                brush.write(surface, str(price), centre, LITTLE, LIGHT, align="centre")

    def _box(self, surface: Surface, view: View, box: Box, rect: Rect) -> None:
        brush = self.brush
        brush.box(surface, rect, BOX, INK)
        name = words(f"davinci.picture.boxes.{box.name.lower()}")
        named = self._boxes_named
        middle = (rect.centerx, rect.top + (rect.height * 3 // 10 if named else rect.height // 2))
        number = (rect.left + brush.px(6), middle[1])
        left = brush.write(surface, str(box.value), number, LITTLE, BLOOD).right
        icon = min(round(rect.height * (0.5 if named else 0.7)), rect.right - left)
        if box is Box.TREASURY:
            self._treasury(surface, view.treasury, Rect(left, middle[1] - icon // 2, rect.right - left, icon))
        else:
            brush.stamp(surface, _SIGNS[box], ((left + rect.right) // 2, middle[1]), icon)
        if named:
            brush.write(surface, name, (rect.centerx, rect.bottom - rect.height * 3 // 12), LITTLE, align="centre")
        taker = dict(_taken(view)).get(box)
        if taker is not None:
            size = rect.height * 2 // 3
            figures.shield(brush, surface, taker, (rect.right - size // 2, rect.top + size // 2 + 1), size)

    @cached_property
    def _boxes_named(self) -> bool:
        """Whether the names of all boxes find room."""
        rects = self.ribbons[Place.COUNCIL].boxes
        widest = max(self.brush.width(words(f"davinci.picture.boxes.{box.name.lower()}"), LITTLE) for box in Box)
        return widest <= rects[0].width - 4 and rects[0].height >= 2 * self.brush.line(LITTLE)

    def _treasury(self, surface: Surface, florins: int, room: Rect) -> None:
        """As many coins as lie on the Council, or one with their number beside it or on it; a pale one for none."""
        brush, size = self.brush, room.height
        step = size * 3 // 5
        if florins >= 1 and size + (florins - 1) * step <= room.width - brush.px(4):
            left = room.centerx - (florins - 1) * step // 2
            for number in range(florins):
                figures.coin(brush, surface, (left + number * step, room.centery), size)
            return
        count = brush.times(florins)
        left = room.centerx - (size + brush.width(count, BOLD)) // 2
        if left < room.left + 2:
            figures.coin(brush, surface, room.center, size, florins, pale=not florins)
            return
        figures.coin(brush, surface, (left + size // 2, room.centery), size, pale=not florins)
        brush.write(surface, count, (left + size + 1, room.centery), BOLD)


def _as_it_is(page: Surface, place: Rect, surface: Surface) -> None:
    surface.blit(page, place, place)


def _laid(picture: Surface, place: Rect, surface: Surface) -> None:
    surface.blit(picture, place)


def _name(place: Place) -> str:
    return words(f"davinci.picture.places.{place.name.lower()}")


def _letter_room(brush: Brush, place: Place) -> int:
    """The pixels of the letter of a district, and of the gap before its name."""
    return brush.width(LETTERS[place], LETTER) + brush.px(7)


def _ribbons(brush: Brush, layout: TableLayout, seats: int) -> dict[Place, Ribbon]:
    """Return ribbons wide enough for the names of their districts."""
    narrow = Style(Face.TEXT, TITLE.units)
    rooms = {place: _letter_room(brush, place) + brush.width(_name(place), narrow) + 2 for place in DISTRICTS}
    return ribbons(evolve(layout, text_scale=brush.layout.text_scale), seats, rooms)


def _stand_apart(city: Rect, places: Mapping[Place, Ribbon]) -> bool:
    """Whether plates and coin tracks stand in the city without hiding each other."""
    parts = {place: ribbon.plate.union(ribbon.tab) for place, ribbon in places.items()}
    if not all(city.contains(part) for part in parts.values()):
        return False
    return not any(
        ribbon.plate.colliderect(part)
        for place, ribbon in places.items()
        for other, part in parts.items()
        if other is not place
    )


def _aside(start: tuple[int, int], end: tuple[int, int]) -> tuple[float, float]:
    """Return a point a little beside the middle of a straight way."""
    across, down = end[0] - start[0], end[1] - start[1]
    return (start[0] + end[0]) / 2 - down * _DETOUR, (start[1] + end[1]) / 2 + abs(across) * _DETOUR


def _left_behind(groups: Queue, place: Place, marks: Marks) -> Queue:
    """Return the groups of a district without the apprentices that are lifted from them."""
    if not marks.lifted:
        return groups
    return tuple(
        evolve(group, apprentices=max(0, group.apprentices - marks.ghosts(GroupSpot(place, group.seat))))
        for group in groups
    )


def _resolved(view: View, place: Place) -> bool:
    """Return whether a district has had its turn in this round (rule 8.1)."""
    if view.phase is Phase.RESOLUTION:
        return view.lord is not None and place < view.lord
    return view.phase is Phase.COMPLETION


def _tiles(view: View) -> Hashable:
    """What the Workshop's stock depends on."""
    return tuple((seat.laboratories[0].spaces, seat.laboratories[0].automata, seat.laboratories[1] and (
        seat.laboratories[1].spaces, seat.laboratories[1].automata)) for seat in view.seats)  # fmt: skip


def _gives(view: View, place: Place) -> Hashable:
    """What is left to take at a place."""
    if place in SHOP_SELLS:
        return view.shops[SHOP_SELLS[place]]
    return {Place.ACADEMY: view.academy, Place.WORKSHOP: _tiles(view), Place.COUNCIL: (view.treasury, _taken(view))}[
        place
    ]


def _price(view: View, place: Place) -> int | None:
    """Return the step of a place's coin track at which its price stands, if it is asked for."""
    question = view.question
    return question.taken if isinstance(question, OfferQuestion) and question.district is place else None


def _taken(view: View) -> tuple[tuple[Box, int], ...]:
    """Return the boxes of the Council that are taken, and by whom."""
    question = view.question
    if isinstance(question, BoxQuestion):
        return question.taken
    if isinstance(question, BoxUseQuestion):
        return ((question.box, question.seat), *question.waiting)
    return ()
