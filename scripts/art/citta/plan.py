"""Where the 32 squares of the second game lie in its city: 1604 x 744 units, drawn at two pixels a unit.

The walk is a ring with a slight swing, squares in ascending order clockwise, 1 at the lower left. `table` is what the
program reads: the field of each square, where its label hangs, its house, and the middle of its field.
"""

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from scripts.art.drawing.palette import Colour, mix
from scripts.art.drawing.shapes import Point

Thing = tuple[float, Callable[[], object]]  # the ground on which something stands, and what draws it

WIDTH, HEIGHT = 1604, 744
LEFT, RIGHT, TOP, BOTTOM = 136, 1472, 190, 652  # middles of the four sides of the walk, before it swings
HALF_FLAT, HALF_STEEP = 25, 31  # half the width of the walk where it goes across, and where it goes up or down
_SWING = {"top": 9.0, "bottom": -7.0, "left": 9.0, "right": -10.0}
CORNERS = (1, 7, 17, 22)
PLAZA = (58, 38)  # half the width and half the height of a piazza at a corner
_LABEL = 50
_BESIDE = 152  # units of the height of a label, and of its width where it stands beside the walk

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "leonardo" / "engine" / "citta" / "data.json").read_text(encoding="utf-8")
)
SQUARES: dict[int, dict[str, Any]] = {each["number"]: each for each in DATA["squares"]}
QUARTERS: dict[str, dict[str, Any]] = {each["id"]: each for each in DATA["quarters"]}
BRIDGES = tuple(number for number, square in SQUARES.items() if square["kind"] == "bridge")
PALACES = tuple(number for number, square in SQUARES.items() if square["kind"] in ("street", "alley"))


_PAINT: dict[str, tuple[Colour, Colour]] = {
    "torre": ((181, 83, 60), (230, 195, 184)),
    "elmo": ((74, 111, 165), (195, 208, 228)),
    "seta": ((94, 140, 58), (203, 221, 187)),
    "liuto": ((211, 154, 45), (242, 224, 185)),
    "chiavi": ((123, 79, 157), (216, 199, 228)),
    "sfera": ((47, 143, 139), (188, 224, 222)),
}
COLOURS: dict[str, Colour] = {quarter: mix(paint, (146, 104, 62), 0.24) for quarter, (paint, _) in _PAINT.items()}
"""What the roofs of each quarter are painted with."""
LIGHTS: dict[str, Colour] = {quarter: light for quarter, (_, light) in _PAINT.items()}
"""What its pavement is tinted with."""


def side(number: int) -> str:
    """On which side of the ring a square lies."""
    if number == 1 or number >= 22:
        return "bottom"
    return "left" if number < 7 else "top" if number < 18 else "right"


def swing(which: str, at: float) -> float:
    """The line of a side: its height at `at` across, or how far across it is at `at` down."""
    if which in ("top", "bottom"):
        base = TOP if which == "top" else BOTTOM
        return base + _SWING[which] * math.sin(math.tau * (at - LEFT) / (RIGHT - LEFT))
    base = LEFT if which == "left" else RIGHT
    return base + _SWING[which] * math.sin(math.tau * (at - TOP) / (BOTTOM - TOP))


def _span(number: int) -> tuple[float, float]:
    """From where to where a field that is no corner reaches along its side."""
    firsts = {"left": (2, 5), "top": (8, 9), "right": (18, 4), "bottom": (23, 10)}
    which = side(number)
    first, count = firsts[which]
    place = number - first
    start, stop = {
        "left": (BOTTOM - PLAZA[1], TOP + PLAZA[1]),
        "top": (LEFT + PLAZA[0], RIGHT - PLAZA[0]),
        "right": (TOP + PLAZA[1], BOTTOM - PLAZA[1]),
        "bottom": (RIGHT - PLAZA[0], LEFT + PLAZA[0]),
    }[which]
    step = (stop - start) / count
    one, other = start + step * place, start + step * (place + 1)
    return min(one, other), max(one, other)


def middle(number: int) -> Point:
    """The middle of a field."""
    if number in CORNERS:
        return {1: (LEFT, BOTTOM), 7: (LEFT, TOP), 17: (RIGHT, TOP), 22: (RIGHT, BOTTOM)}[number]
    low, high = _span(number)
    at, which = (low + high) / 2, side(number)
    return (at, swing(which, at)) if which in ("top", "bottom") else (swing(which, at), at)


def field(number: int) -> list[Point]:
    """The corners of a field, clockwise."""
    if number in CORNERS:
        (x, y), (w, h), c = middle(number), PLAZA, 9
        return [
            (x - w + c, y - h), (x + w - c, y - h), (x + w, y - h + c), (x + w, y + h - c),
            (x + w - c, y + h), (x - w + c, y + h), (x - w, y + h - c), (x - w, y - h + c),
        ]  # fmt: skip
    low, high = _span(number)
    which = side(number)
    steps = [low + (high - low) * part / 4 for part in range(5)]
    if which in ("top", "bottom"):
        upper = [(x, swing(which, x) - HALF_FLAT) for x in steps]
        return upper + [(x, swing(which, x) + HALF_FLAT) for x in reversed(steps)]
    right = [(swing(which, y) + HALF_STEEP, y) for y in steps]
    return right + [(swing(which, y) - HALF_STEEP, y) for y in reversed(steps)]


def box(number: int) -> tuple[float, float, float, float]:
    """The rectangle around a field: x, y, width, height."""
    corners = field(number)
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    return left, top, max(x for x, _ in corners) - left, max(y for _, y in corners) - top


def house(number: int) -> tuple[float, float, float, float]:
    """The middle of the foot of the palace of a square, its width and the height of its walls."""
    price = SQUARES[number]["price"]
    grand = (price - 40) / 60
    width = 66 + 22 * grand + (6 if SQUARES[number]["kind"] == "street" else 0)
    height = 42 + 15 * grand
    x, y = middle(number)
    which = side(number)
    if which == "left":
        return 54, y + 31, min(width, 70), min(height, 40)
    if which == "right":
        return 1551, y + 40, min(width, 72), min(height + 4, 46)
    return x, y - HALF_FLAT - 2, width, height


def label(number: int) -> list[float]:
    """Where the label of a square hangs: x, y, width, height."""
    x, y = middle(number)
    left, top, width, height = box(number)
    which = side(number)
    if number == 1:
        return [x - 60, y + PLAZA[1] + 2, 118, _LABEL]
    if number == 22:
        return [x - 58, y + PLAZA[1] + 2, 118, _LABEL]
    if number == 7:
        return [4, y + PLAZA[1] + 4, 98, _LABEL + 12]
    if number == 17:
        return [1506, y + PLAZA[1] + 4, 96, _LABEL + 12]
    if which == "top":
        return [left + 2, top + height + 2, width - 4, _LABEL]
    if which == "bottom":
        return [left + 2, top + height + 2, width - 4, _LABEL]
    shift = {6: 34, 5: 8, 18: 24}.get(number, 0)
    if which == "left":
        return [x + HALF_STEEP + 5, y - _LABEL / 2 + shift, _BESIDE, _LABEL]
    return [x - HALF_STEEP - 5 - _BESIDE, y - _LABEL / 2 + shift, _BESIDE, _LABEL]


def _palace_box(number: int) -> list[float]:
    x, y, width, height = house(number)
    return [x - width / 2 - 9, y - height - 30, width + 24, height + 31]


def table() -> dict[str, object]:
    """What the program reads of the ring, by the numbers of the squares."""
    return {
        "size": [WIDTH, HEIGHT],
        "squares": {
            str(number): {
                "field": [[round(x, 1), round(y, 1)] for x, y in field(number)],
                "middle": [round(part, 1) for part in middle(number)],
                "label": [round(part, 1) for part in label(number)],
                "palace": [round(part, 1) for part in _palace_box(number)] if number in PALACES else None,
                "side": side(number),
            }
            for number in sorted(SQUARES)
        },
    }


ARNO: list[Point] = [
    (-30, 262), (50, 272), (136, 262), (240, 276), (360, 292), (500, 316), (650, 346), (790, 380), (930, 418),
    (1070, 456), (1200, 490), (1340, 540), (1472, 566), (1560, 580), (1640, 588),
]  # fmt: skip
MILL: list[Point] = [
    (1352, 118), (1347, 150), (1343, 190), (1325, 250), (1296, 320), (1264, 390), (1224, 450), (1184, 488),
]  # fmt: skip
CANAL: list[Point] = [
    (730, 368), (776, 416), (812, 476), (842, 548), (860, 604), (866, 650), (872, 700), (874, 760),
]  # fmt: skip
RIVERS = ((ARNO, 24.0), (MILL, 20.0), (CANAL, 20.0))  # the courses of the water, and half their widths
