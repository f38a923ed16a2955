"""Where the squares of the ring lie in a window, as the artist's plan has them (`citta_places.json`)."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any, Final

from attrs import frozen
from pygame import Rect

from leonardo.app.citta.picture.layout import CITY
from leonardo.app.kit.areas import Polygon, bounds
from leonardo.app.kit.asset_files import assets_folder, read_table
from leonardo.app.kit.points import Point
from leonardo.engine.citta.board import LAST_SQUARE

_PAWN: Final = 68
"""Units of the height of a pawn."""
_LEAST_PAWN: Final = 40
_LEAST_LABEL, _MORE = 31, 6
"""Pixels of the height of a label of two lines that can be read, and by how many a lower one grows."""
_LOWEST_LABEL: Final = 27
"""Pixels of the height under which its two lines would lie upon each other: so high it is always."""
_TWO_LINES: Final = 28
"""Pixels that a label of a column needs for two lines: a lower one holds all in one line, and is longer for it."""
_LONG: Final = 1.55
_CLOSE: Final = 3
"""Pixels by which a label of one line is lower, since that of the row over it has grown."""
_SPREADS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-0.5, 0), (0.5, 0)),
    3: ((-0.9, 0), (0, 0), (0.9, 0)),
    4: ((-0.9, -0.16), (-0.3, 0.1), (0.3, -0.16), (0.9, 0.1)),
    5: ((-1, -0.18), (-0.5, 0.1), (0, -0.18), (0.5, 0.1), (1, -0.18)),
    6: ((-1, -0.2), (-0.6, 0.1), (-0.2, -0.2), (0.2, 0.1), (0.6, -0.2), (1, 0.1)),
}
"""Where so many pawns stand on a field, in their widths across and their heights down."""


@frozen
class Square:
    """A square in pixels: what is around its field, the middle of that, its label, and its palace, if it has one."""

    around: Rect
    middle: Point
    label: Rect
    palace: Rect | None
    side: str


def spread(count: int) -> Sequence[tuple[float, float]]:
    """Return where so many pawns stand on a field, in their widths across and their heights down."""
    return _SPREADS[min(count, 6)] if count else ()


@cache
def plan() -> Mapping[str, Any]:
    """Return what the artist says of the city, in units of its picture."""
    return read_table(assets_folder() / "pictures" / "citta_places.json")


@lru_cache(maxsize=4)
def ring_in(city: tuple[int, int, int, int]) -> "Ring":
    """Return the ring of a city that fills a rectangle."""
    return Ring(Rect(city))


class Ring:
    """All squares of the ring where the city fills a rectangle."""

    def __init__(self, city: Rect) -> None:
        self.city = city
        self.scale = city.width / CITY[0], city.height / CITY[1]
        self.squares = {number: self._square(plan()["squares"][str(number)]) for number in range(1, LAST_SQUARE + 1)}

    def _square(self, told: Mapping[str, Any]) -> Square:
        across, down = self.scale

        def point(x: float, y: float) -> Point:
            left, top = self.point(x, y)
            return round(left), round(top)

        def rect(x: float, y: float, width: float, height: float) -> Rect:
            return Rect(*point(x, y), round(width * across), round(height * down))

        field = bounds(Polygon(tuple(point(*each) for each in told["field"])))
        palace = rect(*told["palace"]) if told["palace"] else None
        return Square(
            field, point(*told["middle"]), self._label(rect(*told["label"]), told["side"]), palace, told["side"]
        )

    def _label(self, at: Rect, side: str) -> Rect:
        """Return where a label lies that the plan puts `at` some pixels: larger than that where it would be low."""
        if side in ("left", "right"):
            if at.height >= _TWO_LINES:
                return at
            long = Rect(0, 0, round(at.width * _LONG), at.height - _CLOSE)
            long.bottomleft = at.bottomleft if side == "left" else (at.right - long.width, at.bottom)
            return long
        more = max(0, min(_MORE, _LEAST_LABEL - at.height), _LOWEST_LABEL - at.height)
        return Rect(at.left, at.top - more // 3, at.width, at.height + more).clamp(self.city)

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return the pixel of a point of the artist's plan, not rounded."""
        (left, top), (across, down) = self.city.topleft, self.scale
        return left + x * across, top + y * down

    def palace(self, square: int) -> Rect:
        """Return what lies next to the middle of the city: of a square below its palace or field, else its label."""
        at = self.squares[square]
        return (at.palace or at.around) if at.side == "bottom" else at.label

    @cached_property
    def heart(self) -> Rect:
        """The middle of the city, where no label hangs and no palace of the lower row stands."""
        left = max(at.label.right for at in self.squares.values() if at.side == "left")
        right = min(at.label.left for at in self.squares.values() if at.side == "right")
        between = [(at.side, self.palace(number)) for number, at in self.squares.items() if left < at.middle[0] < right]
        top = max(seen.bottom for side, seen in between if side == "top")
        bottom = min(seen.top for side, seen in between if side == "bottom")
        return Rect(left, top, right - left, bottom - top)

    @property
    def pawn_height(self) -> int:
        """How high a pawn is, in pixels."""
        return max(_LEAST_PAWN, round(_PAWN * min(self.scale)))

    def feet(self, square: int, count: int) -> list[Point]:
        """Return where so many pawns stand on a square, the first one at the left."""
        height = self.pawn_height
        x, y = self.squares[square].middle
        width = height * 0.66
        room = self.squares[square].around.width * 0.92
        where = spread(count)
        widest = max(abs(across) for across, _ in where) * 2 * width + width
        pressed = min(1.0, room / widest)
        down = round(height * 0.2)
        return [(x + round(across * width * pressed), y + down + round(level * height)) for across, level in where]

    def stood_on(self, square: int) -> Rect:
        """Return all pixels of a field and of those who may stand there."""
        height, field = self.pawn_height, self.squares[square].around
        return field.inflate(height, height // 2).union(field.move(0, -height)).clip(self.city)

    def labelled(self, square: int) -> Rect:
        """Return all pixels of the label of a square with what hangs at it."""
        label = self.squares[square].label
        return label.inflate(2 * label.height // 3, 2 * label.height // 3).clip(self.city)

    def at_feet(self, square: int) -> Point:
        """Return the middle of what is written in front of those who stand on a square."""
        (x, y), height = self.squares[square].middle, self.pawn_height
        return x, y + round(height * 0.3)

    def square_at(self, point: Point) -> int | None:
        """Return the square of whose label or palace a pixel is."""
        for number, square in self.squares.items():
            if square.label.collidepoint(point) or (square.palace is not None and square.palace.collidepoint(point)):
                return number
        return None
