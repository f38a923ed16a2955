"""Where things lie on the chart, and the part of it that is looked at (`engines_map.json`, in units of the chart)."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from attrs import evolve, field, frozen
from pygame import Rect

from leonardo.app.kit.areas import Polygon, bounds
from leonardo.app.kit.asset_files import assets_folder, read_table
from leonardo.app.kit.points import Point
from leonardo.app.kit.surface_cache import cached_per_size
from leonardo.engine.engines.board import PLAN, Sea, Territory

SIZE: Final = (1218, 763)
"""Units of the chart."""
CLOSEST: Final = 4.0
"""How many times larger than as a whole it can be seen."""
STEP: Final = 1.25
"""How many times larger it becomes by one turn of the wheel."""
SCALES: Final = 8
_EYES: Final = 40
"""At how many scales, and seen in how many ways, shapes are kept for a window of one size."""

Units = tuple[float, float]


@frozen
class Place:
    """A territory in units: its land and islands, and where its name, its pieces and its machines stand.

    Pieces and machines are told by the middle of their feet.
    """

    at: Territory
    land: tuple[Units, ...]
    islands: tuple[tuple[Units, ...], ...]
    anchor: Units
    name: Units
    pieces: Units
    machines: Units


@cache
def _plan() -> Mapping[str, Any]:
    return PLAN if PLAN is not None else read_table(assets_folder() / "pictures" / "engines_map.json")


@cache
def places() -> tuple[Place, ...]:
    """Return all territories in their order."""
    return tuple(_place(at, _plan()["territories"][at.name.lower()]) for at in Territory)


@cache
def from_the_south() -> tuple[Territory, ...]:
    """Return the territories, those first whose pieces stand before those of others."""
    return tuple(sorted(Territory, key=lambda at: -places()[at].pieces[1]))


def _place(at: Territory, told: Mapping[str, Any]) -> Place:
    return Place(
        at,
        tuple(map(_units, told["land"])),
        tuple(tuple(map(_units, ring)) for ring in told["islands"]),
        *(_units(told[name]) for name in ("anchor", "name", "pieces", "machines")),
    )


def _units(told: list[float]) -> Units:
    return told[0], told[1]


@cache
def sea_places() -> Mapping[Sea, Units]:
    """Return where the names of the sea zones stand."""
    return {Sea(name): _units(at) for name, at in _plan()["seas"].items()}


@cache
def closed() -> tuple[tuple[Units, ...], ...]:
    """Return the land that nobody plays: the Helvetic Confederation first, then what is scenery."""
    return tuple(tuple(map(_units, ring)) for ring in (*_plan()["impassable"], *_plan()["scenery"]))


@frozen
class Eye:
    """How the chart is looked at: in a rectangle of the window, so many times larger, from a corner in units."""

    window: tuple[int, int, int, int]
    zoom: float = 1.0
    left: float = 0.0
    top: float = 0.0
    rect: Rect = field(init=False, eq=False, repr=False)

    @rect.default
    def _rect(self) -> Rect:
        return Rect(self.window)

    @property
    def scale(self) -> float:
        """How many pixels a unit has."""
        return max(self.window[2] / SIZE[0], self.window[3] / SIZE[1]) * self.zoom

    def pixel(self, at: Units) -> Point:
        """Return the pixel of the window where something is seen."""
        scale = self.scale
        return round(self.window[0] + (at[0] - self.left) * scale), round(self.window[1] + (at[1] - self.top) * scale)

    def units(self, pixel: Point) -> Units:
        scale = self.scale
        return self.left + (pixel[0] - self.window[0]) / scale, self.top + (pixel[1] - self.window[1]) / scale

    def closer(self, about: Point, factor: float) -> "Eye":
        """Return how it is seen so many times larger, with the same under a pixel, as far as the chart reaches."""
        zoom = min(CLOSEST, max(1.0, self.zoom * factor))
        zoom = 1.0 if zoom < (1 + STEP) / 2 and factor < 1 else zoom
        x, y = self.units(about)
        other = evolve(self, zoom=zoom)
        scale = other.scale
        return other.at(x - (about[0] - self.window[0]) / scale, y - (about[1] - self.window[1]) / scale)

    def at(self, left: float, top: float) -> "Eye":
        """Return how it is seen from another corner, as far as the chart reaches."""
        scale = self.scale
        most = SIZE[0] - self.window[2] / scale, SIZE[1] - self.window[3] / scale
        return evolve(self, left=round(min(max(0.0, left), most[0]), 2), top=round(min(max(0.0, top), most[1]), 2))

    def moved(self, across: int, down: int) -> "Eye":
        """Return how it is seen when it was drawn along by so many pixels."""
        return self.at(self.left - across / self.scale, self.top - down / self.scale)

    def showing(self, rect: Rect) -> "Eye":
        """Return how it is seen so that a rectangle of pixels is within, if it is not."""
        room = self.rect.inflate(-self.window[2] // 8, -self.window[3] // 8)
        if room.contains(rect):
            return self
        wanted = rect.clamp(room)
        return self.moved(wanted.centerx - rect.centerx, wanted.centery - rect.centery)


@cached_per_size(SCALES * len(Territory))
def scaled(at: Territory, scale: float) -> tuple[Polygon, Rect]:
    """Return the main part of a territory at a scale, and the rectangle around all of it, from the chart's corner."""

    def ring_of(ring: tuple[Units, ...]) -> Polygon:
        return Polygon(tuple((round(x * scale), round(y * scale)) for x, y in ring))

    place = places()[at]
    land = ring_of(place.land)
    return land, bounds(land).unionall([bounds(ring_of(ring)) for ring in place.islands])


class Lands:
    """The territories as an eye sees them, in pixels of the window."""

    def __init__(self, eye: Eye) -> None:
        self.scale = eye.scale
        self.corner = eye.pixel((0.0, 0.0))
        self._areas: dict[Territory, Polygon] = {}

    def area(self, at: Territory) -> Polygon:
        """Return the main part of a territory."""
        if at not in self._areas:
            left, top = self.corner
            land, _ = scaled(at, self.scale)
            self._areas[at] = Polygon(tuple((x + left, y + top) for x, y in land.corners))
        return self._areas[at]

    def polygon(self, ring: tuple[Units, ...]) -> Polygon:
        """Return what lies within a ring of units."""
        (left, top), scale = self.corner, self.scale
        return Polygon(tuple((left + round(x * scale), top + round(y * scale)) for x, y in ring))

    def around(self, at: Territory) -> Rect:
        """Return the rectangle around all of it, islands included."""
        return scaled(at, self.scale)[1].move(self.corner)


@cached_per_size(_EYES)
def lands(eye: Eye) -> Lands:
    """Return the territories as an eye sees them."""
    return Lands(eye)
