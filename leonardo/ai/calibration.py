"""What estimates are calibrated by: fitted to how games ended, by `scripts/calibrating/calibrate.py`."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from attrs import frozen

FILE: Final = "calibration.json"


@frozen
class Line:
    """A number that goes evenly from the beginning of a game to its end."""

    first: float
    last: float

    def at(self, course: float) -> float:
        """Return it where so much of a game has been played, 0 to 1."""
        return self.first + (self.last - self.first) * course


@frozen
class Calibration:
    """How imagined worlds tell what can be expected.

    `now` and `ahead` are what the shares of the first place count, as things stand and played on. The chance may be off
    by a `drift`, in logits: by so much estimates of one move differ. The score to be expected is a `level` and `slope`
    times the one that was played on to, and may be off by a `spread`.
    """

    now: Line
    ahead: Line
    drift: Line
    level: Line
    slope: Line
    spread: Line


PLAIN: Final = Calibration(
    Line(0.0, 0.0), Line(1.0, 1.0), Line(0.5, 0.5), Line(0.0, 0.0), Line(1.0, 1.0), Line(10.0, 10.0)
)
"""What is imagined, taken as it is."""
NAMES: Final = ("now", "ahead", "drift", "level", "slope", "spread")


def read(document: Mapping[str, Any]) -> Calibration:
    return Calibration(*(Line(*map(float, document.get(name, (0.0, 0.0)))) for name in NAMES))


def written(calibration: Calibration) -> dict[str, list[float]]:
    lines = {name: getattr(calibration, name) for name in NAMES}
    return {name: [round(line.first, 4), round(line.last, 4)] for name, line in lines.items()}


@cache
def of_package(package: str) -> Calibration:
    return read(json.loads(files(package).joinpath(FILE).read_text(encoding="utf-8")))
