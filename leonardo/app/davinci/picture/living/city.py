"""All that lives in the city, with the light that lies on it, as parts of the city's panel."""

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from leonardo.app.davinci.picture.living.creatures import creatures
from leonardo.app.davinci.picture.living.daylight import Daylight
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.living.company import Company
from leonardo.app.table.living.life import Life
from leonardo.app.table.panels.panel import Part


class LivingCity:
    """The drawing come to life: `parts` lie on it and below everything that is played with."""

    def __init__(self, pictures: Pictures, city: Rect, company: Company[Any]) -> None:
        lit, shining = creatures(pictures, city)
        self.life = Life([*lit, *shining], company)
        self.parts: Sequence[Part] = (
            *self.life.parts[: len(lit)],
            *Daylight(city).parts,
            *self.life.parts[len(lit) :],
        )
