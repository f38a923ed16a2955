"""Where the ribbons of the eight districts lie on the city, for any size of it.

The artist's plan (`city_places.json`) keeps room in the drawing for a plate at each district, in units of a
1920x1080 table. Small windows need higher plates than the plan has, because text does not shrink with them.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

from attrs import frozen
from pygame import Rect

from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.kit.asset_files import assets_folder, read_table
from leonardo.engine.davinci.terms import DISTRICTS, SHOP_SELLS, Box, Place

LETTERS: Final = dict(zip(DISTRICTS, "ABCDEFGH", strict=True))

_AT_THE_LOWER_EDGE: Final = (Place.CARPENTRY, Place.KILN)
"""Districts whose plates grow upwards."""
_OVER_THE_RIVER: Final = (Place.CARPENTRY, Place.KILN, Place.ROPERY)
"""Districts on the lower side of the river."""
_BRIDGE: Final = ((968, 484), (1088, 634))
"""The upper and the lower end of the bridge, in units of the plan."""
_FEW_SEATS: Final = 4
_SMALLEST_TARGET: Final = 32
"""Pixels that anything to be clicked is high at least."""


@frozen
class Ribbon:
    """The parts of a district's ribbon, in pixels: rows of its plate, what it gives, and what stands around it."""

    plate: Rect
    seal: tuple[int, int]
    seal_size: int
    title: Rect
    queue: Rect
    stock: Rect
    boxes: tuple[Rect, ...]
    prices: tuple[Rect, ...]
    lord: tuple[int, int]
    building: Rect

    @property
    def tab(self) -> Rect:
        """The whole coin track."""
        return self.prices[0].unionall(self.prices[1:]) if self.prices else Rect(self.plate.bottomleft, (0, 0))


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

    def point(self, x: float, y: float) -> tuple[int, int]:
        return (
            self.city.x + round((x - self.origin[0]) * self.scale),
            self.city.y + round((y - self.origin[1]) * self.city.height / self.high),
        )

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        left, top = self.point(x, y)
        right, bottom = self.point(x + width, y + height)
        return Rect(left, top, right - left, bottom - top)


def ribbons(layout: TableLayout, seats: int, titles: Mapping[Place, int] | None = None) -> dict[Place, Ribbon]:
    """Return the ribbon of each district for a game of so many seats; `titles` are the pixels their names need."""
    plan = _Map(layout.city)
    return {place: _ribbon(layout, plan, place, seats, (titles or {}).get(place, 0)) for place in DISTRICTS}


def over_the_river(place: Place | None) -> bool:
    """Tell whether a district lies on the lower side of the river; the Lord of the City waits on the upper one."""
    return place in _OVER_THE_RIVER


def bridge(layout: TableLayout) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the upper and the lower end of the bridge, in pixels."""
    plan = _Map(layout.city)
    upper, lower = _BRIDGE
    return plan.point(*upper), plan.point(*lower)


def _ribbon(layout: TableLayout, plan: _Map, place: Place, seats: int, longest: int) -> Ribbon:
    spot = _plan()["districts"][LETTERS[place]]
    scale = plan.scale
    row = layout.text(18.5) * 5 // 4
    queue_row = max(round(38 * scale), 23)
    pad = max(3, round(7 * scale))
    plate = plan.rect(*spot["plate"])
    boxes_row = max(round(46 * scale), _SMALLEST_TARGET) + pad if place is Place.COUNCIL else 0
    needed = row + queue_row + 2 * pad + boxes_row
    if needed > plate.height:
        lift = needed - plate.height if place in _AT_THE_LOWER_EDGE else 0
        plate = Rect(plate.x, plate.y - lift, plate.width, needed)
    seal_size = round(min(66 * scale, plate.height * 0.86)) if place is not Place.COUNCIL else round(66 * scale)
    beside = seal_size * 3 // 5 + max(2, round(6 * scale))
    stock_width = _stock_width(layout, place, scale, seats)
    others = [plan.rect(*_plan()["districts"][LETTERS[other]]["plate"]) for other in DISTRICTS if other is not place]
    plate = _broadened(plate, beside + longest + stock_width + max(3, round(8 * scale)), layout.city, others)
    left = plate.x + beside
    stock = _stock(plate, stock_width, scale)
    right = plate.right - stock_width - max(3, round(8 * scale))
    upper = plate.height - boxes_row
    space = max(0, upper - row - queue_row - 2 * pad) // 3
    title = Rect(left, plate.y + pad + space, right - left, row)
    queue = Rect(left, title.bottom + space, right - left, queue_row)
    seal_y = plate.y + upper // 2
    return Ribbon(
        plate=plate,
        seal=(plate.x + round(6 * scale), seal_y),
        seal_size=seal_size,
        title=title,
        queue=queue,
        stock=stock,
        boxes=_boxes(plate, boxes_row, pad, scale) if boxes_row else (),
        prices=() if place is Place.COUNCIL else _prices(layout, plate, scale),
        lord=(plate.right - round(46 * scale), plate.y + round(8 * scale)),
        building=plan.rect(*spot["building"]),
    )


def _broadened(plate: Rect, width: int, city: Rect, others: Iterable[Rect]) -> Rect:
    """Return a plate at least so wide, in the city and clear of the others, with the seals over their left ends."""
    if plate.width >= width:
        return plate
    overhang, more = plate.height // 3, width - plate.width
    taken = [Rect(other.left - overhang, other.top, other.width + overhang, other.height) for other in others]
    room = city.inflate(-2 * overhang, 0)
    broad = [Rect(plate.left - left, plate.top, width, plate.height).clamp(room) for left in (more // 2, more, 0)]
    return next((each for each in broad if each.collidelist(taken) == -1), broad[0])


def _stock_width(layout: TableLayout, place: Place, scale: float, seats: int) -> int:
    """The room for what the place gives, with the edge of the plate; none at the Council."""
    letter = layout.text(18)
    widths = {
        Place.COUNCIL: 0,
        Place.WORKSHOP: max(round(90 * scale), letter * 3 + 4),
        Place.ACADEMY: _academy_width(seats, scale, letter),
    }
    width = widths.get(place, max(round(62 * scale), letter * 5 // 2) if place in SHOP_SELLS else 0)
    return width + max(2, round(8 * scale)) if width else 0


def _stock(plate: Rect, width: int, scale: float) -> Rect:
    """What the place gives, at the right of the plate."""
    pad = max(2, round(8 * scale))
    return Rect(plate.right - width, plate.y + pad, width - pad, plate.height - 2 * pad) if width else Rect(0, 0, 0, 0)


def _academy_width(seats: int, scale: float, letter: int) -> int:
    """Two columns of apprentices and numbers, three for five seats."""
    if seats <= _FEW_SEATS:
        return 2 * max(round(43 * scale), letter * 3 // 2)
    return 3 * max(round(35 * scale), letter * 6 // 5)


def _boxes(plate: Rect, row: int, pad: int, scale: float) -> tuple[Rect, ...]:
    left = plate.x + round(12 * scale)
    gap = max(2, round(4 * scale))
    width = (plate.right - round(10 * scale) - left - 3 * gap) // 4
    return tuple(Rect(left + (width + gap) * (box - 1), plate.bottom - row, width, row - pad) for box in Box)


def _prices(layout: TableLayout, plate: Rect, scale: float) -> tuple[Rect, ...]:
    """The four steps of the coin track, on a tab that hangs under the plate."""
    height = max(round(26 * scale), layout.text(17) + 4)
    width = max(round(31 * scale), layout.text(17) + 3)
    right = plate.right - round(14 * scale)
    return tuple(Rect(right - width * (4 - step), plate.bottom - 2, width, height) for step in range(4))
