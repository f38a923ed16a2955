"""The picture of what an action does, or of where it is done."""

from typing import Final

from leonardo.app.davinci.picture.figures import component_picture
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import LABORATORIES, Box, Favour, Place, Upgrade
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View

_LABORATORIES: Final = {Place.SMALL: "laboratory_small_5", Place.LARGE: "laboratory_large_6"}
_UPGRADES: Final = {
    Upgrade.SMALL5: "laboratory_small_5",
    Upgrade.LARGE4: "laboratory_large_4",
    Upgrade.LARGE6: "laboratory_large_6",
    Upgrade.AUTOMATON: "automaton",
}
_BOXES: Final = {
    Box.MOVE: "sign_move",
    Box.TREASURY: "florin",
    Box.FORESIGHT: "sign_eye",
    Box.PURCHASE: "sign_purchase",
}
_FAVOURS: Final = {
    Favour.FLORINS: "florin",
    Favour.COMPONENTS: "component_brick",
    Favour.APPRENTICE: "seal_academy",
    Favour.SMALL5: "laboratory_small_5",
    Favour.LARGE4: "laboratory_large_4",
    Favour.LARGE6: "laboratory_large_6",
    Favour.AUTOMATON: "automaton",
}


def acted_picture(view: View, action: Action) -> str:
    """Return the name of the picture of what an action does: where somebody goes, or what is got by it."""
    match action:
        case actions.PlaceApprentices(at=place) | actions.PlaceMaster(at=place) | actions.Move(target=place):
            return place_picture(place)
        case actions.Interrupt(laboratory=place):
            return place_picture(place)
        case actions.Start(invention=number):
            return f"sketch_{number:02d}"
        case actions.ChooseFavour(favour=favour):
            return _FAVOURS[favour]
        case actions.TakeBox(box=box):
            return _BOXES[box]
        case actions.Take(upgrade=Upgrade() as upgrade):
            return _UPGRADES[upgrade]
        case actions.Take() | actions.Withdraw():
            return place_picture(view.question.district) if isinstance(view.question, OfferQuestion) else ""
        case actions.Buy(component=component):
            return component_picture(component)
        case _:
            return _WITHOUT_A_PLACE.get(type(action), "hourglass")


def place_picture(place: Place) -> str:
    """Return the seal of a district, or a laboratory."""
    return _LABORATORIES[place] if place in LABORATORIES else f"seal_{place.name.lower()}"


_WITHOUT_A_PLACE: Final = {
    actions.Bid: "purse_sealed",
    actions.GiveLeonardo: "leonardo",
    actions.Reorder: "sign_eye",
    actions.Stay: "sign_move",
    actions.Decline: "seal_council",
    actions.SaveFlorin: "florin",
}
"""What is shown of other actions; of those that end something, time that passes."""
