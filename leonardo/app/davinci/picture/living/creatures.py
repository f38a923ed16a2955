"""What lives in the city: smoke, boats, birds, a flag, and fires where people stand; the artist says what and where."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from attrs import frozen
from pygame import Rect

from leonardo.app.davinci.picture.city.districts import LETTERS
from leonardo.app.kit.asset_files import assets_folder, read_table
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.living.creature import Creature, planned
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View

_PLACES: Final[Mapping[str, Place]] = {letter: place for place, letter in LETTERS.items()}


@cache
def plan() -> Mapping[str, Any]:
    """Return what the artist says of the city, in units of a 1920x1080 table."""
    return read_table(assets_folder() / "pictures" / "city_places.json")


@frozen
class PlanScale:
    """From units of the plan to pixels of the city, which may be a little higher for its width than the plan."""

    city: Rect

    @property
    def k(self) -> float:
        """Pixels to a unit across."""
        return float(self.city.width / plan()["picture"][2])

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return the pixel of a point of the plan, not rounded."""
        left, top, wide, high = plan()["picture"]
        return (
            self.city.left + (x - left) * self.city.width / wide,
            self.city.top + (y - top) * self.city.height / high,
        )


def creatures(pictures: Pictures, city: Rect) -> tuple[list[Creature], list[Creature]]:
    """Return what lives in the light of the day, and what shines by itself, the farther ones first."""
    ground = PlanScale(city)
    told = plan()["living"]
    made = [_creature(pictures, ground, each) for each in told]
    return (
        [creature for creature, each in zip(made, told, strict=True) if not each["shines"]],
        [creature for creature, each in zip(made, told, strict=True) if each["shines"]],
    )


def _creature(pictures: Pictures, ground: PlanScale, told: Mapping[str, Any]) -> Creature:
    if not told["place"]:
        return planned(pictures, told, ground.point, ground.k)
    return planned(pictures, told, ground.point, ground.k, _where_people_stand(_PLACES[told["place"]]))


def _where_people_stand(place: Place) -> Callable[[View], bool]:
    return lambda view: bool(view.queues[place])
