"""Where the lands of the third game lie on its chart: 1218 x 763 units, drawn at two pixels a unit.

`map.json` holds the map of the rules' data: a plane of 1000 x 700 with the territories as polygons that share their
corners. Here its straight borders get the small bends of a hand that follows a coast, alike on both sides of a border.
The sea in the west is broader than there, so that a slip finds room. `table` is what the program reads.
"""

import json
import math
from pathlib import Path
from typing import Any, Final

from scripts.art.drawing.shapes import Point
from scripts.art.materials.textures import noise

WIDTH, HEIGHT = 1218, 763  # units of the chart
UNIT: Final = 1.09  # units of the chart for one of the map
WEST: Final = 136.0  # units of the map by which the sea in the west is broader
_STEP: Final = 2.0  # units of the map between two corners of a drawn border
_BEND: Final = 9.0  # how far, in units of the map, a bend of the hand leads from one side to the other

_NEAR: Final = 0.5  # units of the chart by which a border may be off where the program only asks what lies within

MAP: dict[str, Any] = json.loads((Path(__file__).parent / "map.json").read_text(encoding="utf-8"))
Ring = list[Point]

_ROOM: Final = 20  # units of the map around it for which bends are known, too
_BENDS: Final = tuple(noise(f"engines bend {way}", 520, 380, 56, 4, 0.7) for way in "xy")

Offset = tuple[float, float]
_SPOTS: dict[str, tuple[Offset, Offset, Offset]] = {
    "ireland": ((0, -2), (-6, 30), (6, 66)),
    "scotland": ((20, -30), (4, 24), (-30, 58)),
    "england": ((6, -30), (2, 28), (8, 60)),
    "norway": ((-8, -6), (-4, 32), (0, 68)),
    "sweden": ((4, 8), (0, 60), (2, 92)),
    "denmark": ((-44, -32), (-8, 20), (8, 56)),
    "portugal": ((-36, -28), (-18, 30), (-18, 66)),
    "castile": ((12, -112), (8, -42), (10, 18)),
    "aragon": ((28, -12), (18, 40), (40, 70)),
    "france": ((-30, -38), (-26, 20), (26, 52)),
    "aquitaine": ((4, -38), (4, 18), (4, 58)),
    "provence": ((0, -6), (-6, 42), (34, 52)),
    "burgundy": ((6, -28), (-2, 38), (2, 68)),
    "flanders": ((4, -28), (6, 32), (34, 66)),
    "saxony": ((-12, -32), (-12, 24), (20, 58)),
    "bavaria": ((0, -24), (0, 28), (10, 60)),
    "bohemia": ((10, -18), (2, 36), (28, 68)),
    "austria": ((10, -32), (14, 22), (10, 56)),
    "milan": ((4, -26), (16, 20), (8, 52)),
    "venice": ((2, -28), (2, 22), (30, 56)),
    "florence": ((-28, -30), (-20, 20), (-30, 52)),
    "rome": ((22, -38), (4, 22), (30, 50)),
    "naples": ((24, -24), (8, 30), (40, 50)),
    "sicily": ((-86, 4), (-4, 14), (50, 18)),
    "poland": ((18, -30), (-6, 34), (102, 42)),
    "lithuania": ((10, -6), (6, 44), (30, 86)),
    "muscovy": ((-30, -6), (-30, 44), (-30, 96)),
    "hungary": ((-30, -32), (-50, 26), (58, 30)),
    "serbia": ((-6, -26), (-6, 30), (-10, 66)),
    "greece": ((6, -34), (-10, 26), (40, 52)),
    "thrace": ((-4, -26), (-26, 28), (64, 36)),
    "anatolia": ((-34, -6), (-34, 44), (-34, 88)),
}
"""From the anchor of each territory, in units: the middle of its name, and of the feet of its men and its machines."""

_NARROW: dict[str, tuple[Offset, Offset, Offset]] = {
    "bavaria": ((15, 0), (4, 0), (4, 0)),
    "florence": ((15, 2), (8, 2), (6, 0)),
    "milan": ((0, -4), (-2, -4), (-34, -9)),
    "venice": ((0, -2), (0, 0), (17, 4)),
}
"""By how much these move where much stands closely; the ground was drawn to keep clear of what is beside them, too."""

_SEAS: dict[str, tuple[Point, float]] = {
    "atlantic": ((-34, 268), 0),
    "northern": ((372, 128), -6),
    "western": ((323, 614), 2),
    "eastern": ((716, 668), 3),
}
"""The middle of the name of each sea zone on the map, and by how many degrees it is turned."""

_CROSSINGS: tuple[tuple[Point, Point], ...] = (
    ((232, 92), (214, 118)),
    ((512, 140), (535, 132)),
    ((618, 652), (602, 655)),
)
"""Where a strait counts as a border by land (rule 2.5), on the map."""


def at(x: float, y: float) -> Point:
    """The place of a point of the map on the chart."""
    return (x + WEST) * UNIT, y * UNIT


def drawn(ring: list[list[float]]) -> Ring:
    """A ring of the map as it is drawn on the chart."""
    corners: Ring = []
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        side = _side(*sorted((one, other)))
        corners += (side if one <= other else side[::-1])[:-1]
    return corners


def _side(one: list[float], other: list[float]) -> Ring:
    """The corners of one side of a ring, always from the same end, so that neighbours share them exactly."""
    (x0, y0), (x1, y1) = one, other
    count = max(1, int(math.hypot(x1 - x0, y1 - y0) / _STEP))
    return [_bent(x0 + (x1 - x0) * k / count, y0 + (y1 - y0) * k / count) for k in range(count + 1)]


def _bent(x: float, y: float) -> Point:
    return at(x + (_bend(0, x, y) - 0.5) * _BEND, y + (_bend(1, x, y) - 0.5) * _BEND)


def _bend(way: int, x: float, y: float) -> float:
    field = _BENDS[way]
    rows, columns = field.shape
    across = min(max(0.0, (x + _ROOM) / (1000 + 2 * _ROOM)), 1.0) * (columns - 1.001)
    down = min(max(0.0, (y + _ROOM) / (700 + 2 * _ROOM)), 1.0) * (rows - 1.001)
    left, top, right, low = int(across), int(down), across % 1, down % 1
    upper = field[top, left] * (1 - right) + field[top, left + 1] * right
    lower = field[top + 1, left] * (1 - right) + field[top + 1, left + 1] * right
    return float(upper * (1 - low) + lower * low)


TERRITORIES: dict[str, dict[str, Any]] = {each["id"]: each for each in MAP["territories"]}
RINGS: dict[str, list[Ring]] = {
    name: [drawn(ring) for ring in (each["polygon"], *each["islands"])] for name, each in TERRITORIES.items()
}
"""The borders of each territory as they are drawn, the main part first."""
HELVETIA: Ring = drawn(MAP["impassable"][0]["polygon"])
_BEYOND = [[0.0, 670.8], [0.0, 700.0], [-52.0, 700.0], [-45.0, 692.0], [-30.0, 686.0], [-19.0, 676.0]]
"""The coast of Africa where the map of the rules ends."""
SCENERY: list[Ring] = [drawn(each["polygon"]) for each in MAP["scenery"]] + [drawn(_BEYOND)]  # land that nobody plays
CROSSINGS: list[tuple[Point, Point]] = [(at(*one), at(*other)) for one, other in _CROSSINGS]
SEA_LINES: list[Ring] = [[at(*point) for point in each["line"]] for each in MAP["sea_lines"]]


def anchor(name: str) -> Point:
    """The middle of the largest circle in a territory."""
    x, y = TERRITORIES[name]["anchor"]
    return at(x, y)


def spots(name: str) -> tuple[Point, Point, Point]:
    """The middle of the name of a territory, of the feet of its men, and of its machines."""
    x, y = anchor(name)
    title, men, machines = _SPOTS[name]
    return (x + title[0], y + title[1]), (x + men[0], y + men[1]), (x + machines[0], y + machines[1])


def table() -> dict[str, object]:
    """What the program must know of the chart, in its units."""
    return {
        "size": [WIDTH, HEIGHT],
        "territories": {name: _told(name) for name in RINGS},
        "impassable": [_short(HELVETIA)],
        "scenery": [_short(ring) for ring in SCENERY],
        "seas": {name: _point(at(*middle)) for name, (middle, _) in _SEAS.items()},
        "turns": {name: turn for name, (_, turn) in _SEAS.items()},
        "straits": [[_point(one), _point(other)] for one, other in CROSSINGS],
    }


def _told(name: str) -> dict[str, object]:
    main, *islands = RINGS[name]
    moved = _NARROW.get(name, ((0, 0),) * 3)
    middles = [(x + across, y + down) for (x, y), (across, down) in zip(spots(name), moved, strict=True)]
    places = dict(zip(("name", "pieces", "machines"), map(_point, middles), strict=True))
    return {
        "anchor": _point(anchor(name)),
        **places,
        "land": _short(main),
        "islands": [_short(ring) for ring in islands],
    }


def _short(ring: Ring) -> list[list[float]]:
    """A ring without the corners that nobody would miss."""
    return [_point(point) for point in _thinned([*ring, ring[0]])[:-1]]


def _point(point: Point) -> list[float]:
    return [round(point[0], 1), round(point[1], 1)]


def _thinned(line: Ring) -> Ring:
    """A line without the corners that lie nearer than `_NEAR` to it (Ramer, Douglas and Peucker)."""
    (x0, y0), (x1, y1) = line[0], line[-1]
    length = math.hypot(x1 - x0, y1 - y0)

    def off(x: float, y: float) -> float:
        if length < _NEAR:
            return math.hypot(x - x0, y - y0)
        return abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length

    far, number = max(((off(*point), k) for k, point in enumerate(line[1:-1], 1)), default=(0.0, 0))
    if far <= _NEAR:
        return [line[0], line[-1]]
    return _thinned(line[: number + 1])[:-1] + _thinned(line[number:])
