"""Where the eight districts lie on the city, for any size of it: paved squares, and the ribbons under them.

The artist's plan (`city_places.json`) says where the squares are paved, in units of a 1920x1080 table. In small windows
ribbons are higher and broader for their squares than in large ones, because text does not shrink with them.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final

from attrs import evolve, frozen
from pygame import Rect

from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.kit.areas import Polygon, bounds
from leonardo.app.kit.asset_files import assets_folder, read_table
from leonardo.app.kit.points import Point
from leonardo.engine.davinci.constants import DISTRICTS, Place

LETTERS: Final = dict(zip(DISTRICTS, "ABCDEFGH", strict=True))

_OVER_THE_RIVER: Final = (Place.CARPENTRY, Place.KILN, Place.ROPERY)
"""Districts on the lower side of the river."""
_BRIDGE: Final = ((968, 484), (1088, 634))
"""The upper and the lower end of the bridge, in units of the plan."""
_LORD_AT_THE_LEFT: Final = (Place.WORKSHOP, Place.CARPENTRY)
"""Where another square is near at the right, or those stand who wait there."""
_SEAL: Final = 1.46
"""The size of a seal in heights of a line."""
_LARGE_SEAL: Final = 1.7
"""The same on a ribbon of two lines."""
_SECOND: Final = 82
"""How much further lines add to the height of a ribbon, per cent of the first."""
_NAME: Final = 0.62
"""Where the name begins beside the seal, in sizes of the seal."""
_GAP: Final = 8
"""Units between name and stock, and from these to the end of a ribbon."""
_BETWEEN: Final = 8
"""Units that are free between the ends of two ribbons."""
_FRAME: Final = 10
"""Units of the frame of the city, and of what is left free beside it."""
_LORD: Final = 34
"""Units from the edge of the city to the middle of the Lord, so that he stands within its frame."""
_BESIDE: Final = 22
"""Units from a square to the Lord of the City."""
_NOTICES: Final = (492, 104, 320, 74)
"""Where a board may hang in the sky between the tower of the palace and the dome, above the campanile, in units."""
_BEYOND: Final = 892
"""Where the sky beyond the dome begins, in units."""
_HAT: Final = 0.42
"""How far hats reach above heads, in heights of an apprentice."""
_OVERHANG: Final = (0.08, 0.08)
"""How far groups may stand beyond the left and the right edge where they are many, in widths of their square."""
_FREE_BESIDE: Final = {Place.GLASSWORKS: (0.1, 0.24)}
"""The same where a small square has nothing at its right that marks could hide."""
_TRIES: Final = 24
_NOWHERE: Final = Rect(0, 0, 0, 0)


@frozen
class RibbonNeed:
    """What room a ribbon must have, in pixels: for its name and for what the place gives.

    `height` is that of one line, its ends reach by `tail` beyond it; what the place gives stands in so many lines
    `below` the name, or else beside it.
    """

    name: int
    height: int
    tail: int
    stock: int = 0
    below: int = 0


@frozen
class District:
    """Where a district is, in pixels.

    Groups stand in `row`, at whose lower edge their marks end; `people` is where they are to be seen, and `heads` where
    on the square, hats included. `title` and the
    lines of `stock` are parts of the `ribbon`; `lord` is the foot of the Lord of the City when he is here, `building`
    the landmark. Where many meet, they stand in the `broad` row.
    """

    square: Polygon
    row: Rect
    broad: Rect
    people: Rect
    heads: Rect
    ribbon: Rect
    tail: int
    title: Rect
    stock: tuple[Rect, ...]
    lord: Point
    building: Rect
    seal_size: int

    @property
    def plate(self) -> Rect:
        """The ribbon with its seal across."""
        overhang = self.seal_size // 2 - (self.seal[0] - self.ribbon.left)
        return Rect(self.ribbon.left - overhang, self.ribbon.top, self.ribbon.width + overhang, self.ribbon.height)

    @property
    def stretch(self) -> Rect:
        """The ribbon with its seal and with both its ends."""
        return self.ribbon.inflate(2 * self.tail, 0).union(self.plate)

    @property
    def seal(self) -> Point:
        """The middle of the seal, on the left end of the ribbon."""
        return self.ribbon.left + self.seal_size // 5, self.ribbon.centery


@cache
def _plan() -> Mapping[str, Any]:
    return read_table(assets_folder() / "pictures" / "city_places.json")


class _Map:
    """From units of the plan to pixels of the city, which may be a little higher for its width than the plan."""

    def __init__(self, city: Rect) -> None:
        self.city = city
        left, top, self.wide, self.high = _plan()["picture"]
        self.origin = left, top
        self.scale = city.width / self.wide

    def point(self, x: float, y: float) -> Point:
        return (
            self.city.x + round((x - self.origin[0]) * self.scale),
            self.city.y + round((y - self.origin[1]) * self.city.height / self.high),
        )

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top = self.point(x, y)
        right, bottom = self.point(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)


class Ground:
    """The city, on which ribbons of any needs are laid: most needs are the same in all ways that are tried.

    An apprentice is `standing` pixels high, and its mark so many below.
    """

    def __init__(self, layout: TableLayout, standing: int, mark: int) -> None:
        self._plan = _Map(layout.city)
        self._standing = standing
        self._mark = mark
        self._alone: dict[tuple[Place, RibbonNeed], District] = {}

    @property
    def room(self) -> Rect:
        """Where ribbons may lie with their ends: within the frame of the city."""
        return self._plan.city.inflate(-2 * max(4, round(_FRAME * self._plan.scale)), 0)

    def districts(self, needs: Mapping[Place, RibbonNeed], *, over_people: bool = False) -> dict[Place, District]:
        """Return where each district is if its ribbon has the room that it needs, which it may take `over_people`."""
        found = [self._district(place, needs[place]) for place in DISTRICTS]
        between = max(2, round(_BETWEEN * self._plan.scale))
        stretches = [each.stretch.inflate(between, 0) for each in found]
        shifts = _apart(stretches, [each.people for each in found], self.room)
        if over_people:
            moved = [stretch.move(shift, 0) for stretch, shift in zip(stretches, shifts, strict=True)]
            more = _apart(moved, [_NOWHERE] * len(found), self.room)
            shifts = [shift + further for shift, further in zip(shifts, more, strict=True)]
        shifted = list(map(_shifted, found, shifts))
        cleared = [self._clear(each, shifted) for each in shifted]
        return dict(zip(DISTRICTS, cleared, strict=True))

    def _clear(self, district: District, all_: Iterable[District]) -> District:
        """Return a district whose people stand beyond its square only where neither ribbons nor others hide them."""
        row, broad = district.row, district.broad
        high = self._standing + 2 * self._mark
        crowd = Rect(broad.left, broad.bottom - high, broad.width, high)
        others = [each for each in all_ if each is not district]
        edges = [
            *((each.plate.left, each.plate.right) for each in others if crowd.colliderect(each.plate)),
            *(_halfway(row, each.row) for each in others if abs(each.row.bottom - row.bottom) < high),
        ]
        left = max((end for start, end in edges if start + end < 2 * row.centerx), default=broad.left)
        right = min((start for start, end in edges if start + end > 2 * row.centerx), default=broad.right)
        left, right = min(max(left, broad.left), row.left), max(min(right, broad.right), row.right)
        return evolve(district, broad=Rect(left, broad.top, right - left, broad.height))

    def _district(self, place: Place, need: RibbonNeed) -> District:
        """Return where a district is if no other one is near."""
        if (place, need) not in self._alone:
            self._alone[place, need] = _district(self._plan, place, need, self._standing, self._mark)
        return self._alone[place, need]


def over_the_river(place: Place | None) -> bool:
    """Tell whether a district lies on the lower side of the river; the Lord of the City waits on the upper one."""
    return place in _OVER_THE_RIVER


def bridge(layout: TableLayout) -> tuple[Point, Point]:
    """Return the upper and the lower end of the bridge, in pixels."""
    plan = _Map(layout.city)
    upper, lower = _BRIDGE
    return plan.point(*upper), plan.point(*lower)


def notices(layout: TableLayout) -> Rect:
    """Return where a board may hang beside the tower of the palace, in pixels."""
    return _Map(layout.city).rect(*_NOTICES)


def beyond_the_dome(layout: TableLayout) -> int:
    """Return from where on a board hides nothing of the dome, in pixels from the left."""
    return _Map(layout.city).point(_BEYOND, 0)[0]


def _district(plan: _Map, place: Place, need: RibbonNeed, standing: int, mark: int) -> District:
    spot = _plan()["districts"][LETTERS[place]]
    square = Polygon(tuple(plan.point(*corner) for corner in spot["square"]))
    ground = bounds(square)
    ribbon = _ribbon(plan, plan.rect(*spot["ribbon"]), need)
    title = Rect(ribbon.left + _beside(need), ribbon.top, need.name, need.height)
    inner = max(1, need.height // 12)
    line, high = _second(need), need.height - 2 * inner
    lines = tuple(
        Rect(title.left if need.below else ribbon.right - need.stock - inner, top + inner, need.stock, high)
        for top in (range(ribbon.top + line, ribbon.bottom - line, line) if need.below else (ribbon.top,))
    )
    row = Rect(ground.left, ground.top, ground.width, min(ground.bottom, ribbon.top) - ground.top)
    tall, hats = standing + mark, round(standing * _HAT)
    broad = _broader(row, _FREE_BESIDE.get(place, _OVERHANG))
    people = _broader(row, _OVERHANG)
    people = Rect(people.left, row.bottom - tall, people.width, tall)
    return District(
        square=square,
        row=row,
        broad=broad,
        people=people,
        heads=Rect(people.left, people.top - hats, people.width, people.height + hats),
        ribbon=ribbon,
        tail=need.tail,
        title=title,
        stock=lines,
        lord=_beside_square(plan, ground, place),
        building=plan.rect(*spot["building"]),
        seal_size=_seal_size(need),
    )


def _broader(row: Rect, share: tuple[float, float]) -> Rect:
    """Return a row that reaches beyond its ends, by a share of its width each."""
    left, right = (round(row.width * each) for each in share)
    return Rect(row.left - left, row.top, left + row.width + right, row.height)


def _halfway(row: Rect, other: Rect) -> tuple[int, int]:
    """Return where another row begins and ends, with half of what is between it and a row."""
    between = max(row.left - other.right, other.left - row.right) // 2
    return other.left - between, other.right + between


def _ribbon(plan: _Map, planned: Rect, need: RibbonNeed) -> Rect:
    """Return a ribbon of the needed size under its square, within the city."""
    gap = round(_GAP * plan.scale)
    words, goods = need.name + gap, need.stock + gap if need.stock else 0
    width = _beside(need) + (max(words, goods) if need.below else words + goods)
    ribbon = Rect(0, planned.top, width, need.height + need.below * _second(need))
    ribbon.centerx = planned.centerx
    ribbon.bottom = min(ribbon.bottom, plan.city.bottom - max(2, round(5 * plan.scale)))
    return ribbon


def _second(need: RibbonNeed) -> int:
    """How much higher each line below the name makes a ribbon."""
    return need.height * _SECOND // 100


def _seal_size(need: RibbonNeed) -> int:
    return round(need.height * (_LARGE_SEAL if need.below else _SEAL))


def _beside(need: RibbonNeed) -> int:
    """Return where a name begins on a ribbon: beside the seal."""
    size = _seal_size(need)
    return round(size * _NAME) + size // 5


def _beside_square(plan: _Map, ground: Rect, place: Place) -> Point:
    """Where the Lord of the City stands: beside the square, where it is no neighbour's, and within the city."""
    half = round(_BESIDE * plan.scale)
    across = ground.left - half if place in _LORD_AT_THE_LEFT else ground.right + half
    return min(across, plan.city.right - round(_LORD * plan.scale)), ground.bottom - round(10 * plan.scale)


def _apart(rects: list[Rect], fixed: list[Rect], room: Rect) -> list[int]:
    """Return by how much each rectangle must be shifted to lie in the room across, and beside others at its height.

    Each may lie at the height of the `fixed` one of its own number.
    """
    placed = [rect.copy() for rect in rects]
    for _ in range(_TRIES):
        last = [rect.copy() for rect in placed]
        for number, one in enumerate(placed):
            for other in _meeting(one, [*fixed[:number], *fixed[number + 1 :]]):
                one.x += other.right - one.left if one.centerx > other.centerx else other.left - one.right
            for other in _meeting(one, placed[number + 1 :]):
                left, right = (one, other) if one.centerx < other.centerx else (other, one)
                half = (left.right - right.left + 1) // 2 + 1
                left.x -= half
                right.x += half
            one.left = max(room.left, min(one.left, room.right - one.width))
        if placed == last:
            break
    return [now.x - before.x for now, before in zip(placed, rects, strict=True)]


def _meeting(one: Rect, others: list[Rect]) -> Iterator[Rect]:
    """Yield those that a rectangle meets where it is when their turn comes."""
    if one.collidelist(others) != -1:
        yield from (other for other in others if one.colliderect(other))


def _shifted(district: District, across: int) -> District:
    if not across:
        return district
    return evolve(
        district,
        ribbon=district.ribbon.move(across, 0),
        title=district.title.move(across, 0),
        stock=tuple(line.move(across, 0) for line in district.stock),
    )
