"""Where on the table what a decision names lies, for those who carry decisions out in tests."""

from collections.abc import Iterator

from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot, Spot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.constants import LABORATORIES, NOTHING, SHOP_SELLS, Component, Place, Upgrade

BUTTONS: dict[type, str] = {
    actions.Done: "done",
    actions.Pass: "pass",
    actions.Decline: "decline",
    actions.Stay: "stay",
    actions.SaveFlorin: "save_florin",
    actions.Withdraw: "withdraw",
}


def goal(seat: int, place: Place) -> Spot:
    """Return the spot of a place to which a seat sends its workers: one of its laboratories, or a district."""
    return LaboratorySpot(seat, place) if place in LABORATORIES else DistrictSpot(place)


def laid_at(action: actions.Take) -> Place:
    if action.laboratory is not None:
        return action.laboratory
    return Place.SMALL if action.upgrade is Upgrade.SMALL5 else Place.LARGE


def components(action: actions.ChooseFavour) -> Iterator[Component]:
    for kind in Component:
        for _ in range((action.components or NOTHING)[kind]):
            yield kind


def shop_of(component: Component) -> Place:
    return next(place for place, sold in SHOP_SELLS.items() if sold is component)
