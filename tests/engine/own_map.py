"""A map of one's own for tests: a grid of lands whose corners are moved a little, and an island beyond a strait."""

from random import Random
from typing import Any, Final

COLUMNS, ROWS = 5, 3
_WIDE, _HIGH = 180, 190
_LEFT, _TOP = 60, 90
NAMES: Final = [f"land_{letter}" for letter in "abcdefghijklmno"]
ISLAND: Final = "island"


def own_map() -> dict[str, Any]:
    """Return the section `map` of a mod."""
    random = Random(5)
    corners = {
        (x, y): [_LEFT + x * _WIDE + random.randint(-25, 25), _TOP + y * _HIGH + random.randint(-25, 25)]
        for x in range(COLUMNS + 1)
        for y in range(ROWS + 1)
    }
    lands: dict[str, Any] = {}
    for number, name in enumerate(NAMES):
        x, y = number % COLUMNS, number // COLUMNS
        middle = [_LEFT + x * _WIDE + _WIDE // 2, _TOP + y * _HIGH + _HIGH // 2]
        lands[name] = {
            "name": name.replace("_", " ").title(),
            "land": [
                *([NAMES[number + 1]] if x + 1 < COLUMNS else []),
                *([NAMES[number + COLUMNS]] if y + 1 < ROWS else []),
            ],
            "seas": [*(["north"] if y == 0 else []), *(["south"] if y == ROWS - 1 else [])],
            "shape": [corners[at] for at in ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))],
            "sign": [middle[0], middle[1] - 30],
            "pieces": [middle[0], middle[1] + 30],
            "machines": [middle[0] + 30, middle[1] + 30],
        }
    lands[ISLAND] = {
        "name": "Island",
        "straits": [NAMES[4]],
        "shape": [[1040, 120], [1160, 100], [1180, 260], [1050, 280]],
        "islands": [[[1100, 320], [1130, 320], [1120, 350]]],
        "sign": [1110, 160],
        "pieces": [1110, 220],
        "machines": [1140, 220],
    }
    seas = {"north": {"name": "North Sea", "at": [500, 40]}, "south": {"name": "South Sea", "at": [500, 720]}}
    return {"seas": seas, "lands": lands}


def as_toml(told: dict[str, Any], game: str = "engines") -> str:
    """Return the map as a mod writes it."""
    lines = ['title = "Grid"']
    for kind, rows in told.items():
        for name, fields in rows.items():
            lines += [f"[{game}.map.{kind}.{name}]", *(f"{field} = {value!r}" for field, value in fields.items())]
    return "\n".join(lines) + "\n"
