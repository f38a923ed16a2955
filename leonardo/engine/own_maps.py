"""A map of one's own, read from a mod: lands with their neighbours, and where they lie on the sheet.

A game names in its `moddable.json` which rows of its data are the lands and the seas, which there are `none` of on such
a map, how large the sheet is, and how many lands there may be. Neighbours need to be named on one side only.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from re import fullmatch
from typing import Any, Final

from leonardo.engine.own_shapes import Point, Ring, area, crossing, inside

Fields = dict[str, Any]
Complain = Callable[[str, str], Exception]  # makes an error of a field and what is wrong with it

PLAN: Final = "plan"  # the part of the data that tells where lands and seas lie
_ID: Final = r"[a-z][a-z_]{1,19}"
_LONGEST: Final = 24  # characters of a name
_CORNERS: Final = (3, 200)
_ISLANDS: Final = 8
_LEAST_AREA: Final = 1900  # square units of a shape: there is room for signs on so much
_LISTS: Final = ("land", "straits", "seas")
_PLACES: Final = ("sign", "pieces", "machines")
_REQUIRED: Final = ("name", "shape", *_PLACES)


class OwnMap:
    """A map as a mod tells it; `wrong` makes an error of a field, and what is wrong with it."""

    def __init__(self, section: Fields, told: object, at: str, wrong: Complain) -> None:
        self._section, self._at, self._wrong = section, at, wrong
        kinds = self._table(told, at, ("seas", "lands"), ("seas", "lands"))
        self._seas = dict(self._rows(kinds["seas"], "seas", ("name", "at"), ("name", "at")))
        self._lands = dict(self._rows(kinds["lands"], "lands", (*_REQUIRED, *_LISTS, "islands"), _REQUIRED))

    def data(self) -> Fields:
        """Return the map as rows of the data of its game.

        Raises:
            Exception: if something in it is not possible.
        """
        low, high = self._section["count"]
        if not low <= len(self._lands) <= high:
            raise self._wrong(f"{self._at}.lands", f"{len(self._lands)} lands are not {low} to {high}")
        plan = {name: self._places(name, land) for name, land in self._lands.items()}
        self._look_at_borders(plan)
        by_land, straits = self._ways("land"), self._ways("straits")
        for name, land in self._lands.items():
            self._known(land.get("seas", []), self._seas, f"{self._at}.lands.{name}.seas", "sea")
        self._look_whether_joined(by_land, straits)
        return {
            self._section["lands"]: [
                {
                    "id": name,
                    "name": land["name"],
                    "land": sorted(by_land[name]),
                    "straits": sorted(straits[name]),
                    "seas": list(land.get("seas", [])),
                }
                for name, land in self._lands.items()
            ],
            self._section["seas"]: [
                {"id": sea, "name": told["name"], "coast": self._coast(sea)} for sea, told in self._seas.items()
            ],
            **{rows: [] for rows in self._section["none"]},
            PLAN: {
                "territories": plan,
                "seas": {sea: self._point(told["at"], f"{self._at}.seas.{sea}.at") for sea, told in self._seas.items()},
                "impassable": [[[0, 0], [0, 0], [0, 0]]],
                "scenery": [],
            },
        }

    def _coast(self, sea: str) -> list[str]:
        return [name for name, land in self._lands.items() if sea in land.get("seas", [])]

    def _table(self, told: object, at: str, known: Iterable[str], required: Iterable[str]) -> Fields:
        if not isinstance(told, dict):
            raise self._wrong(at, "this is not a table of fields")
        if stray := next((name for name in told if name not in known), None):
            raise self._wrong(f"{at}.{stray}", f"there is no such field; there are {', '.join(known)}")
        if missing := next((name for name in required if name not in told), None):
            raise self._wrong(f"{at}.{missing}", "it is missing")
        return told

    def _rows(
        self, told: object, kind: str, known: Iterable[str], required: Iterable[str]
    ) -> Iterator[tuple[str, Fields]]:
        at = f"{self._at}.{kind}"
        if not isinstance(told, dict):
            raise self._wrong(at, "this is not a table")
        for name, fields in told.items():
            if not fullmatch(_ID, name):
                raise self._wrong(f"{at}.{name}", "an id is 2 to 20 small letters and underscores")
            row = self._table(fields, f"{at}.{name}", known, required)
            if not is_name(row["name"]):
                raise self._wrong(f"{at}.{name}.name", f"it is not 1 to {_LONGEST} printable characters")
            yield name, row

    def _known(self, told: object, known: Mapping[str, Any], at: str, kind: str) -> list[str]:
        if not (isinstance(told, list) and all(isinstance(each, str) for each in told)):
            raise self._wrong(at, "this is not a list of ids")
        if stray := next((each for each in told if each not in known), None):
            raise self._wrong(at, f"there is no {kind} {stray[:40]}")
        if len(set(told)) < len(told):
            raise self._wrong(at, "an id is there twice")
        return told

    def _ways(self, kind: str) -> dict[str, set[str]]:
        """Return whom each land can reach so, from whichever side it is told."""
        ways: dict[str, set[str]] = {name: set() for name in self._lands}
        for name, land in self._lands.items():
            at = f"{self._at}.lands.{name}.{kind}"
            for other in self._known(land.get(kind, []), self._lands, at, "land"):
                if other == name:
                    raise self._wrong(at, "a land is no neighbour of itself")
                ways[name].add(other)
                ways[other].add(name)
        return ways

    def _look_whether_joined(self, by_land: Mapping[str, set[str]], straits: Mapping[str, set[str]]) -> None:
        """Make sure that every land can be reached from every other, and that each sea leads somewhere."""
        for sea in self._seas:
            if len(self._coast(sea)) < 2:
                raise self._wrong(f"{self._at}.seas.{sea}", "at least two lands must lie on it")
        reached, next_ones = set[str](), [next(iter(self._lands))]
        while next_ones:
            name = next_ones.pop()
            if name not in reached:
                reached.add(name)
                over = (other for sea in self._lands[name].get("seas", []) for other in self._coast(sea))
                next_ones += [*by_land[name], *straits[name], *over]
        if alone := next((name for name in self._lands if name not in reached), None):
            raise self._wrong(f"{self._at}.lands.{alone}", "it cannot be reached from the first land")

    def _places(self, name: str, land: Fields) -> Fields:
        at = f"{self._at}.lands.{name}"
        shape = self._ring(land["shape"], f"{at}.shape")
        islands = land.get("islands", [])
        if not isinstance(islands, list) or len(islands) > _ISLANDS:
            raise self._wrong(f"{at}.islands", f"this is not a list of at most {_ISLANDS} shapes")
        if area(shape) < _LEAST_AREA:
            raise self._wrong(f"{at}.shape", f"{area(shape):.0f} square units leave no room for signs: {_LEAST_AREA}")
        places = {each: self._point(land[each], f"{at}.{each}") for each in _PLACES}
        if not inside(places["pieces"], shape):
            raise self._wrong(f"{at}.pieces", "it does not lie within the shape of its land")
        return {
            "land": shape,
            "islands": [self._ring(ring, f"{at}.islands.{number}") for number, ring in enumerate(islands)],
            "anchor": places["pieces"],
            "name": places["sign"],
            "pieces": places["pieces"],
            "machines": places["machines"],
        }

    def _ring(self, told: object, at: str) -> Ring:
        least, most = _CORNERS
        if not isinstance(told, list) or not least <= len(told) <= most:
            raise self._wrong(at, f"this is not a list of {least} to {most} corners")
        ring = [self._point(each, f"{at}.{number}") for number, each in enumerate(told)]
        if (crossed := crossing(ring, ring)) or len(set(ring)) < len(ring):
            raise self._wrong(at, f"its border crosses itself{_near(crossed)}")
        return ring

    def _point(self, told: object, at: str) -> Point:
        wide, high = self._section["sheet"]
        if not (isinstance(told, list) and len(told) == 2 and all(type(each) in (int, float) for each in told)):
            raise self._wrong(at, "this is not a place [x, y]")
        x, y = told
        if not (0 <= x <= wide and 0 <= y <= high):
            raise self._wrong(at, f"{told} is not on the sheet, which is {wide} by {high}")
        return x, y

    def _look_at_borders(self, plan: Mapping[str, Fields]) -> None:
        """Make sure that no two lands overlap; they may touch."""
        for (one, first), (other, second) in combinations(plan.items(), 2):
            for ring in (first["land"], *first["islands"]):
                for its in (second["land"], *second["islands"]):
                    where = crossing(ring, its) or next((at for at in ring if inside(at, its)), None)
                    where = where or next((at for at in its if inside(at, ring)), None)
                    if where:
                        raise self._wrong(f"{self._at}.lands.{other}.shape", f"it overlaps {one}{_near(where)}")
            for place, its in ((first["pieces"], second), (second["pieces"], first)):
                if inside(place, its["land"]):
                    raise self._wrong(f"{self._at}.lands.{other}.shape", f"it overlaps {one}{_near(place)}")


def is_name(told: object) -> bool:
    """Return whether this can be the name of a land or sea."""
    return isinstance(told, str) and 0 < len(told.strip()) <= len(told) <= _LONGEST and told.isprintable()


def _near(where: Point | None) -> str:
    return f" near [{where[0]:g}, {where[1]:g}]" if where else ""
