"""Walking over the table with the keyboard: on in order, or to the nearest spot in a direction."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from leonardo.app.davinci.spots import ApprenticeSpot, PriceSpot, SpaceSpot, Spot

_ASIDE: Final = 2.5
"""How much farther something beside the way seems than something straight ahead."""

Direction = tuple[int, int]
"""One step left, right, up or down, as x and y."""


def worth_a_look(spot: Spot) -> bool:
    """Tell whether there is something to be seen or read at a spot that no other one beside it says."""
    if isinstance(spot, SpaceSpot):
        return spot.number == 0
    if isinstance(spot, PriceSpot):
        return spot.step == 0
    return not isinstance(spot, ApprenticeSpot)


def following(order: Sequence[Spot], here: Spot | None, step: int) -> Spot | None:
    """Return the next spot in reading order, or the one before if `step` is -1; around the ends."""
    if not order:
        return None
    if here not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(here) + step) % len(order)]


def nearest(
    places: Mapping[Spot, Rect], here: Rect | None, direction: Direction, *, ahead: bool = False
) -> Spot | None:
    """Return the spot that lies nearest to `here` in a direction, or nothing if none does.

    `ahead` leaves out what lies more beside the way than on it.
    """
    if here is None:
        return next(iter(places), None)
    best: Spot | None = None
    shortest = 0.0
    for spot, rect in places.items():
        across, down = rect.centerx - here.centerx, rect.centery - here.centery
        on = across * direction[0] + down * direction[1]
        aside = abs(across * direction[1]) + abs(down * direction[0])
        far = on + _ASIDE * aside
        if on > (aside if ahead else 0) and (best is None or far < shortest):
            best, shortest = spot, far
    return best
